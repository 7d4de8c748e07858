"""Turn structure and free actions (ELP-TURN, ELP-FREE)."""

from __future__ import annotations

import pytest

import trailhand as th
from tests.rules.elpaso.vocabulary import fresh, proves, table
from trailhand.games.elpaso.tiles import EITHER, GainTile
from trailhand.games.elpaso.turn import Turn


@proves("ELP-TURN-01")
def test_turns_go_clockwise_from_the_start_player() -> None:
    t = fresh(3, start=2).choose("objective 1", "objective 1", "objective 1")
    order = []
    for _ in range(6):
        order.append(t.seat)
        t.choose(t.options("place")[0] if t.options("place") else t.options("move")[0])
        seat = t.seat
        while t.seat == seat:
            t.choose("done" if "done" in t.options() else "continue")
    assert order == [2, 0, 1, 2, 0, 1]


@proves("ELP-TURN-02")
def test_a_turn_is_move_action_draw() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway", "galloway", "galloway")
    t.moves(0, "EP").choose("move NC")
    assert t.in_hand(0) == ["criollo"]  # nothing is drawn before the action phase is over
    t.choose("use 1")
    assert (t.money(0), t.in_hand(0)) == (2, ["criollo"])
    t.choose("done")
    assert t.in_hand(0) == ["criollo", "galloway", "galloway", "galloway"]
    assert t.seat == 1


@proves("ELP-TURN-03")
def test_tokens_and_worker_bonuses_are_offered_at_any_decision_of_ones_own_turn() -> None:
    t = table().workers(0, engineer=1).draw(0, "criollo").moves(0, "EP", tokens=1)
    assert {"token", "spend engineer"} <= set(t.options())
    t = table().workers(0, engineer=1).draw(0, "criollo").stands(0, "NC", tokens=1)
    assert {"token", "spend engineer"} <= set(t.options())


@proves("ELP-FREE-01")
def test_an_exchange_token_draws_a_card_and_discards_one() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway").stands(0, "NC", tokens=1)
    t.choose("token")
    assert t.options() == ["discard criollo", "discard galloway"]  # the drawn card is allowed
    t.choose("discard galloway")
    assert (t.in_hand(0), t.in_discard(0), t.player(0).tokens) == (["criollo"], ["galloway"], 0)
    t.expect_refusal("token", "ELP-FREE-01")


@proves("ELP-FREE-02")
def test_tokens_are_used_one_at_a_time() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway", "galloway").stands(0, "NC", tokens=2)
    t.choose("token")
    assert (t.player(0).tokens, t.options()) == (1, ["discard criollo", "discard galloway"])
    t.choose("discard criollo", "token")
    assert (t.in_hand(0), t.step) == (["galloway"], "UseActions")  # the second one is forced


@proves("ELP-FREE-03")
def test_an_engineer_is_worth_a_dollar() -> None:
    t = table().workers(0, engineer=2).stands(0, "NC").choose("spend engineer")
    assert (t.money(0), t.area(0), t.in_discard(0)) == (1, {"engineer": 1}, ["engineer"])


@proves("ELP-FREE-04")
def test_a_joker_is_worth_two_dollars() -> None:
    t = table().workers(0, joker=1).stands(0, "NC").choose("spend joker")
    assert (t.money(0), t.area(0), t.in_discard(0)) == (2, {}, ["joker"])


@proves("ELP-FREE-05")
def test_a_builder_and_two_dollars_are_a_certificate() -> None:
    t = table().workers(0, builder=3).stands(0, "NC", money=3, certificates=2)
    t.match.watch()
    t.choose("spend builder")
    assert (t.money(0), t.player(0).certificates, t.area(0)) == (1, 3, {"builder": 2})
    assert [e.name for e in t.match.events()].count("spent") == 1  # and it is told once
    t.expect_refusal("spend builder", "ELP-LOC-06")  # too little money
    t = table().workers(0, builder=1).stands(0, "NC", money=9, certificates=4)
    t.expect_refusal("spend builder", "ELP-ACT-05")  # nothing to gain
    t = table().stands(0, "NC", money=9)
    t.expect_refusal("spend builder", "ELP-FREE-03")


