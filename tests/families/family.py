"""What the tests want to know about a family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from trailhand.core.match import Match
from trailhand.core.state import State

Combination = tuple[str, int, dict[str, Any]]
Edit = Callable[[dict[str, Any]], None]


def name_of(combination: Combination) -> str:
    """A combination as the name of a test: gwt2-3-standard-simmental."""
    game, seats, options = combination
    words = [name if value is True else str(value) for name, value in options.items() if value]
    return "-".join([game, str(seats), *words])


class Golden(NamedTuple):
    """A golden game: its table, what its players are keen on, and what proves its name.

    The proof is the name of an event, unless the family knows better (`Family.shows`). `start`
    edits the position that it begins from, because chance seldom leads there; `interjects`:
    players use free actions in the turns of others.
    """

    game: str
    seats: int
    options: dict[str, Any]
    keen: str
    proof: str
    start: Edit | None = None
    interjects: bool = False


class Look(NamedTuple):
    """How the browser tests meet a game: its title on the form, a table, telling moments.

    `middle` and `finished` are golden games, the first at one of its moments. `place` is a board
    element that cannot be chosen in the beginning; `tabs` are the board's own, by name.
    """

    game: str
    title: str
    seats: int
    options: dict[str, Any]
    middle: tuple[str, int]
    finished: str
    place: str = ""
    tabs: tuple[str, ...] = ()

    @property
    def seated(self) -> list[str]:
        """Everybody at one screen."""
        return ["me", *["partner"] * (self.seats - 1)]


def happened(match: Match, proof: str) -> bool:
    """Whether an event of this kind happened."""
    return any(event.name == proof for event in match.events())


class Family(NamedTuple):
    """A family of games, as the tests see it.

    `check` asserts what always holds, `check_end` what holds at the end; `parts` are the
    classes that a clone must copy, with the least number of their fields. `newcomer` are the
    least and the most points of somebody who has understood the game. `modules` are tables with
    more on them, which the browser plays as well. `names` is a pattern for what is called the
    same in every language.
    """

    name: str
    games: tuple[str, ...]
    combinations: tuple[Combination, ...]
    check: Callable[[State], None]
    check_end: Callable[[State], None]
    parts: Mapping[type, int]
    golden: Mapping[str, Golden]
    playthroughs: Mapping[str, Combination]
    keen: str
    looks: tuple[Look, ...]
    newcomer: tuple[int, int]
    modules: tuple[Look, ...] = ()
    shows: Callable[[Match, str], bool] = happened
    depth: int = 3
    told: int = 120
    names: str = ""
