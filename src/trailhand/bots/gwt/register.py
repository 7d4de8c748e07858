"""The evaluators of Great Western Trail, with the weights that were learned for them."""

from __future__ import annotations

from trailhand.bots.evaluator import register_evaluator
from trailhand.bots.gwt.features import GwtEvaluator


def register() -> None:
    """Give both editions their evaluators."""
    for game in ("gwt1", "gwt2"):
        register_evaluator(game, GwtEvaluator, "trailhand.bots.gwt")
