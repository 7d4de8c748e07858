"""One-time links: carry a seat to another device.

Only the hash of a token is kept. A link dies when it is used, when its time is up, and when
somebody else comes to hold its seat (`shelf.write_seats`).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from trailhand.core.text import Text
from trailhand.server.changes.command import Change, command, refusing_used_keys
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.keeping import database as db
from trailhand.server.keeping import shelf
from trailhand.server.keeping.shelf import KeyRow
from trailhand.server.table.tables import LiveTable

MOST_HOLDERS = 8


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(table_id: str, key: KeyRow, secret: str) -> str:
    """The token of the link that a command makes: the same one if the command is repeated.

    It follows from the secret in the visitor's cookie, which is kept nowhere either.
    """
    told = hmac.new(secret.encode(), f"{table_id} {key.key}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(told.digest()[:18]).decode()


async def make_link(house: House, table: LiveTable, key: KeyRow, seat: int, secret: str) -> str:
    """The token of a new link for a seat of one's own."""
    token = token_of(table.info.id, key, secret)

    def plan() -> Change:
        if seat not in table.seats_of(key.visitor):
            raise Problem("forbidden", Text("server-no-seat"))
        expires = time.time() + house.configuration.link_seconds
        return new_link(table, seat, hashed(token), expires)

    await command(house, table, key, plan)
    return token


def new_link(table: LiveTable, seat: int, kept: str, expires: float) -> Change:
    """A link is written down, and links that have expired are deleted; nothing else changes."""
    row = {
        "token": kept,
        "table_id": table.info.id,
        "seat": seat,
        "expires": expires,
    }

    def writing(connection: Connection) -> None:
        connection.execute(db.links.delete().where(db.links.c.expires < time.time()))
        connection.execute(db.links.insert(), row)

    return Change({}, lambda: None, writing)


async def claim(house: House, key: KeyRow, token: str) -> str:
    """Use a link: this browser holds the seat, too."""
    query = sa.select(db.links).where(db.links.c.token == hashed(token))

    def find(connection: Connection) -> tuple[Row[Any] | None, str | None]:
        # In this order: whoever finds a link used finds the key of the command that used it.
        return connection.execute(query).first(), shelf.read_answer(connection, key)

    with refusing_used_keys():
        link, before = await house.store.read(find)
    if before is not None:
        return before
    if link is None or link.expires < time.time():
        raise Problem("not-found", Text("server-link-used"))
    table = await house.table(link.table_id)
    return await command(
        house, table, key, lambda: use_link(table, key.visitor, link.seat, link.token)
    )


def use_link(table: LiveTable, visitor: str, seat: int, kept: str) -> Change:
    """A visitor holds a seat, too; refused if the link has been used meanwhile."""
    holders = table.seats[seat].holders
    if not holders or len(holders) >= MOST_HOLDERS:
        raise Problem("forbidden", Text("server-link-used"))
    seats = [each.copy() for each in table.seats]
    seats[seat].held_by(visitor)
    seq = table.seq + 1

    def writing(connection: Connection) -> None:
        if not connection.execute(db.links.delete().where(db.links.c.token == kept)).rowcount:
            raise Problem("not-found", Text("server-link-used"))
        shelf.write_seats(connection, table.info.id, seats)

    def apply() -> None:
        table.seats, table.seq = seats, seq

    return Change({"seq": seq}, apply, writing, table.info.id)
