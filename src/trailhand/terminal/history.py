"""Taking back: to one's last decision of the same turn, never past new information."""

from __future__ import annotations

from typing import NamedTuple

from trailhand.core.event import Event
from trailhand.core.match import Match
from trailhand.core.news import news
from trailhand.core.text import Text


class Moment(NamedTuple):
    """A match just before a person decided, with the log up to there."""

    match: Match
    events: list[Event]
    seat: int


class History:
    """The moments to which a person may want to go back."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def remember(self, match: Match, seat: int) -> None:
        """Keep the moment before a choice."""
        self.moments.append(Moment(match.clone(), match.events()[:], seat))

    def forget(self) -> None:
        """Drop the last moment: nothing was chosen after all."""
        self.moments.pop()

    def objection(self, match: Match) -> Text | None:
        """Why the last decision cannot be taken back now, or None if it can."""
        if not self.moments:
            return Text("undo-nothing")
        moment = self.moments[-1]
        for played in match.played[len(moment.match.played) :]:
            if played.seat != moment.seat:
                return Text("terminal-undo-other", {"who": f"@seat-{played.seat + 1}"})
        learned = news(moment.match, match, match.events()[len(moment.events) :])
        if learned:
            return Text(f"terminal-undo-{learned}")
        if match.over or match.state.turn != moment.match.state.turn:
            return Text("terminal-undo-turn")
        return None

    def undo(self) -> Match:
        """The match as it was before the last decision; `objection` has been asked."""
        moment = self.moments.pop()
        moment.match.state.log = moment.events
        return moment.match
