"""printed.ts: what is printed on boards, tiles, trays, score board and mine track."""

from __future__ import annotations

from typing import Any

from writing import HEADER, constant

from trailhand.games.wildtiled.facts.files import facts

Json = Any
SOURCE = "boards.yaml, tiles.yaml, trays.yaml and components.yaml"


def printed_ts() -> str:
    """All printed facts that the page draws."""
    board = facts("components")["score_board"]
    herds = {cows: n for cows, n in board["herd_points"].items() if cows != "provenance"}
    trays = facts("trays")["trays"]
    mine = [
        [space["income"], space["points"], space.get("hat", False)]
        for space in facts("components")["mine_track"]["spaces"]
    ]
    parts = [
        HEADER.format(source=SOURCE),
        'import type { Side, TileFace } from "./shapes";\n',
        constant("sides", sides(), "Record<string, Side>"),
        constant("tiles", tiles(), "Record<string, TileFace>"),
        constant("prairieLines", lines(trays["prairie_lines"]), "string[][]"),
        constant("riverLines", lines(trays["river_lines"]), "string[][]"),
        constant("townBonus", board["town_bonus_per_year"]["values"]),
        constant("tusslePoints", board["tussle_points_per_year"]["values"]),
        constant("trackLength", board["track_length"]),
        constant("herdPoints", herds, "Record<number, number>"),
        constant("mineTrack", mine, "[income: number, points: number, hat: boolean][]"),
        constant("revealSpaces", reveals(), "[year: number, round: number][]"),
    ]
    return "\n".join(parts)


def reveals() -> Json:
    """The spaces of the solo side that show a Bandit card."""
    return facts("solo")["solo"]["reveal_spaces"]["values"]


def sides() -> Json:
    """Every side of a settlement board: `B1` is classic, `B1c` its Conquest side."""
    return {
        board["id"] + mark: side(board[kind])
        for board in facts("boards")["boards"]["list"]
        for kind, mark in (("classic", ""), ("conquest", "c"))
    }


def side(data: Json) -> Json:
    """One side: its grids as one text each, towns with their signs, marks on the edge."""
    found = {
        "terrain": "".join(data["terrain"]),
        "icons": "".join(data["icons_grid"]),
        "areas": "".join(data["towns_grid"]),
        "towns": [town(letter, entry) for letter, entry in data["towns"].items()],
    }
    edges = [[e["edge"], *e["cell"], e["suit"]] for e in data.get("edge_aces", [])]
    edges += [[e["edge"], *e["cell"], "stop"] for e in data.get("stage_stops", [])]
    return found | ({"edges": edges} if edges else {})


def town(letter: str, data: Json) -> Json:
    """A town and where its sign stands."""
    found = {
        "letter": letter,
        "name": data["name"],
        "points": data["points"],
        "edge": data["sign_edge"],
        "at": data["sign_at"],
    }
    return found | ({"order": data["order"]} if "order" in data else {})


def tiles() -> Json:
    """The face of every tile: its rows, its icons by place in the rows, the colour of its sign."""
    return {tile["id"]: face(tile) for tile in facts("tiles")["tiles"]["list"]}


def face(tile: Json) -> Json:
    """One tile as it lies in its slot."""
    found: Json = {"rows": tile["cells"]}
    icons = {f"{i['at'][0]},{i['at'][1]}": i["icon"] for i in tile["icons"]}
    if icons:
        found["icons"] = icons
    if "sign" in tile:
        found["sign"] = tile["sign"]
    return found


def lines(data: Json) -> Json:
    """The piles of every number, nearest first."""
    return [data[number]["piles"] for number in sorted(data, key=int)]
