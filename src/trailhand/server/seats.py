"""The seats of a table and who holds them."""

from __future__ import annotations

from dataclasses import dataclass, field

from trailhand.core.text import Argument, Text
from trailhand.server.languages import Names

MARKS = "RBYGP"
HUMAN = "human"
OPEN = "open"
BOT = "bot"


@dataclass
class Seat:
    """One seat: a person's, a bot's, or nobody's yet.

    A bot on a person's seat stands in for them until they take it back.
    """

    kind: str
    name: str
    bot: str | None = None
    holders: set[str] = field(default_factory=set)

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(self.kind, self.name, self.bot, set(self.holders))


def mark(seat: int) -> str:
    """The letter of a seat."""
    return MARKS[seat % len(MARKS)]


def spoken(seats: list[Seat]) -> list[Argument]:
    """The names of the seats as arguments of messages."""
    return [spoken_name(seat, number) for number, seat in enumerate(seats)]


def spoken_name(seat: Seat, number: int) -> Argument:
    """The name of one seat as an argument of a message."""
    if seat.name:
        return Text("server-named", {"name": seat.name})
    if seat.kind == BOT:
        return Text("server-bot-named", {"n": number + 1})
    return f"@seat-{number + 1}"


def names_of(seats: list[Seat]) -> Names:
    """The names of the seats, ready to be put into sentences."""
    return Names(spoken(seats))
