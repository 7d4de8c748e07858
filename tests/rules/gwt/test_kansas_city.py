"""Kansas City: foresights, the job market token, leaving the city (GWT-KC, GWT-REF)."""

from typing import Any

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

ZONES = [("flood", "FLOOD"), ("drought", "DROUGHT"), ("rockfall", "ROCK")]
VILLAGE = [f"T{n}" for n in range(1, 10)]


def seen(t: Table, key: str) -> Any:
    """What everybody sees of the board."""
    return t.match.view(-1)[key]


def column(t: Table, number: int, *tiles: str) -> Table:
    """The herder enters Kansas City; only this foresight column holds tiles."""
    places = ["none"] * 6
    places[2 * number - 2 : 2 * number - 2 + len(tiles)] = tiles
    return t.foresight(*places).stands(0, "KC")


def almost_full(t: Table, row: int) -> Table:
    """The token lies in a row in which only the space under it is free."""
    for place in range(5 - t.state.seats, 4):
        t.job(f"{row}.{place}", "builder")
    return t.job_token(row)


@both_editions
@proves("GWT-KC-01")
def test_three_foresights_then_income_then_delivery_then_back_to_the_start(game: str) -> None:
    t = table(game).foresight("flood4green", "second", "cowboy", "builder", "green", "engineer")
    t.supplies(["drought2black"], ["builder"], ["engineer"]).hand(0, "gray")
    t.stands(0, "KC", certificates=1)
    t.choose("foresight 1.1")
    assert (t.at("FLOOD1"), seen(t, "jobs"), t.at("T1")) == ("flood4green", {}, "none")
    t.choose("foresight 2.1")
    assert (seen(t, "jobs"), t.at("T1")) == ({"2.3": "cowboy"}, "none")
    t.choose("foresight 3.1")
    assert (t.at("T1"), t.money(0), t.step) == ("green", 0, "Income")
    t.choose("income 1")
    assert (t.money(0), t.step, t.herder(0)) == (2, "Deliver", "KC")
    assert seen(t, "foresight").count("none") == 3
    t.choose("deliver 1", "disc aux_dollar")
    assert (t.herder(0), seen(t, "foresight").count("none"), t.seat) == ("START", 0, 1)


@both_editions
@proves("GWT-KC-02")
def test_one_of_the_two_tiles_of_the_column_is_chosen_and_placed_at_once(game: str) -> None:
    t = column(table(game), 1, "flood4green", "drought2black")
    assert t.options() == ["foresight 1.1", "foresight 1.2"]
    t.choose("foresight 1.2")
    assert (t.at("FLOOD1"), t.at("DROUGHT1")) == ("none", "drought2black")
    assert seen(t, "foresight") == ["flood4green", *["none"] * 5]


@both_editions
@proves("GWT-KC-03")
def test_a_village_tile_goes_to_the_lowest_free_village_space(game: str) -> None:
    t = table(game).put("T1", "green").put("T3", "green")
    column(t, 3, "second")
    assert [t.at(space) for space in VILLAGE[:4]] == ["green", "second", "green", "none"]


@both_editions
@proves("GWT-KC-03")
def test_without_a_free_village_space_a_village_tile_leaves_the_game(game: str) -> None:
    t = table(game)
    for space in VILLAGE:
        t.put(space, "green")
    before = seen(t, "trail"), seen(t, "supplies")
    column(t, 1, "second")
    assert (seen(t, "trail"), seen(t, "supplies")) == before
    assert (seen(t, "foresight"), t.player(0).second) == (["none"] * 6, 0)


@both_editions
@pytest.mark.parametrize(("hazard", "zone"), ZONES)
@proves("GWT-KC-04")
def test_a_hazard_goes_to_the_lowest_free_number_of_its_zone(
    game: str, hazard: str, zone: str
) -> None:
    t = table(game).put(f"{zone}1", f"{hazard}2green").put(f"{zone}3", f"{hazard}2black")
    column(t, 1, f"{hazard}4green")
    assert [t.at(f"{zone}{n}") for n in (2, 4)] == [f"{hazard}4green", "none"]


@both_editions
@pytest.mark.parametrize(("hazard", "zone"), ZONES)
@proves("GWT-KC-04")
def test_without_a_free_space_in_its_zone_a_hazard_leaves_the_game(
    game: str, hazard: str, zone: str
) -> None:
    t = table(game)
    for number in (1, 2, 3, 4):
        t.put(f"{zone}{number}", f"{hazard}2green")
    before = seen(t, "trail"), seen(t, "supplies")
    column(t, 1, f"{hazard}4green")
    assert (seen(t, "trail"), seen(t, "supplies")) == before
    assert (seen(t, "foresight"), t.points(0)["hazards"]) == (["none"] * 6, 0)


@both_editions
@proves("GWT-KC-05")
def test_a_tile_without_a_free_space_may_be_chosen_deliberately(game: str) -> None:
    t = table(game)
    for number in (1, 2, 3, 4):
        t.put(f"FLOOD{number}", "flood2green")
    column(t, 1, "flood4green", "green")
    assert t.options() == ["foresight 1.1", "foresight 1.2"]
    t.choose("foresight 1.1")
    assert (t.at("T1"), seen(t, "foresight")[:2]) == ("none", ["none", "green"])


