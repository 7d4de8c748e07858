"""Drafting a tile with a die."""

import trailhand as th
from tests.rules.wildtiled.vocabulary import proves, table
from trailhand.games.wildtiled.facts.codes import SLOT_NAMES


@proves("WTW-DRAFT-01")
def test_a_die_makes_the_nearest_pile_with_a_tile_eligible() -> None:
    t = table().dice(4, 9)
    option = {o.notation: o.anchors for o in t.match.decision.options}  # type: ignore[union-attr]
    assert option["prairie 4"] == ("die:prairie.4", "slot:L-A4")
    assert option["prairie 9"] == ("die:prairie.9", "slot:L-D4")
    t.pile("L-A4", 0).set(0, gold=5)
    option = {o.notation: o.anchors for o in t.match.decision.options}  # type: ignore[union-attr]
    assert option["prairie 4"] == ("die:prairie.4", "slot:L-B4")


@proves("WTW-DRAFT-02")
def test_the_cost_of_the_slot_is_paid_before_the_tile_is_taken() -> None:
    t = table().dice(3, 20).set(0, gold=0)
    t.expect_refusal("prairie 3", "WTW-DRAFT-02")
    t.set(0, gold=1).choose("prairie 3")
    assert (t.gold(0), t.state.piles[SLOT_NAMES.index("L-A3")]) == (0, 0)
    assert t.step == "PlaceTile"


@proves("WTW-DRAFT-03")
def test_each_jump_costs_a_gold_and_empty_piles_are_passed_for_free() -> None:
    t = table().dice(river=(1,)).set(0, gold=9).pile("L-B2", 0)
    assert t.options("river") == ["river 1", "river 1+1", "river 1+2", "river 1+3"]
    t.choose("river 1+1")
    assert t.happened("drafted", "tile", "cost") == [(0, SLOT_NAMES.index("L-B3"), 1 + 2)]
    assert t.gold(0) == 6


@proves("WTW-DRAFT-04")
def test_jumps_and_cost_together_must_be_payable_from_gold_held() -> None:
    t = table().dice(river=(1,)).set(0, gold=3)
    assert t.options("river") == ["river 1", "river 1+1"]
    t.expect_refusal("river 1+2", "WTW-DRAFT-02")
    t.expect_refusal("river 1+4", "WTW-DRAFT-02").set(0, gold=4)
    assert "river 1+4" in t.options()
    # Mine Road costs 1 gold.
    t = table().dice(10, 20).set(0, gold=0)
    t.expect_refusal("prairie 10", "WTW-DRAFT-02")


@proves("WTW-DRAFT-05")
def test_the_die_used_is_gone_and_the_player_says_which_one_it_is() -> None:
    t = table().dice(1, river=(1,)).pile("L-A1", 0)
    assert t.match.view(0)["eligible"] == {"prairie 1": "L-B1", "river 1": "L-B1"}
    t.choose("river 1")
    assert (t.state.prairie, t.state.river) == ([1], [])
    t.match.play(0)
    assert t.seat == 1
    assert t.options() == ["prairie 1", "streets"]


@proves("WTW-DRAFT-05")
def test_a_die_is_gone_after_jumps_too() -> None:
    t = table().dice(river=(1, 5)).set(0, gold=2).choose("river 1+1")
    assert t.state.river == [5]


@proves("WTW-DRAFT-06")
def test_the_tile_is_placed_at_once_and_nothing_else_can_be_done() -> None:
    t = table().dice(2).choose("prairie 2")
    assert {option.split()[0] for option in t.options()} == {"place"}
    assert t.seat == 0


@proves("WTW-DRAFT-07")
def test_a_tile_that_fits_nowhere_cannot_be_drafted() -> None:
    t = table().dice(2, 4)
    two_cells, one_cell = 0b11 << 20, 0b1 << 20
    t.set(0, free_north=0, free_south=two_cells, reach_north=0, reach_south=one_cell)
    assert t.options() == ["prairie 2", "streets"]
    t.expect_refusal("prairie 4", "WTW-DRAFT-07")


@proves("WTW-DRAFT-08")
def test_prairie_dice_do_not_jump() -> None:
    t = table().dice(2).set(0, gold=9)
    t.expect_refusal("prairie 2+1", "WTW-DRAFT-08")
    objection = t.match.why_not("prairie 2+2")
    assert objection is not None
    assert isinstance(objection, th.Objection)
