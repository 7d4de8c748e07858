"""tiles.ts: what is printed on tiles, boards and cards."""

from __future__ import annotations

from writing import HEADER, Json, constant, data_of

from elpaso.actions import COLOURS, cell

IMPORTS = """import type { CattleData, Cell, Worker } from "../pieces/shapes";
import type {
  AuxData, BonusData, BuildingData, DiscData, ObjectiveData, PostData, SueCard, TrainData,
} from "./shapes";
"""
WORKER_TYPE = "Record<Worker, { bonus: Cell; vp: number }>"
MARKET_TYPE = "Record<string, { cowboys: number }>"
FACES = {"r": "recto", "v": "verso"}


def read(name: str) -> Json:
    """One file of the data."""
    return data_of("elpaso", name)


def neutrals() -> Json:
    """El Paso and the neutral buildings by letter."""
    return {
        tile["id"]: [cell(action) for action in tile["actions"]]
        for tile in read("buildings")["neutral_buildings"]["tiles"]
    }


def buildings() -> Json:
    """The common buildings by number and side; `2a/` with a slash between its actions."""
    found = {}
    for tile in read("buildings")["common_buildings"]["tiles"]:
        slash = {"a/": tile["slash"]} if "slash" in tile else {}
        for side, actions in (tile["sides"] | slash).items():
            found[f"{tile['id']}{side}"] = {
                "builders": tile["cost_builders"],
                "vp": tile["vp"],
                "cells": [cell(action) for action in actions],
            }
    return found


def train() -> Json:
    """The train cards by number and face."""
    found = {}
    for card in read("train")["train_cards"]["cards"]:
        for letter, face in FACES.items():
            found[f"{card['id']}{letter}"] = {
                "engineers": card["cost_engineers"],
                "kind": card["kind"],
                "cells": [cell(action) for action in card[face]],
            }
    return found


def posts() -> Json:
    """The trading posts."""
    found = {}
    for post in read("board")["trading_posts"]["posts"]:
        found[post["id"]] = {
            "value": post["min_value"],
            "corners": "black" if post["black"] else "white",
            "vp": post["vp"],
            "often": post["repeatable"],
            "reward": [cell(action) for action in post["reward"]],
        }
    return found


def cattle() -> Json:
    """The cattle cards by the word of the view."""
    return {
        breed["id"]: {
            "breed": COLOURS[breed["id"]],
            "name": breed["name"],
            "value": breed["value"],
            "vp": breed["vp"],
        }
        for breed in read("cards")["cattle"]["breeds"]
    }


def market() -> Json:
    """The cattle market: how many cowboys a breed takes."""
    breeds = read("cards")["cattle"]["breeds"]
    return {
        breed["id"]: {"cowboys": breed["market_cost_cowboys"]}
        for breed in breeds
        if breed["group"] == "market"
    }


def workers() -> Json:
    """The worker cards: what one gives when it is discarded, and its points."""
    found = {}
    for kind in read("cards")["workers"]["types"]:
        bonus = kind["bonus"]
        step = bonus["kind"] == "extra_step"
        action = {"op": "extra_move", "max": 1} if step else bonus | {"op": bonus["kind"]}
        found[kind["id"]] = {"bonus": cell(action), "vp": kind["vp"]}
    return found


def objectives() -> Json:
    """The objective tiles: what must be there, and points."""
    found = {}
    for tile in read("tiles")["objective_tiles"]["tiles"]:
        needs = tile["needs"]
        herd = needs.get("cattle", {}).items()
        found[tile["id"]] = {
            "cattle": [COLOURS[breed] for breed, count in herd for _ in range(count)],
            "bonuses": needs.get("bonus_tiles", 0),
            "buildings": needs.get("buildings_cost_min", 0),
            "post": needs.get("disc_on", 0),
            "vp": tile["vp"],
        }
    return found


def bonuses() -> Json:
    """The bonus tiles: at once or for good, and points."""
    found = {}
    for kind in read("tiles")["bonus_tiles"]["kinds"]:
        shown = {
            "cell": cell(kind["effect"][0]),
            "lasting": kind["timing"] == "permanent",
            "vp": kind["vp"],
        }
        found |= dict.fromkeys(kind["ids"], shown)
    return found


def auxiliary() -> Json:
    """The auxiliary actions: what each gives, before and after its disc is gone."""
    return [
        {
            "id": slot["id"].removeprefix("aux_"),
            "open": slot["available_at_start"],
            "base": cell(slot["base"]),
            **({"upgraded": cell(slot["upgraded"])} if slot["upgraded"] else {}),
        }
        for slot in read("player_board")["player_board"]["auxiliary_slots"]
    ]


def discs() -> Json:
    """The spaces with a disc on a player board: corners, what freeing one gives or costs."""
    return {
        space["id"]: {
            "corners": "black" if space["black"] else "white",
            "money": space["money"],
            "slot": (space["unlocks"].get("upgrade_slot") or space["unlocks"].get("open_slot", 0)),
        }
        for space in read("player_board")["player_board"]["disc_spaces"]
        if space["disc_at_start"]
    }


def sue_cards() -> Json:
    """Sue's cards: how far she goes, and what she does then."""
    return {
        card["id"]: {"move": card["move"], "action": card["action"], "hard": card["deck"] == "B"}
        for card in read("solo")["solo_cards"]["cards"]
    }


def tiles_ts() -> str:
    """What is printed on tiles, boards and cards."""
    board = read("player_board")["player_board"]
    end = read("board")["simmental_space"]["final_arrival_vp"]
    parts = [
        HEADER.format(source="the YAML files of the game"),
        IMPORTS,
        constant("neutrals", neutrals(), "Record<string, Cell[]>"),
        constant("buildings", buildings(), "Record<string, BuildingData>"),
        constant("train", train(), "Record<string, TrainData>"),
        constant("posts", posts(), "Record<string, PostData>"),
        constant("cattle", cattle(), "Record<string, CattleData>"),
        constant("market", market(), MARKET_TYPE),
        constant("workers", workers(), WORKER_TYPE),
        constant("objectives", objectives(), "Record<string, ObjectiveData>"),
        constant("bonuses", bonuses(), "Record<string, BonusData>"),
        constant("auxiliary", auxiliary(), "AuxData[]"),
        constant("discs", discs(), "Record<string, DiscData>"),
        constant("sueCards", sue_cards(), "Record<string, SueCard>"),
        constant("mostCertificates", board["certificate_track"]["max"]),
        constant("moveLimit", board["move_limit"]),
        constant("handLimit", board["hand_limit"]),
        constant("finalVp", end),
        constant("perWorker", read("cards")["workers"]["money_per_worker_used"]),
        constant("jokerExtra", read("cards")["workers"]["joker_surcharge"]),
        constant("simmentalsInPlay", simmentals(), "Record<string, number>"),
    ]
    return "\n".join(parts)


def simmentals() -> Json:
    """How many Simmentals a game begins with, by the number of players."""
    solo = read("solo")["solo"]["simmental_cards_in_play"]
    return {1: solo} | read("components")["setup"]["simmental_cards_in_play"]
