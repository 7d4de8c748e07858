"""Old games under new rules: every stored game is played again and compared.

A damaged game, or a damaged part of the database, does not keep the others from being looked at.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from trailhand.core.match import Match
from trailhand.server.keeping import database as db
from trailhand.server.keeping import shelf
from trailhand.server.keeping.matches import Beginning, first_match, play_again
from trailhand.server.keeping.packing import GONE, unpack


class Difference(NamedTuple):
    """A game that does not replay as it was stored."""

    table_id: str
    number: int
    problem: str


def table_ids(connection: Connection) -> list[str]:
    """All tables, the oldest first."""
    query = sa.select(db.tables.c.id).order_by(db.tables.c.created)
    return [str(row.id) for row in connection.execute(query)]


def match_before(connection: Connection, table_id: str) -> Match:
    """The match of a table before the first choice."""
    kept, seats = db.tables.c, db.seats.c
    columns = (kept.game, kept.options, kept.seed, kept.discreet, kept.origin)
    row = connection.execute(sa.select(*columns).where(kept.id == table_id)).one()
    counted = sa.select(sa.func.count(seats.seat)).where(seats.table_id == table_id)
    return first_match(Beginning(*row), connection.execute(counted).scalar_one())


def check_all(engine: Engine) -> tuple[int, list[Difference]]:
    """Play every stored game again; how many there are, and the first difference of each."""
    ids = readable_ids(engine)
    found = []
    for table_id in ids:
        with engine.connect() as connection:  # a fresh one: the last may have met damage
            found += [each for each in [check(connection, table_id)] if each is not None]
    return len(ids), found


def readable_ids(engine: Engine) -> list[str]:
    """All tables, the oldest first; of a damaged list whatever can be found about them."""
    try:
        with engine.connect() as connection:
            return table_ids(connection)
    except sa.exc.DatabaseError:
        pass  # read on, piece by piece
    ids: dict[str, None] = {}
    for column in (db.tables.c.id, db.snapshots.c.table_id, db.choices.c.table_id):
        with engine.connect() as connection, contextlib.suppress(sa.exc.DatabaseError):
            for row in connection.execute(sa.select(column)):
                ids[str(row[0])] = None
    return list(ids)


def check(connection: Connection, table_id: str) -> Difference | None:
    """Play a stored game again; the first difference, or None."""
    try:
        for number, problem in differences(connection, table_id):
            return Difference(table_id, number, problem)
    except sa.exc.DatabaseError as problem:
        return Difference(table_id, 0, f"the database is damaged: {problem.orig}")
    except Exception as problem:  # what is damaged may be of any form, and fail anywhere
        return Difference(table_id, 0, f"the game is damaged: {problem!r}")
    return None


def differences(connection: Connection, table_id: str) -> Iterator[tuple[int, str]]:
    """Where the game and its stored snapshots part."""
    kept = db.snapshots.c
    whole = sa.and_(kept.table_id == table_id, kept.position != GONE)
    rows = connection.execute(sa.select(kept.number, kept.position).where(whole))
    stored = {each.number: json.loads(unpack(each.position)) for each in rows}
    steps = shelf.read_choices(connection, table_id)
    number = 0
    try:
        match = match_before(connection, table_id)
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
