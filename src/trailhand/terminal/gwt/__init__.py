"""The table of Great Western Trail in a terminal: drawings only, no rules."""

from __future__ import annotations

from rich.console import Group, RenderableType

from trailhand.core.match import Match
from trailhand.terminal.gwt.buildings import buildings
from trailhand.terminal.gwt.markets import markets
from trailhand.terminal.gwt.north import northern_board
from trailhand.terminal.gwt.players import brief, player_boards
from trailhand.terminal.gwt.poker import poker_table
from trailhand.terminal.gwt.railroad import railroad
from trailhand.terminal.gwt.scene import Scene
from trailhand.terminal.gwt.trail import trail
from trailhand.terminal.words import Words


class GwtBoard:
    """Draws a match of Great Western Trail as one seat sees it."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        self.scene = Scene(match, seat, words, width)

    def full(self) -> RenderableType:
        """The whole table."""
        scene = self.scene
        return Group(
            trail(scene),
            *markets(scene),
            *railroad(scene),
            *northern_board(scene),
            *poker_table(scene),
            *player_boards(scene),
        )

    def brief(self) -> RenderableType:
        """The seat's purse and hand, shown with every decision."""
        return brief(self.scene)

    def details(self) -> RenderableType:
        """What every building does."""
        return buildings(self.scene)
