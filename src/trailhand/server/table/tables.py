"""Live tables: in memory while somebody needs them, on disk always."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from trailhand.core.event import Event
from trailhand.core.match import Match
from trailhand.server.table.names import Names
from trailhand.server.table.seats import BOT, HUMAN, OPEN, Seat, names_of
from trailhand.server.table.undo import Made, Reach, reach

KEPT_UNDOS = 50
SECRET = ""  # nobody knows what will come
CHOSEN = "seed"  # the host chose the seed, and whoever knows it can know the cards
RECORD = "record"  # a known game goes on, and whoever has its record can know the cards


class Logged(NamedTuple):
    """An event in the log of a table."""

    seq: int
    moment: int
    turn: int
    event: Event


class Total(NamedTuple):
    """The scores when a turn began."""

    moment: int
    points: list[int]


class Undone(NamedTuple):
    """At this seq the log was cut back to that one."""

    seq: int
    back_to: int


class Answered(NamedTuple):
    """A command that was carried out, and what it was answered."""

    command: str
    answer: str


class Listener(Protocol):
    """A connection that wants to hear about changes."""

    visitor: str
    pace: str

    def wake(self) -> None:
        """Something has changed."""

    def drop(self) -> None:
        """The table is read from disk again: connect again."""


def deciding_seat(match: Match, status: str) -> int:
    """The seat that decides in a match at a table of this status, or -1."""
    return match.deciding if status == "running" else -1


@dataclass
class Info:
    """What a table is, apart from the game on it; `known`: how people could know the cards."""

    id: str
    game: str
    name: str
    public: bool
    spectators: bool
    confirm: bool
    status: str
    host: str
    created: float
    changed: float
    rematch: str | None = None
    patience: int | None = None  # after how many seconds a bot may play for an absent player
    known: str = SECRET
    resigned: int | None = None  # the seat that gave up and thereby ended the game


@dataclass
class LiveTable:
    """One table in memory. Whoever changes it holds its lock."""

    info: Info
    seats: list[Seat]
    match: Match
    base: Match
    made: list[Made] = field(default_factory=list)
    log: list[Logged] = field(default_factory=list)
    totals: list[Total] = field(default_factory=list)
    undone: list[Undone] = field(default_factory=list)
    seq: int = 0
    pending: str | None = None
    keys: dict[tuple[str, str], Answered] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    last_seen: dict[int, float] = field(default_factory=dict)
    opened: float = field(default_factory=time.monotonic)
    used: float = field(default_factory=time.monotonic)
    asked: float = field(default_factory=time.monotonic)
    cache: dict[Any, Any] = field(default_factory=dict)
    cached_at: tuple[int, int] = (-1, -1)
    presence: int = 0
    bot_waits: bool = False
    held: bool = False  # a bot waits before its choice, as the pace of the table wants it
    released: bool = False  # it need not wait any longer
    paced: asyncio.Event = field(default_factory=asyncio.Event)
    thinking: asyncio.Task[None] | None = None
    forgotten: bool = False  # it is read from disk again: nothing may be changed in this copy
    advice: tuple[Match, asyncio.Task[Any]] | None = None

    # -- people ------------------------------------------------------------------------------

    def seats_of(self, visitor: str) -> list[int]:
        """The seats that a visitor holds."""
        return [n for n, seat in enumerate(self.seats) if visitor in seat.holders]

    def present(self, seat: int) -> bool:
        """Whether somebody who holds the seat is connected."""
        holders = self.seats[seat].holders
        return any(listener.visitor in holders for listener in self.listeners)

    def note_visit(self, visitor: str) -> None:
        """Somebody has given a sign of life, with a socket or without."""
        for seat in self.seats_of(visitor):
            self.last_seen[seat] = time.monotonic()

    def bot_after(self) -> list[int | None]:
        """For every seat in how many seconds a bot may play for its absent player, if ever."""
        return [self.bot_after_on(seat) for seat in range(len(self.seats))]

    def bot_after_on(self, seat: int) -> int | None:
        """In how many seconds a bot may play for the absent player of a seat, if ever.

        Somebody of whom nothing was heard since the table was opened may be on the way.
        """
        there, patience = self.seats[seat], self.info.patience
        if there.kind != HUMAN or there.bot is not None or self.present(seat) or patience is None:
            return None
        silent = time.monotonic() - self.last_seen.get(seat, self.opened)
        return max(0, math.ceil(patience - silent))

    def attended(self, within: float) -> bool:
        """Whether anybody looks at the table, or asked for it within so many seconds."""
        return bool(self.listeners) or time.monotonic() - self.asked < within

    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {visitor for seat in self.seats for visitor in seat.holders}

    def alone(self, visitor: str) -> bool:
        """Whether only bots play with a visitor; a player who is away for a while still plays."""
        return all(seat.kind == BOT or visitor in seat.holders for seat in self.seats)

    @property
    def names(self) -> Names:
        """What the seats are called."""
        found: Names = self.remember("names", lambda: names_of(self.seats))
        return found

    # -- match -----------------------------------------------------------------------------

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return len(self.match.played)

    @property
    def deciding(self) -> int:
        """The seat that decides now, or -1."""
        return deciding_seat(self.match, self.info.status)

    @property
    def owner(self) -> int:
        """The seat whose turn it is."""
        return self.base.deciding

    @property
    def taker(self) -> int:
        """The seat that may take back: whoever has not said yes yet, else the owner of the turn."""
        return self.owner if self.pending is None else self.deciding

    def reach(self) -> Reach:
        """How far the turn can be taken back."""
        return reach(self.owner, self.match, self.made, self.pending is not None)

    def valid_log(self, since: int) -> int:
        """The last line that a client who has read up to `since` may keep."""
        valid = min(since, self.seq)
        if self.undone and len(self.undone) >= KEPT_UNDOS and since < self.undone[0].seq:
            return 0
        for cut in self.undone:
            if cut.seq > since:
                valid = min(valid, cut.back_to)
        return max(valid, 0)

    def full(self) -> bool:
        """Whether nobody is missing."""
        return all(seat.kind != OPEN for seat in self.seats)

    def people_left(self) -> bool:
        """Whether any seat is held by a person."""
        return any(seat.kind == HUMAN and seat.holders for seat in self.seats)

    # -- change ---------------------------------------------------------------------------

    def remember(self, key: Any, make: Callable[[], Any]) -> Any:
        """Something that holds until the table changes."""
        now = (self.seq, self.presence)
        if self.cached_at != now:
            self.forget_answers()
            self.cached_at = now
        if key not in self.cache:
            self.cache[key] = make()
        return self.cache[key]

    def forget_answers(self) -> None:
        """What was kept for those who looked is made again when it is needed."""
        self.cache.clear()

    def let_bot_wait(self, waits: bool) -> None:
        """A bot waits for a place to think, or does no longer."""
        if waits != self.bot_waits:
            self.bot_waits = waits
            for listener in list(self.listeners):
                listener.wake()

    def look_at_pace(self) -> None:
        """Somebody came, went, or wants bots to play faster or slower."""
        self.paced.set()

    def tell_all(self) -> None:
        """Wake everybody who is connected."""
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener.wake()
