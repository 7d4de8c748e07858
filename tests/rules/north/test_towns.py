"""Medium town tiles and station towns (NOR1-MED, NOR2-MED, NOR1-STAT)."""

import pytest

from tests.rules.gwt.vocabulary import Table, proves
from tests.rules.north.scenes import FIRST_BIG, board, both_boards, delivers, places_store
from trailhand.games.gwt.stations import UpgradeBehind


def enters(game: str, tile: str, t: Table | None = None) -> Table:
    """Seat 0 has just placed a store in a medium town with a tile."""
    t = t or board(game)
    prefix = "MT1_" if game == "gwt1" else "MT2_"
    t.medium("NG2", prefix + tile).stores(0, "NG1")
    return places_store(t).choose("store NG2.1")


def enters_station(game: str, money: int, t: Table | None = None) -> Table:
    """Seat 0 has just placed a store in the first station town."""
    t = (t or board(game)).stores(0, FIRST_BIG[game]).set(0, money=money)
    return places_store(t).choose("store NG3.1")


@both_boards
@proves("NOR1-MED-01", "NOR2-MED-01")
def test_hire_for_two_dollars_less(game: str) -> None:
    t = board(game).job("1.4", "builder").job("2.4", "engineer").job_token(2).set(0, money=4)
    enters(game, "HIRE_MINUS_2", t)
    assert t.options() == ["hire 1.4", "skip"]  # nobody of the token's row
    t.choose("hire 1.4")
    assert (t.money(0), t.player(0).workers) == (0, [1, 2, 1])


@both_boards
@proves("NOR1-MED-01", "NOR2-MED-01")
def test_nobody_is_hired_into_a_full_row(game: str) -> None:
    t = board(game).job("1.4", "builder").job("1.3", "cowboy").workers(0, builders=6)
    enters(game, "HIRE_MINUS_2", t.job_token(3).set(0, money=9))
    t.expect_refusal("hire 1.4", "GWT-HIRE-06")


@proves("NOR1-MED-02")
def test_remove_two_hand_cards_or_fewer() -> None:
    t = enters("gwt1", "REMOVE_2_CARDS", board("gwt1").hand(0, "gray", "O01", "white"))
    t.choose("trash gray", "trash O01")
    assert (t.in_hand(0), t.in_discard(0), t.step) == (["white"], [], "")
    assert t.words(t.state.gone[-2:]) == ["O01", "gray"]
    t = enters("gwt1", "REMOVE_2_CARDS", board("gwt1").hand(0, "gray", "white"))
    assert t.choose("skip").in_hand(0) == ["gray", "white"]


@both_boards
@proves("NOR1-MED-03", "NOR2-MED-02")
def test_move_the_engine_one_to_three_spaces(game: str) -> None:
    t = enters(game, "ENGINE_3", board(game).engine(0, 3).set(0, money=2))
    assert t.options("engine") == ["engine 4", "engine 4.5", "engine 5", "engine 6"]
    t.choose("engine 4.5")
    assert t.step == "Upgrade"


@both_boards
@proves("NOR1-MED-04", "NOR2-MED-03")
def test_five_dollars_or_a_value_3_card_of_the_market(game: str) -> None:
    t = enters(game, "5_OR_CATTLE3", board(game).market("red", "brown3", "blue"))
    t.choose("choose 2")
    assert t.options() == ["take blue", "take red"]
    t.choose("take blue")
    assert (t.in_discard(0), t.words(t.state.market)) == (["blue"], ["brown3", "red"])
    t = enters(game, "5_OR_CATTLE3", board(game).market("red"))
    assert t.choose("choose 1").money(0) == 5


@both_boards
@proves("NOR1-MED-04", "NOR2-MED-03")
def test_without_a_value_3_card_only_the_dollars_are_left(game: str) -> None:
    t = enters(game, "5_OR_CATTLE3", board(game).market("brown3", "purple5"))
    t.expect_refusal("choose 2", "NOR1-MED-04")
    assert t.options() == ["choose 1", "skip"]


@proves("NOR2-MED-07")
def test_orange_cards_are_no_value_3_cards() -> None:
    t = board("gwt2", simmental=True, brahman=True).market("calf", "brahman")
    enters("gwt2", "5_OR_CATTLE3", t).expect_refusal("choose 2", "NOR1-MED-04")


