"""The tussle at the end of a year."""

import pytest

from tests.rules.wildtiled.vocabulary import Table, proves, table
from trailhand.games.wildtiled.tussle import HillBandit, Tussle

CELLS = ("0,0", "0,1", "0,2", "0,3", "0,4")


def fight(*bandits: int, year: int = 2) -> Table:
    """A tussle with so many bandits on the boards; nobody has placed a hill bandit yet."""
    t = table(len(bandits))
    for seat, number in enumerate(bandits):
        t.bandits(seat, *CELLS[:number])
    t.state.year = year - 1
    return t.wait_for(0, Tussle(0))


def won(t: Table) -> list[int]:
    return [t.points(seat) - 5 for seat in range(t.match.seats)]


@proves("WTW-TUS-01")
def test_bandits_of_board_tiles_and_hills_count_and_tombstones_do_not() -> None:
    t = table().streets(0, "5,5").places(0, "F03", "c4,4 f4,5=bandit c4,6")
    t.wait_for(0, HillBandit(0)).choose("hill 6,4")
    assert t.match.view(1)["players"][0]["bandit_count"] == 3 + 1 + 1
    t.lay(0, "R01", "3,5 2,5=sheriff 1,5").set(0, bullets=1).places(0, "street", "3,4")
    assert t.match.view(1)["players"][0]["bandit_count"] == 4


@proves("WTW-TUS-02", "WTW-TUS-04")
def test_fewest_win_most_lose_and_all_who_are_tied_count() -> None:
    assert won(fight(1, 4, 2)) == [3, -3, 0]
    assert won(fight(1, 4, 1, 4)) == [3, -3, 3, -3]


@proves("WTW-TUS-03")
def test_if_all_are_equal_everybody_wins() -> None:
    t = fight(2, 2, 2)
    assert won(t) == [3, 3, 3]
    assert t.happened("tussle-lost") == []


@proves("WTW-TUS-04")
@pytest.mark.parametrize(("year", "points"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_points_of_the_year(year: int, points: int) -> None:
    assert won(fight(0, 1, year=year)) == [points, -points]


@proves("WTW-TUS-05")
def test_a_winner_adds_two_points_per_hotel_and_a_loser_none() -> None:
    t = (
        table()
        .lay(0, "hotel", "3,4 3,5 4,4 4,5 5,4 5,5")
        .lay(0, "hotel", "3,6 3,7 4,6 4,7 5,6 5,7")
    )
    t.lay(1, "hotel", "4,6 4,7 5,6 5,7 6,6 6,7").bandits(0).bandits(1, "0,0")
    t.wait_for(0, Tussle(0))
    assert won(t) == [2 + 4, -2]


@proves("WTW-TUS-06")
def test_winners_of_the_first_three_years_put_a_bandit_on_a_free_hill() -> None:
    t = fight(0, 1)
    t.set(0, tomb_south=1 << 13)  # a tombstone on the hill 6,3
    assert (t.step, t.seat) == ("HillBandit", 0)
    t.expect_refusal("hill 6,3", "WTW-TUS-06")
    t.choose("hill 6,4")
    assert t.living(0) == {"6,4"}
    t = fight(0, 1).bandits(0, "6,4").expect_refusal("hill 6,4", "WTW-TUS-06")
    t = fight(0, 1, year=4)
    assert t.happened("hill-bandit") == []
    assert t.step == "Turn"


@proves("WTW-TUS-07")
def test_winners_place_clockwise_from_the_first_player() -> None:
    t = table(3)
    for seat in range(3):
        t.bandits(seat)
    t.state.first = 2
    t.wait_for(0, Tussle(0))
    placed = []
    while t.step == "HillBandit":
        placed.append(t.seat)
        t.match.play(0)
    assert placed == [2, 0, 1]


@proves("WTW-TUS-08")
def test_without_a_free_hill_the_hill_bandit_is_not_placed() -> None:
    t = table()
    side = t.player(0).side
    t.set(0, bandit_north=0, bandit_south=0, tomb_north=side.hill_north, tomb_south=side.hill_south)
    t.bandits(1, "0,0").wait_for(0, Tussle(0))
    assert t.happened("no-hill") == [(0,)]
    assert t.living(0) == set()


@proves("WTW-TUS-09")
def test_a_hill_bandit_covers_and_connects_nothing() -> None:
    t = table().streets(0, "5,4")
    before = t.match.view(0)["players"][0]["reach"]
    t.bandits(0).wait_for(0, HillBandit(0)).choose("hill 6,4")
    assert t.match.view(0)["players"][0]["reach"] == before
    assert t.covered(0) == {"5,4"}
