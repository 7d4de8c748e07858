"""Cards 4, 11 and 14: Sam builds, always side b (SAM-BUILD-06)."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_PIECE, Kind
from trailhand.games.gwt.facts.codes import (
    BUILDER,
    EMPTY,
    PRIVATE,
    PRIVATE_SPAN,
    building_of,
    owner_of,
)
from trailhand.games.gwt.solo import reasons
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.reasons import keep_best, skip
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import BUILDING, SPACE, TILE

BUILT: Final = Kind(LOG, "sam-built", "SAM-BUILD-01", A_PIECE, building=BUILDING, space=SPACE)
REPLACED: Final = Kind(
    LOG, "sam-replaced", "SAM-BUILD-04", A_PIECE, old=TILE, building=BUILDING, space=SPACE
)

SIDE_B: Final = 1
NO_SPACE: Final = -1


def build(state: GwtState) -> None:
    """SAM-BUILD-01, SAM-BUILD-07, SAM-BUILD-10: a new building before any replacement."""
    builders = state.players[SAM].workers[BUILDER]
    raise_building(state, tiles_for(state, 1, builders), 1, builders)


def build_with_one(state: GwtState) -> None:
    """SAM-BUILD-08: with exactly one builder, whatever his number of builders."""
    raise_building(state, tiles_for(state, 1, 1), 1, 1)


def raise_building(state: GwtState, tiles: list[int], least: int, most: int) -> None:
    """Place one of the tiles; if there is none, or no space, replace a building."""
    space = next_space(state) if tiles else NO_SPACE
    if space != NO_SPACE:
        put(state, best_tile(state, tiles), space)
    else:
        replace(state, least, most)


def supply(state: GwtState) -> list[int]:
    """The buildings beside his board."""
    unbuilt = state.players[SAM].unbuilt
    return [2 * n + SIDE_B for n in state.box.buildings if unbuilt >> n & 1]


def tiles_for(state: GwtState, least: int, most: int) -> list[int]:
    """The buildings of his supply that need that many builders."""
    return [b for b in supply(state) if least <= state.box.builders[b] <= most]


def has_hand(state: GwtState, building: int) -> bool:
    """SAM-BUILD-09: one or two hands, of whatever colour, are a hand."""
    return state.box.fee[PRIVATE + PRIVATE_SPAN * SAM + building] > 0


def best_tile(state: GwtState, tiles: list[int]) -> int:
    """SAM-BUILD-01: most builders, then a hand, then the lowest number."""
    left = list(range(len(tiles)))
    left = keep_best(state, left, [-state.box.builders[b] for b in tiles], reasons.MOST_BUILDERS)
    left = keep_best(state, left, [0 if has_hand(state, b) else 1 for b in tiles], reasons.A_HAND)
    return tiles[keep_best(state, left, tiles, reasons.LOWEST_NUMBER)[0]]


# -- where ----------------------------------------------------------------------------------


def next_space(state: GwtState) -> int:
    """SAM-BUILD-02: the next free space ahead of the player's herder, else from the start."""
    found = nearest_free(state, state.players[0].herder)
    return found if found != NO_SPACE else nearest_free(state, state.box.start)


def nearest_free(state: GwtState, start: int) -> int:
    """SAM-BUILD-03: the fewest edges ahead; of equally near ones the first by name."""
    box = state.box
    ring = [start]
    seen = {start}
    while ring:
        ahead = sorted({s for space in ring for s in box.next_spaces[space]} - seen)
        free = [s for s in ahead if state.trail[s] == EMPTY and is_eligible(state, s)]
        if free:
            names = sorted(box.space_names[s] for s in free)
            order = [names.index(box.space_names[s]) for s in free]
            return free[keep_best(state, list(range(len(free))), order, reasons.NEAREST_SPACE)[0]]
        seen.update(ahead)
        ring = ahead
    return NO_SPACE


def is_eligible(state: GwtState, space: int) -> bool:
    """SAM-BUILD-02, SAM-BUILD-03: a building space outside the branches with a hazard zone."""
    branches = sam_of(state).facts.hazard_branches
    return state.box.space_kind[space] == "building" and space not in branches


# -- replacing ------------------------------------------------------------------------------


def replace(state: GwtState, least: int, most: int) -> None:
    """SAM-BUILD-04, SAM-BUILD-05, SAM-BUILD-11: use as many builders as possible."""
    needs = state.box.builders
    pairs = [
        (tile, space)
        for tile in supply(state)
        for space in own_spaces(state)
        if least <= needs[tile] - needs[building_of(state.trail[space])] <= most
    ]
    if not pairs:
        skip(state, reasons.NO_BUILDING)
        return
    used = [needs[building_of(state.trail[space])] - needs[tile] for tile, space in pairs]
    left = keep_best(state, list(range(len(pairs))), used, reasons.MOST_BUILDERS)
    left = keep_best(state, left, [-needs[tile] for tile, _ in pairs], reasons.LARGEST_TILE)
    hands = [lost_hands(state, tile, space) for tile, space in pairs]
    left = keep_best(state, left, hands, reasons.MOST_HANDS)
    left = keep_best(state, left, [tile for tile, _ in pairs], reasons.LOWEST_NUMBER)
    left = keep_best(state, left, [space for _, space in pairs], reasons.EARLIEST_SPACE)
    tile, space = pairs[left[0]]
    put(state, tile, space)


def own_spaces(state: GwtState) -> list[int]:
    """The spaces with a building of his, along the trail."""
    return [space for space, tile in enumerate(state.trail) if owner_of(tile) == SAM]


def lost_hands(state: GwtState, tile: int, space: int) -> int:
    """How many buildings with a hand he loses by a replacement."""
    old = 1 if has_hand(state, building_of(state.trail[space])) else 0
    return old - (1 if has_hand(state, tile) else 0)


def put(state: GwtState, building: int, space: int) -> None:
    """SAM-BUILD-06: a tile onto the trail; a replaced one leaves the game."""
    old = state.trail[space]
    state.players[SAM].unbuilt &= ~(1 << building // 2)
    state.trail[space] = PRIVATE + PRIVATE_SPAN * SAM + building
    if old == EMPTY:
        state.note(BUILT, SAM, building, space)
    else:
        state.gone_tiles.append(old)
        state.note(REPLACED, SAM, old, building, space)
