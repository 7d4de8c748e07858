"""Seating Sue: her reserve, her cards, her row of workers, her discs."""

from __future__ import annotations

from trailhand.games.elpaso.facts.codes import (
    HOME,
    JOKER,
    MARKET,
    POSTS,
    WORKER_CARD,
)
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState


def seat_sue(state: ElPasoState, hard_cards: int) -> None:
    """SUE-SETUP-01, SUE-SETUP-02: discs and rancher, no board, no herd, no markers."""
    sue = Sue()
    sue.rancher = HOME  # SUE-SETUP-06
    sue.cattle = []
    sue.objectives = []
    sue.bonuses = []
    sue.jokers = [0] * JOKER
    fill_reserve(state, sue)
    fill_row(state, sue)
    shuffle_cards(state, sue, hard_cards)
    place_first_disc(state, sue)
    state.sue = sue


def fill_reserve(state: ElPasoState, sue: Sue) -> None:
    """SUE-SETUP-03, SUE-SETUP-08: workers and cattle from supply and market, as a bag."""
    sue.reserve = state.box.solo_reserve[:]
    for card in sue.reserve:
        if card >= WORKER_CARD:
            state.supply[card - WORKER_CARD] -= 1
        else:
            state.market[card - MARKET] -= 1


def fill_row(state: ElPasoState, sue: Sue) -> None:
    """SUE-SETUP-05: one cowboy, engineer and builder, in random order from left to right."""
    sue.workers = state.box.solo_row[:JOKER]
    for worker, count in enumerate(sue.workers):
        state.supply[worker] -= count
    sue.row = list(range(JOKER))
    state.rng.shuffle(sue.row)


def shuffle_cards(state: ElPasoState, sue: Sue, hard_cards: int) -> None:
    """SUE-SETUP-04: all A cards and some B cards at random; the rest stays in the box."""
    cards = state.box.solo_cards
    sue.deck = [card for card in range(len(cards)) if not cards[card].hard]
    sue.out = [card for card in range(len(cards)) if cards[card].hard]
    for _ in range(hard_cards):
        sue.deck.append(state.rng.take(sue.out))
    sue.out.sort()
    sue.discard = []
    sue.known = False
    sue.card = -1


def place_first_disc(state: ElPasoState, sue: Sue) -> None:
    """SUE-SETUP-06: one disc on its post, without the reward; the others in reserve."""
    sue.posts = [0] * POSTS
    sue.posts[state.box.solo_post] = 1
    sue.discs = state.box.solo_discs - 1
