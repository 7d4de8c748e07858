"""Filling the box from the data files: one function per sheet of components."""

from __future__ import annotations

from functools import cache
from typing import Any

from trailhand.games.gwt.facts.box import (
    Box,
    edition_value,
)
from trailhand.games.gwt.facts.codes import (
    ANY_CARD,
    ANY_OBJECTIVE,
    CONDITIONS,
    FILTERS,
    GREEN_VILLAGE,
    HAZARD,
    HAZARD_KINDS,
    HAZARD_TYPES,
    NEUTRAL_LAST,
    NO_BREED,
    OBJECTIVE,
    PRIVATE_SPAN,
    SECOND_VILLAGE,
    TILE_CODES,
    TRACK_LENGTH,
    WORKER_TILE,
    WORKERS,
)
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.facts.routes import SPACE_NAMES, forks, graph
from trailhand.games.gwt.module import Module
from trailhand.games.gwt.modules.brahman import Brahman
from trailhand.games.gwt.modules.north.module import North
from trailhand.games.gwt.modules.poker.module import Poker
from trailhand.games.gwt.modules.simmental import Simmental
from trailhand.games.gwt.rows import (
    add_auxiliary,
    add_building,
    add_kind,
    add_objectives,
    add_station,
    hands_fee,
    read_arrow,
    read_city,
    read_master,
    read_price,
)
from trailhand.games.gwt.solo.module import Sam
from trailhand.games.gwt.solo.northern import NorthernSam
from trailhand.games.gwt.stem import CARDS
from trailhand.games.gwt.turn import Turn
from trailhand.games.gwt.verbs import read_action, read_immediate, read_slots

# In the order in which they extend the box: what others bring must be there before.
MODULES: dict[str, type[Module]] = {
    "simmental": Simmental,
    "brahman": Brahman,
    "north": North,
    "poker": Poker,
}
OPPONENTS: dict[str, type[Module]] = {"sam": Sam, "sam-north": NorthernSam}


@cache
def open_box(edition: str, seats: int, modules: tuple[str, ...]) -> Box:
    """The finished box of an edition with its modules for a number of seats.

    A module is its name, and after a colon its setting: `sam:hard`.
    """
    box = Box(edition, seats)
    box.copy_action = -1
    for word in modules:
        name, _, setting = word.partition(":")
        box.modules.append((MODULES | OPPONENTS)[name](setting))
    fill_cards(box)
    fill_objectives(box)
    fill_trail(box)
    fill_buildings(box)
    fill_tiles(box)
    fill_board(box)
    fill_markets(box)
    fill_railroad(box)
    fill_start(box)
    for module in box.modules:
        module.extend(box)
    finish_railroad(box)
    return box


def sheet(box: Box, name: str) -> Any:
    """A data file as it reads in the edition of the box."""
    return edition_value(facts(name), box.edition)


# -- cards --------------------------------------------------------------------------------


def fill_cards(box: Box) -> None:
    """Cattle cards: their kinds are numbered in the order of the data, then by points."""
    cards = sheet(box, "cards")
    box.card_names = []
    box.card_value = [0] * CARDS
    box.card_vp = [0] * CARDS
    box.card_breed = [NO_BREED] * CARDS
    box.accepts = [[False] * CARDS for _ in FILTERS]
    box.start_deck = []
    box.market_deck = []
    for row in cards["cattle"]["starting_deck_per_player"]:
        box.start_deck += [add_kind(box, row["color"], row["value"], 0)] * row["copies"]
    points = cards["cattle_vp"]["vp_distribution"]
    for row in cards["cattle"]["market_deck"]:
        for vp, copies in points[row["color"]].items():
            kind = add_kind(box, row["color"], row["value"], int(vp))
            box.market_deck += [kind] * copies
    for card in range(OBJECTIVE, CARDS):
        box.accepts[ANY_OBJECTIVE][card] = True
        box.accepts[ANY_CARD][card] = True


def fill_objectives(box: Box) -> None:
    """Objective cards, numbered in the order of the data: the deck, then the starting ones.

    GWT-OBJ-17: what their immediate actions are is in the data, too.
    """
    rows = sheet(box, "cards")["objectives"]
    box.pool_names = list(CONDITIONS)
    box.immediate = {
        name: read_immediate(box, row) for name, row in rows["immediate_actions"].items()
    }
    box.objectives = []
    box.objective_deck = add_objectives(box, rows["deck"])
    box.start_objectives = add_objectives(box, rows["starting"])
    box.display_size = rows["display_size"]


# -- the trail ----------------------------------------------------------------------------


