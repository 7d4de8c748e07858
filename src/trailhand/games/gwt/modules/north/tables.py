"""Filling the box with what the expansion prints: strip, big cities, towns, tiles, annex."""

from __future__ import annotations

from typing import Any, Final

from trailhand.games.gwt.actions import ActionEffect
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import OBJECTIVE, ORANGE, VALUE_2
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.modules.north.board import NOTHING, SPACES, STATION, Map
from trailhand.games.gwt.modules.north.verbs import BesideEffect, add_verbs
from trailhand.games.gwt.rows import (
    add_auxiliary,
    add_building,
    add_objectives,
    add_station,
    read_arrow,
    read_city,
    read_master,
)
from trailhand.games.gwt.verbs import read_action, read_effects, read_immediate
from trailhand.games.gwt.words.names import AUX_WORDS, CARD_WORDS, DISC_WORDS, name_cards

# Names that stay for good: of its objective cards (with orange cattle there are others), of the
# sixth auxiliary action and of its disc.
name_cards(OBJECTIVE + 28, "N1", "N2", "N3", "N4", "NS", "OR1", "OR2", "OR3", "OR4", "ORS")
AUX_WORDS[5] = "store"
DISC_WORDS.append("aux_store")

HALL: Final = "HALL"
BELLS: Final = 5
VALUE_2_CARDS: Final = {"orange_stage1": "calf"}  # other names of the data are card words


def open_sheet(box: Box) -> Any:
    """The data file of the edition (NOR1-COMBI-01, NOR2-DELIV-06)."""
    return facts("north1" if box.edition == "1e" else "north2")


def fill_north(box: Box) -> Map:
    """All that the expansion adds to the box, and its board."""
    add_verbs()
    rows = open_sheet(box)
    printed = Map(1 if box.edition == "1e" else 2)
    fill_cities(box, rows)
    fill_towns(box, rows, printed)
    fill_rails(rows, printed, [row["id"] for row in rows["city_strip"]["cities"]])
    fill_medium_tiles(box, rows["medium_town_tiles"], printed)
    fill_masters(box, rows["station_masters"], printed)
    fill_annex(box, rows["annex"], printed)
    fill_buildings(box, rows["private_buildings"]["list"])
    fill_objectives(box, rows)
    box.start_tokens = rows["exchange_tokens"]["start_per_player"]
    return printed


def fill_cities(box: Box, rows: Any) -> None:
    """The strip that covers the one of the base board, then the cities off it.

    NOR1-SETUP-02, NOR1-SETUP-03, NOR2-SETUP-02, NOR1-BASE-05, NOR1-BASE-06: the base strip
    no longer exists, whatever names recur; the track stays. NOR1-DELIV-02,
    NOR1-DELIV-03, NOR2-DELIV-02: value, corners and who may come again are printed.
    NOR1-DELIV-06, NOR1-DELIV-08, NOR1-DELIV-09, NOR1-DELIV-11, NOR2-DELIV-03, NOR2-DELIV-04,
    NOR1-SCORE-02, NOR1-SCORE-03, NOR2-SCORE-01: so is what a delivery gives, at once and at
    the end. NOR1-DELIV-04, NOR1-DELIV-05, NOR2-DELIV-05: the transport is counted up to the
    track space of the city's value, as for every city. NOR1-DELIV-13: it is paid before a
    station master of New York City lets one spend money on something else.
    """
    strip = rows["city_strip"]["cities"]
    ids = [row["id"] for row in strip]
    box.cities = []
    for row in [*strip, *rows["big_cities"]["cities"]]:
        city = read_city(row)
        gives = {verb: n for verb, n in row["on_place"].items() if verb != "dollars"}
        for effect in read_effects(box, gives):
            (city.later if isinstance(effect, BesideEffect) else city.effects).append(effect.number)
        if row["id"] not in ids:  # NOR1-DELIV-07: off the strip nothing is compulsory
            city.compulsory = False
            city.place = row["id"]
        box.cities.append(city)
    box.arrows = [
        read_arrow(ids.index(row["between"][0]), ids.index(row["between"][1]), row)
        for row in rows["city_strip"]["adjacent_pairs"]
    ]
    # NOR1-DELIV-15, NOR2-DELIV-08: the condition names San Francisco, or New York.
    wanted = "San Francisco" if box.edition == "1e" else "New York"
    box.terminal = [city.name for city in box.cities].index(wanted)


