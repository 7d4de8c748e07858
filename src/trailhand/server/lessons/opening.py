"""A table of lessons: private, the learner on the first seat, Ben on the second."""

from __future__ import annotations

import trailhand as th
from trailhand.server.house import House
from trailhand.server.languages import clean_name
from trailhand.server.lessons.progress import COURSES, position
from trailhand.server.lobby import answered, blank, keep, set_up
from trailhand.server.playing import show
from trailhand.server.problems import Problem
from trailhand.server.seats import BOT, HUMAN, Seat
from trailhand.server.shelf import KeyRow
from trailhand.text import phrase

HOST = "Ben"


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
    seats = [Seat(HUMAN, clean_name(name), None, {key.visitor}), Seat(BOT, HOST, "random")]
    table = set_up(match, seats, key.visitor, info)
    await keep(house, table, key, [])
    show(house, table)
    return info.id
