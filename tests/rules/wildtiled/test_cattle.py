"""Pastures and wrangling."""

import pytest

from tests.rules.wildtiled.vocabulary import Table, proves, table

HERD = "c3,4 f3,5 c3,6 f4,4 c4,5 f4,6"  # Great Pasture: three cows


def herd(extra: int = 0) -> Table:
    """Seat 0 may wrangle three cows and some more of its own."""
    t = table().streets(0, "5,5")
    more = [("F02", "c4,7 c5,7 f5,6"), ("F02", "c3,7 c2,7 f3,8"), ("F01", "c2,6 f1,6")]
    for name, spec in more[: extra // 2 + extra % 2]:
        t.lay(0, name, spec)
    return t.places(0, "F11", HERD)


@proves("WTW-COW-01")
def test_a_pasture_is_made_of_printed_fields_and_tiles() -> None:
    t = table().streets(0, "4,4").places(0, "F01", "c4,3 f5,3")
    pasture = next(p for p in t.match.view(0)["players"][0]["pastures"] if "4,3" in p["cells"])
    assert pasture == {
        "cells": ["4,3", "5,0", "5,1", "5,2", "5,3"],
        "cows": 3,
        "boot": False,
    }


@proves("WTW-COW-02")
def test_only_a_pasture_just_extended_with_three_cows_may_be_wrangled() -> None:
    t = table().streets(0, "5,5").places(0, "F04", "c4,4 f4,5 f3,4 c3,5")
    assert t.step == "Turn"  # two cows
    t.places(0, "F01", "c2,4 f2,5")
    assert t.step == "Wrangle"
    t.choose("wrangle none")
    t.places(0, "R01", "6,5 6,6=sheriff 6,7")
    assert t.step == "Turn"  # not extended
    t.places(0, "F01", "c8,5 f7,5")
    assert t.step == "Turn"  # another pasture


@proves("WTW-COW-03", "WTW-COW-04")
def test_wrangling_scores_the_declared_number_of_cows() -> None:
    t = herd(2)
    assert t.options() == ["wrangle 3,4 3", "wrangle 3,4 4", "wrangle 3,4 5", "wrangle none"]
    t.expect_refusal("wrangle 3,4 6", "WTW-COW-03")
    t.expect_refusal("wrangle 3,5 6", "WTW-COW-03")  # another cell of the same pasture
    t.choose("wrangle 3,4 5")
    assert t.points(0) == 5 + 6
    assert t.match.view(0)["players"][0]["boots"] == ["3,4"]
    assert t.player(0).largest_herd == 5


@proves("WTW-COW-03")
@pytest.mark.parametrize(("cows", "points"), [(3, 2), (4, 4), (5, 6), (6, 9), (7, 12)])
def test_points_by_number_of_cows(cows: int, points: int) -> None:
    t = herd(4).contracts("gold", "streets", "bullets", "points")
    t.state.flipped = 0b1111
    t.choose(f"wrangle 2,7 {cows}")
    extra = 2 if cows == 7 else 0  # the small side of the contract of points
    assert t.points(0) == 5 + points + extra


@proves("WTW-COW-04")
def test_eight_cows_count_as_seven_and_fewer_may_be_declared() -> None:
    t = herd(6)
    assert [o for o in t.options() if o.endswith("8")] == []
    assert t.options()[:5] == [f"wrangle 1,6 {n}" for n in (3, 4, 5, 6, 7)]
    t.choose("wrangle 1,6 3").places(0, "F01", "c2,4 f2,5")
    assert t.step == "Turn"  # the whole pasture is done


@proves("WTW-COW-05")
def test_a_booted_pasture_is_done_also_after_growing_or_joining() -> None:
    t = herd().choose("wrangle 3,4 3")
    t.places(0, "F04", "c2,4 f2,5 f1,4 c1,5")
    assert t.step == "Turn"
    pastures = t.match.view(0)["players"][0]["pastures"]
    assert [p["boot"] for p in pastures if "3,4" in p["cells"]] == [True]


@proves("WTW-COW-05")
def test_two_booted_pastures_may_be_joined() -> None:
    t = herd().choose("wrangle 3,4 3").streets(0, "5,7", "6,7")
    t.places(0, "F11", "c7,6 f7,7 c7,8 f8,6 c8,7 f8,8").choose("wrangle 7,6 3")
    t.places(0, "F01", "f5,6 c6,6")
    assert t.step == "Turn"
    joined = next(p for p in t.match.view(0)["players"][0]["pastures"] if p["boot"])
    assert joined["cows"] == 3 + 1 + 3 + 2  # with the printed ones
    assert t.match.view(0)["players"][0]["boots"] == ["3,4", "7,6"]


@proves("WTW-COW-06")
def test_the_big_side_of_a_contract_is_won_once_then_the_small_one() -> None:
    t = herd(2).set(0, gold=0).choose("wrangle 3,4 5")
    assert t.gold(0) == 2
    contract = t.match.view(1)["contracts"][1]
    assert contract == {"cows": 5, "id": "gold", "amount": 1, "big": False}
    t = herd(2).set(0, gold=0)
    t.state.flipped = 0b0010
    t.choose("wrangle 3,4 5")
    assert t.gold(0) == 1


@proves("WTW-COW-06")
def test_three_cows_win_no_contract() -> None:
    t = herd().choose("wrangle 3,4 3")
    assert t.happened("contract") == []
    assert t.state.flipped == 0


@proves("WTW-COW-07")
def test_what_contracts_give() -> None:
    t = herd(2).choose("wrangle 3,4 4")  # streets
    assert t.step == "LayStreet"
    assert t.player(0).streets_due == 1
    t = herd(2).contracts("points", "gold", "bullets", "streets").choose("wrangle 3,4 4")
    assert t.points(0) == 5 + 4 + 5
    t = herd(2).contracts("bullets", "gold", "points", "streets").choose("wrangle 3,4 4")
    assert t.bullets(0) == 2


@proves("WTW-COW-08")
def test_a_tile_may_extend_several_pastures_and_each_may_be_wrangled() -> None:
    # Farm Lane is two separate fields: 5,5 joins the south, 4,6 and 4,7 the north.
    t = table().lay(0, "F11", "c6,5 f6,6 c6,7 f7,5 c7,6 f7,7").lay(0, "F02", "c3,7 c2,7 f2,8")
    t.lay(0, "F01", "c3,8 f4,8")
    t.places(0, "F06", "c4,6 f4,7 f5,5 r5,6")
    herds = {tuple(option.split()[1:]) for option in t.options("wrangle")}
    assert herds == {("none",), ("2,7", "3"), ("2,7", "4"), ("5,5", "3")}
    t.choose("wrangle 5,5 3")
    assert t.options() == ["wrangle 2,7 3", "wrangle 2,7 4", "wrangle none"]
    t.expect_refusal("wrangle 5,5 3", "WTW-COW-05")
    t.choose("wrangle 2,7 4")
    assert t.points(0) == 5 + 2 + 4


@proves("WTW-COW-09")
def test_streets_never_extend_a_pasture() -> None:
    t = herd().choose("wrangle none").places(0, "street", "5,6")
    assert t.step == "Turn"


def test_fewer_cows_than_there_are_come_with_a_warning() -> None:
    t = herd(2)
    warnings = {o.notation: o.warning() for o in t.match.decision.options}  # type: ignore[union-attr]
    assert warnings["wrangle 3,4 4"] == "The pasture has 5 cows"
    assert warnings["wrangle 3,4 5"] == ""
