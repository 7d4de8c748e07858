"""Trailhand: play, host and study the western-trail family of board games.

>>> import trailhand as th
>>> match = th.new("gwt2", seats=2, seed=7)
>>> match.decision.options[0].text()
"""

from typing import Any

from trailhand.core.game import GameInfo, ImpossiblePosition, InvalidSetup, register, registered
from trailhand.core.match import (
    AmbiguousChoice,
    Choice,
    Decision,
    IllegalChoice,
    InvalidChoice,
    Match,
    Preview,
    determinized,
    new_match,
)
from trailhand.core.match import load_match as load
from trailhand.core.record import BadRecord, replay
from trailhand.core.text import Objection, Text, speak_with
from trailhand.games.elpaso.game import GAMES as EL_PASO
from trailhand.games.gwt.game import GAMES as GREAT_WESTERN_TRAIL
from trailhand.games.wildtiled.game import GAMES as WILD_TILED_WEST

__version__ = "0.1.0"

for _game in (*GREAT_WESTERN_TRAIL, *EL_PASO, *WILD_TILED_WEST):
    register(_game)


def _speak(message: Text, lang: str) -> str:
    """Put a message into words; the words are loaded when the first one is needed."""
    from trailhand.text import render

    return render(message, lang)


speak_with(_speak)


def new(
    game: str,
    seats: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    discreet: bool = False,
) -> Match:
    """Set up a table of a game (see `games`) for a number of seats.

    The same seed gives the same table. At a discreet table nobody is skipped over when the
    reason lies in a hidden hand. InvalidSetup says what is wrong with a game, number of
    seats, seed or option.
    """
    return new_match(game, seats, seed, options, discreet)


def games() -> list[GameInfo]:
    """The games of the house."""
    return [game.info for game in registered()]


__all__ = [
    "AmbiguousChoice",
    "BadRecord",
    "Choice",
    "Decision",
    "GameInfo",
    "IllegalChoice",
    "ImpossiblePosition",
    "InvalidChoice",
    "InvalidSetup",
    "Match",
    "Objection",
    "Preview",
    "determinized",
    "games",
    "load",
    "new",
    "replay",
]
