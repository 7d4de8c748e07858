"""What messages and positions call seats, and what a seat owns."""

from __future__ import annotations

from trailhand.core.text import Argument


def seat_name(seat: int) -> Argument:
    """A seat as a message argument."""
    return f"@seat-{seat + 1}"


def owned(name: str, seat: int) -> str:
    """Something owned in a position: `5a@1` (the seat counts from 1)."""
    return f"{name}@{seat + 1}"
