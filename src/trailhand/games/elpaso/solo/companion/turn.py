"""Sue's turn at a real table: her card, her way, her action, El Paso."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.asking import NO, YES, YOU, YesOrNo
from trailhand.games.common.trail import TURN
from trailhand.games.elpaso.facts.codes import FACES, HOME, OBJECTIVE
from trailhand.games.elpaso.solo.actions import (
    CARD,
    CATTLE,
    TILE,
    TRAIN_BREED,
    best_of_three,
    cards_drawn,
    draw_from_reserve,
    train_card,
    train_deeds,
)
from trailhand.games.elpaso.solo.cattle import breed_by_cowboys
from trailhand.games.elpaso.solo.companion.guides import (
    BEGIN,
    CARDS,
    COMPARE,
    MOVE,
    RESERVE,
    ROW,
    SET_UP,
    START,
)
from trailhand.games.elpaso.solo.companion.told import (
    SUE,
    AskBuilding,
    AskCattle,
    AskReplacement,
    AskTile,
    SueQuestion,
    told_of,
)
from trailhand.games.elpaso.solo.turn import SuePutsAway, deliver, steps_of, turn_up
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import Automatic

DRAW: Final = 0
LAST: Final = 1


class SetUp(Automatic):
    """SUE-SETUP-01 to SUE-SETUP-07: what is laid out for her."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        state.note(SET_UP, SUE)
        state.note(RESERVE, SUE)
        state.note(CARDS, SUE)
        state.note_all(ROW, SUE, told_of(state).row)
        state.note(START, SUE)
        state.note(BEGIN, SUE)
        state.agenda.append(AskTurn(YOU))


class AskTurn(SueQuestion):
    """Sue's next turn; SUE-END-02: or her last one, if the player stands on the Simmental space."""

    asks: ClassVar[str] = "ask-"
    verb: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("SUE-TURN-02", "SUE-END-02")
    domain: ClassVar[int] = 2

    def candidates(self, state: ElPasoState) -> list[int]:
        return [DRAW, LAST]

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == LAST:
            state.simmentals = 0
            state.finisher = YOU
        state.turn += 1
        state.note(TURN, SUE, state.turn)
        turn_up(state, SUE)
        state.agenda += [Finish(YOU), SuePutsAway(SUE), Arrive(YOU), Act(YOU), Walk(YOU)]

    def word(self, choice: int) -> str:
        return "last" if choice == LAST else "draw"

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == LAST:
            return Description(Text("sue-answer-last"), self.rules[LAST])
        args: dict[str, Argument] = {"who": "@automaton-sue"}
        return Description(Text("answer-draw", args), self.rules[DRAW])


class Walk(Automatic):
    """SUE-MOVE-01, SUE-MOVE-02: how far she goes; whether that is El Paso may be asked.

    Neutral buildings lie where everybody passes, so that no lap is shorter than they are many.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        sue = told_of(state)
        steps = steps_of(state)
        state.note(MOVE, SUE, steps)
        sue.rancher = state.box.ahead[HOME][0]
        sue.steps += steps
        if sue.steps > len(state.box.neutral_nodes):
            state.agenda.append(AskArrived(YOU))


class AskArrived(YesOrNo[ElPasoState]):
    """SUE-MOVE-03: whether she has reached El Paso."""

    asks: ClassVar[str] = "sue-"
    verb: ClassVar[str] = "arrived"
    rules: ClassVar[tuple[str, ...]] = ("SUE-MOVE-03", "SUE-EP-01")

    def choose(self, state: ElPasoState, choice: int) -> None:
        sue = told_of(state)
        if choice == YES:
            sue.rancher = HOME
            sue.steps = 0
        else:
            sue.steps = len(state.box.neutral_nodes)


class Act(Automatic):
    """The action of her card, as far as it is known here; the rest is asked."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        action = state.box.solo_cards[told_of(state).card].action
        if action == "best_of_three":
            action = best_of_three(state, SUE)
        if action == "market":
            state.agenda.append(AskCattle(YOU, breed_by_cowboys(state, SUE)))
        elif action == "train":
            use_train(state, train_card(state, SUE))
        elif action == "build":
            full = len(state.buildings_of(SUE)) == state.box.markers
            state.agenda.append(AskReplacement(YOU) if full else AskBuilding(YOU))
        else:
            for _ in range(cards_drawn(action)):
                draw_from_reserve(state, SUE)


