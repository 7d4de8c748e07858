"""Player boards as text: a row of numbers per seat, and what each seat owns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rich.table import Table
from rich.text import Text

from trailhand.terminal.scene import TableScene, packed

MARK = 3  # characters of the first column

S = TypeVar("S", bound=TableScene)
Cells = Mapping[str, Callable[[S, int, dict[str, Any]], str]]


def number(name: str) -> Callable[[TableScene, int, dict[str, Any]], str]:
    """A plain number of the player board."""
    return lambda scene, seat, player: str(player[name])


def seat_numbers(scene: S, columns: Cells[S]) -> Table:
    """One row per seat; a column is headed by its message."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    for key in columns:
        table.add_column(scene.words(f"terminal-{key}"), no_wrap=True)
    for seat, player in enumerate(scene.players):
        name = scene.mark(seat).append("*" if seat == scene.seat else "")
        table.add_row(name, *(cell(scene, seat, player) for cell in columns.values()))
    return table


def seat_belongings(scene: S, rows: Cells[S]) -> Table:
    """One paragraph per seat: what it owns beyond the numbers."""
    table = Table.grid(padding=(0, 1))
    for seat, player in enumerate(scene.players):
        parts: list[Text] = []
        for key, row in rows.items():
            if value := row(scene, seat, player):
                heading = scene.words(f"terminal-{key}") + " "
                parts.append(Text.assemble((heading, "dim"), value))
        table.add_row(scene.mark(seat), packed(parts, scene.width - MARK))
    return table
