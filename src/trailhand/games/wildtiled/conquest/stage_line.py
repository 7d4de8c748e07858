"""Stage Line: stops linked by road."""

from __future__ import annotations

from typing import Any

from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.facts.codes import PLACEMENTS, ROAD
from trailhand.games.wildtiled.grid import CELLS, Cells, flood, has, north_of, set_of, south_of
from trailhand.games.wildtiled.state import Player, WestState


def roads_of(state: WestState, player: Player) -> Cells:
    """All covered road cells of a board."""
    cells: list[int] = []
    for piece in player.pieces:
        choice = piece % PLACEMENTS
        turned = state.box.tiles[piece // PLACEMENTS].shape.turned(choice)
        for at, kind in enumerate(turned.kinds):
            if kind == ROAD:
                cells.append(choice % CELLS + 10 * turned.rows[at] + turned.columns[at])
    return set_of(cells)


class StageLine(SideRule):
    """WTW-CQ-STAGE-01: points for the largest group of stops that a road joins."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "stage_line"
        self.points: list[int] = parameters["points_by_linked_stops"]

    def final_points(self, state: WestState, seat: int) -> int:
        player = state.players[seat]
        roads = roads_of(state, player)
        best = 0
        for cell in player.side.stops:
            if has(roads[0], roads[1], cell):
                road = flood(north_of(cell), south_of(cell), roads[0], roads[1])
                best = max(best, sum(has(road[0], road[1], stop) for stop in player.side.stops))
        return self.points[best]
