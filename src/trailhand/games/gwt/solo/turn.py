"""Sam's turn: steps of the kernel in which nobody decides (SAM-PLAYER-04).

A card is shown, his herder moves, the action is done, and in Kansas City he delivers. Every
step tells what it does and why.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, NUMBER, Kind
from trailhand.games.gwt.solo import building, cattle, engine, hiring, tiles
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.cards import ACTIONS, SamCard, sam_cards
from trailhand.games.gwt.solo.delivery import (
    deliver,
    leave_kansas_city,
    next_city,
    take_foresight,
)
from trailhand.games.gwt.solo.movement import move_sam, steps_of
from trailhand.games.gwt.solo.stores import place_store
from trailhand.games.gwt.solo.things import PRINTED_MOVE, SAM_CARD
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic
from trailhand.games.gwt.turn import EndTurn
from trailhand.games.gwt.words.log import LOG

RESHUFFLED: Final = Kind(LOG, "sam-reshuffled", "SAM-TURN-01")
PLAYS_BY: Final = Kind(LOG, "sam-card", "SAM-TURN-02", A_CARD, card=SAM_CARD)
GOES: Final = Kind(LOG, "sam-steps", "SAM-MOVE-02", n=NUMBER, reason=PRINTED_MOVE)


def card_in_use(state: GwtState) -> SamCard:
    """The card that he plays by."""
    sam = sam_of(state)
    return sam_cards(sam.facts.deck)[sam.card]


class SamTurn(Automatic):
    """SAM-TURN-02: draw a card, move, act; then the card lies on his discard pile.

    SAM-KC-08, SAM-SETUP-12: he takes his turns like a player, the last one included.
    SAM-PLAYER-04: nobody decides anything in it, so there is no moment for a token.
    """

    def choose(self, state: GwtState, choice: int) -> None:
        state.begin_turn(SAM)
        draw_card(state)
        agenda = state.agenda
        agenda.append(EndTurn(SAM))
        agenda.append(SamArrives(SAM))
        agenda.append(SamActs(SAM))
        agenda.append(SamMoves(SAM))
        if card_in_use(state).store:
            agenda.append(SamStores(SAM))


def draw_card(state: GwtState) -> None:
    """SAM-TURN-01, SAM-TURN-02: his top card, after a reshuffle if need be.

    His deck is a bag: drawing from it at random is the same as shuffling it first.
    """
    sam = sam_of(state)
    if not sam.deck:
        sam.deck = sam.played
        sam.played = []
        state.note(RESHUFFLED, SAM)
    sam.card = state.rng.take(sam.deck)
    sam.played.append(sam.card)
    state.note(PLAYS_BY, SAM, sam.card)


class SamStores(Automatic):
    """SAMN-STORE-01, SAMN-STORE-09: one store, before he moves and before any delivery."""

    def choose(self, state: GwtState, choice: int) -> None:
        place_store(state)


class SamMoves(Automatic):
    """SAM-MOVE-01, SAM-MOVE-02: his herder moves by the number of the card."""

    def choose(self, state: GwtState, choice: int) -> None:
        card = card_in_use(state)
        steps = steps_of(state, card)
        state.note(GOES, SAM, steps, card.move)
        move_sam(state, steps)


class SamActs(Automatic):
    """SAM-TURN-02: the action of the card; where he stands does not matter."""

    def choose(self, state: GwtState, choice: int) -> None:
        perform(state, card_in_use(state).action(sam_of(state).specialty))


def perform(state: GwtState, action: int) -> None:
    """One of the actions that cards show; SAM-TURN-04: what cannot be done is skipped."""
    name = ACTIONS[action]
    if name == "HIRE_SPECIALTY":
        hiring.hire(state, True)
    elif name == "HIRE_CHEAPEST":
        hiring.hire(state, False)
    elif name == "BUY_CATTLE":
        cattle.buy(state)
    elif name == "ADD2_THEN_BUY":
        cattle.add_two_then_buy(state)
    elif name == "TAKE_VALUE3":
        cattle.take_value_3(state)
    elif name == "BUILD":
        building.build(state)
    elif name == "BUILD_ONE":
        building.build_with_one(state)
    elif name == "ENGINE":
        engine.advance(state)
    elif name == "ENGINE_NEXT_STATION":
        engine.advance_to_next_station(state)
    elif name == "OBJECTIVE":
        tiles.take_objective(state)
    elif name == "OUTLAW":
        tiles.take_outlaw(state)
    else:
        assert name == "HAZARD"
        tiles.take_hazard(state)


class SamArrives(Automatic):
    """SAM-TURN-03: in Kansas City, but only after the action. SAM-KC-03: there is no income."""

    def choose(self, state: GwtState, choice: int) -> None:
        """SAM-KC-01, SAM-KC-04, SAM-KC-07: three tiles, the next city, and home."""
        if state.players[SAM].herder != state.box.kansas_city:
            return
        for column in (0, 1, 2):
            take_foresight(state, column)
        deliver(state, next_city(state))
        leave_kansas_city(state)
