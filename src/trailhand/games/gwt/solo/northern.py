"""Sam with Rails to the North as a module: his own deck, expansion cards and an itinerary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.modules.north.board import Map, north
from trailhand.games.gwt.modules.north.module import North, towns_of
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.facts import Expansion
from trailhand.games.gwt.solo.module import Sam

if TYPE_CHECKING:
    from trailhand.games.gwt.facts.box import Box
    from trailhand.games.gwt.state import GwtState


class NorthernSam(Sam):
    """SAMN-SETUP-01, SAMN-SETUP-04: Sam as usual, with the cards of the expansion."""

    def extend(self, box: Box) -> None:
        """SAMN-SETUP-02, SAMN-SETUP-03: the cards of his level, and one disc more."""
        super().extend(box)
        rows = facts("sam")
        printed = next(module.map for module in box.modules if isinstance(module, North))
        strip = strip_cities()
        level = self.facts.level
        itinerary = rows["itinerary_cards"][level]
        self.facts.deck = "north_cards"
        self.facts.discs = rows["components"]["discs_north"]
        self.facts.order = [strip.index(name) for name in itinerary["strip"]]
        self.facts.big_cities = [printed.city[printed.names.index(n)] for n in itinerary["big"]]
        self.facts.expansions = [
            read_expansion(row, strip, printed) for row in rows["expansion_cards"][level]
        ]

    def set_up(self, state: GwtState) -> None:
        """SAMN-SETUP-02: card I is face up and active, the others wait below each other."""
        super().set_up(state)
        sam = sam_of(state)
        sam.face_up = [0]
        sam.face_down = list(range(1, len(self.facts.expansions)))

    def view(self, state: GwtState, seat: int) -> dict[str, Any]:
        part = north(state)
        stores = [part.map.names[town] for town in towns_of(part, SAM)]
        return super().view(state, seat) | {
            "stores": stores,
            "stores_left": part.stores_left(SAM),
            "expansions": {
                card.name: {
                    "towns": [part.map.names[town] for town in card.towns],
                    "city": card.city,
                }
                for card in self.facts.expansions
            },
            "itinerary": {"strip": self.facts.order, "big": self.facts.big_cities},
        }


def strip_cities() -> list[str]:
    """The cities of the strip by their ids, in the order of their numbers."""
    return [row["id"] for row in facts("north2")["city_strip"]["cities"]]


def read_expansion(row: dict[str, Any], strip: list[str], printed: Map) -> Expansion:
    """An expansion card: its towns in order, and the city on its back."""
    city = -1 if row["back"] is None else strip.index(row["back"])
    return Expansion(row["card"], city, [printed.names.index(name) for name in row["towns"]])
