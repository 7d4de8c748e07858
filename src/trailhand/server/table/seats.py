"""The seats of a table and who holds them."""

from __future__ import annotations

from dataclasses import dataclass, field

from trailhand.core.text import Argument, Text, Typed
from trailhand.server.table.names import Names

MARKS = "RBYGP"
HUMAN = "human"
OPEN = "open"
BOT = "bot"


@dataclass
class Seat:
    """One seat: a person's, a bot's, or nobody's yet.

    A bot on a person's seat stands in for them until they take it back. `seen_by` are all who
    have ever held the seat: they know its cards.
    """

    kind: str
    name: str
    bot: str | None = None
    holders: set[str] = field(default_factory=set)
    seen_by: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.seen_by |= self.holders

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(self.kind, self.name, self.bot, set(self.holders), set(self.seen_by))

    def held_by(self, visitor: str) -> None:
        """A visitor holds the seat, too."""
        self.holders.add(visitor)
        self.seen_by.add(visitor)


def may_sit(seats: list[Seat], visitor: str, seat: int) -> bool:
    """Whether a visitor may sit down here and see no other hand than they should.

    Whoever knows a hand plays no other one: neither a hand that somebody has left, nor a fresh
    one while the hand they know is somebody else's to play. They may always return to their own.
    """
    if visitor in seats[seat].seen_by:
        return True
    known = [each for each in seats if visitor in each.seen_by]
    return not known or (not seats[seat].seen_by and all(visitor in each.holders for each in known))


def mark(seat: int) -> str:
    """The letter of a seat."""
    return MARKS[seat % len(MARKS)]


def spoken(seats: list[Seat]) -> list[Argument]:
    """The names of the seats as arguments of messages."""
    return [spoken_name(seat, number) for number, seat in enumerate(seats)]


def spoken_name(seat: Seat, number: int) -> Argument:
    """The name of one seat as an argument of a message."""
    if seat.name:
        return Text("server-named", {"name": Typed(seat.name)})
    if seat.kind == BOT:
        return Text("server-bot-named", {"n": number + 1})
    return f"@seat-{number + 1}"


def names_of(seats: list[Seat]) -> Names:
    """The names of the seats, ready to be put into sentences."""
    return Names(spoken(seats))
