"""What every view says first: whose turn it is, and what the table waits for."""

from __future__ import annotations

from typing import Any

from trailhand.core.state import State


def moment(state: State, seat: int, active: int, first: int) -> dict[str, Any]:
    """The moment of the game as a seat sees it (-1 is a spectator)."""
    top = state.agenda[-1] if state.agenda else None
    return {
        "seat": seat,
        "turn": state.turn,
        "active": active,
        "first": first,
        "over": top is None,
        "waiting_for": -1 if top is None else top.seat,
        "step": "" if top is None else type(top).__name__,
    }
