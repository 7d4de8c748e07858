"""The sides of the settlement boards, read from their drawings in the data."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from trailhand.games.wildtiled.conquest.charter import Charter
from trailhand.games.wildtiled.conquest.delivery import GeneralDelivery
from trailhand.games.wildtiled.conquest.pair_of_aces import PairOfAces
from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.conquest.saucers import Saucers
from trailhand.games.wildtiled.conquest.stage_line import StageLine
from trailhand.games.wildtiled.conquest.vault import Vault
from trailhand.games.wildtiled.conquest.wanted import MostWanted
from trailhand.games.wildtiled.conquest.water import HighWater
from trailhand.games.wildtiled.facts.box import Side, Town
from trailhand.games.wildtiled.facts.codes import SUITS
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.grid import SIZE, set_of
from trailhand.games.wildtiled.shapes import Fitting
from trailhand.games.wildtiled.tables import all_tiles

RULES: Final[dict[str, type[SideRule]]] = {
    "charter": Charter,
    "high_water": HighWater,
    "vault": Vault,
    "most_wanted": MostWanted,
    "general_delivery": GeneralDelivery,
    "stage_line": StageLine,
    "saucers": Saucers,
    "pair_of_aces": PairOfAces,
}


def side_parameters(rule: str) -> dict[str, Any]:
    """The numbers of a Conquest rule, as the data says."""
    found: dict[str, Any] = facts("boards")["conquest_rules"][rule]["parameters"]
    return found


def boards() -> list[str]:
    """The names of the settlement boards: B1 to B8."""
    return [row["id"] for row in facts("boards")["boards"]["list"]]


@cache
def open_side(board: int, conquest: bool) -> Side:
    """One side of a settlement board."""
    sheet = facts("boards")
    row = sheet["boards"]["list"][board]
    side = Side()
    side.id = row["id"]
    side.board = board
    side.conquest = conquest
    drawing = row["conquest" if conquest else "classic"]
    side.name = drawing["name"]
    side.stars = drawing["stars"]
    start = drawing.get("start")
    side.start = -1 if start is None else SIZE * start[0] + start[1]
    read_terrain(side, drawing["terrain"])
    read_icons(side, drawing["icons_grid"])
    side.town_rows = drawing["towns_grid"]
    side.towns = [read_town(side, letter, town) for letter, town in drawing["towns"].items()]
    side.town_order = sorted(range(len(side.towns)), key=lambda town: side.towns[town].order)
    read_markers(side, drawing)
    name = drawing.get("rule", "")
    side.rule = RULES[name](side_parameters(name)) if name else SideRule({})
    side.fittings = [Fitting(tile.shape, side.open_north, side.open_south) for tile in all_tiles()]
    return side


def drawn(rows: list[str], letters: str) -> tuple[int, int]:
    """The cells of a drawing that show one of some letters."""
    return set_of(cells_drawn(rows, letters))


def cells_drawn(rows: list[str], letters: str) -> list[int]:
    """The same in reading order."""
    return [
        SIZE * row + column
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter in letters
    ]


def read_terrain(side: Side, rows: list[str]) -> None:
    """WTW-PLACE-03: what may be covered, and what stops a line of fire (WTW-SHER-03)."""
    side.terrain = rows
    side.open_north, side.open_south = drawn(rows, ".")
    side.field_north, side.field_south = drawn(rows, "fc")
    side.cow_north, side.cow_south = drawn(rows, "c")
    side.hill_north, side.hill_south = drawn(rows, "h")
    side.wall_north, side.wall_south = drawn(rows, "hmc")
    border = [cell for cell in range(100) if cell // SIZE in (0, 9) or cell % SIZE in (0, 9)]
    side.border_north, side.border_south = set_of(border)


def read_icons(side: Side, rows: list[str]) -> None:
    """The icons of a board (see the conventions of the data)."""
    side.icon_rows = rows
    side.bandit_north, side.bandit_south = drawn(rows, "BW")
    side.wanted_north, side.wanted_south = drawn(rows, "W")
    side.horseshoe_north, side.horseshoe_south = drawn(rows, "U")
    side.gold_north, side.gold_south = drawn(rows, "g")
    side.bullet_north, side.bullet_south = drawn(rows, "b")
    side.street_north, side.street_south = drawn(rows, "s")
    side.pickaxe_north, side.pickaxe_south = drawn(rows, "P")
    side.water_north, side.water_south = drawn(rows, "w")
    side.ace_north, side.ace_south = drawn(rows, "A")
    side.saucers = cells_drawn(rows, "O")
    side.signposts = cells_drawn(rows, "G")


def read_town(side: Side, letter: str, row: dict[str, Any]) -> Town:
    """A town with its sign."""
    town = Town(
        letter, row["name"], row["points"], row.get("order", 0), row["sign_edge"], row["sign_at"]
    )
    town.north, town.south = drawn(side.town_rows, letter)
    return town


def read_markers(side: Side, drawing: dict[str, Any]) -> None:
    """What is printed outside the grid next to a border cell: aces and stage stops."""
    aces = drawing.get("edge_aces", [])
    stops = drawing.get("stage_stops", [])
    side.edge_suits = [SUITS.index(row["suit"]) for row in aces]
    side.edge_cells = [SIZE * row["cell"][0] + row["cell"][1] for row in aces]
    side.stops = [SIZE * row["cell"][0] + row["cell"][1] for row in stops]
    side.markers = [row["edge"] for row in [*aces, *stops]]
