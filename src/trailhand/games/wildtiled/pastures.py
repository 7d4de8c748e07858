"""Pastures and wrangling."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_CARD, A_DELIVERY, DEED, NUMBER, Kind
from trailhand.core.step import NEVER
from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.facts.codes import COW, FIELD, HERD_POINTS, PLACEMENTS, STREET
from trailhand.games.wildtiled.fire import fire
from trailhand.games.wildtiled.grid import (
    CELLS,
    Cells,
    cell_label,
    cell_name,
    cells_of,
    count,
    first_of,
    flood,
    has,
    north_of,
    south_of,
)
from trailhand.games.wildtiled.objections import BOOTED, FEW_COWS
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.stem import WestStep, cell_anchors
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import CELL, CONTRACT, HERD

SMALLEST: Final = 3
LARGEST: Final = 7
HERDS: Final = 8
LEAVE: Final = 0

WRANGLED: Final = Kind(
    LOG, "wrangled", "WTW-COW-03", DEED | A_DELIVERY, cows=NUMBER, points=NUMBER, cell=CELL
)
CONTRACT_WON: Final = Kind(
    LOG, "contract", "WTW-COW-06", DEED | A_CARD, contract=CONTRACT, cows=HERD
)


def pasture_at(player: Player, cell: int) -> Cells:
    """WTW-COW-01: the field cells, printed and on tiles, joined to a field cell."""
    return flood(north_of(cell), south_of(cell), player.field_north, player.field_south)


def cows_in(player: Player, pasture: Cells) -> int:
    """The cows of a pasture."""
    return count(pasture[0] & player.cow_north, pasture[1] & player.cow_south)


def is_booted(player: Player, pasture: Cells) -> bool:
    """WTW-COW-05: whether a boot lies in a pasture."""
    return bool(pasture[0] & player.boot_north or pasture[1] & player.boot_south)


def pastures_of(state: WestState, seat: int, place: int) -> list[Cells]:
    """WTW-COW-02, WTW-COW-09: the pastures that a piece created or extended."""
    player = state.players[seat]
    piece = player.pieces[place]
    found: list[Cells] = []
    if piece // PLACEMENTS == STREET:
        return found
    choice = piece % PLACEMENTS
    turned = state.box.tiles[piece // PLACEMENTS].shape.turned(choice)
    for at in range(len(turned.kinds)):
        if turned.kinds[at] == FIELD or turned.kinds[at] == COW:
            cell = choice % CELLS + 10 * turned.rows[at] + turned.columns[at]
            if not any(has(pasture[0], pasture[1], cell) for pasture in found):
                found.append(pasture_at(player, cell))
    return found


def can_wrangle(state: WestState, seat: int, place: int) -> bool:
    """Whether a piece joins at least three cows without a boot."""
    player = state.players[seat]
    for pasture in pastures_of(state, seat, place):
        if cows_in(player, pasture) >= SMALLEST and not is_booted(player, pasture):
            return True
    return False


class Wrangle(WestStep):
    """WTW-COW-02, WTW-COW-03, WTW-COW-08: wrangle a pasture that a tile has just extended.

    A choice is the first cell of the pasture times 8 plus the number of cows; 0 declines.
    """

    verb: ClassVar[str] = "wrangle"
    rules: ClassVar[tuple[str, ...]] = ("WTW-COW-02", "WTW-COW-03", "WTW-COW-05")
    parameters: ClassVar[tuple[str, ...]] = ("place",)
    domain: ClassVar[int] = HERDS * CELLS

    place: int

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def candidates(self, state: WestState) -> list[int]:
        found = [LEAVE]
        for pasture in pastures_of(state, self.seat, self.place):
            cell = first_of(pasture[0], pasture[1])
            # WTW-COW-04: any number up to the cows that are there; more than 7 bring nothing.
            found += [HERDS * cell + cows for cows in range(SMALLEST, LARGEST + 1)]
        return found

    def objection(self, state: WestState, choice: int) -> int:
        if choice == LEAVE:
            return 0
        player = state.players[self.seat]
        pasture = pasture_at(player, choice // HERDS)
        if is_booted(player, pasture):
            return BOOTED
        return FEW_COWS if cows_in(player, pasture) < choice % HERDS else 0

    def passing(self) -> int:
        """WTW-RES-05: a herd may be left to grow."""
        return LEAVE

    def choose(self, state: WestState, choice: int) -> None:
        """WTW-COW-04: however few cows are named, the boot is on the whole pasture.

        WTW-COW-08: as long as there is another pasture to wrangle, it is offered next.
        """
        if choice == LEAVE:
            return
        seat = self.seat
        player = state.players[seat]
        cell = choice // HERDS
        player.boot_north |= north_of(cell)
        player.boot_south |= south_of(cell)
        if can_wrangle(state, seat, self.place):
            state.agenda.append(self)
        wrangle(state, seat, cell, choice % HERDS)

    def because(self, state: WestState, choice: int, code: int) -> dict[str, Argument]:
        player = state.players[self.seat]
        cows = cows_in(player, pasture_at(player, choice // HERDS))
        return {"cows": cows, "n": choice % HERDS}

    def word(self, choice: int) -> str:
        if choice == LEAVE:
            return "wrangle none"
        return f"wrangle {cell_name(choice // HERDS)} {choice % HERDS}"

    def meant(self, state: WestState, word: str) -> int:
        """A pasture may be named by any of its cells."""
        player = state.players[self.seat]
        for choice in self.candidates(state):
            pasture = pasture_at(player, choice // HERDS) if choice != LEAVE else (0, 0)
            for cell in cells_of(pasture[0], pasture[1]):
                if word == f"wrangle {cell_name(cell)} {choice % HERDS}":
                    return choice
        return NEVER

    def describe(self, state: WestState, choice: int) -> Description:
        if choice == LEAVE:
            return Description(Text("wtw-wrangle-none"), "WTW-COW-03")
        player = state.players[self.seat]
        cows = choice % HERDS
        pasture = pasture_at(player, choice // HERDS)
        args: dict[str, Argument] = {
            "cows": cows,
            "cell": cell_label(choice // HERDS),
            "points": state.box.herd_points[cows],
        }
        key = "wtw-wrangle"
        space = contract_space(state, cows)
        if space >= 0:
            args["contract"] = contract_text(state, space)
            key = "wtw-wrangle-contract"
        anchors = cell_anchors(self.seat, cells_of(pasture[0], pasture[1]))
        if space >= 0:
            anchors = (*anchors, f"contract:{cows}")
        warning = None
        if cows < min(LARGEST, cows_in(player, pasture)):
            warning = Text("wtw-warn-fewer", {"cows": cows_in(player, pasture)})
        return Description(Text(key, args), "WTW-COW-03", anchors, warning)


def wrangle(state: WestState, seat: int, cell: int, cows: int) -> None:
    """WTW-COW-03, WTW-COW-06: the points of the herd, the barns, the contract."""
    player = state.players[seat]
    player.largest_herd = max(player.largest_herd, cows)
    state.score(seat, HERD_POINTS, state.box.herd_points[cows])
    state.note(WRANGLED, seat, cows, state.box.herd_points[cows], cell)
    for place in player.named:
        building = state.box.tiles[player.pieces[place] // PLACEMENTS].building
        if building is not None:
            building.wrangled(state, seat)
    space = contract_space(state, cows)
    if space >= 0:
        win_contract(state, seat, space)


def contract_space(state: WestState, cows: int) -> int:
    """The place of the contract for so many cows, or -1."""
    spaces = state.box.contract_spaces
    return spaces.index(cows) if cows in spaces else -1


def contract_amount(state: WestState, space: int) -> int:
    """WTW-COW-06: the big side while it is up, else the small one."""
    contract = state.box.contracts[state.contracts[space]]
    return contract.small if state.flipped >> space & 1 else contract.big


def contract_text(state: WestState, space: int) -> Text:
    """What a contract gives now."""
    name = state.box.contracts[state.contracts[space]].id
    return Text(f"wtw-contract-{name}", {"n": contract_amount(state, space)})


def win_contract(state: WestState, seat: int, space: int) -> None:
    """WTW-COW-06, WTW-COW-07: the reward at once; the big side is won only once.

    WTWS-COW-01: what the Ridge has turned over gives its small side.
    """
    name = state.box.contracts[state.contracts[space]].id
    amount = contract_amount(state, space)
    cows = state.box.contract_spaces[space]
    state.note(CONTRACT_WON, seat, state.contracts[space], amount, cows)
    state.flipped |= 1 << space
    if name == "points":
        state.score(seat, HERD_POINTS, amount)
    elif name == "gold":
        state.players[seat].gold += amount
    elif name == "streets":
        state.players[seat].streets_due += amount
    else:
        state.players[seat].bullets += amount
        fire(state, seat)
