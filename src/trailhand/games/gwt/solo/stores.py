"""Sam's stores on the expansion board of Rails to the North."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_DELIVERY, Kind, Thing
from trailhand.games.gwt.modules.north.board import NOBODY, NOTHING, SPACES, NorthPart, north
from trailhand.games.gwt.modules.north.stores import TRADE_KEYS, TRADE_SPACE
from trailhand.games.gwt.solo import reasons
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.engine import upgrade
from trailhand.games.gwt.solo.reasons import keep_best, skip
from trailhand.games.gwt.solo.things import EXPANSION
from trailhand.games.gwt.solo.tiles import take_objective
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG

TRADES: Final = tuple(TRADE_KEYS)
TRADE: Final[Thing[GwtState]] = Thing(
    lambda state, seat, trade: "@trade-" + TRADE_KEYS[TRADES[trade]]
)
STORE: Final = Kind(
    LOG, "sam-store", "SAMN-STORE-02", A_DELIVERY, town=TRADE_SPACE, trade=TRADE, card=EXPANSION
)
EXPANSION_DONE: Final = Kind(LOG, "sam-expansion-done", "SAMN-EXP-01", card=EXPANSION)

OBJECTIVE_SPACE: Final = "obj"
# SAMN-STORE-03: the kinds of trade spaces, the best one first; money and cost are compared
# within their kind.
MONEY_RANK: Final = 100
ACTION_RANK: Final = 200
PLAIN_RANK: Final = 300
COST_RANK: Final = 400


def place_store(state: GwtState) -> None:
    """SAMN-STORE-01, SAMN-STORE-02: one store in the next town of the active card.

    SAMN-STORE-05: rails do not matter. SAMN-STORE-07: neither town tiles nor bells do. SAMN-EXP-02:
    without an active card there is none.
    """
    town = next_town(state)
    if town == NOTHING:
        skip(state, reasons.NO_EXPANSION)
    elif put_store(state, town):  # SAMN-STORE-04
        take_objective(state)


def put_store(state: GwtState, town: int) -> bool:
    """A store in a town; return whether its trade space shows an objective card.

    SAMN-STORE-06: in a station town he upgrades the station.
    """
    part = north(state)
    spot = best_spot(state, part, town)
    part.put(SAM, spot)
    trade = part.map.trade[spot]
    state.note(STORE, SAM, spot, TRADES.index(trade), sam_of(state).face_up[-1])
    if part.map.station[town] != NOTHING:
        upgrade(state, part.map.station[town])
    drop_complete_cards(state)
    return trade == OBJECTIVE_SPACE


def next_town(state: GwtState) -> int:
    """SAMN-STORE-02: the first town of the active card without a store of his."""
    entered = north(state).entered[SAM]
    sam = sam_of(state)
    if sam.face_up:
        for town in sam.facts.expansions[sam.face_up[-1]].towns:
            if not entered >> town & 1:
                return town
    return NOTHING


def best_spot(state: GwtState, part: NorthPart, town: int) -> int:
    """SAMN-STORE-03, SAMN-STORE-08: the best free trade space; one with a cost comes last."""
    spots = [s for s in range(SPACES * town, SPACES * town + SPACES) if part.spots[s] == NOBODY]
    ranks = [rank_of(part, spot) for spot in spots]
    left = keep_best(state, list(range(len(spots))), ranks, reasons.TRADE_SPACE)
    return spots[keep_best(state, left, spots, reasons.LEFT_SPACE)[0]]


def rank_of(part: NorthPart, spot: int) -> int:
    """SAMN-STORE-03: objective card, most money, token or certificate, plain, least cost."""
    printed = part.map
    if printed.trade[spot] == OBJECTIVE_SPACE:
        return 0
    if printed.gain[spot]:
        return MONEY_RANK - printed.gain[spot]
    if printed.effects[spot] != NOTHING:
        return ACTION_RANK
    return COST_RANK + printed.pay[spot] if printed.pay[spot] else PLAIN_RANK


def drop_complete_cards(state: GwtState) -> None:
    """SAMN-EXP-01: a complete card leaves the game, and the one below it is active again."""
    up = sam_of(state).face_up
    while up and next_town(state) == NOTHING:
        state.note(EXPANSION_DONE, SAM, up.pop())
