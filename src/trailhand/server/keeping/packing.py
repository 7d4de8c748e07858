"""Finished games take little room: few of their states are kept, and those are compressed.

A running game has its state at the start of every turn, so that undo and opening are quick. When
it is over, nobody changes it any more. Its first state, its last one and one every so often stay,
which is what opening it, looking at any moment of it and `trailhand validate` need; of the others,
only the points remain, which the chart of the game is drawn from.
"""

from __future__ import annotations

import base64
import zlib
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trailhand.server.keeping import database as db

KEPT_EVERY = 60  # choices: as many as are played again to look at a moment
MARK = "z:"  # a state begins with { unless it is packed
GONE = ""


def pack(position: str) -> str:
    """A state in little room."""
    if position.startswith(MARK):
        return position
    return MARK + base64.b85encode(zlib.compress(position.encode(), 9)).decode()


def unpack(position: str) -> str:
    """A state as it was written."""
    if not position.startswith(MARK):
        return position
    return zlib.decompress(base64.b85decode(position[len(MARK) :])).decode()


class Room(NamedTuple):
    """How many bytes the states of a table take, before and after they are packed."""

    before: int
    after: int


def pack_table(connection: Connection, table_id: str) -> Room:
    """Pack the states of a finished game; others stay as they are."""
    kept, rows = db.snapshots.c, db.tables.c
    finished = sa.and_(rows.id == table_id, rows.status == "over")
    flag = db.tables.update().where(finished).values(packed=True)
    if not connection.execute(flag).rowcount:
        return Room(0, 0)
    columns = sa.select(kept.number, kept.turn_start, kept.position)
    query = columns.where(kept.table_id == table_id, kept.position != GONE)
    states = connection.execute(query.order_by(kept.number)).all()
    stay = numbers_to_keep([row.number for row in states])
    stay.add(max(row.number for row in states if row.turn_start))  # it is opened from there
    packed = [
        {"at": row.number, "state": pack(row.position) if row.number in stay else GONE}
        for row in states
    ]
    here = sa.and_(kept.table_id == table_id, kept.number == sa.bindparam("at"))
    statement = db.snapshots.update().where(here).values(position=sa.bindparam("state"))
    connection.execute(statement, packed)
    after = sum(len(str(row["state"])) for row in packed)
    return Room(sum(len(row.position) for row in states), after)


def numbers_to_keep(numbers: list[int]) -> set[int]:
    """The first, the last, and one after every so many choices."""
    stay = {numbers[0], numbers[-1]}
    last = numbers[0]
    for number in numbers:
        if number - last >= KEPT_EVERY:
            stay.add(number)
            last = number
    return stay
