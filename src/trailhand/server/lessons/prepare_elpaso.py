"""The position of the lessons of El Paso: a new game in which both have chosen an objective tile.

Its seed deals two Galloways to sell, then a second Pineywoods, then a hand of four breeds.
"""

from __future__ import annotations

from typing import Any

import trailhand as th
from trailhand.server.lessons.rehearse import played

SEED = 98
PLAYED = "objective 1; objective 1"
# The hand of the learner at the end of each turn: what the texts rely on.
HANDS = (
    ["pineywoods", "pineywoods", "galloway", "santa_gertrudis"],
    ["pineywoods", "pineywoods", "galloway", "santa_gertrudis"],
    ["criollo", "pineywoods", "galloway", "santa_gertrudis"],
    ["criollo", "pineywoods", "galloway", "santa_gertrudis"],
)


def prepared() -> dict[str, Any]:
    """The position of the first lesson."""
    options: dict[str, th.SettingValue] = {"preset": "first_game", "start": 0}
    return played(th.new("elpaso", seats=2, seed=SEED, options=options), PLAYED)
