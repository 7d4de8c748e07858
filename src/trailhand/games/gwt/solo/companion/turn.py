"""Sam's turn at a real table: his card, his way, his action, Kansas City."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.asking import NO, YOU, Question, YesOrNo, guide
from trailhand.games.gwt.codes import BUILDER, COWBOY, WORKERS
from trailhand.games.gwt.scoring import count_buildings
from trailhand.games.gwt.solo import engine
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.cards import ACTIONS, MOST_BUILDINGS
from trailhand.games.gwt.solo.companion.board import (
    AskEngine,
    AskSite,
    AskStore,
    Store,
    ask_building,
)
from trailhand.games.gwt.solo.companion.guides import (
    ADD_CARDS,
    BUY,
    FORESIGHTS,
    HIRE_CHEAPEST,
    HIRE_SPECIALTY,
    LEAVE,
    MOVE,
    REVEAL,
    TAKE_HAZARD,
    TAKE_OUTLAW,
    TAKE_VALUE_3,
)
from trailhand.games.gwt.solo.companion.told import (
    CATTLE_POINTS,
    HAZARD_POINTS,
    OBJECTIVE_POINTS,
    AskHired,
    AskPoints,
    AskToken,
    Take,
)
from trailhand.games.gwt.solo.delivery import next_city, place_delivery
from trailhand.games.gwt.solo.movement import steps_of, within_limits
from trailhand.games.gwt.solo.turn import card_in_use, draw_card
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.steps import Automatic


class AskSpecialty(Question[GwtState]):
    """SAM-SETUP-02, SAM-SETUP-06: which worker was drawn for him at the beginning."""

    verb: ClassVar[str] = "drawn"
    rules: ClassVar[tuple[str, ...]] = ("SAM-SETUP-06", "SAM-SETUP-02")
    domain: ClassVar[int] = 3

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1, 2]

    def choose(self, state: GwtState, choice: int) -> None:
        sam_of(state).specialty = choice
        state.players[SAM].workers[choice] += 1
        state.agenda.append(AskTurn(YOU))

    def word(self, choice: int) -> str:
        return f"drawn {WORKERS[choice]}"

    def describe(self, state: GwtState, choice: int) -> Description:
        return Description(
            Text("answer-worker", {"worker": "@worker-" + WORKERS[choice]}), self.rules[0]
        )


class AskTurn(Question[GwtState]):
    """Sam's next turn, or the end of the game."""

    verb: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("SAM-TURN-02", "SAM-KC-08")
    domain: ClassVar[int] = 2

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1]

    def choose(self, state: GwtState, choice: int) -> None:
        if choice:
            state.agenda.append(AskToken(YOU))
            state.agenda.append(AskPoints(YOU, OBJECTIVE_POINTS))
            guide(state, SAM, REVEAL)
            return
        state.turn += 1
        state.note("turn", SAM, state.turn)
        draw_card(state)
        state.agenda += [AskTurn(YOU), AskArrived(YOU), Act(YOU), Move(YOU)]
        if card_in_use(state).store:
            state.agenda.append(Store(YOU))

    def word(self, choice: int) -> str:
        return "finish" if choice else "draw"

    def describe(self, state: GwtState, choice: int) -> Description:
        args: dict[str, Argument] = {"who": "@automaton-sam"}
        answer = "answer-finish" if choice else "answer-draw"
        return Description(Text(answer, args), self.rules[choice])


class Move(Automatic):
    """SAM-MOVE-01, SAM-MOVE-02: how far he goes; the number of buildings is asked."""

    rules: ClassVar[tuple[str, ...]] = ("SAM-MOVE-01", "SAM-MOVE-02")

    def choose(self, state: GwtState, choice: int) -> None:
        card = card_in_use(state)
        if card.move == MOST_BUILDINGS:
            state.agenda.append(AskBuildings(YOU))
        else:
            say_move(state, steps_of(state, card))