def fill_towns(box: Box, rows: Any, printed: Map) -> None:
    """Towns with their trade spaces, emblems and stations (NOR1-STAT-03, NOR1-STAT-04)."""
    codes = facts("north1")["towns"]["trade_codes"]
    big = [row["id"] for row in rows["big_cities"]["cities"]]
    strip = len(rows["city_strip"]["cities"])
    towns = rows["towns"]["list"]
    stations = {row["town"]: row for row in rows["station_towns"]["list"]}
    effects = {code: trade_effect(box, row) for code, row in codes.items()}
    printed.names = [row["id"] for row in towns]
    printed.spot_names = [
        f"{name}.{space + 1}" for name in printed.names for space in range(SPACES)
    ]
    printed.kinds = [row["kind"] for row in towns]
    printed.sections = [row["section"] for row in towns]
    printed.trade = [code for row in towns for code in row["trade"]]
    assert len(printed.trade) == SPACES * len(towns)
    printed.pay = [codes[code].get("require", {}).get("pay", 0) for code in printed.trade]
    printed.gain = [codes[code].get("dollars", 0) for code in printed.trade]
    printed.effects = [effects[code] for code in printed.trade]
    printed.city = [strip + big.index(n) if n in big else NOTHING for n in printed.names]
    printed.station = []
    for name, kind in zip(printed.names, printed.kinds, strict=True):
        printed.station.append(len(box.station_names) if kind == STATION else NOTHING)
        if kind == STATION:
            add_station(box, name, stations[name])


def trade_effect(box: Box, row: dict[str, Any]) -> int:
    """The action of a trade space, or NOTHING: money is dealt with at once."""
    gives = {verb: value for verb, value in row.items() if verb not in ("dollars", "require")}
    return offered(box, gives) if gives else NOTHING


def offered(box: Box, row: dict[str, Any]) -> int:
    """An effect that may be declined, even where the verb itself never asks (NOR1-STORE-10)."""
    if "exchange_token" in row:
        return box.effect(ActionEffect(read_action(box, row)))
    return read_immediate(box, row)


def fill_rails(rows: Any, printed: Map, strip: list[str]) -> None:
    """The direct connections, in both directions (NOR1-STORE-06)."""
    names = printed.names
    printed.rails = [(a, b) for a, b in rows["connections"]["edges"]]
    printed.hall = 0
    printed.links = [0] * len(names)
    printed.city_links = [0] * len(strip)
    for edge in printed.rails:
        for start, end in (edge, edge[::-1]):
            if end not in names:
                continue
            if start == HALL:
                printed.hall |= 1 << names.index(end)
            elif start in strip:
                printed.city_links[strip.index(start)] |= 1 << names.index(end)
            else:
                printed.links[names.index(start)] |= 1 << names.index(end)


def fill_medium_tiles(box: Box, rows: Any, printed: Map) -> None:
    """The five kinds of medium town tiles.

    NOR1-MED-01, NOR1-MED-02, NOR1-MED-03, NOR1-MED-04, NOR1-MED-05, NOR2-MED-01, NOR2-MED-02,
    NOR2-MED-03, NOR2-MED-04, NOR2-MED-05: what each does is its row in the data.
    """
    printed.tile_names = [row["id"] for row in rows["kinds"]]
    printed.tile_copies = rows["copies_of_each"]
    printed.tile_effects = [read_immediate(box, row["action"]) for row in rows["kinds"]]
    printed.tile_place = []
    places = 0
    for kind in printed.kinds:
        printed.tile_place.append(places if kind == "medium" else NOTHING)
        places += 1 if kind == "medium" else 0


