"""`trailhand simulate`."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.cli.running import trailhand
from trailhand.bots import base
from trailhand.core.match import Match
from trailhand.lab.simulate import Tally, seat_bots, simulate


class FirstBot:
    """Always takes the first option."""

    name = "first"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        return 0


class BrokenBot(FirstBot):
    """Answers with an option that does not exist."""

    name = "broken"

    def choose(self, match: Match, seat: int) -> int:
        return 10_000


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(base._bots, "first", FirstBot)
    monkeypatch.setitem(base._bots, "broken", BrokenBot)


def without_speed(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name != "games_per_s"}


def test_the_result_has_the_promised_shape_and_adds_up() -> None:
    result = trailhand(
        "simulate", "gwt2", "--seats", "3", "--games", "8", "--jobs", "1", "--json"
    ).json
    assert list(result) == ["games", "games_per_s", "decisions_per_game", "bots"]
    assert result["games"] == 8
    assert result["games_per_s"] > 0
    assert result["decisions_per_game"] > 50
    random = result["bots"]["random"]
    assert list(random) == ["mean", "sd", "min", "max", "wins", "categories"]
    assert random["wins"] == 8
    assert random["min"] <= random["mean"] <= random["max"]
    assert sum(random["categories"].values()) == pytest.approx(random["mean"])
    assert list(random["categories"])[:3] == ["money", "buildings", "cities"]


def test_the_seed_decides_whatever_the_number_of_jobs() -> None:
    one = simulate("gwt2", 2, ["random"], 60, seed=5, jobs=1)
    two = simulate("gwt2", 2, ["random"], 60, seed=5, jobs=2)
    other = simulate("gwt2", 2, ["random"], 60, seed=6, jobs=1)
    assert without_speed(one) == without_speed(two)
    assert without_speed(one) != without_speed(other)


def test_bots_are_pooled_by_name_and_share_the_wins() -> None:
    result = simulate("gwt1", 3, ["random", "first"], 4, seed=1)
    assert list(result["bots"]) == ["first", "random"]
    assert sum(bot["wins"] for bot in result["bots"].values()) == pytest.approx(4)
    assert without_speed(result) == without_speed(simulate("gwt1", 3, ["random", "first"], 4, 1))


def test_seats_beyond_the_list_repeat_it_and_rotate_game_by_game() -> None:
    assert seat_bots(("a", "b"), 3, 0) == ["a", "b", "a"]
    assert seat_bots(("a", "b"), 3, 1) == ["b", "a", "a"]
    assert seat_bots(("a", "b"), 3, 3) == ["a", "b", "a"]


def test_a_tie_shares_the_win() -> None:
    tally = Tally()
    tally.add(["a", "b", "c"], [{"x": 5}, {"x": 2, "y": 3}, {"x": 4}], [0, 1], 10)
    tally.add(["a", "b", "c"], [{"x": 1}, {"x": 0}, {"x": 0}], [0], 20)
    assert [tally.bots[name].wins for name in "abc"] == [Fraction(3, 2), Fraction(1, 2), 0]
    report = tally.report(1.0)
    assert report["decisions_per_game"] == 15
    assert report["bots"]["a"]["mean"] == 3
    assert report["bots"]["a"]["sd"] == pytest.approx(8**0.5)


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    simulate("gwt2", 2, ["random"], 7, progress=done.append)
    assert sum(done) == 7


def test_options_reach_the_game() -> None:
    plain = simulate("gwt2", 2, ["random"], 3, seed=2)
    orange = simulate("gwt2", 2, ["random"], 3, seed=2, options={"simmental": True})
    assert without_speed(plain) != without_speed(orange)


def test_people_read_a_table_and_the_bar_stays_on_stderr() -> None:
    ran = trailhand("simulate", "gwt2", "--games", "2", "--jobs", "1")
    assert ran.code == 0
    assert ran.out.startswith("2 games, ")
    assert "station_masters" in ran.out
    assert "2/2" in ran.err
    assert "2/2" not in ran.out


def test_a_game_that_breaks_is_named_with_its_seed() -> None:
    ran = trailhand("simulate", "gwt2", "--bots", "broken", "--games", "1", "--jobs", "1")
    assert ran.code == 1
    assert "game 0, seed " in ran.err
    assert "Traceback" not in ran.err
