"""The numbers behind the names: kinds of cells, icons, suits, pieces and choices."""

from __future__ import annotations

from typing import Final

# Cells of a tile.
ROAD: Final = 0
FIELD: Final = 1
COW: Final = 2
BUILDING: Final = 3
CELL_KINDS: Final = "rfc#"

# Icons of tiles and boards. The four aces follow each other in the order of the suits.
NO_ICON: Final = 0
GOLD: Final = 1
BULLET: Final = 2
STREET_ICON: Final = 3
PICKAXE: Final = 4
BANDIT: Final = 5
SHERIFF: Final = 6
ACE: Final = 7
ICONS: Final = ("", "gold", "bullet", "street", "pickaxe", "bandit", "sheriff")
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")

# What a settlement board prints, apart from its terrain.
BOARD_ICONS: Final = {
    "X": "start",
    "P": "pickaxe",
    "U": "horseshoe",
    "b": "bullet",
    "g": "gold",
    "s": "street",
    "B": "bandit",
    "W": "wanted_bandit",
    "w": "water",
    "O": "saucer",
    "G": "signpost",
    "A": "ace_card",
}

# Tiles are numbered by the slot in which they lie; a street is the piece after them, and a
# pair of streets the shape after that.
SLOTS: Final = 40
STREET: Final = 40
PAIR: Final = 41
SHAPES: Final = 42
COLUMNS: Final = "ABCD"
TRAYS: Final = "LR"

# A placement is an orientation (0-7) times 100 plus its first cell in reading order; a piece
# on a board is a tile times 800 plus its placement.
TURNS: Final = 8
PLACEMENTS: Final = 800
HEADINGS: Final = "nesw"

# The mark of a piece: what has happened to it, and the gold stored on it.
DONE: Final = 1  # a red sign that has paid, a Lumber Mill that has been turned over
DOUBLE_STREETS: Final = 2  # the lasting face of a Wheelwright
STORED: Final = 4

# Where the points of the score track come from.
START_POINTS: Final = 0
TOWN_POINTS: Final = 1
HERD_POINTS: Final = 2
TUSSLE_POINTS: Final = 3
BUILDING_POINTS: Final = 4
CONQUEST_POINTS: Final = 5
SOURCES: Final = 6

NOBODY: Final = -1
YEARS: Final = 4
PRAIRIE: Final = 20
RIVER: Final = 8


def slot_name(slot: int) -> str:
    """A slot as it is called: tray, column and row (L-A1 to R-D5)."""
    return f"{TRAYS[slot // 20]}-{COLUMNS[slot % 4]}{slot % 20 // 4 + 1}"


SLOT_NAMES: Final[list[str]] = [slot_name(slot) for slot in range(SLOTS)]


def turn_name(turn: int) -> str:
    """An orientation in notation: where the top of the tile points; `flip` if turned over."""
    return HEADINGS[turn % 4] + (" flip" if turn >= 4 else "")
