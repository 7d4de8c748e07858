"""What has become known through a choice: nobody may take back what somebody has learned."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import DRAWN, REVEALED, SHOWN, Event
from trailhand.core.match import Match
from trailhand.core.state import State

NOTHING: Final = ""
CHANCE: Final = "chance"
WORDS: Final = ((DRAWN, "drew"), (REVEALED, "revealed"), (SHOWN, "shown"))


def unheard(before: State, after: State, events: list[Event]) -> bool:
    """Whether nobody has learned anything.

    What was secret may be revealed without any chance; all else shows in the generator.
    """
    revealed = any(event.kind.manner & REVEALED for event in events)
    return not revealed and before.rng.save() == after.rng.save()


def news(before: Match, after: Match, events: list[Event]) -> str:
    """What to call what has become known: drew, revealed, shown, chance, or nothing."""
    if unheard(before.state, after.state, events):
        return NOTHING
    for event in events:
        for manner, word in WORDS:
            if event.kind.manner & manner:
                return word
    return CHANCE
