"""Using a location, simple actions and the catalogue (ELP-LOC, ELP-ACT, ELP-CAT)."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.vocabulary import Table, proves, table

ALL_WORKERS = {"cowboy": 4, "engineer": 4, "builder": 6, "joker": 1}


@proves("ELP-LOC-01")
def test_neutral_buildings_and_ones_own_offer_their_actions_or_an_auxiliary_action() -> None:
    t = table().stands(0, "NC")
    assert t.options() == ["aux money", "done", "use 1", "use 2"]
    t = table().put("P1", 5, 0).stands(0, "P1")
    assert t.options() == ["aux money", "done", "use 1", "use 2"]


@proves("ELP-LOC-02")
def test_an_opponents_building_offers_one_auxiliary_action_only() -> None:
    t = table().put("P1", 5, 1).stands(0, "P1")
    assert t.options() == ["aux money", "done"]
    t.expect_refusal("use 1", "ELP-LOC-02")
    t.choose("aux money")
    assert (t.money(0), t.seat) == (1, 1)


@proves("ELP-LOC-03")
def test_in_el_paso_all_three_actions_are_mandatory() -> None:
    t = table().hand(0, "criollo").discs(0, "money").stands(0, "EP")
    assert (t.money(0), t.in_discard(0), t.on_posts(0)) == (5, [], {"T0": 1})
    assert sorted(t.in_hand(0)) == ["criollo", "simmental"]  # drawn again after the delivery


@proves("ELP-LOC-04")
def test_each_action_once_in_any_order() -> None:
    t = table().stands(0, "NC").choose("use 2", "use 1")
    assert (t.money(0), t.player(0).certificates) == (2, 1)
    t = table().stands(0, "NC").choose("use 1")
    t.expect_refusal("use 1", "ELP-LOC-04")


@proves("ELP-LOC-05")
def test_every_tile_action_may_be_skipped() -> None:
    t = table().stands(0, "NC").choose("done")
    assert (t.money(0), t.player(0).certificates, t.seat) == (0, 0, 1)


@proves("ELP-LOC-06")
def test_an_action_with_a_red_number_is_not_done_without_paying() -> None:
    t = table().stands(0, "ND")
    t.expect_refusal("use 2", "ELP-LOC-06")
    t = table().stands(0, "ND", money=1).choose("use 2")
    assert (t.money(0), t.player(0).tokens) == (0, 1)


@proves("ELP-LOC-07")
def test_the_auxiliary_action_may_be_declined_but_not_doubled() -> None:
    t = table().put("P1", 5, 1).workers(0, engineer=1).stands(0, "P1").choose("aux money")
    t.expect_refusal("aux money", "ELP-LOC-07")
    t = table().put("P1", 5, 1).stands(0, "P1").choose("done")
    assert (t.money(0), t.seat) == (0, 1)


@proves("ELP-LOC-08")
def test_tile_actions_and_the_auxiliary_action_exclude_each_other() -> None:
    t = table().draw(0, "criollo").stands(0, "NG").choose("use 1")
    t.expect_refusal("aux money", "ELP-LOC-08")
    t.choose("use 2", "aux money")  # the gear on the tile is a tile action
    assert (t.money(0), t.player(0).tokens) == (1, 1)
    t = table().workers(0, engineer=1).stands(0, "NG").choose("aux money")
    t.expect_refusal("use 1", "ELP-LOC-08")


# -- simple actions -----------------------------------------------------------------------


@proves("ELP-ACT-01")
def test_one_matching_card_is_discarded_for_money() -> None:
    t = table().hand(0, "galloway", "galloway", "criollo").workers(0, engineer=1)
    t.stands(0, "NB").choose("use 1")
    assert (t.money(0), t.in_discard(0)) == (2, ["galloway"])
    t.expect_refusal("use 1", "ELP-LOC-04")  # only one card, even with another match
    t = table().hand(0, "criollo").stands(0, "NB")
    t.expect_refusal("use 1", "ELP-ACT-01")  # no card, no money


@proves("ELP-ACT-02")
def test_an_icon_matches_a_breed_any_cattle_or_any_breed_of_value_two() -> None:
    hand = ("criollo", "pineywoods", "galloway", "santa_gertrudis", "corriente")
    t = table().sides("b").put("P1", 2, 0).hand(0, *hand).stands(0, "P1").choose("use 1")
    value_two = ["discard galloway", "discard pineywoods", "discard santa_gertrudis"]
    assert t.options() == value_two
    t.expect_refusal("discard corriente", "ELP-ACT-02")
    assert t.choose("discard galloway").money(0) == 5
    t = table().put("P1", 3, 0).hand(0, *hand).stands(0, "P1").choose("use 2")
    assert len(t.options("discard")) == 5
    assert t.choose("discard corriente").money(0) == 2


@proves("ELP-ACT-03")
def test_building_1b_pays_twice_the_value() -> None:
    t = table().sides("b").put("P1", 1, 0).hand(0, "shorthorn", "criollo").stands(0, "P1")
    assert t.choose("use 1", "discard shorthorn").money(0) == 8
    t = table().sides("b").put("P1", 1, 0).hand(0, "criollo").stands(0, "P1").choose("use 1")
    assert t.money(0) == 2


@proves("ELP-ACT-04")
def test_money_is_gained_from_the_bank() -> None:
    assert table().stands(0, "NC").choose("use 1").money(0) == 2


@proves("ELP-ACT-05")
def test_certificates_move_the_marker_up_to_four() -> None:
    t = table().put("P1", 5, 0).stands(0, "P1", certificates=2).choose("use 2")
    assert t.options() == ["gain 0", "gain 1", "gain 2"]
    assert t.choose("gain 1").player(0).certificates == 3
    t = table().put("P1", 5, 0).stands(0, "P1").choose("use 2", "gain 3")
    assert t.player(0).certificates == 3
    t = table().stands(0, "NC", certificates=4)
    t.expect_refusal("use 2", "ELP-ACT-05")


@proves("ELP-ACT-06")
def test_an_exchange_token_costs_a_dollar_at_building_d() -> None:
    t = table().stands(0, "ND", money=3).choose("use 2")
    assert (t.money(0), t.player(0).tokens) == (2, 1)
    assert table().stands(0, "NG").choose("use 1").player(0).tokens == 1


@proves("ELP-ACT-07")
def test_a_named_breed_is_taken_without_cowboys() -> None:
    t = table().sides("b").put("P1", 4, 0).stands(0, "P1", money=2).choose("use 1")
    assert (t.money(0), t.in_discard(0), t.state.market[2]) == (0, ["shorthorn"], 7)
    t = table().sides("b").put("P1", 4, 0).stands(0, "P1", money=1)
    t.expect_refusal("use 1", "ELP-LOC-06")
    t = table().put("P1", 5, 0).market(corriente=0).stands(0, "P1")
    t.expect_refusal("use 1", "ELP-EDGE-02")


@proves("ELP-ACT-08")
def test_new_cattle_go_to_the_discard_pile() -> None:
    t = table().put("P1", 5, 0).hand(0, "criollo").stands(0, "P1").choose("use 1")
    assert (t.in_hand(0), t.in_discard(0)) == (["criollo"], ["corriente"])
    t = table().workers(0, cowboy=1).hand(0, "criollo").stays(0, "ND", money=2).choose("use 3")
    assert (t.in_hand(0), t.in_discard(0)) == (["criollo"], ["black_angus", "cowboy"])


# -- the catalogue ------------------------------------------------------------------------

NEUTRAL = {
    "NB": [
        "Discard a Galloway: gain 2$",
        "Hire worker: pay 5$, joker 4$ more",
        "Hire worker of another type: pay 8$, joker 4$ more",
    ],
    "NC": ["Gain 2$", "Take 1 certificate"],
    "ND": ["Discard a Pineywoods: gain 2$", "Gain 1 exchange token: pay 1$", "Buy cattle"],
    "NE": ["Discard a Santa Gertrudis: gain 2$", "Place or replace building"],
    "NF": ["Perform auxiliary action", "Use the train"],
    "NG": ["Gain 1 exchange token", "Perform auxiliary action"],
}
COMMON = {
    "1a": ["Discard a Criollo: gain 3$", "Perform auxiliary action"],
    "1b": ["Discard any cattle card: gain 2$ per point of value", "Perform auxiliary action"],
    "2a": ["Take bonus tile: pay 2$", "Move 1 step, use that location"],
    "2b": ["Discard a card of value 2: gain 5$", "Perform auxiliary action", "Buy cattle"],
    "3a": ["Hire worker: free, joker 4$ more", "Discard a cattle card: gain 2$"],
    "3b": [
        "Remove Simmental from the game",
        "Perform auxiliary action",
        "Move up to 2 steps, use that location",
    ],
    "4a": [
        "Perform up to 2 different auxiliary actions",
        "Gain 1 exchange token",
        "Move up to 2 steps, use that location",
    ],
    "4b": ["Take Shorthorn: pay 2$", "Gain 2 exchange tokens"],
    "5a": ["Take Corriente", "Take up to 3 certificates"],
    "5b": ["Take up to 3 certificates", "Gain 5$", "Move up to 3 steps, use that location"],
    "6a": [
        "Take objective or bonus tile",
        "Gain 1 exchange token",
        "Move up to 3 steps, use that location",
    ],
    "6b": ["Take objective tile", "Take bonus tile", "Hire worker: free, joker 4$ more"],
}
TRAIN = {
    "1r": ["Take objective tile", "Gain 1 exchange token"],
    "1v": ["Take objective tile", "Take 1 certificate"],
    "2r": ["Take bonus tile", "Perform auxiliary action"],
    "2v": ["Take bonus tile", "Gain 1 exchange token"],
    "3r": ["Take objective tile", "Take bonus tile"],
    "3v": ["Take Black Angus", "Take objective or bonus tile"],
    "4r": [
        "Take up to 3 certificates",
        "Take objective or bonus tile",
        "Move up to 2 steps, use that location",
    ],
    "4v": ["Take objective or bonus tile", "Take bonus tile", "Hire worker: free, joker 4$ more"],
}
HAND = ("criollo", "pineywoods", "galloway", "santa_gertrudis", "simmental")


def offered(t: Table) -> list[str]:
    """The actions of the place in use, as sentences, in printed order."""
    decision = t.match.decision
    assert decision is not None
    uses = [option for option in decision.options if option.notation.startswith("use")]
    return [option.text() for option in sorted(uses, key=lambda option: option.notation)]


def rich() -> Table:
    """A table at which seat 0 can afford everything."""
    return table().hand(0, *HAND).workers(0, **ALL_WORKERS).draw(0, "criollo")


@proves("ELP-CAT-01")
def test_el_paso_gives_money_a_simmental_and_a_delivery_in_this_order() -> None:
    t = table().hand(0, "corriente").discs(0, "money")
    t.match.watch()
    t.moves(0, "NG")  # nothing else can be reached
    kinds = [event.name for event in t.match.events()]
    wanted = ["gained", "simmental", "valued", "delivers", "hand-discarded"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert t.money(0) == 5


@proves("ELP-CAT-02", "ELP-CAT-03", "ELP-CAT-04", "ELP-CAT-05", "ELP-CAT-06", "ELP-CAT-07")
@pytest.mark.parametrize("node", NEUTRAL)
def test_neutral_buildings_offer_what_they_show(node: str) -> None:
    t = rich().stands(0, node, money=50)
    if node == "NB":
        t.choose("use 2", "hire cowboy")
        assert offered(t) == [NEUTRAL[node][0], NEUTRAL[node][2]]
    else:
        assert offered(t) == NEUTRAL[node]


@proves("ELP-CAT-08", "ELP-CAT-09", "ELP-CAT-10", "ELP-CAT-11", "ELP-CAT-12", "ELP-CAT-13")
@pytest.mark.parametrize("face", COMMON)
def test_common_buildings_offer_what_they_show(face: str) -> None:
    t = rich().sides(face[1]).put("P1", int(face[0]), 0).stands(0, "P1", money=50)
    assert offered(t) == COMMON[face]


@proves("ELP-CAT-14", "ELP-CAT-15", "ELP-CAT-16", "ELP-CAT-17", "ELP-TRAIN-04")
@pytest.mark.parametrize("face", TRAIN)
def test_train_cards_offer_what_they_show(face: str) -> None:
    t = rich().train(face[1]).workers(0, engineer=4).stands(0, "NF", money=50)
    t.choose("use 2", f"train {face[0]}")
    assert offered(t) == TRAIN[face]
    assert t.money(0) == 50 - 2 * int(face[0])
