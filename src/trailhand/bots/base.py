"""What a bot is, and the list of bots there are.

A bot goes by its name, some by a name and a budget: `search:1s` thinks a second a turn.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from trailhand.core.match import Match


def never_stop() -> bool:
    """Nobody stops the bot."""
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code: it is shown a match and answers with an option.

    A bot keeps its seat for a whole game and may remember what it thought about a turn. One
    that thinks for long calls `stop` now and then, and ends when that says so.
    """

    stop: Callable[[], bool]

    def __init__(self) -> None:
        self.stop = never_stop

    def choose(self, match: Match, seat: int) -> int:
        """The place of the chosen option in `match.decision.options`."""
        raise NotImplementedError


BotMaker = Callable[[int], Bot]
BudgetMaker = Callable[[int, str], Bot]


class UnknownBot(ValueError):
    """A bot that does not exist; the message lists those that do."""


_bots: dict[str, BotMaker] = {}
_adjustable: dict[str, BudgetMaker] = {}


def register(name: str, maker: BotMaker) -> None:
    """Add a bot to the house: `maker(seed)` sits it down at a table."""
    _bots[name] = maker


def register_adjustable(name: str, maker: BudgetMaker) -> None:
    """Add a bot that takes a budget behind a colon: `maker(seed, budget)`.

    A budget that cannot be read is an UnknownBot.
    """
    _adjustable[name] = maker


def names() -> list[str]:
    """The bots of the house."""
    return list(_bots)


def find(name: str) -> BotMaker:
    """The maker of a bot: `find("random")(seed)`; an unknown name lists the known ones."""
    if name in _bots:
        return _bots[name]
    kind, colon, budget = name.partition(":")
    if colon and kind in _adjustable:
        maker = _adjustable[kind]
        maker(0, budget)  # refuses one that it cannot read
        return lambda seed: maker(seed, budget)
    raise UnknownBot(f"unknown bot {name!r}; the bots are: {', '.join(_bots)}")
