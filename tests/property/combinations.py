"""All tables that can be set up, and players that go through every corner of the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import trailhand as th
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.core.step import BESIDE

COMBINATIONS: list[tuple[str, int, dict[str, Any]]] = [
    *(
        ("gwt1", seats, {"preset": preset})
        for seats, preset in product((2, 3, 4), ("first_game", "standard"))
    ),
    *(
        ("gwt2", seats, {"preset": preset, "simmental": simmental})
        for seats, preset, simmental in product(
            (2, 3, 4), ("first_game", "standard"), (False, True)
        )
    ),
]


def name(combination: tuple[str, int, dict[str, Any]]) -> str:
    """A combination as the name of a test."""
    game, seats, options = combination
    extra = "-simmental" if options.get("simmental") else ""
    return f"{game}-{seats}-{options['preset']}{extra}"


every_table = pytest.mark.parametrize("combination", COMBINATIONS, ids=name)


def deal(combination: tuple[str, int, dict[str, Any]], seed: int) -> th.Match:
    """A new match of a combination."""
    game, seats, options = combination
    return th.new(game, seats=seats, seed=seed, options=options)


def eager(state: State, options: list[int], rng: Rng) -> int:
    """A random option that seldom declines: it meets far more rules than plain chance."""
    passing = state.agenda[-1].passing()
    if passing in options and len(options) > 1 and rng.below(8):
        options = [option for option in options if option != passing]
    # A token or an objective card is no better than any other choice.
    main = [option for option in options if option < BESIDE]
    if main and rng.below(4):
        options = main
    return options[rng.below(len(options))]
