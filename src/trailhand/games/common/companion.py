"""Companions: an automaton for a table of wood and cardboard.

A companion is played like a game of one seat. Its decisions are questions about the real table,
its events are what the automaton does there and by which rule. Behind it lies a table of the
game itself, of which only the half of the automaton is true; what the other half would have to
say is asked when it is needed. Undo, records and words are those of every game.

A room derives a class of its own, with a `start` that pushes the first question.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from trailhand.core.game import Game, GameInfo, Option
from trailhand.core.match import Match
from trailhand.core.rng import Rng
from trailhand.core.state import Event, State
from trailhand.core.step import Step
from trailhand.core.text import Objection, Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Companion(Game):
    """Runs the automaton `name` of a game for people who play it on a real table."""

    def __init__(self, game: Game, name: str, options: tuple[Option, ...]) -> None:
        self.game = game
        self.name = name
        info = game.info
        self.info = GameInfo(f"{info.id}-{name}", info.title, (1,), options, {}, info.family)
        self.rules_version = game.rules_version

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        return self.game.check_options(seats, options)

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> State:
        """A table of the game on which only the automaton is true, and the first question."""
        raise NotImplementedError

    def points(self, state: State) -> dict[str, int]:
        """The points of the automaton by category, as far as they are known."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, Any]:
        seen = self.game.view(state, seat)
        return {"automaton": seen["automaton"] | {"points": self.points(state)}}

    def scores(self, state: State, viewer: int | None = None) -> list[dict[str, int]]:
        """The person's points are on the real table."""
        return [{}]

    def winners(self, state: State) -> list[int]:
        return []

    def determinize(self, state: State, seat: int, rng: Rng) -> None:
        self.game.determinize(state, seat, rng)

    def position(self, state: State) -> dict[str, Any]:
        return self.game.position(state)

    def objection(self, step: Step[Any], state: State, choice: int, code: int) -> Objection:
        return self.game.objection(step, state, choice, code)

    def tell(self, state: State, event: Event, seat: int) -> Text | None:
        return self.game.tell(state, event, seat)

    def place_of(self, state: State, event: Event) -> tuple[str, tuple[str, ...]]:
        return self.game.place_of(state, event)


def accompany(companion: Companion, seed: int, options: dict[str, Any]) -> Match:
    """A session of a companion, as a match of one seat."""
    checked = companion.check_options(1, options)
    return Match(companion, 1, seed, checked, companion.start(1, seed, checked))