def fill_trail(box: Box) -> None:
    """Spaces, edges, forests, special actions, hazard zones and the village."""
    trail = sheet(box, "trail")["trail"]
    present = {space["id"]: space for space in trail["spaces"]}
    box.space_names = SPACE_NAMES
    box.space_kind = [present.get(name, {}).get("kind", "") for name in SPACE_NAMES]
    box.next_spaces = graph(box.edition)
    box.fork = forks(box.next_spaces)
    box.neighbours = [ahead[:] for ahead in box.next_spaces]
    for space, ahead in enumerate(box.next_spaces):
        for other in ahead:
            box.neighbours[other].append(space)
    box.forest = where(box, present, lambda s: s.get("forest", False))
    box.building_spaces = where(box, present, lambda s: s["kind"] == "building")
    box.neutral_spaces = where(box, present, lambda s: s["kind"] == "neutral")
    box.zones = [where(box, present, lambda s, z=zone: s.get("zone") == z) for zone in HAZARD_TYPES]
    box.village = where(box, present, lambda s: s["kind"] == "village")
    rewards = [present[SPACE_NAMES[space]]["reward"] for space in box.village]
    box.village_dollars = [reward.get("dollars", 0) for reward in rewards]
    box.village_tokens = [reward.get("exchange_token", 0) for reward in rewards]
    specials = {
        name: read_action(box, {"require": row["require"], "reward": row["reward"]}).number
        for name, row in trail["special_actions"].items()
    }
    box.special = [
        specials.get(present.get(name, {}).get("special_action", ""), -1) for name in SPACE_NAMES
    ]
    box.add_on = [-1] * len(SPACE_NAMES)
    box.start = SPACE_NAMES.index("START")
    box.kansas_city = SPACE_NAMES.index("KC")


def where(box: Box, present: dict[str, Any], holds: Any) -> list[int]:
    """The spaces of the edition for which something holds, in printed order."""
    return [
        number
        for number, name in enumerate(SPACE_NAMES)
        if name in present and holds(present[name])
    ]


# -- tiles --------------------------------------------------------------------------------


def fill_buildings(box: Box) -> None:
    """Neutral and private buildings with their local actions, and what entering them costs."""
    rows = sheet(box, "buildings")
    box.slots = [[] for _ in range(NEUTRAL_LAST + 1 + PRIVATE_SPAN)]
    for number, tile in enumerate(rows["neutral"]["tiles"]):
        box.slots[number + 1] = read_slots(box, tile["actions"])
    box.builders = [0] * PRIVATE_SPAN
    box.building_vp = [0] * PRIVATE_SPAN
    box.fee = [0] * TILE_CODES
    box.buildings = []
    for tile in rows["private"]["tiles"]:
        add_building(box, tile)


def fill_tiles(box: Box) -> None:
    """Hazards, village tiles, station masters and the three supplies."""
    rows = sheet(box, "tiles")
    box.hazard_vp = [0] * TILE_CODES
    counts: list[int] = []
    for kind, row in enumerate(rows["hazards"]["per_type"]):
        counts.append(row["count"])
        for zone in range(len(HAZARD_TYPES)):
            tile = HAZARD + HAZARD_KINDS * zone + kind
            box.hazard_vp[tile] = row["vp"]
            box.fee[tile] = hands_fee(box, [row["hand"]])
    for tile, row in zip(
        (GREEN_VILLAGE, SECOND_VILLAGE), rows["village_tiles"]["entries"], strict=True
    ):
        box.fee[tile] = hands_fee(box, [row["hand"]])  # GWT-VIL-06
    fill_supplies(box, counts)
    box.masters = [read_master(box, row) for row in rows["station_masters"]["entries"]]
    box.master_count = rows["station_masters"]["on_board"]
    box.masters_aside = 0


def fill_supplies(box: Box, hazard_counts: list[int]) -> None:
    """GWT-SET-05: workers, village tiles and hazards by the number on their back."""
    piles = facts("markets")["kansas_city_supply"]["piles"]
    box.supplies = []
    for number in (1, 2, 3):
        pile = piles[number]
        tiles = [GREEN_VILLAGE] * pile["village"]["green"]
        tiles += [SECOND_VILLAGE] * pile["village"]["second"]
        for zone, name in enumerate(HAZARD_TYPES):
            if pile["hazards"][name]:
                for kind, count in enumerate(hazard_counts):
                    tiles += [HAZARD + HAZARD_KINDS * zone + kind] * count
        for worker, name in enumerate(WORKERS):
            tiles += [WORKER_TILE + worker] * pile["workers"][name]
        box.supplies.append(tiles)


# -- player boards ------------------------------------------------------------------------


