"""What the drawings share: the printed facts, and names for what the view says."""

from __future__ import annotations

from rich.text import Text

from trailhand.core.match import Match
from trailhand.games.elpaso.facts.codes import CARD_WORDS
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.names import SUE, bonus_text, card_name, objective_text
from trailhand.terminal.trailgames import TrailScene
from trailhand.terminal.words import Words, seat_style


class Scene(TrailScene):
    """One seat's view of a table, ready to be drawn."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        super().__init__(match, seat, words, width)
        assert isinstance(match.state, ElPasoState)
        self.state = match.state
        self.box = match.state.box

    def card(self, word: str) -> str:
        """A card in words."""
        return self.words.of(card_name(CARD_WORDS.index(word)))

    def workers(self, counts: dict[str, int]) -> str:
        """How many workers of each type, those that are there."""
        found = [
            self.words("terminal-worker-count", n=count, worker=f"@elp-worker-{worker}")
            for worker, count in counts.items()
            if count
        ]
        return ", ".join(found) or self.words("terminal-elp-nobody")

    def objective(self, name: str) -> str:
        """An objective tile with everything printed on it."""
        names = [tile.name for tile in self.box.objectives]
        return self.words.of(objective_text("elp-about-objective", self.box, names.index(name)))

    def bonus(self, name: str) -> str:
        """A bonus tile with everything printed on it."""
        names = [tile.name for tile in self.box.bonuses]
        return self.words.of(bonus_text("elp-about-bonus", self.box, names.index(name)))

    def actions(self, sheet: int) -> str:
        """The actions of a building or train card: alternatives with a slash."""
        effects, seat = self.box.effects, max(self.seat, 0)
        slots = self.box.sheets[sheet]
        return self.slashed(
            (slot.group, effects[slot.effect].text(self.state, seat)) for slot in slots
        )

    def owner(self, word: str) -> Text:
        """The sign of the owner of a building: P1, or Sue."""
        if word == SUE:
            return Text(self.words("automaton-sue"), seat_style(len(self.players)))
        return self.mark(int(word) - 1)

    def ranchers(self, node: str) -> Text:
        """The ranchers on a node: (P1) (Sue)."""
        text = Text()
        for seat, player in enumerate(self.players):
            if player["rancher"] == node:
                text.append(f"({self.words.mark(seat)}) ", seat_style(seat))
        automaton = self.view.get("automaton")
        if automaton and automaton["rancher"] == node:
            text.append(f"({self.words('automaton-sue')}) ", seat_style(automaton["seat"]))
        return text
