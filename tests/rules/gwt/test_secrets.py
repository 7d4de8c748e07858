"""Hands, draws and the future are hidden from the other seats."""

from __future__ import annotations

import trailhand as th
from tests.property.combinations import deal, eager
from tests.vocabulary import expect_secret_draws
from trailhand.core.rng import seeded
from trailhand.games.gwt.state import GwtState


def test_determinizing_really_deals_other_hands_and_another_future() -> None:
    match = deal(("gwt2", 3, {"preset": "standard"}), 4)
    state = match.state
    assert isinstance(state, GwtState)
    hands, futures = set(), set()
    for seed in range(30):
        copy = th.determinized(match, 0, seed)
        assert isinstance(copy.state, GwtState)
        hands.add(tuple(sorted(copy.state.players[1].hand)))
        futures.add(copy.state.rng.next())
        assert copy.state.players[0].hand == state.players[0].hand
    assert len(hands) > 5
    assert len(futures) == 30


def test_a_spectator_sees_no_cards_of_any_seat() -> None:
    match = deal(("gwt2", 4, {"preset": "standard"}), 9)
    for player in match.view(-1)["players"]:
        assert not {"hand", "draw", "discard", "unseen", "score"} & set(player)
        assert player["hand_size"] >= 4


def test_the_log_hides_drawn_cards_from_other_seats() -> None:
    match, chance = deal(("gwt2", 2, {"preset": "standard"}), 2), seeded(2)
    match.watch()
    while match.numbers and match.state.turn < 20:
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    expect_secret_draws(match)


def test_a_discreet_table_waits_where_an_instant_answer_would_tell() -> None:
    played = {}
    for discreet in (False, True):
        match = th.new("gwt1", seats=2, seed=3, discreet=discreet)
        chance = seeded(3)
        single = 0
        while match.numbers and match.state.turn < 30:
            single += len(match.numbers) == 1
            match.play(chance.below(len(match.numbers)))
        played[discreet] = single
        assert th.replay(match.record()).hash() == match.hash()
    assert played[False] == 0
    assert played[True] > 0
