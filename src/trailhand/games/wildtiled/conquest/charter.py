"""Royal Charter: towns want to be founded in order."""

from __future__ import annotations

from typing import Any

from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.facts.box import Town
from trailhand.games.wildtiled.state import Player


class Charter(SideRule):
    """WTW-CQ-CHART-01: the bonus of the year counts, and counts more, only in order."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "charter"
        self.extra: int = parameters["extra_points"]

    def town_bonus(self, player: Player, town: Town, bonus: int) -> int:
        for number, other in enumerate(player.side.towns):
            if other.order < town.order and player.towns >> number & 1 == 0:
                return 0
        return bonus + self.extra if bonus else 0
