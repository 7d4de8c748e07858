"""What only Sam has: his cards, his specialty and the discs beside his board.

The rest of him is a player like any other (`players[SAM]`): herder, engine, workers,
buildings, stations, cities and tiles. His cattle and objective cards lie in one pile, which
is his discard pile; his starting objective lies face down in his area; the station masters
he has sent away are kept with him, but they score nothing.
"""

from __future__ import annotations

from typing import Final

SAM: Final = 1  # he sits behind the only seat
NO_CARD: Final = 0


class SamBoard:
    """Sam's deck, specialty and supply of discs. Cards are their printed numbers."""

    deck: list[int]
    played: list[int]
    card: int
    specialty: int
    discs: int

    def __init__(self) -> None:
        self.deck = []
        self.played = []
        self.card = NO_CARD
        self.specialty = 0
        self.discs = 0

    def clone(self) -> SamBoard:
        """An independent copy."""
        copy = SamBoard()
        copy.deck = self.deck[:]
        copy.played = self.played[:]
        copy.card = self.card
        copy.specialty = self.specialty
        copy.discs = self.discs
        return copy
