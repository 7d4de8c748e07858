"""Going away from a table: leaving a seat to others, and giving up a game."""

from __future__ import annotations

from trailhand.core.text import Text
from trailhand.server.changes.checks import check_running
from trailhand.server.changes.command import Change, command
from trailhand.server.changes.lobby import change_seats
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.keeping.shelf import KeyRow
from trailhand.server.seen.levels import usual
from trailhand.server.table.leaving import goes_on_without
from trailhand.server.table.seats import BOT, OPEN, Seat
from trailhand.server.table.tables import LiveTable


def next_host(table: LiveTable, seats: list[Seat], visitor: str) -> str:
    """Who is host when somebody has no seat any more: the last one to leave stays it."""
    people = sorted({each for seat in seats for each in seat.holders})
    if table.info.host != visitor or visitor in people:
        return table.info.host
    return people[0] if people else visitor


async def leave(house: House, table: LiveTable, key: KeyRow) -> None:
    """Stand up: the seats are open for others; the last one to leave closes it."""

    def plan() -> Change:
        mine = table.seats_of(key.visitor)
        if not mine:
            raise Problem("forbidden", Text("server-no-seat"))
        seats = [each.copy() for each in table.seats]
        for number in mine:
            seats[number].holders.discard(key.visitor)
            if not seats[number].holders and table.info.status in ("open", "running"):
                seats[number] = Seat(OPEN, "", seen_by=seats[number].seen_by)
        status = table.info.status
        if not any(each.holders for each in seats) and status != "over":
            status = "left"
        return change_seats(table, seats, next_host(table, seats, key.visitor), status)

    await command(house, table, key, plan)


async def resign(house: House, table: LiveTable, key: KeyRow, seat: int) -> None:
    """Give up: with several others a bot plays on, else the game ends without final scores."""

    def plan() -> Change:
        check_running(table)
        if seat not in table.seats_of(key.visitor):
            raise Problem("forbidden", Text("server-no-seat"))
        if goes_on_without(table.seats, seat):
            return hand_over(table, seat, key.visitor)
        return give_up(table, seat)

    await command(house, table, key, plan)


def hand_over(table: LiveTable, seat: int, visitor: str) -> Change:
    """A bot takes a seat for good, and keeps its name."""
    seats = [each.copy() for each in table.seats]
    there = seats[seat]
    seats[seat] = Seat(BOT, there.name, usual(table.info.game), seen_by=there.seen_by)
    return change_seats(table, seats, next_host(table, seats, visitor))


def give_up(table: LiveTable, seat: int) -> Change:
    """The game ends here. Everybody keeps their seat: to look back, and for another game."""
    seq = table.seq + 1

    def apply() -> None:
        table.seq, table.pending = seq, None
        table.info.status, table.info.resigned = "left", seat

    row = {"seq": seq, "pending": None, "status": "left", "resigned": seat, "deciding": -1}
    return Change(row, apply)
