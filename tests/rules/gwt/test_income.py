"""The income step of Kansas City (GWT-INC)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, cards, proves, table
from trailhand.games.gwt.kansas_city import Income

ALL_BREEDS = ["gray", "green", "black", "white", "yellow", "red", "blue", "brown4", "purple6"]


def income(t: Table, *hand: str) -> Table:
    """Seat 0 reaches the income step of Kansas City with this hand."""
    return t.hand(0, *hand).only(Income(0))


@both_editions
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        (["gray"], 1),
        (["green", "green", "red", "yellow"], 8),
        (["white", "white", "white", "black"], 4),
        (["brown3", "brown5", "purple5", "purple7"], 9),
        (ALL_BREEDS, 25),
    ],
)
@proves("GWT-INC-01")
def test_each_breed_in_hand_counts_its_value_once(game: str, hand: list[str], value: int) -> None:
    assert income(table(game), *hand).money(0) == value


@both_editions
@proves("GWT-INC-01")
def test_the_hand_is_revealed_to_everybody(game: str) -> None:
    t = table(game)
    t.match.watch()
    income(t, "green", "O01", "green")
    shown = [e["card"] for e in t.match.events() if e.name == "revealed" and not e.secret]
    assert sorted(shown) == sorted(cards(["green", "green", "O01"]))


@both_editions
@proves("GWT-INC-02")
def test_objective_cards_and_points_of_cattle_do_not_count(game: str) -> None:
    for purple in ("purple5", "purple6", "purple7"):
        assert income(table(game), purple, "brown5", "O11", "O24").money(0) == 9


@both_editions
@proves("GWT-INC-03")
def test_permanent_certificates_are_added_without_being_asked_for(game: str) -> None:
    t = income(table(game).owns_master(0, "sm_hazards", "sm_village"), "white")
    assert (t.money(0), t.player(0).permanent) == (4, 2)


@both_editions
@proves("GWT-INC-04")
def test_as_many_temporary_certificates_as_wanted_may_be_added(game: str) -> None:
    t = income(table(game).set(0, certificates=3), "white")
    assert t.options() == ["income 0", "income 1", "income 2", "income 3"]
    t.choose("income 2")
    assert (t.money(0), t.player(0).certificates) == (4, 1)


@both_editions
@proves("GWT-INC-04")
def test_temporary_certificates_may_be_kept(game: str) -> None:
    t = income(table(game).set(0, certificates=3), "white").choose("income 0")
    assert (t.money(0), t.player(0).certificates) == (2, 3)


@both_editions
@proves("GWT-INC-05")
def test_hand_and_both_kinds_of_certificates_make_the_dollars_and_the_total(game: str) -> None:
    t = table(game).owns_master(0, "sm_hazards").set(0, certificates=3, money=7)
    income(t, "purple5", "yellow").choose("income 1")
    assert t.money(0) == 7 + 5 + 3 + 1 + 1
    assert t.options() == [f"deliver {city}" for city in range(6)]  # values up to 10
    t.expect_refusal("deliver 6", "GWT-DEL-01")


@both_editions
@proves("GWT-INC-06")
def test_the_whole_hand_is_discarded_objective_cards_included(game: str) -> None:
    t = income(table(game).discard(0, "gray"), "white", "O01", "white")
    assert t.step == "Deliver"
    assert t.in_hand(0) == []
    assert t.in_discard(0) == ["O01", "gray", "white", "white"]


@both_editions
@pytest.mark.parametrize("hand", [[], ["O01"], ["O12", "O18", "O23"]])
@proves("GWT-INC-07")
def test_a_hand_without_cattle_is_worth_nothing(game: str, hand: list[str]) -> None:
    t = income(table(game).set(0, money=3), *hand)
    assert (t.money(0), t.step) == (3, "PlaceDisc")  # Kansas City was the only city in reach
    t.choose("disc aux_dollar")
    assert t.player(0).cities[0] == 1


@proves("GWT-INC-08")
def test_an_exchange_token_used_while_certificates_are_chosen_changes_the_income() -> None:
    t = table("gwt2").draw(0, "brown3").set(0, certificates=1, tokens=1)
    income(t, "gray").choose("token", "draw 1", "discard gray")
    assert t.options() == ["income 0", "income 1"]
    t.choose("income 0")
    assert (t.money(0), t.options()) == (4, ["deliver 0", "deliver 1", "deliver 2"])


@proves("GWT-INC-08")
def test_an_exchange_token_comes_too_late_for_the_hand_once_the_dollars_are_gained() -> None:
    t = table("gwt2").draw(0, "brown3").set(0, tokens=1)
    income(t, "white").choose("token", "draw 1")  # the card drawn is the only one to discard
    assert (t.money(0), t.options("deliver")) == (2, ["deliver 0", "deliver 1"])