def use_train(state: ElPasoState, card: int) -> None:
    """SUE-ACT-07: what she does with a train card; its side is asked if it matters, once."""
    known = told_of(state).faces >> card & 1
    if known or train_deeds(state, card, 0) == train_deeds(state, card, 1):
        for deed, kinds in reversed(train_deeds(state, card, state.train >> card & 1)):
            state.agenda.append(step_of(deed, kinds))
    else:
        state.agenda.append(AskFace(YOU, card))


def step_of(deed: int, kinds: int) -> Step[ElPasoState]:
    """What she takes, as a question; a card of her reserve is drawn here."""
    if deed == TILE:
        return AskTile(YOU, kinds)
    return AskCattle(YOU, TRAIN_BREED) if deed == CATTLE else DrawCard(YOU)


class AskFace(SueQuestion):
    """SUE-ACT-07: the side of a train card that is up."""

    verb: ClassVar[str] = "side"
    rules: ClassVar[tuple[str, ...]] = ("SUE-ACT-07",)
    parameters: ClassVar[tuple[str, ...]] = ("card",)
    domain: ClassVar[int] = len(FACES)

    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def question(self, state: ElPasoState) -> Text:
        return Text("sue-askface", {"card": self.card + 1})

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(len(FACES)))

    def choose(self, state: ElPasoState, choice: int) -> None:
        told_of(state).faces |= 1 << self.card
        state.train = state.train & ~(1 << self.card) | choice << self.card
        use_train(state, self.card)

    def word(self, choice: int) -> str:
        return ("side recto", "side verso")[choice]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        args: dict[str, Argument] = {"face": "@elp-face-" + FACES[choice]}
        return Description(Text("sue-answer-face", args), self.rules[0])


class DrawCard(Automatic):
    """SUE-ACT-10, SUE-EP-03: a card of her reserve."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        draw_from_reserve(state, SUE)


class Arrive(Automatic):
    """SUE-EP-01: at El Paso, after the action; whether a Simmental is left may be asked."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        if told_of(state).rancher != HOME:
            return
        if state.simmentals:
            state.agenda.append(AskSimmental(YOU))
        else:
            end_at_el_paso(state)


class AskSimmental(YesOrNo[ElPasoState]):
    """SUE-EP-01, SUE-END-01: whether there is a Simmental for her."""

    asks: ClassVar[str] = "sue-"
    verb: ClassVar[str] = "simmental"
    rules: ClassVar[tuple[str, ...]] = ("SUE-EP-01", "SUE-END-01")

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == NO:
            state.simmentals = 0
        end_at_el_paso(state)


def end_at_el_paso(state: ElPasoState) -> None:
    """SUE-EP-01, SUE-EP-03: Simmental, disc, and what she gets for it."""
    reward = deliver(state, SUE)
    if reward in (TILE, CARD):
        state.agenda.append(step_of(reward, 1 << OBJECTIVE))


class Finish(Automatic):
    """SUE-END-01, SUE-SCORE-04: her last turn is over, or the player's turn comes."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        if state.finisher < 0:
            state.agenda.append(AskTurn(YOU))
        else:
            state.note(COMPARE, SUE)


QUESTIONS: Final[tuple[type[Step[ElPasoState]], ...]] = (
    SetUp,
    AskTurn,
    Walk,
    AskArrived,
    Act,
    AskCattle,
    AskFace,
    AskTile,
    DrawCard,
    AskBuilding,
    AskReplacement,
    Arrive,
    AskSimmental,
    SuePutsAway,
    Finish,
)
