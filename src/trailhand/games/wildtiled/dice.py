"""Dice: rolled once a round, laid at the trays, moved on when a line runs dry."""

from __future__ import annotations

from trailhand.games.wildtiled.codes import PRAIRIE, RIVER
from trailhand.games.wildtiled.state import WestState

NOWHERE = 0


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
    state.note("rolled", state.first, packed(state.prairie), packed(state.river))


def lay(piles: list[int], lines: list[list[int]], dice: list[int], value: int) -> int:
    """Lay a die; the dice of a kind are kept in ascending order. Return its number."""
    number = landing(piles, lines, dice, value)
    if number != NOWHERE:
        dice.append(number)
        dice.sort()
    return number


def move_dry_dice(state: WestState) -> None:
    """WTW-DICE-07, WTW-DICE-08, WTW-DICE-10: dice on dry lines move on, prairie first."""
    move_kind(state, state.box.prairie_lines, state.prairie, 0)
    move_kind(state, state.box.river_lines, state.river, 1)


def move_kind(state: WestState, lines: list[list[int]], dice: list[int], river: int) -> None:
    """The same for one kind, in ascending order of the present numbers."""
    for number in dice[:]:
        if is_dry(state.piles, lines[number - 1]):
            dice.remove(number)
            to = lay(state.piles, lines, dice, number)
            state.note("die-moved", state.active, number, to, river)


def packed(dice: list[int]) -> int:
    """A few numbers below 32 as one, for an event."""
    number = 0
    for die in reversed(dice):
        number = 32 * number + die
    return number


def unpacked(number: int) -> list[int]:
    """The numbers behind a packed one."""
    dice: list[int] = []
    while number:
        dice.append(number % 32)
        number //= 32
    return dice
