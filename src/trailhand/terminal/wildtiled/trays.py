"""The two double trays with their piles, costs and dice."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.wildtiled.facts.codes import COLUMNS, TRAYS
from trailhand.terminal.wildtiled.scene import Scene

ROWS = range(1, 6)


def trays(scene: Scene) -> list[RenderableType]:
    """Both trays, one below the other, with the dice that lie at their edges."""
    view = scene.view
    moment = scene.words("terminal-wtw-moment", year=view["year"], round=view["round"])
    return [
        scene.heading("terminal-wtw-trays"),
        Text(moment, "bold"),
        *(tray(scene, letter) for letter in TRAYS),
    ]


def tray(scene: Scene, letter: str) -> Table:
    """One double tray: river dice above and below, prairie dice left and right."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    first = 1 if letter == "L" else 5
    table.add_row("", "", river(scene, first), river(scene, first + 1), "", "")
    low = 1 if letter == "L" else 11
    for row in ROWS:
        piles = [pile(scene, f"{letter}-{column}{row}") for column in COLUMNS]
        left, right = prairie(scene, low + row - 1), prairie(scene, low + row + 4)
        table.add_row(left, *piles, right)
    table.add_row("", "", river(scene, first + 2), river(scene, first + 3), "", "")
    return table


def prairie(scene: Scene, number: int) -> Text:
    """A prairie number; a die lies on it in brackets."""
    lies = number in scene.view["dice"]["prairie"]
    return Text(f"[{number}]", "bold green") if lies else Text(f" {number} ", "dim")


def river(scene: Scene, number: int) -> Text:
    """A river number; a die lies on it in brackets."""
    lies = number in scene.view["dice"]["river"]
    return Text(f"[{number}]", "bold blue") if lies else Text(f" {number} ", "dim")


def pile(scene: Scene, name: str) -> Text:
    """A pile: its slot, its tile, how many are left, what one costs."""
    slot = scene.view["slots"][name]
    text = Text(f"{name[2:]} ", "dim")
    if not slot["left"]:
        return text.append("-")
    cost = scene.words("terminal-wtw-cost", n=slot["cost"]) if slot["cost"] else ""
    text.append(f"{scene.tile(slot['tile'])} ", "default")
    return text.append(f"x{slot['left']} {cost}", "dim")
