"""Whose eyes a visitor looks through, and whether they may look at all."""

from __future__ import annotations

from typing import NamedTuple

from trailhand.core.text import Text
from trailhand.server.contract.problems import Problem
from trailhand.server.table.tables import LiveTable


class Eyes(NamedTuple):
    """Who looks: the seats they hold, and the one they look through (-1: a spectator)."""

    visitor: str
    seats: list[int]
    viewing: int
    sees: bool


def eyes(table: LiveTable, visitor: str, deciding: int) -> Eyes:
    """Whose eyes a visitor looks through; refused if the table is none of their business."""
    seats = table.seats_of(visitor)
    if seats:
        return Eyes(visitor, seats, deciding if deciding in seats else seats[0], True)
    if not table.info.spectators and (table.full() or table.info.status == "left"):
        raise Problem("forbidden", Text("server-private"))
    return Eyes(visitor, [], -1, table.info.spectators)
