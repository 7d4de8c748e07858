"""What the drawings share: the view of a seat, the printed facts, and names for both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trailhand.core.match import Match
from trailhand.games.gwt.codes import OBJECTIVE, WORKERS
from trailhand.games.gwt.position import Reader
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words import CARD_WORDS, card_name, objective_text, tile_name
from trailhand.terminal.words import Words, seat_style

WIDEST = 1000
GAP = 3  # characters between two tables


class Scene:
    """One seat's view of a table, ready to be drawn."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        assert isinstance(match.state, GwtState)
        self.seat = seat
        self.words = words
        self.width = width
        self.state = match.state
        self.box = match.state.box
        self.view = match.view(seat)
        self.players = self.view["players"]
        self._reader = Reader(self.box, {})

    def heading(self, key: str) -> Rule:
        """The heading of a part of the board."""
        return Rule(Text(self.words(key), "bold"), align="left", characters="-", style="dim")

    def tile(self, word: str) -> int:
        """The number of a tile that the view names."""
        return self._reader.tile(word, "")

    def tile_name(self, word: str) -> str:
        """A tile in words."""
        return self.words.of(tile_name(self.box, self.tile(word)))

    def card(self, word: str) -> str:
        """A card in words."""
        if self.is_objective(word):
            return word
        return self.words.of(card_name(self.box, CARD_WORDS.index(word)))

    def cards(self, pile: Iterable[str]) -> str:
        """Cards in words, equal ones counted."""
        counted = Counter(pile)
        names = [f"{n} x {self.card(c)}" if n > 1 else self.card(c) for c, n in counted.items()]
        return ", ".join(names)

    def is_objective(self, word: str) -> bool:
        """Whether a card is an objective card."""
        return CARD_WORDS.index(word) >= OBJECTIVE

    def objective(self, word: str) -> str:
        """An objective card with everything printed on it."""
        number = CARD_WORDS.index(word)
        text = self.words.of(objective_text("terminal-objective", self.box, number))
        effect = self.box.objective(number).effect
        if effect < 0:
            return text
        gives = self.box.effects[effect].text(self.state, self.seat)
        return f"{text} · {self.words('terminal-objective-now', gives=gives)}"

    def worker(self, name: str) -> str:
        """A worker in words."""
        return self.words(f"worker-{name}")

    def workers(self, counts: dict[str, int]) -> str:
        """How many workers of each kind."""
        return ", ".join(
            self.words("terminal-worker-count", n=counts[name], worker=f"@worker-{name}")
            for name in WORKERS
        )

    def mark(self, seat: int) -> Text:
        """The sign of a seat in its colour."""
        return Text(self.words.mark(seat), seat_style(seat))


def side_by_side(scene: Scene, left: Table, right: Table) -> RenderableType:
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
