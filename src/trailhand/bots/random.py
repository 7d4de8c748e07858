"""The random bot: every option is equally likely."""

from __future__ import annotations

from trailhand.bots.base import Bot
from trailhand.core.match import Match
from trailhand.core.rng import seeded


class RandomBot(Bot):
    """Chooses by its own dice, never by those of the game."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = seeded(seed)

    def choose(self, match: Match, seat: int) -> int:
        """Any option."""
        return self.rng.below(len(match.numbers))
