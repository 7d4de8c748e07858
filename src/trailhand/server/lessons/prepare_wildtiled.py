"""The position of the first lessons of Wild Tiled West.

A first game as it is set up; chance is searched for a stream in which the dice roll what the
texts speak of.
"""

from __future__ import annotations

from itertools import count

import trailhand as th
from trailhand.core.game import Position
from trailhand.core.rng import seeded
from trailhand.server.lessons.rehearse import walk
from trailhand.server.lessons.wildtiled import WILDTILED

SEED = 3
OPTIONS: th.Settings = {"preset": "first_game", "boards": "12", "start": 0}


def dice_match(position: Position) -> bool:
    """Whether the dice roll what every step needs."""
    try:
        return all(match.decision is not None for match in walk(WILDTILED, position))
    except th.InvalidChoice:
        return False


def prepared() -> Position:
    """The position of the first lesson."""
    position = th.new(WILDTILED.game, seats=2, seed=SEED, options=OPTIONS).position()
    for seed in count():
        position["state"]["rng"] = seeded(seed).save()
        if dice_match(position):
            return position
    raise AssertionError
