"""Sam's turn at a real table: his card, his way, his action, Kansas City."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.asking import NO, YOU, Question, YesOrNo
from trailhand.games.common.trail import TURN
from trailhand.games.gwt.facts.codes import BUILDER, COWBOY, WORKERS
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
from trailhand.games.gwt.solo.turn import GOES, card_in_use, draw_card
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic


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
    """SAM-TURN-02: Sam's next turn; SAM-KC-08: or the end of the game, after the last one."""

    verb: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("SAM-TURN-02", "SAM-KC-08")
    domain: ClassVar[int] = 2

    def candidates(self, state: GwtState) -> list[int]:
        return [0, 1]

    def choose(self, state: GwtState, choice: int) -> None:
        if choice:
            state.agenda.append(AskToken(YOU))
            state.agenda.append(AskPoints(YOU, OBJECTIVE_POINTS))
            state.note(REVEAL, SAM)
            return
        state.turn += 1
        state.note(TURN, SAM, state.turn)
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

    def choose(self, state: GwtState, choice: int) -> None:
        card = card_in_use(state)
        if card.move == MOST_BUILDINGS:
            state.agenda.append(AskBuildings(YOU))
        else:
            say_move(state, steps_of(state, card))


def say_move(state: GwtState, steps: int) -> None:
    """Tell how far he goes, and how to find his way."""
    state.note(GOES, SAM, steps, card_in_use(state).move)
    state.note(MOVE, SAM, steps)


class AskBuildings(Question[GwtState]):
    """SAM-MOVE-02: how many private buildings the player has on the trail."""

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
        """SAM-KC-01, SAM-KC-04, SAM-KC-07: foresights, the next city of his order, and home."""
        if choice == NO:
            return
        state.note(FORESIGHTS, SAM)
        cards = place_delivery(state, next_city(state))
        state.agenda.append(Leave(YOU))
        for _ in range(cards):
            state.agenda.append(Take(YOU))


class Leave(Automatic):
    """SAM-KC-07: his herder goes back, the foresights slide and are filled."""

    def choose(self, state: GwtState, choice: int) -> None:
        state.note(LEAVE, SAM)


class Act(Automatic):
    """SAM-TURN-02: the action of his card, as far as it is known here; the rest is asked."""

    def choose(self, state: GwtState, choice: int) -> None:
        name = ACTIONS[card_in_use(state).action(sam_of(state).specialty)]
        if name in ("HIRE_SPECIALTY", "HIRE_CHEAPEST"):
            ask_hired(state, name == "HIRE_SPECIALTY")
        elif name in ("BUY_CATTLE", "ADD2_THEN_BUY", "TAKE_VALUE3"):
            ask_cattle(state, name)
        elif name in ("BUILD", "BUILD_ONE"):
            ask_building(state, state.players[SAM].workers[BUILDER] if name == "BUILD" else 1)
        elif name in ("ENGINE", "ENGINE_NEXT_STATION"):
            if not engine.engine_gone(state):
                state.agenda.append(AskEngine(YOU, name == "ENGINE_NEXT_STATION"))
        elif name == "OBJECTIVE":
            state.agenda.append(Take(YOU))
        elif name == "OUTLAW":
            state.note(TAKE_OUTLAW, SAM)
        else:
            state.note(TAKE_HAZARD, SAM)
            state.agenda.append(AskPoints(YOU, HAZARD_POINTS))


def ask_hired(state: GwtState, specialty_first: bool) -> None:
    """SAM-HIRE-01: card 1 asks for the specialty first, card 2 for the lowest cost."""
    specialty = sam_of(state).specialty
    state.note(HIRE_SPECIALTY if specialty_first else HIRE_CHEAPEST, SAM, specialty)
    state.agenda.append(AskHired(YOU, specialty_first))


def ask_cattle(state: GwtState, name: str) -> None:
    """SAM-CATTLE-01, SAM-CATTLE-08, SAM-CATTLE-09: cattle, whose points are asked."""
    if name == "TAKE_VALUE3":
        state.note(TAKE_VALUE_3, SAM)
    else:
        if name == "ADD2_THEN_BUY":
            state.note(ADD_CARDS, SAM)
        state.note(BUY, SAM, state.players[SAM].workers[COWBOY])
    state.agenda.append(AskPoints(YOU, CATTLE_POINTS))


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
