"""Which drawing belongs to which game."""

from __future__ import annotations

import json
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from trailhand.core.game import family_of
from trailhand.core.match import Match
from trailhand.terminal.elpaso import ElPasoBoard
from trailhand.terminal.gwt import GwtBoard
from trailhand.terminal.wildtiled import WestBoard
from trailhand.terminal.words import Words


class Board(Protocol):
    """A table as one seat sees it."""

    def full(self) -> RenderableType:
        """The whole table."""
        ...

    def brief(self) -> RenderableType:
        """What belongs to every decision: the seat's purse and hand."""
        ...

    def details(self) -> RenderableType:
        """What the printed components do."""
        ...


class PlainBoard:
    """A game that has no drawing yet: the view as it is."""

    def __init__(self, match: Match, seat: int, words: Words, width: int) -> None:
        self.view = match.view(seat)

    def full(self) -> RenderableType:
        """Everything the seat may know."""
        return Text(json.dumps(self.view, indent=1, ensure_ascii=False))

    def brief(self) -> RenderableType:
        """Nothing in particular."""
        return Text("")

    def details(self) -> RenderableType:
        """Everything the seat may know."""
        return self.full()


class Drawing(Protocol):
    """How a family of games is drawn for a seat, on a screen of a width."""

    def __call__(self, match: Match, seat: int, words: Words, width: int) -> Board:
        """The table of a match."""
        ...


DRAWINGS: dict[str, Drawing] = {
    "elpaso": ElPasoBoard,
    "gwt": GwtBoard,
    "wildtiled": WestBoard,
}


def board_of(match: Match, seat: int, words: Words, width: int) -> Board:
    """The drawing of a match for a seat, on a screen of a width."""
    draw = DRAWINGS.get(family_of(match.game.info), PlainBoard)
    return draw(match, seat, words, width)
