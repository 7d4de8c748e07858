"""Once more: the table that follows a finished one, with the same people."""

from __future__ import annotations

import trailhand as th
from trailhand.core.event import Event
from trailhand.core.match import Match, new_match
from trailhand.core.text import Text
from trailhand.server.changes.command import Change, FreshTable, make_beside, make_rematch
from trailhand.server.changes.lobby import blank, new_seed, set_up
from trailhand.server.contract.commands import Rematch
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.keeping.shelf import KeyRow
from trailhand.server.seen.levels import harder
from trailhand.server.table.seats import BOT, HUMAN, OPEN, Seat
from trailhand.server.table.tables import CHOSEN, RECORD, SECRET, LiveTable


async def rematch(house: House, table: LiveTable, key: KeyRow, wanted: Rematch) -> str:
    """The same people once more; the first to ask sets it up.

    Somebody who plays alone may have several: dealt again, from another seat, against harder bots.
    """

    async def plan() -> FreshTable:
        if key.visitor not in table.people():
            raise Problem("forbidden", Text("server-no-seat"))
        if not table.match.over and table.info.resigned is None:
            raise Problem("stale", Text("server-not-over"))
        return plan_rematch(house, table, key.visitor, wanted)

    plain = (wanted.deal, wanted.seats, wanted.bots) == ("new", "same", "same")
    if table.alone(key.visitor) and not plain:
        return await make_beside(house, table, key, plan)
    return await make_rematch(house, table, key, plan)


def plan_rematch(house: House, table: LiveTable, host: str, wanted: Rematch) -> FreshTable:
    """The table of a rematch; the finished table points to it."""
    info = table.info
    fresh = blank(
        info.game,
        info.name,
        public=info.public,
        spectators=info.spectators,
        confirm=info.confirm,
        patience=info.patience,
    )
    match, opening, fresh.known = dealt_again(table.match, same=wanted.deal == "same")
    seq = table.seq + 1

    def apply() -> None:
        info.rematch, table.seq = fresh.id, seq
        house.show(table)

    made = set_up(match, seats_again(table, wanted), host, fresh)
    change = Change({"rematch": fresh.id, "seq": seq}, apply)
    return FreshTable(made, opening, follows=(table, change))


def dealt_again(old: Match, *, same: bool) -> tuple[Match, list[Event], str]:
    """A match with the set-up of another one, what opened it, and how its cards can be known."""
    if same and old.origin is not None:
        return th.load(old.origin), [], RECORD
    seed = old.seed if same else new_seed()
    game, discreet = old.game.info.id, old.state.discreet
    match = new_match(game, old.seats, seed, old.options, discreet, watched=True)
    return match, match.events(), CHOSEN if same else SECRET


def seats_again(table: LiveTable, wanted: Rematch) -> list[Seat]:
    """Who sits where in a rematch; swapped: everybody moves one seat on."""
    seats = [seat_again(seat) for seat in table.seats]
    if wanted.seats == "swapped":
        seats = [*seats[-1:], *seats[:-1]]
    if wanted.bots == "harder":
        for seat in seats:
            if seat.kind == BOT and seat.bot is not None:
                seat.bot = harder(table.info.game, seat.bot)
    return seats


def seat_again(seat: Seat) -> Seat:
    """A seat in a rematch: nobody stands in for a person, and seats that were left are open."""
    again = seat.copy()
    again.seen_by = set(seat.holders)  # nobody has seen the new hands
    again.bot = again.bot if again.kind == BOT else None
    if again.kind == HUMAN and not again.holders:
        again.kind = OPEN
    return again
