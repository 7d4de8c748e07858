"""Trailhand: play, host and study the western-trail family of board games.

A match is one game being played. It asks, and is answered by notation or by number:

>>> import trailhand as th
>>> match = th.new("gwt2", seats=2, seed=7)
>>> match
<Match of gwt2, 2 seats, seed 7; turn 1, seat 0: Place your herder (8 options); points 1, 1>
>>> [option.notation for option in match.decision.options][:3]
['place A', 'place B', 'place C']

Every option says what it does, by which rule, and where; what is refused says why:

>>> option = match.decision.options[0]
>>> option.text(), option.text("fr"), option.rule, option.anchors
('Start on A, space A', 'Commencer en A, case A', 'GWT-FIRST-01', ('trail:A',))
>>> match.play("place A").why_not("use 1").text()
'Needs a white card in hand'
>>> match.play("use 1")
Traceback (most recent call last):
...
trailhand.core.match.IllegalChoice: Needs a white card in hand (GWT-ACT-01)

What has happened can be told, as each seat may read it, from the moment somebody watches:

>>> match.watch()
>>> match.play("aux dollar").tell(seat=1)[:2]
['Player 1 performs an auxiliary action: dollars', 'Player 1 gains 1$']

A match is recorded as text that plays again, and saved as plain data that goes on:

>>> th.replay(match.record()).hash() == th.load(match.position()).hash() == match.hash()
True

How a new game is added is told in docs/adding-a-game.md.

To begin:
    games()         the games there are, each a `GameInfo` with its `Setting`s
    new             a new table, as a `Match`; `Settings` are its options, by name, each a
                    `SettingValue`
    load, replay    a `Match` from a `Position`, or from the text of a record

What a match has:
    Match           one game being played: `play`, `why_not`, `refusals`, `preview`, `tell`,
                    `lines`, `scores`, `winners`, `clone`, `position`, `record`, `free_actions`
    Decision        what is to be decided now: the seat, the question, the options
    Option          one of them: `notation`, `text(lang)`, `rule`, `anchors`, `warning(lang)`
    Description     the same as a message (`Text`), before it is put into words
    Refused         something out of reach, with its `Objection`: the reason and the rule
    FreeAction      what a seat may do in the middle of another seat's decision
    Preview         what an option would bring: events, and changes of the numbers of a seat
    Played          one choice as it stands in `match.played`
    Event           something that happened, of a `Kind`: `event["cost"]` is one of its numbers
    Thing           what such a number stands for: `kind.things` has them by name
    Line            the same as a seat may read it: message, rule, the places it lights
    Score           the points of a seat: `total` and `categories`
    View            what a seat may know, and all it may know (`match.view(seat)`)
    About           what a board element is, and the rules that go with it
    determinized    a copy in which everything a seat cannot know has been dealt again
    Game, State     the rules behind a match and the table as they see it (`match.game`,
                    `match.state`): for those who write games or bots (docs/adding-a-game.md)
What goes wrong (all are ValueErrors; nothing has changed when one is raised):
    InvalidSetup, InvalidChoice, AmbiguousChoice, IllegalChoice, ImpossiblePosition, BadRecord
"""

from collections.abc import Mapping

from trailhand.core.event import Event, Kind, Line, Thing
from trailhand.core.foresight import Preview
from trailhand.core.game import (
    Game,
    GameInfo,
    ImpossiblePosition,
    InvalidSetup,
    Position,
    Setting,
    Settings,
    SettingValue,
    View,
    register,
    registered,
)
from trailhand.core.match import (
    About,
    Decision,
    FreeAction,
    IllegalChoice,
    Match,
    Option,
    Played,
    Refused,
    Score,
    determinized,
    new_match,
)
from trailhand.core.match import load_match as load
from trailhand.core.notation import AmbiguousChoice, InvalidChoice
from trailhand.core.record import BadRecord, replay
from trailhand.core.state import State
from trailhand.core.text import Description, Objection, Text, speak_with
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
    options: Mapping[str, object] | None = None,
    discreet: bool = False,
) -> Match:
    """Set up a table of a game (see `games`) for a number of seats.

    The same seed gives the same table. `options` are the settings of the game; what is not
    named has its default. At a discreet table nobody is skipped over when the reason lies in a
    hidden hand. InvalidSetup says what is wrong with a game, number of seats, seed or option.
    """
    return new_match(game, seats, seed, options, discreet)


def games() -> list[GameInfo]:
    """The games of the house, with their seats and settings."""
    return [game.info for game in registered()]


__all__ = [
    "About",
    "AmbiguousChoice",
    "BadRecord",
    "Decision",
    "Description",
    "Event",
    "FreeAction",
    "Game",
    "GameInfo",
    "IllegalChoice",
    "ImpossiblePosition",
    "InvalidChoice",
    "InvalidSetup",
    "Kind",
    "Line",
    "Match",
    "Objection",
    "Option",
    "Played",
    "Position",
    "Preview",
    "Refused",
    "Score",
    "Setting",
    "SettingValue",
    "Settings",
    "State",
    "Text",
    "Thing",
    "View",
    "determinized",
    "games",
    "load",
    "new",
    "replay",
]
