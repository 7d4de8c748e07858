"""Adding up results, as whole numbers and fractions: the order of the games never matters."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any


def shares_of_the_win(seats: int, winners: list[int]) -> list[Fraction]:
    """What every seat gets of the win: the winners share it equally."""
    return [Fraction(seat in winners, max(1, len(winners))) for seat in range(seats)]


class BotTally:
    """The results of all seats that one bot held."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.low: int | None = None
        self.high: int | None = None
        self.wins = Fraction(0)
        self.categories: dict[str, int] = {}

    def add(self, points: int, categories: dict[str, int], won: Fraction) -> None:
        """One seat of one game."""
        self.count += 1
        self.total += points
        self.squares += points * points
        self.low = points if self.low is None else min(self.low, points)
        self.high = points if self.high is None else max(self.high, points)
        self.wins += won
        for name, value in categories.items():
            self.categories[name] = self.categories.get(name, 0) + value

    def merge(self, other: BotTally) -> None:
        """Add the results of another process."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.low = min(n for n in (self.low, other.low) if n is not None)
        self.high = max(n for n in (self.high, other.high) if n is not None)
        self.wins += other.wins
        for name, value in other.categories.items():
            self.categories[name] = self.categories.get(name, 0) + value

    def report(self) -> dict[str, Any]:
        """Mean, standard deviation, extremes, wins and the mean of every category."""
        spread = self.count * self.squares - self.total * self.total
        pairs = self.count * max(self.count - 1, 1)
        return {
            "mean": self.total / self.count,
            "sd": math.sqrt(spread / pairs),
            "min": self.low,
            "max": self.high,
            "wins": float(self.wins),
            "categories": {name: value / self.count for name, value in self.categories.items()},
        }


class Tally:
    """The results of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.bots: dict[str, BotTally] = {}

    def add(
        self,
        names: list[str],
        scores: list[dict[str, int]],
        winners: list[int],
        decisions: int,
    ) -> None:
        """One game: who held which seat, the points by category, who won. Ties share the win."""
        self.games += 1
        self.decisions += decisions
        totals = [sum(categories.values()) for categories in scores]
        wins = shares_of_the_win(len(names), winners)
        for name, points, categories, won in zip(names, totals, scores, wins, strict=True):
            self.bots.setdefault(name, BotTally()).add(points, categories, won)

    def merge(self, other: Tally) -> None:
        """Add the results of another process."""
        self.games += other.games
        self.decisions += other.decisions
        for name, tally in other.bots.items():
            self.bots.setdefault(name, BotTally()).merge(tally)

    def report(self, seconds: float) -> dict[str, Any]:
        """The results as they are printed."""
        return {
            "games": self.games,
            "games_per_s": self.games / seconds,
            "decisions_per_game": self.decisions / self.games,
            "bots": {name: self.bots[name].report() for name in sorted(self.bots)},
        }
