"""Bandits, sheriffs and bullets."""

from tests.rules.wildtiled.vocabulary import Table, names, proves, table
from trailhand.games.wildtiled.fire import targets, watched
from trailhand.games.wildtiled.grid import cells_of, sight
from trailhand.games.wildtiled.tussle import HillBandit


def sheriff(*bandits: str) -> Table:
    """A sheriff on 5,5 of board 1, and bandits."""
    return table().lay(0, "R01", "5,4 5,5=sheriff 5,6").bandits(0, *bandits)


def seen(t: Table) -> set[str]:
    return names(*targets(t.player(0)))


@proves("WTW-SHER-01")
def test_bandits_of_boards_tiles_and_hills_are_alive_until_shot() -> None:
    t = table().streets(0, "5,5")
    assert t.living(0) == {"5,2", "6,3", "8,1"}
    t.places(0, "F03", "c4,4 f4,5=bandit c4,6")
    assert t.living(0) == {"5,2", "6,3", "8,1", "4,5"}
    t.wait_for(0, HillBandit(0)).choose("hill 6,4")
    assert "6,4" in t.living(0)
    assert t.match.view(1)["players"][0]["hill_bandits"] == ["6,4"]


@proves("WTW-SHER-02")
def test_bullets_are_kept_until_they_are_used() -> None:
    t = sheriff("0,0").places(0, "street", "6,6")
    assert t.bullets(0) == 1
    t.bandits(0, "0,0", "5,8").places(0, "street", "6,7")
    assert (t.bullets(0), t.tombs(0)) == (0, {"5,8"})


@proves("WTW-SHER-03")
def test_a_sheriff_sees_along_its_row_and_column_only() -> None:
    assert seen(sheriff("5,8", "2,5", "9,5", "5,3", "4,4", "6,6")) == {"5,8", "2,5", "9,5", "5,3"}


@proves("WTW-SHER-03")
def test_cows_hills_mines_and_buildings_stop_the_line() -> None:
    t = sheriff("5,2", "5,0").lay(0, "barn", "3,5 3,6 2,5 2,6").bandits(0, "5,2", "1,5", "5,9")
    assert seen(t) == {"5,2", "5,9"}  # 1,5 is behind the Barn
    t.lay(0, "F01", "c5,7 f5,8")
    assert seen(t) == {"5,2"}
    t = table().lay(0, "R01", "6,5 6,6=sheriff 6,7").bandits(0, "6,2", "6,9")
    assert seen(t) == {"6,9"}  # 6,2 is behind the hill 6,4
    t = table().lay(0, "R01", "0,4 0,5=sheriff 0,6").bandits(0, "0,9", "0,1")
    assert seen(t) == {"0,1"}  # 0,9 is behind the mine 0,7


@proves("WTW-SHER-03")
def test_roads_fields_tombstones_icons_and_bandits_do_not_stop_it() -> None:
    t = sheriff("5,7", "5,9").streets(0, "5,7").bandits(0, "5,8", "5,9", "5,2", "5,3")
    t.lay(0, "F07", "f4,5 c4,6 f4,7 r3,5").bandits(0, "5,8", "5,9", "5,2", "5,3", "2,5")
    assert seen(t) == {"5,8", "5,9", "5,2", "5,3", "2,5"}


@proves("WTW-SHER-04")
def test_a_bandit_on_a_hill_is_hit_and_the_line_ends_there() -> None:
    t = table().lay(0, "R01", "6,5 6,6=sheriff 6,7").bandits(0, "6,4", "6,3")
    assert seen(t) == {"6,4"}


@proves("WTW-SHER-05")
def test_shots_are_mandatory_and_the_player_chooses_if_bullets_are_few() -> None:
    t = sheriff("5,8", "5,9", "1,1").set(0, bullets=1).places(0, "street", "4,6")
    assert t.options() == ["shoot 5,8", "shoot 5,9"]
    t.expect_refusal("shoot 1,1", "WTW-SHER-03").choose("shoot 5,9")
    assert (t.living(0), t.tombs(0), t.bullets(0)) == ({"5,8", "1,1"}, {"5,9"}, 0)
    t = sheriff("5,8", "5,9", "1,1").set(0, bullets=3).places(0, "street", "4,6")
    assert (t.living(0), t.bullets(0)) == ({"1,1"}, 1)


@proves("WTW-SHER-06")
def test_a_tombstone_counts_in_no_tussle_and_is_worth_two_points() -> None:
    t = sheriff("5,8").set(0, bullets=1).places(0, "street", "4,6")
    assert t.match.view(0)["players"][0]["bandit_count"] == 0
    assert t.final(0, "tombstones") == 2


@proves("WTW-SHER-07", "WTW-SHER-08")
def test_sheriffs_are_never_used_up_and_do_not_stand_in_the_way() -> None:
    t = sheriff("5,9").lay(0, "R02", "5,7=sheriff 6,7 5,8").bandits(0, "5,9", "2,7")
    assert names(*watched(t.player(0))) >= {"5,9", "2,7", "5,2"}
    t.set(0, bullets=2).places(0, "street", "4,6")
    assert t.tombs(0) == {"5,9", "2,7"}
    t.bandits(0, "2,5").set(0, bullets=1).places(0, "street", "4,4")
    assert t.tombs(0) == {"5,9", "2,7", "2,5"}


@proves("WTW-SHER-09")
def test_a_hill_bandit_in_sight_of_a_sheriff_with_a_bullet_is_shot_at_once() -> None:
    t = table().lay(0, "R01", "6,5 6,6=sheriff 6,7").bandits(0, "1,1").set(0, bullets=1)
    t.wait_for(0, HillBandit(0)).choose("hill 6,4")
    assert (t.tombs(0), t.bullets(0)) == ({"6,4"}, 0)


@proves("WTW-SHER-03")
def test_a_line_of_fire_runs_to_the_edge_from_every_cell() -> None:
    for cell in range(100):
        row, column = divmod(cell, 10)
        assert cells_of(*sight(cell, 1, 0, 0)) == list(range(cell + 1, 10 * row + 10))
        assert cells_of(*sight(cell, -1, 0, 0)) == list(range(10 * row, cell))
        assert cells_of(*sight(cell, 10, 0, 0)) == list(range(cell + 10, 100, 10))
        assert cells_of(*sight(cell, -10, 0, 0)) == list(range(column, cell, 10))
