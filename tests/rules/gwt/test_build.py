"""Building and replacing (GWT-BUILD)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

SHARED = "A1 A2 A3 B1 B2 B3 C1 C2 DR1 E1 E2 F1 F2 FR1 FR2 G1 G2 RR1 RR2 TR1 TR2"
SPACES = {"gwt1": sorted(f"{SHARED} C3".split()), "gwt2": sorted(f"{SHARED} D1".split())}


def building(game: str, builders: int, money: int, *built: str) -> Table:
    """Seat 0 at neutral building B, with its tiles on A1, A2... before it starts to build."""
    t = table(game).workers(0, builders=builders)
    for number, tile in enumerate(built):
        t.put(f"A{number + 1}", tile)
    return t.stands(0, "B", money=money).choose("use 2")


def at(t: Table) -> list[str]:
    """The sites that are offered."""
    return [site.removeprefix("at ") for site in t.options("at")]


@both_editions
@proves("GWT-BUILD-01")
def test_an_unbuilt_tile_is_placed_on_an_empty_space(game: str) -> None:
    t = building(game, 1, 8, "1a@1")
    assert t.options("build") == ["build 2", "build 3", "build 4"]  # 1a is built already
    t.choose("build 3", "at F2")
    assert (t.at("F2"), t.at("A1")) == ("3a@1", "1a@1")
    assert t.step == "Walk"  # one tile, and the turn goes on
    assert t.seat == 1


@both_editions
@proves("GWT-BUILD-01")
def test_an_unbuilt_tile_takes_the_place_of_ones_own_built_one(game: str) -> None:
    t = building(game, 2, 8, "1a@1", "2a@1").choose("build 4")
    assert at(t) == SPACES[game]  # the empty spaces and both of its tiles
    t.choose("at A2")
    assert (t.at("A1"), t.at("A2")) == ("1a@1", "4a@1")


@both_editions
@proves("GWT-BUILD-02")
def test_an_empty_space_needs_as_many_builders_as_the_tile_requires(game: str) -> None:
    t = building(game, 2, 30)
    t.expect_refusal("build 5", "GWT-BUILD-02")  # three builders
    t.choose("build 4", "at A1")
    assert t.at("A1") == "4a@1"


@both_editions
@proves("GWT-BUILD-02")
def test_ones_tile_elsewhere_does_not_lower_the_need_of_an_empty_space(game: str) -> None:
    t = building(game, 2, 30, "1a@1").choose("build 5")  # the only site replaces 1a
    assert t.at("A1") == "5a@1"
    assert t.money(0) == 26


@both_editions
@proves("GWT-BUILD-03")
def test_neutral_b_takes_two_dollars_per_builder(game: str) -> None:
    t = building(game, 4, 7).expect_refusal("build 6", "GWT-BUILD-03")  # eight dollars
    t.choose("build 5", "at A1")
    assert t.money(0) == 1


@both_editions
@pytest.mark.parametrize(("builders", "tile", "cost"), [(3, "6a", 4), (5, "7a", 5)])
@proves("GWT-BUILD-03")
def test_the_builder_row_takes_one_dollar_per_builder(
    game: str, builders: int, tile: str, cost: int
) -> None:
    t = table(game).workers(0, builders=builders).job("1.3", "builder").job_token(3)
    t.stands(0, "A", money=11).choose("use 2", f"build {tile[:-1]}", "at A1")
    assert t.at("A1") == f"{tile}@1"
    assert t.money(0) == 11 - 6 - cost


@both_editions
@proves("GWT-BUILD-04")
def test_a_replacement_needs_and_costs_the_difference(game: str) -> None:
    t = building(game, 3, 6, "4a@1").choose("build 7")  # five builders in place of two
    assert (t.at("A1"), t.money(0)) == ("7a@1", 0)
    t = building(game, 2, 30, "4a@1")
    t.expect_refusal("build 7", "GWT-BUILD-02")


@both_editions
@proves("GWT-BUILD-04")
def test_a_replacement_must_require_more_builders(game: str) -> None:
    t = building(game, 5, 30, "4a@1", "1a@1", "8a@1").choose("build 2")
    t.expect_refusal("at A1", "GWT-BUILD-04")  # one builder in place of two
    t.expect_refusal("at A2", "GWT-BUILD-04")  # one in place of one
    t = building(game, 5, 30, "8a@1").choose("build 7")
    t.expect_refusal("at A1", "GWT-BUILD-04")  # five in place of five


@both_editions
@proves("GWT-BUILD-05")
def test_a_replaced_tile_scores_nothing_and_never_comes_back(game: str) -> None:
    t = building(game, 1, 30, "1a@1", "2a@1")
    assert t.points(0)["buildings"] == 2
    t.choose("build 4")  # two builders: it can only replace, and both tiles may go
    t.choose("at A1")
    assert t.points(0)["buildings"] == 4
    t.workers(0, builders=6).stands(0, "B", money=30).choose("use 2")
    assert not {"build 1", "build 2", "build 4"} & set(t.options("build"))
    assert "build 3" in t.options("build")


@both_editions
@proves("GWT-BUILD-06")
def test_the_buildings_of_others_are_not_replaced(game: str) -> None:
    t = table(game).put("A1", "1a@2").put("A2", "1a@1").workers(0, builders=4)
    t.stands(0, "B", money=30).choose("use 2", "build 5")
    t.expect_refusal("at A1", "GWT-BUILD-06")
    assert at(t) == [space for space in SPACES[game] if space != "A1"]


@both_editions
@proves("GWT-BUILD-06")
def test_neutral_buildings_are_not_replaced(game: str) -> None:
    t = building(game, 6, 30).choose("build 6")
    assert not set(at(t)) & set("ABCDEFG")


@both_editions
@proves("GWT-BUILD-07", "GWT-BUILD-08")
def test_every_empty_building_space_and_no_other_space_is_a_site(game: str) -> None:
    t = table(game)  # all hazard and village spaces are empty, and nobody is near
    t.stands(1, "F").stands(0, "B", money=2).choose("use 2", "build 1")
    assert at(t) == SPACES[game]
    t.choose("at A1")  # behind the herder
    assert t.at("A1") == "1a@1"


@both_editions
@pytest.mark.parametrize(("old", "builders"), [("4a@1", 5), ("7a@1", 2)])
@proves("GWT-BUILD-09")
def test_a_tile_for_more_than_six_builders_only_replaces(
    game: str, old: str, builders: int
) -> None:
    t = building(game, 6, 60)
    t.expect_refusal("build 9", "GWT-BUILD-02")  # seven builders, and nobody has seven
    t = building(game, 6, 60, old).choose("build 9")  # the only site
    assert t.at("A1") == "9a@1"
    assert t.money(0) == 60 - 2 * builders


@both_editions
@proves("GWT-BUILD-10")
def test_a_new_tile_is_a_location_for_the_rest_of_the_turn(game: str) -> None:
    t = table(game).hand(0, "O16").stands(0, "B", money=2).choose("use 2", "build 1", "at B1")
    t.choose("play O16")  # up to three steps
    assert "move B1" in t.options()
    assert "move F" not in t.options()  # B1, C, E: F is the fourth step on this way
    t.choose("move B1")
    assert t.herder(0) == "B1"


@both_editions
@proves("GWT-BUILD-10")
def test_a_new_tile_is_a_location_for_the_next_player(game: str) -> None:
    t = table(game)
    t.set(1, herder=t.space("B"), money=9)
    t.stands(0, "B", money=2).choose("use 2", "build 1", "at B1", "move C")
    assert t.seat == 1
    assert (t.money(0), t.money(1)) == (2, 7)  # one green hand on the way


def building_places(game: str, side: str) -> set[str]:
    """The buildings with a local action that builds, found by trying all of them."""
    found = set()
    private = [f"{n}{side}" for n in table(game).box.buildings]
    for place in [*"ABCDEFG", *private]:
        t = table(game).sides(side).workers(0, builders=6).hand(0, "white", "gray", "gray")
        space = place if place in "ABCDEFG" else "A1"
        if space == "A1":
            t.put("A1", f"{place}@1")
        t.stands(0, space, money=40)
        for option in t.options("use"):
            match = t.match.clone().play(option)
            if match.decision is not None and match.decision.step == "Build":
                found.add(place)
    return found


@both_editions
@pytest.mark.parametrize("side", ["a", "b"])
@proves("GWT-BUILD-11")
def test_of_all_buildings_only_neutral_b_builds(game: str, side: str) -> None:
    assert building_places(game, side) == {"B"}


@both_editions
@proves("GWT-BUILD-11")
def test_of_all_worker_spaces_only_two_of_the_builder_row_build(game: str) -> None:
    found = []
    for worker in ("cowboy", "builder", "engineer"):
        for column in range(2, 7):
            t = table(game).job("1.3", worker).job_token(3).hand(0, "gray", "white")
            t.workers(0, **{f"{worker}s": column - 1}).put("FLOOD1", "flood4green")
            t.put("T4", "green").put("T5", "green").stands(0, "A", money=40).choose("use 2")
            if t.step == "Build":
                found.append((worker, column))
    assert found == [("builder", 4), ("builder", 6)]


@both_editions
@proves("GWT-BUILD-11")
def test_no_objective_card_and_no_station_master_builds(game: str) -> None:
    for number in range(1, 25):
        t = table(game).hand(0, f"O{number:02}", "gray").draw(0, "white").moves(0, "A", money=40)
        assert t.choose(f"play O{number:02}").step != "Build"
    for master in table(game).box.masters:
        t = table(game).masters(master.name, "", "", "", "").workers(0, builders=2).engine(0, 4)
        t.stands(0, "G", money=40).choose("use 1", "engine 4.5", "upgrade", "disc aux_cert")
        assert t.choose("master builder").step != "Build"
