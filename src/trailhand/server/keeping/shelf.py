"""Writing tables to disk and reading them again."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from trailhand.core.event import Event, Logbook
from trailhand.core.match import Match, Played
from trailhand.server.keeping import database as db
from trailhand.server.keeping.matches import match_of, play_again
from trailhand.server.keeping.packing import GONE
from trailhand.server.table.seats import Seat
from trailhand.server.table.tables import Answered, Info, LiveTable, Logged, Total, Undone
from trailhand.server.table.undo import Made, what_stays

SNAPSHOT_EVERY = 20


class KeyUsed(Exception):
    """A key that this visitor has used for another command."""


class Stale(Exception):
    """A table that somebody else has changed since it was read."""


class KeyRow(NamedTuple):
    """A command as it is remembered: whose it was, which one, and its answer."""

    visitor: str
    key: str
    command: str
    answer: str = ""


class Step(NamedTuple):
    """A choice as it is written down."""

    number: int
    played: Played
    seq: int
    events: list[Event]


class Kept(NamedTuple):
    """A choice as it lies on disk; its events are read only for the log."""

    number: int
    played: Played
    seq: int
    events: str


# -- events -------------------------------------------------------------------------------


def write_events(events: list[Event]) -> str:
    """Events as text."""
    return json.dumps([event.save() for event in events])


def read_events(text: str, logbook: Logbook) -> list[Event | None]:
    """Events from text; None stands for one of a kind that there is no longer."""
    return [logbook.read(data) for data in json.loads(text)]


def logged(events: Sequence[Event | None], seq: int, moment: int, turn: int) -> list[Logged]:
    """Events with their places in the log; `seq` is that of the first."""
    lines: list[Logged] = []
    for place, event in enumerate(events):
        if event is not None:
            turn = event.values[0] if event.kind.begins_turn else turn
            lines.append(Logged(seq + place, moment, turn, event))
    return lines


# -- writing ------------------------------------------------------------------------------


def insert_key(connection: Connection, key: KeyRow, table_id: str, moment: int) -> None:
    """Remember a command; the same key for two commands is refused."""
    values = key._asdict() | {"table_id": table_id, "moment": moment, "created": time.time()}
    try:
        connection.execute(db.keys.insert(), values)
    except sa.exc.IntegrityError:
        raise KeyUsed(key.key) from None


def insert_table(connection: Connection, table: LiveTable, opening: list[Event]) -> None:
    """Write a new table."""
    match, info = table.match, table.info
    connection.execute(
        db.tables.insert(),
        {
            "id": info.id,
            "game": info.game,
            "options": json.dumps(match.options),
            "seed": str(match.seed),
            "known": info.known,
            "discreet": match.state.discreet,
            "origin": None if match.origin is None else json.dumps(match.origin),
            "opening": write_events(opening),
            "name": info.name,
            "public": info.public,
            "spectators": info.spectators,
            "confirm": info.confirm,
            "patience": info.patience,
            "status": info.status,
            "host": info.host,
            "deciding": table.deciding,
            "seq": table.seq,
            "undone": "[]",
            "created": info.created,
            "changed": info.changed,
        },
    )
    write_seats(connection, info.id, table.seats)


def write_seats(connection: Connection, table_id: str, seats: list[Seat]) -> None:
    """Write who sits where; one-time links die with any change of who holds their seat."""
    links = db.links.c
    for number, before in enumerate(read_seats(connection, table_id)):
        if before.holders != seats[number].holders:
            dead = sa.and_(links.table_id == table_id, links.seat == number)
            connection.execute(db.links.delete().where(dead))
    connection.execute(db.holders.delete().where(db.holders.c.table_id == table_id))
    connection.execute(db.seats.delete().where(db.seats.c.table_id == table_id))
    for number, seat in enumerate(seats):
        here = {"table_id": table_id, "seat": number}
        sits = {"kind": seat.kind, "name": seat.name, "bot": seat.bot}
        seen_by = json.dumps(sorted(seat.seen_by))
        connection.execute(db.seats.insert(), here | sits | {"seen_by": seen_by})
        for visitor in sorted(seat.holders):
            connection.execute(db.holders.insert(), here | {"visitor": visitor})


def insert_choice(connection: Connection, table_id: str, step: Step) -> None:
    """Write a choice."""
    connection.execute(
        db.choices.insert(),
        {
            "table_id": table_id,
            "number": step.number,
            "turn": step.played.turn,
            "seat": step.played.seat,
            "notation": step.played.notation,
            "interjected": step.played.interjected,
            "seq": step.seq,
            "events": write_events(step.events),
        },
    )


def insert_snapshot(connection: Connection, table_id: str, match: Match, turn_start: bool) -> None:
    """Write the state of a match, from which it can go on."""
    connection.execute(
        db.snapshots.insert(),
        {
            "table_id": table_id,
            "number": len(match.played),
            "turn_start": turn_start,
            "position": json.dumps(match.position(), separators=(",", ":")),
            "totals": json.dumps(points(match)),
        },
    )


def points(match: Match) -> list[int]:
    """The totals of all seats."""
    return [entry["total"] for entry in match.scores()]


def update_table(connection: Connection, table_id: str, known: int, **values: Any) -> None:
    """Write what has changed about a table, if `known` is still its seq on disk.

    Every change makes seq grow, so whoever knows an older one has not seen the last change.
    """
    kept = db.tables.c
    statement = db.tables.update().where(kept.id == table_id, kept.seq == known)
    if connection.execute(statement.values(changed=time.time(), **values)).rowcount != 1:
        raise Stale(table_id)


def cut_choices(connection: Connection, table_id: str, number: int) -> None:
    """Delete all choices from a number on, and the snapshots after them."""
    chosen, kept = db.choices.c, db.snapshots.c
    connection.execute(
        db.choices.delete().where(chosen.table_id == table_id, chosen.number >= number)
    )
    connection.execute(db.snapshots.delete().where(kept.table_id == table_id, kept.number > number))


# -- reading ------------------------------------------------------------------------------


def read_seq(connection: Connection, table_id: str) -> int | None:
    """The seq of a table on disk."""
    return connection.execute(
        sa.select(db.tables.c.seq).where(db.tables.c.id == table_id)
    ).scalar_one_or_none()


def load_table(connection: Connection, table_id: str) -> LiveTable | None:
    """A table as it was left: the last turn is played again from its beginning."""
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).first()
    if row is None:
        return None
    kept_choices = read_choices(connection, table_id)
    played = [step.played for step in kept_choices]
    kept = db.snapshots.c
    newest = connection.execute(
        sa.select(kept.number, kept.position)
        .where(kept.table_id == table_id, kept.turn_start, kept.position != GONE)
        .order_by(kept.number.desc())
        .limit(1)
    ).one()
    base = match_of(row, newest.position, played[: newest.number])
    table = LiveTable(info_of(row), read_seats(connection, table_id), base.clone(), base)
    for choice in played[newest.number :]:
        before, table.match = table.match, table.match.clone()
        table.match.watch()
        play_again(table.match, choice)
        table.made.append(Made(choice, what_stays(before, table.match, table.match.events())))
    table.match.state.log = None
    table.seq, table.pending = row.seq, row.pending
    table.undone = [Undone(*pair) for pair in json.loads(row.undone)]
    logbook = table.match.game.logbook
    table.log = logged(read_events(row.opening, logbook), 1, 0, 0)
    for step in kept_choices:
        events = read_events(step.events, logbook)
        table.log += logged(events, step.seq, step.number + 1, step.played.turn)
    table.totals = read_totals(connection, table_id)
    used = connection.execute(sa.select(db.keys).where(db.keys.c.table_id == table_id))
    table.keys = {(key.visitor, key.key): Answered(key.command, key.answer) for key in used}
    return table


def read_answer(connection: Connection, key: KeyRow) -> str | None:
    """The answer that a key was given before; the same key for another command is refused."""
    keys = db.keys.c
    query = db.keys.select().where(keys.visitor == key.visitor, keys.key == key.key)
    row = connection.execute(query).first()
    if row is None:
        return None
    if row.command != key.command:
        raise KeyUsed(key.key)
    return str(row.answer)


def info_of(row: Row[Any]) -> Info:
    """What a table is."""
    return Info(
        row.id,
        row.game,
        row.name,
        row.public,
        row.spectators,
        row.confirm,
        row.status,
        row.host,
        row.created,
        row.changed,
        row.rematch,
        row.patience,
        row.known,
        row.resigned,
    )


def read_seats(connection: Connection, table_id: str) -> list[Seat]:
    """Who sits where."""
    query = sa.select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
    seats = [
        Seat(row.kind, row.name, row.bot, seen_by=set(json.loads(row.seen_by or "[]")))
        for row in connection.execute(query)
    ]
    held = sa.select(db.holders).where(db.holders.c.table_id == table_id)
    for row in connection.execute(held):
        seats[row.seat].held_by(row.visitor)
    return seats


def read_choices(connection: Connection, table_id: str) -> list[Kept]:
    """All choices of a table."""
    query = sa.select(db.choices).where(db.choices.c.table_id == table_id)
    return [
        Kept(
            row.number,
            Played(row.turn, row.seat, row.notation, row.interjected),
            row.seq,
            row.events,
        )
        for row in connection.execute(query.order_by(db.choices.c.number))
    ]


def read_totals(connection: Connection, table_id: str) -> list[Total]:
    """The scores at the beginning of every turn."""
    kept = db.snapshots.c
    query = sa.select(kept.number, kept.totals).where(kept.table_id == table_id, kept.turn_start)
    rows = connection.execute(query.order_by(kept.number))
    return [Total(row.number, json.loads(row.totals)) for row in rows]


def match_at(connection: Connection, table_id: str, moment: int) -> Match:
    """The match of a table after so many choices."""
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).one()
    kept = db.snapshots.c
    nearest = connection.execute(
        sa.select(kept.number, kept.position)
        .where(kept.table_id == table_id, kept.number <= moment, kept.position != GONE)
        .order_by(kept.number.desc())
        .limit(1)
    ).one()
    played = [step.played for step in read_choices(connection, table_id)]
    match = match_of(row, nearest.position, played[: nearest.number])
    for choice in played[nearest.number : moment]:
        play_again(match, choice)
    return match
