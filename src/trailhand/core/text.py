"""What the engine says, before it is put into the words of a language.

The kernel and the games only name a message and its arguments; `trailhand.text` turns
them into English or French. An argument may be a number, a plain word, the name of
another message (it starts with `@`), a message, or several messages. What somebody has
typed is `Typed`: it is said as it is, whatever it starts with.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

Argument = object
FAR: Final = 1 << 20


class Text:
    """A message id with its arguments."""

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        self.id = key
        self.args: dict[str, Argument] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Text({self.id!r}, {self.args!r})"


class Typed:
    """What somebody has typed, or is called: never the name of a message."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return repr(self.text)


class Lack(NamedTuple):
    """Which numbers of a message say what is missing, and how hard one of it is to come by."""

    needed: str
    has: str
    weight: int = 1


class Reason(NamedTuple):
    """Why something may be refused: a name (the end of its message id) and its rule.

    Of several reasons against the same thing the one that lacks the least is told; of those that
    lack nothing countable, the one with the highest `near`.
    """

    name: str
    rule: str
    lack: Lack | None = None
    near: int = 0

    def distance(self, args: dict[str, Argument]) -> int:
        """How far a choice is from being possible, to find the cheapest way to it."""
        if self.lack is None:
            return FAR - self.near
        needed, has = args.get(self.lack.needed), args.get(self.lack.has)
        if not isinstance(needed, int) or not isinstance(has, int) or needed <= has:
            return FAR
        return (needed - has) * self.lack.weight


class Objection(NamedTuple):
    """Why something is not allowed: the message, the rule that says so, how far it is from it."""

    message: Text
    rule: str
    distance: int = FAR

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        return say(self.message, lang)


class Description(NamedTuple):
    """One option as a person meets it."""

    message: Text
    rule: str
    anchors: tuple[str, ...] = ()
    warning: Text | None = None


def _plain(message: Text, lang: str) -> str:
    return " ".join([message.id, *(f"{name}={value}" for name, value in message.args.items())])


_renderer: list[Callable[[Text, str], str]] = [_plain]


def speak_with(renderer: Callable[[Text, str], str]) -> None:
    """Install the function that puts messages into words."""
    _renderer[0] = renderer


def say(message: Text, lang: str = "en") -> str:
    """The message in the words of a language."""
    return _renderer[0](message, lang)
