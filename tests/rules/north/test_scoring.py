"""Points and objective conditions (NOR1-SCORE, NOR2-SCORE, NOR2-OBJ, BRA-OBJ)."""

import pytest

from tests.rules.gwt.vocabulary import proves
from tests.rules.north.scenes import board, both_boards
from trailhand.games.gwt.scoring import CATEGORIES, elements


@both_boards
@proves("NOR1-SCORE-01")
def test_the_categories_are_those_of_the_base_game(game: str) -> None:
    t = board(game).stores_left(0, 3)
    assert tuple(t.points(0)) == CATEGORIES
    assert sum(t.points(0).values()) == 0


@proves("NOR1-SCORE-02")
def test_every_disc_on_san_francisco_scores_two_points_per_bell() -> None:
    t = board("gwt1")
    sfo = t.city("San Francisco")
    assert t.cities(0, sfo, sfo).points(0)["cities"] == 0
    assert t.stores_left(0, 5).points(0)["cities"] == 2 * 2 * 3
    assert t.stores_left(0, 0).points(0)["cities"] == 2 * 2 * 5


@proves("NOR1-SCORE-03")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        ("Memphis", 0),
        ("Denver", 0),
        ("Milwaukee", 0),
        ("Green Bay", 4),
        ("Toronto", 5),
        ("Minneapolis", 10),
        ("Montreal", 15),
    ],
)
def test_points_of_big_cities(name: str, vp: int) -> None:
    t = board("gwt1")
    assert t.cities(0, t.city(name)).points(0)["cities"] == vp


@both_boards
@proves("NOR1-SCORE-04")
def test_stores_themselves_score_nothing(game: str) -> None:
    t = board(game).stores_left(0, 0)
    assert sum(t.points(0).values()) == 0


@proves("NOR2-SCORE-01")
def test_oregon_city_scores_three_points_per_bell() -> None:
    t = board("gwt2")
    t.cities(0, t.city("Oregon City"))
    scored = []
    for left in (15, 12, 6, 0):
        scored.append(t.stores_left(0, left).points(0)["cities"])
    assert scored == [0, 3, 9, 15]


@proves("NOR2-OBJ-01")
def test_every_bell_serves_one_condition_of_one_card() -> None:
    t = board("gwt2").area(0, "N1", "N2").stores_left(0, 9)  # bell, bell + building or hazard
    t.put("A1", "1a@1").hazards(0, "flood4green")
    assert t.points(0)["objectives"] == 3 - 2
    assert t.stores_left(0, 3).points(0)["objectives"] == 6


@proves("NOR2-OBJ-02", "BRA-OBJ-01")
def test_every_orange_card_serves_one_condition_and_scores_its_points() -> None:
    t = board("gwt2", brahman=True, simmental=True).area(0, "OR1").put("A1", "1a@1")
    t.hand(0, "brahman")
    assert t.points(0)["objectives"] == -2
    t.discard(0, "cow")
    assert (t.points(0)["objectives"], t.points(0)["cattle"]) == (3, 3 + 5)
    assert t.discard(0).draw(0, "calf").points(0)["objectives"] == 3
    t.area(0, "OR1", "ORS").hazards(0, "flood4green")
    assert t.points(0)["objectives"] == 3  # the starting card asks for two more


@proves("NOR2-OBJ-03", "BRA-OBJ-01")
def test_bells_and_orange_cattle_are_pools_of_their_own() -> None:
    t = board("gwt2", brahman=True, simmental=True).stores_left(0, 8)
    t.hand(0, "brahman", "heifer", "cow", "calf", "red", "brown3")
    assert t.box.pool_names[-2:] == ["bell", "orange"]
    assert elements(t.state, 0)[5:8] == [1, 1, 0]
    assert elements(t.state, 0)[-2:] == [2, 4]
