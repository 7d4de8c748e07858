"""Pair of Aces: aces at the edge of the board."""

from __future__ import annotations

from typing import Any

from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.metrics import aces_of
from trailhand.games.wildtiled.placement import is_free
from trailhand.games.wildtiled.state import WestState


class PairOfAces(SideRule):
    """WTW-CQ-ACE-02: an edge ace whose border cell is covered scores the aces of its suit.

    WTW-CQ-ACE-01: its `A` cells are collected like all board icons.
    """

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "pair_of_aces"
        self.points: int = parameters["points_per_ace"]

    def final_points(self, state: WestState, seat: int) -> int:
        player = state.players[seat]
        side = player.side
        aces = aces_of(state, seat)
        return sum(
            self.points * aces[suit]
            for suit, cell in zip(side.edge_suits, side.edge_cells, strict=True)
            if not is_free(player, cell)
        )