def say_move(state: GwtState, steps: int) -> None:
    """Tell how far he goes, and how to find his way."""
    state.note("sam-steps", SAM, steps, card_in_use(state).move)
    guide(state, SAM, MOVE, steps)


class AskBuildings(Question[GwtState]):
    """How many private buildings the player has on the trail."""

    verb: ClassVar[str] = "buildings"
    rules: ClassVar[tuple[str, ...]] = ("SAM-MOVE-02",)
    domain: ClassVar[int] = 14
    answers: ClassVar[str] = "answer-number"

    def candidates(self, state: GwtState) -> list[int]:
        return list(range(len(state.box.buildings) + 1))

    def choose(self, state: GwtState, choice: int) -> None:
        say_move(state, within_limits(max(choice, count_buildings(state, SAM))))


class AskArrived(YesOrNo[GwtState]):
    """SAM-TURN-03: whether he has reached Kansas City."""

    verb: ClassVar[str] = "arrived"
    rules: ClassVar[tuple[str, ...]] = ("SAM-TURN-03", "SAM-KC-01", "SAM-KC-04", "SAM-KC-07")

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == NO:
            return
        guide(state, SAM, FORESIGHTS)
        cards = place_delivery(state, next_city(state))
        state.agenda.append(Leave(YOU))
        for _ in range(cards):
            state.agenda.append(Take(YOU))


class Leave(Automatic):
    """SAM-KC-07: his herder goes back, the foresights slide and are filled."""

    rules: ClassVar[tuple[str, ...]] = ("SAM-KC-07",)

    def choose(self, state: GwtState, choice: int) -> None:
        guide(state, SAM, LEAVE)


class Act(Automatic):
    """The action of his card, as far as it is known here; the rest is asked."""

    rules: ClassVar[tuple[str, ...]] = ("SAM-TURN-02", "SAM-TURN-04")

    def choose(self, state: GwtState, choice: int) -> None:
        name = ACTIONS[card_in_use(state).action(sam_of(state).specialty)]
        workers = state.players[SAM].workers
        if name in ("HIRE_SPECIALTY", "HIRE_CHEAPEST"):
            guide(state, SAM, HIRE_SPECIALTY if name == "HIRE_SPECIALTY" else HIRE_CHEAPEST)
            state.agenda.append(AskHired(YOU, 1 if name == "HIRE_SPECIALTY" else 0))
        elif name in CATTLE_GUIDES:
            for what in CATTLE_GUIDES[name]:
                guide(state, SAM, what, workers[COWBOY])
            state.agenda.append(AskPoints(YOU, CATTLE_POINTS))
        elif name in ("BUILD", "BUILD_ONE"):
            ask_building(state, workers[BUILDER] if name == "BUILD" else 1)
        elif name in ("ENGINE", "ENGINE_NEXT_STATION"):
            if not engine.engine_gone(state):
                state.agenda.append(AskEngine(YOU, 1 if name == "ENGINE_NEXT_STATION" else 0))
        elif name == "OBJECTIVE":
            state.agenda.append(Take(YOU))
        elif name == "OUTLAW":
            guide(state, SAM, TAKE_OUTLAW)
        else:
            guide(state, SAM, TAKE_HAZARD)
            state.agenda.append(AskPoints(YOU, HAZARD_POINTS))


CATTLE_GUIDES: Final[dict[str, tuple[int, ...]]] = {
    "BUY_CATTLE": (BUY,),
    "ADD2_THEN_BUY": (ADD_CARDS, BUY),
    "TAKE_VALUE3": (TAKE_VALUE_3,),
}


QUESTIONS: Final[tuple[type[Step[GwtState]], ...]] = (
    AskSpecialty,
    AskTurn,
    Store,
    AskStore,
    Move,
    AskBuildings,
    Act,
    AskHired,
    AskPoints,
    AskSite,
    AskEngine,
    AskArrived,
    Take,
    Leave,
    AskToken,
)
