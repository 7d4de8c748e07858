"""What there is: the tables of a database, with their sizes, for the host."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from trailhand.core.match import Match
from trailhand.server.keeping import database as db
from trailhand.server.keeping import shelf
from trailhand.server.keeping.growth import Old

STATUSES = ("open", "running", "over", "left")


def list_tables(connection: Connection, status: str | None = None) -> list[dict[str, Any]]:
    """All tables, the last changed first, each with what it takes."""
    rows = db.tables.c
    query = sa.select(db.tables).order_by(rows.changed.desc())
    if status is not None:
        query = query.where(rows.status == status)
    counts, sizes = choices_by_table(connection), bytes_by_table(connection)
    return [
        told(row, counts.get(row.id, 0), sizes.get(row.id, 0))
        for row in connection.execute(query).all()
    ]


def choices_by_table(connection: Connection) -> dict[str, int]:
    """How many choices every table has."""
    chosen = db.choices.c.table_id
    query = sa.select(chosen, sa.func.count()).group_by(chosen)
    return {row[0]: row[1] for row in connection.execute(query)}


def bytes_by_table(connection: Connection) -> dict[str, int]:
    """How much text there is of every table: choices, states and the log."""
    kept, chosen = db.snapshots.c, db.choices.c
    found: dict[str, int] = {}
    for owner, columns in (
        (kept.table_id, (kept.position, kept.totals)),
        (chosen.table_id, (chosen.notation, chosen.events)),
    ):
        total = sum((sa.func.length(each) for each in columns[1:]), sa.func.length(columns[0]))
        query = sa.select(owner, sa.func.sum(total)).group_by(owner)
        for row in connection.execute(query):
            found[row[0]] = found.get(row[0], 0) + int(row[1])
    return found


def told(row: Row[Any], choices: int, size: int) -> dict[str, Any]:
    """One table in a list."""
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "status": row.status,
        "public": bool(row.public),
        "choices": choices,
        "created": iso(row.created),
        "changed": iso(row.changed),
        "packed": bool(row.packed),
        "bytes": size,
    }


def show_table(connection: Connection, table_id: str) -> dict[str, Any] | None:
    """One table with its seats, its settings and its size."""
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).first()
    if row is None:
        return None
    count = sa.select(sa.func.count()).where(db.choices.c.table_id == table_id)
    found = told(row, connection.execute(count).scalar_one(), 0)
    found["bytes"] = bytes_by_table(connection).get(table_id, 0)
    found["options"] = json.loads(row.options)
    found["seats"] = [
        {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "people": len(seat.holders)}
        for seat in shelf.read_seats(connection, table_id)
    ]
    return found


def seen(connection: Connection, table_id: str) -> Old | None:
    """A table as it is now, for whoever wants to change it next."""
    rows = db.tables.c
    columns = sa.select(rows.id, rows.status, rows.seq, rows.changed)
    row = connection.execute(columns.where(rows.id == table_id)).first()
    return Old(*row) if row is not None else None


def whole_match(connection: Connection, table_id: str) -> Match:
    """The match of a table as it is now."""
    count = sa.select(sa.func.count()).where(db.choices.c.table_id == table_id)
    return shelf.match_at(connection, table_id, connection.execute(count).scalar_one())


def iso(moment: float) -> str:
    """A time, to the second."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
