"""Events: what happens at a table, told in the same way as what is refused.

An event is declared once, beside the code that emits it, as a row:

    HIRED = Kind(LOG, "hired", "GWT-HIRE-01", worker=WORKER, cell=JOB, cost=MONEY)

and noted with the numbers of that row: `state.note(HIRED, seat, worker, cell, cost)`. The sentence,
the rule, the places that light up and who may read it all follow from the row, because the
things in it know what they are called, where they lie and whether they are secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from trailhand.core.text import Argument, Reason, Text

if TYPE_CHECKING:
    from trailhand.core.state import State

S = TypeVar("S", bound="State")

Wording = Callable[[S, int, int], Argument]  # state, seat, number
Placing = Callable[[S, int, int], str]
Ruling = Callable[[S, int, int], str]

# How a kind is told, what becomes known by it, and what it is about (see `Kind`).
SILENT: Final = 1
DRAWN: Final = 2
SHOWN: Final = 4
REVEALED: Final = 8
NEW_TURN: Final = 16
DEED: Final = 32
FEAT: Final = 64
A_MOVE: Final = 128
A_PAYMENT: Final = 256
A_CARD: Final = 512
A_DELIVERY: Final = 1024
A_PIECE: Final = 2048
IN_HAND: Final = 4096
ON_THE_WAY: Final = 8192

THEMES: Final = (
    (A_MOVE, "move"),
    (A_PAYMENT, "money"),
    (A_CARD, "card"),
    (A_DELIVERY, "delivery"),
    (A_PIECE, "piece"),
    (IN_HAND, "hand"),
)


class Thing(Generic[S]):
    """What a number of an event stands for: a worker, a card, a space, dollars.

    A thing knows its word in a sentence, the board element where it lies, and the rule that it
    names, if it is a reason. A `secret` one is for the seat of the event only.
    """

    width: int

    def __init__(
        self,
        word: Wording[S] | None = None,
        place: Placing[S] | None = None,
        rule: Ruling[S] | None = None,
        secret: bool = False,
    ) -> None:
        self._word = word
        self._place = place
        self._rule = rule
        self.secret = secret
        self.width = 1

    def hidden(self) -> Thing[S]:
        """The same thing, seen by the seat of the event only."""
        return Thing(self._word, self._place, self._rule, secret=True)

    def word(self, book: Logbook, state: S, event: Event, at: int) -> Argument:
        """The thing in a sentence; `at` is the place of its number in the event."""
        number = event.values[at]
        return number if self._word is None else self._word(state, event.seat, number)

    def places(self, state: S, event: Event, at: int) -> tuple[str, ...]:
        """The board elements where it lies."""
        if self._place is None:
            return ()
        place = self._place(state, event.seat, event.values[at])
        return (place,) if place else ()

    def lights_for(self, event: Event, viewer: int) -> bool:
        """Whether its places may light up for a seat."""
        return not self.secret or viewer == event.seat

    def rule(self, book: Logbook, state: S, event: Event, at: int) -> str:
        """The rule that it names, or nothing."""
        return "" if self._rule is None else self._rule(state, event.seat, event.values[at])


class Pair(Thing[S]):
    """A thing that takes two numbers to say: a space and the tile that lay there."""

    def __init__(
        self,
        both: Callable[[S, int, int], Argument],
        place: Placing[S] | None = None,
    ) -> None:
        super().__init__(None, place)
        self._both = both
        self.width = 2

    def word(self, book: Logbook, state: S, event: Event, at: int) -> Argument:
        return self._both(state, event.values[at], event.values[at + 1])


class Held(Thing[S]):
    """A thing that everybody may know and that lies before its own seat only: a card in hand.

    Hands are lit by what lies in them, so those of others must not light one's own.
    """

    def lights_for(self, event: Event, viewer: int) -> bool:
        return viewer == event.seat


class Fixture(Thing[S]):
    """A place that an event touches whatever its numbers are: it takes none itself."""

    def __init__(self, where: Callable[[S, int], str], secret: bool = False) -> None:
        super().__init__(secret=secret)
        self._where = where
        self.width = 0

    def word(self, book: Logbook, state: S, event: Event, at: int) -> Argument:
        return ""

    def places(self, state: S, event: Event, at: int) -> tuple[str, ...]:
        return (self._where(state, event.seat),)


class Refusal(Thing[Any]):
    """The reason why something was not possible: a row of the room's own table of refusals."""

    def __init__(self, secret: bool = False) -> None:
        super().__init__(secret=secret)

    def word(self, book: Logbook, state: Any, event: Event, at: int) -> Argument:
        return f"@{book.stem}no-{book.reason(event.values[at]).name}"

    def rule(self, book: Logbook, state: Any, event: Event, at: int) -> str:
        return book.reason(event.values[at]).rule


