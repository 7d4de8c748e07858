"""Filling the box from the data files: one function per sheet of components."""

from __future__ import annotations

from functools import cache
from typing import Any

from trailhand.games.elpaso.facts.box import Auxiliary, Bonus, Box, Objective, Post, SoloCard
from trailhand.games.elpaso.facts.codes import (
    ANY_CATTLE,
    BREEDS,
    BUILDINGS,
    CARD_WORDS,
    FILTERS,
    MARKET,
    MARKET_KINDS,
    NODES,
    VALUE_2,
    WORKERS,
)
from trailhand.games.elpaso.facts.files import facts
from trailhand.games.elpaso.verbs import read_effect, read_sheet

ROOM = "elpaso"


@cache
def open_box(seats: int, slash: bool, ascending: bool) -> Box:
    """The box for a number of seats; alone, Sue makes it a table of two (SUE-SETUP-01).

    `slash`: ELP-BLD-10, how the bar on building 2a is read; `ascending`: SUE-EP-05.
    """
    box = Box(seats, max(seats, 2))
    fill_cards(box)
    fill_trail(box)
    fill_buildings(box, slash)
    fill_train(box)
    fill_posts(box)
    fill_board(box)
    fill_tiles(box)
    fill_start(box)
    fill_solo(box)
    box.ascending = ascending
    return box


# -- cards --------------------------------------------------------------------------------


def fill_cards(box: Box) -> None:
    """ELP-COMP-01, ELP-COMP-02: cattle and workers."""
    cards = facts("cards")
    rows = cards["cattle"]["breeds"]
    assert [row["id"] for row in rows] == list(BREEDS)
    workers = cards["workers"]
    types = workers["types"]
    assert [row["id"] for row in types] == list(WORKERS)
    box.card_value = [row["value"] for row in rows]
    box.card_vp = [row["vp"] for row in [*rows, *types]]
    box.accepts = [[accepts(icon, row) for row in rows] for icon in range(len(FILTERS))]
    box.start_deck = [
        breed for breed, row in enumerate(rows) for _ in range(row.get("per_player", 0))
    ]
    market = rows[MARKET : MARKET + MARKET_KINDS]
    box.market = [row["count"] for row in market]
    box.market_cowboys = [row["market_cost_cowboys"] for row in market]  # ELP-MKT-02
    box.supply = [row["count"] for row in types]
    box.price_per_worker = workers["money_per_worker_used"]
    box.joker_extra = workers["joker_surcharge"]
    bonuses = [row["bonus"] for row in types]
    box.bonus_money = [row["amount"] if row["kind"] == "gain_money" else 0 for row in bonuses]
    box.certificate_price = next(row["cost"] for row in bonuses if "cost" in row)


def accepts(icon: int, row: dict[str, Any]) -> bool:
    """ELP-ACT-02: whether a discard icon accepts a breed."""
    if icon == ANY_CATTLE:
        return True
    return bool(row["value"] == 2 if icon == VALUE_2 else row["id"] == FILTERS[icon])


# -- trail, posts, buildings, train -------------------------------------------------------


def fill_trail(box: Box) -> None:
    """Nodes in clockwise order from El Paso, and the ways between them."""
    board = facts("board")["board"]
    nodes = sorted(board["nodes"], key=lambda row: int(row["order"]))
    names = [row["id"] for row in nodes]
    assert len(names) == NODES
    box.node_names = names
    box.node_kind = [row["kind"] for row in nodes]
    box.node_cost = [row.get("cost", 0) for row in nodes]
    box.inner = [row["path"] == "inner" for row in nodes]
    box.ahead = [[] for _ in names]
    box.behind = [[] for _ in names]
    for before, after in board["edges"]:
        box.ahead[names.index(before)].append(names.index(after))
        box.behind[names.index(after)].append(names.index(before))
    for ways in [*box.ahead, *box.behind]:
        ways.sort(key=lambda node: not box.inner[node])
    box.free_nodes = [n for n, kind in enumerate(box.node_kind) if kind == "free"]
    box.neutral_nodes = [n for n, kind in enumerate(box.node_kind) if kind == "neutral"]


def fill_posts(box: Box) -> None:
    """ELP-DEL-08, ELP-DEL-10: trading posts with their rewards and points."""
    board = facts("board")
    box.posts = [
        Post(
            row["id"],
            row["min_value"],
            row["black"],
            row["repeatable"],
            row["vp"],
            read_effect(box, row["reward"][0]) if row["reward"] else -1,
        )
        for row in board["trading_posts"]["posts"]
    ]
    box.final_vp = board["simmental_space"]["final_arrival_vp"]


def fill_buildings(box: Box, slash: bool) -> None:
    """ELP-COMP-03: El Paso, six neutral buildings, six kinds of common buildings."""
    rows = facts("buildings")
    el_paso, *neutral = rows["neutral_buildings"]["tiles"]
    box.income = el_paso["actions"][0]["amount"]  # ELP-CAT-01
    box.sheets = [read_sheet(box, tile["actions"]) for tile in neutral]
    common = rows["common_buildings"]
    assert [tile["id"] for tile in common["tiles"]] == list(BUILDINGS)
    box.building_cost = [0, *(tile["cost_builders"] for tile in common["tiles"])]
    box.building_vp = [0, *(tile["vp"] for tile in common["tiles"])]
    box.copies = common["copies"]
    box.markers = common["max_per_player"]
    for tile in common["tiles"]:
        side_a = tile["slash"] if slash and "slash" in tile else tile["sides"]["a"]
        box.sheets.append(read_sheet(box, side_a))
        box.sheets.append(read_sheet(box, tile["sides"]["b"]))


