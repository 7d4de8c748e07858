"""A table of lessons: private, the learner on the first seat, people of the house beside."""

from __future__ import annotations

import trailhand as th
from trailhand.bots import RANDOM
from trailhand.server.house import House
from trailhand.server.languages import clean_name
from trailhand.server.lessons.courses import COURSES
from trailhand.server.lessons.progress import position
from trailhand.server.lobby import answered, blank, keep, set_up
from trailhand.server.playing import show
from trailhand.server.problems import Problem
from trailhand.server.seats import BOT, HUMAN, Seat
from trailhand.server.shelf import KeyRow
from trailhand.text import phrase

HOSTS = ("Ben", "Cleo", "Dov", "Eli")


async def learn(house: House, key: KeyRow, game: str, name: str, lang: str) -> str:
    """Set up a table of lessons for a visitor; its id."""
    before = await answered(house, key)
    if before is not None:
        return before
    if game not in COURSES:
        raise Problem("not-found")
    match = th.load(position(game))
    title = phrase("lesson-table", lang)
    info = blank(game, title, public=False, spectators=False, confirm=False)
    others = [Seat(BOT, host, RANDOM) for host in HOSTS[: match.seats - 1]]
    seats = [Seat(HUMAN, clean_name(name), None, {key.visitor}), *others]
    table = set_up(match, seats, key.visitor, info)
    await keep(house, table, key, [])
    show(house, table)
    return info.id