class Logbook:
    """What may happen, and what may be refused, in a room: its kinds of events and its reasons.

    `stem` begins the ids of all messages of the room. Rooms share kinds: a book that continues
    others knows their kinds, too; of the rules of a shared kind, the one that begins with `home`
    is meant.
    """

    def __init__(self, stem: str, home: str, reasons: dict[int, Reason], *shared: Logbook) -> None:
        self.stem = stem
        self.home = home
        self.reasons = reasons
        self.shared = shared
        self._kinds: dict[str, Kind] = {}

    def add(self, kind: Kind) -> None:
        """Write a kind down; nobody could tell two of the same name apart."""
        if self.find(kind.name) is not None:
            raise ValueError(f"the kind of event {kind.name!r} is declared twice")
        self._kinds[kind.name] = kind

    def add_reasons(self, reasons: dict[int, Reason]) -> None:
        """More refusals, with numbers of their own: those of a module."""
        for code, reason in reasons.items():
            if code in self.reasons:
                raise ValueError(f"the reason {reason.name!r} has a number that is taken")
            self.reasons[code] = reason

    def reason(self, code: int) -> Reason:
        """The row of a refusal; one that has none yet is called by its number, without a rule."""
        found = self.reasons.get(code)
        return Reason(str(code), "") if found is None else found

    def find(self, name: str) -> Kind | None:
        """The kind with this name."""
        if name in self._kinds:
            return self._kinds[name]
        for book in self.shared:
            found = book.find(name)
            if found is not None:
                return found
        return None

    def kinds(self) -> list[Kind]:
        """All kinds, in the order of their declaration."""
        return [*(kind for book in self.shared for kind in book.kinds()), *self._kinds.values()]

    def message(self, kind: Kind) -> str:
        """The id of the message that tells a kind; `-hidden` follows for those who may not know."""
        return f"{self.stem}log-{kind.name.partition('/')[0]}"

    def tale(self, kind: Kind) -> str:
        """The id of the message that tells a whole turn by a feat."""
        return f"{self.stem}told-{kind.name.partition('/')[0]}"

    def read(self, data: list[Any]) -> Event | None:
        """An event that `Event.save` wrote, or None if there is no such kind (any more)."""
        kind = self.find(data[0])
        if kind is None or len(data) != 2 + kind.width:
            return None
        return Event(kind, data[1], tuple(data[2:]))


class Kind:
    """One kind of event: its name, its rule, and the things that its numbers stand for.

    The name ends the id of its message; what follows a slash tells apart kinds that are told in
    the same words. Without a rule, that of its first thing counts. `manner` says more:

    - SILENT: no line of its own; it is seen on the board, or told by the line that follows.
    - DRAWN, SHOWN: something came up by chance, for its seat or for all.
    - REVEALED: something that was secret became known, without any chance.
    - NEW_TURN: a turn begins; its only number says which.
    - DEED: a player would tell the turn by it. Its thing `points`, if it has one, says what it is
      worth; else what the score says counts.
    - FEAT: a deed that outshines others, and all that follows in the turn is part of it. It has
      words of its own (`Logbook.tale`), in which the rest of the turn may be named.
    - ON_THE_WAY: its places are passed on the way to those of the next move of its seat.
    - A_MOVE, A_PAYMENT, A_CARD, A_DELIVERY, A_PIECE, IN_HAND: what it is about for somebody who
      follows the game from a distance: who hears it, or reads a turn in short. A card is one
      that is won; what is only drawn, shown or discarded happens in the hand.
    """

    def __init__(
        self, book: Logbook, name: str, rules: str, manner: int = 0, /, **things: Thing[Any]
    ) -> None:
        self.name = name
        self.rules = tuple(rules.split())
        self.manner = manner
        self.things = things
        self.width = sum(thing.width for thing in things.values())
        self.secret = any(thing.secret for thing in things.values())
        book.add(self)

    @property
    def silent(self) -> bool:
        """Whether it has no line of its own."""
        return self.manner & SILENT != 0

    @property
    def begins_turn(self) -> bool:
        """Whether a turn begins with it; its only number says which."""
        return self.manner & NEW_TURN != 0

    @property
    def deed(self) -> bool:
        """Whether a turn may be told by it."""
        return self.manner & (DEED | FEAT) != 0

    @property
    def feat(self) -> bool:
        """Whether it outshines other deeds."""
        return self.manner & FEAT != 0

    @property
    def theme(self) -> str:
        """What it is about, in a word; nothing for what is told in passing."""
        for manner, word in THEMES:
            if self.manner & manner:
                return word
        return ""

    def __repr__(self) -> str:
        return f"<{self.name}: {', '.join(self.things)}>"