@both_editions
@pytest.mark.parametrize(("seats", "first"), [(2, "2.3"), (3, "2.2"), (4, "2.1")])
@proves("GWT-KC-06")
def test_a_worker_goes_to_the_leftmost_used_column_of_the_row_of_the_token(
    game: str, seats: int, first: str
) -> None:
    t = column(table(game, seats=seats), 2, "engineer")
    assert seen(t, "jobs") == {first: "engineer"}


@both_editions
@proves("GWT-KC-06")
def test_the_space_under_the_token_is_filled_last(game: str) -> None:
    t = table(game, seats=3).job("5.2", "cowboy").job("4.3", "cowboy").job_token(5)
    column(t, 2, "engineer")
    assert seen(t, "jobs") == {"4.3": "cowboy", "5.2": "cowboy", "5.3": "engineer"}
    column(t, 3, "builder")
    assert seen(t, "jobs")["5.4"] == "builder"


@both_editions
@proves("GWT-KC-07")
def test_the_token_moves_to_the_next_row_when_the_space_under_it_is_filled(game: str) -> None:
    t = (
        table(game, seats=3)
        .job("2.2", "cowboy")
        .foresight("none", "none", "cowboy", "none", "engineer", "none")
    )
    t.stands(0, "KC")
    assert (seen(t, "jobs")["2.4"], seen(t, "job_row")) == ("engineer", 3)
    column(t, 2, "builder")
    assert (seen(t, "jobs")["3.2"], seen(t, "job_row")) == ("builder", 3)


@both_editions
@proves("GWT-KC-08")
def test_an_empty_column_is_skipped_and_a_single_tile_is_the_only_offer(game: str) -> None:
    t = table(game).foresight("none", "none", "none", "cowboy", "green", "second")
    t.stands(0, "KC")
    assert seen(t, "jobs") == {"2.3": "cowboy"}
    assert (t.step, seen(t, "foresight")[2:]) == ("Foresight", ["none", "none", "green", "second"])


@both_editions
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
@proves("GWT-KC-09")
def test_along_a_yellow_arrow_the_market_is_filled_to_the_size_of_the_player_count(
    game: str, seats: int, size: int
) -> None:
    filled = {}
    for row in range(2, 12):
        t = table(game, seats=seats).market("brown3", stack=["yellow"] * 20)
        column(almost_full(t, row), 2, "cowboy")
        filled[row] = len(seen(t, "market"))
    assert filled == {row: size if row in (6, 9) else 1 for row in range(2, 12)}


@both_editions
@proves("GWT-KC-10")
def test_a_market_that_is_full_or_more_than_full_gets_no_card(game: str) -> None:
    for size in (7, 9):
        t = table(game).market(*["red"] * size, stack=["yellow"] * 5)
        column(almost_full(t, 6), 2, "cowboy")
        assert (seen(t, "market"), seen(t, "market_stack")) == (["red"] * size, 5)


@both_editions
@proves("GWT-KC-10")
def test_an_exhausted_market_stack_adds_what_it_has_and_no_more(game: str) -> None:
    for left in (0, 2):
        t = table(game).market("red", stack=["yellow"] * left)
        column(almost_full(t, 9), 2, "cowboy")
        assert seen(t, "market") == ["yellow"] * left + ["red"]


@both_editions
@proves("GWT-KC-11")
def test_filling_the_last_space_of_row_twelve_triggers_the_end(game: str) -> None:
    t = column(almost_full(table(game), 12), 3, "cowboy")
    assert (seen(t, "jobs")["12.4"], seen(t, "job_row")) == ("cowboy", 13)
    t.choose("disc aux_dollar", "move A", "done")
    assert t.match.over


@both_editions
@proves("GWT-KC-11")
def test_any_other_space_of_the_last_rows_does_not_trigger_the_end(game: str) -> None:
    for t in (table(game).job_token(12), almost_full(table(game), 11)):
        column(t, 3, "cowboy").choose("disc aux_dollar", "move A", "done")
        assert (t.match.over, t.seat) == (False, 0)


@both_editions
@proves("GWT-REF-01")
def test_the_herder_begins_its_next_move_at_the_start_of_the_trail(game: str) -> None:
    t = column(table(game), 1, "green").choose("disc aux_dollar")
    assert t.herder(0) == "START"
    t.choose("move C", "done")
    assert (t.seat, t.options("move")) == (0, ["move A", "move B", "move C"])


@both_editions
@proves("GWT-REF-02")
def test_empty_foresight_spaces_are_filled_from_the_supply_of_their_column(game: str) -> None:
    t = table(game).foresight("green", "none", "cowboy", "builder", "none", "none")
    t.supplies(["flood4green"] * 3, ["builder"] * 3, ["second"] * 3)
    t.stands(0, "KC").choose("foresight 2.1", "disc aux_dollar")
    assert seen(t, "foresight") == [
        *["flood4green", "flood4green", "builder", "builder", "second", "second"]
    ]
    assert seen(t, "supplies") == [1, 2, 1]


@both_editions
@proves("GWT-REF-02")
def test_an_exhausted_supply_leaves_its_foresight_space_empty(game: str) -> None:
    t = table(game).supplies([], ["builder"], [])
    column(t, 1, "green").choose("disc aux_dollar")
    assert seen(t, "foresight") == ["none", "none", "builder", "none", "none", "none"]
