"""What every game in progress has: seats, an agenda of pending steps, a generator, a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from trailhand.core.rng import Rng

if TYPE_CHECKING:
    from trailhand.core.step import Step


class Event:
    """Something that happened: a word for it, the seat it happened to, and a few numbers.

    `secret` arguments are shown to the seat itself only.
    """

    kind: str
    seat: int
    a: int
    b: int
    c: int
    secret: bool

    def __init__(self, kind: str, seat: int, a: int, b: int, c: int, secret: bool) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.secret = secret

    def __repr__(self) -> str:
        mark = "?" if self.secret else ""
        return f"<{self.kind}{mark} seat={self.seat} {self.a} {self.b} {self.c}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: mutable, self-contained, cheap to clone.

    Games derive from this class, add their fields and write `clone` by hand.
    """

    seats: int
    agenda: list[Step[Any]]
    rng: Rng
    turn: int
    discreet: bool
    log: list[Event] | None

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.agenda = []
        self.rng = rng
        self.turn = 0
        self.discreet = False
        self.log = None

    def clone(self) -> State:
        """An independent copy that goes on in the same way; it records no events."""
        raise NotImplementedError

    def copy_course(self, other: State) -> None:
        """Have the same pending steps, turn and discretion as another state; no log."""
        self.agenda = other.agenda[:]
        self.turn = other.turn
        self.discreet = other.discreet

    def note(self, kind: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Record something everybody sees."""
        if self.log is not None:
            self.log.append(Event(kind, seat, a, b, c, False))

    def whisper(self, kind: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Record something whose numbers only this seat may know."""
        if self.log is not None:
            self.log.append(Event(kind, seat, a, b, c, True))
