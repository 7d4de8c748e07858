"""The expansion board: north/layout.ts and north/tiles.ts, from north_layout.yaml and more."""

from __future__ import annotations

from writing import HEADER, Json, constant

from gwt.actions import cell
from gwt.source import EDITIONS, read

NORTH = {"1e": "north1", "2e": "north2"}
IMPORTS = """import type { Point } from "../../pieces/shapes";
import type { TownPlace } from "./shapes";
"""
CITY_ROW = 54  # where the cities of the base board stand
HALL = "HALL"


def layout_ts() -> str:
    """Where everything of the expansion board is drawn, in the coordinates of the base board."""
    layout = read("north_layout")
    rise = layout["meta"]["canvas"][1]
    parts = [
        HEADER.format(source="north_layout.yaml and north1.yaml"),
        IMPORTS,
        constant("rise", rise),
        constant("towns", towns(layout, rise), "Record<string, TownPlace>"),
        constant("firstName", first_names(), "Record<string, string>"),
        constant("hall", up(layout["town_hall"], rise), "Point"),
        constant("beside", [up(at, rise) for at in layout["beside"]], "Point[]"),
        constant("rails", rails(layout, rise), "Point[][]"),
        constant("areas", areas(layout, rise), "Record<string, number[][]>"),
    ]
    return "\n".join(parts)


def up(at: Json, rise: int) -> Json:
    """A point above the base board."""
    return [at[0], at[1] - rise]


def towns(layout: Json, rise: int) -> Json:
    """The towns by their ids of the 1st edition: their centre and what belongs to them."""
    found = {}
    for name, place in layout["towns"].items():
        station = place.get("station", {})
        found[name] = {
            key: up(place[key], rise) for key in ("at", "medium_tile", "emblem") if key in place
        } | ({"station": {k: up(at, rise) for k, at in station.items()}} if station else {})
    return found


def first_names() -> Json:
    """How the 1st edition calls a town of the 2nd, where that differs."""
    pairs = zip(*(read(NORTH[edition])["towns"]["list"] for edition in EDITIONS), strict=True)
    return {two["id"]: one["id"] for one, two in pairs if one["id"] != two["id"]}


def rails(layout: Json, rise: int) -> Json:
    """Every direct connection as a line; both editions have the same ones."""
    tables = read("north1")
    strip = {city["id"]: track_x(city["value"]) for city in tables["city_strip"]["cities"]}
    bends = {tuple(bend["edge"]): bend["via"] for bend in layout["bends"]}
    places = {name: place["at"] for name, place in layout["towns"].items()}
    places |= {name: [x, CITY_ROW + rise] for name, x in strip.items()}
    places[HALL] = layout["town_hall"]
    lines = []
    for start, end in tables["connections"]["edges"]:
        via = bends.pop((start, end), [])
        lines.append([up(at, rise) for at in (places[start], *via, places[end])])
    if bends:
        raise ValueError(f"no such connections: {list(bends)}")
    return lines


def track_x(value: int) -> int:
    """A city stands over the space of the track that has its number."""
    spaces = read("layout")["railroad_layout"]["spaces"]
    x: int = {str(name): at for name, at in spaces.items()}[str(value)][0]
    return x


def areas(layout: Json, rise: int) -> Json:
    """The sections of the board: x, y, width and height."""
    return {
        name: [[x, y - rise, right - x, low - y] for x, y, right, low in rows]
        for name, rows in layout["section_areas"].items()
    }


def tiles_ts() -> str:
    """What is printed on the tiles of the expansion, and what its stations cost."""
    kinds = [
        (kind["id"], cell(kind["action"], edition))
        for edition in EDITIONS
        for kind in read(NORTH[edition])["medium_town_tiles"]["kinds"]
    ]
    keys = ("cost", "vp", "corners")
    stations = {
        row["town"]: {key: row[key] for key in keys}
        for row in read("north1")["station_towns"]["list"]
    }
    parts = [
        HEADER.format(source="north1.yaml and north2.yaml"),
        'import type { Cell, Edition } from "../../pieces/shapes";',
        'import type { AuxData, StationData } from "../shapes";\n',
        constant("mediumTiles", dict(kinds), "Record<string, Cell>"),
        constant("stations", stations, "Record<string, StationData>"),
        constant("storeAction", {e: store_action(e) for e in EDITIONS}, "Record<Edition, AuxData>"),
        constant("annex", annex(), "{ stores: number; perBell: number; tokens: number[] }"),
    ]
    return "\n".join(parts)


def store_action(edition: str) -> Json:
    """The sixth auxiliary action: what once and twice cost, and what clearing its disc costs."""
    action = read(NORTH[edition])["annex"]["auxiliary_action"]
    price = [-action[time]["require"].get("pay", 0) for time in ("single", "double")]
    disc = action["right_slot"]["cost"]
    return {"id": "store", "icon": "store", "discs": 1, "dollars": price, "cost": disc}


def annex() -> Json:
    """Stores, how many of them a bell covers, and the bells that bring a token (1st edition)."""
    rows = read("north1")["annex"]
    tokens = [bell for bell, reward in rows["bell_reward"].items() if "exchange_token" in reward]
    return {"stores": rows["stores"], "perBell": rows["stores_per_bell_space"], "tokens": tokens}
