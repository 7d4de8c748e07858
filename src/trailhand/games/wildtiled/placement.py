"""Placement: where a piece may go, and what the board looks like with it.

Every placement obeys the same two conditions: all its cells are free, and one of them is in
reach. What is in reach depends on the moment: cells next to the network, the start cell, the
third signpost, or every free cell.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trailhand.games.wildtiled.facts.box import Box, Tile
from trailhand.games.wildtiled.facts.codes import (
    ACE,
    BANDIT,
    BUILDING,
    COW,
    FIELD,
    PLACEMENTS,
    SHERIFF,
    STREET,
)
from trailhand.games.wildtiled.grid import (
    CELLS,
    Cells,
    flood,
    north_of,
    south_of,
    spread_north,
    spread_south,
)
from trailhand.games.wildtiled.objections import (
    COVERED,
    NOT_CONNECTED,
    NOT_SIGNPOST,
    NOT_START,
    OFF_GRID,
    PRINTED,
    WATER_GOLD,
)
from trailhand.games.wildtiled.state import Player

# How a placement has to connect.
CONNECTED: Final = 0
ANYWHERE: Final = 1  # WTW-CQ-VAULT-01
SIGNPOST: Final = 2  # WTW-CQ-GEN-02


# -- where ----------------------------------------------------------------------------------


def is_empty(player: Player) -> bool:
    """Whether nothing has been placed yet."""
    side = player.side
    return player.free_north == side.open_north and player.free_south == side.open_south


def renew_reach(player: Player) -> None:
    """The cells one of which the next placement must cover.

    WTW-PLACE-04: the start cell first. WTW-CQ-VAULT-02: a side without one has its first
    building instead, and nothing is in reach before it lies there. WTW-PLACE-05, WTW-PLACE-06:
    then any free cell next to the network, which is what is covered and the printed fields
    reached from there.
    """
    side = player.side
    if is_empty(player):
        player.reach_north = north_of(side.start) if side.start >= 0 else 0
        player.reach_south = south_of(side.start)
        return
    covered_north = side.open_north & ~player.free_north
    covered_south = side.open_south & ~player.free_south
    network = flood(covered_north, covered_south, side.field_north, side.field_south)
    player.reach_north = spread_north(network[0], network[1]) & player.free_north
    player.reach_south = spread_south(network[0], network[1]) & player.free_south


def third_signpost(player: Player) -> int:
    """WTW-CQ-GEN-02: the signpost that is still uncovered when two are covered, else -1."""
    left = [cell for cell in player.side.signposts if is_free(player, cell)]
    return left[0] if len(left) == 1 else -1


def is_free(player: Player, cell: int) -> bool:
    """Whether a cell can be covered and is not."""
    if cell < 50:
        return player.free_north >> cell & 1 != 0
    return player.free_south >> (cell - 50) & 1 != 0


def reach_of(player: Player, mode: int) -> Cells:
    """The cells one of which a placement must cover."""
    if mode == CONNECTED:
        return player.reach_north, player.reach_south
    if mode == ANYWHERE:
        return player.free_north, player.free_south
    cell = third_signpost(player)
    return (north_of(cell), south_of(cell)) if cell >= 0 else (0, 0)


def price_of(player: Player, north: int, south: int) -> int:
    """WTW-CQ-WATER-01: what covering some cells costs on this side."""
    side = player.side
    return side.rule.price(side, north, south) if side.rule.charges else 0


def placements(player: Player, piece: int, mode: int) -> list[int]:
    """All legal placements of a piece, fast; the same as candidates without objection."""
    reach = reach_of(player, mode)
    reach_north: i64 = reach[0]
    reach_south: i64 = reach[1]
    taken_north: i64 = ~player.free_north
    taken_south: i64 = ~player.free_south
    fitting = player.side.fittings[piece]
    norths = fitting.north
    souths = fitting.south
    choices = fitting.choices
    charges = player.side.rule.charges
    found: list[int] = []
    for place in range(len(choices)):
        north: i64 = norths[place]
        south: i64 = souths[place]
        if (
            (north & taken_north) == 0
            and (south & taken_south) == 0
            and ((north & reach_north) | (south & reach_south)) != 0
            and (not charges or price_of(player, north, south) <= player.gold)
        ):
            found.append(choices[place])
    return found


def fits(player: Player, tile: Tile, piece: int, mode: int, gold: int) -> bool:
    """WTW-DRAFT-07: whether a piece has any legal placement with so much gold left."""
    reach = reach_of(player, mode)
    if player.side.rule.charges:
        return fits_for(player, piece, reach, gold)
    return tile.shape.fits(player.free_north, player.free_south, reach[0], reach[1])


def fits_for(player: Player, piece: int, reach: Cells, gold: int) -> bool:
    """The same where covering may cost gold."""
    fitting = player.side.fittings[piece]
    for place in range(len(fitting.choices)):
        north = fitting.north[place]
        south = fitting.south[place]
        if (
            north & ~player.free_north == 0
            and south & ~player.free_south == 0
            and (north & reach[0] or south & reach[1])
            and price_of(player, north, south) <= gold
        ):
            return True
    return False


def placement_objection(player: Player, tile: Tile, choice: int, mode: int) -> int:
    """Why a piece may not lie there: WTW-PLACE-02 to WTW-PLACE-06, or zero."""
    shape = tile.shape
    place = shape.place[choice]
    if place < 0:
        return OFF_GRID
    north = shape.north[place]
    south = shape.south[place]
    side = player.side
    if north & ~side.open_north or south & ~side.open_south:
        return PRINTED
    if north & ~player.free_north or south & ~player.free_south:
        return COVERED
    reach = reach_of(player, mode)
    if not (north & reach[0] or south & reach[1]):
        if mode == SIGNPOST:
            return NOT_SIGNPOST
        return NOT_START if is_empty(player) else NOT_CONNECTED
    return WATER_GOLD if price_of(player, north, south) > player.gold else 0


def placement_candidates(tile: Tile) -> list[int]:
    """WTW-PLACE-01: every orientation that looks different, with its first cell anywhere."""
    found: list[int] = []
    for turn, turned in enumerate(tile.shape.turns):
        if turned is not None:
            found += range(CELLS * turn, CELLS * (turn + 1))
    return found


# -- what it changes ------------------------------------------------------------------------


def occupy(box: Box, player: Player, tile: int, choice: int) -> None:
    """WTW-RES-01 (1): the cells of a piece become part of the settlement.

    WTW-PLACE-08: a printed bandit under it is gone, without a tombstone.
    """
    shape = box.tiles[tile].shape
    place = shape.place[choice]
    north = shape.north[place]
    south = shape.south[place]
    player.free_north &= ~north
    player.free_south &= ~south
    player.bandit_north &= ~north
    player.bandit_south &= ~south
    if box.tiles[tile].building is not None:
        player.named.append(len(player.pieces))  # WTW-BLD-02: every copy works for itself
    player.pieces.append(PLACEMENTS * tile + choice)
    player.marks.append(0)
    if tile < STREET:
        print_tile(player, box.tiles[tile], choice)


def print_tile(player: Player, tile: Tile, choice: int) -> None:
    """What is printed on the cells of a tile: fields, cows, walls, bandits, sheriffs, aces."""
    turned = tile.shape.turned(choice)
    first = choice % CELLS
    for place in range(len(turned.kinds)):
        cell = first + 10 * turned.rows[place] + turned.columns[place]
        north = north_of(cell)
        south = south_of(cell)
        kind = turned.kinds[place]
        if kind in (FIELD, COW):
            player.field_north |= north
            player.field_south |= south
        if kind == COW:
            player.cow_north |= north
            player.cow_south |= south
        if kind in (COW, BUILDING):
            player.wall_north |= north
            player.wall_south |= south
        icon = turned.icons[place]
        if icon == BANDIT:
            player.bandit_north |= north
            player.bandit_south |= south
        elif icon == SHERIFF:
            player.sheriff_north |= north
            player.sheriff_south |= south
        elif icon >= ACE:
            player.aces[icon - ACE] += 1


def cells_of_piece(box: Box, piece: int) -> Cells:
    """The cells that a piece on a board covers."""
    shape = box.tiles[piece // PLACEMENTS].shape
    place = shape.place[piece % PLACEMENTS]
    return shape.north[place], shape.south[place]


def is_surrounded(box: Box, player: Player, piece: int) -> bool:
    """WTW-BLD-04: no free cell is orthogonally adjacent to the tile."""
    north, south = cells_of_piece(box, piece)
    return (
        spread_north(north, south) & player.free_north == 0
        and spread_south(north, south) & player.free_south == 0
    )
