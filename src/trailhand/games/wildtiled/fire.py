"""Sheriffs, bandits and bullets."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PIECE, Kind
from trailhand.core.text import Description, Text
from trailhand.games.wildtiled.grid import (
    CELLS,
    SIZE,
    Cells,
    cell_label,
    cell_name,
    cells_of,
    count,
    has,
    north_of,
    sight,
    south_of,
)
from trailhand.games.wildtiled.objections import NOT_IN_SIGHT
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.stem import WestStep, cell_anchor
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import CELL

DIRECTIONS: Final = (1, -1, SIZE, -SIZE)
ENOUGH: Final = CELLS

SHOT: Final = Kind(LOG, "shot", "WTW-SHER-05", A_PIECE, cell=CELL)
SHERIFF_COVERED: Final = Kind(LOG, "sheriff-covered", "WTW-BLD-09", A_PIECE, cell=CELL)


def watched(player: Player) -> Cells:
    """WTW-SHER-03, WTW-SHER-07, WTW-SHER-08: all cells that some able sheriff sees."""
    north = south = 0
    for cell in cells_of(player.sheriff_north, player.sheriff_south):
        for direction in DIRECTIONS:
            seen = sight(cell, direction, player.wall_north, player.wall_south)
            north |= seen[0]
            south |= seen[1]
    return north, south


def targets(player: Player) -> Cells:
    """WTW-SHER-01: the living bandits that some sheriff sees."""
    if player.sheriff_north == 0 and player.sheriff_south == 0:
        return 0, 0
    seen = watched(player)
    return seen[0] & player.bandit_north, seen[1] & player.bandit_south


def fire(state: WestState, seat: int) -> None:
    """WTW-SHER-05, WTW-RES-03: shots are mandatory and immediate.

    With a bullet for everybody in sight nobody is asked.
    """
    player = state.players[seat]
    if player.bullets == 0:
        return
    north, south = targets(player)
    if north == 0 and south == 0:
        return
    if player.bullets >= count(north, south):
        for cell in cells_of(north, south):
            shoot(state, seat, cell)
    else:
        state.agenda.append(Shoot(seat, anywhere=False))


def fire_anywhere(state: WestState, seat: int) -> None:
    """WTW-BLD-14: as many bandits as there are bullets, without a line of fire."""
    player = state.players[seat]
    living = count(player.bandit_north, player.bandit_south)
    if living == 0 or player.bullets == 0:
        return
    if player.bullets >= living:
        for cell in cells_of(player.bandit_north, player.bandit_south):
            shoot(state, seat, cell)
    else:
        state.agenda.append(Shoot(seat, anywhere=True))


def shoot(state: WestState, seat: int, cell: int) -> None:
    """WTW-SHER-06: a bullet of the stock makes a bandit a tombstone."""
    player = state.players[seat]
    player.bullets -= 1
    player.bandit_north &= ~north_of(cell)
    player.bandit_south &= ~south_of(cell)
    bury(player, cell)
    state.note(SHOT, seat, cell)


def bury(player: Player, cell: int) -> None:
    """A tombstone on a cell."""
    player.tomb_north |= north_of(cell)
    player.tomb_south |= south_of(cell)


class Shoot(WestStep):
    """More bandits than bullets: choose whom to hit, one bullet at a time."""

    verb: ClassVar[str] = "shoot"
    rules: ClassVar[tuple[str, ...]] = ("WTW-SHER-05", "WTW-BLD-14")
    parameters: ClassVar[tuple[str, ...]] = ("anywhere",)
    flags: ClassVar[tuple[str, ...]] = ("anywhere",)
    domain: ClassVar[int] = CELLS

    anywhere: bool

    def __init__(self, seat: int, anywhere: bool) -> None:
        super().__init__(seat)
        self.anywhere = anywhere

    def candidates(self, state: WestState) -> list[int]:
        player = state.players[self.seat]
        return cells_of(player.bandit_north, player.bandit_south)

    def objection(self, state: WestState, choice: int) -> int:
        if self.anywhere:
            return 0
        north, south = targets(state.players[self.seat])
        return 0 if has(north, south, choice) else NOT_IN_SIGHT

    def choose(self, state: WestState, choice: int) -> None:
        shoot(state, self.seat, choice)
        if state.players[self.seat].bullets:
            state.agenda.append(self)

    def word(self, choice: int) -> str:
        return f"shoot {cell_name(choice)}"

    def describe(self, state: WestState, choice: int) -> Description:
        rule = "WTW-BLD-14" if self.anywhere else "WTW-SHER-05"
        message = Text("wtw-shoot", {"cell": cell_label(choice)})
        return Description(message, rule, (cell_anchor(self.seat, choice),))

    def question(self, state: WestState) -> Text:
        return Text("wtw-ask-shoot", {"n": state.players[self.seat].bullets})


class CoverSheriff(WestStep):
    """WTW-BLD-09, the Hideout: cover up to two of one's sheriffs; each becomes a tombstone."""

    verb: ClassVar[str] = "cover"
    rules: ClassVar[tuple[str, ...]] = ("WTW-BLD-09",)
    parameters: ClassVar[tuple[str, ...]] = ("left",)
    domain: ClassVar[int] = CELLS + 1

    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: WestState) -> list[int]:
        player = state.players[self.seat]
        return [*cells_of(player.sheriff_north, player.sheriff_south), ENOUGH]

    def passing(self) -> int:
        """WTW-RES-05: no sheriff need be covered."""
        return ENOUGH

    def choose(self, state: WestState, choice: int) -> None:
        """The bullets come from the supply: no stock is used."""
        if choice == ENOUGH:
            return
        player = state.players[self.seat]
        player.sheriff_north &= ~north_of(choice)
        player.sheriff_south &= ~south_of(choice)
        bury(player, choice)
        state.note(SHERIFF_COVERED, self.seat, choice)
        ask_hideout(state, self.seat, self.left - 1)

    def word(self, choice: int) -> str:
        return "cover none" if choice == ENOUGH else f"cover {cell_name(choice)}"

    def describe(self, state: WestState, choice: int) -> Description:
        if choice == ENOUGH:
            return Description(Text("wtw-cover-none"), "WTW-BLD-09")
        message = Text("wtw-cover", {"cell": cell_label(choice)})
        return Description(message, "WTW-BLD-09", (cell_anchor(self.seat, choice),))

    def question(self, state: WestState) -> Text:
        return Text("wtw-ask-coversheriff", {"n": self.left})


def ask_hideout(state: WestState, seat: int, left: int) -> None:
    """Offer to cover a sheriff, if there is one and the Hideout has room."""
    player = state.players[seat]
    if left and (player.sheriff_north or player.sheriff_south):
        state.agenda.append(CoverSheriff(seat, left))