@proves("ELP-FREE-06")
def test_a_cowboy_has_no_bonus_outside_a_move() -> None:
    t = table().workers(0, cowboy=2, engineer=1).stands(0, "NC")
    assert t.options("spend") == ["spend engineer"]
    with pytest.raises(th.InvalidChoice):
        t.choose("spend cowboy")
    t = table().workers(0, cowboy=2).moves(0, "EP").choose("move NF")
    assert (t.area(0), t.in_discard(0)) == ({}, ["cowboy", "cowboy"])


@proves("ELP-FREE-07")
def test_discarded_workers_come_back_through_the_deck() -> None:
    t = table().workers(0, engineer=1).hand(0, "criollo", "criollo", "criollo")
    t.stands(0, "NC").choose("spend engineer")
    assert t.in_discard(0) == ["engineer"]
    t.choose("done")  # a card is needed: the engineer is shuffled in and drawn
    assert (t.area(0), t.in_discard(0)) == ({"engineer": 1}, [])


@proves("ELP-FREE-08")
def test_a_worker_paid_gives_no_bonus_but_others_may() -> None:
    t = table().workers(0, engineer=2).stands(0, "NF", money=2).choose("use 2")
    assert (t.money(0), t.area(0)) == (0, {"engineer": 1})
    assert t.choose("spend engineer").money(0) == 1


@proves("ELP-FREE-09")
def test_a_worker_just_hired_can_be_used_at_once() -> None:
    t = table().stands(0, "NB", money=9).choose("use 2", "hire joker")
    assert (t.money(0), t.area(0)) == (0, {"joker": 1})
    assert t.choose("spend joker").money(0) == 2


@proves("ELP-FREE-10")
def test_free_actions_wait_between_the_actions_of_el_paso_and_around_the_draws() -> None:
    t = table().workers(0, engineer=1).hand(0, "criollo").stands(0, "EP")
    moments = []
    while t.seat == 0:
        assert t.match.decision is not None
        moments.append(t.match.decision.question())
        choice = "continue" if t.step == "Pause" else t.options()[0]
        t.choose(choice)
    assert moments[:2] == [
        "El Paso: free actions before the Simmental",
        "El Paso: free actions before the delivery",
    ]
    assert moments[-2:] == [
        "Free actions before drawing",
        "Free actions before the turn ends",
    ]


@proves("ELP-FREE-10")
def test_free_actions_wait_between_two_auxiliary_actions() -> None:
    t = table().put("P1", 4, 0).workers(0, engineer=2, builder=1, joker=1).clear(0, "cull")
    t.hand(0, "criollo").draw(0, "galloway", "galloway").stands(0, "P1", money=1, tokens=1)
    t.choose("use 1")
    assert t.options("spend") == t.options("token") == []  # two are chosen, none has begun
    t.choose("aux money")
    free = ["spend builder", "spend engineer", "spend joker", "token"]
    assert t.options() == ["aux cull", "aux exchange", "skip", *free]
    t.choose("token", "discard criollo", "spend builder", "spend engineer")
    assert (t.in_hand(0), t.money(0), t.player(0).certificates) == (["galloway"], 1, 1)
    t.choose("aux cull", "cull galloway")  # the card that the token has brought
    assert (t.player(0).culled, t.step) == (t.cards(["galloway"]), "UseActions")


@proves("ELP-FREE-10", "ELP-AUX-05")
def test_a_free_action_between_two_auxiliary_actions_may_make_the_second_one_possible() -> None:
    t = table().put("P1", 4, 0).workers(0, engineer=1).stands(0, "P1").choose("use 1")
    assert t.money(0) == 1  # the only auxiliary action that was possible
    t.expect_refusal("aux exchange", "ELP-FREE-12")  # no card in deck and discard pile
    t.choose("spend engineer", "aux exchange")  # now the engineer can be drawn
    assert (t.money(0), t.area(0), t.in_discard(0)) == (2, {"engineer": 1}, [])


