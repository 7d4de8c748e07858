"""Single rows of the data files on their way into the box, for the base and for modules."""

from __future__ import annotations

from typing import Any

from trailhand.games.gwt.facts.box import Arrow, Auxiliary, Box, City, Master, ObjectiveCard, Price
from trailhand.games.gwt.facts.codes import (
    ANY_CARD,
    ANY_CATTLE,
    BREEDS,
    NEUTRAL_LAST,
    OBJECTIVE,
    PAIR,
    PRIVATE,
    PRIVATE_SPAN,
    VALUE_3,
)
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.verbs import read_action, read_immediate, read_slots


def add_kind(box: Box, color: str, value: int, vp: int) -> int:
    """Add a kind of cattle card after those that are there."""
    kind = len(box.card_names)
    add_card(box, kind, color, value, vp)
    return kind


def add_card(box: Box, kind: int, color: str, value: int, vp: int) -> None:
    """A kind of cattle card with its number, and the icons it satisfies.

    GWT-ACT-02, GWT-ACT-03: its own colour, any breed, pairs, and its value where it is one
    of the three breeds that the icon stands for.
    """
    while len(box.card_names) <= kind:
        box.card_names.append(color)
    breed = BREEDS.index(color)
    box.card_value[kind] = value
    box.card_vp[kind] = vp
    box.card_breed[kind] = breed
    for icon in (breed, ANY_CATTLE, PAIR, ANY_CARD):
        box.accepts[icon][kind] = True
    if color in ("yellow", "red", "blue"):
        box.accepts[VALUE_3][kind] = True


def add_objectives(box: Box, rows: list[dict[str, Any]]) -> list[int]:
    """Objective cards, and the numbers they get."""
    first = OBJECTIVE + len(box.objectives)
    for row in rows:
        needs = [row["conditions"].count(name) for name in box.pool_names]
        name = row.get("immediate", "none")
        effect = box.immediate.get(name, -1)
        card = ObjectiveCard(
            row["id"], needs, row["vp"], row["penalty"], name.replace("_", "-"), effect
        )
        box.objectives.append(card)
    return list(range(first, first + len(rows)))


def add_building(box: Box, tile: dict[str, Any]) -> None:
    """One side of a private building (GWT-SET-15, GWT-SET-16)."""
    number, side = int(tile["id"][:-1]), "ab".index(tile["id"][-1])
    building = 2 * number + side
    if number not in box.buildings:
        box.buildings.append(number)
    box.builders[building] = tile["builders"]
    box.building_vp[building] = tile["vp"]
    box.slots[NEUTRAL_LAST + 1 + building] = read_slots(box, tile["actions"])
    for seat in range(4):
        box.fee[PRIVATE + PRIVATE_SPAN * seat + building] = hands_fee(box, tile["hands"])


def hands_fee(box: Box, hands: list[str]) -> int:
    """GWT-FEE-04, GWT-FEE-05, GWT-SET-14: what hands cost with this number of players."""
    fees = facts("components")["player_count"]["fee_per_hand"][box.seats]
    return sum(int(fees[hand]) for hand in hands)


def read_master(box: Box, row: dict[str, Any]) -> Master:
    """A station master tile (GWT-SM-07)."""
    upper = row["upper"]
    effects = [read_immediate(box, upper["immediate"])] if "immediate" in upper else []
    return Master(
        row["id"],
        upper.get("permanent_certificates", 0),
        effects,
        row["lower"]["vp"],
        row["lower"]["per"],
    )


def add_auxiliary(box: Box, row: dict[str, Any]) -> None:
    """An auxiliary action in both forms (GWT-AUX-07, GWT-AUX-10: it draws exactly).

    GWT-AUX-09, GWT-AUX-11, GWT-AUX-12: what each costs and gives is its row in the data.
    GWT-AUX-17: the cost of a form is one number, however far the engine goes.
    """
    forms: list[int] = []
    for form in ("single", "double"):
        entry = dict(row[form])
        if "draw_discard" in entry:
            entry = {"draw_exactly": entry["draw_discard"]}
        forms.append(read_action(box, entry).number)
    group = box.disc_names.index(row["id"])
    box.auxiliaries.append(Auxiliary(row["id"], group, forms[0], forms[1]))


def read_price(box: Box, row: dict[str, Any]) -> Price:
    """One option of the price table (GWT-BUY-02)."""
    target = row["target"]
    icon = VALUE_3 if target == "value3" else BREEDS.index(target.split("_")[0])
    return Price(target, row["cowboys"], row["dollars"], row["cards"], box.accepts[icon])


def add_station(box: Box, name: str, row: dict[str, Any]) -> None:
    """One station; those with a place for a station master share a row of such places."""
    taken = sum(1 for slot in box.station_slot if slot >= 0)
    box.station_names.append(name)
    box.station_cost.append(row["cost"])
    box.station_vp.append(row["vp"])
    box.station_black.append(row["corners"] == "black")
    box.station_slot.append(taken if row["station_master_slot"] else -1)


def read_city(row: dict[str, Any]) -> City:
    """One city with its dollars; `vp_per_disc` is a number, or `{per_bell: n}`."""
    worth = row["vp_per_disc"]
    dollars = row.get("on_place", {}).get("dollars", 0)
    vp = worth["per_bell"] if isinstance(worth, dict) else worth
    black = row["corners"] == "black"
    city = City(row["name"], row["value"], black, row["repeatable"], dollars, vp)
    city.per = "bells" if isinstance(worth, dict) else ""
    return city


def read_arrow(a: int, b: int, row: dict[str, Any]) -> Arrow:
    """What is printed between two cities."""
    action = row["action"]
    return Arrow(a, b, "objective" in action, "exchange_token" in action, row["vp"])
