"""What does not stay forever: tables that nobody needs any more, and how many one may have."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trailhand.core.text import Text
from trailhand.server.configuration import Configuration
from trailhand.server.contract.problems import Problem
from trailhand.server.keeping import database as db

DAY = 24 * 3600.0
UNFINISHED = ("open", "running")
EVERY = (*UNFINISHED, "over", "left")
PARTS = (db.holders, db.seats, db.choices, db.snapshots, db.keys, db.links)


class Old(NamedTuple):
    """A table that may go, as it was when somebody looked."""

    id: str
    status: str
    seq: int
    changed: float


def days_kept(configuration: Configuration) -> dict[str, float]:
    """How many days a table stays after its last change, by its status; 0 means forever."""
    return {
        "open": configuration.keep_open_days,
        "left": configuration.keep_open_days,
        "running": configuration.keep_running_days,
        "over": configuration.keep_finished_days,
    }


def expired(connection: Connection, kept: dict[str, float]) -> list[Old]:
    """The tables whose time is up."""
    rows, now = db.tables.c, time.time()
    found: list[Old] = []
    for status, days in kept.items():
        if days > 0:
            columns = sa.select(rows.id, rows.status, rows.seq, rows.changed)
            query = columns.where(rows.status == status, rows.changed < now - days * DAY)
            found += [Old(*row) for row in connection.execute(query.order_by(rows.changed))]
    return found


def to_pack(connection: Connection, quiet_seconds: float) -> list[str]:
    """Finished games that take more room than they need to."""
    rows = db.tables.c
    quiet = rows.changed < time.time() - quiet_seconds
    query = sa.select(rows.id).where(rows.status == "over", ~rows.packed, quiet)
    return [str(row.id) for row in connection.execute(query.order_by(rows.changed))]


def delete_table(connection: Connection, table: Old) -> bool:
    """Delete a table, if it is still as it was seen; whether it was.

    Its row is held until the end, so that no choice comes between (SQLite has one writer anyway).
    """
    rows = db.tables.c
    same = sa.and_(rows.id == table.id, rows.seq == table.seq, rows.status == table.status)
    if connection.execute(sa.select(rows.id).where(same).with_for_update()).first() is None:
        return False
    with connection.begin_nested() as whole:
        for part in PARTS:
            connection.execute(part.delete().where(part.c.table_id == table.id))
        connection.execute(db.tables.update().where(rows.rematch == table.id).values(rematch=None))
        gone = connection.execute(db.tables.delete().where(same)).rowcount == 1
        if not gone:  # then nothing else of it goes either
            whole.rollback()
    return gone


def missing(connection: Connection, ids: list[str]) -> Iterator[str]:
    """Those of some tables that are not on disk any more."""
    rows = db.tables.c
    there = {row.id for row in connection.execute(sa.select(rows.id).where(rows.id.in_(ids)))}
    return (table_id for table_id in ids if table_id not in there)


# -- how many -----------------------------------------------------------------------------


def check_quota(
    connection: Connection, configuration: Configuration, visitor: str, maker: str
) -> None:
    """Refuse one more table to whoever has too many: of those that are not over, or of all."""
    rows = db.tables.c
    for whose, value, statuses, most, sentence in (
        (rows.host, visitor, UNFINISHED, configuration.tables_per_visitor, "server-your-tables"),
        (rows.host, visitor, EVERY, configuration.kept_per_visitor, "server-your-kept"),
        (rows.maker, maker, UNFINISHED, configuration.tables_per_address, "server-address-tables"),
        (rows.maker, maker, EVERY, configuration.kept_per_address, "server-address-kept"),
    ):
        if most and value:
            counted = sa.select(sa.func.count()).where(whose == value, rows.status.in_(statuses))
            if connection.execute(counted).scalar_one() >= most:
                raise Problem("too-many-tables", Text(sentence, {"n": most}))


def note_maker(connection: Connection, table_id: str, maker: str) -> None:
    """Write down from where a table was made: a keyed hash, never the address."""
    if maker:
        row = db.tables.update().where(db.tables.c.id == table_id)
        connection.execute(row.values(maker=maker))
