"""Building: placing a private building, or replacing a smaller one."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part, dollars
from trailhand.core.event import A_PIECE, DEED, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import (
    BUILDER,
    EMPTY,
    NEUTRAL_LAST,
    PRIVATE,
    PRIVATE_SPAN,
    building_of,
    owner_of,
)
from trailhand.games.gwt.objections import (
    BUILD_MONEY,
    FEW_BUILDERS,
    NO_SITE,
    NOT_LARGER,
    SPACE_TAKEN,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import SPACE_WORDS, building_name, place_name
from trailhand.games.gwt.words.things import BUILDING, DOLLARS, SPACE, TILE

BUILT: Final = Kind(
    LOG, "built", "GWT-BUILD-01", DEED | A_PIECE, building=BUILDING, space=SPACE, cost=DOLLARS
)
REPLACED: Final = Kind(
    LOG,
    "replaced",
    "GWT-BUILD-01",
    DEED | A_PIECE,
    old=TILE,
    building=BUILDING,
    space=SPACE,
    cost=DOLLARS,
)

NUMBERS: Final = 16
NONE: Final = NUMBERS


def building_id(state: GwtState, number: int) -> int:
    """GWT-SET-17, GWT-SET-18: the side of a number, the same for all and for good."""
    return 2 * number + (state.sides >> number & 1)


def unbuilt_numbers(state: GwtState, seat: int) -> list[int]:
    """The numbers still in a seat's supply (GWT-BUILD-05: replaced tiles never return)."""
    unbuilt = state.players[seat].unbuilt
    return [n for n in state.box.buildings if unbuilt >> n & 1]


def site_objection(
    state: GwtState, seat: int, number: int, space: int, price: int, builders: int
) -> int:
    """Why a building cannot go to a space with these builders at this price for each.

    GWT-BUILD-02 on an empty space; GWT-BUILD-04: a replacement must be larger, and only
    the difference counts. GWT-BUILD-06: nobody else's building, no neutral one. GWT-BUILD-09:
    what takes more builders than a row has can only replace.
    """
    box = state.box
    player = state.players[seat]
    needed = box.builders[building_id(state, number)]
    tile = state.trail[space]
    if tile != EMPTY:
        if owner_of(tile) != seat:
            return SPACE_TAKEN
        needed -= box.builders[building_of(tile)]
        if needed < 1:
            return NOT_LARGER
    if needed > builders:
        return FEW_BUILDERS
    if needed * price > player.money:
        return BUILD_MONEY
    return 0


def build_cost(state: GwtState, number: int, space: int, price: int) -> int:
    """GWT-BUILD-03, GWT-BUILD-04: the price per builder, for the difference if replacing."""
    box = state.box
    needed = box.builders[building_id(state, number)]
    tile = state.trail[space]
    if tile != EMPTY:
        needed -= box.builders[building_of(tile)]
    return needed * price


def number_objection(state: GwtState, seat: int, number: int, price: int, builders: int) -> int:
    """Whether a building has any legal site.

    All empty sites are alike, so only the first of them is looked at.
    """
    reason = NO_SITE
    empty_seen = False
    for space in state.box.building_spaces:
        tile = state.trail[space]
        if tile == EMPTY:
            if empty_seen:
                continue
            empty_seen = True
        elif owner_of(tile) != seat:
            continue
        found = site_objection(state, seat, number, space, price, builders)
        if found == 0:
            return 0
        if (
            reason == NO_SITE
            or found == BUILD_MONEY
            or (found == FEW_BUILDERS and reason != BUILD_MONEY)
        ):
            reason = found
    return reason


def cheapest_site(state: GwtState, seat: int, number: int) -> tuple[int, int]:
    """GWT-BUILD-02, GWT-BUILD-04: the fewest builders that take a building anywhere.

    With them comes the own building that is replaced for it, or -1 for an empty space.
    """
    box = state.box
    whole = box.builders[building_id(state, number)]
    fewest, replaced, seen = whole, -1, False
    for space in box.building_spaces:
        tile = state.trail[space]
        needed, old = whole, -1
        if tile != EMPTY:
            old = building_of(tile)
            if owner_of(tile) != seat or box.builders[old] >= whole:
                continue
            needed -= box.builders[old]
        if not seen or needed < fewest:
            fewest, replaced, seen = needed, old, True
    return fewest, replaced


def build_because(
    state: GwtState, seat: int, numbers: list[int], price: int, builders: int
) -> dict[str, Argument]:
    """What the cheapest of some buildings takes, by its cheapest way, and what there is."""
    ways = [cheapest_site(state, seat, number) for number in numbers]
    if not ways:
        return {}
    needed, replaced = min(ways)
    args: dict[str, Argument] = {
        "needed": needed,
        "builders": builders,
        "cost": needed * price,
        "money": state.players[seat].money,
    }
    return args | {"old": building_name(replaced)} if replaced >= 0 else args


def any_build_objection(state: GwtState, seat: int, price: int, builders: int) -> int:
    """GWT-LOC-15: whether any building has any site."""
    reason = NO_SITE
    for number in unbuilt_numbers(state, seat):
        found = number_objection(state, seat, number, price, builders)
        if found == 0:
            return 0
        if reason != BUILD_MONEY:
            reason = found
    return reason


def printed(state: GwtState, seat: int, building: int) -> list[Part]:
    """The actions of a building as they are printed; a slash stands between alternatives."""
    found: list[Part] = []
    group = -1
    for slot in state.box.slots[NEUTRAL_LAST + 1 + building]:
        action = state.box.actions[slot.action]
        found.append(action.part(state, seat, 0, slot.group == group))
        group = slot.group
    return found


