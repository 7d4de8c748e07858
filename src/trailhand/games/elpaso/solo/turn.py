"""Sue's turn: a card, a move, an action, and perhaps El Paso. Nobody decides anything.

Every step of hers notes what it does, and every tie that it breaks, so that a table can show
how she came to it.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, A_DELIVERY, A_MOVE, Kind
from trailhand.games.elpaso.delivery import NO_DISC
from trailhand.games.elpaso.facts.codes import HOME, OBJECTIVE, POSTS, SIMMENTAL
from trailhand.games.elpaso.simmentals import take_simmental
from trailhand.games.elpaso.solo.actions import CARD, TILE, act, draw_from_reserve, take_best_tile
from trailhand.games.elpaso.solo.moves import walk
from trailhand.games.elpaso.solo.things import SOLO_CARD, SOLO_CARDS, SOLO_DECK
from trailhand.games.elpaso.solo.ties import sue_of
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import Automatic
from trailhand.games.elpaso.verbs import HireEffect, TileEffect
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import PLACE, POST

NOTHING: Final = -1

CARD_TURNED_UP: Final = Kind(LOG, "sue-card", "SUE-TURN-02", A_CARD, card=SOLO_CARD)
CARDS_SHUFFLED: Final = Kind(LOG, "sue-shuffles", "SUE-TURN-02", cards=SOLO_CARDS, deck=SOLO_DECK)
MOVED: Final = Kind(LOG, "sue-moved", "SUE-MOVE-01", A_MOVE, place=PLACE)
DELIVERED: Final = Kind(LOG, "sue-delivers", "SUE-EP-01", A_DELIVERY, post=POST)


class SueTurn(Automatic):
    """SUE-TURN-02: turn up a card, move, act, put the card away.

    SUE-MOVE-06: so it is from the first turn on, in which she walks away from El Paso.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        turn_up(state, self.seat)
        agenda = state.agenda
        agenda.append(SuePutsAway(self.seat))
        agenda.append(SueDelivers(self.seat))
        agenda.append(SueActs(self.seat))
        agenda.append(SueMoves(self.seat))


def turn_up(state: ElPasoState, seat: int) -> None:
    """SUE-TURN-02: the top card; her discards are shuffled first if there is none."""
    sue = sue_of(state)
    if not sue.deck:
        sue.deck, sue.discard = sue.discard, []
        sue.known = True
        state.note(CARDS_SHUFFLED, seat)
    sue.card = state.rng.take(sue.deck)
    state.note(CARD_TURNED_UP, seat, sue.card)


def steps_of(state: ElPasoState) -> int:
    """SUE-MOVE-01: the printed steps, or one step per worker of the printed type."""
    sue = sue_of(state)
    card = state.box.solo_cards[sue.card]
    return card.steps if card.worker < 0 else sue.workers[card.worker]


class SueMoves(Automatic):
    """SUE-MOVE-01: as many steps as her card says."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        sue = sue_of(state)
        walk(state, self.seat, steps_of(state))
        state.note(MOVED, self.seat, sue.rancher, state.trail[sue.rancher])


class SueActs(Automatic):
    """The action of her card; where she stands makes no difference.

    SUE-MOVE-04, SUE-MOVE-05: she uses no location.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        act(state, self.seat, state.box.solo_cards[sue_of(state).card].action)


class SueDelivers(Automatic):
    """SUE-EP-01: at El Paso, after the action, a Simmental and then a disc."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        if sue_of(state).rancher != HOME:
            return
        reward = deliver(state, self.seat)
        if reward == TILE:
            take_best_tile(state, self.seat, 1 << OBJECTIVE)
        elif reward == CARD:
            draw_from_reserve(state, self.seat)


def deliver(state: ElPasoState, seat: int) -> int:
    """SUE-EP-01: a Simmental, then a disc; what she gets for it, or NOTHING.

    SUE-END-01: she may take the last Simmental, or the space of it. SUE-END-02: in her last turn
    there is neither, and she delivers all the same.
    """
    sue = sue_of(state)
    if take_simmental(state, seat):
        sue.cattle.append(SIMMENTAL)
    if sue.discs == 0:  # SUE-EP-04
        state.note(NO_DISC, seat)
        return NOTHING
    post = next_post(state)
    sue.discs -= 1
    sue.posts[post] += 1
    state.note(DELIVERED, seat, post)
    return reward_of(state, post)


def reward_of(state: ElPasoState, post: int) -> int:
    """SUE-EP-03: an objective tile, or a card of her reserve; money means nothing to her."""
    reward = state.box.posts[post].reward
    effect = state.box.effects[reward] if reward >= 0 else None
    if isinstance(effect, TileEffect):
        return TILE
    return CARD if isinstance(effect, HireEffect) else NOTHING


def next_post(state: ElPasoState) -> int:
    """SUE-EP-02: first post 7. SUE-EP-05: then the next higher one, or always the highest."""
    posts = sue_of(state).posts
    if sum(posts) == 1:
        return state.box.solo_first_post
    if not state.box.ascending:
        return POSTS - 1
    highest = max(post for post in range(POSTS) if posts[post])
    return min(highest + 1, POSTS - 1)


class SuePutsAway(Automatic):
    """SUE-TURN-02: the card goes to her discards; the table still shows it."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        sue = sue_of(state)
        sue.discard.append(sue.card)
        sue.card = -1
