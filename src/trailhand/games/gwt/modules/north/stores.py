"""Placing a store: where, what its trade space gives, the bell, and what the town does."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_DELIVERY, DEED, Kind, Thing
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.actions import Give
from trailhand.games.gwt.modules.north.board import (
    NOBODY,
    NOTHING,
    SPACES,
    SPOTS,
    TOWNS,
    north,
    reachable,
)
from trailhand.games.gwt.modules.north.objections import (
    NO_ACCESS,
    NO_STORES,
    NO_TOWN,
    STORE_THERE,
    TRADE_MONEY,
    TRADE_TAKEN,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stations import Upgrade
from trailhand.games.gwt.stem import Automatic, GwtStep, grant
from trailhand.games.gwt.words.log import LOG

NONE: Final = SPOTS
# The two boards have the same towns in the same order; three big ones changed their names.
FIRST_TOWNS: Final = (
    *("NG1", "NG2", "MEM", "NG3", "NG4", "NP1", "NP2", "NB1", "NB2", "NB3", "DEN", "SFO"),
    *("MIL", "NR1", "NR2", "GBY", "NR3", "NR4", "NR5", "MIN", "NR6", "TOR", "NR7", "MON"),
    *("NT1", "NT2", "NV1", "NV2"),
)
SECOND_NAMES: Final = {"MEM": "OMA", "SFO": "ORE", "MIN": "BUF"}
TOWN_WORDS: Final = (
    FIRST_TOWNS,
    tuple(SECOND_NAMES.get(name, name) for name in FIRST_TOWNS),
)


def store_objection(state: GwtState, seat: int, spot: int, money: int) -> int:
    """Why a store cannot go to a trade space with this money.

    NOR1-STORE-02, NOR1-STORE-03, NOR1-STORE-08, NOR1-AUX-10. NOR1-STORE-11: any free space of
    the town will do.
    """
    part = north(state)
    town = spot // SPACES
    if part.stores_left(seat) == 0:
        return NO_STORES
    if part.entered[seat] >> town & 1:
        return STORE_THERE
    if not reachable(state, seat) >> town & 1:
        return NO_ACCESS
    if part.spots[spot] != NOBODY:
        return TRADE_TAKEN
    return TRADE_MONEY if part.map.pay[spot] > money else 0


def open_spots(state: GwtState, seat: int, money: int) -> list[int]:
    """The legal trade spaces; equal free ones of a town only once."""
    part = north(state)
    if part.stores_left(seat) == 0:
        return []
    towns = reachable(state, seat) & ~part.entered[seat]
    pay = part.map.pay
    found: list[int] = []
    for town in range(TOWNS):
        if towns >> town & 1:
            for spot in range(SPACES * town, SPACES * town + SPACES):
                if part.spots[spot] == NOBODY and pay[spot] <= money and not has_twin(state, spot):
                    found.append(spot)
    return found


def has_twin(state: GwtState, spot: int) -> bool:
    """Whether an equal trade space further left in the town is free as well."""
    part = north(state)
    trade = part.map.trade
    for other in range(spot - spot % SPACES, spot):
        if trade[other] == trade[spot] and part.spots[other] == NOBODY:
            return True
    return False


def any_store_objection(state: GwtState, seat: int, money: int) -> int:
    """NOR1-AUX-09: a store is left, and a trade space can be entered and paid."""
    if north(state).stores_left(seat) == 0:
        return NO_STORES
    if open_spots(state, seat, money):
        return 0
    return TRADE_MONEY if open_spots(state, seat, 1000) else NO_TOWN


class PlaceStore(GwtStep):
    """Put a store of the annex on a trade space of a town.

    `board` is the edition, whose names the towns have; `left` how many stores are to be
    placed, this one included.
    """

    verb: ClassVar[str] = "store"
    rules: ClassVar[tuple[str, ...]] = (
        "NOR1-STORE-01",
        "NOR1-STORE-02",
        "NOR1-STORE-03",
        "NOR1-STORE-08",
        "NOR1-STORE-09",
        "NOR1-STORE-10",
        "NOR1-STORE-11",
        "NOR1-STORE-17",
        "NOR1-STORE-18",
        "NOR1-STORE-19",
        "NOR1-STORE-20",
        "NOR1-AUX-08",
        "NOR1-BELL-02",
        "NOR2-STORE-01",
        "NOR2-STORE-02",
        "NOR2-BELL-03",
    )
    parameters: ClassVar[tuple[str, ...]] = ("board", "left", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = SPOTS + 1

    board: int
    left: int
    optional: bool

    def __init__(self, seat: int, board: int, left: int, optional: bool) -> None:
        self.seat = seat
        self.board = board
        self.left = left
        self.optional = optional

    def passing(self) -> int:
        return NONE

    def candidates(self, state: GwtState) -> list[int]:
        """Every trade space; of equal free ones in a town the first."""
        found = [spot for spot in range(SPOTS) if not has_twin(state, spot)]
        if self.optional:
            found.append(NONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        if choice == NONE:
            return 0
        return store_objection(state, self.seat, choice, state.players[self.seat].money)

    def options(self, state: GwtState) -> list[int]:
        """The same as candidates without objection, found in one pass."""
        legal = open_spots(state, self.seat, state.players[self.seat].money)
        if self.optional:
            legal.append(NONE)
        return legal

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """NOR1-STORE-17: first the trade space, then the bell, then the town.

        NOR1-STORE-18: a store may be forfeited. NOR1-AUX-08: a second one comes after all that
        the first brings about. NOR1-STORE-19: one that it brings about itself comes before.
        """
        if choice == NONE:
            return
        seat = self.seat
        part = north(state)
        bells = part.bells(seat)
        part.put(seat, choice)
        state.note(STORE_PLACED, seat, choice)
        if self.left > 1:
            state.agenda.append(PlaceStore(seat, self.board, self.left - 1, True))
        state.agenda.append(EnterTown(seat, choice // SPACES))
        if part.bells(seat) > bells:
            ring_bell(state, seat, part.bells(seat))
        trade(state, seat, choice)

    def word(self, choice: int) -> str:
        if choice == NONE:
            return "skip"
        town = TOWN_WORDS[self.board - 1][choice // SPACES]
        return f"store {town}.{choice % SPACES + 1}"

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("store-none"), "NOR1-STORE-18")
        args: dict[str, Argument] = {
            "town": town_name(state, choice // SPACES),
            "trade": "@trade-" + TRADE_KEYS[north(state).map.trade[choice]],
        }
        gives = town_gives(state, choice // SPACES, self.seat)
        if gives is not None:
            args["gives"] = gives
        return Description(Text("store-at", args), "NOR1-STORE-02", (trade_anchor(state, choice),))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NONE:
            return {}
        return {
            "town": town_name(state, choice // SPACES),
            "cost": north(state).map.pay[choice],
            "money": state.players[self.seat].money,
        }


TRADE_KEYS: Final = {
    "p": "plain",
    "+2$": "gain-2",
    "-1$": "pay-1",
    "-2$": "pay-2",
    "-3$": "pay-3",
    "-4$": "pay-4",
    "xt": "token",
    "obj": "objective",
    "cert": "certificate",
}


def town_name(state: GwtState, town: int) -> str:
    """A town as people call it: a big one by its city, any other by its sign on the board."""
    printed = north(state).map
    if printed.city[town] != NOTHING:
        return state.box.cities[printed.city[town]].name
    return printed.names[town]


def town_gives(state: GwtState, town: int, seat: int) -> Text | None:
    """What a store in the town brings about, or None."""
    part = north(state)
    station = part.map.station[town]
    if station != NOTHING:
        return Text("fx-upgrade-town", {"n": state.box.station_cost[station]})
    place = part.map.tile_place[town]
    if place == NOTHING:
        return None
    effect = part.map.tile_effects[part.tiles_laid[place]]
    return state.box.effects[effect].text(state, seat)


def trade_anchor(state: GwtState, spot: int) -> str:
    """The board element of a trade space: `trade:NG1.2`."""
    return f"trade:{north(state).map.names[spot // SPACES]}.{spot % SPACES + 1}"


TRADE_SPACE: Final[Thing[GwtState]] = Thing(
    lambda state, seat, spot: town_name(state, spot // SPACES),
    lambda state, seat, spot: trade_anchor(state, spot),
)
BELLS: Final[Thing[GwtState]] = Thing(place=lambda state, seat, bell: f"bells:{seat}")
STORE_PLACED: Final = Kind(LOG, "store", "NOR1-STORE-02", DEED | A_DELIVERY, town=TRADE_SPACE)
BELL: Final = Kind(LOG, "bell", "NOR1-BELL-01", n=BELLS)


def trade(state: GwtState, seat: int, spot: int) -> None:
    """What the trade space costs or gives.

    NOR1-STORE-08: the cost goes to the bank. NOR1-STORE-09, NOR2-STORE-02: money is taken in
    full. NOR1-STORE-10, NOR1-STORE-20: its action is performed now or forfeited.
    """
    printed = north(state).map
    state.pay(seat, printed.pay[spot])
    state.gain(seat, printed.gain[spot])
    if printed.effects[spot] != NOTHING:
        grant(state, seat, printed.effects[spot], True)


def ring_bell(state: GwtState, seat: int, bell: int) -> None:
    """NOR1-BELL-02, NOR2-BELL-03: the reward of a bell space that has just been emptied."""
    state.note(BELL, seat, bell)
    reward = north(state).map.bell_rewards[bell]
    if reward != NOTHING:
        state.agenda.append(Give(seat, reward, True))


class EnterTown(Automatic):
    """The store stands: what kind of town it is decides what follows.

    NOR1-STORE-12, NOR1-STORE-15: nothing in a small town, and in a big one only that its
    emblem may be delivered to from now on. NOR1-STORE-13, NOR1-STAT-01, NOR1-STAT-02: the
    station of a station town may be upgraded now or never. NOR1-STAT-07: nor again, if the disc
    was taken away. NOR1-STORE-14: the tile of a medium town acts for everybody who comes, once
    each.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "NOR1-STORE-12",
        "NOR1-STORE-13",
        "NOR1-STORE-14",
        "NOR1-STORE-15",
        "NOR1-STAT-01",
        "NOR1-STAT-02",
        "NOR1-STAT-07",
    )
    parameters: ClassVar[tuple[str, ...]] = ("town",)

    town: int

    def __init__(self, seat: int, town: int) -> None:
        self.seat = seat
        self.town = town

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        part = north(state)
        station = part.map.station[self.town]
        if station != NOTHING:
            state.agenda.append(Upgrade(self.seat, station))
        place = part.map.tile_place[self.town]
        if place != NOTHING:
            grant(state, self.seat, part.map.tile_effects[part.tiles_laid[place]], True)
