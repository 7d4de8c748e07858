"""The position of the first lessons of Wild Tiled West.

A first game as it is set up; chance is searched for a stream in which the dice roll what the
texts speak of.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import trailhand as th
from trailhand.core.rng import seeded
from trailhand.server.lessons.rehearse import walk
from trailhand.server.lessons.wildtiled import WILDTILED

SEED = 3
OPTIONS = {"preset": "first_game", "boards": "12", "start": 0}


def told_well(position: dict[str, Any]) -> bool:
    """Whether every step finds what it is about; the dice decide."""
    try:
        return all(match.decision is not None for match in walk(WILDTILED, position))
    except th.InvalidChoice:
        return False


def prepared() -> dict[str, Any]:
    """The position of the first lesson."""
    position = th.new(WILDTILED.game, seats=2, seed=SEED, options=OPTIONS).position()
    for seed in count():
        position["state"]["rng"] = seeded(seed).save()
        if told_well(position):
            return position
    raise AssertionError
