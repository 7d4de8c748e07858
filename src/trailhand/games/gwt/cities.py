"""Deliveries: which city, which disc, which arrows, and the transport to pay.

Cities are rows of the box, so that a module may put others in their place.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part, tallied
from trailhand.core.event import A_DELIVERY, A_PAYMENT, FEAT, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.actions import Give
from trailhand.games.gwt.discs import NO_STATION, PlaceDisc, clear_disc, has_disc
from trailhand.games.gwt.effects import Effect, gain_tokens
from trailhand.games.gwt.facts.codes import TRACK_LENGTH, position_name
from trailhand.games.gwt.objections import (
    CITY_TAKEN,
    CITY_VALUE,
    KC_DISC_ONLY,
    MUST_DELIVER,
    NO_DISC_CITY,
)
from trailhand.games.gwt.objectives import TO_DISCARD, GainObjective, objective_objection
from trailhand.games.gwt.railroad import (
    StopHere,
    free_spaces_behind,
    move_engine,
    position_text,
    spaces_counted,
    special_objection,
    track_anchor,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic, GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import CITY, DOLLARS

DELIVERS: Final = Kind(LOG, "delivers", "GWT-DEL-01", FEAT | A_DELIVERY, city=CITY, cost=DOLLARS)
NO_DELIVERY: Final = Kind(LOG, "no-delivery", "GWT-DISC-13")
TRANSPORT: Final = Kind(LOG, "transport", "GWT-TRN-01", A_PAYMENT, n=DOLLARS)

CITIES: Final = 32
NOWHERE: Final = CITIES
KANSAS_CITY: Final = 0
NO_DISC_LEFT: Final = -1


def transport_cost(state: GwtState, seat: int, city: int) -> int:
    """GWT-TRN-01, GWT-TRN-02, GWT-TRN-03: one dollar per cross still ahead of the engine."""
    return state.box.transport[state.players[seat].engine][city]


def transport_reserve(state: GwtState, seat: int, city: int, special: bool) -> int:
    """What must be left for the transport when the disc is paid (GWT-DISC-07).

    NOR1-DELIV-16: the dollars of the city come between disc and transport.
    """
    if special:
        return 0
    short = transport_cost(state, seat, city) - state.box.cities[city].dollars
    return short if short > 0 else 0


def provides_disc(state: GwtState, seat: int, city: int, special: bool) -> bool:
    """GWT-DISC-07: whether a disc can be provided with the transport still to be paid."""
    player = state.players[seat]
    reserve = transport_reserve(state, seat, city, special)
    return has_disc(
        state.box, player, state.box.cities[city].black, player.money - reserve, NO_STATION
    )


def reach_objection(state: GwtState, seat: int, city: int, value: int) -> int:
    """GWT-DEL-01, GWT-DEL-02: too far away, or delivered before."""
    row = state.box.cities[city]
    if row.value > value:
        return CITY_VALUE
    if state.players[seat].cities[city] and not row.repeatable:
        return CITY_TAKEN
    for module in state.box.modules:
        reason = module.city_objection(state, seat, city)
        if reason:
            return reason
    return 0


def last_resort(state: GwtState, seat: int) -> int:
    """GWT-DISC-13: the cheapest disc that only the bonus of Kansas City can pay, or NO_DISC_LEFT.

    It is a hand disc, unless a module has put another disc with a price on the board.
    """
    box = state.box
    player = state.players[seat]
    found = NO_DISC_LEFT
    money = player.money + box.cities[KANSAS_CITY].dollars
    for group in range(len(box.disc_cost)):
        cost = box.disc_cost[group]
        payable = 0 < cost <= money and player.discs_left(group) > 0
        if payable and (found == NO_DISC_LEFT or cost < box.disc_cost[found]):
            found = group
    return found


class Deliver(GwtStep):
    """Choose the city of a delivery; it is compulsory."""

    verb: ClassVar[str] = "deliver"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-DEL-01",
        "GWT-DEL-02",
        "GWT-DEL-03",
        "GWT-DEL-04",
        "GWT-DEL-05",
        "GWT-DEL-06",
        "GWT-DEL-07",
        "GWT-DEL-08",
        "GWT-DISC-07",
        "GWT-DISC-13",
        "GWT-SDEL-03",
        "GWT-SDEL-04",
        "GWT-SDEL-07",
    )
    parameters: ClassVar[tuple[str, ...]] = ("value", "special")
    flags: ClassVar[tuple[str, ...]] = ("special",)
    domain: ClassVar[int] = CITIES + 1

    value: int
    special: bool

    def __init__(self, seat: int, value: int, special: bool) -> None:
        self.seat = seat
        self.value = value
        self.special = special

    def candidates(self, state: GwtState) -> list[int]:
        return [*range(len(state.box.cities)), NOWHERE]

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-DEL-01: no delivery only if no disc can be provided (GWT-DISC-13)."""
        if choice == NOWHERE:
            return MUST_DELIVER if self.targets(state) else 0
        reason = reach_objection(state, self.seat, choice, self.value)
        if reason:
            return reason
        if provides_disc(state, self.seat, choice, self.special == 1):
            return 0
        if choice == KANSAS_CITY and last_resort(state, self.seat) != NO_DISC_LEFT:
            return KC_DISC_ONLY if self.plain_targets(state) else 0
        return NO_DISC_CITY

    def plain_targets(self, state: GwtState) -> list[int]:
        """The cities for which board or stations provide a disc."""
        special = self.special == 1
        return [
            city
            for city in range(len(state.box.cities))
            if reach_objection(state, self.seat, city, self.value) == 0
            and provides_disc(state, self.seat, city, special)
        ]

    def targets(self, state: GwtState) -> list[int]:
        """All legal cities; Kansas City, with the value 0, is always one (GWT-DEL-08)."""
        found = self.plain_targets(state)
        if not found and last_resort(state, self.seat) != NO_DISC_LEFT:
            return [KANSAS_CITY]
        return found

    def options(self, state: GwtState) -> list[int]:
        """The same as candidates without objection, found in one pass."""
        return self.targets(state) or [NOWHERE]

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-DEL-07: city, disc with its cost or bonus, city and arrow actions, transport.

        GWT-SDEL-03: a special delivery does the same. GWT-SDEL-07: nothing here moves the
        herder or asks for a foresight.
        """
        if choice == NOWHERE:
            state.note(NO_DELIVERY, self.seat)
            return
        row = state.box.cities[choice]
        seat = self.seat
        cost = 0 if self.special else transport_cost(state, seat, choice)
        state.note(DELIVERS, seat, choice, cost)
        agenda = state.agenda
        for number in row.later:  # NOR1-DELIV-13: what they bring never costs the transport
            agenda.append(Give(seat, number, False))
        agenda.append(PayTransport(seat, cost))
        if provides_disc(state, seat, choice, self.special == 1):
            agenda.append(CityDone(seat, choice))
            reserve = transport_reserve(state, seat, choice, self.special == 1)
            agenda.append(PlaceDisc(seat, row.black, reserve, NO_STATION))
        else:  # GWT-DISC-13: the bonus first, then what the disc costs
            group = last_resort(state, seat)
            disc_on_city(state, seat, choice)
            clear_disc(state, seat, group)

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        """What the delivery brings whatever disc it takes, unless it is done already."""
        seat = self.seat
        if (
            choice == NOWHERE
            or after.players[seat].cities[choice] > state.players[seat].cities[choice]
        ):
            return []
        row = state.box.cities[choice]
        cost = 0 if self.special else transport_cost(state, seat, choice)
        objectives, tokens = completed_arrows(after, seat, choice)
        changes = (
            ("money", row.dollars - cost, "coin"),
            ("points", row.vp, "vp"),
            ("tokens", tokens, "exchange"),
            ("objectives", objectives, "objective"),
        )
        found = [tallied(name, by, icon) for name, by, icon in changes if by]
        for number in (*row.effects, *row.later):
            effect = state.box.effects[number]
            words = Text("action-plain", {"gives": (effect.text(state, seat),)})
            found.append(Part(effect.glyphs(state, seat), words))
        return found

    def word(self, choice: int) -> str:
        return "deliver nowhere" if choice == NOWHERE else f"deliver {choice}"

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NOWHERE:
            return Description(Text("deliver-nowhere"), "GWT-DISC-13")
        row = state.box.cities[choice]
        cost = 0 if self.special else transport_cost(state, self.seat, choice)
        args: dict[str, Argument] = {
            "city": row.name,
            "value": row.value,
            "cost": cost,
            "total": self.value,
            "dollars": row.dollars,
        }
        warning = Text("warn-points", {"vp": row.vp}) if row.vp < 0 else None
        anchors = (state.box.city_anchor(choice),)
        return Description(Text("deliver-to", args), "GWT-DEL-01", anchors, warning)

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NOWHERE:
            return {}
        row = state.box.cities[choice]
        return {"city": row.name, "value": row.value, "total": self.value}


def disc_on_city(state: GwtState, seat: int, city: int) -> None:
    """GWT-DEL-03, GWT-DEL-05, GWT-DEL-06: the disc lies there, its bonus is gained at once."""
    state.players[seat].cities[city] += 1
    state.gain(seat, state.box.cities[city].dollars)


class CityDone(Automatic):
    """The disc lies on the city: its bonus, then the arrows that are now complete."""

    rules: ClassVar[tuple[str, ...]] = (
        "GWT-DEL-05",
        "GWT-DEL-06",
        "GWT-ADJ-01",
        "NOR1-DELIV-07",
        "NOR1-DELIV-12",
        "NOR1-DELIV-13",
        "NOR1-DELIV-18",
        "NOR1-DELIV-19",
    )
    parameters: ClassVar[tuple[str, ...]] = ("city",)

    city: int

    def __init__(self, seat: int, city: int) -> None:
        self.seat = seat
        self.city = city

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """NOR1-DELIV-19: dollars, then what else the city gives, then the arrows.

        NOR1-DELIV-18: on the strip it is compulsory. NOR1-DELIV-12: an objective card that is not
        there is lost, and nothing else with it.
        """
        disc_on_city(state, self.seat, self.city)
        objectives, tokens = completed_arrows(state, self.seat, self.city)
        if objectives or tokens:
            state.agenda.append(Arrows(self.seat, objectives, tokens))
        row = state.box.cities[self.city]
        for number in reversed(row.effects):
            state.agenda.append(Give(self.seat, number, not row.compulsory))


def completed_arrows(state: GwtState, seat: int, city: int) -> tuple[int, int]:
    """GWT-ADJ-01: how many objective and token arrows the disc on this city completes.

    GWT-ADJ-03, GWT-ADJ-04: which there are is printed between the cities.

    NOR1-DELIV-20, NOR2-DELIV-10: further discs on a repeatable city complete nothing again.
    """
    mine = state.players[seat].cities
    objectives = 0
    tokens = 0
    if mine[city] > 1:
        return 0, 0
    for arrow in state.box.arrows:
        if (arrow.a == city and mine[arrow.b]) or (arrow.b == city and mine[arrow.a]):
            if arrow.objective:
                objectives += 1
            if arrow.token:
                tokens += 1
    return objectives, tokens


class Arrows(GwtStep):
    """Carry out completed arrows, in the order the player chooses if they differ."""

    verb: ClassVar[str] = "arrow"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-ADJ-01",
        "GWT-ADJ-02",
        "GWT-ADJ-03",
        "GWT-ADJ-04",
        "GWT-ADJ-05",
        "GWT-ADJ-07",
        "GWT-ADJ-08",
        "GWT-EXC-03",
    )
    parameters: ClassVar[tuple[str, ...]] = ("objectives", "tokens")
    domain: ClassVar[int] = 2

    objectives: int
    tokens: int

    def __init__(self, seat: int, objectives: int, tokens: int) -> None:
        self.seat = seat
        self.objectives = objectives
        self.tokens = tokens

    def candidates(self, state: GwtState) -> list[int]:
        """GWT-ADJ-02: compulsory, so there is no way to pass."""
        found: list[int] = []
        if self.objectives:
            found.append(0)
        if self.tokens:
            found.append(1)
        return found

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        objectives = self.objectives - (1 if choice == 0 else 0)
        tokens = self.tokens - (1 if choice == 1 else 0)
        if objectives or tokens:
            state.agenda.append(Arrows(self.seat, objectives, tokens))
        if choice == 1:
            gain_tokens(state, self.seat, 1)
        elif objective_objection(state) == 0:  # GWT-ADJ-07
            state.agenda.append(GainObjective(self.seat, TO_DISCARD, False))

    def word(self, choice: int) -> str:
        return ("arrow objective", "arrow token")[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        key = ("arrow-objective", "arrow-token")[choice]
        return Description(Text(key), "GWT-ADJ-08")


class PayTransport(Automatic):
    """The transport is paid last."""

    rules: ClassVar[tuple[str, ...]] = ("GWT-TRN-01", "GWT-TRN-04", "GWT-DEL-07")
    parameters: ClassVar[tuple[str, ...]] = ("cost",)

    cost: int

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-TRN-04: it is always affordable (GWT-DISC-07 keeps it in reserve)."""
        if self.cost:
            state.settle_bill(self.seat, self.cost)
            state.note(TRANSPORT, self.seat, self.cost)


