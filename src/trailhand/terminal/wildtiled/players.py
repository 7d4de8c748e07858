"""What every seat has beside its board."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.terminal.wildtiled.scene import Scene
from trailhand.terminal.wildtiled.settlement import settlement

COLUMNS = ("score", "gold", "bullets", "mine", "bandit_count", "tussles_won")


def purses(scene: Scene) -> list[RenderableType]:
    """One row of numbers per seat, then its partners."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    for key in COLUMNS:
        table.add_column(scene.words(f"terminal-wtw-{key}"), no_wrap=True)
    for seat, player in enumerate(scene.players):
        name = scene.mark(seat).append("*" if seat == scene.seat else "")
        table.add_row(name, *(str(player[key]) for key in COLUMNS))
    return [scene.heading("terminal-players"), table, *partners(scene)]


def partners(scene: Scene) -> list[RenderableType]:
    """The partners that the seat may know."""
    table = Table.grid(padding=(0, 2))
    for seat, player in enumerate(scene.players):
        for key in ("partner", "second"):
            if player[key]:
                table.add_row(scene.mark(seat), scene.partner(player[key]))
    return [table] if table.row_count else []


def brief(scene: Scene) -> RenderableType:
    """The own purse in a line, and the own settlement."""
    player: dict[str, Any] = scene.players[scene.seat]
    purse = scene.words(
        "terminal-wtw-brief",
        score=player["score"],
        gold=player["gold"],
        bullets=player["bullets"],
        mine=player["mine"],
        bandits=player["bandit_count"],
    )
    return Group(Text(purse, "bold"), settlement(scene, scene.seat))
