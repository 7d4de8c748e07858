"""The cattle market: four breeds, never refilled."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_CARD, DEED, NUMBER, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.facts.codes import BREEDS, COWBOY, MARKET, MARKET_KINDS
from trailhand.games.elpaso.objections import BREED_GONE
from trailhand.games.elpaso.payment import pay_workers, payment_objection, price
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import ElPasoStep
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import card_name, worker_name
from trailhand.games.elpaso.words.things import DOLLARS, MARKET_CARD

BOUGHT: Final = Kind(
    LOG, "bought", "ELP-MKT-03", DEED | A_CARD, card=MARKET_CARD, cowboys=NUMBER, cost=DOLLARS
)


def market_objection(state: ElPasoState, seat: int, breed: int) -> int:
    """Why a breed of the market (from 0) cannot be bought, or zero."""
    if state.market[breed] == 0:  # ELP-EDGE-02
        return BREED_GONE
    return payment_objection(state, seat, COWBOY, state.box.market_cowboys[breed])


def any_market_objection(state: ElPasoState, seat: int) -> int:
    """Why nothing can be bought, or zero: the reason of the cheapest breed in stock."""
    first = BREED_GONE
    for breed in range(MARKET_KINDS):
        reason = market_objection(state, seat, breed)
        if reason == 0:
            return 0
        if first == BREED_GONE:
            first = reason
    return first


def take_from_market(state: ElPasoState, seat: int, breed: int) -> None:
    """ELP-ACT-08, ELP-MKT-04: a new card goes face up onto the buyer's discard pile."""
    state.market[breed] -= 1
    state.players[seat].discard.append(MARKET + breed)


def purchase_because(state: ElPasoState, seat: int, count: int, worker: int) -> dict[str, Argument]:
    """What a payment in workers takes, and what the player has."""
    player = state.players[seat]
    return {
        "needed": count,
        "workers": player.workers_for(worker),
        "worker": worker_name(worker),
        "cost": price(state, count),
        "money": player.money,
    }


class BuyCattle(ElPasoStep):
    """ELP-MKT-01: buy exactly one card of the market. A choice is a breed of it, from 0."""

    verb: ClassVar[str] = "buy"
    rules: ClassVar[tuple[str, ...]] = ("ELP-MKT-03", "ELP-MKT-02", "ELP-MKT-04")
    domain: ClassVar[int] = MARKET_KINDS

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(MARKET_KINDS))

    def objection(self, state: ElPasoState, choice: int) -> int:
        return market_objection(state, self.seat, choice)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        cowboys = state.box.market_cowboys[choice]
        take_from_market(state, self.seat, choice)
        dollars = pay_workers(state, self.seat, COWBOY, cowboys)
        state.note(BOUGHT, self.seat, MARKET + choice, cowboys, dollars)

    def word(self, choice: int) -> str:
        return "buy " + BREEDS[MARKET + choice]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        cowboys = state.box.market_cowboys[choice]
        args: dict[str, Argument] = {
            "card": card_name(MARKET + choice),
            "cowboys": cowboys,
            "cost": price(state, cowboys),
        }
        anchor = f"market:{BREEDS[MARKET + choice]}"
        return Description(Text("elp-buy", args), "ELP-MKT-03", (anchor,))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        return purchase_because(state, self.seat, state.box.market_cowboys[choice], COWBOY)
