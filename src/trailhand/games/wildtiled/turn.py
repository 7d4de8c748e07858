"""A turn: draft with a die, lay free streets, or use a Lumber Mill."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_CARD, NEW_TURN, NUMBER, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.buildings import LumberMill
from trailhand.games.wildtiled.dice import move_dry_dice
from trailhand.games.wildtiled.facts.codes import (
    DONE,
    PLACEMENTS,
    PRAIRIE,
    RIVER,
    SLOT_NAMES,
    SLOTS,
)
from trailhand.games.wildtiled.objections import (
    EMPTY_PILE,
    MILL_TAKES,
    MUST_ACT,
    NO_GOLD,
    NO_JUMP,
    NO_MILL,
    NO_ROOM,
    NO_STREET,
    NOT_A_MILL,
)
from trailhand.games.wildtiled.placement import CONNECTED, fits
from trailhand.games.wildtiled.placing import FreeStreets, PlaceTile
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.stem import Automatic, WestStep
from trailhand.games.wildtiled.streets import street_fits
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.names import tile_name
from trailhand.games.wildtiled.words.things import PIECE, SLOT

# Choices of a turn: a prairie die or a river die with a number of jumps, or something else.
JUMPS: Final = 5
FIRST_RIVER: Final = PRAIRIE * JUMPS
STREETS: Final = FIRST_RIVER + RIVER * JUMPS
MILL: Final = STREETS + 1
PASS: Final = MILL + 1

TURN: Final = Kind(LOG, "turn", "WTW-FLOW-04", NEW_TURN, n=NUMBER)
DRAFTED: Final = Kind(LOG, "drafted", "WTW-DRAFT-01", A_CARD, tile=SLOT, cost=NUMBER)
MILL_TURNED: Final = Kind(LOG, "mill", "WTW-BLD-12", mill=PIECE)
PASSED: Final = Kind(LOG, "passed", "WTW-FLOW-08")


class BeginTurn(Automatic):
    """WTW-FLOW-04, WTW-FLOW-07: the turn of a seat begins."""

    def choose(self, state: WestState, choice: int) -> None:
        state.turn += 1
        state.active = self.seat
        state.note(TURN, self.seat, state.turn)
        state.players[self.seat].side.rule.after_turn(state, self.seat)
        state.agenda.append(Turn(self.seat))


def pile_at(state: WestState, line: list[int], jumps: int) -> int:
    """WTW-DRAFT-01, WTW-DRAFT-03: the pile reached with so many jumps; empty ones are free."""
    for slot in line:
        if state.piles[slot]:
            if jumps == 0:
                return slot
            jumps -= 1
    return -1


def slot_of(state: WestState, choice: int) -> int:
    """The pile that a die reaches, or -1."""
    if choice < FIRST_RIVER:
        line = state.box.prairie_lines[choice // JUMPS]
    else:
        line = state.box.river_lines[(choice - FIRST_RIVER) // JUMPS]
    return pile_at(state, line, choice % JUMPS)


def price(state: WestState, choice: int) -> int:
    """WTW-DRAFT-02, WTW-DRAFT-04: the cost of the slot and 1 gold per jump."""
    return state.box.tiles[slot_of(state, choice)].cost + choice % JUMPS


def tile_objection(state: WestState, seat: int, slot: int, cost: int) -> int:
    """WTW-DRAFT-02, WTW-DRAFT-07: whether a tile can be paid and placed."""
    player = state.players[seat]
    if cost > player.gold:
        return NO_GOLD
    tile = state.box.tiles[slot]
    return 0 if fits(player, tile, slot, CONNECTED, player.gold - cost) else NO_ROOM


def take_tile(state: WestState, seat: int, slot: int, cost: int) -> None:
    """Pay, take the tile, and place it; dry lines let go of their dice."""
    state.piles[slot] -= 1
    state.note(DRAFTED, seat, slot, cost)
    state.players[seat].gold -= cost
    move_dry_dice(state)
    state.agenda.append(PlaceTile(seat, slot, CONNECTED))


def unused_mill(state: WestState, player: Player) -> int:
    """WTW-BLD-12: the first Lumber Mill whose arrow face is up, or -1."""
    for place in player.named:
        if player.marks[place] & DONE == 0:
            tile = state.box.tiles[player.pieces[place] // PLACEMENTS]
            if isinstance(tile.building, LumberMill):
                return place
    return -1


class Turn(WestStep):
    """WTW-FLOW-07: exactly one of draft, free streets, Lumber Mill."""

    verb: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = (
        "WTW-FLOW-07",
        "WTW-FLOW-08",
        "WTW-DRAFT-01",
        "WTW-STR-01",
        "WTW-BLD-12",
    )
    domain: ClassVar[int] = PASS + 1

    def dice(self, state: WestState) -> list[int]:
        """Every die with every number of jumps that ends at a pile."""
        found: list[int] = []
        for number in state.prairie:
            base = JUMPS * (number - 1)
            found += self.reaches(state, state.box.prairie_lines[number - 1], base)
        for number in state.river:
            base = FIRST_RIVER + JUMPS * (number - 1)
            found += self.reaches(state, state.box.river_lines[number - 1], base)
        return found

    def reaches(self, state: WestState, line: list[int], base: int) -> list[int]:
        """The choices of one die."""
        filled = 0
        for slot in line:
            if state.piles[slot]:
                filled += 1
        return list(range(base, base + filled))

    def candidates(self, state: WestState) -> list[int]:
        return [*self.dice(state), STREETS, MILL, PASS]

    def objection(self, state: WestState, choice: int) -> int:
        if choice == STREETS:
            return 0 if street_fits(state, state.players[self.seat]) else NO_STREET
        if choice == MILL:
            return mill_objection(state, self.seat)
        if choice == PASS:
            return MUST_ACT if self.can_act(state) else 0
        if choice < FIRST_RIVER and choice % JUMPS:  # WTW-DRAFT-08
            return NO_JUMP
        return tile_objection(state, self.seat, slot_of(state, choice), price(state, choice))

    def can_act(self, state: WestState) -> bool:
        """WTW-FLOW-08: whether anything but passing is legal."""
        return any(
            self.objection(state, choice) == 0 for choice in [*self.dice(state), STREETS, MILL]
        )

    def options(self, state: WestState) -> list[int]:
        found: list[int] = []
        for number in state.prairie:
            line = state.box.prairie_lines[number - 1]
            self.add_drafts(state, line, JUMPS * (number - 1), 1, found)
        for number in state.river:
            line = state.box.river_lines[number - 1]
            self.add_drafts(state, line, FIRST_RIVER + JUMPS * (number - 1), JUMPS, found)
        for choice in (STREETS, MILL):
            if self.objection(state, choice) == 0:
                found.append(choice)
        return found or [PASS]

    def add_drafts(
        self, state: WestState, line: list[int], base: int, most: int, found: list[int]
    ) -> None:
        """The legal drafts of one die, which reaches so many piles at most."""
        jumps = 0
        for slot in line:
            if state.piles[slot] and jumps < most:
                cost = state.box.tiles[slot].cost + jumps
                if tile_objection(state, self.seat, slot, cost) == 0:
                    found.append(base + jumps)
                jumps += 1

    def beside(self, state: WestState) -> list[Step[WestState]]:
        return state.players[self.seat].side.rule.free_actions(state, self.seat)

    def passing(self) -> int:
        return PASS

    def choose(self, state: WestState, choice: int) -> None:
        if choice == STREETS:
            state.agenda.append(FreeStreets(self.seat))
        elif choice == MILL:
            state.agenda.append(MillPile(self.seat))
        elif choice == PASS:
            state.note(PASSED, self.seat)
        else:
            self.draft(state, choice)

    def draft(self, state: WestState, choice: int) -> None:
        """WTW-DRAFT-05: the die is set aside, jumps or not."""
        slot = slot_of(state, choice)
        cost = price(state, choice)
        if choice < FIRST_RIVER:
            state.prairie.remove(choice // JUMPS + 1)
        else:
            state.river.remove((choice - FIRST_RIVER) // JUMPS + 1)
        take_tile(state, self.seat, slot, cost)

    def word(self, choice: int) -> str:
        if choice == STREETS:
            return "streets"
        if choice == MILL:
            return "mill"
        if choice == PASS:
            return "pass"
        return die_word(choice)

    def describe(self, state: WestState, choice: int) -> Description:
        if choice == STREETS:
            return Description(Text("wtw-turn-streets"), "WTW-STR-01", ("streets",))
        if choice == MILL:
            return describe_mill(state, self.seat)
        if choice == PASS:
            return Description(Text("wtw-turn-pass"), "WTW-FLOW-08")
        slot = slot_of(state, choice)
        args: dict[str, Argument] = {
            "tile": tile_name(state.box, slot),
            "slot": SLOT_NAMES[slot],
            "die": die_number(choice),
            "kind": "prairie" if choice < FIRST_RIVER else "river",
            "cost": price(state, choice),
            "jumps": choice % JUMPS,
        }
        rule = "WTW-DRAFT-03" if choice % JUMPS else "WTW-DRAFT-01"
        return Description(
            Text("wtw-draft", args), rule, (die_anchor(choice), f"slot:{SLOT_NAMES[slot]}")
        )

    def goals(self, state: WestState, choice: int) -> tuple[str, ...]:
        return (f"slot:{SLOT_NAMES[slot_of(state, choice)]}",) if choice < STREETS else ()

    def because(self, state: WestState, choice: int, code: int) -> dict[str, Argument]:
        args: dict[str, Argument] = {"gold": state.players[self.seat].gold}
        if choice < STREETS:
            args["cost"] = price(state, choice)
            args["tile"] = tile_name(state.box, slot_of(state, choice))
        return args


def die_number(choice: int) -> int:
    """The number on which the die of a draft lies."""
    first = 0 if choice < FIRST_RIVER else FIRST_RIVER
    return (choice - first) // JUMPS + 1


def die_word(choice: int) -> str:
    """A draft in notation: `prairie 4`, `river 3`, `river 3+1` with a jump."""
    kind = "prairie" if choice < FIRST_RIVER else "river"
    jumps = f"+{choice % JUMPS}" if choice % JUMPS else ""
    return f"{kind} {die_number(choice)}{jumps}"


def die_anchor(choice: int) -> str:
    """The die of a draft as the page finds it."""
    kind = "prairie" if choice < FIRST_RIVER else "river"
    return f"die:{kind}.{die_number(choice)}"


# -- the Lumber Mill ------------------------------------------------------------------------


def mill_objection(state: WestState, seat: int) -> int:
    """WTW-BLD-12, WTW-BLD-13: an unused mill, and a tile that can be paid and placed."""
    if unused_mill(state, state.players[seat]) < 0:
        return NO_MILL
    for slot in range(SLOTS):
        if pile_objection(state, seat, slot) == 0:
            return 0
    return MILL_TAKES


def pile_objection(state: WestState, seat: int, slot: int) -> int:
    """WTW-BLD-12: any pile but that of the Lumber Mill itself, for the cost of its slot."""
    if state.piles[slot] == 0:
        return EMPTY_PILE
    tile = state.box.tiles[slot]
    if isinstance(tile.building, LumberMill):
        return NOT_A_MILL
    return tile_objection(state, seat, slot, tile.cost)


def describe_mill(state: WestState, seat: int) -> Description:
    """The use of a Lumber Mill."""
    anchors: tuple[str, ...] = ()
    place = unused_mill(state, state.players[seat])
    if place >= 0:
        anchors = (f"piece:{seat}.{place}",)
    return Description(Text("wtw-turn-mill"), "WTW-BLD-12", anchors)


class MillPile(WestStep):
    """WTW-BLD-12, WTW-BLD-13: a tile from any pile; no die is removed."""

    verb: ClassVar[str] = "pile"
    rules: ClassVar[tuple[str, ...]] = ("WTW-BLD-12", "WTW-BLD-13")
    domain: ClassVar[int] = SLOTS

    def candidates(self, state: WestState) -> list[int]:
        return list(range(SLOTS))

    def objection(self, state: WestState, choice: int) -> int:
        return pile_objection(state, self.seat, choice)

    def choose(self, state: WestState, choice: int) -> None:
        player = state.players[self.seat]
        mill = unused_mill(state, player)
        player.marks[mill] |= DONE
        state.note(MILL_TURNED, self.seat, mill)
        take_tile(state, self.seat, choice, state.box.tiles[choice].cost)

    def word(self, choice: int) -> str:
        return f"pile {SLOT_NAMES[choice]}"

    def describe(self, state: WestState, choice: int) -> Description:
        args: dict[str, Argument] = {
            "tile": tile_name(state.box, choice),
            "slot": SLOT_NAMES[choice],
            "cost": state.box.tiles[choice].cost,
        }
        return Description(
            Text("wtw-mill-pile", args), "WTW-BLD-12", (f"slot:{SLOT_NAMES[choice]}",)
        )

    def because(self, state: WestState, choice: int, code: int) -> dict[str, Argument]:
        return {
            "gold": state.players[self.seat].gold,
            "cost": state.box.tiles[choice].cost,
            "tile": tile_name(state.box, choice),
        }
