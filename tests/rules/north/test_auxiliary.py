"""The sixth auxiliary action (NOR1-AUX, NOR2-AUX)."""

import pytest

from tests.rules.gwt.vocabulary import Table, proves
from tests.rules.north.scenes import (
    FIRST_BIG,
    board,
    both_boards,
    chooses_aux,
    delivers,
    places_store,
)
from trailhand.games.gwt.discs import NO_STATION, PlaceDisc

CHEAP = ("green", "black", "white")


@both_boards
@proves("NOR1-AUX-01", "NOR2-AUX-01")
def test_placing_a_store_is_possible_from_the_start_once(game: str) -> None:
    t = chooses_aux(board(game).hand(0, "green", "black").set(0, money=5))
    assert "aux store" in t.options()
    t.expect_refusal("aux store x2", "GWT-AUX-06")
    t.clear(0, "aux_store")
    assert "aux store x2" in chooses_aux(t).options()


@proves("NOR1-AUX-02")
def test_clearing_the_right_space_costs_two_dollars_at_once() -> None:
    t = board("gwt1").set(0, money=2).only(PlaceDisc(0, False, 0, NO_STATION))
    t.choose("disc aux_store")
    assert t.money(0) == 0
    poor = board("gwt1").set(0, money=1).only(PlaceDisc(0, False, 0, NO_STATION))
    poor.expect_refusal("disc aux_store", "GWT-DISC-06")


@proves("NOR2-AUX-01")
def test_in_the_second_edition_the_disc_is_cleared_like_any_other() -> None:
    t = board("gwt2").set(0, money=0).only(PlaceDisc(0, False, 0, NO_STATION))
    t.choose("disc aux_store")
    assert t.money(0) == 0
    assert t.player(0).discs_left(10) == 0


@both_boards
@pytest.mark.parametrize("black", [False, True])
@proves("NOR1-AUX-03")
def test_the_annex_disc_goes_to_any_corners(game: str, black: bool) -> None:
    t = board(game).set(0, money=9).only(PlaceDisc(0, black, 0, NO_STATION))
    assert "disc aux_store" in t.options()


@pytest.mark.parametrize("card", CHEAP)
@proves("NOR1-AUX-04", "NOR1-AUX-07")
def test_single_in_the_first_edition_a_card_of_value_2(card: str) -> None:
    t = chooses_aux(board("gwt1").hand(0, card, "gray"))
    t.choose("aux store", "store NG1.1")
    assert t.in_discard(0) == [card]
    assert (t.stores_of(0), t.money(0)) == (14, 0)


@pytest.mark.parametrize("card", ["gray", "yellow", "brown3", "purple5", "O01"])
@both_boards
@proves("NOR1-AUX-07", "NOR2-AUX-05")
def test_other_cards_do_not_fit(game: str, card: str) -> None:
    t = chooses_aux(board(game).hand(0, card).set(0, money=9))
    t.expect_refusal("aux store", "GWT-ACT-01")


@proves("NOR1-AUX-05")
def test_double_in_the_first_edition_two_cards_of_any_breeds_two_stores() -> None:
    t = board("gwt1").clear(0, "aux_store").hand(0, "green", "white", "gray")
    chooses_aux(t).choose("aux store x2", "discard green", "store NG1.1", "store MEM.2")
    assert t.in_discard(0) == ["green", "white"]
    assert t.stores_of(0) == 13


@proves("NOR1-AUX-05")
def test_a_single_icon_allows_no_double_action() -> None:
    t = board("gwt1").clear(0, "aux_store").hand(0, "green", "white")
    chooses_aux(t, double=False).expect_refusal("aux store x2", "GWT-AUX-05")


@both_boards
@proves("NOR1-AUX-06")
def test_instead_of_the_local_actions_it_is_single(game: str) -> None:
    t = board(game).clear(0, "aux_store").hand(0, "green", "green").stands(0, "A", money=9)
    assert t.options("aux store") == ["aux store"]


@both_boards
@proves("NOR1-AUX-08")
def test_the_second_store_profits_from_the_first(game: str) -> None:
    big = FIRST_BIG[game]
    t = board(game).clear(0, "aux_store").stores(0, "NG1").hand(0, "green", "white")
    chooses_aux(t.set(0, money=2)).choose("aux store x2", "discard green")
    assert t.in_discard(0) == ["green", "white"]
    assert t.open_towns() == {"NG2", big}
    t.choose(f"store {big}.1")
    assert t.open_towns() == {"NG2", "NG3", "NG4"}