@proves("ELP-FREE-10")
def test_free_actions_are_not_offered_inside_a_running_effect() -> None:
    t = table().workers(0, engineer=3).hand(0, "criollo").draw(0, "galloway")
    t.stands(0, "NC", tokens=2).choose("token")
    assert t.options() == ["discard criollo", "discard galloway"]
    t = table().workers(0, cowboy=1, joker=1).stands(0, "ND", money=2, tokens=1)
    t.draw(0, "criollo").choose("use 3")
    assert t.options() == ["jokers 0", "jokers 1"]
    t = table().workers(0, engineer=1).stands(0, "NB", money=20).choose("use 2")
    assert t.options("spend") == []


@proves("ELP-FREE-10")
def test_nobody_is_asked_where_no_free_action_is_possible() -> None:
    t = table().hand(0, "criollo").stands(0, "EP")
    assert t.step == "PlaceDisc"  # money, Simmental and post 0 need no answer


@proves("ELP-FREE-11")
def test_in_a_delivery_tokens_are_blocked_and_bonuses_are_not() -> None:
    t = table().workers(0, builder=1).hand(0, "criollo").draw(0, "galloway")
    t.stands(0, "EP", tokens=1, certificates=1).choose("continue", "continue")
    assert t.options() == ["certificates 0", "certificates 1", "spend builder"]
    t.choose("certificates 1", "disc money")  # worth 2: post 0, then white discs
    assert t.on_posts(0) == {"T0": 1}
    t = table().workers(0, builder=1, joker=1).set(0, money=2)
    t.only(GainTile(0, EITHER, 0, True))  # a tile as the reward of a post
    assert t.options("spend") == ["spend builder", "spend joker"]


@proves("ELP-FREE-11", "ELP-DEL-15")
def test_a_certificate_gained_after_the_declaration_does_not_count() -> None:
    t = table().workers(0, builder=2).hand(0, "shorthorn", "corriente").clear(0, "permanent")
    t.stands(0, "EP", certificates=0, money=2).choose("continue", "spend builder", "continue")
    assert t.options("certificates") == ["certificates 0", "certificates 1"]
    t.choose("certificates 0", "spend builder")  # worth 8: the new certificate comes too late
    assert (t.player(0).certificates, t.options("deliver")[-1]) == (2, "deliver T7")


@proves("ELP-FREE-12")
def test_an_exchange_needs_a_card_and_never_shrinks_the_hand() -> None:
    t = table().hand(0, "criollo").stands(0, "NC", tokens=1)
    t.expect_refusal("token", "ELP-FREE-12")
    t = table().hand(0, "criollo").draw(0, "cowboy").stands(0, "NC", tokens=1).choose("token")
    assert (t.in_hand(0), t.area(0), t.player(0).tokens) == (["criollo"], {"cowboy": 1}, 0)
    assert t.step == "UseActions"


@proves("ELP-FREE-13")
def test_nothing_can_be_used_in_the_turn_of_another() -> None:
    t = table().workers(1, joker=1).draw(1, "criollo").stands(0, "NC").set(1, tokens=3)
    assert t.match.interjections() == []
    for choice in ("token", "spend joker"):
        with pytest.raises(th.InvalidChoice):
            t.match.play(choice, seat=1)
    t.pending(Turn(1))
    assert {"token", "spend joker"} <= set(t.options())


@proves("ELP-FREE-14")
def test_the_card_discarded_by_an_exchange_is_not_in_the_reshuffle_before_it() -> None:
    t = table().hand(0, "criollo").discard(0, "galloway").stands(0, "NC", tokens=1)
    t.choose("token", "discard criollo")
    assert (t.in_hand(0), t.in_discard(0)) == (["galloway"], ["criollo"])
    assert t.player(0).draw == []
