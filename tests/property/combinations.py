"""All tables that can be set up, and players that go through every corner of the rules."""

from __future__ import annotations

import pytest

import trailhand as th
from tests.families import FAMILIES, Combination
from tests.families.family import name_of
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.core.step import BESIDE

TABLES: list[Combination] = [each for family in FAMILIES for each in family.combinations]
every_table = pytest.mark.parametrize("combination", TABLES, ids=name_of)


def deal(combination: Combination, seed: int) -> th.Match:
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
