"""High Water: building over the river costs gold."""

from __future__ import annotations

from typing import Any

from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.facts.box import Side
from trailhand.games.wildtiled.grid import count


class HighWater(SideRule):
    """WTW-CQ-WATER-01: gold for every water cell that a placement covers, streets too."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "high_water"
        self.charges = True
        self.gold: int = parameters["gold_per_water_cell"]

    def price(self, side: Side, north: int, south: int) -> int:
        return self.gold * count(side.water_north & north, side.water_south & south)
