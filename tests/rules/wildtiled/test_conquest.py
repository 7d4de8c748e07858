"""The Conquest sides."""

from typing import Any

import pytest

from tests.rules.wildtiled.vocabulary import Table, new_table, proves, table
from trailhand.games.wildtiled.goods import ChooseAce
from trailhand.games.wildtiled.metrics import measure
from trailhand.games.wildtiled.sides import open_side
from trailhand.games.wildtiled.tussle import Tussle


def conquest(board: int, **options: Any) -> Table:
    """Seat 0 on the Conquest side of a board, seat 1 on a classic one."""
    other = 2 if board == 1 else 1
    return table(2, boards=f"{board}{other}", conquest="ca", **options)


@proves("WTW-CQ-01")
def test_a_side_has_its_rule_for_its_player_only() -> None:
    rules = [open_side(board, True).rule.name for board in range(8)]
    assert rules == [
        "charter",
        "high_water",
        "vault",
        "most_wanted",
        "general_delivery",
        "stage_line",
        "saucers",
        "pair_of_aces",
    ]
    assert {open_side(board, False).rule.name for board in range(8)} == {""}
    t = conquest(7)
    assert [t.player(seat).side.rule.name for seat in (0, 1)] == ["saucers", ""]


# -- Gold Vault -----------------------------------------------------------------------------


def vault() -> Table:
    t = new_table(2, boards="31", conquest="ca")
    t.match.play(0)
    t.match.play(0)
    return t


@proves("WTW-CQ-VAULT-01")
def test_a_cheap_named_building_comes_first_free_of_charge_and_anywhere() -> None:
    t = vault()
    assert t.step == "StartBuilding"
    t.expect_refusal("start L-B3", "WTW-CQ-VAULT-01")  # the Town Hall costs 2
    t.expect_refusal("start L-A1", "WTW-CQ-VAULT-01")  # a Saloon has no sign
    t.choose("start R-A3")
    assert "place 8,8 n" in t.options()
    assert "place 0,2 n" in t.options()
    t.choose("place 4,4 n")
    assert t.bullets(0) == 2  # resolved like a placement
    assert t.gold(0) == 2  # only the first income


@proves("WTW-CQ-VAULT-02", "WTW-PLACE-04")
def test_the_first_tile_connects_to_that_building() -> None:
    t = vault().choose("start R-A3", "place 4,4 n").dice(20)
    t.gives(0, "R01").expect_refusal("place 7,6 n", "WTW-PLACE-05")
    assert "place 3,3 n" in t.options()


def stored(gold: int) -> Table:
    """A Vault with two buildings in the turn of seat 0."""
    t = vault().choose("start R-A3", "place 4,4 n").lay(0, "barn", "6,0 6,1 7,0 7,1")
    return t.dice(20).set(0, gold=gold)


@proves("WTW-CQ-VAULT-03")
def test_gold_may_be_stored_before_the_decision_of_a_turn() -> None:
    t = stored(4).choose("store 4,4", "store 4,4")
    t.expect_refusal("store 4,4", "WTW-CQ-VAULT-03")
    assert (t.gold(0), t.seat, t.step) == (2, 0, "Turn")
    t.choose("store 6,0")
    assert t.match.view(1)["players"][0]["stored"] == 3
    pieces = t.match.position()["state"]["players"][0]["pieces"]
    assert {piece["at"]: piece.get("stored") for piece in pieces} == {"4,4": 2, "6,0": 1}


@proves("WTW-CQ-VAULT-03")
def test_gold_may_be_stored_after_the_resolution_and_pays_for_nothing() -> None:
    t = stored(1).choose("store 4,4")
    t.dice(3, 20)
    t.expect_refusal("prairie 3", "WTW-DRAFT-02")
    t.set(0, gold=1).choose("streets", "street 3,5")
    assert t.options() == ["store 4,4", "store 6,0", "store none"]
    t.choose("store none")
    assert t.seat == 1
    assert t.gold(0) == 1


@proves("WTW-CQ-VAULT-04", "WTW-END-03")
def test_stored_gold_scores_two_points_each() -> None:
    t = stored(3).choose("store 4,4", "store 6,0")
    assert t.final(0, "conquest") == 4


# -- Pair of Aces ---------------------------------------------------------------------------


@proves("WTW-CQ-ACE-01")
def test_covering_an_ace_cell_lets_choose_a_card_before_anything_else() -> None:
    t = conquest(8).streets(0, "3,4").places(0, "street", "2,4")
    assert t.step == "ChooseAce"
    t.choose("ace spades")
    assert t.state.ace_owner[0] == 0


@proves("WTW-CQ-ACE-01", "WTW-CMP-05")
def test_two_ace_cells_at_once_bring_two_cards_as_long_as_there_are_some() -> None:
    t = conquest(8).wait_for(0, ChooseAce(0, 2)).choose("ace spades")
    assert t.options() == ["ace clubs", "ace diamonds", "ace hearts"]
    t.choose("ace clubs")
    assert (t.state.ace_owner, t.step) == ([0, -1, -1, 0], "Turn")
    t = conquest(8).owns_ace(1, "spades", "hearts", "diamonds").wait_for(0, ChooseAce(0, 2))
    assert (t.state.ace_owner[3], t.step) == (0, "Turn")  # the last one, without a question


