"""What the drawings share: the printed facts, and names for what the view says."""

from __future__ import annotations

from trailhand.core.match import Match
from trailhand.games.gwt.facts.codes import OBJECTIVE, WORKERS
from trailhand.games.gwt.position import find_tile
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.names import CARD_WORDS, card_name, objective_text, tile_name
from trailhand.terminal.trailgames import TrailScene
from trailhand.terminal.words import Words


class Scene(TrailScene):
    """One seat's view of a table, ready to be drawn."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        super().__init__(match, seat, words, width)
        assert isinstance(match.state, GwtState)
        self.state = match.state
        self.box = match.state.box

    def tile(self, word: str) -> int:
        """The number of a tile that the view names."""
        return find_tile(self.box, word)

    def tile_name(self, word: str) -> str:
        """A tile in words."""
        return self.words.of(tile_name(self.box, self.tile(word)))

    def card(self, word: str) -> str:
        """A card in words."""
        if self.is_objective(word):
            return word
        return self.words.of(card_name(self.box, CARD_WORDS.index(word)))

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
