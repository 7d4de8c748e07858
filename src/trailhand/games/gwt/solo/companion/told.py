"""What a person tells about the real table: answers, and the points of what lies there."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.asking import YES, YOU, Question, YesOrNo
from trailhand.games.gwt.facts.codes import ROW_LENGTH, WORKERS
from trailhand.games.gwt.module import Part
from trailhand.games.gwt.solo import hiring
from trailhand.games.gwt.solo.board import SAM
from trailhand.games.gwt.solo.companion.guides import COMPARE, TAKE_OBJECTIVE
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic

NOBODY: Final = len(WORKERS)


class Told(Part):
    """Points of cards and tiles that lie on the real table, by category."""

    name = "told"

    points: dict[str, int]

    def __init__(self) -> None:
        self.points = {"cattle": 0, "objectives": 0, "hazards": 0, "job_token": 0}

    def clone(self) -> Part:
        copy = Told()
        copy.points = dict(self.points)
        return copy

    def write(self) -> dict[str, Any]:
        return dict(self.points)


def told_of(state: GwtState) -> Told:
    """What was told of the real table."""
    for part in state.parts:
        if isinstance(part, Told):
            return part
    raise LookupError("nobody was asked")


class AskHired(Question[GwtState]):
    """SAM-HIRE-02, SAM-HIRE-03: whom he has hired."""

    verb: ClassVar[str] = "hired"
    rules: ClassVar[tuple[str, ...]] = ("SAM-HIRE-02", "SAM-SPEC-01", "SAM-HIRE-05")
    parameters: ClassVar[tuple[str, ...]] = ("specialty_first",)
    flags: ClassVar[tuple[str, ...]] = ("specialty_first",)
    domain: ClassVar[int] = 4

    specialty_first: bool

    def __init__(self, seat: int, specialty_first: bool) -> None:
        self.seat = seat
        self.specialty_first = specialty_first

    def candidates(self, state: GwtState) -> list[int]:
        workers = state.players[SAM].workers
        return [*(kind for kind in range(NOBODY) if workers[kind] < ROW_LENGTH), NOBODY]

    def choose(self, state: GwtState, choice: int) -> None:
        """SAM-SPEC-01: his specialty may change."""
        if choice < NOBODY:
            state.players[SAM].workers[choice] += 1
            hiring.review_specialty(state, choice)

    def word(self, choice: int) -> str:
        return "hired " + (WORKERS[choice] if choice < NOBODY else "nobody")

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NOBODY:
            return Description(Text("answer-nobody"), "SAM-HIRE-05")
        worker: dict[str, Argument] = {"worker": "@worker-" + WORKERS[choice]}
        return Description(Text("answer-worker", worker), self.rules[0])


CATTLE_POINTS: Final = 0
OBJECTIVE_POINTS: Final = 1
HAZARD_POINTS: Final = 2
POINTS: Final = (("cattle", 14), ("objectives", 7), ("hazards", 4))


class AskPoints(Question[GwtState]):
    """SAM-SCORE-02, SAM-SCORE-03: the points on what he has just taken; 0 if there was nothing.

    SAM-CATTLE-06: of his cards nothing else matters.
    """

    verb: ClassVar[str] = "points"
    rules: ClassVar[tuple[str, ...]] = ("SAM-SCORE-03", "SAM-SCORE-02", "SAM-CATTLE-06")
    parameters: ClassVar[tuple[str, ...]] = ("kind",)
    domain: ClassVar[int] = 16
    answers: ClassVar[str] = "answer-points"

    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def question(self, state: GwtState) -> Text:
        return Text("ask-askpoints", {"kind": POINTS[self.kind][0]})

    def candidates(self, state: GwtState) -> list[int]:
        return list(range(POINTS[self.kind][1] + 1))

    def choose(self, state: GwtState, choice: int) -> None:
        told_of(state).points[POINTS[self.kind][0]] += choice


class AskToken(YesOrNo[GwtState]):
    """SAM-KC-08: whether he has the token of the job market.

    SAM-SCORE-04: then his points can be compared.
    """

    verb: ClassVar[str] = "token"
    rules: ClassVar[tuple[str, ...]] = ("SAM-KC-08", "SAM-SCORE-04")

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == YES:
            told_of(state).points["job_token"] = state.box.token_vp
        state.note(COMPARE, SAM)


class Take(Automatic):
    """SAM-OBJ-01: an objective card, whose points are asked."""

    def choose(self, state: GwtState, choice: int) -> None:
        state.note(TAKE_OBJECTIVE, SAM)
        state.agenda.append(AskPoints(YOU, OBJECTIVE_POINTS))