class SpecialDelivery(GwtStep):
    """Building 9a: move the engine back to any free space; the way is the delivery value."""

    verb: ClassVar[str] = "back"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-SDEL-01",
        "GWT-SDEL-02",
        "GWT-SDEL-05",
        "GWT-SDEL-06",
        "GWT-SDEL-08",
    )
    domain: ClassVar[int] = TRACK_LENGTH

    def candidates(self, state: GwtState) -> list[int]:
        return free_spaces_behind(state, self.seat)

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-SDEL-04, GWT-SDEL-05: no income, no transport; the station comes last."""
        value = spaces_counted(state, self.seat, choice)
        move_engine(state, self.seat, choice)
        state.agenda.append(StopHere(self.seat))
        state.agenda.append(Deliver(self.seat, value, True))

    def word(self, choice: int) -> str:
        return "back " + position_name(choice)

    def describe(self, state: GwtState, choice: int) -> Description:
        text = position_text("special-back", state, choice)
        text.args["value"] = spaces_counted(state, self.seat, choice)
        return Description(text, "GWT-SDEL-01", (track_anchor(choice),))


class SpecialDeliveryEffect(Effect):
    """Building 9a (GWT-SDEL-01)."""

    drawing: ClassVar[str] = "city"

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return special_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(SpecialDelivery(seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-special-delivery")
