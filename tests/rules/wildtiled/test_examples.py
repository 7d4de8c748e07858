"""The worked cases of the reference, number by number."""

from tests.rules.wildtiled.test_dice import laid
from tests.rules.wildtiled.vocabulary import Table, names, proves, table
from trailhand.games.wildtiled.dice import move_dry_dice
from trailhand.games.wildtiled.fire import targets
from trailhand.games.wildtiled.placement import is_surrounded
from trailhand.games.wildtiled.scoring import ace_points
from trailhand.games.wildtiled.tables import open_box
from trailhand.games.wildtiled.tussle import Tussle


@proves("WTW-EX-01")
def test_ex_01_three_elevens() -> None:
    assert laid(11, 11, 11) == [11, 12, 13]


@proves("WTW-EX-02")
def test_ex_02_becca_drafts_with_one_gold() -> None:
    t = table().set(0, gold=1).pile("L-B5", 0).dice(7, river=(1, 3))
    assert t.options() == ["prairie 7", "river 1", "river 1+1", "river 3", "streets"]
    t.expect_refusal("river 3+1", "WTW-DRAFT-02")
    objection = t.match.why_not("river 3+1")
    assert objection is not None
    assert objection.text() == "Costs 3 gold: you have 1, 2 missing"
    t.choose("river 3")
    assert t.gold(0) == 0
    assert t.happened("drafted", "tile", "cost") == [(0, t.tile("bank"), 1)]


@proves("WTW-EX-03")
def test_ex_03_the_tussle_of_year_two() -> None:
    t = table(3)
    for seat, number in enumerate((1, 5, 3)):
        t.bandits(seat, *[f"0,{column}" for column in range(number)])
    t.state.year = 1
    t.wait_for(0, Tussle(0))
    assert [t.points(seat) - 5 for seat in range(3)] == [3, -3, 0]
    assert (t.step, t.seat) == ("HillBandit", 0)


@proves("WTW-EX-04")
def test_ex_04_the_last_cell_of_lone_star() -> None:
    t = table().streets(0, "7,5", "7,6", "8,5", "8,6", "8,7", "9,5")
    t.places(0, "street", "9,6")
    assert t.points(0) == 5 + 6 + 5
    t = table().streets(0, "7,5", "8,5", "8,6", "8,7", "9,5", "9,6")
    t.places(0, "R01", "7,6 7,7=sheriff 7,8")  # the tile reaches beyond the town
    assert t.points(0) == 5 + 6 + 5


@proves("WTW-EX-05")
def test_ex_05_a_herd_joined_to_two_printed_cows() -> None:
    t = table().set(0, gold=0).streets(0, "4,4").lay(0, "F02", "c4,3 c4,2 f5,3")
    t.places(0, "F01", "c6,2 f7,2").choose("wrangle 4,2 5")
    assert (t.points(0), t.gold(0)) == (5 + 6, 2)
    assert t.match.view(0)["contracts"][1]["big"] is False
    t.places(0, "F02", "c4,5 c4,6 f3,5")  # kept apart by the street on 4,4
    herds = t.match.view(0)["players"][0]["pastures"]
    assert [p["boot"] for p in herds if "4,5" in p["cells"]] == [False]


def ex_11() -> Table:
    return table().places(0, "R01", "5,4 5,5=sheriff 5,6")


@proves("WTW-EX-11")
def test_ex_11_the_first_tile() -> None:
    t = ex_11()
    assert t.match.view(0)["players"][0]["sheriffs"] == ["5,5"]


@proves("WTW-EX-12")
def test_ex_12_a_pasture_of_three_cows() -> None:
    t = ex_11().places(0, "F01", "c4,3 f5,3")
    pasture = t.match.view(0)["players"][0]["pastures"][1]
    assert pasture["cells"] == ["4,3", "5,0", "5,1", "5,2", "5,3"]
    t.choose("wrangle 4,3 3")
    assert (t.points(0), t.happened("contract")) == (5 + 2, [])


@proves("WTW-EX-13")
def test_ex_13_a_street_at_a_printed_cow() -> None:
    t = ex_11().places(0, "F01", "c4,3 f5,3").choose("wrangle none").choose("streets")
    assert "street 6,1" in t.options()


@proves("WTW-EX-14")
def test_ex_14_the_first_bullet_is_fired_at_once() -> None:
    t = ex_11()
    assert names(*targets(t.player(0))) == {"5,2"}
    t.places(0, "street", "6,6")
    assert (t.tombs(0), t.bullets(0)) == ({"5,2"}, 0)
    t.bandits(0, "5,0")
    assert names(*targets(t.player(0))) == set()  # the cow on 5,1 is in the way


@proves("WTW-EX-15")
def test_ex_15_a_corner_is_surrounded_by_three_cells() -> None:
    t = table().lay(0, "barn", "0,8 0,9 1,8 1,9").streets(0, "1,7", "2,8")
    assert not is_surrounded(t.box, t.player(0), t.player(0).pieces[0])
    t.streets(0, "2,9")
    assert is_surrounded(t.box, t.player(0), t.player(0).pieces[0])


@proves("WTW-EX-16")
def test_ex_16_lone_star() -> None:
    town = table().player(0).side.towns[0]
    assert (town.name, town.points) == ("Lone Star", 6)
    assert names(town.north, town.south) == {"7,5", "7,6", "8,5", "8,6", "8,7", "9,5", "9,6"}


@proves("WTW-EX-21")
def test_ex_21_wrapping_and_a_dry_row() -> None:
    assert laid(20, 20, 1) == [1, 2, 20]
    assert laid(20, 20, 1, dry=(2,)) == [1, 3, 20]


@proves("WTW-EX-22")
def test_ex_22_aces() -> None:
    box = open_box(2)
    assert ace_points(box, [4, 4, 0, 1]) == 30
    assert ace_points(box, [3, 3, 3, 3]) == 60
    assert ace_points(box, [6, 0, 0, 0]) == 12
    assert ace_points(box, [2, 2, 0, 2]) == 12


@proves("WTW-EX-23")
def test_ex_23_tile_totals() -> None:
    assert [sum(open_box(seats).piles) for seats in (4, 2, 3, 1)] == [96, 68, 76, 56]


@proves("WTW-EX-24")
def test_ex_24_two_players_with_equal_bandits() -> None:
    t = table().bandits(0, "0,0").bandits(1, "0,0").wait_for(0, Tussle(0))
    assert [t.points(seat) for seat in (0, 1)] == [7, 7]
    assert t.step == "HillBandit"
    t.match.play(0)
    assert (t.step, t.seat) == ("HillBandit", 1)


@proves("WTW-EX-25")
def test_ex_25_dice_at_both_ends_of_a_row_that_runs_dry() -> None:
    t = table()
    for slot in ("L-B1", "L-C1", "L-D1"):
        t.pile(slot, 0)
    t.state.piles[0] = 0
    t.state.prairie = [1, 2, 6, 7]
    move_dry_dice(t.state)
    assert t.happened("prairie-moved", "n", "to") == [(0, 1, 3), (0, 6, 8)]
