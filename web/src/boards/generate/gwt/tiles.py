"""tiles.ts: what is printed on tiles, boards and cards."""

from __future__ import annotations

from glyphs import Cell, icon, money, text
from writing import HEADER, Json, constant

from gwt.actions import card, cell, gains
from gwt.north import NORTH
from gwt.source import EDITIONS, by_edition, of, read, valid

IMPORTS = """import type { CattleData, Cell, Edition, Glyph, Hand } from "../pieces/shapes";
import type {
  AuxData, CityData, DiscData, MasterData, ObjectiveData, PrivateTile, StationData, Worker,
} from "./shapes";
"""
PAIRS_TYPE = "Record<Edition, Record<string, { gain: Glyph[]; vp: number }>>"
WORKERS_TYPE = """{
  columns: number;
  vp: Record<string, number>;
  bonuses: Record<Worker, Record<string, Cell>>;
}"""
FEES_TYPE = "Record<string, Record<Hand, number>>"
JOB_TYPE = """{
  costs: number[];
  columns: Record<string, number[]>;
  arrows: number[];
  exit: Record<Edition, string>;
  tokenVp: number;
}"""


def private_tiles(edition: str) -> Json:
    """The private buildings by number and side, those of Rails to the North included."""
    tiles = [tile for tile in read("buildings")["private"]["tiles"] if valid(tile, edition)]
    tiles += read(NORTH[edition])["private_buildings"]["list"]
    return {tile["id"]: private_tile(tile, edition) for tile in tiles}


def private_tile(tile: Json, edition: str) -> Json:
    """One private building."""
    return {
        "builders": tile["builders"],
        "vp": tile["vp"],
        "hands": tile["hands"],
        "cells": [cell(action, edition) for action in tile["actions"]],
    }


def neutral_tiles() -> Json:
    """The neutral buildings by letter."""
    tiles = read("buildings")["neutral"]["tiles"]
    return {tile["id"]: [cell(action, "2e") for action in tile["actions"]] for tile in tiles}


def special_pills() -> Json:
    """The special actions: price, arrow, gain."""
    actions = read("trail")["trail"]["special_actions"]
    pills = {}
    for name, action in actions.items():
        reward = gains(action["reward"], "2e")
        shown = [glyph for glyph in reward if glyph != text("+1")]
        pills[name] = [card(action["require"]["discard"]), {"arrow": 1}, *shown]
    return pills


def worker_bonuses() -> Json:
    """What a column of a worker row gives at once, and what it scores."""
    rows = read("player_board")["worker_rows"]
    bonuses = {
        worker: {column: cell(action, "2e") for column, action in columns.items()}
        for worker, columns in rows["immediate_actions"].items()
    }
    return {"columns": rows["columns"], "vp": rows["vp_per_worker"], "bonuses": bonuses}


def auxiliary(edition: str) -> Json:
    """The five auxiliary actions: what once and twice give, and their discs."""
    icons = {"dollar": "coin", "draw": "draw", "cert": "certificate", "engine": "engine"}
    found = []
    for entry in read("player_board")["aux_actions"]["entries"]:
        name = entry["id"].removeprefix("aux_")
        found.append(
            {
                "id": name,
                "icon": icons.get(name, "cull"),
                "discs": entry["discs"],
                "dollars": [
                    of(entry[time].get("reward", {}).get("dollars", 0), edition)
                    for time in ("single", "double")
                ],
            }
        )
    return found


def disc_spaces() -> Json:
    """The spaces of the discs on a player board: corners, cost, points."""
    keys = ("group", "corners", "cost", "end_vp")
    found = {}
    for space in read("player_board")["discs"]["spaces"]:
        gain = space.get("on_clear", {}).get("dollars")
        extra = {"gain": gain} if gain else {}
        found[space["id"]] = {key: space[key] for key in keys if key in space} | extra
    return found


