"""What a choice would bring: the numbers of a seat that placements change.

The page compares them before and after a try, to say what a placement wins and to sort and
group placements by it.
"""

from __future__ import annotations

from trailhand.games.wildtiled.fire import targets
from trailhand.games.wildtiled.grid import cells_of, count
from trailhand.games.wildtiled.metrics import horseshoes_uncovered
from trailhand.games.wildtiled.pastures import cows_in, is_booted, pasture_at
from trailhand.games.wildtiled.placement import is_surrounded
from trailhand.games.wildtiled.state import Player, WestState


def tally(state: WestState, seat: int) -> dict[str, int]:
    """The numbers of one settlement that a player weighs when placing."""
    player = state.players[seat]
    north, south = targets(player)
    return {
        "points": player.points(),
        "towns": count(player.towns, 0),
        "gold": player.gold,
        "bullets": player.bullets,
        "mine": player.mine,
        "streets": player.streets_due,
        "bandits": count(player.bandit_north, player.bandit_south),
        "tombstones": count(player.tomb_north, player.tomb_south),
        "in_sight": count(north, south),
        "herd": largest_open_herd(player),
        "horseshoes": horseshoes_uncovered(player),
        "surrounded": sum(
            is_surrounded(state.box, player, player.pieces[place]) for place in player.named
        ),
    }


def largest_open_herd(player: Player) -> int:
    """The cows of the largest pasture that is still to be wrangled."""
    best = 0
    for cell in cells_of(player.cow_north, player.cow_south):
        pasture = pasture_at(player, cell)
        if not is_booted(player, pasture):
            best = max(best, cows_in(player, pasture))
    return best
