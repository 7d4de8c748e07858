"""The things that are Sam's: his cards, and the places that his events touch."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import Fixture, Thing
from trailhand.core.text import Argument, Text
from trailhand.games.gwt.facts.codes import TRACK_END, position_name
from trailhand.games.gwt.solo.board import sam_of
from trailhand.games.gwt.solo.cards import MOST_BUILDINGS, SPECIALTY_WORKERS, sam_cards
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.things import space_anchor

STEPS: Final = {SPECIALTY_WORKERS: "@sam-steps-specialty", MOST_BUILDINGS: "@sam-steps-buildings"}


def card_text(state: GwtState, seat: int, number: int) -> Argument:
    """A card of his deck with everything printed on it."""
    printed = "@automaton-sam-" + sam_cards(sam_of(state).facts.deck)[number].word()
    return Text("sam-card", {"n": number, "text": printed})


SAM_CARD: Final[Thing[GwtState]] = Thing(card_text)
PRINTED_MOVE: Final[Thing[GwtState]] = Thing(
    lambda state, seat, move: STEPS.get(move, "@sam-steps-fixed")
)
EXPANSION: Final[Thing[GwtState]] = Thing(
    lambda state, seat, card: sam_of(state).facts.expansions[card].name
)
KANSAS_CITY: Final[Fixture[GwtState]] = Fixture(
    lambda state, seat: space_anchor(state, seat, state.box.kansas_city)
)
END_OF_TRACK: Final[Fixture[GwtState]] = Fixture(
    lambda state, seat: f"track:{position_name(TRACK_END)}"
)
