"""Filling the box from the data files: one function per sheet of components."""

from __future__ import annotations

from functools import cache
from typing import Any

from trailhand.games.wildtiled.buildings import BUILDINGS
from trailhand.games.wildtiled.facts.box import (
    BanditCard,
    Box,
    Condition,
    Contract,
    Partner,
    Rank,
    Tile,
)
from trailhand.games.wildtiled.facts.codes import (
    ACE,
    CELL_KINDS,
    ICONS,
    PRAIRIE,
    RIVER,
    SLOT_NAMES,
    SUITS,
    YEARS,
)
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.metrics import METRICS
from trailhand.games.wildtiled.shapes import Pattern, Shape, pattern_of


@cache
def open_box(seats: int) -> Box:
    """The finished box for a number of seats."""
    box = Box(seats)
    box.tiles = all_tiles()
    box.tile_ids = [tile.id for tile in box.tiles]
    fill_set_up(box)
    fill_trays(box)
    fill_score_board(box)
    fill_partners(box)
    fill_solo(box)
    return box


# -- tiles and trays ------------------------------------------------------------------------


@cache
def all_tiles() -> list[Tile]:
    """WTW-CMP-01, WTW-CMP-02: the tile of every slot, then a street and a pair of streets."""
    sheet = facts("tiles")
    rows = {row["slot"]: row for row in sheet["tiles"]["list"]}
    tiles = [read_tile(rows[slot], sheet["buildings"]) for slot in SLOT_NAMES]
    for name, cells in (("street", ["r"]), ("streets", ["rr"])):
        street = Tile(name, name, "street", 0, 0)
        street.shape = Shape(pattern_of(cells, CELL_KINDS, {}))
        tiles.append(street)
    return tiles


def read_tile(row: dict[str, Any], buildings: dict[str, Any]) -> Tile:
    """One tile type with its shape, its icons and what its sign does.

    WTW-BLD-03: Saloons have building cells, but no sign; they are no named buildings.
    """
    tile = Tile(row["id"], row["name"], row["class"], row["cost"], row["copies"])
    icons = {(icon["at"][0], icon["at"][1]): icon_code(icon["icon"]) for icon in row["icons"]}
    tile.shape = Shape(read_pattern(row["cells"], icons))
    for icon in icons.values():
        tile.icons[icon] += 1
    if row["class"] == "building":
        tile.sign = row["sign"]
        tile.building = BUILDINGS[tile.id](buildings[tile.id].get("amounts", {}))
    return tile


def read_pattern(cells: list[str], icons: dict[tuple[int, int], int]) -> Pattern:
    """The cells of a tile with their icons."""
    return pattern_of(cells, CELL_KINDS, icons)


def icon_code(name: str) -> int:
    """The number of an icon on a tile."""
    if name.startswith("ace_"):
        return ACE + SUITS.index(name.removeprefix("ace_"))
    return ICONS.index(name)


def fill_trays(box: Box) -> None:
    """WTW-SET-01, WTW-DICE-01, WTW-DICE-02: lines of the dice; WTW-SET-03: a pile per slot."""
    trays = facts("trays")["trays"]
    box.prairie_lines = read_lines(trays["prairie_lines"], PRAIRIE)
    box.river_lines = read_lines(trays["river_lines"], RIVER)
    removed = facts("components")["setup"]["players"][str(box.seats)]["removed"]
    box.removed = [
        removed_tiles(removed, slot, trays["slots"][slot]["perimeter"]) for slot in SLOT_NAMES
    ]
    box.piles = [tile.copies - gone for tile, gone in zip(box.tiles[:40], box.removed, strict=True)]


def read_lines(lines: dict[str, Any], count: int) -> list[list[int]]:
    """The slots of every line, nearest first, by number of the die."""
    return [
        [SLOT_NAMES.index(slot) for slot in lines[str(number)]["piles"]]
        for number in range(1, count + 1)
    ]


