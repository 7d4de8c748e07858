"""Spoiled positions are played to their end, or refused with named problems."""

from __future__ import annotations

import itertools

import pytest

import trailhand as th
from tests.families import FAMILIES, Combination
from tests.property.combinations import every_table
from tests.property.mutations import endure, positions, spoiled
from trailhand.core.rng import seeded

GAMES = [game for family in FAMILIES for game in family.games]
MUTATIONS = 300  # `python -m tests.property.mutate` does very many more


@pytest.mark.parametrize("game", GAMES)
def test_a_spoiled_position_is_played_or_refused(game: str) -> None:
    played = [
        endure(position, seeded(number))
        for number, position in itertools.islice(spoiled(game, 0), MUTATIONS)
    ]
    assert 0 < sum(played) < MUTATIONS


@every_table
def test_a_position_of_a_real_game_is_never_refused(combination: Combination) -> None:
    for position in positions(combination, 77):
        assert th.load(position).position() == position
