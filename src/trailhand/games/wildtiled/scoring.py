"""Final scoring: category by category, at any moment of the game."""

from __future__ import annotations

from typing import Final

from trailhand.games.wildtiled.buildings import building_of
from trailhand.games.wildtiled.facts.box import Box
from trailhand.games.wildtiled.facts.codes import (
    BUILDING_POINTS,
    CONQUEST_POINTS,
    HERD_POINTS,
    NOBODY,
    START_POINTS,
    TOWN_POINTS,
    TUSSLE_POINTS,
)
from trailhand.games.wildtiled.grid import count
from trailhand.games.wildtiled.metrics import aces_of, horseshoes_uncovered, partner_points
from trailhand.games.wildtiled.state import Player, WestState

# First what the score track has brought during the game, then the order of WTW-END-01.
CATEGORIES: Final = (
    "start",
    "towns",
    "herds",
    "tussles",
    "horseshoes",
    "named_buildings",
    "tombstones",
    "aces",
    "mines",
    "conquest",
    "partners",
)


def score(state: WestState, seat: int, hide_partner: bool = False) -> dict[str, int]:
    """WTW-END-01: the points of one seat by category, as if the game ended now.

    With `hide_partner` a face-down partner is left out: others do not see it.
    """
    box = state.box
    player = state.players[seat]
    earned = player.earned
    return {
        "start": earned[START_POINTS],
        "towns": earned[TOWN_POINTS],
        "herds": earned[HERD_POINTS],
        "tussles": earned[TUSSLE_POINTS],
        "horseshoes": box.horseshoe_points * horseshoes_uncovered(player),  # WTW-SHOE-01
        "named_buildings": earned[BUILDING_POINTS] + pink_points(state, seat),
        "tombstones": tombstone_points(box, player),
        "aces": ace_points(box, aces_of(state, seat)),  # WTW-ACE-05
        "mines": box.mine_points[player.mine],
        "conquest": earned[CONQUEST_POINTS] + player.side.rule.final_points(state, seat),
        "partners": partners(state, seat, hide_partner),
    }


def pink_points(state: WestState, seat: int) -> int:
    """WTW-BLD-01: pink signs."""
    total = 0
    for place in state.players[seat].named:
        total += building_of(state, seat, place).final_points(state, seat, place)
    return total


def tombstone_points(box: Box, player: Player) -> int:
    """WTW-SHER-06: per tombstone; a Conquest side may value some higher."""
    tombs = count(player.tomb_north, player.tomb_south)
    return box.tombstone_points * tombs + player.side.rule.tombstone_extra(player)


def ace_points(box: Box, aces: list[int]) -> int:
    """WTW-ACE-04: one-suit sets and mixed sets are formed independently."""
    return sum(suit_points(box, number) for number in aces) + mixed_points(box, aces)


def suit_points(box: Box, number: int) -> int:
    """WTW-ACE-02: the best split of aces of one suit into sets of three and four."""
    best = 0
    for fours in range(number // 4 + 1):
        threes = (number - 4 * fours) // 3
        best = max(best, fours * box.ace_set[4] + threes * box.ace_set[3])
    return best


def mixed_points(box: Box, aces: list[int]) -> int:
    """WTW-ACE-03: the best split into sets of three and of four different suits.

    After some sets of four, sets of three can be formed as long as three suits are left; it
    is best to take them from the longest suits.
    """
    best = 0
    for fours in range(min(aces) + 1):
        left = [number - fours for number in aces]
        threes = 0
        while sum(number > 0 for number in left) >= 3:
            left.sort(reverse=True)
            for suit in range(3):
                left[suit] -= 1
            threes += 1
        best = max(best, fours * box.ace_set[4] + threes * box.ace_set[3])
    return best


def partners(state: WestState, seat: int, hide_partner: bool) -> int:
    """WTW-PRT-05, WTW-PRT-03: both partners, the face-down one included unless hidden."""
    player = state.players[seat]
    hidden = NOBODY if hide_partner else player.partner
    return partner_points(state, seat, hidden) + partner_points(state, seat, player.second)
