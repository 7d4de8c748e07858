"""The arena: who meets whom, on which deals, and what comes out of constructed results."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.lab.contests import invite, results, seating_with_guests
from trailhand.core.game import InvalidSetup
from trailhand.lab.arena import arena, lineups, plan, seating
from trailhand.lab.standings import standings

TIMES = ("seconds", "seconds_a_turn")


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)


def without_times(result: Any) -> Any:
    """A result without what depends on the clock."""
    if isinstance(result, dict):
        return {k: without_times(v) for k, v in result.items() if k not in TIMES}
    return result


# -- who meets whom -------------------------------------------------------------------------


def test_two_seats_are_a_round_robin_of_all_pairings() -> None:
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize(("bots", "seats"), [("ab", 3), ("ab", 4), ("abc", 4), ("abcd", 3)])
def test_at_larger_tables_every_bot_sits_equally_often(bots: str, seats: int) -> None:
    tables = lineups(tuple(bots), seats)
    assert {len(table) for table in tables} == {seats}
    assert len(set(Counter(name for table in tables for name in table).values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_plays_the_same_deals_with_seats_exchanged(seats: int) -> None:
    whole = plan("gwt2", seats, ["random", "first", "same"], games=3 * seats).whole
    sat: dict[int, Counter[tuple[int, str]]] = {}
    seeds: dict[int, set[int]] = {}
    for number in range(whole.games):
        game = seating(whole, number)
        seeds.setdefault(game.deal, set()).add(game.seed)
        sat.setdefault(game.deal, Counter()).update(enumerate(game.bots))
    assert len(seeds) == 3
    assert all(len(found) == 1 for found in seeds.values())
    assert len(set.union(*seeds.values())) == 3
    for places in sat.values():
        assert len(set(places.values())) == 1  # every bot, in every seat, equally often
        assert len(places) == 3 * seats


def test_games_are_rounded_up_to_whole_turns_of_the_seats() -> None:
    planned = plan("gwt2", 3, ["random", "first", "same"], games=7)
    assert (planned.tables, planned.deals, planned.games) == (1, 3, 9)


@pytest.mark.parametrize(
    ("bots", "sentence"), [(["random"], "at least two"), (["random", "random"], "named twice")]
)
def test_an_arena_needs_different_bots(bots: list[str], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        plan("gwt2", 2, bots, games=2)


# -- what comes out -------------------------------------------------------------------------


def test_a_bot_that_always_wins_is_first() -> None:
    result = arena(plan("gwt2", 2, ["random", "first"], games=12))
    assert list(result["bots"]) == ["first", "random"]
    (pair,) = result["pairs"]
    assert (pair["bots"], pair["games"], pair["wins"], pair["rate"]) == (
        ["first", "random"],
        12,
        12,
        1,
    )
    assert 0.75 < pair["low"] < pair["high"] == 1
    assert result["bots"]["first"]["wins"] == 12
    spent = result["bots"]["first"]["seconds_a_turn"]
    assert 0 < spent["mean"] <= spent["max"]


def test_seats_exchanged_on_the_same_deals_make_equal_bots_exactly_equal() -> None:
    result = arena(plan("gwt2", 2, ["first", "same"], games=10))
    (pair,) = result["pairs"]
    assert pair["rate"] == 0.5
    assert pair["points_ahead"]["mean"] == 0
    assert [bot["elo"] for bot in result["bots"].values()] == pytest.approx([1500, 1500])


def test_larger_tables_are_rated_too() -> None:
    result = arena(plan("gwt1", 4, ["random", "first"], games=4))
    assert list(result["bots"]) == ["first", "random"]
    assert sum(bot["wins"] for bot in result["bots"].values()) == 4
    assert result["pairs"][0]["games"] == 4


def test_constructed_results_come_out_as_counted() -> None:
    games = [{"a": 90, "b": 80}] * 6 + [{"a": 70, "b": 75}] * 3 + [{"a": 60, "b": 60}]
    found = standings(results(*games), ["b", "a"], seed=0)
    assert list(found["bots"]) == ["a", "b"]
    (pair,) = found["pairs"]
    assert (pair["wins"], pair["ties"], pair["rate"]) == (6.5, 1, 0.65)
    assert pair["points_ahead"]["mean"] == pytest.approx(4.5)
    best = found["bots"]["a"]
    assert (best["wins"], best["mean"], best["min"], best["max"]) == (6.5, 81, 60, 90)
    assert best["seconds_a_turn"] == {"mean": 0.5, "max": 0.75}
    assert best["categories"] == {"all": 81}


def test_at_a_table_of_three_bots_are_compared_two_by_two() -> None:
    found = standings(results(*[{"a": 3, "b": 2, "c": 1}] * 5), ["a", "b", "c"], seed=0)
    assert [pair["bots"] for pair in found["pairs"]] == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert [pair["wins"] for pair in found["pairs"]] == [5, 5, 5]


def test_a_bot_with_several_seats_counts_once_in_a_game() -> None:
    frame = results({"a": 3, "b": 2, "c": 1}).with_columns(
        bot=results({"a": 3, "b": 2, "c": 1})["bot"].replace("c", "b")
    )
    (pair,) = standings(frame, ["a", "b"], seed=0)["pairs"]
    assert (pair["games"], pair["wins"]) == (1, 1)


def test_the_seed_decides_whatever_the_number_of_jobs() -> None:
    planned = plan("gwt2", 2, ["random", "first"], games=8, seed=4)
    shared = planned._replace(whole=planned.whole._replace(seating=seating_with_guests))
    other = plan("gwt2", 2, ["random", "first"], games=8, seed=5)
    one = without_times(arena(planned))
    assert one == without_times(arena(shared, jobs=2))
    assert one["bots"] != without_times(arena(other))["bots"]
