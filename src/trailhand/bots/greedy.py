"""The greedy bot: every option is judged by the end of the turn it leads to."""

from __future__ import annotations

from trailhand.bots.base import Bot
from trailhand.bots.evaluator import Judge, evaluator_of
from trailhand.bots.lookahead import end_of_turn, reluctance, sifted
from trailhand.core.match import Match
from trailhand.core.rng import seeded
from trailhand.core.step import settle

DEALS = 2  # ways to deal what is hidden that are tried for every decision


class GreedyBot(Bot):
    """Plays the option whose turn ends best, the rest of it played for the moment's gain."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = seeded(seed)

    def choose(self, match: Match, seat: int) -> int:
        """The option with the best prospects at the end of the turn."""
        options = match.numbers
        if len(options) == 1:
            return 0
        evaluator = evaluator_of(match.game.info.id)
        kept: list[int] = []
        totals: list[float] = []
        for _ in range(DEALS):
            state = match.state.clone()
            match.game.determinize(state, seat, self.rng)
            settle(state)
            passing = state.agenda[-1].passing()
            judge = Judge(match.game, evaluator, state)
            if not kept:
                kept = sifted(judge, state, options)
                totals = [0.0] * len(kept)
            for n in range(len(kept)):
                end = end_of_turn(judge, state, kept[n]).state
                totals[n] += evaluator.prospects(end)[seat] - reluctance(kept[n], passing)
        best = 0
        for n in range(1, len(kept)):
            if totals[n] > totals[best]:
                best = n
        return options.index(kept[best])
