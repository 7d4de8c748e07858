"""The things that are Sue's: her solo cards, her groups of workers, her piles."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import Fixture, Thing
from trailhand.core.text import Argument, Text
from trailhand.games.elpaso.facts.codes import WORKERS
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.names import dashed, worker_name
from trailhand.games.elpaso.words.things import ElPasoThing


def solo_card_word(state: ElPasoState, seat: int, number: int) -> Argument:
    """A solo card with everything printed on it."""
    card = state.box.solo_cards[number]
    steps = Text("elp-sue-steps", {"n": card.steps})
    if card.worker >= 0:
        steps = Text("elp-sue-steps-by", {"worker": worker_name(card.worker)})
    action = "@elp-sue-action-" + dashed(card.action)
    return Text("elp-sue-card", {"card": card.name, "steps": steps, "action": action})


SOLO_CARD: Final[ElPasoThing] = Thing(solo_card_word, lambda state, seat, card: "sue:discard")
SOLO_CARDS: Final[Fixture[ElPasoState]] = Fixture(lambda state, seat: "sue:discard")
SOLO_DECK: Final[Fixture[ElPasoState]] = Fixture(lambda state, seat: "sue:deck")
RESERVE: Final[Fixture[ElPasoState]] = Fixture(lambda state, seat: "sue:reserve")
CATTLE_PILE: Final[Fixture[ElPasoState]] = Fixture(lambda state, seat: "sue:cattle")
GROUP: Final[ElPasoThing] = Thing(
    lambda state, seat, worker: worker_name(worker),
    lambda state, seat, worker: f"sue:{WORKERS[worker]}",
)
COWBOYS: Final[ElPasoThing] = Thing(place=lambda state, seat, count: "sue:cowboy")
