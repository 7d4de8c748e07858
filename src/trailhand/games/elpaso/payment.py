"""Paying with workers: a number of one type, or jokers in their place at two dollars each."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PAYMENT, NUMBER, Kind
from trailhand.core.text import Description, Text
from trailhand.games.elpaso.facts.codes import JOKER, WORKERS
from trailhand.games.elpaso.free import to_discard
from trailhand.games.elpaso.objections import FEW_WORKERS, WORKER_MONEY
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import worker_name
from trailhand.games.elpaso.words.things import OWN_JOKERS, OWN_WORKER, WORKER

PAID: Final = Kind(
    LOG, "workers-paid", "ELP-MKT-05", A_PAYMENT, worker=OWN_WORKER, n=NUMBER, jokers=OWN_JOKERS
)
PAID_IN_JOKERS: Final = Kind(
    LOG, "workers-paid/jokers", "ELP-MKT-05", A_PAYMENT, worker=WORKER, n=NUMBER, jokers=OWN_JOKERS
)


def payment_objection(state: ElPasoState, seat: int, worker: int, count: int) -> int:
    """Why so many workers of a type cannot be paid, or zero (ELP-EDGE-04: no debts)."""
    player = state.players[seat]
    if player.workers_for(worker) < count:
        return FEW_WORKERS
    return WORKER_MONEY if player.money < price(state, count) else 0


def price(state: ElPasoState, count: int) -> int:
    """ELP-MKT-03, ELP-TRAIN-01, ELP-BLD-01: the dollars that go with so many workers."""
    return count * state.box.price_per_worker


def pay_workers(state: ElPasoState, seat: int, worker: int, count: int, extra: int = 0) -> int:
    """Pay the dollars now and owe the workers; return the dollars."""
    dollars = price(state, count) + extra
    state.settle_bill(seat, dollars)
    if count:
        state.agenda.append(PayWorkers(seat, worker, count))
    return dollars


class PayWorkers(ElPasoStep):
    """How many of the workers paid are jokers.

    ELP-COMP-07, ELP-MKT-05: any split, never more than needed. ELP-FREE-08: workers paid give
    no bonus.
    """

    verb: ClassVar[str] = "jokers"
    rules: ClassVar[tuple[str, ...]] = ("ELP-MKT-05", "ELP-COMP-07", "ELP-FREE-08")
    parameters: ClassVar[tuple[str, ...]] = ("worker", "count")
    domain: ClassVar[int] = 8

    worker: int
    count: int

    def __init__(self, seat: int, worker: int, count: int) -> None:
        self.seat = seat
        self.worker = worker
        self.count = count

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-payworkers", {"n": self.count, "worker": worker_name(self.worker)})

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(self.count + 1))

    def objection(self, state: ElPasoState, choice: int) -> int:
        area = state.players[self.seat].area
        if choice > area[JOKER] or self.count - choice > area[self.worker]:
            return FEW_WORKERS
        return 0

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-MKT-04: what was spent goes to the discard pile."""
        for _ in range(self.count - choice):
            to_discard(state, self.seat, self.worker)
        for _ in range(choice):
            to_discard(state, self.seat, JOKER)
        kind = PAID_IN_JOKERS if choice == self.count else PAID
        state.note(kind, self.seat, self.worker, self.count - choice, choice)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        text = Text(
            "elp-pay-workers",
            {"worker": worker_name(self.worker), "n": self.count - choice, "jokers": choice},
        )
        anchors: tuple[str, ...] = ()
        if choice < self.count:
            anchors = (f"area:{self.seat}.{WORKERS[self.worker]}",)
        if choice:
            anchors = (*anchors, f"area:{self.seat}.joker")
        return Description(text, "ELP-MKT-05", anchors)
