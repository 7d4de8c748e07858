"""The expansion board: what is printed on it, and whose stores stand where."""

from __future__ import annotations

from typing import Any, Final

from trailhand.games.gwt.module import Part
from trailhand.games.gwt.state import GwtState

TOWNS: Final = 28
SPACES: Final = 4  # trade spaces of a town
SPOTS: Final = TOWNS * SPACES
STORES: Final = 15
STORES_PER_BELL: Final = 3
NOBODY: Final = -1
NOTHING: Final = -1
NAME: Final = "north"

SMALL: Final = "small"
STATION: Final = "station"
MEDIUM: Final = "medium"
BIG: Final = "big"


class Map:
    """What is printed on the board of one edition. A spot is `SPACES * town + space`.

    Sets of towns are bits: `links` of a town, of a city of the strip, of the town hall.
    """

    number: int
    names: list[str]
    spot_names: list[str]
    kinds: list[str]
    sections: list[str]
    trade: list[str]
    pay: list[int]
    gain: list[int]
    effects: list[int]
    rails: list[tuple[str, str]]
    hall: int
    links: list[int]
    city_links: list[int]
    city: list[int]
    station: list[int]
    tile_place: list[int]
    tile_names: list[str]
    tile_copies: int
    tile_effects: list[int]
    bell_rewards: list[int]
    value2: list[int]
    master_names: list[str]

    def __init__(self, number: int) -> None:
        self.number = number

    def town_of_city(self, city: int) -> int:
        """The town that a big city belongs to, or NOTHING."""
        return self.city.index(city) if city in self.city else NOTHING


class NorthPart(Part):
    """Stores, medium town tiles and the station masters beside New York City."""

    name = NAME

    map: Map
    spots: list[int]
    entered: list[int]
    tiles_laid: list[int]
    beside: list[int]

    def __init__(self, printed: Map, seats: int) -> None:
        self.map = printed
        self.spots = [NOBODY] * SPOTS
        self.entered = [0] * seats
        self.tiles_laid = []
        self.beside = []

    def clone(self) -> NorthPart:
        copy = NorthPart(self.map, 0)
        copy.spots = self.spots[:]
        copy.entered = self.entered[:]
        copy.tiles_laid = self.tiles_laid[:]
        copy.beside = self.beside[:]
        return copy

    def put(self, seat: int, spot: int) -> None:
        """NOR1-STORE-16: a store comes to a trade space and stays there."""
        self.spots[spot] = seat
        self.entered[seat] |= 1 << (spot // SPACES)

    def stores_left(self, seat: int) -> int:
        """The stores still on the annex (NOR1-SETUP-08, NOR2-SETUP-04)."""
        return STORES - self.entered[seat].bit_count()

    def bells(self, seat: int) -> int:
        """NOR1-BELL-01, NOR2-BELL-01, NOR2-BELL-02: emptied bell spaces, never filled again.

        NOR1-STORE-01, NOR2-STORE-01: bell space by bell space, so their number says it all.
        """
        return self.entered[seat].bit_count() // STORES_PER_BELL

    def masters(self) -> list[int]:
        return self.beside

    def write(self) -> dict[str, Any]:
        names = self.map.names
        return {
            "stores": {
                f"{names[spot // SPACES]}.{spot % SPACES + 1}": seat + 1
                for spot, seat in enumerate(self.spots)
                if seat != NOBODY
            },
            "medium": {
                names[town]: self.map.tile_names[self.tiles_laid[place]]
                for town, place in enumerate(self.map.tile_place)
                if place != NOTHING
            },
            "beside": [self.map.master_names[tile] for tile in self.beside],
        }


def north(state: GwtState) -> NorthPart:
    """The expansion board of a game that has one."""
    for part in state.parts:
        if isinstance(part, NorthPart):
            return part
    raise AssertionError("this game has no expansion board")


def reachable(state: GwtState, seat: int) -> int:
    """The towns with a direct connection to something of one's own, as bits.

    NOR1-STORE-04, NOR1-STORE-05: from the town hall, which is not an emblem; from cities of the
    strip with one's disc; from towns with one's store. NOR1-STORE-06: switches are part of the
    printed connections. NOR1-STORE-07, NOR1-STORE-21, NOR1-STORE-22: nothing else helps or
    hinders: no store of others, no town without one's own, no disc on a big city.
    """
    part = north(state)
    printed = part.map
    found = printed.hall
    cities = state.players[seat].cities
    for city in range(len(printed.city_links)):
        if cities[city]:
            found |= printed.city_links[city]
    entered = part.entered[seat]
    town = 0
    while entered:
        if entered & 1:
            found |= printed.links[town]
        entered >>= 1
        town += 1
    return found
