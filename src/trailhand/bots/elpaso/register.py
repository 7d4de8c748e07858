"""The evaluator of El Paso, with the weights that were learned for it."""

from __future__ import annotations

from trailhand.bots.elpaso.features import ElPasoEvaluator
from trailhand.bots.evaluator import register_evaluator


def register() -> None:
    """Give the game its evaluator."""
    register_evaluator("elpaso", ElPasoEvaluator, "trailhand.bots.elpaso")