@proves("NOR1-MED-05")
def test_build_with_ones_own_builders_at_no_cost() -> None:
    t = enters("gwt1", "FREE_BUILDING", board("gwt1").workers(0, builders=2))
    allowed = {f"build {n}" for n in t.box.buildings if t.box.builders[2 * n] <= 2}
    assert set(t.options("build")) == allowed
    t.choose("build 1", "at A1")
    assert (t.at("A1"), t.money(0)) == ("1a@1", 0)


@proves("NOR2-MED-04")
def test_remove_two_cards_or_a_hazard_free() -> None:
    t = board("gwt2").hand(0, "gray", "white").put("FLOOD1", "flood3green")
    enters("gwt2", "REMOVE2_OR_HAZARD", t).choose("choose 2")
    assert t.at("FLOOD1") == "none"
    assert (t.money(0), t.points(0)["hazards"]) == (0, 3)
    t = board("gwt2").hand(0, "gray", "white")
    enters("gwt2", "REMOVE2_OR_HAZARD", t)
    t.expect_refusal("choose 2", "GWT-HAZ-03")
    t.choose("choose 1", "trash gray", "skip")
    assert t.in_hand(0) == ["white"]


@pytest.mark.parametrize("own", [1, 5])
@proves("NOR2-MED-05")
def test_build_as_with_exactly_two_builders(own: int) -> None:
    t = enters("gwt2", "BUILD_2", board("gwt2").workers(0, builders=own))
    allowed = {f"build {n}" for n in t.box.buildings if t.box.builders[2 * n] <= 2}
    assert set(t.options("build")) == allowed
    two = next(n for n in t.box.buildings if t.box.builders[2 * n] == 2)
    t.choose(f"build {two}", "at A1")
    assert (t.at("A1"), t.money(0)) == (f"{two}a@1", 0)


@proves("NOR2-MED-06")
def test_a_replacement_needs_one_or_two_builders_more() -> None:
    t = board("gwt2")
    builders = {n: t.box.builders[2 * n] for n in t.box.buildings}
    three = next(n for n in builders if builders[n] == 3)
    enters("gwt2", "BUILD_2", t.put("A1", f"{three}a@1"))
    fitting = {n for n in builders if n != three and (builders[n] <= 2 or builders[n] in (4, 5))}
    assert set(t.options("build")) == {f"build {n}" for n in fitting}
    larger = next(n for n in fitting if builders[n] > 3)
    t.choose(f"build {larger}")  # on no free space: only the replacement is possible
    assert t.at("A1") == f"{larger}a@1"
    assert three not in t.match.view(0)["players"][0]["unbuilt"]


@pytest.mark.parametrize(("own", "needed", "fits"), [(1, 2, True), (6, 3, False)])
@proves("NOR2-MED-05")
def test_with_one_tile_left_ones_own_builders_decide_nothing(
    own: int, needed: int, fits: bool
) -> None:
    t = board("gwt2").workers(0, builders=own)
    number = next(n for n in t.box.buildings if t.box.builders[2 * n] == needed)
    enters("gwt2", "BUILD_2", t.set(0, unbuilt=1 << number))
    assert bool(t.options("build")) == fits


@proves("NOR2-MED-05", "NOR2-MED-06")
def test_more_builders_of_ones_own_replace_nothing_larger() -> None:
    t = board("gwt2").workers(0, builders=6)
    builders = {n: t.box.builders[2 * n] for n in t.box.buildings}
    one, three = (next(n for n in builders if builders[n] == count) for count in (1, 3))
    five = next(n for n in builders if builders[n] == 5)
    enters("gwt2", "BUILD_2", t.put("A1", f"{one}a@1").put("A2", f"{three}a@1"))
    t.choose(f"build {five}")  # two more than on A2, four more than on A1
    assert (t.at("A1"), t.at("A2")) == (f"{one}a@1", f"{five}a@1")


@proves("NOR2-MED-06")
def test_a_replacement_must_be_larger() -> None:
    t = enters("gwt2", "BUILD_2", board("gwt2").put("A1", "2a@1"))
    small = next(n for n in t.box.buildings if n != 2 and t.box.builders[2 * n] == 1)
    t.choose(f"build {small}").expect_refusal("at A1", "GWT-BUILD-04")


