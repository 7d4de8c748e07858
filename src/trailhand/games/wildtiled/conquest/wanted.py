"""Most Wanted: some bandits are worse than others."""

from __future__ import annotations

from typing import Any

from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.grid import count
from trailhand.games.wildtiled.state import Player


class MostWanted(SideRule):
    """WTW-CQ-WANT-01: a wanted bandit weighs more alive, and pays more dead."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "most_wanted"
        self.weight: int = parameters["wanted_weight"]
        usual: int = facts("components")["final_scoring"]["tombstone"]
        self.extra: int = parameters["wanted_tombstone_points"] - usual

    def bandits(self, player: Player) -> int:
        side = player.side
        wanted = count(
            side.wanted_north & player.bandit_north, side.wanted_south & player.bandit_south
        )
        return count(player.bandit_north, player.bandit_south) + (self.weight - 1) * wanted

    def tombstone_extra(self, player: Player) -> int:
        side = player.side
        return self.extra * count(
            side.wanted_north & player.tomb_north, side.wanted_south & player.tomb_south
        )
