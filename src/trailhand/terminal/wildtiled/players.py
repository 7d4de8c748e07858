"""What every seat has beside its board."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.terminal.seats import number, seat_numbers
from trailhand.terminal.wildtiled.scene import Scene
from trailhand.terminal.wildtiled.settlement import settlement

COLUMNS = {
    "wtw-score": number("score"),
    "wtw-gold": number("gold"),
    "wtw-bullets": number("bullets"),
    "wtw-mine": number("mine"),
    "wtw-bandit_count": number("bandit_count"),
    "wtw-tussles_won": number("tussles_won"),
}


def purses(scene: Scene) -> list[RenderableType]:
    """One row of numbers per seat, then its partners."""
    numbers = seat_numbers(scene, COLUMNS)
    return [scene.heading("terminal-players"), numbers, *partners(scene)]


def partners(scene: Scene) -> list[RenderableType]:
    """The partners that the seat may know."""
    table = Table.grid(padding=(0, 2))
    for seat, player in enumerate(scene.players):
        for key in ("partner", "second"):
            if player[key]:
                table.add_row(scene.mark(seat), scene.partner(player[key]))
    return [table] if table.row_count else []


def brief(scene: Scene) -> RenderableType:
    """The seat's own purse in a line, and its own settlement."""
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
