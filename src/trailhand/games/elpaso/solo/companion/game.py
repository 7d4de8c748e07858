"""Sue for a real table: her cards are drawn here, and what she does is said step by step.

What is known here: her solo cards, reserve, row of workers, cattle, discs and the numbers of her
buildings. What is asked: whether she arrives in El Paso, what market, buildings and Simmentals
have left for her, the points of her tiles, the side of a train card if it makes a difference.
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.state import Event, State
from trailhand.core.step import Step
from trailhand.core.text import Argument, Text
from trailhand.games.common.companion import Companion
from trailhand.games.elpaso.codes import KINDS, number_of
from trailhand.games.elpaso.game import GAMES
from trailhand.games.elpaso.solo.companion.guides import GUIDES
from trailhand.games.elpaso.solo.companion.told import ToldSue, told_of
from trailhand.games.elpaso.solo.companion.turn import QUESTIONS, SetUp
from trailhand.games.elpaso.solo.scoring import sue_score
from trailhand.games.elpaso.solo.ties import sue_of
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words import worker_name

SOLO: Final = ("solo", "sue_delivery")
CATEGORIES: Final = ("objectives", "bonus_tiles")  # by kind of tile


class SueCompanion(Companion):
    """Runs Sue at a table of El Paso."""

    def __init__(self) -> None:
        game = GAMES[0]
        options = tuple(option for option in game.info.options if option.name in SOLO)
        super().__init__(game, "sue", options, GUIDES)

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> State:
        """The set-up of the real table is not known: only Sue's things lie here."""
        state = self.game.start(seats, seed, options)
        assert isinstance(state, ElPasoState)
        sue = ToldSue()
        sue_of(state).copy_to(sue)
        sue.points = [0] * len(KINDS)
        sue.steps = 0
        sue.faces = 0
        state.sue = sue
        state.agenda = [SetUp(0)]
        return state

    def points(self, state: State) -> dict[str, int]:
        assert isinstance(state, ElPasoState)
        known = sue_score(state)
        for category, points in zip(CATEGORIES, told_of(state).points, strict=True):
            known[category] += points
        return known

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ElPasoState)
        sue = told_of(state)
        told = {"points": sue.points[:], "steps": sue.steps, "faces": sue.faces}
        return super().position(state) | {"told": told}

    def tell(self, state: State, event: Event, seat: int) -> Text | None:
        """What depends on the real table is told in other words."""
        if event.kind == "simmental":
            return Text("sue-takes-simmental")
        if event.kind == "sue-builds":
            return Text("sue-builds", {"building": event.a, "old": number_of(event.c)})
        return super().tell(state, event, seat)

    def guide_arguments(self, state: State, event: Event) -> dict[str, Argument]:
        assert isinstance(state, ElPasoState)
        row = tuple(worker_name(worker) for worker in sue_of(state).row)
        return {"n": event.b, "row": row}

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return QUESTIONS
