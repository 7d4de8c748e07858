"""Years, rounds, turns, the score track."""

import pytest

from tests.rules.wildtiled.vocabulary import Table, new_table, proves, table
from trailhand.games.wildtiled.years import Advance, StartYear


def pass_round(t: Table) -> None:
    """Everybody lays a street until the next round begins."""
    now = (t.state.year, t.state.round)
    while not t.match.over and (t.state.year, t.state.round) == now:
        t.match.play(t.options().index(t.options("streets")[0]) if t.step == "Turn" else 0)


def rounds_played(t: Table) -> list[tuple[int, int]]:
    while t.match.decision is not None:
        t.match.play(-1 + len(t.match.numbers) if t.step == "Turn" else 0)
    return [(year, number) for _, year, number in t.happened("round", "year", "n")]


@proves("WTW-FLOW-01", "WTW-FLOW-03", "WTW-FLOW-06")
@pytest.mark.parametrize(
    ("seats", "rounds"), [(1, (5, 4, 4, 3)), (2, (5, 4, 4, 3)), (5, (4, 4, 4, 3))]
)
def test_four_years_of_so_many_rounds(seats: int, rounds: tuple[int, ...]) -> None:
    t = new_table(seats)
    played = rounds_played(t)
    assert [sum(year == number for year, _ in played) for number in (1, 2, 3, 4)] == list(rounds)
    tussles = len(t.happened("bandits"))
    assert tussles == 4 * seats
    assert t.match.over
    assert len(t.happened("rank" if seats == 1 else "game-over")) == 1


@proves("WTW-FLOW-02", "WTW-MINE-02")
def test_income_is_that_of_the_space_at_the_beginning_of_the_year() -> None:
    t = table()
    assert [t.gold(seat) for seat in (0, 1)] == [2, 2]
    t.set(0, mine=7)
    assert t.gold(0) == 2
    t.state.year = 1
    t.wait_for(0, StartYear(0))
    assert [t.gold(seat) for seat in (0, 1)] == [2 + 4, 2 + 2]


@proves("WTW-FLOW-04")
def test_a_round_is_a_roll_and_a_turn_each_clockwise_from_the_first_player() -> None:
    t = new_table(3, start=1)
    t.choose(*[])
    while len(t.happened("round")) < 2:
        t.match.play(0)
    assert len(t.happened("rolled")) == 2
    assert t.happened("turn")[:3] == [(1,), (2,), (0,)]
    assert t.seat == 2  # WTW-FLOW-05: the token has moved on


@proves("WTW-FLOW-05")
def test_the_token_also_moves_after_the_last_round_of_a_year() -> None:
    t = table()
    t.state.round = 4
    t.wait_for(0, Advance(0))
    assert t.state.first == 1
    assert len(t.happened("bandits")) == 2  # the tussle follows


@proves("WTW-FLOW-05")
def test_the_token_goes_left_and_a_new_round_starts() -> None:
    t = table()
    t.wait_for(0, Advance(0))
    assert (t.state.first, t.state.round) == (1, 1)
    assert t.happened("bandits") == []
    assert t.seat == 1


@proves("WTW-FLOW-07")
def test_a_turn_is_a_draft_or_streets_and_then_it_is_over() -> None:
    t = table().dice(1, 2)
    assert t.options() == ["prairie 1", "prairie 2", "streets"]
    t.choose("streets", "street 5,5")
    assert t.seat == 1
    t.expect_refusal("mill", "WTW-BLD-12")


@proves("WTW-FLOW-08")
def test_whoever_can_do_nothing_passes_and_nobody_else() -> None:
    t = table().dice(1)
    t.expect_refusal("pass", "WTW-FLOW-08")
    t.set(0, free_north=0, free_south=0, reach_north=0, reach_south=0)
    assert t.happened("passed") == [(0,)]
    assert t.seat == 1


@proves("WTW-FLOW-09", "WTW-FLOW-11")
@pytest.mark.parametrize(
    ("points", "token", "marker"), [(49, 0, 49), (50, 50, 0), (99, 50, 49), (104, 100, 4)]
)
def test_the_token_stands_for_full_rounds_of_the_track(
    points: int, token: int, marker: int
) -> None:
    t = table()
    t.player(0).earned[0] = points
    seen = t.match.view(1)["players"][0]
    assert (seen["token"], seen["marker"], seen["score"]) == (token, marker, points)


@proves("WTW-FLOW-11")
def test_a_score_that_falls_back_gives_the_token_back() -> None:
    t = table()
    t.player(0).earned[0] = 101
    t.state.score(0, 3, -3)
    assert t.match.view(0)["players"][0]["token"] == 50
    t.state.score(0, 3, -50)
    assert t.match.view(0)["players"][0]["token"] == 0
    t.state.score(0, 3, 112)
    seen = t.match.view(0)["players"][0]
    assert (seen["token"], seen["score"]) == (100, 160)


@proves("WTW-FLOW-10")
def test_a_score_may_fall_below_zero() -> None:
    t = table()
    t.player(0).earned[0] = 1
    t.bandits(0, "6,3").bandits(1)
    t.state.year, t.state.round = 3, 2
    t.wait_for(0, Advance(0))
    assert t.points(0) == 1 - 5
    assert t.match.view(1)["players"][0]["score"] == -4
