"""Companions: an automaton for a table of wood and cardboard.

A companion is played like a game of one seat. Its decisions are questions about the real table,
its events are what the automaton does there and by which rule. Behind it lies a table of the
game itself, of which only the automaton's half is true; what the other half would have to
say is asked when it is needed. Undo, records and words are those of every game.

A room derives a class of its own, with a `start` that pushes the first question; `asking.py` has
what its steps are made of.
"""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.event import Event, Line, Logbook
from trailhand.core.game import Game, GameInfo, Setting, Settings
from trailhand.core.match import Match, check_seed
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.core.step import Step
from trailhand.core.text import Argument, Objection

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Companion(Game[S]):
    """Runs the automaton `name` of a game for people who play it on a real table.

    Its logbook is the game's, and the guides: what it may tell a person to do.
    """

    def __init__(
        self, game: Game[S], name: str, settings: tuple[Setting, ...], logbook: Logbook
    ) -> None:
        self.game = game
        self.name = name
        self.logbook = logbook
        info = game.info
        self.info = GameInfo(f"{info.id}-{name}", info.title, (1,), settings, {}, info.family)
        self.rules_version = game.rules_version

    def check_settings(self, seats: int, settings: Settings) -> Settings:
        return self.game.check_settings(seats, settings)

    def start(self, seats: int, seed: int, settings: Settings) -> S:
        """A table of the game on which only the automaton is true, and the first question."""
        raise NotImplementedError

    def points(self, state: S) -> dict[str, int]:
        """The points of the automaton by category, as far as they are known."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """The automaton alone; who wins is seen at the real table."""
        seen = self.game.view(state, seat)
        return {"automaton": seen["automaton"] | {"points": self.points(state), "wins": False}}

    def scores(self, state: S, viewer: int | None = None) -> list[dict[str, int]]:
        """The person's points are on the real table."""
        return [{}]

    def winners(self, state: S) -> list[int]:
        return []

    def determinize(self, state: S, seat: int, rng: Rng) -> None:
        self.game.determinize(state, seat, rng)

    def position(self, state: S) -> dict[str, Any]:
        return self.game.position(state)

    def objection(self, step: Step[Any], state: S, choice: int, code: int) -> Objection:
        return self.game.objection(step, state, choice, code)

    def party(self, state: S, seat: int) -> Argument:
        return self.game.party(state, seat)

    def line(self, state: S, event: Event, viewer: int) -> Line | None:
        """Its events as at any table; that a turn begins goes without saying."""
        return None if event.kind.begins_turn else super().line(state, event, viewer)


def accompany(companion: Companion[Any], seed: int, options: Settings) -> Match:
    """A session of a companion, as a match of one seat; it is told from its beginning."""
    check_seed(seed)
    checked = companion.check_settings(1, options)
    state = companion.start(1, seed, checked)
    state.log = []
    return Match(companion, 1, seed, checked, state)
