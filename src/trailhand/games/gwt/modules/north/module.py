"""Rails to the North as a module: what it adds, answers, shows and tells."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.step import Step
from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.pending import Limits
from trailhand.games.common.position import PositionReader
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import ORANGE
from trailhand.games.gwt.module import Module, Part
from trailhand.games.gwt.modules.north.board import (
    BIG,
    MEDIUM,
    NAME,
    NOTHING,
    SMALL,
    SPACES,
    STATION,
    TOWNS,
    Map,
    NorthPart,
    north,
    reachable,
)
from trailhand.games.gwt.modules.north.objections import NO_OWN_STORE
from trailhand.games.gwt.modules.north.position import board_problems, read_board
from trailhand.games.gwt.modules.north.stores import (
    TRADE_KEYS,
    EnterTown,
    PlaceStore,
    town_gives,
    town_name,
)
from trailhand.games.gwt.modules.north.tables import fill_north
from trailhand.games.gwt.modules.north.uses import named, use
from trailhand.games.gwt.modules.north.verbs import (
    BesideEffect,
    BuildAs,
    SiteAs,
    TakeBeside,
    TakeCattle,
)
from trailhand.games.gwt.objectives import ObjectiveEffect
from trailhand.games.gwt.state import GwtState, Player

HIGH_VALUES: Final = (3, 4, 5)
TOWN_RULES: Final = {SMALL: "NOR1-STORE-12", STATION: "NOR1-STORE-13", BIG: "NOR1-STORE-15"}


class North(Module):
    """The expansion board with its towns, and the annex of every player."""

    name = NAME
    map: Map
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        PlaceStore,
        EnterTown,
        TakeCattle,
        BuildAs,
        SiteAs,
        TakeBeside,
    )
    once: ClassVar[tuple[str, ...]] = ("SiteAs", "TakeBeside", "TakeCattle")

    def extend(self, box: Box) -> None:
        """NOR1-SETUP-01, NOR2-SETUP-01: the base set-up, with the tables of the expansion.

        NOR1-BASE-02, NOR1-SETUP-06: buildings 11 and 12, or 13. NOR1-BASE-03: 15 discs.
        NOR1-SETUP-08, NOR1-SETUP-09, NOR1-BASE-04, NOR1-TOKEN-01, NOR1-TOKEN-02,
        NOR1-TOKEN-03, NOR1-TOKEN-04, NOR1-TOKEN-05: exchange tokens, as in the 2nd edition,
        from a supply that never runs out.
        """
        self.map = fill_north(box)

    def set_up(self, state: GwtState) -> None:
        """NOR1-SETUP-04, NOR2-SETUP-02: six of the ten medium town tiles; the rest is unseen.

        NOR1-SETUP-05, NOR2-SETUP-03: station masters that found no place lie beside New York
        City (1st edition) or leave the game.
        """
        part = NorthPart(self.map, state.box.seats)
        kinds = list(range(len(self.map.tile_names))) * self.map.tile_copies
        state.rng.shuffle(kinds)
        part.tiles_laid = kinds[: self.map.kinds.count(MEDIUM)]
        spare = [tile for tile in range(len(state.box.masters)) if tile not in state.masters]
        part.beside = spare[: state.box.masters_aside]
        state.parts.append(part)

    def city_objection(self, state: GwtState, seat: int, city: int) -> int:
        """NOR1-DELIV-01, NOR1-DELIV-14, NOR2-DELIV-01, NOR2-DELIV-07: one's own store first."""
        town = self.map.town_of_city(city)
        if town == NOTHING or north(state).entered[seat] >> town & 1:
            return 0
        return NO_OWN_STORE

    def count(self, state: GwtState, seat: int, what: str) -> int:
        """Bells, and what the new station masters count.

        NOR1-SM-08, NOR1-SM-09: incomplete pairs count nothing, tokens only while unspent.
        NOR1-SCORE-04: a store as such is worth nothing.
        """
        part = north(state)
        player = state.players[seat]
        if what in ("bells", "bell"):
            return part.bells(seat)
        if what == "orange":
            return count_orange(state.box, player)
        if what == "two_unspent_exchange_tokens":
            return player.tokens // 2
        if what == "expansion_section_with_own_store":
            return len({self.map.sections[town] for town in towns_of(part, seat)})
        if what == "own_store_in_medium_town":
            return sum(1 for town in towns_of(part, seat) if self.map.kinds[town] == MEDIUM)
        if what == "own_cattle_card_of_value_3_4_or_5":
            return count_high(state.box, player)
        return 0

    def limits(self, box: Box) -> Limits:
        numbers, helpers = (1, max(box.buildings)), (0, 9)
        return {
            **{
                "PlaceStore.board": (1, 2),
                "PlaceStore.left": (1, 9),
                "EnterTown.town": (0, TOWNS - 1),
            },
            **{"BuildAs.helpers": helpers, "SiteAs.number": numbers, "SiteAs.helpers": helpers},
        }

    def step_defect(self, state: GwtState, step: Step[Any]) -> str:
        """Stores are placed on the board of this edition."""
        wrong = isinstance(step, PlaceStore) and step.board != self.map.number
        return "it is for another board" if wrong else ""

    def view(self, state: GwtState, seat: int) -> dict[str, Any]:
        """The board as a seat sees it.

        `towns` by id: `kind`, `section`, `trade` (the four codes), `stores` (the seat on each
        trade space, or -1), `access` (whether the viewer could place a store there now, money
        aside), `tile` of a medium town, `city` (the number of a big city among all cities) and
        `station` (its number among the stations). `rails` are the direct connections,
        `stores_left` and `bells` numbers per seat, `beside` the station masters beside New
        York City; `cities` and `arrows` are what the strip and the big cities print.
        """
        part = north(state)
        names = [master.name for master in state.box.masters]
        return {
            "board": self.map.number,
            "towns": {
                self.map.names[town]: self.town_view(state, seat, town) for town in range(TOWNS)
            },
            "rails": [list(edge) for edge in self.map.rails],
            "stores_left": [part.stores_left(other) for other in range(state.seats)],
            "bells": [part.bells(other) for other in range(state.seats)],
            "beside": [names[tile] for tile in sorted(part.beside)],
            "cities": [city_view(state.box, city) for city in range(len(state.box.cities))],
            "arrows": [
                {"between": [a.a, a.b], "objective": a.objective, "token": a.token, "vp": a.vp}
                for a in state.box.arrows
            ],
        }

    def town_view(self, state: GwtState, seat: int, town: int) -> dict[str, Any]:
        """One town as a seat sees it."""
        part, printed = north(state), self.map
        spots = slice(SPACES * town, SPACES * town + SPACES)
        seen: dict[str, Any] = {
            "kind": printed.kinds[town],
            "section": printed.sections[town],
            "trade": printed.trade[spots],
            "stores": part.spots[spots],
            "access": seat >= 0 and self.may_enter(state, seat, town),
        }
        if printed.tile_place[town] != NOTHING:
            seen["tile"] = printed.tile_names[part.tiles_laid[printed.tile_place[town]]]
        if printed.city[town] != NOTHING:
            seen["city"] = printed.city[town]
        if printed.station[town] != NOTHING:
            seen["station"] = printed.station[town] + 1
        return seen

    def may_enter(self, state: GwtState, seat: int, town: int) -> bool:
        """Whether a seat has access to a town and no store there yet."""
        part = north(state)
        return bool(reachable(state, seat) & ~part.entered[seat] & 1 << town) and (
            part.stores_left(seat) > 0
        )

    def read(self, reader: PositionReader[Any], box: Box, data: Any) -> Part | None:
        return read_board(reader, box, self.map, data)

    def problems(self, state: GwtState) -> list[str]:
        return board_problems(north(state)) + beside_problems(state)

    def about(
        self, state: GwtState, anchor: str, viewer: int
    ) -> tuple[Text, tuple[str, ...]] | None:
        """Towns, trade spaces, medium town tiles, big cities, bells and tiles beside."""
        kind, _, name = anchor.partition(":")
        town, _, space = name.partition(".")
        if kind == "bells" and name.isdecimal() and int(name) < state.seats:
            return self.about_bells(state, int(name))
        if kind == "beside" and name in [master.name for master in state.box.masters]:
            return Text("about-master", {"master": "@master-" + name.replace("_", "-")}), (
                "NOR1-DELIV-10",
            )
        if kind == "hall":
            return Text("about-hall"), ("NOR1-STORE-04", "NOR1-STORE-05")
        if town not in self.map.names:
            return None
        number = self.map.names.index(town)
        if kind == "town":
            return self.about_town(state, number)
        if kind == "trade" and space in ("1", "2", "3", "4"):
            code = self.map.trade[SPACES * number + int(space) - 1]
            args: dict[str, Argument] = {
                "town": town_name(state, number),
                "trade": "@trade-" + TRADE_KEYS[code],
            }
            return Text("about-trade", args), ("NOR1-STORE-02", "NOR1-STORE-08")
        if kind == "city" and self.map.city[number] != NOTHING:
            return about_big_city(state, self.map.city[number])
        return None

    def use(self, state: GwtState, anchor: str) -> tuple[Text, str] | None:
        return use(state, anchor)

    def named(self, state: GwtState, anchor: str) -> Text | None:
        return named(state, anchor)

    def about_town(self, state: GwtState, town: int) -> tuple[Text, tuple[str, ...]]:
        """A town and what a store brings about there."""
        place = self.map.tile_place[town]
        args: dict[str, Argument] = {"town": town_name(state, town)}
        if place == NOTHING:
            kind = self.map.kinds[town]
            return Text(f"about-town-{kind}", args), (TOWN_RULES[kind],)
        gives = town_gives(state, town, max(state.active, 0))
        assert gives is not None
        return Text("about-town-medium", args | {"gives": gives}), ("NOR1-STORE-14",)

    def about_bells(self, state: GwtState, seat: int) -> tuple[Text, tuple[str, ...]]:
        """The annex of a seat."""
        part = north(state)
        args: dict[str, Argument] = {
            "who": seat_name(seat),
            "stores": part.stores_left(seat),
            "bells": part.bells(seat),
        }
        return Text("about-bells", args), ("NOR1-BELL-01", "NOR1-STORE-01")


