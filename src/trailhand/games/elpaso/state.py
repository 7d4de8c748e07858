"""The state of a game of El Paso: plain numbers and short lists."""

from __future__ import annotations

from trailhand.core.rng import Rng
from trailhand.games.common.trail import TrailPlayer, TrailState
from trailhand.games.elpaso.facts.box import Box
from trailhand.games.elpaso.facts.codes import (
    COMMON,
    HAND_DISC,
    JOKER,
    MOVE_DISC,
    PERMANENT_DISC,
    owner_of,
)
from trailhand.games.elpaso.solo.sue import Sue


class Player(TrailPlayer):
    """One seat's board, cards and belongings.

    ELP-COMP-04: one rancher, seven discs, two ownership markers, one certificate marker.
    """

    rancher: int
    area: list[int]
    markers: int
    posts: list[int]
    culled: list[int]
    objectives: list[int]
    bonuses: list[int]

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.copy_belongings(self)
        copy.rancher = self.rancher
        copy.area = self.area[:]
        copy.markers = self.markers
        copy.posts = self.posts[:]
        copy.culled = self.culled[:]
        copy.objectives = self.objectives[:]
        copy.bonuses = self.bonuses[:]
        return copy

    def has_disc(self, disc: int) -> bool:
        """Whether a disc still lies on the player board."""
        return self.discs >> disc & 1 == 1

    def workers_for(self, worker: int) -> int:
        """ELP-COMP-07: workers of a type in the area, jokers included."""
        return self.area[worker] + self.area[JOKER]


class ElPasoState(TrailState[Player]):
    """A whole game in progress.

    `finisher` is the seat on the Simmental space, or -1; `hired` is the type hired first at this
    location, plus one; piles of tiles and decks are bags from which the generator draws.
    """

    box: Box
    sue: Sue | None
    train: int
    finisher: int
    hired: int
    piles: list[int]
    market: list[int]
    supply: list[int]
    simmentals: int
    objective_row: list[int]
    objective_pile: list[int]
    bonus_row: list[int]
    bonus_pile: list[int]

    def __init__(self, box: Box, rng: Rng) -> None:
        super().__init__(box.seats, rng)
        self.box = box
        self.sue = None

    def clone(self) -> ElPasoState:
        """An independent copy that records no events."""
        copy = ElPasoState(self.box, self.rng.clone())
        copy.copy_table(self)
        copy.players = [player.clone() for player in self.players]
        copy.sue = None if self.sue is None else self.sue.clone()
        copy.train = self.train
        copy.finisher = self.finisher
        copy.hired = self.hired
        copy.piles = self.piles[:]
        copy.market = self.market[:]
        copy.supply = self.supply[:]
        copy.simmentals = self.simmentals
        copy.objective_row = self.objective_row[:]
        copy.objective_pile = self.objective_pile[:]
        copy.bonus_row = self.bonus_row[:]
        copy.bonus_pile = self.bonus_pile[:]
        return copy

    def hand_limit(self, seat: int) -> int:
        """ELP-DRAW-01, ELP-DISC-04: four cards, five without the hand disc."""
        return self.box.hand_limit[0 if self.players[seat].has_disc(HAND_DISC) else 1]

    def move_limit(self, seat: int) -> int:
        """ELP-MOVE-05, ELP-DISC-04: three steps, four without the move disc."""
        return self.box.move_limit[0 if self.players[seat].has_disc(MOVE_DISC) else 1]

    def permanent(self, seat: int) -> int:
        """ELP-DEL-03, ELP-TILE-08: permanent certificates of the board and of bonus tiles."""
        player = self.players[seat]
        count = 0 if player.has_disc(PERMANENT_DISC) else 1
        for tile in player.bonuses:
            count += self.box.bonuses[tile].certificates
        return count

    def duplicates(self, seat: int) -> int:
        """ELP-TILE-10, ELP-TILE-06: duplicates that may be added to a delivery."""
        count = 0
        for tile in self.players[seat].bonuses:
            count += self.box.bonuses[tile].duplicates
        return count

    def buildings_of(self, owner: int) -> list[int]:
        """The nodes of the common buildings of an owner."""
        low = COMMON * (owner + 1)
        return [node for node in self.box.free_nodes if low <= self.trail[node] < low + COMMON]

    def is_own(self, node: int, seat: int) -> bool:
        """Whether a building lies on a node that is neutral or the seat's own."""
        owner = owner_of(self.trail[node])
        return owner < 0 or owner == seat
