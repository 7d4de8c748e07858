"""The shapes of answers, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct


class TableId(Struct):
    """The table to go to."""

    id: str


class Link(Struct):
    """A one-time link."""

    url: str


class You(Struct):
    """What the visitor is at this table; `viewing` is the seat whose eyes they look through."""

    seats: list[int]
    host: bool
    spectator: bool
    viewing: int


class SeatShown(Struct):
    """One seat as everybody sees it; `bot` plays it now, if there is one, `level` is its word."""

    seat: int
    name: str
    kind: str
    bot: str | None
    here: bool
    mark: str
    level: str = ""


class CategoryShown(Struct):
    """Points of one category of the rulebook."""

    id: str
    name: str
    points: int


class ScoreShown(Struct):
    """What a seat would have if the game ended now, as far as the visitor may know."""

    total: int
    categories: list[CategoryShown]


class BringsShown(Struct):
    """What an option would bring at once: in words, by number, and where else on the board.

    `worth` orders options for the eye; it is no advice.
    """

    text: str
    changes: dict[str, int]
    worth: int
    anchors: tuple[str, ...]


class OptionShown(Struct):
    """One option: a sentence, its rule, the board elements it touches."""

    n: int
    notation: str
    text: str
    rule: str
    anchors: tuple[str, ...]
    warning: str
    step: str
    free: bool
    passes: bool
    brings: BringsShown | None = None


class Refused(Struct):
    """Something in reach that a rule forbids."""

    notation: str
    text: str
    rule: str
    anchors: tuple[str, ...]


class DecisionShown(Struct):
    """What is to be decided; options are shown to the deciding seat only."""

    seat: int
    yours: bool
    step: str
    question: str
    options: list[OptionShown]
    refused: list[Refused]


class Confirm(Struct):
    """A choice that ends the turn waits for a yes."""

    text: str
    notation: str
    choice: str


class UndoShown(Struct):
    """How far one can go back, and what stops it there."""

    steps: int
    blocked: str | None
    text: str


class Interjection(Struct):
    """A free action that one of the visitor's seats may take now."""

    seat: int
    notation: str
    text: str


class LogLine(Struct):
    """Something that happened."""

    seq: int
    moment: int
    turn: int
    seat: int
    text: str
    rule: str
    anchors: tuple[str, ...]


class LessonShown(Struct):
    """A lesson: what is told, and the only options that are accepted until it is done."""

    number: int
    of: int
    title: str
    text: str
    rule: str
    wanted: list[str]
    anchors: tuple[str, ...]
    done: bool


class KeyMoment(Struct):
    """One of the largest swings of a game."""

    moment: int
    seat: int
    text: str


class Over(Struct):
    """How the game ended."""

    winners: list[int]
    history: list[list[int]]
    moments: list[KeyMoment]
    text: str


class AutomatonShown(Struct):
    """The opponent of the rulebook at a solo table; its steps are the log lines of its seat.

    `card` is the one it plays by, in words, `score` what it would have if the game ended now.
    `won`: the game is over, and it has won, alone or together with the player.
    """

    seat: int
    name: str
    mark: str
    card: str
    score: ScoreShown
    won: bool


class Snapshot(Struct):
    """A table as one visitor may see it, in their language."""

    id: str
    game: str
    title: str
    name: str
    status: Literal["open", "running", "over", "left"]
    public: bool
    spectators: bool
    asks_confirm: bool
    options: dict[str, Any]
    seed: str | None
    seq: int
    moment: int
    moments: int
    live: bool
    you: You
    seats: list[SeatShown]
    view: dict[str, Any] | None
    scores: list[ScoreShown]
    decision: DecisionShown | None
    confirm: Confirm | None
    undo: UndoShown | None
    interjections: list[Interjection]
    log_after: int
    log: list[LogLine]
    over: Over | None
    rematch: str | None
    lesson: LessonShown | None
    hints: bool = False
    automaton: AutomatonShown | None = None
    family: str = ""


class TableShown(Struct):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    name: str
    status: str
    public: bool
    spectators: bool
    yours: bool
    your_turn: bool
    seats: list[SeatShown]
    moment: int
    created: float
    changed: float


class Lobby(Struct):
    """Tables one may go to."""

    yours: list[TableShown]
    public: list[TableShown]


class ChoiceShown(Struct):
    """One value of an option."""

    value: Any
    name: str


class OptionInfo(Struct):
    """A switch of a game.

    A `bool` is on or off; a `number` lies from `least` to `most`; everything else is one of the
    choices (`start`: or a seat). With `seats` it is there for these numbers of seats only.
    """

    name: str
    kind: str
    default: Any
    choices: list[ChoiceShown]
    title: str
    help: str
    seats: list[int] = []
    least: int | None = None
    most: int | None = None


class PresetInfo(Struct):
    """A named set of options."""

    name: str
    title: str
    options: dict[str, Any]


class GameShown(Struct):
    """A game of the house; `bots` can be chosen for it, `bot` is the usual one.

    Games of one `family` share a rulebook; with `lessons` it can be learned step by step.
    `intro` tells in a few sentences what a turn is like.
    """

    id: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str] = []
    bot: str = ""
    family: str = ""
    lessons: bool = False
    intro: list[str] = []


class BotShown(Struct):
    """A bot one may play against."""

    name: str
    title: str
    help: str = ""


class House(Struct):
    """What can be played, and against whom."""

    games: list[GameShown]
    bots: list[BotShown]
    languages: list[str]
    version: str


class Expected(Struct):
    """Points of one category that may be expected at the end of the game."""

    id: str
    name: str
    points: float


class HintShown(Struct):
    """An option worth considering.

    `total` and `categories` are the final score that it promises, `ahead` the lead over the best
    of the others (null for who plays alone), `plan` how the turn would go on.
    """

    notation: str
    text: str
    total: float
    ahead: float | None
    categories: list[Expected]
    plan: list[str]


class Hints(Struct):
    """The best options of a decision, best first."""

    moment: int
    hints: list[HintShown]


class About(Struct):
    """What a board element is and, if it can't be used now, why."""

    text: str
    rules: list[str]
    objection: str | None = None
    objection_rule: str | None = None


class RuleShown(Struct):
    """A rule in our words."""

    id: str
    area: str
    edition: str
    decision: bool
    text: str
    title: str
    book: str
    section: str


class Book(Struct):
    """The rulebook of a family of games."""

    id: str
    title: str


class Rules(Struct):
    """The rulebooks in our words."""

    books: list[Book]
    rules: list[RuleShown]


def encode(value: Any) -> bytes:
    """An answer as JSON."""
    return msgspec.json.encode(value)
