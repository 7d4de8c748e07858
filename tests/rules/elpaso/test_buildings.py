"""Buildings and auxiliary actions (ELP-BLD, ELP-AUX)."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.vocabulary import Table, proves, table


def builds(t: Table, money: int, **workers: int) -> Table:
    """Seat 0 stands on E and has chosen to build."""
    return t.workers(0, **workers).stays(0, "NE", money=money).choose("use 2")


@proves("ELP-BLD-01")
def test_a_building_costs_its_builders_and_two_dollars_for_each() -> None:
    t = builds(table(), 9, builder=2, joker=1)
    assert t.options() == ["build 1", "build 2", "build 3"]
    t.choose("build 3", "at P4")
    assert (t.at("P4"), t.money(0), t.area(0)) == ("3a@1", 3, {})
    assert t.in_discard(0) == ["builder", "builder", "joker"]
    t = table().workers(0, builder=6)
    t.state.piles[1] = 0
    t.stays(0, "NE", money=20).choose("use 2").expect_refusal("build 1", "ELP-BLD-01")


@proves("ELP-BLD-02")
def test_any_empty_space_at_its_cost_wherever_the_rancher_stands() -> None:
    t = builds(table(), 5, builder=1).choose("at P2")  # only building 1 is possible
    assert (t.at("P2"), t.money(0)) == ("1a@1", 0)
    t = builds(table(), 4, builder=1)
    assert t.options() == [f"at P{n}" for n in (1, 3, 4, 5, 6, 7, 8, 9)]
    t.expect_refusal("at P2", "ELP-BLD-02")  # 2$ for the builder and 3$ for the space


@proves("ELP-BLD-03")
def test_a_player_owns_at_most_two_buildings() -> None:
    t = builds(table().put("P1", 1, 0), 20, builder=6).choose("build 2", "at P4")
    assert t.player(0).markers == 0
    t = builds(table().put("P1", 3, 0).put("P2", 3, 0), 20, builder=6)
    t.choose("build 4").expect_refusal("at P4", "ELP-BLD-03")
    t = builds(table().put("P1", 6, 0).put("P2", 5, 0), 20, builder=6)  # 5 to 6 is possible
    assert t.at("P2") == "6a@1"


@proves("ELP-BLD-04")
def test_a_replacement_costs_the_difference() -> None:
    t = builds(table().put("P2", 2, 0), 8, builder=4).choose("build 6")
    assert (t.at("P2"), t.money(0), t.area(0)) == ("6a@1", 0, {})
    t = builds(table().put("P2", 3, 0).put("P4", 3, 0), 40, builder=9).choose("build 4", "at P2")
    assert t.at("P2") == "4a@1"
    t = builds(table().put("P2", 4, 0), 40, builder=9).choose("build 3")
    t.expect_refusal("at P2", "ELP-BLD-04")
    t = builds(table().put("P2", 4, 0), 40, builder=9).choose("build 4")
    t.expect_refusal("at P2", "ELP-BLD-04")


@proves("ELP-BLD-05")
def test_the_replaced_tile_returns_and_the_space_costs_nothing_again() -> None:
    t = builds(table().put("P2", 2, 0), 2, builder=1).choose("build 3")  # P2 would cost 3$
    assert t.at("P2") == "3a@1"
    assert (t.state.piles[2], t.state.piles[3], t.money(0)) == (2, 1, 0)
    assert t.player(0).markers == 1


@proves("ELP-BLD-06")
def test_one_building_per_action() -> None:
    t = builds(table().hand(0, "santa_gertrudis"), 20, builder=6).choose("build 1", "at P4")
    t.expect_refusal("use 2", "ELP-LOC-04")


@proves("ELP-BLD-07")
def test_replacing_is_allowed_while_a_marker_is_unused() -> None:
    t = builds(table().put("P2", 1, 0), 20, builder=6).choose("build 3")
    assert {"at P2", "at P4"} <= set(t.options())
    t.choose("at P2")
    assert (t.at("P2"), t.player(0).markers) == ("3a@1", 1)


@proves("ELP-BLD-08")
def test_neutral_buildings_and_those_of_others_cannot_be_replaced() -> None:
    t = builds(table().put("P2", 1, 1), 40, builder=6).choose("build 6")
    t.expect_refusal("at NB", "ELP-BLD-08")
    t.expect_refusal("at P2", "ELP-BLD-08")


@proves("ELP-BLD-09")
def test_ranchers_stay_and_a_new_building_is_a_location_at_once() -> None:
    t = table().put("P6", 1, 0).set(1, rancher=9)
    t = builds(t, 20, builder=2).choose("build 2", "at P6")
    assert (t.at("P6"), t.rancher(1)) == ("2a@1", "P6")
    t = builds(table(), 2, builder=1).choose("at P8")
    t.moves(1, "NE")
    assert "move P8" in t.options()


@proves("ELP-BLD-10")
def test_building_2a_printed_slash_and_side_b() -> None:
    tiles = ("BN05", "BN06", "BN07")
    t = table().bonuses(*tiles).put("P1", 2, 0).stays(0, "P1", money=2)
    t.choose("use 1", "bonus 1", "use 2")
    assert (t.rancher(0), t.tiles_of(0)) == ("NB", ["BN05"])
    t = table(errata_2a="slash").bonuses(*tiles).put("P1", 2, 0).workers(0, engineer=1)
    t.stays(0, "P1", money=2).choose("use 1", "bonus 1")
    t.expect_refusal("use 2", "ELP-BLD-10")
    t = table(errata_2a="slash").put("P1", 2, 0).stays(0, "P1", money=2).choose("use 2")
    assert (t.rancher(0), t.tiles_of(0)) == ("NB", [])
    t = table(errata_2a="side_b").put("P1", 2, 0).hand(0, "galloway").stays(0, "P1")
    assert t.choose("use 1").money(0) == 5


# -- auxiliary actions --------------------------------------------------------------------


@proves("ELP-AUX-01")
def test_four_slots_and_their_upgrades() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway")
    assert t.stays(0, "NC").choose("aux money").money(0) == 1
    t = table().clear(0, "money").stays(0, "NC").choose("aux money")
    assert t.money(0) == 3
    t = table().clear(0, "certificate").stays(0, "NC").choose("aux certificate")
    assert t.player(0).certificates == 1
    t = table().hand(0, "criollo").draw(0, "galloway").stays(0, "NC").choose("aux exchange")
    assert t.choose("discard criollo").in_hand(0) == ["galloway"]
    t = table().hand(0, "criollo").clear(0, "cull").stays(0, "NC")
    assert t.choose("aux cull", "cull criollo").in_hand(0) == []


@proves("ELP-AUX-02")
def test_slots_two_and_four_open_with_their_discs() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway").stays(0, "NC")
    assert t.options("aux") == ["aux exchange", "aux money"]
    t.expect_refusal("aux certificate", "ELP-AUX-02")
    t.expect_refusal("aux cull", "ELP-AUX-02")
    t.clear(0, "certificate", "cull").stays(0, "NC")
    assert len(t.options("aux")) == 4


@proves("ELP-AUX-03")
def test_the_upgraded_exchange_may_be_done_twice_or_once() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway", "galloway").clear(0, "exchange")
    t.stays(0, "NC").choose("aux exchange")
    assert len(t.in_hand(0)) == 2  # one after the other
    t.choose("discard criollo")
    assert t.options() == ["exchange", "stop"]
    t.choose("exchange")
    assert (t.in_hand(0), len(t.in_discard(0))) == (["galloway"], 2)
    t = table().hand(0, "criollo").draw(0, "galloway", "galloway").clear(0, "exchange")
    t.stays(0, "NC").choose("aux exchange", "discard criollo", "stop")
    assert (t.in_hand(0), t.in_discard(0)) == (["galloway"], ["criollo"])


@proves("ELP-AUX-04")
def test_an_auxiliary_exchange_needs_no_token() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway").stays(0, "NC", tokens=1)
    t.choose("aux exchange", "discard criollo")
    assert (t.player(0).tokens, t.in_hand(0)) == (1, ["galloway"])
    t = table().hand(0, "criollo").stays(0, "NC")
    t.expect_refusal("aux exchange", "ELP-FREE-12")


@proves("ELP-AUX-05")
def test_two_different_auxiliary_actions_are_two_slots() -> None:
    t = table().put("P1", 4, 0).hand(0, "criollo").draw(0, "galloway", "galloway")
    t.clear(0, "money", "certificate").stays(0, "P1").choose("use 1", "aux money")
    t.expect_refusal("aux money", "ELP-AUX-05")
    assert t.options() == ["aux certificate", "aux exchange", "skip"]
    t.choose("aux certificate")
    assert (t.money(0), t.player(0).certificates) == (3, 1)
    t = table().put("P1", 4, 0).draw(0, "galloway").stays(0, "P1").choose("use 1", "aux money")
    t.choose("skip")
    assert (t.money(0), t.in_hand(0)) == (1, [])


@proves("ELP-AUX-06")
@pytest.mark.parametrize(("disc", "aux"), [("certificate", "certificate"), ("cull", "cull")])
def test_the_second_and_the_fourth_slot_open_independently(disc: str, aux: str) -> None:
    t = table().hand(0, "criollo").clear(0, disc).stays(0, "NC")
    assert t.options("aux") == sorted([f"aux {aux}", "aux money"])
