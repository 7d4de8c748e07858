"""The grammar of actions: requirements and rewards (GWT-ACT)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table


def stays(t: Table, space: str, **fields: int) -> Table:
    """Phase B of seat 0 on a space, with nothing after it: no cards are drawn up."""
    t.stands(0, space, **fields)
    del t.state.agenda[:2]
    return t


@both_editions
@pytest.mark.parametrize(("space", "card"), [("A", "white"), ("B", "green"), ("E", "black")])
@proves("GWT-ACT-01")
def test_exactly_the_depicted_card_leaves_the_hand(game: str, space: str, card: str) -> None:
    t = stays(table(game).hand(0, card, card, "gray").discard(0, "red"), space).choose("use 1")
    assert t.in_hand(0) == sorted([card, "gray"])
    assert (t.in_discard(0), t.money(0)) == (sorted(["red", card]), 2)


@both_editions
@proves("GWT-ACT-01")
def test_exactly_the_two_depicted_cards_leave_the_hand(game: str) -> None:
    t = stays(table(game).hand(0, "gray", "gray", "gray", "white"), "F").choose("use 1")
    assert (t.in_hand(0), t.in_discard(0)) == (["gray", "white"], ["gray", "gray"])


@both_editions
@proves("GWT-ACT-01")
def test_a_card_that_is_not_in_the_hand_does_not_help(game: str) -> None:
    t = table(game).hand(0, "gray").draw(0, "white").discard(0, "white").area(0, "O01")
    t.stands(0, "A", money=9).expect_refusal("use 1", "GWT-ACT-01")
    assert t.options("use") == []


@both_editions
@proves("GWT-ACT-02")
def test_a_coloured_icon_demands_that_breed(game: str) -> None:
    others = ["gray", "green", "black", "yellow", "red", "blue", "brown3", "purple5"]
    t = table(game).hand(0, *others).stands(0, "A").expect_refusal("use 1", "GWT-ACT-01")
    stays(t.hand(0, *others, "white"), "A").choose("use 1")
    assert (t.in_hand(0), t.in_discard(0), t.money(0)) == (sorted(others), ["white"], 2)


@proves("GWT-ACT-02")
def test_the_icon_of_value_three_takes_yellow_red_or_blue_and_nothing_else() -> None:
    t = table("gwt2").put("A1", "5a@1").hand(0, "yellow", "red", "blue", "white", "brown3", "O01")
    stays(t, "A1").choose("use 1")
    assert t.options() == ["discard blue", "discard red", "discard yellow"]
    for card in ("white", "brown3", "O01"):
        t.expect_refusal(f"discard {card}", "GWT-ACT-02")
    t.choose("discard red")
    assert (t.money(0), t.in_discard(0)) == (7, ["red"])


@both_editions
@proves("GWT-ACT-03")
def test_any_breed_takes_every_cattle_card_but_no_objective_card(game: str) -> None:
    t = table(game).put("TR1", "2a@1").hand(0, "O01", "S1").stands(0, "TR1")
    t.expect_refusal("use risk", "GWT-ACT-01")
    stays(t.hand(0, "gray", "purple7", "O01"), "TR1").choose("use risk")
    assert t.options() == ["discard gray", "discard purple7"]
    t.expect_refusal("discard O01", "GWT-ACT-02").choose("discard purple7", "certificates 1")
    assert (t.in_hand(0), t.in_discard(0)) == (["O01", "gray"], ["purple7"])


@both_editions
@proves("GWT-ACT-04")
def test_a_pair_is_two_cattle_cards_of_one_colour(game: str) -> None:
    t = table(game).hand(0, "green", "black", "white", "yellow", "red", "O01", "O02")
    t.stands(0, "F").expect_refusal("use 1", "GWT-ACT-04")
    stays(t.hand(0, "gray", "gray", "gray", "black", "black", "white"), "F").choose("use 1")
    assert t.options() == ["discard black", "discard gray"]
    t.expect_refusal("discard white", "GWT-ACT-02").choose("discard black")
    assert t.in_discard(0) == ["black", "black"]  # the second card is of the same breed
    assert (t.in_hand(0), t.money(0)) == (["gray", "gray", "gray", "white"], 4)


@both_editions
@proves("GWT-ACT-04")
def test_a_pair_of_one_breed_may_show_different_points(game: str) -> None:
    t = table(game).hand(0, "brown3", "brown5", "purple5").stands(0, "F").choose("use 1")
    assert t.options() == ["discard brown3", "discard brown5"]
    t = stays(table(game).hand(0, "brown3", "brown5", "purple5"), "F")
    t.choose("use 1", "discard brown3")
    assert (t.in_hand(0), t.money(0)) == (["purple5"], 4)


@both_editions
@proves("GWT-ACT-05")
def test_an_action_is_performed_once_however_many_cards_would_fit(game: str) -> None:
    t = table(game).hand(0, "black", "black", "black").market("yellow")
    t.stands(0, "E", money=6).choose("use 1")
    assert (t.money(0), t.in_hand(0)) == (8, ["black", "black"])
    t.expect_refusal("use 1", "GWT-LOC-03")
    t = stays(table(game).hand(0, "gray", "gray", "gray", "gray"), "F").choose("use 1")
    assert (t.money(0), t.in_hand(0), t.options()) == (4, ["gray", "gray"], [])


@both_editions
@proves("GWT-ACT-06")
def test_an_action_may_be_performed_although_its_reward_has_no_effect(game: str) -> None:
    t = table(game).objectives("O01").stands(0, "C", certificates=3).choose("use 1")
    assert t.player(0).certificates == 3
    t.expect_refusal("use 2", "GWT-LOC-06").expect_refusal("aux dollar", "GWT-LOC-08")
    t = table(game).put("TR1", "2a@1").hand(0, "gray", "white")
    t.stands(0, "TR1", certificates=3).choose("use risk", "discard gray")
    assert (t.player(0).certificates, t.in_discard(0)) == (3, ["gray"])
    t.expect_refusal("use risk", "GWT-LOC-03")


@both_editions
@proves("GWT-ACT-06")
def test_counting_nothing_gains_nothing_but_is_performed(game: str) -> None:
    t = table(game).put("DR1", "1a@1").hand(0, "gray").stands(0, "DR1")  # its tile is in no forest
    t.choose("use 1")
    assert t.money(0) == 0
    t.expect_refusal("use 1", "GWT-LOC-03").expect_refusal("aux dollar", "GWT-LOC-08")