def removed_tiles(removed: str, slot: str, perimeter: bool) -> int:
    """WTW-SET-04, WTW-SET-05, WTW-SET-06, WTWS-SET-01: tiles taken out of a pile."""
    if removed == "perimeter":
        return 1 if perimeter else 0
    if removed == "columns_A_and_D":
        return 1 if slot[2] in "AD" else 0
    return 1 if removed == "one_of_each_type" else 0


# -- set-up and score board -----------------------------------------------------------------


def fill_set_up(box: Box) -> None:
    """WTW-SET-05, WTW-SET-07, WTW-SET-08, WTW-SET-13, WTW-SET-14: what the set-up says."""
    sheet = facts("components")["setup"]
    players = sheet["players"][str(box.seats)]
    box.prairie_dice = players["prairie_dice"]
    box.river_dice = players["river_dice"]
    box.first_round = players.get("first_year_rounds_skipped", 0)
    box.last_player_gold = players.get("last_player_gold", 0)
    box.starting_score = sheet["starting_score"]
    box.starting_gold = sheet["starting_gold"]
    box.dealt = sheet["partner_cards_dealt"]
    box.kept = sheet["partner_cards_kept"]
    box.row = sheet["partner_row"]


def fill_score_board(box: Box) -> None:
    """WTW-FLOW-03: rounds; towns, tussles, herds, contracts, the mine track, final points."""
    sheet = facts("components")
    board = sheet["score_board"]
    box.track = board["track_length"]
    box.rounds = board["rounds_per_year"]["values"]
    box.town_bonus = board["town_bonus_per_year"]["values"]
    box.tussle_points = board["tussle_points_per_year"]["values"]
    box.herd_points = [board["herd_points"].get(str(cows), 0) for cows in range(8)]
    box.contract_spaces = board["contract_spaces"]
    box.contracts = [
        Contract(row["id"], row["big"], row["small"]) for row in sheet["contracts"]["cards"]
    ]
    ids = [contract.id for contract in box.contracts]
    box.first_contracts = [ids.index(name) for name in sheet["contracts"]["first_game_order"]]
    spaces = sheet["mine_track"]["spaces"]
    box.mine_income = [0, *(space["income"] for space in spaces)]
    box.mine_points = [0, *(space["points"] for space in spaces)]
    box.hat = next(space["space"] for space in spaces if space.get("hat"))
    final = sheet["final_scoring"]
    box.horseshoe_points = final["horseshoe"]
    box.tombstone_points = final["tombstone"]
    box.ace_set = [0, 0, 0, final["ace_sets"]["3"], final["ace_sets"]["4"]]


def fill_partners(box: Box) -> None:
    """The partner cards with their conditions."""
    box.partners = [
        Partner(row["id"], row["name"], [read_condition(line) for line in row["conditions"]])
        for row in facts("partners")["partners"]["cards"]
    ]


def read_condition(line: dict[str, Any]) -> Condition:
    """One condition of a partner card."""
    return Condition(
        METRICS.index(line["metric"]), line["op"] == ">=", line["value"], line["points"]
    )


def fill_solo(box: Box) -> None:
    """The Bandit Ridge, its deck, and the years in which bandits fight (WTWS-TUS-04)."""
    sheet = facts("solo")["solo"]
    fights = sheet["tussle_years"] if box.seats == 1 else range(1, YEARS + 1)
    box.tussle_years = [year in fights for year in range(1, YEARS + 1)]
    box.hill_bandit_years = [
        year in sheet["hill_bandit_years"] for year in range(1, YEARS + 1)
    ]  # WTW-TUS-06
    box.reveals = [
        [[year + 1, number + 1] in sheet["reveal_spaces"]["values"] for number in range(rounds)]
        for year, rounds in enumerate(box.rounds)
    ]
    box.ridge_bandits = sheet["ridge"]["printed_bandits"]
    box.bandit_cards = [
        BanditCard(row["id"], row["cows"], row["bandits"], row["bullets"])
        for row in sheet["cards"]["list"]
    ]
    box.ranks = [
        Rank(f"rank{place}", row["name"], -1000 if row["min_score"] is None else row["min_score"])
        for place, row in enumerate(sheet["ranks"]["list"])
    ]
