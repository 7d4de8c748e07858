"""The score sheet of an evaluator: regression from what a seat has to what it scored.

Hints tell a player what an option promises, category by category. That is learned from whole
games between players of the strength that was found: Bayesian linear regression explains the
final points of a seat by its features, starting from the points it has at the moment. Only sums
of products are kept, never the positions.
"""

from __future__ import annotations

import numpy as np

from trailhand.bots.evaluator import Evaluator
from trailhand.lab.quickplay import Array, Outcome

DOUBT = 900.0  # positions that must speak for a weight before half of it is believed


class ScoreSheet:
    """Sums of products over positions: all that regression needs to know."""

    def __init__(self, features: int, categories: int) -> None:
        self.squares: Array = np.zeros((2 * features, 2 * features))
        self.products: Array = np.zeros((2 * features, categories))

    def add(self, outcome: Outcome) -> None:
        """One game."""
        if len(outcome.positions):
            points = np.array(outcome.points, dtype=np.float64)
            flat = outcome.positions.reshape(-1, self.squares.shape[0])
            self.squares += flat.T @ flat
            self.products += outcome.positions.sum(axis=0).T @ points

    def merge(self, other: ScoreSheet) -> None:
        """Add what another process has seen."""
        self.squares += other.squares
        self.products += other.products

    def rows(self, evaluator: Evaluator) -> list[list[float]]:
        """For every feature and category, what it adds at the end and what more at the start."""
        guess = points_now(evaluator)
        doubt = DOUBT * np.eye(len(self.squares))
        learned = np.linalg.solve(self.squares + doubt, self.products - self.squares @ guess)
        sheet = guess + learned
        half = len(evaluator.names)
        rows = np.stack([sheet[:half], sheet[half:]], axis=2).reshape(half, -1)
        found: list[list[float]] = rows.tolist()
        return found


def points_now(evaluator: Evaluator) -> Array:
    """Who has seen no game expects what the score is now."""
    guess = np.zeros((2 * len(evaluator.names), len(evaluator.categories)))
    for n, category in enumerate(evaluator.categories):
        guess[evaluator.names.index(f"points {category}"), n] = 1.0
    return guess
