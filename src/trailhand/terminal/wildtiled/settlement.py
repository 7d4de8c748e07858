"""The settlement boards: two characters per cell, the ground and what is on it."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.terminal.wildtiled.scene import Scene

PRINTED: Final = {".": " ", "h": "^", "m": "M", "f": "~", "c": "C"}
LAID: Final = {"r": "=", "f": "~", "c": "C", "#": "#"}
GROUND: Final = {" ": "", "^": "yellow", "M": "bright_black", "~": "green", "C": "bold green"}
TILE: Final = {"=": "on grey30", "~": "green on grey30", "C": "bold green on grey30"}
WALL: Final = "bold on grey50"
SUITS: Final = {
    "ace_spades": "\u2660",
    "ace_hearts": "\u2665",
    "ace_diamonds": "\u2666",
    "ace_clubs": "\u2663",
}
# What stands on a cell: the sign, and the list of the view that names the cells.
STANDING: Final = {"!": "bandits", "+": "tombstones", "*": "sheriffs", "&": "boots"}
SIGNS: Final = ("=", "~", "C", "#", "^", "M", "!", "+", "*", "&", "P", "U", "X")
OPEN: Final = "."


def settlements(scene: Scene) -> list[RenderableType]:
    """All boards, the seat's own one first."""
    seats = sorted(range(len(scene.players)), key=lambda seat: seat != scene.seat)
    drawn = [settlement(scene, seat) for seat in seats]
    return [scene.heading("terminal-wtw-settlements"), Columns(drawn, padding=(0, 3))]


def settlement(scene: Scene, seat: int) -> RenderableType:
    """One board under the name of its side."""
    player = scene.players[seat]
    title = scene.mark(seat).append(f" {player['board']} {player['name']}", "default")
    rows = [Text("   " + " ".join("ABCDEFGHIJ"), "dim")]
    for row in range(10):
        line = Text(f"{row + 1:2} ", "dim")
        for column in range(10):
            line.append_text(cell(scene, seat, f"{row},{column}"))
        rows.append(line)
    return Group(title, *rows)


def cell(scene: Scene, seat: int, name: str) -> Text:
    """A cell: the ground, then what stands or is printed there."""
    player = scene.players[seat]
    row, column = int(name[0]), int(name[2])
    on_it = next((sign for sign, key in STANDING.items() if name in player[key]), "")
    laid = tile_on(player, name)
    if laid is not None:
        kind, icon = laid
        ground = LAID[kind]
        style = WALL if ground == "#" else TILE[ground]
        return Text(ground + (on_it or SUITS.get(icon, " ")), style)
    side = scene.state.players[seat].side
    ground = PRINTED[side.terrain[row][column]]
    icon = side.icon_rows[row][column].replace("B", ".").replace("W", ".")
    town = side.town_rows[row][column]
    if town != OPEN and ground == " ":
        ground = town.lower()
    return Text(ground + (on_it or icon), GROUND.get(ground, "cyan"))


def tile_on(player: dict[str, Any], name: str) -> tuple[str, str] | None:
    """The kind of the covered cell and the icon on it, or None if nothing covers it."""
    for piece in player["pieces"]:
        if name in piece["cells"]:
            at = piece["cells"].index(name)
            return piece["kinds"][at], piece["icons"][at]
    return None


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    table = Table.grid(padding=(0, 2))
    for number, sign in enumerate(SIGNS):
        table.add_row(Text(sign, "bold"), scene.words(f"terminal-wtw-sign-{number + 1}"))
    return Group(scene.heading("terminal-wtw-signs"), table)
