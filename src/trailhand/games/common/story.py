"""Telling events: one line of the log."""

from __future__ import annotations

from trailhand.core.state import Event
from trailhand.core.text import Argument, Text


def line(event: Event, seat: int, prefix: str, who: Argument, details: dict[str, Argument]) -> Text:
    """An event as a message for a seat; what is secret is told to others without details."""
    if event.secret and seat != event.seat:
        return Text(f"{prefix}{event.kind}-hidden", {"who": who})
    return Text(prefix + event.kind, {"who": who} | details)
