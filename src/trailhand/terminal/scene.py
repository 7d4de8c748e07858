"""What the drawings of all games share: the view of a seat, headings, and ways to lay out."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trailhand.core.match import Match
from trailhand.terminal.words import Words, seat_style

WIDEST = 1000
GAP = 3  # characters between two tables


class TableScene:
    """One seat's view of a table, ready to be drawn."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        self.seat = seat
        self.words = words
        self.width = width
        self.view = match.view(seat)
        self.players = self.view["players"]

    def heading(self, key: str) -> Rule:
        """The heading of a part of the board."""
        return Rule(Text(self.words(key), "bold"), align="left", characters="-", style="dim")

    def mark(self, seat: int) -> Text:
        """The sign of a seat in its colour."""
        return Text(self.words.mark(seat), seat_style(seat))


def side_by_side(scene: TableScene, left: Table, right: Table) -> RenderableType:
    """Two tables beside each other if the screen is wide enough, else one below the other."""
    console = Console(width=WIDEST)
    needed = sum(console.measure(table).maximum for table in (left, right)) + GAP
    if needed > scene.width:
        return Group(left, right)
    sides = Table.grid(padding=(0, GAP))
    sides.add_row(left, right)
    return sides


def packed(parts: Iterable[Text], width: int, gap: str = "  ") -> Text:
    """Texts side by side, broken into lines only between two of them."""
    lines = [Text()]
    for part in parts:
        line = lines[-1]
        if line and line.cell_len + len(gap) + part.cell_len > width:
            line = Text()
            lines.append(line)
        line.append(gap if line else "").append_text(part)
    return Text("\n").join(lines)
