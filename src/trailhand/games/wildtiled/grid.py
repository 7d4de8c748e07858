"""The grid of a settlement board: sets of cells as two whole numbers.

A board has 10 x 10 cells, row 0 at the top. A set of cells is a pair of numbers: `north`
holds rows 0 to 4, `south` rows 5 to 9, one bit per cell, the lowest bit at the top left.
Fifty bits each, so compiled code works on plain machine words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIZE: Final = 10
CELLS: Final = SIZE * SIZE
HALF: Final = 50

FULL: Final[i64] = (1 << 50) - 1
FIRST_ROW: Final[i64] = (1 << 10) - 1
WEST_EDGE: Final[i64] = sum(1 << (10 * row) for row in range(5))
EAST_EDGE: Final[i64] = sum(1 << (10 * row + 9) for row in range(5))

Cells = tuple[int, int]


def north_of(cell: int) -> int:
    """The bit of a cell in the north half, or 0."""
    return 1 << cell if cell < HALF else 0


def south_of(cell: int) -> int:
    """The bit of a cell in the south half, or 0."""
    return 1 << (cell - HALF) if cell >= HALF else 0


def has(north: i64, south: i64, cell: i64) -> bool:
    """Whether a set holds a cell."""
    if cell < HALF:
        return (north >> cell) & 1 != 0
    return (south >> (cell - HALF)) & 1 != 0


def cells_of(north: int, south: int) -> list[int]:
    """The cells of a set in reading order."""
    found: list[int] = []
    cell = 0
    for half in (north, south):
        rest: i64 = half
        at: i64 = cell
        while rest:
            if rest & 1:
                found.append(at)
            rest >>= 1
            at += 1
        cell = HALF
    return found


def set_of(cells: list[int]) -> Cells:
    """The set of some cells."""
    north = south = 0
    for cell in cells:
        north |= north_of(cell)
        south |= south_of(cell)
    return north, south


def first_of(north: i64, south: i64) -> int:
    """The first cell of a set in reading order; -1 if it is empty."""
    at: i64 = 0
    rest: i64 = north
    if rest == 0:
        at = HALF
        rest = south
    if rest == 0:
        return -1
    while rest & 1 == 0:
        rest >>= 1
        at += 1
    return at


def count(north: i64, south: i64) -> int:
    """How many cells a set has."""
    total: i64 = 0
    rest: i64 = north
    while rest:
        rest &= rest - 1
        total += 1
    rest = south
    while rest:
        rest &= rest - 1
        total += 1
    return total


def spread_north(north: i64, south: i64) -> i64:
    """The northern cells orthogonally adjacent to some cell of a set."""
    return (
        ((north & ~WEST_EDGE) >> 1)
        | ((north & ~EAST_EDGE) << 1)
        | (north >> 10)
        | ((north << 10) & FULL)
        | ((south & FIRST_ROW) << 40)
    )


def spread_south(north: i64, south: i64) -> i64:
    """The southern cells orthogonally adjacent to some cell of a set."""
    return (
        ((south & ~WEST_EDGE) >> 1)
        | ((south & ~EAST_EDGE) << 1)
        | (south >> 10)
        | ((south << 10) & FULL)
        | (north >> 40)
    )


def flood(north: int, south: int, within_north: int, within_south: int) -> Cells:
    """All cells of `within` that orthogonal steps inside it reach from a set, and the set."""
    inside_north: i64 = within_north
    inside_south: i64 = within_south
    now_north: i64 = north
    now_south: i64 = south
    while True:
        more_north: i64 = now_north | (spread_north(now_north, now_south) & inside_north)
        more_south: i64 = now_south | (spread_south(now_north, now_south) & inside_south)
        if more_north == now_north and more_south == now_south:
            return now_north, now_south
        now_north = more_north
        now_south = more_south


def cell_name(cell: int) -> str:
    """A cell as notation and anchors write it: row,column from 0."""
    return f"{cell // SIZE},{cell % SIZE}"


def cell_label(cell: int) -> str:
    """A cell as people call it: the letter of its column and its row from 1 (`E5`)."""
    return f"{'ABCDEFGHIJ'[cell % SIZE]}{cell // SIZE + 1}"


def sight(cell: i64, step: i64, walls_north: i64, walls_south: i64) -> Cells:
    """The cells that are seen from a cell in one direction, the wall that ends it included.

    WTW-SHER-03, WTW-SHER-04: a line runs on over everything but walls and the board edge;
    what stands on the wall itself is seen. `step` is the difference of two cells in a row.
    """
    north: i64 = 0
    south: i64 = 0
    at: i64 = cell
    while True:
        column: i64 = at % SIZE
        if (step == 1 and column == SIZE - 1) or (step == -1 and column == 0):
            break
        at += step
        if at < 0 or at >= CELLS:
            break
        if at < HALF:
            bit: i64 = north_of(at)  # compiled, a shifted literal would have 32 bits
            north |= bit
            if walls_north & bit:
                break
        else:
            bit = south_of(at)
            south |= bit
            if walls_south & bit:
                break
    return north, south
