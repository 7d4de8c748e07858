"""What a choice leads to for certain: within the turn, and before anything becomes known."""

from __future__ import annotations

from typing import NamedTuple

from trailhand.core.event import Event
from trailhand.core.match import Match
from trailhand.core.news import unheard
from trailhand.core.state import State
from trailhand.core.step import Halts, apply, settle
from trailhand.core.text import Description


class Ahead(NamedTuple):
    """How far a choice can be followed: the table then, what has happened, what was forced.

    Nobody decides anything in the match: it is for looking only.
    """

    match: Match
    events: list[Event]
    forced: list[Description]


class SurePath(Halts):
    """The way of one seat as long as it is certain: every state on it."""

    def __init__(self, begun: State) -> None:
        super().__init__()
        self.begun = begun
        self.seat = begun.agenda[-1].seat

    def ends(self, state: State) -> bool:
        """Whether the turn has passed, something has become known, or others have to do it."""
        events = state.log or []
        if state.turn != self.begun.turn or not unheard(self.begun, state, events):
            return True
        self.keep(state)
        return state.agenda[-1].seat != self.seat


def look_ahead(match: Match, number: int) -> Ahead:
    """Follow an option, by its number, as far as its seat may know before it is played."""
    trial = match.state.clone()
    trial.log = []
    way = SurePath(match.state)
    apply(trial, number)
    settle(trial, way)
    if not way.kept:
        return Ahead(match, [], [])
    last = way.kept[-1]
    forced = [described for halt in way.kept[:-1] for described in forced_at(halt.state)]
    return Ahead(match.at(last), trial.log[: last.told], forced)


def forced_at(state: State) -> list[Description]:
    """The only choice that there is, unless it declines, or the step never has another one."""
    step = state.agenda[-1]
    if step.automatic() or step.domain == 1:
        return []
    options = step.options(state)
    return [step.describe(state, choice) for choice in options if choice != step.passing()]
