"""The words of the interface in the language of the person."""

from __future__ import annotations

from trailhand.core.text import Argument, Text, say
from trailhand.text import phrase

SEAT_STYLES = ("red", "blue", "yellow", "green", "magenta")


class Words:
    """Speaks one language: `words("terminal-help")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **args: Argument) -> str:
        """A message of the interface."""
        return phrase(key, self.lang, **args)

    def of(self, message: Argument) -> str:
        """What the engine names: a message, `@name-of-a-message`, or a plain word."""
        if isinstance(message, Text):
            return say(message, self.lang)
        text = str(message)
        return phrase(text[1:], self.lang) if text.startswith("@") else text

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return phrase(f"seat-{seat + 1}", self.lang)

    def mark(self, seat: int) -> str:
        """The sign of a seat, for pieces on the board: P1."""
        return self("terminal-mark", n=seat + 1)

    def dollars(self, amount: int | str) -> str:
        """An amount of money as this language writes it."""
        return self("terminal-dollars", n=amount)


def seat_style(seat: int) -> str:
    """The colour in which a seat is printed, always beside its name or letter."""
    return f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"
