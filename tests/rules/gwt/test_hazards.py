"""Removing hazards (GWT-HAZ)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

TILES = {
    "FLOOD1": "flood4green",
    "FLOOD2": "flood2black",
    "DROUGHT1": "drought3green",
    "ROCK4": "rockfall3black",
}
# game, building, action, cost
PRICES = [
    ("gwt1", "F", "use 2", 7),
    ("gwt2", "F", "use 2", 7),
    ("gwt1", "4a", "use 1", 5),
    ("gwt2", "4a", "use 1", 5),
    ("gwt2", "11a", "use 1", 2),
    ("gwt2", "11a", "use 2", 2),
]
prices = pytest.mark.parametrize(("game", "place", "action", "cost"), PRICES)


def hazards(t: Table, tiles: dict[str, str]) -> Table:
    """Hazard tiles on their spaces."""
    for space, tile in tiles.items():
        t.put(space, tile)
    return t


def stands_at(t: Table, place: str, money: int) -> Table:
    """Seat 0 on a neutral building, or on a private one of its own (which lies on A1)."""
    if len(place) > 1:
        t.put("A1", f"{place}@1")
    return t.stands(0, "A1" if len(place) > 1 else place, money=money)


@both_editions
@pytest.mark.parametrize(
    ("space", "points"), [("FLOOD1", 4), ("FLOOD2", 2), ("DROUGHT1", 3), ("ROCK4", 3)]
)
@proves("GWT-HAZ-01")
def test_any_hazard_of_any_zone_may_be_taken_and_is_kept(
    game: str, space: str, points: int
) -> None:
    t = hazards(table(game), TILES).stands(0, "F", money=7).choose("use 2")
    assert t.options() == sorted(f"hazard {name}" for name in TILES)
    t.choose(f"hazard {space}")
    assert {name: t.at(name) for name in TILES} == {**TILES, space: "none"}
    assert t.points(0)["hazards"] == points


@prices
@proves("GWT-HAZ-02")
def test_the_printed_cost_is_paid(game: str, place: str, action: str, cost: int) -> None:
    t = stands_at(hazards(table(game), TILES), place, cost).choose(action, "hazard FLOOD2")
    assert (t.money(0), t.points(0)["hazards"]) == (0, 2)


@prices
@proves("GWT-HAZ-02")
def test_a_player_who_cannot_pay_the_cost_takes_no_hazard(
    game: str, place: str, action: str, cost: int
) -> None:
    t = stands_at(hazards(table(game), TILES), place, cost - 1)
    t.expect_refusal(action, "GWT-HAZ-02")


@both_editions
@proves("GWT-HAZ-02")
def test_the_fourth_cowboy_removes_a_hazard_for_nothing(game: str) -> None:
    t = hazards(table(game), TILES).workers(0, cowboys=3).job("1.3", "cowboy").job_token(3)
    t.stands(0, "A", money=6).choose("use 2", "hazard FLOOD1")  # six dollars for the cowboy
    assert (t.money(0), t.points(0)["hazards"]) == (0, 4)


@prices
@proves("GWT-HAZ-03")
def test_without_any_hazard_the_action_is_closed(
    game: str, place: str, action: str, cost: int
) -> None:
    t = stands_at(table(game).put("T4", "green").put("A2", "1a@2"), place, 40)
    t.expect_refusal(action, "GWT-HAZ-03")


@both_editions
@pytest.mark.parametrize("zone", ["FLOOD", "DROUGHT", "ROCK"])
@proves("GWT-HAZ-03")
def test_one_zone_with_a_hazard_is_enough(game: str, zone: str) -> None:
    kind = {"FLOOD": "flood", "DROUGHT": "drought", "ROCK": "rockfall"}[zone]
    t = table(game).put(f"{zone}3", f"{kind}2green").stands(0, "F", money=7).choose("use 2")
    assert (t.at(f"{zone}3"), t.money(0)) == ("none", 0)  # the only tile is taken at once


@both_editions
@pytest.mark.parametrize("kind", ["flood", "drought", "rockfall"])
@pytest.mark.parametrize(
    ("face", "points"), [("4green", 4), ("3green", 3), ("3black", 3), ("2green", 2), ("2black", 2)]
)
@proves("GWT-HAZ-04")
def test_a_kept_hazard_is_worth_its_printed_points(
    game: str, kind: str, face: str, points: int
) -> None:
    space = {"flood": "FLOOD1", "drought": "DROUGHT1", "rockfall": "ROCK1"}[kind]
    t = table(game).put(space, f"{kind}{face}").stands(0, "F", money=7).choose("use 2")
    assert t.points(0)["hazards"] == points
    assert t.points(1)["hazards"] == 0
