"""Sue's cattle: what she takes from the market, and what she does if it is gone."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, Kind
from trailhand.games.elpaso.facts.codes import COWBOY, MARKET, MARKET_KINDS
from trailhand.games.elpaso.solo.things import CATTLE_PILE, COWBOYS
from trailhand.games.elpaso.solo.ties import sue_of
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import MARKET_CARD

TO_MARKET: Final = Kind(LOG, "sue-market", "SUE-ACT-01", n=COWBOYS)
CATTLE_TAKEN: Final = Kind(
    LOG, "sue-cattle", "SUE-ACT-03", A_CARD, card=MARKET_CARD, pile=CATTLE_PILE
)
NOTHING_FOUND: Final = Kind(LOG, "sue-nothing", "SUE-ACT-02")


def go_to_market(state: ElPasoState, seat: int) -> None:
    """SUE-ACT-01: one card by the number of her cowboys."""
    take_cattle(state, seat, breed_by_cowboys(state, seat))


def breed_by_cowboys(state: ElPasoState, seat: int) -> int:
    """SUE-ACT-01: the breed that her cowboys bring."""
    cowboys = min(sue_of(state).workers[COWBOY], MARKET_KINDS)
    state.note(TO_MARKET, seat, cowboys)
    return MARKET + cowboys - 1


def take_cattle(state: ElPasoState, seat: int, breed: int) -> None:
    """SUE-ACT-02, SUE-ACT-03: this breed or the next cheaper one, onto her cattle pile."""
    for wanted in range(breed, MARKET - 1, -1):
        if state.market[wanted - MARKET]:
            state.market[wanted - MARKET] -= 1
            sue_of(state).cattle.append(wanted)
            state.note(CATTLE_TAKEN, seat, wanted)
            return
    state.note(NOTHING_FOUND, seat)
