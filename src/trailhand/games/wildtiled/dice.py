"""Dice: rolled once a round, laid at the trays, moved on when a line runs dry."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_MOVE, NUMBER, Kind
from trailhand.games.wildtiled.facts.codes import PRAIRIE, RIVER
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import PRAIRIE_DICE, PRAIRIE_DIE, RIVER_DICE, RIVER_DIE

NOWHERE: Final = 0

ROLLED: Final = Kind(LOG, "rolled", "WTW-DICE-03", A_MOVE, prairie=PRAIRIE_DICE, river=RIVER_DICE)
PRAIRIE_MOVED: Final = Kind(LOG, "prairie-moved", "WTW-DICE-07", A_MOVE, n=NUMBER, to=PRAIRIE_DIE)
RIVER_MOVED: Final = Kind(LOG, "river-moved", "WTW-DICE-07", A_MOVE, n=NUMBER, to=RIVER_DIE)
PRAIRIE_GONE: Final = Kind(LOG, "prairie-gone", "WTW-DICE-09", n=NUMBER)
RIVER_GONE: Final = Kind(LOG, "river-gone", "WTW-DICE-09", n=NUMBER)


def is_dry(piles: list[int], line: list[int]) -> bool:
    """Whether a line has no tile at all."""
    return all(not piles[slot] for slot in line)


def landing(piles: list[int], lines: list[list[int]], taken: list[int], value: int) -> int:
    """WTW-DICE-06: where a die that shows a value comes to lie.

    The first number from there on, with wrap-around, that is free (WTW-DICE-04) and whose line
    has a tile (WTW-DICE-05); WTW-DICE-09: NOWHERE if there is none.
    """
    faces = len(lines)
    for step in range(faces):
        number = (value - 1 + step) % faces + 1
        if number not in taken and not is_dry(piles, lines[number - 1]):
            return number
    return NOWHERE


def roll(state: WestState) -> None:
    """WTW-DICE-03: roll all dice and lay them at the trays."""
    box = state.box
    state.prairie = []
    state.river = []
    for _ in range(box.prairie_dice):
        lay(state.piles, box.prairie_lines, state.prairie, state.rng.below(PRAIRIE) + 1)
    for _ in range(box.river_dice):
        lay(state.piles, box.river_lines, state.river, state.rng.below(RIVER) + 1)
    numbers = PRAIRIE_DICE.numbers(state.prairie) + RIVER_DICE.numbers(state.river)
    state.note_all(ROLLED, state.first, numbers)


def lay(piles: list[int], lines: list[list[int]], dice: list[int], value: int) -> int:
    """Lay a die; the dice of a kind are kept in ascending order. Return its number."""
    number = landing(piles, lines, dice, value)
    if number != NOWHERE:
        dice.append(number)
        dice.sort()
    return number


def move_dry_dice(state: WestState) -> None:
    """WTW-DICE-07, WTW-DICE-08, WTW-DICE-10: dice on dry lines move on, prairie first."""
    move_kind(state, state.box.prairie_lines, state.prairie, PRAIRIE_MOVED, PRAIRIE_GONE)
    move_kind(state, state.box.river_lines, state.river, RIVER_MOVED, RIVER_GONE)


def move_kind(
    state: WestState, lines: list[list[int]], dice: list[int], moved: Kind, gone: Kind
) -> None:
    """The same for one kind, in ascending order of the present numbers."""
    for number in dice[:]:
        if is_dry(state.piles, lines[number - 1]):
            dice.remove(number)
            to = lay(state.piles, lines, dice, number)
            if to == NOWHERE:
                state.note(gone, state.active, number)
            else:
                state.note(moved, state.active, number, to)
