"""Hand, draw stack and discard pile.

A draw stack is a bag: drawing at random from it is the same as shuffling it first, and a bag
has no hidden order that could leak.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from trailhand.core.event import Fixture, Kind
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.games.common.log import SHARED

NO_CARD: Final = -1

DRAW_STACK: Final[Fixture[State]] = Fixture(lambda state, seat: f"deck:{seat}")
DISCARD_PILE: Final[Fixture[State]] = Fixture(lambda state, seat: f"discard:{seat}")
RESHUFFLED: Final = Kind(
    SHARED, "reshuffled", "GWT-DECK-02 ELP-DRAW-02", stack=DRAW_STACK, pile=DISCARD_PILE
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piles:
    """The cards of one player, as numbers."""

    hand: list[int]
    draw: list[int]
    discard: list[int]

    def copy_piles(self, other: Piles) -> None:
        """Take over a copy of another player's cards."""
        self.hand = other.hand[:]
        self.draw = other.draw[:]
        self.discard = other.discard[:]

    def put_away(self, card: int) -> None:
        """A card from the hand, face up onto their own discard pile."""
        self.hand.remove(card)
        self.discard.append(card)

    def can_draw(self) -> bool:
        """Whether there is a card left to draw, after a reshuffle if need be."""
        return bool(self.draw or self.discard)


def draw_card(state: State, seat: int, piles: Piles) -> int:
    """Take a card from the draw stack, or NO_CARD if stack and discard pile are empty.

    The discard pile becomes the new stack only when a card is needed and the stack is empty.
    """
    if not piles.draw:
        if not piles.discard:
            return NO_CARD
        piles.draw = piles.discard
        piles.discard = []
        state.note(RESHUFFLED, seat)
    return state.rng.take(piles.draw)


def kinds_in(hand: list[int]) -> list[int]:
    """The different cards of a hand, in the order of their numbers."""
    return sorted(set(hand))


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """The cards in a new order that follows from the generator alone, not from the old one."""
    again = sorted(cards)
    rng.shuffle(again)
    return again
