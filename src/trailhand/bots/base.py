"""What a bot is, and the list of bots there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from trailhand.core.match import Match


class Bot(Protocol):
    """A player made of code: it is shown a match and answers with an option."""

    name: str

    def choose(self, match: Match, seat: int) -> int:
        """The place of the chosen option in `match.decision.options`."""
        ...


BotMaker = Callable[[int], Bot]


class UnknownBot(ValueError):
    """A bot that does not exist; the message lists those that do."""


_bots: dict[str, BotMaker] = {}


def register(name: str, maker: BotMaker) -> None:
    """Add a bot to the house: `maker(seed)` sits it down at a table."""
    _bots[name] = maker


def names() -> list[str]:
    """The bots of the house."""
    return list(_bots)


def find(name: str) -> BotMaker:
    """The maker of a bot: `find("random")(seed)`; an unknown name lists the known ones."""
    if name in _bots:
        return _bots[name]
    raise UnknownBot(f"unknown bot {name!r}; the bots are: {', '.join(_bots)}")