def fill_train(box: Box) -> None:
    """ELP-TRAIN-04, ELP-CAT-17: four cards, both faces."""
    cards = facts("train")["train_cards"]["cards"]
    box.train_cost = [card["cost_engineers"] for card in cards]
    for card in cards:
        box.sheets.append(read_sheet(box, card["recto"]))
        box.sheets.append(read_sheet(box, card["verso"]))


# -- player boards and tiles --------------------------------------------------------------


def fill_board(box: Box) -> None:
    """Discs, auxiliary slots and limits."""
    board = facts("player_board")["player_board"]
    spaces = [space for space in board["disc_spaces"] if space["disc_at_start"]]
    box.disc_names = [space["id"] for space in spaces]
    box.disc_black = [space["black"] for space in spaces]  # ELP-DISC-08
    box.disc_money = [space["money"] for space in spaces]  # ELP-DISC-03
    slots = [
        unlocks.get("upgrade_slot", unlocks.get("open_slot", 0))
        for unlocks in (space["unlocks"] for space in spaces)
    ]
    box.auxiliaries = [
        Auxiliary(
            slots.index(row["slot"]),
            row["available_at_start"],
            read_effect(box, row["base"]),
            read_effect(box, row["upgraded"]) if row["upgraded"] else -1,
        )
        for row in board["auxiliary_slots"]
    ]
    box.certificate_limit = board["certificate_track"]["max"]
    box.hand_limit = [board["hand_limit"]["start"], board["hand_limit"]["unlocked"]]
    box.move_limit = [board["move_limit"]["start"], board["move_limit"]["unlocked"]]
    box.cull_limit = board["cull_limit"]["max"]  # ELP-CULL-02, ELP-OPT-04


def fill_tiles(box: Box) -> None:
    """Objective and bonus tiles in the order of the data."""
    tiles = facts("tiles")
    values = [post.value for post in box.posts]
    box.objectives = [
        Objective(
            row["id"],
            row["vp"],
            [row["needs"].get("cattle", {}).get(breed, 0) for breed in BREEDS],
            row["needs"].get("bonus_tiles", 0),
            row["needs"].get("buildings_cost_min", 0),
            values.index(row["needs"]["disc_on"]) if "disc_on" in row["needs"] else -1,
        )
        for row in tiles["objective_tiles"]["tiles"]
    ]
    box.bonuses = [
        read_bonus(box, row, name) for row in tiles["bonus_tiles"]["kinds"] for name in row["ids"]
    ]


def read_bonus(box: Box, row: dict[str, Any], name: str) -> Bonus:
    """ELP-TILE-06, ELP-TILE-07, ELP-TILE-09, ELP-TILE-11, ELP-TILE-12: once or for good."""
    effect = row["effect"][0]
    certificates = effect["amount"] if effect["op"] == "permanent_certificate" else 0
    duplicates = effect["amount"] if effect["op"] == "duplicate_allowance" else 0
    number = read_effect(box, effect) if row["timing"] == "immediate" else -1
    return Bonus(name, row["kind"], row["vp"], number, certificates, duplicates)


# -- start and solo -----------------------------------------------------------------------


def fill_start(box: Box) -> None:
    """What lies on the table and what each seat starts with."""
    setup = facts("components")["setup"]
    box.simmentals = setup["simmental_cards_in_play"][box.parties]  # ELP-SETUP-07
    rows = setup["starting_money_and_tokens"]
    box.start_money = [row["money"] for row in rows]
    box.start_tokens = [row["exchange_tokens"] for row in rows]
    box.start_workers = [setup["starting_workers"][worker] for worker in WORKERS]
    box.start_hand = setup["starting_hand"]
    box.money_per_point = facts("components")["scoring"]["money_per_point"]


def fill_solo(box: Box) -> None:
    """Sue's cards, reserve, worker row and discs."""
    data = facts("solo")
    box.solo_cards = [read_solo_card(row) for row in data["solo_cards"]["cards"]]
    start = data["solo"]["sue_setup"]
    box.solo_reserve = [
        CARD_WORDS.index(name) for name, count in start["reserve"].items() for _ in range(count)
    ]
    box.solo_row = [start["worker_row"].get(worker, 0) for worker in WORKERS]
    values = [post.value for post in box.posts]
    box.solo_post = values.index(start["disc_on_post_at_start"])
    box.solo_first_post = values.index(data["solo"]["first_delivery_post"])
    box.solo_discs = start["discs_total"]


def read_solo_card(row: dict[str, Any]) -> SoloCard:
    """A card of Sue: a number of steps or a worker type, and an action."""
    move = row["move"]
    if isinstance(move, int):
        return SoloCard(row["id"], row["deck"] == "B", move, -1, row["action"])
    return SoloCard(row["id"], row["deck"] == "B", 0, WORKERS.index(move), row["action"])