@proves("WTW-CQ-ACE-02")
def test_edge_aces_score_the_aces_of_their_suit() -> None:
    t = conquest(8).owns_ace(0, "hearts", "clubs").lay(0, "CTH", "4,3=ace_hearts 4,4 5,3")
    assert t.final(0, "conquest") == 0
    t.streets(0, "0,3")
    assert t.final(0, "conquest") == 3 * 2  # the tile and the card
    t.streets(0, "6,9")
    assert t.final(0, "conquest") == 3 * 2 + 3 * 1
    assert t.final(0, "aces") == 0  # besides the usual scoring


# -- Strange Lights -------------------------------------------------------------------------


@proves("WTW-CQ-UFO-01")
def test_a_saucer_surrounded_while_uncovered_scores_once() -> None:
    t = conquest(7).streets(0, "3,2", "4,1", "4,3", "5,1").places(0, "street", "5,2")
    assert t.points(0) == 5 + 4
    assert t.final(0, "conquest") == 4
    t.places(0, "street", "5,0")
    assert t.points(0) == 5 + 4


@proves("WTW-CQ-UFO-02")
def test_a_saucer_covered_later_keeps_its_bonus_and_covered_before_gives_none() -> None:
    t = conquest(7).streets(0, "3,2", "4,1", "4,3", "5,1").places(0, "street", "5,2")
    t.places(0, "street", "4,2")
    assert t.points(0) == 5 + 4
    t = conquest(7).streets(0, "3,2", "4,1", "4,3", "4,2").places(0, "street", "5,2")
    assert t.points(0) == 5


@proves("WTW-CQ-UFO-03")
def test_covering_a_saucer_with_its_last_neighbour_gives_nothing() -> None:
    t = conquest(7).streets(0, "3,2", "4,1", "4,3").places(0, "F01", "c4,2 f5,2")
    assert t.points(0) == 5


# -- General Delivery -----------------------------------------------------------------------


def delivery() -> Table:
    """Two of three signposts (1,4, 5,2, 8,8): one is covered, the second is next."""
    return conquest(5).streets(0, "6,3", "0,4", "1,4", "5,3")


@proves("WTW-CQ-GEN-01")
def test_a_general_store_is_set_aside() -> None:
    t = conquest(5)
    assert t.match.view(1)["players"][0]["aside"] == "general_store"
    assert t.state.piles[t.tile("general_store")] == 1


@proves("WTW-CQ-GEN-02", "WTW-CQ-GEN-03")
def test_with_the_second_signpost_the_store_goes_over_the_third() -> None:
    t = delivery().places(0, "street", "5,2")
    assert t.step == "PlaceTile"
    assert t.options()
    t.expect_refusal("place 2,0 n", "WTW-CQ-GEN-02")
    gold = t.gold(0)
    t.choose(t.word("general_store", "7,8 7,9 8,8 9,8"))
    assert "8,8" in t.covered(0)
    assert t.gold(0) == gold
    assert t.player(0).aside == -1
    t.gives(0, "street")
    assert "place 8,7 n" in t.options()  # later tiles connect to it


@proves("WTW-CQ-GEN-03")
def test_the_delivered_store_is_resolved_like_a_placement() -> None:
    t = delivery().streets(0, "6,8", "6,9", "8,9", "8,7", "9,7", "9,9")
    t.places(0, "street", "5,2")  # now there is one place left for it
    assert t.pieces(0)[-1] == "general_store"
    assert t.step == "ChooseGoods"  # surrounded as soon as it lies there


@proves("WTW-CQ-GEN-04")
def test_a_store_that_cannot_cover_the_third_signpost_goes_back_to_the_box() -> None:
    t = delivery().streets(0, "8,8").places(0, "street", "5,2")
    assert t.step != "PlaceTile"
    assert t.state.gone[t.tile("general_store")] == 1
    t = delivery().streets(0, "7,8", "8,7", "8,9", "9,8").places(0, "street", "5,2")
    assert t.happened("delivery-lost")
    assert t.player(0).aside == -1


@proves("WTW-CQ-GEN-02")
def test_the_store_waits_until_the_second_signpost() -> None:
    t = conquest(5).streets(0, "6,3", "0,4").places(0, "street", "1,4")
    assert t.player(0).aside == t.tile("general_store")


# -- the other sides ------------------------------------------------------------------------


@proves("WTW-CQ-STAGE-01")
@pytest.mark.parametrize(("stops", "points"), [(1, 0), (2, 4), (3, 9), (4, 15)])
def test_stops_linked_by_road_score_by_their_number(stops: int, points: int) -> None:
    west = [f"3,{column}" for column in range(10)]
    arms = {
        2: ["0,4", "1,4", "2,4"],
        3: ["4,9", "5,9"],
        4: ["4,5", "5,5", "6,5", "7,5", "8,5", "9,5"],
    }
    t = conquest(6).streets(0, *west)
    for number in range(2, stops + 1):
        t.streets(0, *arms[number])
    assert t.final(0, "conquest") == points