@pytest.mark.parametrize(
    ("town", "rule"),
    [("NG1", "12"), ("NG3", "13"), ("NG2", "14"), ("MIL", "15")],
)
@both_boards
def test_every_kind_of_town_is_explained_by_its_rule(game: str, town: str, rule: str) -> None:
    assert board(game).match.about(f"town:{town}")[1] == (f"NOR1-STORE-{rule}",)


# -- station towns ------------------------------------------------------------------------


@both_boards
@proves("NOR1-STAT-01", "NOR1-STAT-03")
def test_a_station_town_is_upgraded_like_any_station(game: str) -> None:
    t = board(game).workers(0, engineers=2).masters("", "", "", "", "", "sm_workers", "")
    enters_station(game, 9, t).choose("upgrade", "disc aux_draw", "master engineer")
    assert t.money(0) == 9 - 7 + 2
    assert t.player(0).workers == [1, 1, 1]
    assert t.points(0)["stations"] == 6
    assert t.match.view(0)["posted"][5] == "engineer"


@both_boards
@proves("NOR1-STAT-03")
def test_the_second_station_town_costs_15_and_takes_any_disc(game: str) -> None:
    t = board(game).stores(0, "NR1").set(0, money=15)
    places_store(t).choose("store NR2.1", "upgrade")
    every = [f"disc {n}" for n, c in zip(t.box.disc_names, t.box.disc_cost, strict=True) if not c]
    assert t.options() == sorted(every)
    t.choose("disc aux_draw")
    assert (t.points(0)["stations"], t.money(0)) == (8, 0)
    black = next(n for n, b in zip(t.box.disc_names, t.box.disc_black, strict=True) if b)
    white = enters_station(game, 20).choose("upgrade")
    white.expect_refusal(f"disc {black}", "GWT-DISC-01")


@both_boards
@proves("NOR1-STAT-04", "NOR1-SM-08")
def test_a_station_town_counts_wherever_stations_count(game: str) -> None:
    t = board(game).stations(0, 11, 12).area(0, "S1").owns_master(0, "sm_stations")
    assert t.points(0)["stations"] == 14
    assert t.points(0)["station_masters"] == 3
    assert t.match.view(0)["players"][0]["stations"] == [11, 12]
    t.stations(0, 11)
    assert t.points(0)["station_masters"] == 0


@both_boards
@proves("NOR1-STAT-05")
def test_stations_behind_the_engine_are_never_station_towns(game: str) -> None:
    t = board(game).engine(0, 39).set(0, money=99).stores(0, "NG3", "NR2")
    t.only(UpgradeBehind(0))
    assert "upgrade 9" in t.options()
    assert "upgrade 11" not in t.options()
    assert "upgrade 12" not in t.options()


@both_boards
@proves("NOR1-STAT-06")
def test_a_disc_of_a_station_town_may_be_moved_but_not_to_its_own_station(game: str) -> None:
    t = board(game).discs(0).stations(0, 3, 12)
    enters_station(game, 7, t).choose("upgrade")
    assert t.options() == ["disc station12", "disc station3"]
    t.choose("disc station12")
    assert t.match.view(0)["players"][0]["stations"] == [3, 11]


@both_boards
@proves("NOR1-STAT-06")
def test_a_black_disc_serves_a_white_station_town_if_no_white_one_is_left(game: str) -> None:
    t = board(game)
    black = next(n for n, b in zip(t.box.disc_names, t.box.disc_black, strict=True) if b)
    t.discs(0, **{black: 1})
    enters_station(game, 20, t).choose("upgrade")
    assert t.match.view(0)["players"][0]["stations"] == [11]


@both_boards
@proves("NOR1-STAT-07")
def test_a_station_town_whose_disc_has_left_is_never_upgraded_again(game: str) -> None:
    t = board(game).discs(0).stations(0, 11).stores(0, FIRST_BIG[game], "NG3")
    delivers(t.set(0, money=50), 1).choose("deliver 1")
    assert t.player(0).stations == 0
    places_store(t, optional=True).expect_refusal("store NG3.2", "NOR1-STORE-02")
    t.stations(0).engine(0, 39).set(0, money=9)
    t.discs(0, aux_dollar=1).only(UpgradeBehind(0))
    assert t.options() == [f"upgrade {station}" for station in range(1, 10)]
