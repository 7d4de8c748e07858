"""Records: taking a game away, bringing one in, going on from a past moment."""

from __future__ import annotations

import asyncio
import secrets

from sqlalchemy.engine import Connection

import trailhand as th
from trailhand.core.match import Match
from trailhand.core.rng import seeded
from trailhand.core.state import Event
from trailhand.core.text import Text
from trailhand.server import shelf
from trailhand.server.house import House
from trailhand.server.lobby import answered, blank, keep, set_up
from trailhand.server.matches import start_match
from trailhand.server.playing import show
from trailhand.server.problems import Problem, from_engine
from trailhand.server.seats import BOT, HUMAN, OPEN, Seat
from trailhand.server.shelf import KeyRow, Step
from trailhand.server.snapshot import eyes
from trailhand.server.tables import LiveTable, Total
from trailhand.server.undo import Made, what_stays

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
        self.steps.append(Step(len(before.choices), after.choices[-1], self.seq + 1, events))
        self.seq += max(1, len(events))
        self.match = after
        if after.over or after.state.turn != before.state.turn:
            self.turns.append(after)
            self.made = []
        else:
            self.made.append(Made(after.choices[-1], what_stays(before, after, events)))


def rebuild(text: str) -> Built:
    """Check a record and play it again."""
    match = th.replay(text)
    start = th.replay(text, upto=0)
    if start.origin is None:
        seed, discreet = start.seed, start.state.discreet
        start = start_match(match.game.info.id, match.seats, seed, match.options, discreet)
    built = Built(start)
    for played in match.choices:
        built.add(played.notation, played.seat if played.interjected else None)
    return built


async def bring_in(house: House, key: KeyRow, text: str) -> str:
    """A record as a table: finished games to look at, others to go on with."""
    before = await answered(house, key)
    if before is not None:
        return before
    try:
        built = await asyncio.to_thread(rebuild, text)
    except (ValueError, RecursionError) as error:
        raise from_engine(error) from None
    match = built.match
    info = blank(match.game.info.id, "", public=False, spectators=True, confirm=True)
    seats = [Seat(HUMAN, "", None, {key.visitor}) for _ in range(match.seats)]
    table = set_up(built.start, seats, key.visitor, info)
    info.status = "over" if match.over else "running"
    table.match, table.base, table.made = match, built.turns[-1], built.made
    table.seq = built.seq
    table.totals = [Total(len(turn.choices), shelf.points(turn)) for turn in built.turns]
    table.log = shelf.logged(built.opening, 1, 0, 0)
    for step in built.steps:
        table.log += shelf.logged(step.events, step.seq, step.number + 1, step.played.turn)

    def more(connection: Connection) -> None:
        for step in built.steps:
            shelf.insert_choice(connection, info.id, step)
        for turn in built.turns[:-1]:
            shelf.insert_snapshot(connection, info.id, turn, True)

    await keep(house, table, key, built.opening, more)
    return info.id


# -- going on -----------------------------------------------------------------------------


async def fork(house: House, table: LiveTable, key: KeyRow, at: int) -> str:
    """A table of one's own that goes on from a past moment of this one."""
    before = await answered(house, key)
    if before is not None:
        return before
    looking = eyes(table, key.visitor, table.deciding)
    alone = table.people() == {key.visitor} and table.info.status != "open"
    if not looking.sees or not (table.match.over or alone):
        raise Problem("forbidden", Text("server-no-fork"))
    if at > table.moment:
        raise Problem("not-found")
    past = await house.store.read(lambda c: shelf.match_at(c, table.info.id, at))
    if past.over:
        raise Problem("over", Text("error-over"))
    if not table.match.over:  # what comes in the running game stays its secret
        past.state.rng = seeded(secrets.randbits(64))
    start = th.load(past.position())
    seats = [forked_seat(seat, key.visitor) for seat in table.seats]
    info = blank(
        table.info.game, table.info.name, public=False, spectators=True, confirm=table.info.confirm
    )
    opening: list[Event] = []
    fresh = set_up(start, seats, key.visitor, info)
    await keep(house, fresh, key, opening)
    show(house, fresh)
    return info.id


def forked_seat(seat: Seat, visitor: str) -> Seat:
    """Bots stay; all others are the visitor's now."""
    if seat.kind == BOT:
        return seat.copy()
    return Seat(HUMAN, seat.name, None, {visitor})


async def rematch(house: House, table: LiveTable, key: KeyRow) -> str:
    """The same people once more, with another deal; the first who asks sets it up."""
    async with table.lock:
        before = table.info.rematch or await answered(house, key)
        if before:
            return before
        if key.visitor not in table.people():
            raise Problem("forbidden", Text("server-no-seat"))
        if not table.match.over:
            raise Problem("stale", Text("server-not-over"))
        old, info = table.match, table.info
        options = old.options
        match = start_match(info.game, old.seats, secrets.randbits(64), options, old.state.discreet)
        seats = [seat.copy() for seat in table.seats]
        for seat in seats:
            seat.bot = seat.bot if seat.kind == BOT else None
            if seat.kind == HUMAN and not seat.holders:
                seat.kind = OPEN
        wanted = blank(
            info.game,
            info.name,
            public=info.public,
            spectators=info.spectators,
            confirm=info.confirm,
        )
        opening = match.events()
        fresh = set_up(match, seats, key.visitor, wanted)

        def more(connection: Connection) -> None:
            shelf.update_table(connection, info.id, rematch=wanted.id, seq=table.seq + 1)

        await keep(house, fresh, key, opening, more)
        info.rematch = wanted.id
        table.seq += 1
        show(house, table)
        show(house, fresh)
        return wanted.id