@both_boards
@proves("NOR1-AUX-09", "NOR1-AUX-10")
def test_without_a_store_it_cannot_be_performed(game: str) -> None:
    t = chooses_aux(board(game).stores_left(0, 0).hand(0, "green").set(0, money=9))
    t.expect_refusal("aux store", "NOR1-AUX-10")


@proves("NOR1-AUX-10")
def test_without_a_store_no_source_helps() -> None:
    t = board("gwt1").stores_left(0, 0).sides("aaaaaaaaaaab").put("A1", "12b@1")
    t.stands(0, "A1", money=9).expect_refusal("use 2", "NOR1-AUX-10")


@proves("NOR1-AUX-09")
def test_it_needs_a_trade_space_that_can_be_paid_after_the_requirement() -> None:
    def before_denver(money: int) -> Table:
        t = board("gwt2").hand(0, "green").set(0, money=money)
        t.stores(0, "NG1", "OMA", "NB1", "NB2", "NB3", "ORE", "NG2", "NG3", "NG4")
        return chooses_aux(t)

    before_denver(1).expect_refusal("aux store", "NOR1-STORE-08")
    assert "aux store" in before_denver(2).options()


@proves("NOR1-AUX-09")
def test_only_the_first_of_two_stores_needs_a_trade_space() -> None:
    t = board("gwt1").clear(0, "aux_store").hand(0, "green", "white").set(0, money=1)
    t.stores(0, "NG1", "MEM", "NG2", "NG3", "NG4").cities(0, 4)
    t.stores(0, "NT2", "NT1").cities(0)
    t.stores(0, *("NB1", "NB2", "NB3", "SFO"))
    chooses_aux(t).choose("aux store x2", "discard green")
    t.choose("store DEN.1")  # the second store finds nothing more
    assert (t.stores_of(0), t.step, t.money(0)) == (3, "", 0)


@both_boards
@proves("NOR1-AUX-10")
def test_placing_is_over_when_the_last_store_is_gone(game: str) -> None:
    t = board(game).stores_left(0, 1)
    places_store(t, 2).choose("store NG1.1")
    if t.step == "Offer":  # the token of the fifth bell
        t.choose("skip")
    assert (t.stores_of(0), t.step) == (0, "")


@proves("NOR2-AUX-02")
def test_single_in_the_second_edition_a_dollar_and_a_card() -> None:
    t = chooses_aux(board("gwt2").hand(0, "black").set(0, money=1))
    t.choose("aux store", "store NG1.1")
    assert (t.money(0), t.in_discard(0), t.stores_of(0)) == (0, ["black"], 14)
    chooses_aux(board("gwt2").hand(0, "black")).expect_refusal("aux store", "GWT-GEN-06")


@proves("NOR2-AUX-03", "NOR2-AUX-04")
def test_double_in_the_second_edition_two_dollars_two_cards_two_stores() -> None:
    t = board("gwt2").clear(0, "aux_store").hand(0, "black", "white").set(0, money=2)
    chooses_aux(t).choose("aux store x2", "discard black", "store NG1.1", "store NG2.1", "skip")
    assert (t.money(0), t.in_discard(0), t.stores_of(0)) == (0, ["black", "white"], 13)


@pytest.mark.parametrize(
    ("card", "fits"), [("calf", True), ("brahman", True), ("heifer", False), ("cow", False)]
)
@proves("NOR2-AUX-05", "BRA-DISC-01")
def test_of_the_orange_cards_those_of_value_2_fit(card: str, fits: bool) -> None:
    t = board("gwt2", simmental=True, brahman=True).hand(0, card).set(0, money=3)
    assert ("aux store" in chooses_aux(t).options()) == fits


@proves("NOR2-AUX-06")
def test_money_of_the_first_store_cannot_pay_for_the_action() -> None:
    t = board("gwt2").clear(0, "aux_store").stores(0, "NG1").hand(0, "green", "white")
    chooses_aux(t.set(0, money=1)).expect_refusal("aux store x2", "GWT-GEN-06")


@proves("NOR1-AUX-02")
def test_the_two_dollars_are_paid_before_the_transport() -> None:
    t = delivers(board("gwt1").set(0, money=3), 4)
    t.choose("deliver 2", "disc aux_store")  # St. Louis: transport 1
    assert t.money(0) == 0
