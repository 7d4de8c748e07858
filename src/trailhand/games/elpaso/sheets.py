"""The numbering of sheets: neutral buildings, then common buildings, then train cards."""

from __future__ import annotations

from typing import Final

NEUTRAL_SHEETS: Final = 6
BUILDING_SHEETS: Final = 12
TRAIN_SHEETS: Final = 8
SHEETS: Final = NEUTRAL_SHEETS + BUILDING_SHEETS + TRAIN_SHEETS


def building_sheet(number: int, side: int) -> int:
    """The sheet of a common building (from 1) with side a (0) or b (1) up."""
    return NEUTRAL_SHEETS + 2 * (number - 1) + side


def train_sheet(card: int, face: int) -> int:
    """The sheet of a train card (from 0) with recto (0) or verso (1) up."""
    return NEUTRAL_SHEETS + BUILDING_SHEETS + 2 * card + face


def is_train_sheet(sheet: int) -> bool:
    """Whether a sheet is a face of a train card."""
    return sheet >= NEUTRAL_SHEETS + BUILDING_SHEETS


def train_card_of(sheet: int) -> int:
    """The train card (from 0) that a sheet is a face of."""
    return (sheet - NEUTRAL_SHEETS - BUILDING_SHEETS) // 2
