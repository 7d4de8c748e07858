"""The end of the game (GWT-END)."""

from typing import Any

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

NONE = "none"


def seen(t: Table, key: str) -> Any:
    """What everybody sees of the board."""
    return t.match.view(-1)[key]


def almost_over(game: str, seats: int = 2, row: int = 12) -> Table:
    """One worker more fills a row of the job market; the supplies are empty."""
    t = table(game, seats=seats).job_token(row).supplies([], [], [])
    for column in range(5 - seats, 4):
        t.job(f"{row}.{column}", "builder")
    return t.foresight(NONE, NONE, "cowboy", NONE, NONE, NONE)


def idle_turns(t: Table, most: int = 8) -> list[int]:
    """The seats that have a turn, each doing nothing, until the game is over."""
    order: list[int] = []
    while t.seat >= 0 and len(order) < most:
        order.append(t.seat)
        t.choose("move A", "done")
        t.player(order[-1]).herder = t.space("START")
        t.settle()
    return order


@both_editions
@pytest.mark.parametrize("column", [2, 3])
@proves("GWT-END-01")
def test_a_worker_on_the_last_space_of_the_job_market_triggers_the_end(
    game: str, column: int
) -> None:
    tiles = [NONE] * 6
    tiles[2 * column - 2] = "cowboy"
    t = almost_over(game).foresight(*tiles).stands(0, "KC").choose("disc aux_cert")
    assert seen(t, "jobs")["12.4"] == "cowboy"
    assert (seen(t, "last_turns"), idle_turns(t)) == (1, [1])


@both_editions
@proves("GWT-END-01")
def test_the_last_space_of_an_earlier_row_does_not_trigger_the_end(game: str) -> None:
    t = almost_over(game, row=11).stands(0, "KC").choose("disc aux_cert")
    assert (seen(t, "jobs")["11.4"], seen(t, "job_row")) == ("cowboy", 12)
    assert (seen(t, "last_turns"), idle_turns(t)) == (0, [1, 0, 1, 0, 1, 0, 1, 0])


@both_editions
@proves("GWT-END-02")
def test_the_player_who_fills_the_last_space_takes_the_token(game: str) -> None:
    t = almost_over(game, seats=3).stands(1, "KC")
    assert [t.points(seat)["job_token"] for seat in range(3)] == [0, 2, 0]
    assert seen(t, "job_row") == 13  # it has left the board


@both_editions
@proves("GWT-END-03")
def test_after_the_trigger_in_step_two_no_worker_may_be_chosen_in_step_three(game: str) -> None:
    t = almost_over(game).foresight(NONE, NONE, "cowboy", NONE, "engineer", "green")
    t.stands(0, "KC")  # the village tile is the only choice
    assert (t.at("T1"), seen(t, "foresight")[4:]) == ("green", ["engineer", NONE])
    t = almost_over(game).foresight(NONE, NONE, "cowboy", NONE, "second", "green")
    assert t.stands(0, "KC").options() == ["foresight 3.1", "foresight 3.2"]


@both_editions
@proves("GWT-END-03")
def test_after_the_trigger_in_step_two_a_third_column_of_workers_is_skipped(game: str) -> None:
    t = almost_over(game).foresight(NONE, NONE, "cowboy", NONE, "engineer", "builder")
    t.stands(0, "KC", certificates=1)
    assert (t.step, seen(t, "foresight")[4:]) == ("Income", ["engineer", "builder"])
    assert list(seen(t, "jobs").values()) == ["builder", "cowboy"]


@both_editions
@proves("GWT-END-04")
def test_the_player_who_triggers_the_end_finishes_the_turn_and_has_no_other(game: str) -> None:
    t = almost_over(game).supplies(["green"] * 9, ["builder"] * 9, ["second"] * 9)
    t.hand(0, "white").stands(0, "KC", certificates=1)
    t.choose("income 1", "deliver 1", "disc aux_cert")
    assert (t.money(0), t.player(0).cities[1], t.herder(0)) == (3, 1, "START")
    assert seen(t, "foresight") == ["green", "green", "builder", "builder", "second", "second"]
    assert idle_turns(t) == [1]


@both_editions
@pytest.mark.parametrize(
    ("seats", "trigger", "order"),
    [(2, 1, [0]), (3, 0, [1, 2]), (3, 1, [2, 0]), (4, 3, [0, 1, 2])],
)
@proves("GWT-END-05")
def test_every_other_player_takes_exactly_one_more_turn_in_turn_order(
    game: str, seats: int, trigger: int, order: list[int]
) -> None:
    t = almost_over(game, seats=seats).stands(trigger, "KC").choose("disc aux_cert")
    assert idle_turns(t) == order


@both_editions
@proves("GWT-END-06")
def test_in_a_last_turn_columns_of_workers_are_skipped(game: str) -> None:
    t = almost_over(game).supplies([], ["cowboy"] * 2, ["engineer", "builder"])
    t.stands(0, "KC").set(1, herder=t.space("G"), certificates=1)
    t.choose("disc aux_cert")  # the move to Kansas City is forced
    assert t.step == "Income"
    assert sorted(seen(t, "foresight")) == ["builder", "cowboy", "cowboy", "engineer", NONE, NONE]
    assert list(seen(t, "jobs").values()) == ["builder", "cowboy"]


@both_editions
@proves("GWT-END-06")
def test_in_a_last_turn_the_tile_beside_a_worker_must_be_taken(game: str) -> None:
    t = almost_over(game).supplies([], [], ["engineer", "green"])
    t.stands(0, "KC").set(1, herder=t.space("G"))
    t.choose("disc aux_cert")  # the move to Kansas City is forced
    assert t.at("T1") == "green"
    assert sorted(seen(t, "foresight")[4:]) == ["engineer", NONE]


@both_editions
@proves("GWT-END-07")
def test_foresights_are_refilled_also_in_last_turns(game: str) -> None:
    t = almost_over(game, seats=3).foresight("green", NONE, "cowboy", NONE, "second", NONE)
    t.supplies(["flood4green"] * 3, ["builder"] * 3, ["second"] * 3)
    t.stands(0, "KC").choose("disc aux_cert")
    assert seen(t, "supplies") == [1, 1, 1]
    t.moves(1, "G").choose("disc aux_cert")  # placed before: flood, no worker, second
    assert (t.at("FLOOD1"), t.at("T3")) == ("flood4green", "second")
    assert (seen(t, "supplies"), seen(t, "foresight").count(NONE)) == ([0, 1, 0], 0)


@both_editions
@proves("GWT-END-08")
def test_the_game_is_over_and_scored_after_the_last_turn_of_the_last_player(game: str) -> None:
    t = almost_over(game, seats=3).set(1, money=50).set(2, money=90)
    t.stands(0, "KC").choose("disc aux_cert", "move A", "done")
    assert (t.match.over, t.seat) == (False, 2)
    t.choose("move A", "done")
    assert (t.match.over, t.match.decision, t.match.winners()) == (True, None, [2])
    assert [entry["total"] for entry in t.match.scores()] == [-6 + 2 + t.money(0) // 5, 10, 18]


@both_editions
@proves("GWT-END-09")
def test_hands_are_drawn_up_also_in_last_turns(game: str) -> None:
    t = almost_over(game).draw(0, *["gray"] * 9).draw(1, *["red"] * 9)
    t.stands(0, "KC").choose("disc aux_cert")
    assert t.in_hand(0) == ["gray"] * 4
    assert idle_turns(t) == [1]
    assert (t.match.over, t.in_hand(1)) == (True, ["red"] * 4)
