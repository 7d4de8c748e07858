"""Placing common buildings, and replacing one's own by dearer ones."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part
from trailhand.core.event import A_PIECE, DEED, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.effects import printed
from trailhand.games.elpaso.facts.codes import (
    BUILDER,
    BUILDINGS,
    COMMON,
    EMPTY,
    NODES,
    number_of,
    owner_of,
)
from trailhand.games.elpaso.facts.codes import common_tile as tile_of
from trailhand.games.elpaso.objections import (
    BUILD_MONEY,
    FEW_WORKERS,
    NO_MARKER,
    NOT_DEARER,
    NOT_YOURS,
    PILE_GONE,
)
from trailhand.games.elpaso.payment import pay_workers, price
from trailhand.games.elpaso.sheets import building_sheet
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import NODE_WORDS, building_name, place_name, worker_name
from trailhand.games.elpaso.words.things import BUILDING, DOLLARS, SPACE, TILE

BUILT: Final = Kind(
    LOG, "built", "ELP-BLD-01", DEED | A_PIECE, building=BUILDING, space=SPACE, cost=DOLLARS
)
REPLACED: Final = Kind(
    LOG,
    "replaced",
    "ELP-BLD-01",
    DEED | A_PIECE,
    building=BUILDING,
    space=SPACE,
    old=TILE,
    cost=DOLLARS,
)


def builders_needed(state: ElPasoState, number: int, node: int) -> int:
    """ELP-BLD-01, ELP-BLD-04: the cost of a new building, or the difference to the old one."""
    cost = state.box.building_cost
    tile = state.trail[node]
    return cost[number] - cost[number_of(tile)] if tile >= COMMON else cost[number]


def site_cost(state: ElPasoState, node: int) -> int:
    """ELP-BLD-02, ELP-BLD-05: an empty space may cost money, a replacement never does."""
    return state.box.node_cost[node] if state.trail[node] == EMPTY else 0


def site_objection(state: ElPasoState, seat: int, number: int, node: int) -> int:
    """Why a building cannot go to a space, or zero.

    ELP-BLD-07: markers that are left make no difference to a replacement.
    """
    player = state.players[seat]
    tile = state.trail[node]
    if tile == EMPTY:
        if player.markers == 0:  # ELP-BLD-03
            return NO_MARKER
    elif owner_of(tile) != seat:  # ELP-BLD-08
        return NOT_YOURS
    builders = builders_needed(state, number, node)
    if builders <= 0:  # ELP-BLD-04
        return NOT_DEARER
    if player.workers_for(BUILDER) < builders:
        return FEW_WORKERS
    needed = price(state, builders) + site_cost(state, node)
    return BUILD_MONEY if player.money < needed else 0


def build_objection(state: ElPasoState, seat: int, number: int) -> int:
    """Why a building cannot be placed anywhere, or zero."""
    if state.piles[number] == 0:  # ELP-BLD-01, ELP-EDGE-02
        return PILE_GONE
    first = NO_MARKER
    for node in state.box.free_nodes:
        reason = site_objection(state, seat, number, node)
        if reason == 0:
            return 0
        if reason in (FEW_WORKERS, BUILD_MONEY):
            first = reason
    return first


def any_build_objection(state: ElPasoState, seat: int) -> int:
    """Why nothing can be built at all, or zero: the reason of the cheapest building."""
    first = 0
    for number in BUILDINGS:
        reason = build_objection(state, seat, number)
        if reason == 0:
            return 0
        first = first or reason
    return first


def build_because(state: ElPasoState, seat: int, numbers: list[int]) -> dict[str, Argument]:
    """ELP-BLD-04: what the cheapest of some buildings takes, by its cheapest way."""
    player = state.players[seat]
    ways: list[tuple[int, int, int]] = []
    for number in numbers:
        for node in state.box.free_nodes if state.piles[number] else []:
            if site_objection(state, seat, number, node) in (FEW_WORKERS, BUILD_MONEY):
                builders = builders_needed(state, number, node)
                ways.append((builders, price(state, builders) + site_cost(state, node), node))
    if not ways:
        return {}
    needed, cost, best = min(ways)
    args: dict[str, Argument] = {
        "needed": needed,
        "workers": player.workers_for(BUILDER),
        "worker": worker_name(BUILDER),
        "cost": cost,
        "money": player.money,
    }
    if state.trail[best] != EMPTY:
        args["old"] = building_name(state, number_of(state.trail[best]))
    return args


class Build(ElPasoStep):
    """ELP-BLD-06: choose the one common building to place."""

    verb: ClassVar[str] = "build"
    rules: ClassVar[tuple[str, ...]] = ("ELP-BLD-01", "ELP-BLD-03", "ELP-BLD-04")
    domain: ClassVar[int] = 7

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(BUILDINGS)

    def objection(self, state: ElPasoState, choice: int) -> int:
        return build_objection(state, self.seat, choice)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        state.agenda.append(ChooseSite(self.seat, choice))

    def brings(self, state: ElPasoState, choice: int, after: ElPasoState) -> list[Part]:
        sheet = building_sheet(choice, state.sides >> choice & 1)
        return printed(state, self.seat, sheet)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        args: dict[str, Argument] = {
            "building": building_name(state, choice),
            "builders": state.box.building_cost[choice],
            "price": state.box.price_per_worker,
            "vp": state.box.building_vp[choice],
        }
        return Description(Text("elp-build", args), "ELP-BLD-01", (f"building:{choice}",))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return build_because(state, self.seat, [choice])


class ChooseSite(ElPasoStep):
    """Choose an empty building space, or the building of one's own that is replaced."""

    verb: ClassVar[str] = "at"
    rules: ClassVar[tuple[str, ...]] = ("ELP-BLD-02", "ELP-BLD-04", "ELP-BLD-05")
    parameters: ClassVar[tuple[str, ...]] = ("number",)
    domain: ClassVar[int] = NODES

    number: int

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(1, NODES))

    def objection(self, state: ElPasoState, choice: int) -> int:
        return site_objection(state, self.seat, self.number, choice)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-BLD-05, ELP-EDGE-07: a replaced tile is back on its pile at once.

        ELP-BLD-09: ranchers stay where they are, and the new tile is a location from now on.
        """
        old = state.trail[choice]
        builders = builders_needed(state, self.number, choice)
        cost = site_cost(state, choice)
        if old == EMPTY:
            state.players[self.seat].markers -= 1
        else:
            state.piles[number_of(old)] += 1
        state.piles[self.number] -= 1
        state.trail[choice] = tile_of(self.seat, self.number)
        dollars = pay_workers(state, self.seat, BUILDER, builders, cost)
        if old == EMPTY:
            state.note(BUILT, self.seat, self.number, choice, dollars)
        else:
            state.note(REPLACED, self.seat, self.number, choice, old, dollars)

    def word(self, choice: int) -> str:
        return "at " + NODE_WORDS[choice]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        builders = builders_needed(state, self.number, choice)
        args: dict[str, Argument] = {
            "building": building_name(state, self.number),
            "space": NODE_WORDS[choice],
            "builders": builders,
            "cost": price(state, builders) + site_cost(state, choice),
        }
        anchors = (f"trail:{NODE_WORDS[choice]}",)
        if state.trail[choice] == EMPTY:
            return Description(Text("elp-build-at", args), "ELP-BLD-02", anchors)
        args["old"] = place_name(state, choice, state.trail[choice])
        return Description(Text("elp-build-replace", args), "ELP-BLD-04", anchors)

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        player = state.players[self.seat]
        builders = builders_needed(state, self.number, choice)
        return {
            "needed": builders,
            "workers": player.workers_for(BUILDER),
            "worker": worker_name(BUILDER),
            "cost": price(state, builders) + site_cost(state, choice),
            "money": player.money,
        }
