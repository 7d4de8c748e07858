"""Objective and bonus tiles, removing cattle (ELP-TILE, ELP-CULL)."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.vocabulary import Table, proves, table
from trailhand.games.elpaso.facts.codes import BONUS
from trailhand.games.elpaso.tiles import EITHER, GainTile


def gains(t: Table, kinds: int = EITHER, cost: int = 0) -> Table:
    """Seat 0 gains a tile now, and nothing follows."""
    return t.only(GainTile(0, kinds, cost, False))


@proves("ELP-TILE-01")
def test_a_face_up_tile_is_replaced_at_once_or_the_top_of_the_pile_is_taken_unseen() -> None:
    t = table().objectives("O01", "O02", "O03", pile=("O04",))
    gains(t, kinds=1).choose("objective 2")
    assert t.tiles_of(0) == ["O02"]
    assert t.match.view(0)["objectives"] == ["O01", "O04", "O03"]
    t = table().objectives("O01", "O02", "O03", pile=("O04",))
    gains(t, kinds=1).choose("objective blind")
    assert (t.tiles_of(0), t.match.view(0)["objectives"]) == (["O04"], ["O01", "O02", "O03"])


@proves("ELP-TILE-02")
def test_an_icon_for_both_kinds_offers_both_rows_and_both_piles() -> None:
    t = gains(table())
    kinds = ("objective", "bonus")
    assert t.options() == sorted(f"{k} {p}" for k in kinds for p in ("1", "2", "3", "blind"))
    t = gains(table(), kinds=1)
    assert t.options("bonus") == []


@proves("ELP-TILE-03")
def test_building_2a_sells_a_bonus_tile_for_two_dollars() -> None:
    t = table().bonuses("BN05", "BN06", "BN07", pile=("BN08",)).put("P1", 2, 0)
    t.stands(0, "P1", money=3).choose("use 1")
    assert t.options() == ["bonus 1", "bonus 2", "bonus 3", "bonus blind"]
    assert t.choose("bonus 1").money(0) == 1
    t = table().put("P1", 2, 0).stands(0, "P1", money=1)
    t.expect_refusal("use 1", "ELP-TILE-03")


@proves("ELP-TILE-04")
def test_an_empty_pile_leaves_gaps_until_nothing_is_left() -> None:
    t = table().bonuses("BN05", "", "BN06").put("P1", 2, 0).workers(0, joker=1)
    t.stands(0, "P1", money=4).choose("use 1")
    assert t.options("bonus") == ["bonus 1", "bonus 3"]
    t.expect_refusal("bonus 2", "ELP-TILE-04")
    t.expect_refusal("bonus blind", "ELP-TILE-04")
    t.choose("bonus 3")
    assert t.match.view(0)["bonuses"] == ["BN05", "", ""]
    t = table().bonuses("", "", "").put("P1", 2, 0).stands(0, "P1", money=4)
    t.expect_refusal("use 1", "ELP-TILE-04")


@proves("ELP-TILE-05")
def test_there_is_no_limit_to_owned_tiles() -> None:
    t = table().owns(0, *(f"O{n:02}" for n in range(1, 13)), "BN05", "BN06", "BN12")
    t.objectives("O13", "O14", "O15")
    gains(t, kinds=1).choose("objective 1")
    assert len(t.tiles_of(0)) == 16


@proves("ELP-TILE-06")
def test_immediate_effects_act_once_and_permanent_ones_add_up() -> None:
    t = table().bonuses("BN18", "BN05", "BN12", pile=("BN06",))
    gains(t, kinds=2).choose("bonus 1")
    assert t.money(0) == 5
    gains(t, kinds=2).choose("bonus 2")
    assert t.money(0) == 5
    t.owns(0, "BN05", "BN06", "BN12", "BN13")
    assert (t.state.permanent(0), t.state.duplicates(0)) == (2, 2)


@proves("ELP-TILE-07")
def test_up_to_three_exchanges_one_after_the_other() -> None:
    t = table().hand(0, "criollo").draw(0, "galloway", "galloway", "galloway")
    gains(t.bonuses("BN01", "BN05", "BN06"), kinds=2).choose("bonus 1")
    for drawn in range(1, 4):
        t.choose("exchange")
        assert len(t.in_hand(0)) == 2  # never pooled
        t.choose("discard galloway")
        assert len(t.player(0).draw) == 3 - drawn
    assert (t.in_hand(0), t.match.over) == (["criollo"], True)


@proves("ELP-TILE-08", "ELP-DEL-03")
def test_a_permanent_certificate_adds_one_to_every_delivery() -> None:
    t = table().owns(0, "BN05", "BN06").hand(0, "shorthorn").discs(0, "money", "permanent")
    t.stands(0, "EP")
    assert t.options("deliver") == ["deliver T0", "deliver T5"]  # 4 + 2


@proves("ELP-TILE-09")
def test_a_bonus_tile_removes_a_card_of_the_hand() -> None:
    t = table().hand(0, "criollo", "galloway").bonuses("BN09", "BN05", "BN06")
    gains(t, kinds=2).choose("bonus 1", "cull criollo")
    assert (t.in_hand(0), t.words(t.player(0).culled)) == (["galloway"], ["criollo"])


@proves("ELP-TILE-10")
def test_each_duplicate_tile_adds_one_duplicate_to_every_delivery() -> None:
    hand = ("simmental", "simmental", "simmental")
    t = table().owns(0, "BN12").hand(0, *hand).discs(0, "money", "permanent").stands(0, "EP")
    assert t.options() == ["add simmental", "enough"]
    t.choose("add simmental")
    assert t.options("deliver") == ["deliver T0", "deliver T5"]  # 3 + 3, and no more


@proves("ELP-TILE-11")
def test_a_card_is_removed_for_the_printed_money() -> None:
    t = table().hand(0, "criollo").bonuses("BN15", "BN05", "BN06")
    gains(t, kinds=2).choose("bonus 1", "cull criollo")
    assert (t.money(0), t.in_hand(0)) == (2, [])


@proves("ELP-TILE-12")
def test_a_bonus_tile_gives_five_dollars() -> None:
    t = table().bonuses("BN18", "BN05", "BN06")
    assert gains(t, kinds=2).choose("bonus 1").money(0) == 5


@proves("ELP-TILE-13")
def test_immediate_effects_may_be_declined_and_the_tile_is_kept() -> None:
    t = table().hand(0, "criollo").bonuses("BN15", "BN05", "BN06")
    gains(t, kinds=2).choose("bonus 1", "skip")
    assert (t.money(0), t.in_hand(0), t.tiles_of(0)) == (0, ["criollo"], ["BN15"])
    assert t.points(0)["bonus_tiles"] == 2
    t = table().bonuses("BN15", "BN05", "BN06")  # no card in hand
    gains(t, kinds=2).choose("bonus 1")
    assert (t.money(0), t.tiles_of(0)) == (0, ["BN15"])
    t = table().draw(0, "criollo").bonuses("BN01", "BN05", "BN06")
    gains(t, kinds=2).choose("bonus 1", "stop")
    assert (t.tiles_of(0), t.in_hand(0)) == (["BN01"], [])


@proves("ELP-TILE-14")
def test_the_replacement_is_revealed_before_the_effect_of_the_tile() -> None:
    t = table().hand(0, "criollo").bonuses("BN09", "BN05", "BN06", pile=("BN07",))
    gains(t, kinds=2).choose("bonus 1")
    assert (t.step, t.match.view(0)["bonuses"][0]) == ("CullCard", "BN07")


# -- removing cattle ----------------------------------------------------------------------


def culls(t: Table, source: str) -> Table:
    """Seat 0 removes a Simmental by one of the sources."""
    if source == "auxiliary":
        return t.clear(0, "cull").stays(0, "NC").choose("aux cull")
    if source == "building":
        return t.sides("b").put("P1", 3, 0).stays(0, "P1").choose("use 1")
    t.bonuses("BN09", "BN05", "BN06")
    return t.only(GainTile(0, 1 << BONUS, 0, False)).choose("bonus 1")


SOURCES = ("auxiliary", "building", "bonus")


@proves("ELP-CULL-01")
def test_a_removed_card_leaves_the_game_and_scores_nothing() -> None:
    t = table().hand(0, "simmental", "criollo")
    before = t.points(0)["cattle"]
    culls(t, "auxiliary").choose("cull simmental")
    assert (t.in_hand(0), t.words(t.player(0).culled)) == (["criollo"], ["simmental"])
    assert t.points(0)["cattle"] == before - 2
    assert (t.state.simmentals, t.in_discard(0)) == (9, [])


@proves("ELP-CULL-02")
def test_five_cards_per_player_may_be_removed_and_no_more() -> None:
    t = table().hand(0, "criollo").culled(0, *["criollo"] * 4).clear(0, "cull").stays(0, "NC")
    t.choose("aux cull", "cull criollo")
    assert len(t.player(0).culled) == 5
    t.hand(0, "criollo").stays(0, "NC")
    t.expect_refusal("aux cull", "ELP-CULL-02")
    t.hand(1, "criollo").clear(1, "cull").stays(1, "NC").choose("aux cull", "cull criollo")
    assert len(t.player(1).culled) == 1  # the limit is everybody's own


@proves("ELP-CULL-03")
@pytest.mark.parametrize("source", SOURCES)
def test_every_removal_counts_and_at_the_limit_none_is_possible(source: str) -> None:
    t = culls(table().hand(0, "simmental", "criollo"), source).choose("cull simmental")
    assert len(t.player(0).culled) == 1
    t = table().hand(0, "simmental").culled(0, *["criollo"] * 5)
    if source == "bonus":
        culls(t, source)
        assert (t.tiles_of(0), t.match.over) == (["BN09"], True)
    elif source == "auxiliary":
        t.clear(0, "cull").stays(0, "NC").expect_refusal("aux cull", "ELP-CULL-02")
    else:
        t.sides("b").put("P1", 3, 0).stays(0, "P1").expect_refusal("use 1", "ELP-CULL-02")


@proves("ELP-CULL-04")
def test_building_3b_removes_a_simmental_only() -> None:
    t = culls(table().hand(0, "simmental", "criollo"), "building")
    assert t.options() == ["cull simmental", "skip"]
    t.expect_refusal("cull criollo", "ELP-ACT-02")
    t = table().sides("b").put("P1", 3, 0).hand(0, "criollo").stays(0, "P1")
    t.expect_refusal("use 1", "ELP-ACT-01")
    for source in ("auxiliary", "bonus"):
        t = culls(table().hand(0, "simmental", "criollo"), source)
        assert t.options() == ["cull criollo", "cull simmental", "skip"]


@proves("ELP-CULL-05")
@pytest.mark.parametrize("source", SOURCES)
def test_removal_is_optional_and_only_from_the_hand(source: str) -> None:
    t = table().hand(0, "simmental").discard(0, "hereford").workers(0, cowboy=1)
    culls(t, source)
    assert t.options() == ["cull simmental", "skip"]  # neither the discard pile nor workers
    t.choose("skip")
    assert (t.in_hand(0), t.player(0).culled) == (["simmental"], [])