def city_list(edition: str) -> Json:
    """The cities along the track."""
    found = []
    for city in read("railroad")["cities"]["entries"]:
        entry = {"name": of(city["name"], edition), "value": city["value"]}
        entry |= {"corners": city["corners"], "vp": city["vp_per_disc"]}
        dollars = of(city.get("on_place", {}).get("dollars", 0), edition)
        found.append(entry | ({"dollars": dollars} if dollars else {}))
    return found


def pair_list(edition: str) -> Json:
    """The bonuses between two cities, by the first of them."""
    found = {}
    for pair in read("railroad")["cities"]["adjacent_pairs"]:
        action = of(pair["action"], edition)
        gain = [icon("objective")] if "objective" in action else []
        gain += [icon("exchange")] if "exchange_token" in action else []
        found[pair["a"]] = {"gain": gain, "vp": of(pair["vp"], edition)}
    return found


def master_tiles() -> Json:
    """The station masters: what they give and what they score."""
    counted = {
        "worker_on_board": [icon("hire")],
        "two_objective_cards_in_area": [text("2"), icon("objective")],
        "two_hazard_tiles": [text("2"), icon("hazard")],
        "pair_green_and_second_village_tile": [icon("green"), icon("second")],
        "two_certificates_temporary_or_permanent": [text("2"), icon("certificate")],
        "two_stations_with_own_disc": [text("2"), icon("station")],
        "own_private_building_on_board": [icon("building")],
        "two_unspent_exchange_tokens": [text("2"), icon("exchange")],
        "expansion_section_with_own_store": [icon("store"), icon("section")],
        "own_store_in_medium_town": [icon("store"), icon("town-sign")],
        "own_cattle_card_of_value_3_4_or_5": [icon("cow"), text("3+")],
    }
    entries = {entry["id"]: entry for entry in read("tiles")["station_masters"]["entries"]}
    for edition in EDITIONS:
        for entry in read(NORTH[edition])["station_masters"]["new_tiles"]:
            entries.setdefault(entry["id"], entry)
    found = {}
    for entry in entries.values():
        found[entry["id"]] = {
            "upper": master_upper(entry["upper"]),
            "vp": entry["lower"]["vp"],
            "per": counted.get(entry["lower"]["per"], []),
        }
    return found


def master_upper(upper: Json) -> list[Cell]:
    """The upper half of a station master."""
    if "permanent_certificates" in upper:
        return [icon("lock"), icon("certificate"), text(str(upper["permanent_certificates"]))]
    now = upper["immediate"]
    if "choose_one" in now:
        return [icon("hazard"), {"text": "/"}, icon("village")]
    return [money(now["dollars"])] if "dollars" in now else gains(now, "2e")


def objective_cards() -> Json:
    """The objective cards: at once, what must be there, points."""
    data = read("cards")["objectives"]
    now = {name: cell(action, "2e") for name, action in data["immediate_actions"].items()}
    north = read("north2")["objective_cards"]
    more = [card for name, cards in north.items() if "icon" in name for card in cards]
    found = {}
    for entry in [*data["starting"], *data["deck"], *more]:
        shown = now.get(entry.get("immediate", ""), {})
        word = entry["id"].replace("OBJ_O", "OR").removeprefix("OBJ_")
        found[word] = {
            "now": shown.get("top", []) + shown.get("low", []),
            "needs": entry["conditions"],
            "vp": entry["vp"],
            "penalty": entry["penalty"],
        }
    return found


def cattle_cards(edition: str) -> Json:
    """The cattle cards by the word of the view: breed, name, value, points."""
    cards = read("cards")
    points = cards["cattle_vp"]["vp_distribution"]
    kinds = cards["cattle"]["starting_deck_per_player"] + cards["cattle"]["market_deck"]
    found = {}
    for kind in kinds:
        color = kind["color"]
        values = points.get(color, {kind.get("vp", 0): 1})
        for vp in values:
            word = f"{color}{vp}" if len(values) > 1 else color
            name = of(kind["name"], edition)
            found[word] = {"breed": color, "name": name, "value": kind["value"], "vp": vp}
    simmental = read("simmental")["cards"]
    if edition in simmental["editions"]:
        for stage in simmental["stages"]:
            found[stage["name"]] = {
                "breed": stage["color"],
                "name": "Simmental",
                "value": stage["value"],
                "vp": stage["vp"],
                "stage": stage["stage"],
            }
        brahman = read("brahman")["cards"]
        found["brahman"] = {"name": "Brahman", "breed": brahman["color"]}
        found["brahman"] |= {key: brahman[key] for key in ("value", "vp")}
    return found