class Event:
    """Something that happened: its kind, the seat it happened to, and the numbers of its things."""

    def __init__(self, kind: Kind, seat: int, values: tuple[int, ...]) -> None:
        if len(values) != kind.width:
            raise ValueError(f"{kind.name} takes {kind.width} numbers, not {len(values)}")
        self.kind = kind
        self.seat = seat
        self.values = values

    @property
    def name(self) -> str:
        """The name of its kind."""
        return self.kind.name

    @property
    def secret(self) -> bool:
        """Whether some of it is for the eyes of its seat only."""
        return self.kind.secret

    def __getitem__(self, thing: str) -> int:
        """The number of a thing, by its name in the row (of a pair: the first)."""
        at = 0
        for name, each in self.kind.things.items():
            if name == thing:
                return self.values[at]
            at += each.width
        raise KeyError(thing)

    def save(self) -> list[str | int]:
        """The event as data, for `Logbook.read`."""
        return [self.kind.name, self.seat, *self.values]

    def __repr__(self) -> str:
        mark = "?" if self.secret else ""
        return f"<{self.kind.name}{mark} seat={self.seat} {' '.join(str(n) for n in self.values)}>"


class Line(NamedTuple):
    """A line of the log as one seat may read it: the message, its rule, the places it lights."""

    message: Text
    rule: str
    anchors: tuple[str, ...]


def rule_of(book: Logbook, state: State, event: Event, viewer: int) -> str:
    """The rule behind an event; one that would give a secret away is kept from the others."""
    rules = event.kind.rules
    if len(rules) == 1:
        return rules[0]
    for rule in rules:
        if rule.startswith(book.home):
            return rule
    at = 0
    for thing in event.kind.things.values():
        found = thing.rule(book, state, event, at)
        if found:
            return "" if thing.secret and viewer != event.seat else found
        at += thing.width
    return ""


def places_of(state: State, event: Event, viewer: int) -> tuple[str, ...]:
    """The board elements that an event touched, as far as a seat may know them."""
    found: list[str] = []
    at = 0
    for thing in event.kind.things.values():
        if thing.lights_for(event, viewer):
            for place in thing.places(state, event, at):
                if place not in found:
                    found.append(place)
        at += thing.width
    return tuple(found)


def message_of(book: Logbook, who: Argument, state: State, event: Event, viewer: int) -> Text:
    """The sentence of an event for a seat; what is secret is told to others without details."""
    key = book.message(event.kind)
    args: dict[str, Argument] = {"who": who}
    if event.kind.secret and viewer != event.seat:
        return Text(key + "-hidden", args)
    at = 0
    for name, thing in event.kind.things.items():
        args[name] = thing.word(book, state, event, at)
        at += thing.width
    return Text(key, args)


def tale_of(book: Logbook, who: Argument, state: State, event: Event, turn: list[Event]) -> Text:
    """A turn as a player would tell it afterwards, by one of its deeds, for all to hear.

    The words of a feat may name what the other events of the turn were about, by kind and thing:
    `income-total`. Nothing that is secret is told.
    """
    told = message_of(book, who, state, event, -1)
    if not event.kind.feat:
        return told
    args: dict[str, Argument] = {}
    for other in turn:
        at = 0
        for name, thing in other.kind.things.items():
            if not thing.secret:
                args[f"{other.kind.name}-{name}"] = thing.word(book, state, other, at)
            at += thing.width
    args.update(told.args)
    return Text(book.tale(event.kind), args)


NUMBER: Final[Thing[Any]] = Thing()

# What the kernel itself has to tell: why only passing was possible. A reason that lies in a
# hidden hand is for its seat only.
KERNEL: Final = Logbook("", "", {})
SKIPPED: Final = Kind(KERNEL, "skipped", "", reason=Refusal())
SKIPPED_UNSEEN: Final = Kind(KERNEL, "skipped/unseen", "", reason=Refusal(secret=True))