def fill_masters(box: Box, rows: Any, printed: Map) -> None:
    """New station masters, two more places for them, and those beside New York City.

    NOR1-SETUP-05, NOR2-SETUP-03. NOR1-SETUP-07: a tile that exists twice is used once.
    NOR1-SM-01, NOR1-SM-02, NOR1-SM-03, NOR1-SM-04, NOR1-SM-05, NOR1-SM-06, NOR2-SM-01,
    NOR2-SM-02: what they give and count is their row in the data.
    """
    known = [master.name for master in box.masters]
    for row in rows["new_tiles"]:
        if row["id"] in known:
            continue
        master = read_master(box, row)
        if "exchange_token" in row["upper"].get("immediate", {}):
            master.effects = [offered(box, row["upper"]["immediate"])]
        box.masters.append(master)
    placement = rows["placement"]
    printed.master_names = [master.name for master in box.masters]
    box.master_count = placement["main_board"] + placement["expansion_board"]
    box.masters_aside = placement.get("beside_new_york", 0)


def fill_annex(box: Box, rows: Any, printed: Map) -> None:
    """The sixth auxiliary action with its disc, and the rewards of the bells.

    NOR1-AUX-01, NOR1-AUX-02, NOR1-AUX-03, NOR2-AUX-01: one disc, white corners, its price.
    NOR1-AUX-04, NOR1-AUX-05, NOR2-AUX-02, NOR2-AUX-03, NOR2-AUX-04: the two forms; both are
    an auxiliary action like any other (NOR1-AUX-06). NOR1-AUX-07, NOR2-AUX-05, BRA-DISC-01:
    the cards of value 2, orange ones of that value included.
    """
    action = rows["auxiliary_action"]
    slot = action["right_slot"]
    group = len(box.disc_names)
    box.disc_names.append(action["id"])
    box.disc_black.append(slot["corners"] == "black")
    box.disc_cost.append(slot["cost"])
    box.disc_gain.append(0)
    box.disc_vp.append(0)
    box.full_discs += 1 << (2 * group)
    printed.value2 = [CARD_WORDS.index(VALUE_2_CARDS.get(n, n)) for n in action["value2"]]
    for kind in printed.value2:
        if kind < len(box.card_names):
            box.accepts[VALUE_2][kind] = box.card_value[kind] == 2
    add_auxiliary(box, action)
    rewards = rows["bell_reward"]
    printed.bell_rewards = [
        offered(box, rewards[bell]) if bell in rewards else NOTHING for bell in range(BELLS + 1)
    ]


def fill_buildings(box: Box, rows: list[dict[str, Any]]) -> None:
    """More private buildings, with numbers of their own.

    NOR1-BASE-02, NOR1-SETUP-06, NOR1-BLD-01, NOR1-BLD-02, NOR1-BLD-03, NOR2-BLD-01,
    NOR2-BLD-02, NOR2-BLD-03, NOR2-BLD-04: what they cost and do is their row in the data.
    """
    for tile in rows:
        add_building(box, tile)


def fill_objectives(box: Box, rows: Any) -> None:
    """New objective cards of the 2nd edition, and two more things they may ask for.

    NOR2-SETUP-05, NOR2-SETUP-09. NOR2-SETUP-06, NOR2-SETUP-07, NOR2-SETUP-08: those with the
    orange icon only with orange cattle, and only here. NOR2-OBJ-01, NOR2-OBJ-02, NOR2-OBJ-03,
    BRA-OBJ-01: bells and orange cattle are pools of their own.
    """
    sheet = rows.get("objective_cards")
    if sheet is None:
        return
    box.pool_names += list(sheet["new_conditions"])
    box.objective_deck += add_objectives(box, sheet["expansion_icon"])
    box.start_objectives += add_objectives(box, sheet["expansion_icon_starting"])
    if has_orange(box):
        box.objective_deck += add_objectives(box, sheet["orange_icon"])
        box.start_objectives += add_objectives(box, sheet["orange_icon_starting"])


def has_orange(box: Box) -> bool:
    """Whether orange cattle are on the market."""
    return any(box.card_breed[card] == ORANGE for card in box.market_deck)
