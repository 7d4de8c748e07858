"""Taking back: to the own last decision of the same turn, never past new information."""

from __future__ import annotations

from typing import NamedTuple

from trailhand.core.match import Match
from trailhand.core.state import Event
from trailhand.core.text import Text

# What the log calls things that have been revealed; anything else is plain chance.
REVEALED = {
    "drew": "terminal-undo-drew",
    "objective-drawn": "terminal-undo-drew",
    "objective-shown": "terminal-undo-shown",
    "market-drawn": "terminal-undo-shown",
    "market-filled": "terminal-undo-shown",
    "foresight-filled": "terminal-undo-shown",
    "poker-shows": "terminal-undo-shown",
}
SHOWN = ("poker-shows",)  # without any chance


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
        for played in match.choices[len(moment.match.choices) :]:
            if played.seat != moment.seat:
                return Text("terminal-undo-other", {"who": f"@seat-{played.seat + 1}"})
        events = match.events()[len(moment.events) :]
        shown = any(event.kind in SHOWN for event in events)
        if shown or match.state.rng.save() != moment.match.state.rng.save():
            return Text(self.revealed(events))
        if match.over or match.state.turn != moment.match.state.turn:
            return Text("terminal-undo-turn")
        return None

    def revealed(self, events: list[Event]) -> str:
        """The message that says what chance has shown."""
        for event in events:
            if event.kind in REVEALED:
                return REVEALED[event.kind]
        return "terminal-undo-chance"

    def undo(self) -> Match:
        """The match as it was before the last decision; `objection` has been asked."""
        moment = self.moments.pop()
        moment.match.state.log = moment.events
        return moment.match
