"""Companions: an automaton for a table of wood and cardboard.

A companion is played like a game of one seat. Its decisions are questions about the real table,
its events are what the automaton does there and by which rule. Behind it lies a table of the
game itself, of which only the half of the automaton is true; what the other half would have to
say is asked when it is needed. Undo, records and words are those of every game.

A room derives a class of its own, with a `start` that pushes the first question; `asking.py` has
what its steps are made of.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from trailhand.core.game import Game, GameInfo, Option
from trailhand.core.match import Match, check_seed
from trailhand.core.rng import Rng
from trailhand.core.state import Event, State
from trailhand.core.step import Step
from trailhand.core.text import Argument, Objection, Text
from trailhand.games.common.asking import GUIDE
from trailhand.games.common.reasons import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Companion(Game):
    """Runs the automaton `name` of a game for people who play it on a real table.

    `guides` are the things that it may tell a person to do, by their numbers.
    """

    def __init__(
        self, game: Game, name: str, options: tuple[Option, ...], guides: dict[int, Reason]
    ) -> None:
        self.game = game
        self.name = name
        self.guides = guides
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
        """The automaton alone; who wins is seen at the real table."""
        seen = self.game.view(state, seat)
        return {"automaton": seen["automaton"] | {"points": self.points(state), "wins": False}}

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
        """Its events as at any table; what the person has to do is told as well."""
        if event.kind == "turn":
            return None
        if event.kind == GUIDE:
            reason = self.guides[event.a]
            return Text(f"{self.name}-guide-{reason.name}", self.guide_arguments(state, event))
        return self.game.tell(state, event, seat)

    def guide_arguments(self, state: State, event: Event) -> dict[str, Argument]:
        """The numbers and names of what is to be done."""
        return {"n": event.b}

    def place_of(self, state: State, event: Event) -> tuple[str, tuple[str, ...]]:
        if event.kind == GUIDE:
            return self.guides[event.a].rule, ()
        return self.game.place_of(state, event)


def accompany(companion: Companion, seed: int, options: dict[str, Any]) -> Match:
    """A session of a companion, as a match of one seat; it is told from its beginning."""
    check_seed(seed)
    checked = companion.check_options(1, options)
    state = companion.start(1, seed, checked)
    state.log = []
    return Match(companion, 1, seed, checked, state)
