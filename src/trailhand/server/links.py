"""One-time links: carry a seat to another device."""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trailhand.core.text import Text
from trailhand.server import database as db
from trailhand.server import shelf
from trailhand.server.house import House
from trailhand.server.lobby import MOST_HOLDERS, answered, hashed
from trailhand.server.playing import done_before, show, write
from trailhand.server.problems import Problem
from trailhand.server.shelf import KeyRow, KeyUsed
from trailhand.server.tables import Answered, LiveTable


async def make_link(house: House, table: LiveTable, key: KeyRow, seat: int) -> str:
    """The token of a new link for a seat of one's own."""
    async with table.lock:
        if done_before(table, key):
            return table.keys[key.visitor, key.key].answer
        if seat not in table.seats_of(key.visitor):
            raise Problem("forbidden", Text("server-no-seat"))
        token = secrets.token_urlsafe(16)
        row = {
            "token": hashed(token),
            "table_id": table.info.id,
            "seat": seat,
            "expires": time.time() + house.settings.link_seconds,
        }

        def writing(connection: Connection) -> None:
            connection.execute(db.links.delete().where(db.links.c.expires < time.time()))
            connection.execute(db.links.insert(), row)

        await write(house, table, key._replace(answer=token), writing)
        return token


async def claim(house: House, key: KeyRow, token: str) -> str:
    """Use a link: this browser holds the seat, too."""
    before = await answered(house, key)
    if before is not None:
        return before
    wanted = db.links.c.token == hashed(token)
    link = await house.store.read(lambda c: c.execute(sa.select(db.links).where(wanted)).first())
    if link is None or link.expires < time.time():
        raise Problem("not-found", Text("server-link-used"))
    table = await house.table(link.table_id)
    async with table.lock:
        holders = table.seats[link.seat].holders
        if not holders or len(holders) >= MOST_HOLDERS:
            raise Problem("forbidden", Text("server-link-used"))
        seats = [seat.copy() for seat in table.seats]
        seats[link.seat].holders.add(key.visitor)
        seq = table.seq + 1

        def job(connection: Connection) -> bool:
            if not connection.execute(db.links.delete().where(wanted)).rowcount:
                return False
            answer = key._replace(answer=table.info.id)
            shelf.insert_key(connection, answer, table.info.id, table.moment)
            shelf.write_seats(connection, table.info.id, seats)
            shelf.update_table(connection, table.info.id, seq=seq)
            return True

        try:
            if not await house.commit(table, job):
                raise Problem("not-found", Text("server-link-used"))
        except KeyUsed:
            raise Problem("invalid", Text("server-key-used")) from None
        table.keys[key.visitor, key.key] = Answered(key.command, table.info.id)
        table.seats, table.seq = seats, seq
        show(house, table)
    return table.info.id
