"""Hiring (GWT-HIRE)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.jobs import Hire
from trailhand.games.gwt.kansas_city import Foresight
from trailhand.games.gwt.stations import TakeMaster

ROW_COSTS = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)


def stays(t: Table, space: str, **fields: int) -> Table:
    """Phase B of seat 0 on a space, with nothing after it: no cards are drawn up."""
    t.stands(0, space, **fields)
    del t.state.agenda[:2]
    return t


def hires(t: Table, worker: str, owned: int, money: int = 20) -> Table:
    """Seat 0 owns some workers of a type and hires one more at neutral A for 6 dollars."""
    counts = {name: owned if name == worker else 1 for name in ("cowboy", "builder", "engineer")}
    t.workers(0, counts["cowboy"], counts["builder"], counts["engineer"])
    return stays(t.job("1.4", worker).job_token(3), "A", money=money).choose("use 2")


@both_editions
@proves("GWT-HIRE-01", "GWT-HIRE-03", "GWT-HIRE-05", "GWT-HIRE-11")
def test_a_hired_worker_costs_the_row_and_moves_to_ones_own_row(game: str) -> None:
    t = table(game).job("1.3", "cowboy").job_token(3).stands(0, "A", money=10)
    t.choose("use 2")  # the only worker is hired at once
    assert t.money(0) == 4
    assert t.player(0).workers == [2, 1, 1]
    assert t.state.jobs.count(-1) == 48


@both_editions
@proves("GWT-HIRE-01")
def test_the_chosen_worker_and_no_other_leaves_the_job_market(game: str) -> None:
    t = table(game).job("1.3", "cowboy").job("1.4", "builder").job("3.3", "builder").job_token(4)
    t.stands(0, "A", money=20).choose("use 2")
    assert t.options() == ["hire 1.3", "hire 1.4", "hire 3.3"]
    t.choose("hire 3.3")
    assert (t.player(0).workers, t.money(0), t.player(1).workers) == ([1, 2, 1], 13, [1, 1, 1])
    t.choose("use 3")
    assert t.options() == ["hire 1.3", "hire 1.4"]


@both_editions
@proves("GWT-HIRE-02")
def test_the_row_of_the_token_is_closed(game: str) -> None:
    t = table(game).job("1.3", "cowboy").job("1.4", "builder").job("2.3", "engineer")
    t.job_token(2).stands(0, "A", money=30).choose("use 2")
    t.expect_refusal("hire 2.3", "GWT-HIRE-02")
    assert t.options("hire") == ["hire 1.3", "hire 1.4"]


@both_editions
@pytest.mark.parametrize("row", range(1, 13))
@proves("GWT-HIRE-03")
def test_each_row_has_its_printed_cost(game: str, row: int) -> None:
    t = table(game).job(f"{row}.4", "cowboy").job_token(13).stands(0, "A", money=20)
    assert t.choose("use 2").money(0) == 20 - ROW_COSTS[row - 1]


@both_editions
@proves("GWT-HIRE-03")
def test_the_icon_of_the_action_changes_the_cost(game: str) -> None:
    t = table(game).job("3.4", "cowboy").job_token(4).stands(0, "A", money=20).choose("use 3")
    assert t.money(0) == 20 - 7 - 2
    tile = "5a@1" if game == "gwt1" else "6a@1"
    t = table(game).put("A1", tile).job("3.4", "cowboy").job_token(4)
    assert t.stands(0, "A1", money=20).choose("use 1").money(0) == 20 - 7 + 1
    t = hires(table(game).job("4.4", "cowboy"), "engineer", 3)
    t.choose("hire 1.4", "hire 4.4")  # the fourth engineer hires at two dollars less
    assert t.money(0) == 20 - 6 - 5 + 2


@both_editions
@proves("GWT-HIRE-04")
def test_every_row_is_open_after_the_token_has_left_the_board(game: str) -> None:
    t = table(game).job("1.4", "cowboy").job("11.4", "builder").job("12.3", "cowboy").job_token(12)
    t.foresight("green", "green", "engineer", "engineer", "second", "second")
    t.only(Foresight(0, 1))  # the engineer fills the last space and the token leaves the board
    t.stands(0, "A", money=20).choose("use 2")
    assert t.options() == ["hire 1.4", "hire 11.4", "hire 12.3", "hire 12.4"]


@both_editions
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer"])
@proves("GWT-HIRE-05")
def test_a_worker_goes_to_the_leftmost_free_space_of_its_own_row(game: str, worker: str) -> None:
    t = table(game).job("1.4", worker).job_token(3).workers(0, 4, 4, 4).stands(0, "A", money=9)
    before = t.points(0)["workers"]
    t.choose("use 2")
    assert sorted(t.player(0).workers) == [4, 4, 5]
    assert t.player(0).workers[["cowboy", "builder", "engineer"].index(worker)] == 5
    assert t.points(0)["workers"] == before + 4  # the fifth column, the first one with points


@both_editions
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer"])
@proves("GWT-HIRE-06")
def test_a_full_row_takes_no_further_worker(game: str, worker: str) -> None:
    full = {"cowboy": (6, 5, 5), "builder": (5, 6, 5), "engineer": (5, 5, 6)}[worker]
    t = table(game).workers(0, *full).job_token(4)
    for row, name in enumerate(("cowboy", "builder", "engineer"), start=1):
        t.job(f"{row}.4", name)
    t.stands(0, "A", money=30).choose("use 2")
    row = ("cowboy", "builder", "engineer").index(worker) + 1
    t.expect_refusal(f"hire {row}.4", "GWT-HIRE-06")
    assert len(t.options("hire")) == 2


@both_editions
@proves("GWT-HIRE-07")
def test_an_immediate_action_is_performed_at_once_or_forfeited(game: str) -> None:
    t = hires(table(game).hand(0, "gray", "white"), "engineer", 2)
    assert t.options() == ["perform", "skip"]
    t.choose("skip")
    assert (t.step, t.money(0), t.in_hand(0)) == ("UseLocation", 14, ["gray", "white"])
    assert t.options() == ["done", "use 1"]
    t = hires(table(game).hand(0, "gray", "white"), "engineer", 2).choose("perform")
    assert (t.step, t.money(0), t.in_hand(0)) == ("UseLocation", 16, ["white"])


@both_editions
@pytest.mark.parametrize(
    ("worker", "owned"), [("cowboy", 3), ("cowboy", 5), ("builder", 3), ("builder", 5)]
)
@proves("GWT-HIRE-07")
def test_immediate_actions_without_a_card_may_be_forfeited_too(
    game: str, worker: str, owned: int
) -> None:
    t = table(game).put("T4", "green").put("FLOOD1", "flood4green").hand(0, "white")
    assert "skip" in hires(t, worker, owned).options()
    t.choose("skip")
    assert (t.money(0), t.at("T4"), t.at("FLOOD1")) == (14, "green", "flood4green")


@both_editions
@pytest.mark.parametrize(
    ("owned", "dollars", "certificates"), [(1, 0, 1), (2, 2, 0), (4, 0, 2), (5, 4, 0)]
)
@proves("GWT-HIRE-08")
def test_engineers_turn_a_gray_card_into_certificates_or_dollars(
    game: str, owned: int, dollars: int, certificates: int
) -> None:
    t = hires(table(game).hand(0, "gray", "green"), "engineer", owned).choose("perform")
    if certificates:
        t.choose(f"certificates {certificates}")
    assert (t.money(0) - 14, t.player(0).certificates) == (dollars, certificates)
    assert (t.in_hand(0), t.in_discard(0)) == (["green"], ["gray"])
    t = hires(table(game).hand(0, "green"), "engineer", owned)  # without a gray card: nothing
    assert (t.money(0), t.player(0).certificates, t.in_hand(0)) == (14, 0, ["green"])


@both_editions
@proves("GWT-HIRE-08")
def test_the_fourth_engineer_hires_again_for_two_dollars_less(game: str) -> None:
    t = hires(table(game).job("1.3", "cowboy"), "engineer", 3, money=10).choose("hire 1.4")
    assert (t.money(0), t.options()) == (4, ["hire 1.3", "skip"])
    t.choose("hire 1.3")
    assert (t.money(0), t.player(0).workers) == (0, [2, 1, 4])


@both_editions
@proves("GWT-HIRE-08")
def test_the_fourth_cowboy_removes_a_hazard_for_free(game: str) -> None:
    t = table(game).put("FLOOD1", "flood4green").put("ROCK1", "rockfall2black").put("T4", "green")
    hires(t, "cowboy", 3, money=6)
    assert t.options() == ["hazard FLOOD1", "hazard ROCK1", "skip"]
    t.choose("hazard ROCK1")
    assert (t.money(0), t.at("ROCK1"), len(t.player(0).hazards)) == (0, "none", 1)


@both_editions
@proves("GWT-HIRE-08")
def test_the_sixth_cowboy_takes_a_village_tile(game: str) -> None:
    t = table(game).put("FLOOD1", "flood4green").put("T4", "green").put("T9", "second")
    hires(t, "cowboy", 5, money=6)
    assert t.options() == ["skip", "village T4", "village T9"]
    t.choose("village T9")
    assert (t.money(0), t.player(0).second, t.player(0).green) == (10, 1, 0)


@both_editions
@pytest.mark.parametrize("owned", [3, 5])
@proves("GWT-HIRE-08")
def test_the_fourth_and_sixth_builder_build_for_one_dollar_per_builder(
    game: str, owned: int
) -> None:
    t = hires(table(game), "builder", owned, money=8).choose("build 4", "at A1")  # 2 builders
    assert (t.at("A1"), t.money(0)) == ("4a@1", 0)


@both_editions
@pytest.mark.parametrize(
    ("worker", "owned"), [("cowboy", 1), ("cowboy", 2), ("cowboy", 4), ("builder", 1)]
)
@proves("GWT-HIRE-08")
def test_other_spaces_show_no_immediate_action(game: str, worker: str, owned: int) -> None:
    t = table(game).put("T4", "green").put("FLOOD1", "flood4green").hand(0, "white", "gray")
    hires(t, worker, owned)
    assert (t.step, t.options(), t.in_hand(0)) == (
        "UseLocation",
        ["done", "use 1"],
        ["gray", "white"],
    )


@both_editions
@proves("GWT-HIRE-09")
def test_immediate_actions_chain_before_the_location_goes_on(game: str) -> None:
    t = table(game).job("1.3", "builder").hand(0, "white").workers(0, 1, 3, 3)
    t = stays(t.job("1.4", "engineer").job_token(3), "A", money=20).choose("use 2", "hire 1.4")
    assert t.step == "Hire"
    t.choose("hire 1.3")
    assert t.step == "Build"
    t.choose("build 1", "at A1")
    assert (t.money(0), t.player(0).workers, t.at("A1")) == (20 - 6 - 4 - 1, [1, 4, 4], "1a@1")
    assert (t.step, t.options()) == ("UseLocation", ["done", "use 1"])


@both_editions
@proves("GWT-HIRE-10")
def test_an_immediate_action_uncovered_by_a_station_master_triggers_again(game: str) -> None:
    t = table(game).masters("sm_workers", "", "", "", "").hand(0, "gray", "gray")
    hires(t, "engineer", 1).choose("perform", "certificates 1")
    t.only(TakeMaster(0, 0)).choose("master engineer")
    assert t.player(0).workers == [1, 1, 1]
    t.job("1.4", "engineer").set(0, money=6).only(Hire(0, 0, False)).choose(
        "perform", "certificates 1"
    )
    assert (t.player(0).certificates, t.in_hand(0), t.player(0).workers) == (2, [], [1, 1, 2])


@both_editions
@proves("GWT-HIRE-11")
def test_a_hired_space_of_the_job_market_stays_empty(game: str) -> None:
    t = table(game).job("1.3", "cowboy").job("1.4", "cowboy").job("2.3", "builder").job_token(2)
    t.foresight("green", "green", "engineer", "engineer", "second", "second")
    t.stands(0, "A", money=20).choose("use 2").only(Foresight(0, 1))
    row = [t.state.jobs[cell] for cell in (2, 3, 6, 7)]
    assert sorted(row[:2]) == [-1, 0]  # the hired one is missing
    assert row[2:] == [1, 2]  # the new worker went to the row of the token


@both_editions
@pytest.mark.parametrize("action", ["use 2", "use 3"])
@proves("GWT-HIRE-12")
def test_without_a_worker_to_hire_the_action_cannot_be_performed(game: str, action: str) -> None:
    table(game).stands(0, "A", money=20).expect_refusal(action, "GWT-HIRE-12")
    t = table(game).job("1.4", "cowboy").job_token(1)
    t.stands(0, "A", money=20).expect_refusal(action, "GWT-HIRE-02")
    t = table(game).job("1.4", "cowboy").job_token(3).workers(0, cowboys=6)
    t.stands(0, "A", money=20).expect_refusal(action, "GWT-HIRE-06")


@both_editions
@pytest.mark.parametrize(("action", "cost"), [("use 2", 6), ("use 3", 8)])
@proves("GWT-HIRE-12")
def test_without_the_money_nobody_is_hired(game: str, action: str, cost: int) -> None:
    t = table(game).job("1.4", "cowboy").job_token(3)
    t.stands(0, "A", money=cost - 1).expect_refusal(action, "GWT-HIRE-12")
    t.stands(0, "A", money=cost).choose(action)
    assert (t.money(0), t.player(0).workers) == (0, [2, 1, 1])