def towns_of(part: NorthPart, seat: int) -> list[int]:
    """The towns with a store of a seat."""
    return [town for town in range(TOWNS) if part.entered[seat] >> town & 1]


def count_orange(box: Box, player: Player) -> int:
    """Orange cards of any value in draw stack, hand and discard pile (NOR2-OBJ-02)."""
    count = 0
    for pile in (player.draw, player.hand, player.discard):
        for card in pile:
            if box.card_breed[card] == ORANGE:
                count += 1
    return count


def count_high(box: Box, player: Player) -> int:
    """Cattle cards of breeding value 3, 4 or 5 (NOR2-SM-02)."""
    count = 0
    for pile in (player.draw, player.hand, player.discard):
        for card in pile:
            if box.card_value[card] in HIGH_VALUES:
                count += 1
    return count


def beside_problems(state: GwtState) -> list[str]:
    """NOR1-DELIV-10: a station master beside the city for everybody who has not delivered there."""
    box, part = state.box, north(state)
    for city, row in enumerate(box.cities):
        if box.masters_aside and any(isinstance(box.effects[n], BesideEffect) for n in row.later):
            discs = sum(player.cities[city] for player in state.players)
            if len(part.beside) < box.masters_aside - discs:
                return ["north.beside: too few station masters are left"]
    return []


def city_view(box: Box, city: int) -> dict[str, Any]:
    """What is printed at a city; `per` names what its points are multiplied by."""
    row = box.cities[city]
    return {
        "id": row.place or str(city),
        "name": row.name,
        "value": row.value,
        "corners": "black" if row.black else "white",
        "repeatable": row.repeatable,
        "dollars": row.dollars,
        "objective": any(isinstance(box.effects[n], ObjectiveEffect) for n in row.effects),
        "master": any(isinstance(box.effects[n], BesideEffect) for n in row.later),
        "vp": row.vp,
        "per": row.per,
    }


def about_big_city(state: GwtState, city: int) -> tuple[Text, tuple[str, ...]]:
    """A big city with its value, corners and points."""
    row = state.box.cities[city]
    args: dict[str, Argument] = {
        "city": row.name,
        "value": row.value,
        "corners": "@corners-black" if row.black else "@corners-white",
        "vp": row.vp,
        "dollars": row.dollars,
        "per": row.per or "disc",
    }
    return Text("about-big-city", args), ("NOR1-DELIV-01", "NOR1-DELIV-02")
