"""The log of stored games written anew: each is played again, and what happens is noted afresh.

For a database whose events have an older form than the one that today's rules note. Choices,
states and the places of lines in the log stay as they are. Columns are named one by one, because
a migration meets tables that later ones have not changed yet.
"""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trailhand.core.match import Played
from trailhand.server.keeping import database as db
from trailhand.server.keeping.matches import play_again
from trailhand.server.keeping.shelf import write_events
from trailhand.server.keeping.validate import match_before, table_ids


def retell_all(connection: Connection) -> Iterator[tuple[str, str]]:
    """Write the log of every table anew; the tables that cannot be, each with the reason.

    A game that does not play again keeps its choices and can be gone on with, but what had
    happened by then is not told any more.
    """
    for table_id in table_ids(connection):
        try:
            retell(connection, table_id)
        except ValueError as problem:
            silence(connection, table_id)
            yield table_id, str(problem)


def retell(connection: Connection, table_id: str) -> None:
    """Play a stored game again and write down its events."""
    match = match_before(connection, table_id)
    opening = write_events(match.events())
    events: list[dict[str, object]] = []
    for number, played in choices_of(connection, table_id):
        match.state.log = []
        play_again(match, played)
        events.append({"at": number, "told": write_events(match.events())})
    write_opening(connection, table_id, opening)
    if events:
        chosen = db.choices.c
        where = sa.and_(chosen.table_id == table_id, chosen.number == sa.bindparam("at"))
        rewrite = db.choices.update().where(where).values(events=sa.bindparam("told"))
        connection.execute(rewrite, events)


def choices_of(connection: Connection, table_id: str) -> list[tuple[int, Played]]:
    """All choices of a table with their numbers."""
    chosen = db.choices.c
    columns = (chosen.number, chosen.turn, chosen.seat, chosen.notation, chosen.interjected)
    query = sa.select(*columns).where(chosen.table_id == table_id).order_by(chosen.number)
    return [
        (row.number, Played(row.turn, row.seat, row.notation, row.interjected))
        for row in connection.execute(query)
    ]


def silence(connection: Connection, table_id: str) -> None:
    """Leave nothing in the log that nobody could read any more."""
    write_opening(connection, table_id, "[]")
    where = db.choices.c.table_id == table_id
    connection.execute(db.choices.update().where(where).values(events="[]"))


def write_opening(connection: Connection, table_id: str, events: str) -> None:
    """What was told before the first choice."""
    connection.execute(db.tables.update().where(db.tables.c.id == table_id).values(opening=events))
