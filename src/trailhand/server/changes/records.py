"""Records: taking a game away, bringing one in, going on from a past moment."""

from __future__ import annotations

import asyncio

from sqlalchemy.engine import Connection

import trailhand as th
from trailhand.core.match import Match, determinized, new_match
from trailhand.core.text import Text
from trailhand.server.changes.command import FreshTable, make_table
from trailhand.server.changes.lobby import blank, new_seed, set_up
from trailhand.server.contract.problems import Problem, from_engine
from trailhand.server.house import House
from trailhand.server.keeping import shelf
from trailhand.server.keeping.shelf import KeyRow, Step
from trailhand.server.seen.eyes import eyes
from trailhand.server.table.seats import BOT, HUMAN, Seat
from trailhand.server.table.tables import RECORD, SECRET, LiveTable, Total
from trailhand.server.table.undo import Made, what_stays

HIDDEN = ("[Seed ", "[Position ", "= ")


def export(table: LiveTable, visitor: str) -> str:
    """The game as text; while it runs, without what would give the future away."""
    if not eyes(table, visitor, table.deciding).sees:
        raise Problem("forbidden", Text("server-private"))
    if table.match.over:
        return table.match.record()
    record = table.match.record(public=True)
    kept = [line for line in record.splitlines() if not line.startswith(HIDDEN)]
    return "\n".join(kept) + "\n"


# -- bringing in --------------------------------------------------------------------------


class Built:
    """A match played again choice by choice, with all that is written down about it."""

    def __init__(self, start: Match) -> None:
        self.opening = start.events()
        start.state.log = None
        self.start = start
        self.steps: list[Step] = []
        self.turns = [start]
        self.match = start
        self.made: list[Made] = []
        self.seq = len(self.opening) + 1

    def add(self, notation: str, seat: int | None) -> None:
        """Play one choice."""
        before, after = self.match, self.match.clone()
        after.watch()
        after.play(notation, seat)
        events = after.events()
        after.state.log = None
        self.steps.append(Step(len(before.played), after.played[-1], self.seq + 1, events))
        self.seq += max(1, len(events))
        self.match = after
        if after.over or after.state.turn != before.state.turn:
            self.turns.append(after)
            self.made = []
        else:
            self.made.append(Made(after.played[-1], what_stays(before, after, events)))


def rebuild(text: str) -> Built:
    """Check a record and play it again."""
    match = th.replay(text)
    start = th.replay(text, upto=0)
    if start.origin is None:
        seed, discreet = start.seed, start.state.discreet
        start = new_match(
            match.game.info.id, match.seats, seed, match.options, discreet, watched=True
        )
    built = Built(start)
    for played in match.played:
        built.add(played.notation, played.seat if played.interjected else None)
    return built


async def bring_in(house: House, key: KeyRow, text: str) -> str:
    """A record as a table: finished games to look at, others to go on with."""

    async def plan() -> FreshTable:
        try:
            built = await asyncio.to_thread(rebuild, text)
        except (ValueError, RecursionError) as error:
            raise from_engine(error) from None
        return table_of(built, key.visitor)

    return await make_table(house, key, plan)


def table_of(built: Built, visitor: str) -> FreshTable:
    """A table of one visitor with a match that was built choice by choice."""
    match = built.match
    info = blank(match.game.info.id, "", public=False, spectators=True, confirm=True)
    info.known = RECORD
    seats = [Seat(HUMAN, "", None, {visitor}) for _ in range(match.seats)]
    table = set_up(built.start, seats, visitor, info)
    info.status = "over" if match.over else "running"
    table.match, table.base, table.made = match, built.turns[-1], built.made
    table.seq = built.seq
    table.totals = [Total(len(turn.played), shelf.points(turn)) for turn in built.turns]
    table.log = shelf.logged(built.opening, 1, 0, 0)
    for step in built.steps:
        table.log += shelf.logged(step.events, step.seq, step.number + 1, step.played.turn)

    def writing(connection: Connection) -> None:
        for step in built.steps:
            shelf.insert_choice(connection, info.id, step)
        for turn in built.turns[:-1]:
            shelf.insert_snapshot(connection, info.id, turn, True)

    return FreshTable(table, built.opening, writing)


# -- going on -----------------------------------------------------------------------------


async def fork(house: House, table: LiveTable, key: KeyRow, at: int) -> str:
    """A table of one's own that goes on from a past moment of this one."""
    return await make_table(house, key, lambda: plan_fork(house, table, key.visitor, at))


async def plan_fork(house: House, table: LiveTable, visitor: str, at: int) -> FreshTable:
    """Refuse those who may not go on from there; else a table of theirs."""
    looking = eyes(table, visitor, table.deciding)
    alone = table.people() == {visitor} and table.alone(visitor)
    if not looking.sees or not (table.match.over or alone):
        raise Problem("forbidden", Text("server-no-fork"))
    if at > table.moment:
        raise Problem("not-found")
    past = await house.store.read(lambda c: shelf.match_at(c, table.info.id, at))
    if past.over:
        raise Problem("over", Text("error-over"))
    if not table.match.over:
        past = imagined(past, looking.seats)
    start = th.load(past.position())
    seats = [forked_seat(seat, visitor) for seat in table.seats]
    info = blank(
        table.info.game,
        table.info.name,
        public=False,
        spectators=True,
        confirm=table.info.confirm,
        patience=table.info.patience,
    )
    info.known = RECORD if table.match.over else SECRET
    return FreshTable(set_up(start, seats, visitor, info), [])


def imagined(past: Match, mine: list[int]) -> Match:
    """A moment of a running game as one of the visitor's seats could know it then.

    All else is dealt again, also the hands of their other seats: what comes in the running game,
    and what others hold there, stays a secret.
    """
    seat = past.deciding if past.deciding in mine else mine[0]
    return determinized(past, seat, new_seed())


def forked_seat(seat: Seat, visitor: str) -> Seat:
    """Bots stay; all others are the visitor's now."""
    if seat.kind == BOT:
        return seat.copy()
    return Seat(HUMAN, seat.name, None, {visitor})
