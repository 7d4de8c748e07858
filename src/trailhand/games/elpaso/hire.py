"""Hiring workers from the supply."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PIECE, DEED, Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.facts.codes import JOKER, WORKER_KINDS, WORKERS
from trailhand.games.elpaso.free import SpendWorker
from trailhand.games.elpaso.objections import HIRE_MONEY, MUST_CHOOSE, NOBODY_TO_HIRE, SAME_TYPE
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import worker_name
from trailhand.games.elpaso.words.things import DOLLARS, WORKER_FOR_HIRE

NOBODY: Final = WORKER_KINDS

HIRED: Final = Kind(
    LOG, "hired", "ELP-HIRE-01", DEED | A_PIECE, worker=WORKER_FOR_HIRE, cost=DOLLARS
)


def hire_cost(state: ElPasoState, cost: int, worker: int) -> int:
    """ELP-HIRE-02, ELP-EDGE-06: a joker always costs more, even where others are free."""
    return cost + state.box.joker_extra if worker == JOKER else cost


def hire_objection(state: ElPasoState, seat: int, cost: int, worker: int, other: bool) -> int:
    """Why a worker cannot be hired, or zero; `other`: the type must be a new one."""
    if state.supply[worker] == 0:  # ELP-HIRE-07
        return NOBODY_TO_HIRE
    if other and worker == state.hired - 1:  # ELP-HIRE-04, ELP-HIRE-06
        return SAME_TYPE
    return HIRE_MONEY if state.players[seat].money < hire_cost(state, cost, worker) else 0


def any_hire_objection(state: ElPasoState, seat: int, cost: int, other: bool) -> int:
    """Why nobody at all can be hired, or zero: the reason of the first worker in stock."""
    first = NOBODY_TO_HIRE
    for worker in range(WORKER_KINDS):
        reason = hire_objection(state, seat, cost, worker, other)
        if reason == 0:
            return 0
        if first == NOBODY_TO_HIRE or reason == HIRE_MONEY:
            first = reason
    return first


class Hire(ElPasoStep):
    """Choose a worker of the supply; with `optional` nobody need be hired.

    `other`: the type must differ from the one hired first. ELP-DEL-08: a hire as a reward costs
    nothing but the surcharge of a joker. ELP-FREE-11: it is part of a delivery, in which worker
    bonuses may still be taken.
    """

    verb: ClassVar[str] = "hire"
    rules: ClassVar[tuple[str, ...]] = ("ELP-HIRE-01", "ELP-HIRE-02", "ELP-HIRE-04")
    parameters: ClassVar[tuple[str, ...]] = ("cost", "other", "optional")
    flags: ClassVar[tuple[str, ...]] = ("other", "optional")
    domain: ClassVar[int] = WORKER_KINDS + 1

    cost: int
    other: bool
    optional: bool

    def __init__(self, seat: int, cost: int, other: bool, optional: bool) -> None:
        self.seat = seat
        self.cost = cost
        self.other = other
        self.optional = optional

    def passing(self) -> int:
        return NOBODY

    def beside(self, state: ElPasoState) -> list[Step[ElPasoState]]:
        return [SpendWorker(self.seat, True)] if self.optional else []

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(WORKER_KINDS + 1))

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == NOBODY:  # ELP-DEL-09
            return 0 if self.optional else MUST_CHOOSE
        return hire_objection(state, self.seat, self.cost, choice, self.other)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-HIRE-01, ELP-FREE-09: into the area at once."""
        if choice == NOBODY:
            return
        cost = hire_cost(state, self.cost, choice)
        state.settle_bill(self.seat, cost)
        state.supply[choice] -= 1
        state.players[self.seat].area[choice] += 1
        if state.hired == 0:
            state.hired = choice + 1
        state.note(HIRED, self.seat, choice, cost)

    def word(self, choice: int) -> str:
        return "skip" if choice == NOBODY else "hire " + WORKERS[choice]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NOBODY:
            return Description(Text("elp-hire-nobody"), "ELP-DEL-09")
        args: dict[str, Argument] = {
            "worker": worker_name(choice),
            "cost": hire_cost(state, self.cost, choice),
        }
        rule = "ELP-HIRE-02" if choice == JOKER else "ELP-HIRE-01"
        return Description(Text("elp-hire", args), rule, (f"worker:{WORKERS[choice]}",))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NOBODY:
            return {}
        return {
            "worker": worker_name(choice),
            "cost": hire_cost(state, self.cost, choice),
            "money": state.players[self.seat].money,
        }
