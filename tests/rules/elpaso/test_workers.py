"""Hiring, the cattle market and the train (ELP-HIRE, ELP-MKT, ELP-TRAIN)."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.vocabulary import proves, table

BREEDS = {"black_angus": 1, "corriente": 2, "shorthorn": 3, "hereford": 4}


@proves("ELP-HIRE-01")
def test_a_hired_worker_comes_from_the_supply_into_the_area() -> None:
    t = table().stands(0, "NB", money=7).choose("use 2", "hire engineer")
    assert (t.money(0), t.area(0), t.state.supply) == (2, {"engineer": 1}, [10, 9, 10, 10])
    t = table().stands(0, "NB", money=4)
    t.expect_refusal("use 2", "ELP-HIRE-01")


@proves("ELP-HIRE-02")
def test_a_joker_costs_four_more() -> None:
    t = table().stands(0, "NB", money=21).choose("use 2", "hire joker")
    assert t.money(0) == 12
    t = table().stands(0, "NB", money=17).choose("use 2", "hire cowboy", "use 3", "hire joker")
    assert t.money(0) == 0
    t = table().put("P1", 3, 0).stands(0, "P1", money=4).choose("use 1", "hire joker")
    assert t.money(0) == 0
    t = table().put("P1", 3, 0).stands(0, "P1", money=3).choose("use 1")
    t.expect_refusal("hire joker", "ELP-HIRE-01")


@proves("ELP-HIRE-03")
def test_building_b_hires_for_five_and_for_eight() -> None:
    t = table().stands(0, "NB", money=13).choose("use 2", "hire cowboy", "use 3", "hire builder")
    assert (t.money(0), t.area(0)) == (0, {"cowboy": 1, "builder": 1})


@proves("ELP-HIRE-04")
def test_the_two_hires_are_of_different_types() -> None:
    t = table().stands(0, "NB", money=50).choose("use 2", "hire joker", "use 3")
    assert t.options() == ["hire builder", "hire cowboy", "hire engineer"]
    t.expect_refusal("hire joker", "ELP-HIRE-04")


@proves("ELP-HIRE-05")
def test_the_second_hire_needs_the_first() -> None:
    t = table().stands(0, "NB", money=50)
    t.expect_refusal("use 3", "ELP-HIRE-05")
    t.choose("use 2", "hire cowboy")
    assert "use 3" in t.options()


@proves("ELP-HIRE-06")
def test_the_type_hired_first_counts_even_if_the_card_has_gone() -> None:
    t = table().hand(0, "galloway").stands(0, "NB", money=16).choose("use 2", "hire joker")
    t.choose("spend joker", "use 1", "use 3")  # 9$ are back to 11$
    assert "joker" not in t.area(0)
    t.expect_refusal("hire joker", "ELP-HIRE-04")
    assert t.choose("hire cowboy").money(0) == 3
    t = (
        table()
        .stands(0, "NB", money=16)
        .choose("use 2", "hire engineer", "spend engineer", "use 3")
    )
    t.expect_refusal("hire engineer", "ELP-HIRE-04")


@proves("ELP-HIRE-07")
def test_an_empty_pile_cannot_be_hired_from() -> None:
    t = table().supply(cowboy=0).stands(0, "NB", money=50).choose("use 2")
    t.expect_refusal("hire cowboy", "ELP-HIRE-07")
    t = table().supply(cowboy=0, engineer=0, builder=0, joker=0).stands(0, "NB", money=50)
    t.expect_refusal("use 2", "ELP-HIRE-07")


# -- the cattle market --------------------------------------------------------------------


@proves("ELP-MKT-01")
def test_exactly_one_card_is_bought() -> None:
    t = table().workers(0, cowboy=4).stands(0, "ND", money=8).choose("use 3", "buy black_angus")
    assert (t.state.market, t.step) == ([7, 10, 8, 6], "UseActions")
    t.expect_refusal("use 3", "ELP-LOC-04")


@proves("ELP-MKT-02")
@pytest.mark.parametrize(("breed", "cowboys"), BREEDS.items())
def test_each_breed_needs_its_number_of_cowboys(breed: str, cowboys: int) -> None:
    t = table().workers(0, cowboy=4, engineer=1).stays(0, "ND", money=20)
    t.choose("use 3", f"buy {breed}")
    assert t.area(0).get("cowboy", 0) == 4 - cowboys
    t = table().workers(0, cowboy=cowboys - 1, engineer=5).stays(0, "ND", money=20)
    if cowboys > 1:
        assert t.options("use") == ["use 2", "use 3"]
        assert f"buy {breed}" not in t.choose("use 3").options()
    else:
        t.expect_refusal("use 3", "ELP-COMP-07")


@proves("ELP-MKT-03")
def test_cowboys_or_jokers_and_two_dollars_each() -> None:
    t = table().workers(0, cowboy=2, joker=2).stays(0, "ND", money=7).choose("use 3")
    t.expect_refusal("buy hereford", "ELP-EDGE-04")  # 8$ are needed
    t.choose("buy shorthorn", "jokers 1")
    assert (t.money(0), t.area(0)) == (1, {"joker": 1})


@proves("ELP-MKT-04")
def test_the_card_and_the_workers_go_to_the_discard_pile() -> None:
    t = table().workers(0, cowboy=1, joker=1).stays(0, "ND", money=4).choose("use 3")
    t.choose("buy corriente")
    assert t.in_discard(0) == ["corriente", "cowboy", "joker"]


@proves("ELP-MKT-05")
def test_the_split_is_free_but_the_number_is_fixed() -> None:
    t = table().workers(0, cowboy=2, joker=2).stays(0, "ND", money=4)
    t.choose("use 3", "buy corriente")
    assert t.options() == ["jokers 0", "jokers 1", "jokers 2"]
    assert t.choose("jokers 2").area(0) == {"cowboy": 2}
    t = table().workers(0, cowboy=1, joker=2).stays(0, "ND", money=4)
    t.choose("use 3", "buy corriente")
    t.expect_refusal("jokers 0", "ELP-COMP-07")


# -- the train ----------------------------------------------------------------------------


@proves("ELP-TRAIN-01")
def test_one_train_card_for_its_engineers_and_two_dollars_each() -> None:
    t = table().workers(0, engineer=2, joker=1).stays(0, "NF", money=5).choose("use 2")
    assert t.options() == ["train 1", "train 2"]
    t.expect_refusal("train 3", "ELP-EDGE-04")
    t.choose("train 2", "jokers 0")
    assert (t.money(0), t.area(0), t.in_discard(0)) == (1, {"joker": 1}, ["engineer"] * 2)
    t.choose("done")
    t.expect_refusal("use 2", "ELP-LOC-04")


@proves("ELP-TRAIN-02")
def test_its_actions_come_in_any_order_each_once_and_each_optional() -> None:
    t = table().workers(0, engineer=1).bonuses("BN18", "BN05", "BN06").stays(0, "NF", money=2)
    t.choose("use 2", "use 2")
    assert t.player(0).tokens == 1
    t.expect_refusal("use 2", "ELP-LOC-04")
    t.choose("use 1", "objective 1")
    assert len(t.tiles_of(0)) == 1
    t = table().workers(0, engineer=1).stays(0, "NF", money=2).choose("use 2", "done")
    assert (t.tiles_of(0), t.player(0).tokens) == ([], 0)


@proves("ELP-TRAIN-03")
def test_train_cards_stay_and_can_be_used_again_by_anyone() -> None:
    t = table().workers(0, engineer=4).stands(0, "NF", money=8).choose("use 2", "train 1", "done")
    for seat in (0, 1):
        t.workers(seat, engineer=4).stands(seat, "NF", money=8).choose("use 2")
        assert t.options() == ["train 1", "train 2", "train 3", "train 4"]
    assert t.match.view(0)["train"] == "rrrr"
