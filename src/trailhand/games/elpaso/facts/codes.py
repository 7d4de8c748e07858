"""Numbers that stand for things: cards, workers, tiles of the trail, discs, auxiliary slots."""

from __future__ import annotations

from typing import Final

# -- cards: nine breeds, then four types of workers (a deck holds both) ---------------------

BREEDS: Final = (
    "criollo",
    "pineywoods",
    "galloway",
    "santa_gertrudis",
    "black_angus",
    "corriente",
    "shorthorn",
    "hereford",
    "simmental",
)
BREED_COUNT: Final = 9
MARKET: Final = 4  # the first breed of the market
MARKET_KINDS: Final = 4
BLACK_ANGUS: Final = 4
CORRIENTE: Final = 5
HEREFORD: Final = 7
SIMMENTAL: Final = 8

WORKERS: Final = ("cowboy", "engineer", "builder", "joker")
WORKER_KINDS: Final = 4
COWBOY: Final = 0
ENGINEER: Final = 1
BUILDER: Final = 2
JOKER: Final = 3
WORKER_CARD: Final = 9  # the card of worker type 0
CARD_WORDS: Final[list[str]] = [*BREEDS, *WORKERS]

# -- what a discard icon accepts: a breed, any cattle, any breed of value 2 -----------------

ANY_CATTLE: Final = 9
VALUE_2: Final = 10
FILTERS: Final = (*BREEDS, "any", "value2")

# -- tiles on the trail: El Paso, neutral buildings B to G, common buildings by owner -------

EMPTY: Final = 0
EL_PASO: Final = 1
NEUTRAL: Final = 2  # tile B
NEUTRAL_LAST: Final = 7
LETTERS: Final = "BCDEFG"
COMMON: Final = 8
BUILDINGS: Final = (1, 2, 3, 4, 5, 6)
NODES: Final = 16
HOME: Final = 0  # the node of El Paso
OFF_BOARD: Final = -1
SIDES: Final = "ab"
FACES: Final = "rv"


def common_tile(owner: int, number: int) -> int:
    """A common building of an owner (the automaton owns as the seat behind the last one)."""
    return COMMON * (owner + 1) + number


def owner_of(tile: int) -> int:
    """The owner of a common building; -1 for everything else."""
    return tile // COMMON - 1


def number_of(tile: int) -> int:
    """The number of a common building, which is its cost in builders."""
    return tile % COMMON


# -- discs of a player board, and the auxiliary slots they belong to ------------------------

DISC_WORDS: Final = ("money", "certificate", "exchange", "cull", "permanent", "hand", "move")
DISCS: Final = 7
ALL_DISCS: Final = (1 << DISCS) - 1
PERMANENT_DISC: Final = 4
HAND_DISC: Final = 5
MOVE_DISC: Final = 6
AUX_WORDS: Final = ("money", "certificate", "exchange", "cull")
AUX_SLOTS: Final = 4

# -- tiles of the train display -------------------------------------------------------------

OBJECTIVE: Final = 0
BONUS: Final = 1
KINDS: Final = ("objective", "bonus")
ROW: Final = 3
GAP: Final = -1
POSTS: Final = 8
