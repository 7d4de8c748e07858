"""Shapes: a tile in all its orientations, and every place on the grid where it fits.

An orientation is a number from 0 to 7: quarter turns clockwise, plus 4 if the tile has been
turned over first. Orientations that look the same are kept once, by their lowest number.
"""

from __future__ import annotations

from mypy_extensions import i64

from trailhand.games.wildtiled.facts.codes import PLACEMENTS, TURNS
from trailhand.games.wildtiled.grid import CELLS, HALF, SIZE, set_of

Pattern = list[tuple[int, int, int, int]]  # row, column, kind of cell, icon


class Turned:
    """A shape in one orientation: its cells in reading order, relative to the first one."""

    rows: list[int]
    columns: list[int]
    kinds: list[int]
    icons: list[int]

    def __init__(self, pattern: Pattern) -> None:
        _, left, _, _ = pattern[0]
        top = pattern[0][0]
        self.rows = [row - top for row, _, _, _ in pattern]
        self.columns = [column - left for _, column, _, _ in pattern]
        self.kinds = [kind for _, _, kind, _ in pattern]
        self.icons = [icon for _, _, _, icon in pattern]

    def cells_at(self, cell: int) -> list[int]:
        """The cells it takes with its first cell there; empty if it leaves the grid."""
        top, left = cell // SIZE, cell % SIZE
        found: list[int] = []
        for row, column in zip(self.rows, self.columns, strict=True):
            if not (top + row < SIZE and 0 <= left + column < SIZE):
                return []
            found.append(SIZE * (top + row) + left + column)
        return found


class Shape:
    """All orientations of a tile, and all its placements on an empty grid.

    Parallel lists describe the placements: their number (`choices`, see `codes`) and the two
    halves of the cells they cover. `covering[cell]` lists the places in these lists whose
    placements cover a cell; `place[choice]` is the place of a placement, or -1.
    """

    pattern: Pattern
    turns: list[Turned | None]
    choices: list[int]
    north: list[int]
    south: list[int]
    covering: list[list[int]]
    place: list[int]

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern
        self.turns = distinct_turns(pattern)
        self.choices = []
        self.north = []
        self.south = []
        self.covering = [[] for _ in range(CELLS)]
        self.place = [-1] * PLACEMENTS
        for turn, turned in enumerate(self.turns):
            if turned is not None:
                for cell in range(CELLS):
                    self.add(CELLS * turn + cell, turned.cells_at(cell))

    def add(self, choice: int, cells: list[int]) -> None:
        """One placement, if it stays on the grid."""
        if not cells:
            return
        north, south = set_of(cells)
        for cell in cells:
            self.covering[cell].append(len(self.choices))
        self.place[choice] = len(self.choices)
        self.choices.append(choice)
        self.north.append(north)
        self.south.append(south)

    def like(self, turn: int) -> int:
        """WTW-PLACE-01: the orientation that is kept of those that look like this one."""
        wanted = oriented(self.pattern, turn)
        for kept in range(turn):
            if self.turns[kept] is not None and oriented(self.pattern, kept) == wanted:
                return kept
        return turn

    def turned(self, choice: int) -> Turned:
        """The orientation of a placement."""
        turned = self.turns[choice // CELLS]
        assert turned is not None
        return turned

    def cells(self, choice: int) -> list[int]:
        """The cells that a placement covers, in reading order; empty if it leaves the grid."""
        return self.turned(choice).cells_at(choice % CELLS)

    def fits(self, free_north: int, free_south: int, reach_north: int, reach_south: int) -> bool:
        """WTW-PLACE-02, WTW-PLACE-05: whether some placement lies on free cells and in reach."""
        return self.fits_over(reach_north, 0, ~free_north, ~free_south) or self.fits_over(
            reach_south, HALF, ~free_north, ~free_south
        )

    def fits_over(self, reach: i64, first: i64, taken_north: i64, taken_south: i64) -> bool:
        """The same for the cells in reach of one half of the grid, which begins at a cell."""
        norths = self.north
        souths = self.south
        rest: i64 = reach
        cell: i64 = first
        while rest != 0:
            if rest & 1:
                for place in self.covering[cell]:
                    north: i64 = norths[place]
                    south: i64 = souths[place]
                    if (north & taken_north) == 0 and (south & taken_south) == 0:
                        return True
            rest >>= 1
            cell += 1
        return False


class Fitting:
    """The placements of a shape that lie on coverable cells of one side of a board."""

    choices: list[int]
    north: list[int]
    south: list[int]

    def __init__(self, shape: Shape, open_north: int, open_south: int) -> None:
        self.choices = []
        self.north = []
        self.south = []
        for place, choice in enumerate(shape.choices):
            north, south = shape.north[place], shape.south[place]
            if north & ~open_north == 0 and south & ~open_south == 0:
                self.choices.append(choice)
                self.north.append(north)
                self.south.append(south)


def distinct_turns(pattern: Pattern) -> list[Turned | None]:
    """WTW-PLACE-01: the eight orientations; those that repeat an earlier one are None."""
    turns: list[Turned | None] = []
    seen: list[Pattern] = []
    for turn in range(TURNS):
        turned = oriented(pattern, turn)
        if turned in seen:
            turns.append(None)
        else:
            seen.append(turned)
            turns.append(Turned(turned))
    return turns


def oriented(pattern: Pattern, turn: int) -> Pattern:
    """A pattern turned over (from 4 on) and turned clockwise, in reading order from 0, 0.

    WTW-CMP-03: the other face shows the same, mirrored.
    """
    cells = pattern
    if turn >= 4:
        cells = [(row, -column, kind, icon) for row, column, kind, icon in cells]
    for _ in range(turn % 4):
        cells = [(column, -row, kind, icon) for row, column, kind, icon in cells]
    top = min(row for row, _, _, _ in cells)
    left = min(column for _, column, _, _ in cells)
    return sorted((row - top, column - left, kind, icon) for row, column, kind, icon in cells)


def pattern_of(rows: list[str], kinds: str, icons: dict[tuple[int, int], int]) -> Pattern:
    """A tile as it is drawn in the data: one letter per cell, a dot where there is none."""
    return [
        (row, column, kinds.index(letter), icons.get((row, column), 0))
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "."
    ]
