"""Final scoring, category by category (GWT-SCO)."""

import pytest

from tests.rules.gwt.vocabulary import both_editions, proves, table


@both_editions
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (50, 10)])
@proves("GWT-SCO-01")
def test_every_full_five_dollars_are_a_point(game: str, money: int, points: int) -> None:
    assert table(game).set(0, money=money).points(0)["money"] == points


@both_editions
@proves("GWT-SCO-02")
def test_own_buildings_on_the_board_score_their_printed_points(game: str) -> None:
    t = table(game).put("A1", "1a@1").put("B1", "10a@1").put("C1", "9b@1").put("E1", "7a@2")
    assert (t.points(0)["buildings"], t.points(1)["buildings"]) == (1 + 13 + 8, 6)


@both_editions
@proves("GWT-SCO-03")
def test_cities_score_per_disc_and_the_sum_may_be_negative(game: str) -> None:
    points = {}
    for name, cities in {
        "none": (),
        "kansas city": (0, 0),
        "worthless": (1, 4, 7),
        "city 8": (8,),
        "terminal": (9, 9, 9),
        "all": (0, 8, 9),
    }.items():
        points[name] = table(game).cities(0, *cities).points(0)["cities"]
    assert points == {
        "none": 0,
        "kansas city": -12,
        "worthless": 0,
        "city 8": 6,
        "terminal": 27,
        "all": 9,
    }


@both_editions
@proves("GWT-SCO-03")
def test_arrows_are_part_of_the_points_of_the_cities(game: str) -> None:
    assert table(game).cities(0, 7, 8).points(0)["cities"] == 6 + 4
    low = table(game).cities(0, 0, 1, 2, 3).points(0)["cities"]
    assert low == (-10 if game == "gwt1" else -9)


@both_editions
@proves("GWT-SCO-04")
def test_stations_with_ones_own_disc_score_their_printed_points(game: str) -> None:
    each = [table(game).stations(0, n).points(0)["stations"] for n in range(1, 11)]
    assert each == [1, 1, 2, 2, 3, 5, 6, 7, 8, 9]
    t = table(game).stations(0, 1, 6, 10).stations(1, 9)
    assert (t.points(0)["stations"], t.points(1)["stations"]) == (15, 8)


@both_editions
@pytest.mark.parametrize("zone", ["flood", "drought", "rockfall"])
@proves("GWT-SCO-05")
def test_owned_hazards_score_their_printed_points(game: str, zone: str) -> None:
    t = table(game).put("FLOOD1", "flood4green")
    for kind in ("4green", "3green", "3black", "2green", "2black"):
        assert t.hazards(0, zone + kind).points(0)["hazards"] == int(kind[0])
    t.hazards(0, f"{zone}4green", f"{zone}2black", "flood4green")
    assert (t.points(0)["hazards"], t.points(1)["hazards"]) == (10, 0)


@both_editions
@proves("GWT-SCO-06")
def test_cattle_cards_of_hand_draw_stack_and_discard_pile_score(game: str) -> None:
    t = table(game).hand(0, "yellow", "gray", "brown3", "O01").draw(0, "red", "brown4", "purple5")
    t.discard(0, "blue", "brown5", "purple6", "purple7", "white").market("purple7")
    assert t.points(0)["cattle"] == (1 + 3) + (2 + 4 + 5) + (3 + 5 + 6 + 7)


@both_editions
@proves("GWT-SCO-07")
def test_objective_cards_are_a_category_that_may_be_negative(game: str) -> None:
    t = table(game).area(0, "O21", "O08").set(0, money=5)
    assert t.points(0)["objectives"] == -5
    assert t.match.scores()[0]["total"] == 1 - 5
    t.hand(0, "purple5").hazards(0, "flood2green")
    assert t.points(0)["objectives"] == 3 - 3


@both_editions
@proves("GWT-SCO-08")
def test_tasks_of_station_masters_count_whatever_the_objective_cards_use(game: str) -> None:
    t = table(game).hazards(0, "flood2green", "flood2black").set(0, second=1).area(0, "S4")
    assert t.points(0)["station_masters"] == 0  # the tile is not owned
    t.owns_master(0, "sm_hazards")
    assert (t.points(0)["station_masters"], t.points(0)["objectives"]) == (3, 3)


@both_editions
@pytest.mark.parametrize(
    ("workers", "points"),
    [((1, 1, 1), 0), ((4, 4, 4), 0), ((5, 4, 4), 4), ((5, 6, 4), 12), ((6, 6, 6), 24)],
)
@proves("GWT-SCO-09")
def test_workers_in_the_last_two_columns_are_four_points_each(
    game: str, workers: tuple[int, int, int], points: int
) -> None:
    assert table(game).workers(0, *workers).points(0)["workers"] == points


