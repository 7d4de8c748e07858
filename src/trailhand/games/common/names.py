"""What messages and positions call seats, what a seat owns, and the parts of a turn."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument

PHASES: Final = ("phase-move", "phase-use", "phase-draw")


def seat_name(seat: int) -> Argument:
    """A seat as a message argument."""
    return f"@seat-{seat + 1}"


def owned(name: str, seat: int) -> str:
    """Something owned in a position: `5a@1` (the seat counts from 1)."""
    return f"{name}@{seat + 1}"
