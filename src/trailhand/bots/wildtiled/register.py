"""The evaluator of Wild Tiled West, with the weights that were learned for it."""

from __future__ import annotations

from trailhand.bots.evaluator import register_evaluator
from trailhand.bots.wildtiled.features import WestEvaluator


def register() -> None:
    """Give the game its evaluator."""
    register_evaluator("wildtiled", WestEvaluator, "trailhand.bots.wildtiled")