@both_editions
@proves("GWT-SCO-10")
def test_the_cleared_right_step_disc_is_three_points(game: str) -> None:
    t = table(game).clear(0, "step_left", "hand", "hand", "cert_6")
    assert t.points(0)["step_disc"] == 0
    assert t.clear(0, "step_right").points(0)["step_disc"] == 3


@both_editions
@proves("GWT-SCO-11")
def test_the_job_market_token_is_two_points(game: str) -> None:
    t = table(game).set(1, job_token=1)
    assert (t.points(0)["job_token"], t.points(1)["job_token"]) == (0, 2)


@both_editions
@pytest.mark.parametrize(("workers", "points"), [((1, 1, 1), 3), ((3, 2, 1), 6), ((6, 6, 6), 18)])
@proves("GWT-SCO-12")
def test_the_task_of_workers_counts_the_printed_ones_too(
    game: str, workers: tuple[int, int, int], points: int
) -> None:
    t = table(game).workers(0, *workers).owns_master(0, "sm_workers")
    assert t.points(0)["station_masters"] == points


@both_editions
@pytest.mark.parametrize(
    ("area", "points"), [(["S3"], 0), (["S3", "O21"], 3), (["S3", "O21", "O08"], 3)]
)
@proves("GWT-SCO-12")
def test_the_task_of_objective_cards_counts_pairs_fulfilled_or_not(
    game: str, area: list[str], points: int
) -> None:
    t = table(game).area(0, *area).owns_master(0, "sm_objectives").cities(0, 9)
    assert t.points(0)["station_masters"] == points
    assert t.cities(0).points(0)["station_masters"] == points


@both_editions
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 3), (3, 3), (4, 6)])
@proves("GWT-SCO-12")
def test_the_task_of_hazards_counts_pairs_of_any_type(game: str, count: int, points: int) -> None:
    tiles = ["flood2green", "drought3green", "rockfall4green", "flood4green"][:count]
    t = table(game).hazards(0, *tiles).owns_master(0, "sm_hazards")
    assert t.points(0)["station_masters"] == points


@both_editions
@pytest.mark.parametrize(("green", "second", "points"), [(4, 0, 0), (3, 2, 6), (1, 5, 3)])
@proves("GWT-SCO-12")
def test_the_task_of_the_village_counts_pairs_of_both_colours(
    game: str, green: int, second: int, points: int
) -> None:
    t = table(game).set(0, green=green, second=second).owns_master(0, "sm_village")
    assert t.points(0)["station_masters"] == points


@both_editions
@pytest.mark.parametrize(("temporary", "points"), [(0, 0), (1, 3), (2, 3), (3, 6), (6, 9)])
@proves("GWT-SCO-12")
def test_the_task_of_certificates_adds_the_permanent_one_on_the_tile(
    game: str, temporary: int, points: int
) -> None:
    t = table(game).set(0, certificates=temporary).owns_master(0, "sm_certificates")
    assert t.points(0)["station_masters"] == points


@pytest.mark.parametrize(("stations", "points"), [((3,), 0), ((3, 9), 3), ((1, 2, 3, 4, 5), 6)])
@proves("GWT-SCO-13")
def test_the_task_of_stations_counts_pairs_of_stations(
    stations: tuple[int, ...], points: int
) -> None:
    t = table("gwt2").stations(0, *stations).stations(1, 6, 7).owns_master(0, "sm_stations")
    assert t.points(0)["station_masters"] == points


@proves("GWT-SCO-13")
def test_the_task_of_buildings_gives_two_points_for_each_of_ones_buildings() -> None:
    t = table("gwt2").owns_master(0, "sm_buildings").put("E1", "2a@2")
    for count, space in enumerate(("A1", "B1", "C1"), start=1):
        t.put(space, f"{count}a@1")
        assert t.points(0)["station_masters"] == 2 * count


@proves("GWT-SCO-13")
def test_two_station_masters_have_no_task() -> None:
    t = table("gwt2").stations(0, 1, 2).put("A1", "1a@1").workers(0, 6, 6, 6)
    t.set(0, green=2, second=2, certificates=6).hazards(0, "flood2green", "flood2black")
    t.owns_master(0, "sm_two_permanent", "sm_twelve_dollars")
    assert t.points(0)["station_masters"] == 0


@both_editions
@proves("GWT-SCO-14")
def test_the_highest_total_of_all_categories_wins(game: str) -> None:
    t = table(game, seats=3).set(0, money=19).stations(1, 3).hazards(1, "flood2green")
    assert t.match.winners() == [1]  # 3 points, 2 + 2 points, none
    assert t.hazards(2, "flood4green", "flood2black").match.winners() == [2]


@both_editions
@proves("GWT-SCO-14")
def test_tied_players_share_the_victory(game: str) -> None:
    t = table(game, seats=3).set(0, money=29).set(1, money=25).set(2, money=24)
    assert t.match.winners() == [0, 1]
