"""What the numbers of events stand for: what each thing is called, and where it lies."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.event import Event, Logbook, Pair, Thing
from trailhand.core.text import Argument, Text
from trailhand.games.wildtiled.facts.box import Town
from trailhand.games.wildtiled.facts.codes import SLOT_NAMES, SUITS
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.grid import CELLS, cell_label, has
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.stem import cell_anchor, cell_anchors
from trailhand.games.wildtiled.words.names import (
    PARTNER_WORDS,
    partner_name,
    rank_name,
    suit_name,
    tile_name,
)

COUNTS: Final[dict[str, Any]] = facts("components")["counts"]


class Placement(Thing[WestState]):
    """Where a piece lies: a placement of the tile whose number comes before it in the event."""

    def cells(self, state: WestState, event: Event, at: int) -> list[int]:
        """The cells that it covers."""
        return state.box.tiles[event.values[at - 1]].shape.cells(event.values[at])

    def word(self, book: Logbook, state: WestState, event: Event, at: int) -> Argument:
        return cell_label(event.values[at] % CELLS)

    def places(self, state: WestState, event: Event, at: int) -> tuple[str, ...]:
        return cell_anchors(event.seat, self.cells(state, event, at))


class Water(Placement):
    """The same, but only the water that it covers lights up."""

    def cells(self, state: WestState, event: Event, at: int) -> list[int]:
        side = state.players[event.seat].side
        covered = super().cells(state, event, at)
        return [cell for cell in covered if has(side.water_north, side.water_south, cell)]


class Dice(Thing[WestState]):
    """The numbers on which all dice of a kind lie; 0 stands for a die that is not there."""

    def __init__(self, die: str, most: int) -> None:
        super().__init__()
        self._die = die
        self.width = most

    def numbers(self, dice: list[int]) -> list[int]:
        """Some dice as the numbers of an event."""
        return dice + [0] * (self.width - len(dice))

    def lying(self, event: Event, at: int) -> list[int]:
        """The dice behind the numbers of an event."""
        return [number for number in event.values[at : at + self.width] if number]

    def word(self, book: Logbook, state: WestState, event: Event, at: int) -> Argument:
        return ", ".join([str(number) for number in self.lying(event, at)])

    def places(self, state: WestState, event: Event, at: int) -> tuple[str, ...]:
        return tuple([f"die:{self._die}.{number}" for number in self.lying(event, at)])


def town_of(state: WestState, seat: int, number: int) -> Town:
    """A town of a seat's board."""
    return state.players[seat].side.towns[number]


def contract_given(state: WestState, contract: int, amount: int) -> Argument:
    """What a contract gave."""
    return Text(f"wtw-contract-{state.box.contracts[contract].id}", {"n": amount})


# Tiles: by name, in their slot of the trays, or as the pieces of a board.
TILE: Final[Thing[WestState]] = Thing(lambda state, seat, tile: tile_name(state.box, tile))
SLOT: Final[Thing[WestState]] = Thing(
    lambda state, seat, tile: tile_name(state.box, tile),
    lambda state, seat, tile: f"slot:{SLOT_NAMES[tile]}",
)
PIECE: Final[Thing[WestState]] = Thing(place=lambda state, seat, place: f"piece:{seat}.{place}")
PLACEMENT: Final = Placement()
WATER: Final = Water()

# A board.
CELL: Final[Thing[WestState]] = Thing(
    lambda state, seat, cell: cell_label(cell),
    lambda state, seat, cell: cell_anchor(seat, cell),
)
TOWN: Final[Thing[WestState]] = Thing(
    lambda state, seat, town: town_of(state, seat, town).name,
    lambda state, seat, town: f"town:{seat}.{town_of(state, seat, town).letter}",
)
AT_MINE: Final[Thing[WestState]] = Thing(place=lambda state, seat, number: f"mine:{seat}")

# Dice.
PRAIRIE_DIE: Final[Thing[WestState]] = Thing(
    place=lambda state, seat, number: f"die:prairie.{number}"
)
RIVER_DIE: Final[Thing[WestState]] = Thing(place=lambda state, seat, number: f"die:river.{number}")
PRAIRIE_DICE: Final = Dice("prairie", COUNTS["prairie_dice_d20"])
RIVER_DICE: Final = Dice("river", COUNTS["river_dice_d8"])

# The middle of the table.
CONTRACT: Final[Thing[WestState]] = Pair(contract_given)  # which one, and how much it gave
HERD: Final[Thing[WestState]] = Thing(place=lambda state, seat, cows: f"contract:{cows}")
ACE_CARD: Final[Thing[WestState]] = Thing(
    lambda state, seat, suit: suit_name(suit),
    lambda state, seat, suit: f"ace:{SUITS[suit]}",
)
PARTNER: Final[Thing[WestState]] = Thing(
    lambda state, seat, card: partner_name(card),
    lambda state, seat, card: f"partner:{PARTNER_WORDS[card]}",
)

STREET_SUPPLY: Final[Thing[WestState]] = Thing(place=lambda state, seat, number: "streets")

# Alone.
AT_RIDGE: Final[Thing[WestState]] = Thing(place=lambda state, seat, number: "ridge")
RANK: Final[Thing[WestState]] = Thing(lambda state, seat, rank: rank_name(state.box, rank))
