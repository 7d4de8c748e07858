"""The levels that people meet at a table: easy, medium and hard.

Levels differ in how far they think ahead, never in what they may see.
"""

from __future__ import annotations

from trailhand.bots.base import Bot
from trailhand.bots.evaluator import Judge, evaluator_of
from trailhand.bots.lookahead import quick_choice
from trailhand.bots.search import Budget, SearchBot
from trailhand.bots.tree import Node
from trailhand.core.match import Match
from trailhand.core.rng import seeded
from trailhand.core.step import settle

MEDIUM = 16  # iterations a turn
PATIENCE = 4.0  # seconds a turn that people wait at most, on slow machines


class EasyBot(Bot):
    """Takes what looks best at the moment, and does not think to the end of the turn."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = seeded(seed)

    def choose(self, match: Match, seat: int) -> int:
        """The option that promises most at once."""
        evaluator = evaluator_of(match.game.info.id)
        state = match.state.clone()
        match.game.determinize(state, seat, self.rng)
        options = settle(state)
        return match.numbers.index(
            quick_choice(Judge(match.game, evaluator, state), state, options, self.rng, False)
        )


class HardBot(SearchBot):
    """Takes its time: as long as it pays off in the game at hand, at most five seconds a turn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(0, PATIENCE))

    def think(self, match: Match, seat: int) -> Node:
        """Search with as many iterations a turn as the game is worth."""
        self.budget.iterations = evaluator_of(match.game.info.id).thoroughness
        return super().think(match, seat)


def medium(seed: int) -> Bot:
    """Thinks for a moment."""
    return SearchBot(seed, Budget(MEDIUM, PATIENCE))
