"""What the drawings share: the printed facts, and names for what the view says."""

from __future__ import annotations

from trailhand.core.match import Match
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.words.names import PARTNER_WORDS, partner_text, tile_name
from trailhand.terminal.scene import TableScene
from trailhand.terminal.words import Words


class Scene(TableScene):
    """One seat's view of a table, ready to be drawn."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        super().__init__(match, seat, words, width)
        assert isinstance(match.state, WestState)
        self.state = match.state
        self.box = match.state.box

    def tile(self, tile_id: str) -> str:
        """A tile in words."""
        return self.words.of(tile_name(self.box, self.box.tile_ids.index(tile_id)))

    def partner(self, name: str) -> str:
        """A partner with everything printed on the card."""
        return self.words.of(partner_text(self.box, PARTNER_WORDS.index(name)))
