"""A table of lessons: private, the learner on the first seat, bots with names on the others."""

from __future__ import annotations

import trailhand as th
from trailhand.bots import RANDOM
from trailhand.server.changes.command import FreshTable, make_table
from trailhand.server.changes.lobby import blank, set_up
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.keeping.shelf import KeyRow
from trailhand.server.lessons.courses import COURSES
from trailhand.server.lessons.progress import position
from trailhand.server.table.names import clean_name
from trailhand.server.table.seats import BOT, HUMAN, Seat
from trailhand.text import phrase

HOSTS = ("Ben", "Cleo", "Dov", "Eli")


async def learn(house: House, key: KeyRow, game: str, name: str, lang: str) -> str:
    """Set up a table of lessons for a visitor; its id."""

    async def plan() -> FreshTable:
        return plan_lessons(key.visitor, game, name, lang)

    return await make_table(house, key, plan)


def plan_lessons(visitor: str, game: str, name: str, lang: str) -> FreshTable:
    """The table of a learner, with the first lesson on it."""
    if game not in COURSES:
        raise Problem("not-found")
    match = th.load(position(game))
    title = phrase("lesson-table", lang)
    info = blank(game, title, public=False, spectators=False, confirm=False)
    others = [Seat(BOT, host, RANDOM) for host in HOSTS[: match.seats - 1]]
    seats = [Seat(HUMAN, clean_name(name), None, {visitor}), *others]
    return FreshTable(set_up(match, seats, visitor, info), [])
