"""Strange Lights: saucers pay if they are surrounded before they are covered."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.event import A_PIECE, DEED, NUMBER, Kind
from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.facts.codes import CONQUEST_POINTS
from trailhand.games.wildtiled.grid import north_of, south_of, spread_north, spread_south
from trailhand.games.wildtiled.placement import is_free
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import CELL

SAUCER: Final = Kind(LOG, "saucer", "WTW-CQ-UFO-01", DEED | A_PIECE, cell=CELL, n=NUMBER)


def is_ringed(player: Player, cell: int) -> bool:
    """Whether a cell is free and everything coverable orthogonally adjacent is covered."""
    north, south = north_of(cell), south_of(cell)
    return (
        is_free(player, cell)
        and spread_north(north, south) & player.free_north == 0
        and spread_south(north, south) & player.free_south == 0
    )


class Saucers(SideRule):
    """WTW-CQ-UFO-01, WTW-CQ-UFO-02, WTW-CQ-UFO-03: once per saucer, and never once covered."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "saucers"
        self.points: int = parameters["points_each"]

    def trigger(self, state: WestState, seat: int) -> None:
        player = state.players[seat]
        for number, cell in enumerate(player.side.saucers):
            if player.saucers >> number & 1 == 0 and is_ringed(player, cell):
                player.saucers |= 1 << number
                state.score(seat, CONQUEST_POINTS, self.points)
                state.note(SAUCER, seat, cell, self.points)
