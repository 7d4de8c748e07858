"""layout.ts: where everything is drawn, from layout.yaml and board.yaml."""

from __future__ import annotations

from writing import HEADER, Json, constant, data_of

PILES_TYPE = "Record<string, Point>"
TRAIN_TYPE = """{
  cards: Record<string, Point>;
  pile: Record<string, Point>;
  row: Record<string, Point[]>;
}"""
SUPPLY_TYPE = """{
  buildings: Record<string, Point>;
  market: Record<string, Point>;
  workers: Record<string, Point>;
}"""
SUE_TYPE = "{ piles: Record<string, Point>; row: Point[] }"


def at(place: Json) -> list[Json]:
    """A place as a point."""
    return [place["x"], place["y"]]


def points(places: Json) -> Json:
    """Places by name as points."""
    return {name: at(place) for name, place in places.items()}


def spaces(layout: Json, nodes: Json) -> Json:
    """The places of the trail: where they are and what belongs there."""
    found = {}
    for node in nodes:
        place = layout["trail"]["nodes"][node["id"]]
        extra = {"cost": node["cost"]} if "cost" in node else {}
        found[node["id"]] = {"x": place["x"], "y": place["y"], "kind": node["kind"]} | extra
    return found


def layout_ts() -> str:
    """The coordinates of the board."""
    layout, board = data_of("elpaso", "layout"), data_of("elpaso", "board")["board"]
    train, supplies = layout["train"], layout["supplies"]
    kinds = ("objective", "bonus")
    parts = [
        HEADER.format(source="layout.yaml and board.yaml"),
        'import type { Edge, Point } from "../pieces/shapes";',
        'import type { Space } from "./shapes";\n',
        constant("canvas", layout["canvas"]),
        constant("spaces", spaces(layout, board["nodes"]), "Record<string, Space>"),
        constant("edges", board["edges"], "Edge[]"),
        constant("ring", layout["trail"]["ring"]),
        constant("posts", points(layout["trading_posts"]["nodes"]), "Record<string, Point>"),
        constant("simmental", layout["simmental"]["pile"]),
        constant(
            "train",
            {
                "cards": points(train["cards"]),
                "pile": {kind: at(train[f"{kind}_pile"]) for kind in kinds},
                "row": {kind: [at(p) for p in train[f"{kind}_face_up"]] for kind in kinds},
            },
            TRAIN_TYPE,
        ),
        constant(
            "supplies",
            {
                "buildings": points(supplies["building_piles"]),
                "market": points(supplies["market"]),
                "workers": points(supplies["workers"]),
            },
            SUPPLY_TYPE,
        ),
        constant(
            "sue",
            {
                "piles": {
                    name: at(place)
                    for name, place in supplies["solo"].items()
                    if name != "worker_row"
                },
                "row": [at(place) for place in supplies["solo"]["worker_row"]],
            },
            SUE_TYPE,
        ),
    ]
    return "\n".join(parts)
