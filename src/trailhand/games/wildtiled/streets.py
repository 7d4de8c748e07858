"""Streets: single cells of road, laid one by one or as a pair.

A choice is the cell of a single street; 100 more is a pair that begins at the cell and goes
east, 200 more one that goes south.
"""

from __future__ import annotations

from typing import ClassVar

from trailhand.core.step import NEVER
from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.facts.codes import DOUBLE_STREETS, PAIR, STREET
from trailhand.games.wildtiled.grid import CELLS, cell_label, cell_name
from trailhand.games.wildtiled.objections import SINGLE_STREET
from trailhand.games.wildtiled.placement import (
    CONNECTED,
    fits,
    placement_objection,
    placements,
    price_of,
)
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.stem import WestStep, cell_anchors


def piece_of(choice: int) -> int:
    """Whether a choice is a street or a pair of them."""
    return STREET if choice < CELLS else PAIR


def placement_of(choice: int) -> int:
    """The placement behind a choice."""
    return choice if choice < CELLS else choice - CELLS


def street_cells(choice: int) -> list[int]:
    """The cells of one or two streets."""
    cell = choice % CELLS
    if choice < CELLS:
        return [cell]
    return [cell, cell + (1 if choice < 2 * CELLS else 10)]


def street_fits(state: WestState, player: Player) -> bool:
    """Whether a street can be laid anywhere."""
    return fits(player, state.box.tiles[STREET], STREET, CONNECTED, player.gold)


class StreetStep(WestStep):
    """Lay one street or a pair: WTW-STR-01, WTW-STR-02."""

    verb: ClassVar[str] = "street"
    domain: ClassVar[int] = 3 * CELLS

    def pairs(self, state: WestState) -> bool:
        """Whether a pair may be laid."""
        return True

    def candidates(self, state: WestState) -> list[int]:
        across = [CELLS + cell for cell in range(CELLS) if cell % 10 < 9]
        down = [2 * CELLS + cell for cell in range(CELLS - 10)]
        return [*range(CELLS), *across, *down]

    def objection(self, state: WestState, choice: int) -> int:
        if choice >= CELLS and not self.pairs(state):
            return SINGLE_STREET
        tile = state.box.tiles[piece_of(choice)]
        player = state.players[self.seat]
        return placement_objection(player, tile, placement_of(choice), CONNECTED)

    def options(self, state: WestState) -> list[int]:
        player = state.players[self.seat]
        found = placements(player, STREET, CONNECTED)
        if self.pairs(state):
            found += [CELLS + choice for choice in placements(player, PAIR, CONNECTED)]
        return found

    def previews(self, state: WestState, choice: int) -> bool:
        return True

    def word(self, choice: int) -> str:
        return "street " + " ".join([cell_name(cell) for cell in street_cells(choice)])

    def meant(self, state: WestState, word: str) -> int:
        """A pair of streets, its second cell named first."""
        for choice in self.candidates(state):
            first, *second = street_cells(choice)
            if second and word == f"street {cell_name(second[0])} {cell_name(first)}":
                return choice
        return NEVER

    def describe(self, state: WestState, choice: int) -> Description:
        cells = street_cells(choice)
        shape = state.box.tiles[piece_of(choice)].shape
        place = shape.place[placement_of(choice)]
        price = price_of(state.players[self.seat], shape.north[place], shape.south[place])
        args: dict[str, Argument] = {
            "cell": cell_label(cells[0]),
            "other": cell_label(cells[-1]),
            "n": len(cells),
            "price": price,
        }
        return Description(Text("wtw-street", args), self.rules[0], cell_anchors(self.seat, cells))

    def goals(self, state: WestState, choice: int) -> tuple[str, ...]:
        return cell_anchors(self.seat, street_cells(choice))

    def because(self, state: WestState, choice: int, code: int) -> dict[str, Argument]:
        return {"gold": state.players[self.seat].gold}


def doubles_streets(player: Player) -> bool:
    """WTW-BLD-15, WTW-BLD-16: whether a Wheelwright lets the player lay pairs."""
    return any(mark & DOUBLE_STREETS for mark in player.marks)
