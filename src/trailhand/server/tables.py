"""Live tables: in memory while somebody needs them, on disk always."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from trailhand.core.match import Match
from trailhand.core.state import Event
from trailhand.server.languages import Names
from trailhand.server.seats import BOT, HUMAN, OPEN, Seat, names_of
from trailhand.server.undo import Made, Reach, reach

KEPT_UNDOS = 50


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

    def wake(self) -> None:
        """Something has changed."""

    def drop(self) -> None:
        """The table is read anew: come again."""


def deciding_seat(match: Match, status: str) -> int:
    """The seat that decides in a match at a table of this status, or -1."""
    return match.state.agenda[-1].seat if status == "running" and not match.over else -1


@dataclass
class Info:
    """What a table is, apart from the game on it."""

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
    used: float = field(default_factory=time.monotonic)
    cache: dict[Any, Any] = field(default_factory=dict)
    cached_at: tuple[int, int] = (-1, -1)
    presence: int = 0
    thinking: asyncio.Task[None] | None = None
    advice: tuple[Match, asyncio.Task[Any]] | None = None

    # -- who ------------------------------------------------------------------------------

    def seats_of(self, visitor: str) -> list[int]:
        """The seats that a visitor holds."""
        return [n for n, seat in enumerate(self.seats) if visitor in seat.holders]

    def present(self, seat: int) -> bool:
        """Whether somebody who holds the seat is connected."""
        holders = self.seats[seat].holders
        return any(listener.visitor in holders for listener in self.listeners)

    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {visitor for seat in self.seats for visitor in seat.holders}

    def alone(self, visitor: str) -> bool:
        """Whether nobody but bots plays with a visitor; who is away for a while plays, too."""
        return all(seat.kind == BOT or visitor in seat.holders for seat in self.seats)

    @property
    def names(self) -> Names:
        """What the seats are called."""
        found: Names = self.remember("names", lambda: names_of(self.seats))
        return found

    # -- what -----------------------------------------------------------------------------

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return len(self.match.choices)

    @property
    def deciding(self) -> int:
        """The seat that decides now, or -1."""
        return deciding_seat(self.match, self.info.status)

    @property
    def owner(self) -> int:
        """The seat whose turn it is."""
        return self.base.state.agenda[-1].seat if self.base.state.agenda else -1

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
            self.cache.clear()
            self.cached_at = now
        if key not in self.cache:
            self.cache[key] = make()
        return self.cache[key]

    def tell_all(self) -> None:
        """Wake everybody who is connected."""
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener.wake()
