"""What only Sam has: his cards, his specialty and the discs beside his board.

The rest of him is a player like any other (`players[SAM]`): herder, engine, workers,
buildings, stations, cities and tiles. His cattle and objective cards lie in one pile, which
is his discard pile; his starting objective lies face down in his area.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.module import Part

if TYPE_CHECKING:
    from trailhand.games.gwt.facts.box import Box
    from trailhand.games.gwt.solo.facts import SamFacts
    from trailhand.games.gwt.state import GwtState

SAM: Final = 1  # he sits behind the only seat
NO_CARD: Final = 0


class SamBoard(Part):
    """Sam's deck, specialty and supply of discs. Cards are their printed numbers.

    Station masters that he has sent away are back in the box. Of his expansion cards, the last
    one face up is active, and the first one face down lies on top.
    """

    name = "sam"

    box: Box
    facts: SamFacts
    deck: list[int]
    played: list[int]
    card: int
    specialty: int
    discs: int
    sent_away: list[int]
    face_up: list[int]
    face_down: list[int]

    def __init__(self, box: Box, facts: SamFacts) -> None:
        self.box = box
        self.facts = facts
        self.deck = []
        self.played = []
        self.card = NO_CARD
        self.specialty = 0
        self.discs = 0
        self.sent_away = []
        self.face_up = []
        self.face_down = []

    def clone(self) -> Part:
        """An independent copy."""
        copy = SamBoard(self.box, self.facts)
        copy.deck = self.deck[:]
        copy.played = self.played[:]
        copy.card = self.card
        copy.specialty = self.specialty
        copy.discs = self.discs
        copy.sent_away = self.sent_away[:]
        copy.face_up = self.face_up[:]
        copy.face_down = self.face_down[:]
        return copy

    def masters(self) -> list[int]:
        """SAM-ENGINE-04: they are nowhere else."""
        return self.sent_away

    def write(self) -> dict[str, Any]:
        """His part of a position."""
        return {
            "deck": self.deck[:],
            "played": self.played[:],
            "card": self.card,
            "specialty": WORKERS[self.specialty],
            "discs": self.discs,
            "sent_away": [self.box.masters[tile].name for tile in self.sent_away],
            "face_up": self.expansions(self.face_up),
            "face_down": self.expansions(self.face_down),
        }

    def expansions(self, pile: list[int]) -> list[str]:
        """The names of expansion cards."""
        return [self.facts.expansions[card].name for card in pile]


def sam_of(state: GwtState) -> SamBoard:
    """Sam's board, at a table with him."""
    for part in state.parts:
        if isinstance(part, SamBoard):
            return part
    raise LookupError("Sam does not play here")
