"""Bots of known strength, results made by hand, and other things that tests of the lab share."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from trailhand.bots import base
from trailhand.core.match import Match
from trailhand.lab.arena import seating
from trailhand.lab.playing import Sitting
from trailhand.lab.ratings import Array
from trailhand.lab.sharing import Chunk


class FirstBot(base.Bot):
    """Always takes the first option: far better than chance, and it loses to nobody weaker."""

    name = "first"

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        return 0


class SameBot(FirstBot):
    """The first bot under another name."""

    name = "same"


def invite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the bots of the tests for one test."""
    for bot in (FirstBot, SameBot):
        monkeypatch.setitem(base._bots, bot.name, bot)


def seating_with_guests(chunk: Chunk, number: int) -> Sitting:
    """The seating of an arena, in a process of its own that has yet to meet these bots."""
    for bot in (FirstBot, SameBot):
        base.register(bot.name, bot)
    return seating(chunk, number)


def contest(elo: list[float], deals: int, seed: int = 1) -> Array:
    """Wins by deal of a round robin (two games a pairing) between players of known strength."""
    chance = np.random.default_rng(seed)
    bots = len(elo)
    wins = np.zeros((deals, bots, bots))
    for one in range(bots):
        for two in range(one):
            expected = 1 / (1 + 10 ** ((elo[two] - elo[one]) / 400))
            won = chance.binomial(2, expected, deals)
            wins[:, one, two] = won
            wins[:, two, one] = 2 - won
    return wins


def results(*games: dict[str, int]) -> pl.DataFrame:
    """A frame from games written as {bot: points}, each of them a deal of its own."""
    rows = []
    for number, points in enumerate(games):
        best = max(points.values())
        share = 1 / list(points.values()).count(best)
        for seat, (bot, total) in enumerate(points.items(), 1):
            row = {"number": number, "deal": number, "seat": seat, "bot": bot, "total": total}
            row |= {"won": share if total == best else 0.0, "points_all": total}
            row |= {"seats": len(points), "start_order": seat, "own_turns": 2}
            rows.append(row | {"seconds": 1.0, "slowest_turn": 0.75})
    return pl.DataFrame(rows)
