"""Taking back: inside one's own turn, and never past what has become known."""

from __future__ import annotations

from typing import NamedTuple

from trailhand.core.event import Event
from trailhand.core.match import Match, Played
from trailhand.core.news import news
from trailhand.core.text import Text


class Made(NamedTuple):
    """A choice made in the current turn, and the message that says why it stays."""

    played: Played
    blocked: str


class Reach(NamedTuple):
    """How many steps can be taken back, and what stops it there."""

    steps: int
    blocked: Text | None


def what_stays(before: Match, after: Match, events: list[Event]) -> str:
    """The message that says why a choice cannot be taken back, or nothing."""
    word = news(before, after, events)
    return f"server-undo-{word}" if word else ""


def reach(owner: int, match: Match, made: list[Made], pending: bool) -> Reach:
    """How far the owner of the turn can go back; what waits for a yes is its own seat's."""
    decision = match.decision
    if decision is None:
        return Reach(0, Text("error-over"))
    if decision.seat != owner:
        who = f"@seat-{(owner if pending else decision.seat) + 1}"
        return Reach(int(pending), Text("server-undo-other", {"who": who}))
    steps = int(pending)
    for choice in reversed(made):
        if choice.played.seat != owner or choice.played.interjected:
            who = f"@seat-{choice.played.seat + 1}"
            return Reach(steps, Text("server-undo-other", {"who": who}))
        if choice.blocked:
            return Reach(steps, Text(choice.blocked))
        steps += 1
    return Reach(steps, None if steps else Text("undo-nothing"))
