"""The verbs that the expansion adds to the rows of the component tables."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.brings import Glyph, number
from trailhand.core.event import A_PIECE, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.buildings import Build, BuildEffect, ChooseSite, any_build_objection
from trailhand.games.gwt.cattle import KINDS, take_from_market
from trailhand.games.gwt.effects import Effect, module_count
from trailhand.games.gwt.facts.codes import VALUE_3
from trailhand.games.gwt.modules.north.board import north
from trailhand.games.gwt.modules.north.objections import NO_BELL, NO_MARKET_CARD
from trailhand.games.gwt.modules.north.stores import PlaceStore, any_store_objection
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stations import receive_master
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.verbs import VERBS
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import CARD_WORDS, card_name, master_name
from trailhand.games.gwt.words.things import MASTER

BESIDE_TAKEN: Final = Kind(LOG, "master-beside", "NOR1-DELIV-10", A_PIECE, master=MASTER)

MASTERS: Final = 16


class StoreEffect(Effect):
    """Place stores."""

    drawing: ClassVar[str] = "store"

    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return any_store_objection(state, seat, state.players[seat].money)

    def objection_after(self, state: GwtState, seat: int, paid: int) -> int:
        """NOR1-STORE-08, NOR2-AUX-06: what is left must pay for the trade space."""
        return any_store_objection(state, seat, state.players[seat].money - paid)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        board = north(state).map.number
        state.agenda.append(PlaceStore(seat, board, self.count, optional))

    def because(self, state: GwtState, seat: int) -> dict[str, Argument]:
        return {"money": state.players[seat].money}

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.count, "+")

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-store", {"n": self.count})


class PerBellEffect(Effect):
    """Effects once per freed bell, as one action; without a bell there is nothing to gain.

    NOR1-BLD-03, NOR1-BLD-05, NOR2-BLD-02, NOR2-BLD-05. NOR1-BLD-04: the bells of the seat
    that acts.
    """

    def __init__(self, inner: list[Effect]) -> None:
        self.inner = inner

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return 0 if module_count(state, seat, "bells") else NO_BELL

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        for effect in self.inner:
            effect.begin(state, seat, optional)

    def glyphs(self, state: GwtState, seat: int) -> tuple[Glyph, ...]:
        found: list[Glyph] = []
        for effect in self.inner:
            found += effect.glyphs(state, seat)
        return (*found, Glyph("bell"))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-per-bell", {"gives": tuple(e.text(state, seat) for e in self.inner)})


def read_per_bell(row: dict[str, int]) -> Effect:
    """`{certificates: 1, dollars: 1}`: each of them once per bell."""
    return PerBellEffect([VERBS[v]({"per": "bells", "each": n}) for v, n in row.items()])


# -- a card of the market -----------------------------------------------------------------


class MarketCardEffect(Effect):
    """A value-3 card of the cattle market, free of charge (NOR1-MED-04, NOR2-MED-07)."""

    drawing: ClassVar[str] = "cow"

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        accepts = state.box.accepts[VALUE_3]
        for card in state.market:
            if accepts[card]:
                return 0
        return NO_MARKET_CARD

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TakeCattle(seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-market-card")


class TakeCattle(GwtStep):
    """Choose the free card."""

    verb: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("NOR1-MED-04", "NOR2-MED-03", "NOR2-MED-07")
    domain: ClassVar[int] = KINDS

    def candidates(self, state: GwtState) -> list[int]:
        accepts = state.box.accepts[VALUE_3]
        return [kind for kind in sorted(set(state.market)) if accepts[kind]]

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        take_from_market(state, self.seat, choice, 0, 0)

    def word(self, choice: int) -> str:
        return "take " + CARD_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        text = Text("take-cattle", {"card": card_name(state.box, choice)})
        return Description(text, "NOR1-MED-04", (f"market:{CARD_WORDS[choice]}",))


# -- building with borrowed builders ------------------------------------------------------


class BuildAs(Build):
    """Build free of charge as if with a number of builders, whatever one has."""

    rules: ClassVar[tuple[str, ...]] = ("NOR2-MED-05", "NOR2-MED-06", "NOR2-SM-02")
    parameters: ClassVar[tuple[str, ...]] = ("helpers", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)

    helpers: int

    def __init__(self, seat: int, helpers: int, optional: bool) -> None:
        super().__init__(seat, 0, optional)
        self.helpers = helpers

    def builders(self, state: GwtState) -> int:
        return self.helpers

    def site_step(self, number: int) -> ChooseSite:
        return SiteAs(self.seat, number, self.helpers)


class SiteAs(ChooseSite):
    """The space for such a building, or their own smaller one that it replaces (NOR2-MED-06)."""

    rules: ClassVar[tuple[str, ...]] = ("NOR2-MED-05", "NOR2-MED-06")
    parameters: ClassVar[tuple[str, ...]] = ("number", "helpers")

    helpers: int

    def __init__(self, seat: int, number: int, helpers: int) -> None:
        super().__init__(seat, number, 0)
        self.helpers = helpers

    def builders(self, state: GwtState) -> int:
        return self.helpers


class BuildAsEffect(Effect):
    """Such a building as an effect."""

    drawing: ClassVar[str] = "building"

    def __init__(self, helpers: int) -> None:
        self.helpers = helpers

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return any_build_objection(state, seat, 0, self.helpers)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(BuildAs(seat, self.helpers, optional))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.helpers)

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-build-as", {"n": self.helpers})


def read_build(row: dict[str, int]) -> Effect:
    """A build action of the base, or one with borrowed builders (NOR1-MED-05, NOR2-MED-05)."""
    if "as_if_builders" in row:
        return BuildAsEffect(row["as_if_builders"])
    return BuildEffect(row["cost_per_builder"])


# -- the station masters beside New York City ---------------------------------------------


class BesideEffect(Effect):
    """Take one of the station masters beside the city, free of charge (NOR1-DELIV-10)."""

    drawing: ClassVar[str] = "station-master"

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(TakeBeside(seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-beside")


class TakeBeside(GwtStep):
    """Choose the tile; no worker is given up for it, and it is not replaced."""

    verb: ClassVar[str] = "beside"
    rules: ClassVar[tuple[str, ...]] = ("NOR1-DELIV-10", "NOR1-DELIV-18", "NOR1-SETUP-05")
    domain: ClassVar[int] = MASTERS

    def candidates(self, state: GwtState) -> list[int]:
        return sorted(north(state).beside)

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        north(state).beside.remove(choice)
        state.note(BESIDE_TAKEN, self.seat, choice)
        receive_master(state, self.seat, choice)

    def word(self, choice: int) -> str:
        return f"beside {choice + 1}"

    def describe(self, state: GwtState, choice: int) -> Description:
        name = state.box.masters[choice].name
        text = Text("beside-take", {"master": master_name(state.box, choice)})
        return Description(text, "NOR1-DELIV-10", (f"beside:{name}",))


def add_verbs() -> None:
    """Teach the readers of the tables the words of the expansion's rows."""
    more: dict[str, Any] = {
        "place_store": StoreEffect,
        "per_bell": read_per_bell,
        "take_market_card": lambda v: MarketCardEffect(),
        "build": read_build,
        "station_master_beside_city": lambda v: BesideEffect(),
    }
    VERBS.update(more)