@proves("WTW-CQ-STAGE-01")
def test_fields_and_buildings_do_not_link_stops() -> None:
    t = conquest(6).streets(0, *[f"3,{column}" for column in range(4)], "0,4", "1,4")
    t.lay(0, "F01", "c2,4 f3,4")
    assert t.final(0, "conquest") == 0


@proves("WTW-CQ-WATER-01")
def test_every_water_cell_costs_a_gold_together_with_the_draft() -> None:
    t = conquest(2)
    side = t.player(0).side
    cells = [(r, c) for r in range(10) for c in range(10) if side.icon_rows[r][c] == "w"]
    row, column = cells[0]
    beside = next(
        (r, c)
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if side.terrain[r][c] == "." and side.icon_rows[r][c] != "w"
    )
    t.streets(0, f"{beside[0]},{beside[1]}").set(0, gold=1).gives(0, "street")
    t.choose(f"place {row},{column} n")
    assert t.gold(0) == 0
    t = conquest(2).streets(0, f"{beside[0]},{beside[1]}").set(0, gold=0).gives(0, "street")
    t.expect_refusal(f"place {row},{column} n", "WTW-CQ-WATER-01")
    t = conquest(2).streets(0, f"{beside[0]},{beside[1]}").set(0, gold=0).choose("streets")
    t.expect_refusal(f"street {row},{column}", "WTW-CQ-WATER-01")


@proves("WTW-CQ-WATER-01", "WTW-DRAFT-04", "WTW-DRAFT-07")
def test_a_draft_leaves_enough_gold_for_the_water_below_the_tile() -> None:
    # Only the river is free: four of its cells, and 1 gold for Mine Road itself.
    river, first = 0b111111 << 14, 1 << 14
    t = conquest(2).dice(10, 20).set(0, gold=4)
    t.set(0, free_north=0, free_south=river, reach_north=0, reach_south=first)
    t.expect_refusal("prairie 10", "WTW-DRAFT-07")
    t.set(0, gold=5).choose("prairie 10")
    assert t.gold(0) == 4
    t.match.play(0)
    assert (t.gold(0), len(t.covered(0) & {"6,4", "6,5", "6,6", "6,7"})) == (0, 4)


@proves("WTW-CQ-WANT-01")
def test_a_wanted_bandit_weighs_two_alive_and_pays_five_dead() -> None:
    t = conquest(4)
    side = t.player(0).side
    wanted = [(r, c) for r in range(10) for c in range(10) if side.icon_rows[r][c] == "W"]
    cell = f"{wanted[0][0]},{wanted[0][1]}"
    t.bandits(0, cell, "0,0").bandits(1, "0,0", "0,1")
    assert t.match.view(1)["players"][0]["bandit_count"] == 3
    assert measure(t.state, 0, "bandits_alive") == 2  # for everything else it is one
    t.wait_for(0, Tussle(0))
    assert (t.points(0), t.points(1)) == (5 - 2, 5 + 2)
    t = conquest(4).bandits(0, "0,0", cell).set(0, bullets=0)
    player = t.player(0)
    number = 10 * wanted[0][0] + wanted[0][1]
    player.tomb_north = 1 << number if number < 50 else 0
    player.tomb_south = 1 << (number - 50) if number >= 50 else 0
    assert t.final(0, "tombstones") == 5
    assert measure(t.state, 0, "tombstones") == 1


@proves("WTW-CQ-CHART-01")
def test_the_bonus_of_the_year_is_for_towns_in_order_and_two_points_higher() -> None:
    order1 = ("6,0", "6,1", "7,0", "7,1", "8,0")  # Charter Oak, without 8,1
    t = conquest(1).streets(0, *order1).places(0, "street", "8,1")
    assert t.points(0) == 5 + 5 + (5 + 2)
    third = ("7,7", "8,5", "8,6", "8,7", "9,5", "9,6")  # Meridian, without 9,7
    t = conquest(1).streets(0, *third).places(0, "street", "9,7")
    assert t.points(0) == 5 + 6  # towns 1 and 2 are missing
    t = conquest(1).streets(0, *order1)
    t.state.year = 3
    t.places(0, "street", "8,1")
    assert t.points(0) == 5 + 5


@proves("WTW-CQ-CHART-01")
def test_towns_finished_together_count_in_ascending_order() -> None:
    t = conquest(1)
    player = t.player(0)
    for town in player.side.towns:
        if town.order <= 2:
            player.free_north &= ~town.north
            player.free_south &= ~town.south
    t.streets(0, "5,6").places(0, "street", "4,6")
    assert t.happened("town", "town", "bonus") == [(0, 0, 7), (0, 3, 7)]
