"""The shapes of answers about tables, as the OpenAPI document shows them.

The types of the page are made from that document, so a field without a default is always there.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Mark = Literal["R", "B", "Y", "G", "P"]
SeatKind = Literal["human", "bot", "open"]
Status = Literal["open", "running", "over", "left"]
Theme = Literal["", "move", "money", "card", "delivery", "piece", "hand"]


class TableId(Struct):
    """The table to go to."""

    id: str


class Health(Struct):
    """Whether changes can be written; if not, `detail` says why."""

    writes: bool
    version: str
    uptime: float
    detail: str = ""


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
    kind: SeatKind
    bot: str | None
    here: bool
    mark: Mark
    level: str


class CategoryShown(Struct):
    """Points of one category of the rulebook."""

    id: str
    name: str
    points: int


class ScoreShown(Struct):
    """What a seat would have if the game ended now, as far as the visitor may know."""

    total: int
    categories: list[CategoryShown]


class GlyphShown(Struct):
    """An icon (or nothing), and the word or number beside it (or nothing)."""

    icon: str
    label: str


class PartShown(Struct):
    """One thing that an option brings, as a few icons and in words.

    It is `sure` or what the option opens up; what cannot be done now is not `open`. `either`: it
    is an alternative to the part before.
    """

    glyphs: list[GlyphShown]
    text: str
    sure: bool
    open: bool
    either: bool


class BringsShown(Struct):
    """What an option would bring: in words, by number, and where else on the board.

    `worth` orders options for the eye; it is no advice. Those that bring the same are one row,
    unless it is null; then `anchors` has nothing to add to those of the option.
    """

    text: str
    changes: dict[str, int]
    parts: list[PartShown]
    worth: int | None
    anchors: tuple[str, ...]


class OptionShown(Struct):
    """One option: a sentence, its rule, the board elements it touches.

    `then` is what follows by itself, because there is only one choice.
    """

    n: int
    notation: str
    text: str
    rule: str
    anchors: tuple[str, ...]
    warning: str
    step: str
    free: bool
    passes: bool
    brings: BringsShown | None
    then: list[str]


class Refused(Struct):
    """What is in reach and forbidden for one reason: a sentence, its rule, and the things it hits.

    `things` are their names, `count` is how many there are, `anchors` where they are. `notations`
    are all choices with this reason; those that are only one way of several make no thing.
    """

    text: str
    rule: str
    anchors: list[str]
    things: list[str]
    count: int
    notations: list[str]


class DecisionShown(Struct):
    """What is to be decided; options are shown to the deciding seat only.

    `limits` says what bounds them, if anything does. `phases` are the parts of a turn, of which
    `phase` is the present one (-1: outside of turns, or this game has none).
    """

    seat: int
    yours: bool
    step: str
    question: str
    limits: str
    phases: list[str]
    phase: int
    options: list[OptionShown]
    refused: list[Refused]


class StepShown(Struct):
    """A choice of this turn, and what followed it by itself.

    `brings` tells the numbers of its seat that it changed. `undo` takes back so many steps,
    to the table before this one; 0 if it stays, and `stays` says why.
    """

    text: str
    then: list[str]
    anchors: tuple[str, ...]
    brings: list[PartShown]
    undo: int
    stays: str | None


class Confirm(Struct):
    """A choice that ends the turn waits for a yes; whoever says it sees the table after it.

    `steps` are the choices of the turn, the one that waits last.
    """

    text: str
    notation: str
    choice: str
    steps: list[StepShown]


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
    """Something that happened; `theme` is what it is about, empty if it is told in passing."""

    seq: int
    moment: int
    turn: int
    seat: int
    text: str
    rule: str
    anchors: tuple[str, ...]
    theme: Theme


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
    """A turn that decided a game: told by its main event, and the points that it brought."""

    moment: int
    seat: int
    turn: int
    points: int
    text: str


class Over(Struct):
    """How the game ended."""

    winners: list[int]
    history: list[list[int]]
    moments: list[KeyMoment]
    text: str


class Resigned(Struct):
    """A game that ended early: who gave up, and who wins thereby, if anybody does."""

    seat: int
    winner: int | None
    text: str


class WayOut(Struct):
    """A way to go away from a table and, in a sentence, what becomes of it then.

    `pause` needs no command, `bot` has a bot stand in; `resign` and `bot` are for the named seat.
    """

    way: Literal["pause", "bot", "resign", "leave"]
    seat: int | None
    text: str


class WaysOut(Struct):
    """All ways to go away from a table."""

    ways: list[WayOut]


class AutomatonShown(Struct):
    """The opponent of the rulebook at a solo table; its steps are the log lines of its seat.

    `card` is the one it plays by, in words, `score` what it would have if the game ended now.
    `won`: the game is over, and it has won, alone or together with the player.
    """

    seat: int
    name: str
    mark: Mark
    card: str
    score: ScoreShown
    won: bool


class Snapshot(Struct):
    """A table as one visitor may see it, in their language.

    After `patience` seconds (null: never) a bot may play for an absent player; `bot_after` is what
    is left of them by seat (null: nobody is absent). `bot_waits`: a bot may not think yet.
    `seed` is a secret until the game is over, unless the host chose it. `known` says in a
    sentence how people could know the cards: a chosen seed, a record that goes on.
    """

    id: str
    game: str
    title: str
    name: str
    status: Status
    public: bool
    spectators: bool
    asks_confirm: bool
    options: dict[str, Any]
    seed: str | None
    known: str
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
    resigned: Resigned | None
    rematch: str | None
    lesson: LessonShown | None
    hints: bool
    automaton: AutomatonShown | None
    family: str
    patience: int | None
    bot_after: list[int | None]
    bot_waits: bool


class Steps(Struct):
    """What one choice brought, step by step; the log of each has only what happened in it.

    The last one is the table after the choice.
    """

    steps: list[Snapshot]


class TableShown(Struct):
    """A table in the lobby; `known` says how people could know the cards, if they could."""

    id: str
    game: str
    title: str
    name: str
    status: Status
    public: bool
    spectators: bool
    known: str
    yours: bool
    your_turn: bool
    seats: list[SeatShown]
    moment: int
    created: float
    changed: float


class Lobby(Struct):
    """Tables one may go to, and what there is to say about the server, if anything."""

    yours: list[TableShown]
    public: list[TableShown]
    news: str


class Expected(Struct):
    """Points of one category that may be expected at the end of the game.

    `more` and `less` say what it is to expect more of them, or less: "a richer herd".
    """

    id: str
    name: str
    points: float
    more: str
    less: str


class HintShown(Struct):
    """An option worth considering.

    `total` and `categories` are the final score that it promises, `ahead` the lead over the best
    of the others (null for a player who plays alone), `plan` how the turn would go on.
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
    """What a board element is and, if it can't be used now, why.

    `objection` is the reason against it in this decision; where there is none, `use` says when it
    can be used at all. `wait`: the visitor can do nothing at all now, for somebody else decides.
    """

    text: str
    rules: list[str]
    objection: str | None
    objection_rule: str | None
    use: str | None
    use_rule: str | None
    wait: str | None


def encode(value: Any) -> bytes:
    """An answer as JSON."""
    return msgspec.json.encode(value)