class Build(GwtStep):
    """Choose the building to place; its site follows."""

    verb: ClassVar[str] = "build"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-BUILD-01",
        "GWT-BUILD-02",
        "GWT-BUILD-03",
        "GWT-BUILD-05",
        "GWT-BUILD-09",
        "GWT-BUILD-11",
    )
    parameters: ClassVar[tuple[str, ...]] = ("price", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = NUMBERS + 1

    price: int
    optional: bool

    def __init__(self, seat: int, price: int, optional: bool) -> None:
        self.seat = seat
        self.price = price
        self.optional = optional

    def passing(self) -> int:
        return NONE

    def candidates(self, state: GwtState) -> list[int]:
        found = unbuilt_numbers(state, self.seat)
        if self.optional:
            found.append(NONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        if choice == NONE:
            return 0
        return number_objection(state, self.seat, choice, self.price, self.builders(state))

    def builders(self, state: GwtState) -> int:
        """How many builders may work: all of one's own (GWT-BUILD-02)."""
        return state.players[self.seat].workers[BUILDER]

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        if choice != NONE:
            state.agenda.append(self.site_step(choice))

    def site_step(self, number: int) -> ChooseSite:
        """The choice of the space, for the same price and builders."""
        return ChooseSite(self.seat, number, self.price)

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        """What the building does, and what it is worth."""
        return [] if choice == NONE else printed(state, self.seat, building_id(state, choice))

    def word(self, choice: int) -> str:
        return "skip" if choice == NONE else f"build {choice}"

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("build-nothing"), "GWT-HIRE-07")
        building = building_id(state, choice)
        args: dict[str, Argument] = {
            "building": building_name(building),
            "builders": state.box.builders[building],
            "vp": state.box.building_vp[building],
            "price": self.price,
        }
        return Description(
            Text("build-tile", args), "GWT-BUILD-01", (f"building:{self.seat}.{choice}",)
        )

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        numbers = [choice] if choice != NONE else []
        return build_because(state, self.seat, numbers, self.price, self.builders(state))


class ChooseSite(GwtStep):
    """Choose an empty building space, or a smaller building to replace."""

    verb: ClassVar[str] = "at"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-BUILD-01",
        "GWT-BUILD-04",
        "GWT-BUILD-05",
        "GWT-BUILD-06",
        "GWT-BUILD-07",
        "GWT-BUILD-08",
        "GWT-BUILD-10",
        "GWT-LOC-13",
        "GWT-LOC-14",
    )
    parameters: ClassVar[tuple[str, ...]] = ("number", "price")
    domain: ClassVar[int] = 64

    number: int
    price: int

    def __init__(self, seat: int, number: int, price: int) -> None:
        self.seat = seat
        self.number = number
        self.price = price

    def candidates(self, state: GwtState) -> list[int]:
        """GWT-BUILD-07, GWT-BUILD-08: every building space, wherever the herders are."""
        return state.box.building_spaces[:]

    def objection(self, state: GwtState, choice: int) -> int:
        builders = self.builders(state)
        return site_objection(state, self.seat, self.number, choice, self.price, builders)

    def builders(self, state: GwtState) -> int:
        """How many builders may work: all of one's own (GWT-BUILD-02)."""
        return state.players[self.seat].workers[BUILDER]

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-BUILD-01; GWT-BUILD-10: the tile is a location from now on."""
        player = state.players[self.seat]
        cost = build_cost(state, self.number, choice, self.price)
        old = state.trail[choice]
        building = building_id(state, self.number)
        state.settle_bill(self.seat, cost)
        player.unbuilt &= ~(1 << self.number)
        state.trail[choice] = PRIVATE + PRIVATE_SPAN * self.seat + building
        if old == EMPTY:
            state.note(BUILT, self.seat, building, choice, cost)
        else:
            state.note(REPLACED, self.seat, old, building, choice, cost)
            state.gone_tiles.append(old)  # GWT-BUILD-05
            if player.herder == choice:  # GWT-LOC-13, GWT-LOC-14
                state.closed = True

    def word(self, choice: int) -> str:
        return "at " + SPACE_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        space = state.box.space_names[choice]
        old = state.trail[choice]
        args: dict[str, Argument] = {
            "building": building_name(building_id(state, self.number)),
            "space": space,
            "cost": build_cost(state, self.number, choice, self.price),
            "old": place_name(state.box, choice, old),
        }
        key = "build-replace" if old != EMPTY else "build-at"
        return Description(Text(key, args), "GWT-BUILD-01", (f"trail:{space}",))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        player = state.players[self.seat]
        needed = state.box.builders[building_id(state, self.number)]
        tile = state.trail[choice]
        if owner_of(tile) == self.seat:
            needed -= state.box.builders[building_of(tile)]
        return {
            "needed": needed,
            "builders": self.builders(state),
            "cost": needed * self.price,
            "money": player.money,
        }


class BuildEffect(Effect):
    """Place or replace a private building (GWT-BUILD-11: the only way to build)."""

    drawing: ClassVar[str] = "building"

    def __init__(self, price: int) -> None:
        self.price = price

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        own = state.players[seat].workers[BUILDER]
        return any_build_objection(state, seat, self.price, own)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Build(seat, self.price, optional))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return dollars(self.price)

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-build", {"n": self.price})

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        own = state.players[seat].workers[BUILDER]
        return build_because(state, seat, unbuilt_numbers(state, seat), self.price, own)