def fill_board(box: Box) -> None:
    """Discs, auxiliary actions, worker rows, certificate track and step limits.

    GWT-AUX-01, GWT-HIRE-08: which auxiliary and immediate actions are printed is in the data.
    """
    rows = sheet(box, "player_board")
    groups: list[str] = []
    counts: list[int] = []
    box.disc_black = []
    box.disc_cost = []
    box.disc_gain = []
    box.disc_vp = []
    for space in rows["discs"]["spaces"]:
        name = space["id"] if space["group"] in ("cert_limit", "step") else space["group"]
        if name not in groups:
            groups.append(name)
            counts.append(0)
            box.disc_black.append(space["corners"] == "black")
            box.disc_cost.append(space.get("cost", 0))
            box.disc_gain.append(space.get("on_clear", {}).get("dollars", 0))
            box.disc_vp.append(space.get("end_vp", 0))
        counts[groups.index(name)] += 1
    box.disc_names = groups
    box.full_discs = sum(count << (2 * group) for group, count in enumerate(counts))
    box.auxiliaries = []
    for row in rows["aux_actions"]["entries"]:
        add_auxiliary(box, row)
    box.worker_bonus = []
    for worker in WORKERS:
        bonus = rows["worker_rows"]["immediate_actions"][worker]
        box.worker_bonus.append(
            [read_immediate(box, bonus[c]) if c in bonus else -1 for c in range(1, 7)]
        )
    points = rows["worker_rows"]["vp_per_worker"]
    box.worker_vp = [points.get(column, 0) for column in range(1, 7)]
    box.certificate_track = rows["certificate_track"]["values"]
    steps = facts("components")["player_count_from_pictures"]
    box.step_base = steps["base_step_limit"][box.seats]
    box.step_left = steps["step_disc_left"][box.seats]
    box.step_right = steps["step_disc_right"][box.seats]


# -- markets ------------------------------------------------------------------------------


def fill_markets(box: Box) -> None:
    """Job market and cattle market."""
    markets = facts("markets")
    jobs = markets["job_market"]
    box.row_cost = jobs["row_cost"]
    box.columns = [column - 1 for column in jobs["columns_used"][box.seats]]
    box.token_start = jobs["token_start_row"] - 1
    box.refill_rows = [row - 1 for row in jobs["yellow_arrows_after_row"]]
    box.token_vp = facts("tiles")["job_market_token"]["end_vp"]
    box.market_size = facts("components")["player_count"]["cattle_market_size"][box.seats]
    stated = markets["cattle_market"]["stated_prices"]
    printed = markets["cattle_market_board_prices"]["prices"]
    rows = [*stated, *printed]
    order = ["value3", "brown", "purple"]
    rows.sort(key=lambda row: (order.index(row["target"]), row["cowboys"]))
    box.prices = [read_price(box, row) for row in rows]


# -- railroad -----------------------------------------------------------------------------


def fill_railroad(box: Box) -> None:
    """Track, stations, cities and arrows."""
    rows = sheet(box, "railroad")
    stations = rows["stations"]["entries"]
    positions = [round(2 * float(row["space"])) for row in stations]
    box.station_position = positions
    box.station_at = [positions.index(p) if p in positions else -1 for p in range(TRACK_LENGTH)]
    box.turnout = [p % 2 == 1 and p in positions for p in range(TRACK_LENGTH)]
    box.station_names = []
    box.station_cost = []
    box.station_vp = []
    box.station_black = []
    box.station_slot = []
    for row in stations:
        add_station(box, str(row["id"]), row)
    box.crosses = rows["track"]["crosses"]
    box.cities = [read_city(row) for row in rows["cities"]["entries"]]
    box.terminal = len(box.cities) - 1
    box.arrows = [read_arrow(row["a"], row["b"], row) for row in rows["cities"]["adjacent_pairs"]]


def finish_railroad(box: Box) -> None:
    """The transport cost from every position to every city (GWT-TRN-02)."""
    box.transport = [
        [
            sum(1 for cross in box.crosses if position <= 2 * cross and cross < city.value)
            for city in box.cities
        ]
        for position in range(TRACK_LENGTH)
    ]


def fill_start(box: Box) -> None:
    """What each seat starts with, and the differences that are one number."""
    box.turns = [Turn] * box.seats
    start = sheet(box, "components")["seat_start"]
    box.start_money = start["dollars"]
    box.start_cards = start["cards"]
    box.start_tokens = start["exchange_tokens"]
    box.first_discard = start["discard_down_to_at_first_turn"] or 0
    # GWT-COPY-04 (2nd edition) against GWT-COPY-07 (1st edition).
    box.copy_once_per_turn = box.edition == "2e"
    box.foresights_slide = False
