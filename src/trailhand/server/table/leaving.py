"""What becomes of a game when somebody gives up: whether it goes on, and if not, who wins."""

from __future__ import annotations

from trailhand.server.table.seats import HUMAN, OPEN, Seat


def held(seat: Seat) -> bool:
    """Whether a person plays here, or could come back to."""
    return seat.kind == HUMAN and bool(seat.holders)


def goes_on_without(seats: list[Seat], seat: int) -> bool:
    """Whether a game goes on when one seat gives up: more than one other plays, and a person."""
    others = [each for n, each in enumerate(seats) if n != seat]
    return len(others) > 1 and any(held(each) for each in others)


def wins_instead(seats: list[Seat], seat: int) -> int | None:
    """The seat that wins a game that another one gives up: there must be only one."""
    if len(seats) != 2 or seats[1 - seat].kind == OPEN:
        return None
    return 1 - seat
