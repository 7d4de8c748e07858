"""layout.ts: where everything is drawn, from layout.yaml and trail.yaml."""

from __future__ import annotations

from writing import HEADER, Json, constant, inline

from gwt.source import EDITIONS, of, read, shared, valid

KC_TYPE = """{
  spots: Record<string, Point>;
  foresights: Record<string, Point[]>;
  supply_piles: Record<string, Point>;
}"""
JOBS_TYPE = """{
  column_x: number[];
  row_y: number[];
  player_count_signs: Record<string, Point>;
  cost_label_x: number;
  yellow_arrow_icons: Point[];
  exit_arrow: Point;
}"""
MARKET_TYPE = """{
  price_cells: Record<string, Point[]>;
  cards_area: { x: number; y: number; w: number; h: number };
  stack: Point;
}"""


def trail_space(entry: Json, place: Json, edition: str) -> Json:
    """A space of the trail: where it is and what belongs on it."""
    space = {"x": place[0], "y": place[1], "kind": entry["kind"]}
    for key in ("zone", "number", "forest", "order"):
        if entry.get(key):
            space[key] = entry[key]
    if entry.get("on_trail") is False:
        space["aside"] = True
    special = of(entry.get("special_action"), edition)
    if special:
        space["special"] = special
    reward = of(entry.get("reward"), edition)
    if reward:
        space["reward"] = reward.get("dollars", "token")
    return space


def trail(edition: str, layout: Json, data: Json) -> Json:
    """Spaces and edges of the trail in one edition."""
    places = {**layout["spaces"], **layout["spaces_by_edition"][edition]}
    bends = {
        (bend["from"], bend["to"]): bend["points"]
        for bend in layout["edge_waypoints"]
        if valid(bend, edition)
    }
    spaces = {
        entry["id"]: trail_space(entry, places[entry["id"]], edition)
        for entry in data["spaces"]
        if valid(entry, edition)
    }
    edges = [
        [edge["from"], edge["to"], *bends.get((edge["from"], edge["to"]), [])]
        for edge in data["edges"]
        if valid(edge, edition)
    ]
    return {"spaces": spaces, "edges": edges}


def layout_ts() -> str:
    """The coordinates of the board."""
    layout = read("layout")
    data = read("trail")["trail"]
    trails = {edition: trail(edition, layout["trail_layout"], data) for edition in EDITIONS}
    spaces = shared(trails["1e"]["spaces"], trails["2e"]["spaces"])
    rows = layout["railroad_layout"]
    parts = [
        HEADER.format(source="layout.yaml and trail.yaml"),
        'import type { Edge, Edition, Point } from "../pieces/shapes";',
        'import type { Space } from "./shapes";\n',
        constant("sizes", layout["layout"]["sizes"]),
        constant("both", spaces["both"], "Record<string, Space>", export=False),
        "export const spaces: Record<Edition, Record<string, Space>> = {",
        f'  "1e": {{ ...both, ...{inline(spaces["1e"])} }},',
        f'  "2e": {{ ...both, ...{inline(spaces["2e"])} }},',
        "};\n",
        constant("edges", {e: trails[e]["edges"] for e in EDITIONS}, "Record<Edition, Edge[]>"),
        constant("specialOffset", special_offsets(layout), "Record<string, Point>"),
        constant("rewardOffset", layout["trail_layout"]["village_reward_label_offset"], "Point"),
        constant("forests", layout["trail_layout"]["forest_patches"], "number[][]"),
        constant("track", rows["spaces"], "Record<string, Point>"),
        constant("turnouts", rows["turnouts"], "Record<string, Point>"),
        constant("crosses", list(rows["crosses"].values()), "Point[]"),
        constant(
            "stations", rows["stations"],
            "Record<string, { disc: Point; label: Point; master?: Point }>",
        ),
        constant("leaveBonus", rows["leave_39_bonus"], "Point"),
        constant("cities", list(rows["cities"].values()), "Point[]"),
        constant("pairs", rows["pair_bonuses"], "Record<string, Point>"),
        constant("cityLabels", city_labels(rows), "Record<string, Point>"),
        constant("kansasCity", layout["kansas_city_layout"], KC_TYPE),
        constant("jobs", layout["job_market_layout"], JOBS_TYPE),
        constant("market", layout["cattle_market_layout"], MARKET_TYPE),
        constant("offsets", offsets(layout["piece_offsets"]), "Record<string, Point[]>"),
    ]  # fmt: skip
    return "\n".join(parts)


def special_offsets(layout: Json) -> Json:
    """Where the pill of a special action stands, seen from its space."""
    groups = layout["trail_layout"]["special_icon_offset"].values()
    return {space: group["offset"] for group in groups for space in group["spaces"]}


def city_labels(rows: Json) -> Json:
    """Where dollars and points of single cities stand, by index."""
    ends = rows["disc_bonus_labels"]
    return {"0": ends["kansas_city"], "9": ends["terminal"], **rows["city_vp_label"]}


def offsets(data: Json) -> Json:
    """The places of pieces that share a space."""
    return {key: value for key, value in data.items() if isinstance(value, list)}
