"""What the drawings share: the view of a seat, the printed facts, and names for both."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

from trailhand.core.match import Match
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.words import PARTNER_WORDS, partner_text, tile_name
from trailhand.terminal.words import Words, seat_style


class Scene:
    """One seat's view of a table, ready to be drawn."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        assert isinstance(match.state, WestState)
        self.seat = seat
        self.words = words
        self.width = width
        self.state = match.state
        self.box = match.state.box
        self.view = match.view(seat)
        self.players = self.view["players"]

    def heading(self, key: str) -> Rule:
        """The heading of a part of the table."""
        return Rule(Text(self.words(key), "bold"), align="left", characters="-", style="dim")

    def tile(self, tile_id: str) -> str:
        """A tile in words."""
        return self.words.of(tile_name(self.box, self.box.tile_ids.index(tile_id)))

    def partner(self, name: str) -> str:
        """A partner with everything printed on the card."""
        return self.words.of(partner_text(self.box, PARTNER_WORDS.index(name)))

    def mark(self, seat: int) -> Text:
        """The sign of a seat in its colour."""
        return Text(self.words.mark(seat), seat_style(seat))
