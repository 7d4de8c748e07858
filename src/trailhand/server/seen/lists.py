"""The list of tables in the lobby."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from trailhand.core.game import find_game
from trailhand.core.text import say
from trailhand.server.contract import schema
from trailhand.server.house import House
from trailhand.server.keeping import database as db
from trailhand.server.keeping import shelf
from trailhand.server.seen.known import known_words
from trailhand.server.seen.snapshot import seat_shown
from trailhand.server.table.seats import Seat
from trailhand.server.watch.compiling import news
from trailhand.text.names import game_title

MOST = 50


class Listed(NamedTuple):
    """A table as it is on disk."""

    row: Row[Any]
    seats: list[Seat]
    moment: int


async def lobby(house: House, visitor: str, lang: str) -> schema.Lobby:
    """The visitor's own tables and the public ones, the last changed first."""
    own, public = await house.store.read(lambda connection: read_lobby(connection, visitor))
    return schema.Lobby(
        [shown(house, listed, visitor, lang) for listed in own],
        [shown(house, listed, visitor, lang) for listed in public],
        "" if (said := news()) is None else say(said, lang),
    )


def read_lobby(connection: Connection, visitor: str) -> tuple[list[Listed], list[Listed]]:
    """The visitor's own tables, and the public ones of others."""
    rows, held = db.tables.c, db.holders.c
    mine = sa.select(held.table_id).where(held.visitor == visitor)
    newest = sa.select(db.tables).order_by(rows.changed.desc()).limit(MOST)
    own = newest.where(rows.id.in_(mine), rows.status != "left")
    public = newest.where(rows.public, rows.status.in_(("open", "running")), rows.id.not_in(mine))
    return read_tables(connection, own), read_tables(connection, public)


def read_tables(connection: Connection, query: sa.Select[Any]) -> list[Listed]:
    """Tables with their seats and how many choices have been made."""
    chosen = db.choices.c
    found: list[Listed] = []
    for row in connection.execute(query).all():
        count = sa.select(sa.func.count()).where(chosen.table_id == row.id)
        moment = int(connection.execute(count).scalar() or 0)
        found.append(Listed(row, shelf.read_seats(connection, row.id), moment))
    return found


def shown(house: House, listed: Listed, visitor: str, lang: str) -> schema.TableShown:
    """One table of the lobby, with what is known about it if it is live."""
    row, seats, moment = listed
    table = house.tables.get(row.id)
    mine = [n for n, seat in enumerate(seats) if visitor in seat.holders]
    return schema.TableShown(
        row.id,
        row.game,
        game_title(find_game(row.game).info, lang),
        row.name,
        row.status,
        row.public,
        row.spectators,
        known_words(row.known, row.seed, row.status, lang),
        bool(mine),
        row.deciding in mine,
        [
            seat_shown(seat, n, table is not None and table.present(n), lang)
            for n, seat in enumerate(seats)
        ],
        moment,
        row.created,
        row.changed,
    )
