"""What the seats of a table are called, in the engine's sentences and by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from trailhand.core.text import Argument, Text, say

LONGEST_NAME = 40


def clean_name(name: str) -> str:
    """A name that is safe to show: one short line of printable characters."""
    plain = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(plain.split()).lstrip("@ ")[:LONGEST_NAME].rstrip()


class Names:
    """What the seats of a table are called."""

    def __init__(self, names: Sequence[Argument]) -> None:
        self.names = {f"@seat-{seat}": name for seat, name in enumerate(names, 1)}

    def put(self, message: Text) -> Text:
        """The message with the names of the people instead of "Player 1"."""
        return Text(message.id, {name: self.given(arg) for name, arg in message.args.items()})

    def given(self, argument: Argument) -> Argument:
        """One argument of a message, with names."""
        if isinstance(argument, str):
            return self.names.get(argument, argument)
        if isinstance(argument, Text):
            return self.put(argument)
        if isinstance(argument, tuple):
            return tuple(self.given(part) for part in argument)
        return argument

    def say(self, message: Text, lang: str) -> str:
        """The message in words, with names."""
        return say(self.put(message), lang)
