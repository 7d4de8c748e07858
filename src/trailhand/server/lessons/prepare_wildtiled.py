"""Builds the position of the first lessons of Wild Tiled West.

`python -m trailhand.server.lessons.prepare_wildtiled`. A first game as it is set up; chance is
searched for a stream in which the dice roll what the texts speak of.
"""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import trailhand as th
from trailhand.core.rng import seeded
from trailhand.server.lessons.prepare import walk
from trailhand.server.lessons.wildtiled import WILDTILED

FILE = Path(__file__).with_name("wildtiled.json")
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


if __name__ == "__main__":
    FILE.write_text(json.dumps(prepared(), indent=1) + "\n", encoding="utf-8")
