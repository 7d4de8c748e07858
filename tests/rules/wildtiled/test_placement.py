"""Where a piece may go."""

import pytest

import trailhand as th
from tests.rules.wildtiled.vocabulary import Table, names, proves, table
from trailhand.games.wildtiled.placement import occupy
from trailhand.games.wildtiled.state import clear_board


def cells_of_option(t: Table, notation: str) -> set[str]:
    """The cells that an option covers, from its anchors."""
    decision = t.match.decision
    assert decision is not None
    option = next(o for o in decision.options if o.notation == notation)
    return {anchor.removeprefix("cell:0.") for anchor in option.anchors}


@proves("WTW-PLACE-01")
def test_a_tile_may_be_rotated_and_turned_over() -> None:
    t = table().streets(0, "5,5").gives(0, "SAD")  # ##. over .#r
    turns = {option.partition(" ")[2].split(" ", 1)[1] for option in t.options("place")}
    assert turns == {"n", "e", "s", "w", "n flip", "e flip", "s flip", "w flip"}
    assert cells_of_option(t, "place 3,4 n") == {"3,4", "3,5", "4,5", "4,6"}
    assert cells_of_option(t, "place 3,5 e") == {"3,5", "4,5", "4,4", "5,4"}
    assert cells_of_option(t, "place 3,5 n flip") == {"3,5", "3,6", "4,4", "4,5"}


@proves("WTW-PLACE-01")
def test_orientations_that_look_the_same_are_offered_once() -> None:
    turns = {
        name: {o.partition(" ")[2].split(" ", 1)[1] for o in given(name).options("place")}
        for name in ("barn", "R01", "R02", "CTD")
    }
    assert turns["barn"] == {"n"}
    assert turns["R01"] == {"n", "e"}  # its sheriff stands in the middle
    assert turns["R02"] == {"n", "e", "s", "w"}
    assert turns["CTD"] == {"n", "e", "s", "w"}  # its ace lies at one end


@proves("WTW-PLACE-01")
def test_an_orientation_that_looks_the_same_may_be_named_as_well() -> None:
    t = given("barn")
    offered = t.options("place")[0]
    for turn in ("e", "s", "w", "n flip", "w flip"):
        named = offered.removesuffix(" n") + " " + turn
        assert t.match.clone().play(named).played[-1].notation == offered
    named = given("R02").options("place")[0]
    assert given("R02").match.clone().play(named).played[-1].notation == named


def given(name: str) -> Table:
    return table().streets(0, "4,4", "4,5").gives(0, name)


@proves("WTW-PLACE-02")
def test_all_cells_lie_on_the_grid_and_on_free_ones() -> None:
    t = table().streets(0, "5,5", "5,6", "5,7", "5,8", "5,9").gives(0, "R01")
    t.expect_refusal("place 4,8 n", "WTW-PLACE-02")  # it would leave the board
    t.expect_refusal("place 5,6 e", "WTW-PLACE-02")  # covered already
    assert "place 4,7 n" in t.options()


@proves("WTW-PLACE-03")
def test_hills_mines_and_printed_fields_are_never_covered() -> None:
    t = table().streets(0, "5,4", "6,2").gives(0, "F01")
    for cell in ("5,2", "6,3", "6,4"):  # a field with a bandit, two hills
        t.expect_refusal(f"place {cell} n", "WTW-PLACE-03")
    t = table().streets(0, "0,6").gives(0, "F01")
    t.expect_refusal("place 0,7 n", "WTW-PLACE-03")  # a mine


@proves("WTW-PLACE-03")
def test_icons_and_town_cells_may_be_covered() -> None:
    t = table().streets(0, "0,5").gives(0, "F01").choose("place 0,3 n")  # horseshoe, town
    assert {"0,3", "0,4"} <= t.covered(0)


@proves("WTW-PLACE-04")
def test_the_first_placement_covers_the_start_cell() -> None:
    t = table().gives(0, "R01")
    t.expect_refusal("place 4,4 n", "WTW-PLACE-04")
    assert all("5,5" in cells_of_option(t, option) for option in t.options())
    t.choose("place 5,5 n")
    t = table().streets(0, "5,5").gives(0, "R01")
    assert "place 4,4 n" in t.options()


@proves("WTW-PLACE-05")
def test_later_placements_touch_the_network_with_an_edge_not_a_corner() -> None:
    t = table().streets(0, "5,5").gives(0, "street")
    t.expect_refusal("place 4,4 n", "WTW-PLACE-05")
    assert t.options() == ["place 4,5 n", "place 5,4 n", "place 5,6 n", "place 6,5 n"]


@proves("WTW-PLACE-05", "WTW-PLACE-06")
def test_printed_fields_connect_once_a_covered_cell_touches_them() -> None:
    t = table().streets(0, "4,5", "4,4").gives(0, "street")
    assert "place 4,0 n" not in t.options()
    t = table().streets(0, "4,5", "5,3").gives(0, "street")
    assert {"place 4,0 n", "place 4,1 n", "place 6,0 n", "place 6,2 n"} <= set(t.options())


@proves("WTW-PLACE-06", "WTW-TUS-09")
def test_hills_mines_and_hill_bandits_connect_nothing() -> None:
    t = table().streets(0, "5,4", "0,6").gives(0, "street")
    assert "place 7,4 n" not in t.options()  # behind the hill 6,4
    assert "place 0,8 n" not in t.options()  # behind the mine 0,7
    t = table().bandits(0, "6,4").streets(0, "5,4").gives(0, "street")
    assert "place 7,4 n" not in t.options()


@proves("WTW-PLACE-07", "WTW-TOWN-04")
def test_a_tile_may_reach_beyond_the_town_that_it_completes() -> None:
    t = table().streets(0, "6,7", "5,8", "5,9", "6,9").gives(0, "R01").choose("place 5,5 n")
    assert t.happened("town", "town") == [(0, 1)]  # Dry Fork
    assert {"5,5", "5,6"} <= t.covered(0)


@proves("WTW-PLACE-08")
def test_a_printed_bandit_under_a_tile_is_gone_without_a_tombstone() -> None:
    t = table()
    player = t.player(0)
    clear_board(player)
    t.bandits(0, "5,5", "5,2")
    occupy(t.box, player, t.tile("R01"), 54)
    assert names(player.bandit_north, player.bandit_south) == {"5,2"}
    assert t.tombs(0) == set()


def test_a_notation_without_a_turn_fits_several_placements() -> None:
    t = table().gives(0, "R01")
    with pytest.raises(th.AmbiguousChoice) as problem:
        t.match.play("place 9,9")
    assert problem.value.matches == ["place 9,9 n", "place 9,9 e"]
