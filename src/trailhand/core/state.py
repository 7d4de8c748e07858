"""What every game in progress has: seats, an agenda of pending steps, a generator, a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from trailhand.core.event import Event, Kind
from trailhand.core.rng import Rng

if TYPE_CHECKING:
    from trailhand.core.step import Step

NOT_GIVEN: Final = -(1 << 60)  # a number that no event has


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
        """Take over the pending steps, turn and discretion of another state; no log."""
        self.agenda = other.agenda[:]
        self.turn = other.turn
        self.discreet = other.discreet

    def note(
        self,
        kind: Kind,
        seat: int,
        a: int = NOT_GIVEN,
        b: int = NOT_GIVEN,
        c: int = NOT_GIVEN,
        d: int = NOT_GIVEN,
        e: int = NOT_GIVEN,
    ) -> None:
        """Record something that happened to a seat, with the numbers that its kind declares.

        Five plain numbers rather than a tuple: without a log, which is how bots think, it
        costs nothing to note something.
        """
        if self.log is not None:
            values = tuple(number for number in (a, b, c, d, e) if number != NOT_GIVEN)
            self.log.append(Event(kind, seat, values))

    def note_all(self, kind: Kind, seat: int, values: list[int]) -> None:
        """The same for a kind with more numbers than `note` takes."""
        if self.log is not None:
            self.log.append(Event(kind, seat, tuple(values)))