def prices() -> Json:
    """The price cells of the cattle market by group."""
    markets = read("markets")
    every = (
        markets["cattle_market"]["stated_prices"]
        + markets["cattle_market_board_prices"]["prices"]
        + read("simmental")["market"]["prices"]
        + read("brahman")["cards"]["market_options"]
    )  # fmt: skip
    found: dict[str, list[Json]] = {}
    for price in every:
        group = price["target"].removesuffix("_stage1")
        found.setdefault(group, []).append([price["cowboys"], price["dollars"], price["cards"]])
    return {group: sorted(cells) for group, cells in found.items()}


def job_market() -> Json:
    """Row costs, columns per player count, arrows."""
    jobs = read("markets")["job_market"]
    return {
        "costs": jobs["row_cost"],
        "columns": jobs["columns_used"],
        "arrows": jobs["yellow_arrows_after_row"],
        "exit": jobs["exit_arrow_color"],
        "tokenVp": read("tiles")["job_market_token"]["end_vp"],
    }


def step_discs() -> Json:
    """What the step discs add, per player count."""
    counts = read("components")["player_count_from_pictures"]
    return {
        "step_left": counts["step_disc_left"],
        "step_right": counts["step_disc_right"],
    }


def poker_table() -> Json:
    """The poker table: prices of the cards, and what the bank adds to the pot."""
    actions = read("poker")["space_actions"]
    play, showdown = actions["D"], actions["G"]
    return {
        "prices": [play["first_card_dollars"], play["second_card_dollars"]],
        "cards": play["max_cards_at_table"],
        "bank": showdown["bank_bonus_dollars"],
    }


def stations() -> Json:
    """What is printed at the stations of the track, by their names."""
    keys = ("cost", "vp", "corners")
    return {row["id"]: {k: row[k] for k in keys} for row in read("railroad")["stations"]["entries"]}


def tiles_ts() -> str:
    """What is printed on tiles, boards and cards."""
    board = read("player_board")
    leave = board["certificate_track"]["values"]
    parts = [
        HEADER.format(source="the YAML files of the game"),
        IMPORTS,
        by_edition("buildings", {e: private_tiles(e) for e in EDITIONS}, "PrivateTile"),
        constant("neutrals", neutral_tiles(), "Record<string, Cell[]>"),
        constant("specials", special_pills(), "Record<string, Glyph[]>"),
        constant("stations", stations(), "Record<string, StationData>"),
        constant("cities", {e: city_list(e) for e in EDITIONS}, "Record<Edition, CityData[]>"),
        constant("pairs", {e: pair_list(e) for e in EDITIONS}, PAIRS_TYPE),
        constant("masters", master_tiles(), "Record<string, MasterData>"),
        by_edition("cattle", {e: cattle_cards(e) for e in EDITIONS}, "CattleData"),
        constant("objectives", objective_cards(), "Record<string, ObjectiveData>"),
        constant("workers", worker_bonuses(), WORKERS_TYPE),
        constant("auxiliary", {e: auxiliary(e) for e in EDITIONS}, "Record<Edition, AuxData[]>"),
        constant("discs", disc_spaces(), "Record<string, DiscData>"),
        constant("stepDiscs", step_discs(), "Record<string, Record<string, number>>"),
        constant("certificates", leave, "number[]"),
        constant("fees", read("components")["player_count"]["fee_per_hand"], FEES_TYPE),
        constant("prices", prices(), "Record<string, [number, number, number][]>"),
        constant("jobMarket", job_market(), JOB_TYPE),
        constant("pokerTable", poker_table(), "{ prices: number[]; cards: number; bank: number }"),
    ]
    return "\n".join(parts)
