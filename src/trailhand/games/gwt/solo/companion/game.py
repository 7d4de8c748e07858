"""Sam for a real table: his cards are drawn here, and what he does is said step by step.

What is known here: his deck, workers, specialty, buildings, engine, stations, cities, stores and
expansion cards. What is asked: where he arrives, whom he hired, the points of cards and tiles he
took, a space for a building, the place of the player's engine.
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.game import Setting, Settings
from trailhand.core.step import Step
from trailhand.games.common.companion import Companion
from trailhand.games.gwt.facts.codes import EMPTY, NEUTRAL_LAST
from trailhand.games.gwt.game import GAMES, SOLO
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.companion.guides import GUIDES
from trailhand.games.gwt.solo.companion.told import Told, told_of
from trailhand.games.gwt.solo.companion.turn import QUESTIONS, AskSpecialty
from trailhand.games.gwt.solo.scoring import sam_score
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stations import NO_MASTER

SETTINGS: Final = (SOLO[0], Setting("north", "bool", False), SOLO[1])


class SamCompanion(Companion[GwtState]):
    """Runs Sam at a table of the second edition, with or without Rails to the North."""

    def __init__(self) -> None:
        super().__init__(GAMES[1], "sam", SETTINGS, GUIDES)

    def start(self, seats: int, seed: int, settings: Settings) -> GwtState:
        """The set-up of the real table is not known: only Sam's things lie here."""
        state = self.game.start(seats, seed, settings)
        clear_table(state)
        state.parts.append(Told())
        state.agenda = [AskSpecialty(0)]
        return state

    def points(self, state: GwtState) -> dict[str, int]:
        known = sam_score(state)
        told = told_of(state)
        for category, points in told.points.items():
            known[category] += points
        return known

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return QUESTIONS


def clear_table(state: GwtState) -> None:
    """Forget all that lies on the real table."""
    state.trail = [tile if tile <= NEUTRAL_LAST else EMPTY for tile in state.trail]
    state.masters = [NO_MASTER] * len(state.masters)
    state.display = []
    sam = state.players[SAM]
    sam.area = []
    sam.workers[sam_of(state).specialty] -= 1
