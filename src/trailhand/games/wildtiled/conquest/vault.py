"""Gold Vault: buildings store gold, and the first one comes before the first tile."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.event import A_PAYMENT, DEED, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.facts.codes import PLACEMENTS, SLOT_NAMES, SLOTS, STORED
from trailhand.games.wildtiled.grid import CELLS, cell_label, cell_name
from trailhand.games.wildtiled.objections import (
    EMPTY_PILE,
    NO_STORE_GOLD,
    NOT_NAMED,
    STORE_FULL,
    TOO_DEAR,
)
from trailhand.games.wildtiled.placement import ANYWHERE
from trailhand.games.wildtiled.placing import PlaceTile
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.stem import WestStep, cell_anchors
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.names import piece_name, tile_name
from trailhand.games.wildtiled.words.things import CELL, SLOT

KEEP: Final = CELLS

BEGUN: Final = Kind(LOG, "start-building", "WTW-CQ-VAULT-01", tile=SLOT)
GOLD_STORED: Final = Kind(LOG, "stored", "WTW-CQ-VAULT-03", DEED | A_PAYMENT, cell=CELL)


class Vault(SideRule):
    """WTW-CQ-VAULT-01 to WTW-CQ-VAULT-04."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "vault"
        self.dearest: int = parameters["start_building_max_cost"]
        self.capacity: int = parameters["capacity_per_building"]
        self.points: int = parameters["points_per_stored_gold"]

    def set_up(self, state: WestState, seat: int) -> None:
        state.agenda.append(StartBuilding(seat, self.dearest))

    def free_actions(self, state: WestState, seat: int) -> list[Step[WestState]]:
        """WTW-CQ-VAULT-03: gold may be stored before the decision of a turn."""
        return [StoreGold(seat, self.capacity)] if state.players[seat].gold else []

    def after_turn(self, state: WestState, seat: int) -> None:
        """WTW-CQ-VAULT-03: or after its resolution."""
        state.agenda.append(StoreMore(seat, self.capacity))

    def final_points(self, state: WestState, seat: int) -> int:
        """WTW-CQ-VAULT-04: points per stored gold."""
        return self.points * state.players[seat].stored()


class StartBuilding(WestStep):
    """WTW-CQ-VAULT-01, WTW-SET-16: a named building from the trays, free of charge."""

    verb: ClassVar[str] = "start"
    rules: ClassVar[tuple[str, ...]] = ("WTW-CQ-VAULT-01",)
    parameters: ClassVar[tuple[str, ...]] = ("dearest",)
    domain: ClassVar[int] = SLOTS

    dearest: int

    def __init__(self, seat: int, dearest: int) -> None:
        super().__init__(seat)
        self.dearest = dearest

    def candidates(self, state: WestState) -> list[int]:
        return list(range(SLOTS))

    def objection(self, state: WestState, choice: int) -> int:
        tile = state.box.tiles[choice]
        if tile.building is None:
            return NOT_NAMED
        if tile.cost > self.dearest:
            return TOO_DEAR
        return 0 if state.piles[choice] else EMPTY_PILE

    def choose(self, state: WestState, choice: int) -> None:
        state.piles[choice] -= 1
        state.note(BEGUN, self.seat, choice)
        state.agenda.append(PlaceTile(self.seat, choice, ANYWHERE))

    def word(self, choice: int) -> str:
        return f"start {SLOT_NAMES[choice]}"

    def describe(self, state: WestState, choice: int) -> Description:
        args: dict[str, Argument] = {"tile": tile_name(state.box, choice)}
        return Description(
            Text("wtw-start-building", args), "WTW-CQ-VAULT-01", (f"slot:{SLOT_NAMES[choice]}",)
        )

    def because(self, state: WestState, choice: int, code: int) -> dict[str, Argument]:
        return {"tile": tile_name(state.box, choice), "cost": state.box.tiles[choice].cost}


class StoreGold(WestStep):
    """WTW-CQ-VAULT-03: one gold onto a named building, which holds so much and no more.

    A choice is the first cell of the building.
    """

    verb: ClassVar[str] = "store"
    rules: ClassVar[tuple[str, ...]] = ("WTW-CQ-VAULT-03",)
    parameters: ClassVar[tuple[str, ...]] = ("capacity",)
    domain: ClassVar[int] = CELLS + 1

    capacity: int

    def __init__(self, seat: int, capacity: int) -> None:
        super().__init__(seat)
        self.capacity = capacity

    def candidates(self, state: WestState) -> list[int]:
        player = state.players[self.seat]
        return [player.pieces[place] % CELLS for place in player.named]

    def place_of(self, state: WestState, cell: int) -> int:
        """The place of the building that begins at a cell."""
        player = state.players[self.seat]
        for place in player.named:
            if player.pieces[place] % CELLS == cell:
                return place
        return -1

    def objection(self, state: WestState, choice: int) -> int:
        player = state.players[self.seat]
        if player.gold == 0:
            return NO_STORE_GOLD
        stored = player.marks[self.place_of(state, choice)] // STORED
        return STORE_FULL if stored >= self.capacity else 0

    def choose(self, state: WestState, choice: int) -> None:
        player = state.players[self.seat]
        player.gold -= 1
        player.marks[self.place_of(state, choice)] += STORED
        state.note(GOLD_STORED, self.seat, choice)

    def word(self, choice: int) -> str:
        return f"store {cell_name(choice)}"

    def describe(self, state: WestState, choice: int) -> Description:
        piece = state.players[self.seat].pieces[self.place_of(state, choice)]
        cells = state.box.tiles[piece // PLACEMENTS].shape.cells(piece % PLACEMENTS)
        args: dict[str, Argument] = {
            "tile": piece_name(state.box, piece),
            "cell": cell_label(choice),
        }
        return Description(
            Text("wtw-store", args), "WTW-CQ-VAULT-03", cell_anchors(self.seat, cells)
        )

    def because(self, state: WestState, choice: int, code: int) -> dict[str, Argument]:
        return {"n": self.capacity}


class StoreMore(StoreGold):
    """The same when a turn has been resolved, or keep the gold."""

    def candidates(self, state: WestState) -> list[int]:
        return [*super().candidates(state), KEEP]

    def objection(self, state: WestState, choice: int) -> int:
        return 0 if choice == KEEP else super().objection(state, choice)

    def passing(self) -> int:
        return KEEP

    def skip_is_news(self) -> bool:
        return False

    def choose(self, state: WestState, choice: int) -> None:
        if choice != KEEP:
            super().choose(state, choice)
            state.agenda.append(self)

    def word(self, choice: int) -> str:
        return "store none" if choice == KEEP else super().word(choice)

    def describe(self, state: WestState, choice: int) -> Description:
        if choice == KEEP:
            return Description(Text("wtw-store-none"), "WTW-CQ-VAULT-03")
        return super().describe(state, choice)
