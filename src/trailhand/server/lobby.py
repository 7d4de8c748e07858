"""The lobby: setting up tables, sitting down, standing up, standing in."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

from sqlalchemy.engine import Connection

from trailhand.core.match import Match
from trailhand.core.state import Event
from trailhand.core.text import Text
from trailhand.server import commands, shelf
from trailhand.server import database as db
from trailhand.server.house import House
from trailhand.server.languages import clean_name
from trailhand.server.lessons.teaching import check_free
from trailhand.server.levels import chosen
from trailhand.server.matches import start_match
from trailhand.server.playing import check_running, done_before, show, write
from trailhand.server.problems import Problem
from trailhand.server.seats import BOT, HUMAN, OPEN, Seat
from trailhand.server.shelf import KeyRow, KeyUsed
from trailhand.server.tables import Answered, Info, LiveTable, Total, deciding_seat

MOST_HOLDERS = 8


def new_id() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


# -- setting up ---------------------------------------------------------------------------


def seat_plan(plan: commands.SeatPlan, visitor: str, game: str) -> Seat:
    """A seat as it was asked for."""
    name = clean_name(plan.name)
    if plan.kind == "bot":
        return Seat(BOT, name, chosen(game, plan.bot))
    if plan.kind == "open":
        return Seat(OPEN, name)
    return Seat(HUMAN, name, None, {visitor})


def set_up(match: Match, seats: list[Seat], host: str, wanted: Info) -> LiveTable:
    """A table around a match; the opening events have been collected by the match."""
    opening = match.events()
    match.state.log = None
    table = LiveTable(wanted, seats, match, match)
    wanted.host = host
    if match.over:
        wanted.status = "over"
    else:
        wanted.status = "running" if table.full() else "open"
    table.log = shelf.logged(opening, 1, 0, 0)
    table.seq = len(opening) + 1
    table.totals = [Total(0, shelf.points(match))]
    return table


def blank(game: str, name: str, *, public: bool, spectators: bool, confirm: bool) -> Info:
    """A table that is about to be."""
    now = time.time()
    plain = clean_name(name)
    return Info(new_id(), game, plain, public, spectators, confirm, "open", "", now, now)


async def keep(
    house: House,
    table: LiveTable,
    key: KeyRow,
    opening: list[Event],
    more: Callable[[Connection], None] | None = None,
) -> None:
    """Write a new table, and the key of the command that made it."""
    answer = key._replace(answer=table.info.id)

    def job(connection: Connection) -> None:
        shelf.insert_key(connection, answer, table.info.id, 0)
        shelf.insert_table(connection, table, opening)
        shelf.insert_snapshot(connection, table.info.id, table.base, True)
        if more is not None:
            more(connection)

    try:
        await house.store.write(job)
    except KeyUsed:
        raise Problem("invalid", Text("server-key-used")) from None
    table.keys[key.visitor, key.key] = Answered(key.command, table.info.id)
    house.add(table)


async def answered(house: House, key: KeyRow) -> str | None:
    """The answer that a key was given before."""

    def job(connection: Connection) -> str | None:
        keys = db.keys.c
        query = db.keys.select().where(keys.visitor == key.visitor, keys.key == key.key)
        row = connection.execute(query).first()
        if row is None:
            return None
        if row.command != key.command:
            raise KeyUsed(key.key)
        return str(row.answer)

    try:
        return await house.store.read(job)
    except KeyUsed:
        raise Problem("invalid", Text("server-key-used")) from None


async def create(house: House, key: KeyRow, wanted: commands.NewTable) -> LiveTable:
    """Set up a table."""
    before = await answered(house, key)
    if before is not None:
        return await house.table(before)
    seats = [seat_plan(plan, key.visitor, wanted.game) for plan in wanted.seats]
    if not any(plan.kind == "me" for plan in wanted.seats):
        raise Problem("invalid", Text("server-nobody"))
    people = sum(seat.kind != BOT for seat in seats)
    seed = secrets.randbits(64) if wanted.seed is None else int(wanted.seed)
    match = start_match(wanted.game, len(seats), seed, wanted.options, people > 1)
    info = blank(
        wanted.game,
        wanted.name,
        public=wanted.public,
        spectators=wanted.spectators,
        confirm=wanted.confirm,
    )
    opening = match.events()
    table = set_up(match, seats, key.visitor, info)
    await keep(house, table, key, opening)
    show(house, table)
    return table


# -- seats --------------------------------------------------------------------------------


async def change_seats(
    house: House, table: LiveTable, key: KeyRow, seats: list[Seat], host: str, status: str
) -> None:
    """Write who sits where now."""
    seq, table_id = table.seq + 1, table.info.id
    deciding = deciding_seat(table.match, status)

    def writing(connection: Connection) -> None:
        shelf.write_seats(connection, table_id, seats)
        shelf.update_table(
            connection, table_id, seq=seq, host=host, status=status, deciding=deciding
        )

    await write(house, table, key, writing)
    table.seats, table.seq, table.info.host, table.info.status = seats, seq, host, status
    show(house, table)


async def join(house: House, table: LiveTable, key: KeyRow, seat: int | None, name: str) -> None:
    """Sit down on an open seat."""
    async with table.lock:
        if done_before(table, key):
            return
        if table.info.status in ("over", "left"):
            raise Problem("over", Text("server-left"))
        free = [n for n, each in enumerate(table.seats) if each.kind == OPEN]
        if seat is None and table.seats_of(key.visitor):
            return
        if seat is None and not free:
            raise Problem("forbidden", Text("server-no-open-seat"))
        wanted = free[0] if seat is None else seat
        if wanted not in free:
            raise Problem("forbidden", Text("server-seat-taken"))
        seats = [each.copy() for each in table.seats]
        seats[wanted] = Seat(HUMAN, clean_name(name) or seats[wanted].name, None, {key.visitor})
        missing = any(each.kind == OPEN for each in seats)
        status = "open" if missing and table.info.status == "open" else "running"
        await change_seats(house, table, key, seats, table.info.host or key.visitor, status)


async def leave(house: House, table: LiveTable, key: KeyRow) -> None:
    """Stand up: the seats are open for others; the last one closes the table."""
    async with table.lock:
        if done_before(table, key):
            return
        mine = table.seats_of(key.visitor)
        if not mine:
            raise Problem("forbidden", Text("server-no-seat"))
        seats = [each.copy() for each in table.seats]
        for number in mine:
            seats[number].holders.discard(key.visitor)
            if not seats[number].holders and table.info.status in ("open", "running"):
                seats[number] = Seat(OPEN, "")
        people = sorted({visitor for each in seats for visitor in each.holders})
        status = table.info.status
        if not people and status != "over":
            status = "left"
        host = table.info.host
        if host == key.visitor:
            host = people[0] if people else ""
        await change_seats(house, table, key, seats, host, status)


async def stand_in(
    house: House, table: LiveTable, key: KeyRow, seat: int, wanted: str | None
) -> None:
    """Let a bot play for somebody who is not there, or for oneself."""
    bot = chosen(table.info.game, wanted)
    async with table.lock:
        if done_before(table, key):
            return
        check_running(table)
        mine = table.seats_of(key.visitor)
        if not mine:
            raise Problem("forbidden", Text("server-no-seat"))
        if seat >= len(table.seats):
            raise Problem("not-found")
        there = table.seats[seat]
        if there.kind == BOT or there.bot is not None:
            raise Problem("invalid", Text("server-bot-plays"))
        check_free(table)
        if seat not in mine and not absent(house, table, seat):
            raise Problem("forbidden", Text("server-present"))
        seats = [each.copy() for each in table.seats]
        if there.kind == OPEN:
            seats[seat] = Seat(BOT, there.name, bot)
        else:
            seats[seat].bot = bot
        await change_seats(house, table, key, seats, table.info.host, table.info.status)


def absent(house: House, table: LiveTable, seat: int) -> bool:
    """Whether nobody has been on a seat for a while."""
    if table.present(seat):
        return False
    gone_since = table.last_seen.get(seat, 0.0)
    return time.monotonic() - gone_since >= house.settings.absent_seconds


async def take_back_seat(house: House, table: LiveTable, key: KeyRow, seat: int) -> None:
    """The person plays again instead of the bot."""
    async with table.lock:
        if done_before(table, key):
            return
        if seat >= len(table.seats):
            raise Problem("not-found")
        there = table.seats[seat]
        if key.visitor not in there.holders and key.visitor != table.info.host:
            raise Problem("forbidden", Text("server-no-seat"))
        if there.kind != HUMAN or there.bot is None:
            raise Problem("invalid", Text("server-no-stand-in"))
        seats = [each.copy() for each in table.seats]
        seats[seat].bot = None
        await change_seats(house, table, key, seats, table.info.host, table.info.status)
