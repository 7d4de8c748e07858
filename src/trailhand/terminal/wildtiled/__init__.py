"""The table of Wild Tiled West in a terminal: drawings only, no rules."""

from __future__ import annotations

from rich.console import Group, RenderableType

from trailhand.core.match import Match
from trailhand.terminal.wildtiled.players import brief, purses
from trailhand.terminal.wildtiled.scene import Scene
from trailhand.terminal.wildtiled.settlement import legend, settlements
from trailhand.terminal.wildtiled.supply import buildings, supply
from trailhand.terminal.wildtiled.trays import trays
from trailhand.terminal.words import Words


class WestBoard:
    """Draws a match of Wild Tiled West as one seat sees it."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        self.scene = Scene(match, seat, words, width)

    def full(self) -> RenderableType:
        """The whole table."""
        scene = self.scene
        return Group(*trays(scene), *supply(scene), *settlements(scene), *purses(scene))

    def brief(self) -> RenderableType:
        """The seat's own purse and settlement, shown with every decision."""
        return brief(self.scene)

    def details(self) -> RenderableType:
        """What every building does, and what the signs of a board mean."""
        return Group(buildings(self.scene), legend(self.scene))
