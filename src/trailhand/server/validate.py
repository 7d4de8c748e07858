"""Old games under new rules: every stored game is played again and compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trailhand.server import database as db
from trailhand.server import shelf
from trailhand.server.matches import first_match, play_again


class Difference(NamedTuple):
    """A game that does not replay as it was stored."""

    table_id: str
    number: int
    problem: str


def table_ids(connection: Connection) -> list[str]:
    """All tables, the oldest first."""
    query = sa.select(db.tables.c.id).order_by(db.tables.c.created)
    return [str(row.id) for row in connection.execute(query)]


def check(connection: Connection, table_id: str) -> Difference | None:
    """Play a stored game again; the first difference, or None."""
    for number, problem in differences(connection, table_id):
        return Difference(table_id, number, problem)
    return None


def differences(connection: Connection, table_id: str) -> Iterator[tuple[int, str]]:
    """Where the game and its stored snapshots part."""
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).one()
    kept = db.snapshots.c
    query = sa.select(kept.number, kept.position).where(kept.table_id == table_id)
    stored = {each.number: json.loads(each.position) for each in connection.execute(query)}
    steps = shelf.read_steps(connection, table_id)
    number = 0
    try:
        match = first_match(row, len(shelf.read_seats(connection, table_id)))
        if 0 in stored and stored[0] != as_data(match.position()):
            yield 0, "the set-up is another one"
        for step in steps:
            number = step.number + 1
            play_again(match, step.played)
            if number in stored and stored[number] != as_data(match.position()):
                yield number, f"another state after {step.played.notation!r}"
    except ValueError as problem:
        yield number, str(problem)


def as_data(position: object) -> object:
    """A position as it comes back from disk."""
    return json.loads(json.dumps(position))
