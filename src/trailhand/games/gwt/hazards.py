"""Hazard tiles and village tiles: taking one from the board."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Glyph, dollars, signed
from trailhand.core.event import A_PIECE, DEED, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.effects import Effect, gain_tokens
from trailhand.games.gwt.facts.codes import EMPTY, GREEN_VILLAGE
from trailhand.games.gwt.objections import (
    HAZARD_MONEY,
    NO_HAZARD,
    NO_VILLAGE,
    VILLAGE_MONEY,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import SPACE_WORDS, tile_name
from trailhand.games.gwt.words.things import DOLLARS, SPACE, TILE

HAZARD_TAKEN: Final = Kind(
    LOG, "hazard-taken", "GWT-HAZ-01", DEED | A_PIECE, tile=TILE, space=SPACE, dollars=DOLLARS
)
VILLAGE_TAKEN: Final = Kind(
    LOG, "village-taken", "GWT-VIL-01", DEED | A_PIECE, tile=TILE, space=SPACE, dollars=DOLLARS
)

SPACES: Final = 64
NONE: Final = SPACES


def hazard_spaces(state: GwtState) -> list[int]:
    """The spaces with a hazard tile, zone by zone."""
    return [s for zone in state.box.zones for s in zone if state.trail[s] != EMPTY]


def hazard_objection(state: GwtState, seat: int, cost: int) -> int:
    """GWT-HAZ-02, GWT-HAZ-03: a tile must be there, and the cost must be paid."""
    if cost > state.players[seat].money:
        return HAZARD_MONEY
    return 0 if hazard_spaces(state) else NO_HAZARD


class TakeHazard(GwtStep):
    """Remove any one hazard tile from the trail and keep it."""

    verb: ClassVar[str] = "hazard"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-HAZ-01",
        "GWT-HAZ-02",
        "GWT-HAZ-03",
        "GWT-HAZ-04",
        "GWT-MOVE-12",
        "GWT-PB-12",
    )
    parameters: ClassVar[tuple[str, ...]] = ("cost", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = SPACES + 1

    cost: int
    optional: bool

    def __init__(self, seat: int, cost: int, optional: bool) -> None:
        self.seat = seat
        self.cost = cost
        self.optional = optional

    def passing(self) -> int:
        return NONE

    def candidates(self, state: GwtState) -> list[int]:
        found = hazard_spaces(state)
        if self.optional:
            found.append(NONE)
        return found

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-MOVE-12: a herder on the tile stays on the empty space. GWT-HAZ-04: it is kept."""
        if choice == NONE:
            return
        state.settle_bill(self.seat, self.cost)
        tile = state.trail[choice]
        state.trail[choice] = EMPTY
        state.players[self.seat].hazards.append(tile)
        state.note(HAZARD_TAKEN, self.seat, tile, choice, self.cost)

    def word(self, choice: int) -> str:
        return "skip" if choice == NONE else "hazard " + SPACE_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("forfeit"), "GWT-GEN-07")
        space = state.box.space_names[choice]
        args: dict[str, Argument] = {
            "tile": tile_name(state.box, state.trail[choice]),
            "space": space,
            "cost": self.cost,
        }
        return Description(Text("take-hazard", args), "GWT-HAZ-01", (f"trail:{space}",))


def village_spaces(state: GwtState) -> list[int]:
    """The spaces with a village tile, in their order; some lie off the trail (GWT-VIL-07)."""
    return [s for s in state.box.village if state.trail[s] != EMPTY]


def village_tile_objection(state: GwtState, seat: int, space: int) -> int:
    """GWT-VIL-04: a negative value must be paid in full (1st edition)."""
    dollars = state.box.village_dollars[state.box.village.index(space)]
    return VILLAGE_MONEY if state.players[seat].money + dollars < 0 else 0


def village_objection(state: GwtState, seat: int) -> int:
    """GWT-VIL-05: an empty section, or nothing that could be paid."""
    reason = NO_VILLAGE
    for space in village_spaces(state):
        reason = village_tile_objection(state, seat, space)
        if reason == 0:
            return 0
    return reason


class TakeVillage(GwtStep):
    """Take any one tile of the village section and keep it."""

    verb: ClassVar[str] = "village"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-VIL-01",
        "GWT-VIL-02",
        "GWT-VIL-03",
        "GWT-VIL-04",
        "GWT-VIL-05",
        "GWT-VIL-06",
        "GWT-VIL-07",
        "GWT-EXC-03",
        "GWT-MOVE-12",
    )
    parameters: ClassVar[tuple[str, ...]] = ("optional",)
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = SPACES + 1

    optional: bool

    def __init__(self, seat: int, optional: bool) -> None:
        self.seat = seat
        self.optional = optional

    def passing(self) -> int:
        return NONE

    def candidates(self, state: GwtState) -> list[int]:
        found = village_spaces(state)
        if self.optional:
            found.append(NONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        return 0 if choice == NONE else village_tile_objection(state, self.seat, choice)

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-VIL-02, GWT-VIL-03: the value above the space is gained or paid."""
        if choice == NONE:
            return
        box = state.box
        player = state.players[self.seat]
        tile = state.trail[choice]
        state.trail[choice] = EMPTY
        if tile == GREEN_VILLAGE:
            player.green += 1
        else:
            player.second += 1
        place = box.village.index(choice)
        dollars = box.village_dollars[place]
        state.note(VILLAGE_TAKEN, self.seat, tile, choice, dollars)
        state.settle_bill(self.seat, -dollars)
        if box.village_tokens[place]:
            gain_tokens(state, self.seat, box.village_tokens[place])

    def word(self, choice: int) -> str:
        return "skip" if choice == NONE else "village " + SPACE_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("forfeit"), "GWT-GEN-07")
        box = state.box
        place = box.village.index(choice)
        space = box.space_names[choice]
        args: dict[str, Argument] = {
            "tile": tile_name(box, state.trail[choice]),
            "space": space,
            "dollars": abs(box.village_dollars[place]),
        }
        key = "take-village-gain"
        if box.village_tokens[place]:
            key = "take-village-token"
        elif box.village_dollars[place] < 0:
            key = "take-village-pay"
        return Description(Text(key, args), "GWT-VIL-01", (f"trail:{space}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NONE:
            return {}
        dollars = state.box.village_dollars[state.box.village.index(choice)]
        return {"cost": -dollars, "money": state.players[self.seat].money}


class HazardEffect(Effect):
    """Remove a hazard for a price, or free."""

    drawing: ClassVar[str] = "hazard"

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return hazard_objection(state, seat, self.cost)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TakeHazard(seat, self.cost, optional))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return dollars(self.cost, signed(-1)) if self.cost else None

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-hazard-cost" if self.cost else "fx-hazard", {"n": self.cost})

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        return {"cost": self.cost}


class VillageEffect(Effect):
    """Take a village tile."""

    def glyphs(self, state: GwtState, seat: int) -> tuple[Glyph, ...]:
        return (Glyph("teepee" if state.box.edition == "1e" else "outlaw"),)

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return village_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TakeVillage(seat, optional))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-village-" + state.box.edition)
