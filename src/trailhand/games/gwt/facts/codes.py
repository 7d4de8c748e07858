"""The small numbers by which the rules know the components.

Cards, tiles and spaces are whole numbers everywhere in the state; this file says which.
"""

from typing import Final

# -- workers and rows ---------------------------------------------------------------------
COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
WORKERS: Final = ("cowboy", "builder", "engineer")
ROW_LENGTH: Final = 6

# -- cards: cattle kinds are 0..31, objective cards 32 and up -----------------------------
OBJECTIVE: Final = 32
CARD_KINDS: Final = 80  # size of the space of card kinds
BREEDS: Final = (
    "gray",
    "green",
    "black",
    "white",
    "yellow",
    "red",
    "blue",
    "brown",
    "purple",
    "orange",
)
ORANGE: Final = 9
NO_BREED: Final = -1

# -- what a discard icon may show ---------------------------------------------------------
ANY_CATTLE: Final = 10
VALUE_3: Final = 11
ANY_OBJECTIVE: Final = 12
PAIR: Final = 13
ANY_CARD: Final = 14
VALUE_2: Final = 15
FILTERS: Final = (*BREEDS, "any", "value3", "objective", "pair_same_breed", "card", "value2")

# -- tiles: on the trail, in the foresights, in the supplies ------------------------------
EMPTY: Final = 0
NEUTRAL: Final = 1  # 1..7 = A..G
NEUTRAL_LAST: Final = 7
GREEN_VILLAGE: Final = 8
SECOND_VILLAGE: Final = 9
WORKER_TILE: Final = 10  # 10..12 = cowboy, builder, engineer
HAZARD: Final = 16  # 16 + 5 * type + kind
HAZARD_KINDS: Final = 5
HAZARD_LAST: Final = 30
HAZARD_TYPES: Final = ("flood", "drought", "rockfall")
PRIVATE: Final = 64  # 64 + 32 * seat + building, building = 2 * number + side
PRIVATE_SPAN: Final = 32
TILE_CODES: Final = PRIVATE + 4 * PRIVATE_SPAN

# -- discs of a player board, in groups ---------------------------------------------------
AUX_DOLLAR: Final = 0
AUX_DRAW: Final = 1
AUX_CERT: Final = 2
AUX_ENGINE: Final = 3
AUX_TRASH: Final = 4
CERT_4: Final = 5
CERT_6: Final = 6
STEP_LEFT: Final = 7
STEP_RIGHT: Final = 8
HAND_DISCS: Final = 9

# -- places -------------------------------------------------------------------------------
OFF_BOARD: Final = -1
JOB_ROWS: Final = 12
TRACK_END: Final = 78  # space 39; a numbered space n is 2n, the turnout after it 2n + 1
TRACK_LENGTH: Final = 79

# -- conditions of objective cards --------------------------------------------------------
CONDITIONS: Final = (
    "building",
    "green",
    "second",
    "hazard",
    "station",
    "value3",
    "brown",
    "purple",
    "terminal",
)


def hazard_type(tile: int) -> int:
    """Flood, drought or rockfall (0..2) of a hazard tile."""
    return (tile - HAZARD) // HAZARD_KINDS


def is_hazard(tile: int) -> bool:
    """Whether the tile is a hazard."""
    return HAZARD <= tile <= HAZARD_LAST


def is_village(tile: int) -> bool:
    """Whether the tile is a village tile."""
    return GREEN_VILLAGE <= tile <= SECOND_VILLAGE


def is_worker(tile: int) -> bool:
    """Whether the tile is a worker."""
    return WORKER_TILE <= tile <= WORKER_TILE + ENGINEER


def owner_of(tile: int) -> int:
    """The seat that owns a private building, or -1 for any other tile."""
    return (tile - PRIVATE) // PRIVATE_SPAN if tile >= PRIVATE else -1


def building_of(tile: int) -> int:
    """The building (2 * number + side) of a private building tile."""
    return (tile - PRIVATE) % PRIVATE_SPAN


def position_name(position: int) -> str:
    """A track position as printed: 12, or 16.5 for the turnout after 16."""
    return f"{position // 2}.5" if position % 2 else str(position // 2)
