"""The table of El Paso in a terminal: drawings only, no rules."""

from __future__ import annotations

from rich.console import Group, RenderableType

from trailhand.core.match import Match
from trailhand.terminal.elpaso.buildings import buildings
from trailhand.terminal.elpaso.markets import markets
from trailhand.terminal.elpaso.players import brief, player_boards
from trailhand.terminal.elpaso.posts import posts
from trailhand.terminal.elpaso.scene import Scene
from trailhand.terminal.elpaso.sue import sue
from trailhand.terminal.elpaso.trail import trail
from trailhand.terminal.words import Words


class ElPasoBoard:
    """Draws a match of El Paso as one seat sees it."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        self.scene = Scene(match, seat, words, width)

    def full(self) -> RenderableType:
        """The whole table."""
        scene = self.scene
        return Group(
            *trail(scene), *posts(scene), *markets(scene), *player_boards(scene), *sue(scene)
        )

    def brief(self) -> RenderableType:
        """The seat's purse and hand, shown with every decision."""
        return brief(self.scene)

    def details(self) -> RenderableType:
        """What every building and train card does."""
        return buildings(self.scene)
