"""Sue for a real table: her cards are drawn here, and what she does is said step by step.

What is known here: her solo cards, reserve, row of workers, cattle, discs and the numbers of her
buildings. What is asked: whether she arrives in El Paso, what market, buildings and Simmentals
have left for her, the points of her tiles, the side of a train card if it makes a difference.
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.event import Event, Line
from trailhand.core.step import Step
from trailhand.games.common.companion import Companion
from trailhand.games.elpaso.facts.codes import KINDS
from trailhand.games.elpaso.game import GAMES
from trailhand.games.elpaso.solo.companion.guides import GUIDES, RETOLD
from trailhand.games.elpaso.solo.companion.told import ToldSue, told_of
from trailhand.games.elpaso.solo.companion.turn import QUESTIONS, SetUp
from trailhand.games.elpaso.solo.scoring import sue_score
from trailhand.games.elpaso.solo.ties import sue_of
from trailhand.games.elpaso.state import ElPasoState

SOLO: Final = ("solo", "sue_delivery")
CATEGORIES: Final = ("objectives", "bonus_tiles")  # by kind of tile


class SueCompanion(Companion[ElPasoState]):
    """Runs Sue at a table of El Paso."""

    def __init__(self) -> None:
        game = GAMES[0]
        settings = tuple(setting for setting in game.info.options if setting.name in SOLO)
        super().__init__(game, "sue", settings, GUIDES)

    def start(self, seats: int, seed: int, settings: dict[str, Any]) -> ElPasoState:
        """The set-up of the real table is not known: only Sue's things lie here."""
        state = self.game.start(seats, seed, settings)
        sue = ToldSue()
        sue_of(state).copy_to(sue)
        sue.points = [0] * len(KINDS)
        sue.steps = 0
        sue.faces = 0
        state.sue = sue
        state.agenda = [SetUp(0)]
        return state

    def points(self, state: ElPasoState) -> dict[str, int]:
        known = sue_score(state)
        for category, points in zip(CATEGORIES, told_of(state).points, strict=True):
            known[category] += points
        return known

    def position(self, state: ElPasoState) -> dict[str, Any]:
        sue = told_of(state)
        told = {"points": sue.points[:], "steps": sue.steps, "faces": sue.faces}
        return super().position(state) | {"told": told}

    def line(self, state: ElPasoState, event: Event, viewer: int) -> Line | None:
        """What depends on the real table is told in other words."""
        if event.kind in RETOLD:
            event = Event(RETOLD[event.kind], event.seat, event.values)
        return super().line(state, event, viewer)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return QUESTIONS
