"""The lobby: setting up tables, sitting down, standing up, standing in."""

from __future__ import annotations

import secrets
import time

from sqlalchemy.engine import Connection

from trailhand.core.match import Match, new_match
from trailhand.core.rng import SEED_BITS
from trailhand.core.text import Text
from trailhand.server.changes.checks import check_running
from trailhand.server.changes.command import Change, FreshTable, command, make_table
from trailhand.server.configuration import PATIENCE
from trailhand.server.contract import commands
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.keeping import shelf
from trailhand.server.keeping.shelf import KeyRow
from trailhand.server.lessons.teaching import check_free
from trailhand.server.seen.levels import chosen
from trailhand.server.table.names import clean_name
from trailhand.server.table.seats import BOT, HUMAN, OPEN, Seat, may_sit
from trailhand.server.table.tables import CHOSEN, SECRET, Info, LiveTable, Total, deciding_seat


def new_id() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


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


def blank(
    game: str,
    name: str,
    *,
    public: bool,
    spectators: bool,
    confirm: bool,
    patience: int | None = PATIENCE,
) -> Info:
    """A table that is about to be."""
    now = time.time()
    info = Info(new_id(), game, clean_name(name), public, spectators, confirm, "open", "", now, now)
    info.patience = patience
    return info


def patience_of(house: House, wanted: commands.NewTable) -> int | None:
    """After how many seconds a bot may play for an absent player at a new table; never if None."""
    if wanted.patience is None:
        return house.configuration.absent_seconds
    return None if wanted.patience == "never" else wanted.patience


async def create(house: House, key: KeyRow, wanted: commands.NewTable) -> LiveTable:
    """Set up a table."""

    async def plan() -> FreshTable:
        return plan_table(house, key.visitor, wanted)

    return await house.table(await make_table(house, key, plan))


def plan_table(house: House, visitor: str, wanted: commands.NewTable) -> FreshTable:
    """A new table as it was asked for."""
    seats = [seat_plan(plan, visitor, wanted.game) for plan in wanted.seats]
    if not any(plan.kind == "me" for plan in wanted.seats):
        raise Problem("invalid", Text("server-nobody"))
    people = sum(seat.kind != BOT for seat in seats)
    seed = new_seed() if wanted.seed is None else int(wanted.seed)
    match = new_match(wanted.game, len(seats), seed, wanted.options, people > 1, watched=True)
    info = blank(
        wanted.game,
        wanted.name,
        public=wanted.public,
        spectators=wanted.spectators,
        confirm=wanted.confirm,
        patience=patience_of(house, wanted),
    )
    info.known = SECRET if wanted.seed is None else CHOSEN
    opening = match.events()
    return FreshTable(set_up(match, seats, visitor, info), opening)


# -- seats --------------------------------------------------------------------------------


def change_seats(
    table: LiveTable, seats: list[Seat], host: str | None = None, status: str | None = None
) -> Change:
    """Who sits where now; host and status stay if nothing is said about them."""
    host = table.info.host if host is None else host
    status = table.info.status if status is None else status
    seq, table_id = table.seq + 1, table.info.id
    deciding = deciding_seat(table.match, status)

    def writing(connection: Connection) -> None:
        shelf.write_seats(connection, table_id, seats)

    def apply() -> None:
        table.seats, table.seq, table.info.host, table.info.status = seats, seq, host, status

    row = {"seq": seq, "host": host, "status": status, "deciding": deciding}
    return Change(row, apply, writing)


async def join(house: House, table: LiveTable, key: KeyRow, seat: int | None, name: str) -> None:
    """Sit down on an open seat."""

    def plan() -> Change | None:
        if table.info.status in ("over", "left"):
            raise Problem("over", Text("server-left"))
        if seat is None and table.seats_of(key.visitor):
            return None
        wanted = open_seat(table, key.visitor, seat)
        seats = [each.copy() for each in table.seats]
        there = seats[wanted]
        there.kind, there.name = HUMAN, clean_name(name) or there.name
        there.held_by(key.visitor)
        missing = any(each.kind == OPEN for each in seats)
        status = "open" if missing and table.info.status == "open" else "running"
        return change_seats(table, seats, table.info.host or key.visitor, status)

    await command(house, table, key, plan)
    table.note_visit(key.visitor)


def open_seat(table: LiveTable, visitor: str, wanted: int | None) -> int:
    """The seat to sit down on: the wanted one, else the first that is open to the visitor."""
    free = [n for n, each in enumerate(table.seats) if each.kind == OPEN]
    if wanted is not None and wanted not in free:
        raise Problem("forbidden", Text("server-seat-taken"))
    if not free:
        raise Problem("forbidden", Text("server-no-open-seat"))
    for seat in free if wanted is None else [wanted]:
        if may_sit(table.seats, visitor, seat):
            return seat
    raise Problem("forbidden", Text("server-knows-a-hand"))


async def stand_in(
    house: House, table: LiveTable, key: KeyRow, seat: int, wanted: str | None
) -> None:
    """Let a bot play for somebody who is not there, or for oneself."""
    bot = chosen(table.info.game, wanted)

    def plan() -> Change:
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
        if seat not in mine and there.kind == HUMAN:
            check_absent(table, seat)
        seats = [each.copy() for each in table.seats]
        if there.kind == OPEN:
            seats[seat] = Seat(BOT, there.name, bot, seen_by=there.seen_by)
        else:
            seats[seat].bot = bot
        return change_seats(table, seats)

    await command(house, table, key, plan)


def check_absent(table: LiveTable, seat: int) -> None:
    """Refuse to replace a player who is there, or has not been away for long enough."""
    if table.present(seat):
        raise Problem("forbidden", Text("server-present"))
    left = table.bot_after_on(seat)
    if left is None:
        raise Problem("forbidden", Text("server-never-replaced"))
    if left > 0:
        time_left = f"{left // 60}:{left % 60:02}"
        raise Problem("forbidden", Text("server-replaced-in", {"time": time_left}))


async def take_back_seat(house: House, table: LiveTable, key: KeyRow, seat: int) -> None:
    """A person plays again instead of the bot that stood in."""

    def plan() -> Change:
        if seat >= len(table.seats):
            raise Problem("not-found")
        there = table.seats[seat]
        if key.visitor not in there.holders and key.visitor != table.info.host:
            raise Problem("forbidden", Text("server-no-seat"))
        if there.kind != HUMAN or there.bot is None:
            raise Problem("invalid", Text("server-no-stand-in"))
        seats = [each.copy() for each in table.seats]
        seats[seat].bot = None
        return change_seats(table, seats)

    await command(house, table, key, plan)
