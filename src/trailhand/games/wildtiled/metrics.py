"""What partner cards look at (WTW-PRT-06): quantities of one board at the end of the game."""

from __future__ import annotations

from typing import Final

from trailhand.games.wildtiled.facts.box import Box
from trailhand.games.wildtiled.facts.codes import NOBODY, PLACEMENTS, STREET
from trailhand.games.wildtiled.grid import count
from trailhand.games.wildtiled.placement import is_surrounded
from trailhand.games.wildtiled.state import Player, WestState

METRICS: Final = (
    "towns_left",
    "pastures_wrangled",
    "largest_herd_wrangled",
    "tombstones",
    "bandits_alive",
    "mine_space",
    "horseshoes_uncovered",
    "aces",
    "ace_suits",
    "aces_of_best_suit",
    "buildings",
    "buildings_surrounded",
    "streets_placed",
    "gold_left",
    "bullets_left",
    "border_cells_covered",
    "tussles_won",
)


def aces_of(state: WestState, seat: int) -> list[int]:
    """WTW-ACE-01: aces by suit, on placed tiles and as Ace cards."""
    aces = state.players[seat].aces[:]
    for suit, owner in enumerate(state.ace_owner):
        if owner == seat:
            aces[suit] += 1
    return aces


def horseshoes_uncovered(player: Player) -> int:
    """The horseshoes of the board that nothing covers."""
    side = player.side
    return count(side.horseshoe_north & player.free_north, side.horseshoe_south & player.free_south)


def buildings_surrounded(box: Box, player: Player) -> int:
    """Named buildings of any sign colour that satisfy WTW-BLD-04."""
    return sum(is_surrounded(box, player, player.pieces[place]) for place in player.named)


def streets_placed(player: Player) -> int:
    """Streets on the board."""
    return sum(piece // PLACEMENTS == STREET for piece in player.pieces)


def border_cells_covered(player: Player) -> int:
    """Covered cells in the outermost rows and columns."""
    side = player.side
    return count(
        side.border_north & side.open_north & ~player.free_north,
        side.border_south & side.open_south & ~player.free_south,
    )


def measure(state: WestState, seat: int, metric: str) -> int:
    """One quantity of a seat's board."""
    player = state.players[seat]
    if metric == "towns_left":
        return len(player.side.towns) - count(player.towns, 0)
    if metric == "pastures_wrangled":
        return count(player.boot_north, player.boot_south)
    if metric == "largest_herd_wrangled":
        return player.largest_herd
    if metric == "tombstones":
        return count(player.tomb_north, player.tomb_south)
    if metric == "bandits_alive":
        return count(player.bandit_north, player.bandit_south)
    if metric == "mine_space":
        return player.mine
    if metric == "horseshoes_uncovered":
        return horseshoes_uncovered(player)
    if metric == "buildings":
        return len(player.named)
    if metric == "buildings_surrounded":
        return buildings_surrounded(state.box, player)
    if metric == "streets_placed":
        return streets_placed(player)
    if metric == "gold_left":
        return player.gold
    if metric == "bullets_left":
        return player.bullets
    if metric == "border_cells_covered":
        return border_cells_covered(player)
    if metric == "tussles_won":
        return player.tussles_won
    return measure_aces(aces_of(state, seat), metric)


def measure_aces(aces: list[int], metric: str) -> int:
    """The quantities that look at aces."""
    if metric == "aces":
        return sum(aces)
    if metric == "ace_suits":
        return sum(number > 0 for number in aces)
    return max(aces)


def partner_points(state: WestState, seat: int, card: int) -> int:
    """WTW-PRT-05: every condition that is met scores; they add up."""
    if card == NOBODY:
        return 0
    total = 0
    for line in state.box.partners[card].conditions:
        value = measure(state, seat, METRICS[line.metric])
        if (value >= line.value) if line.at_least else (value <= line.value):
            total += line.points
    return total
