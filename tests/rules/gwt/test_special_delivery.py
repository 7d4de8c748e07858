"""Special delivery of 9a (GWT-SDEL) and the station behind of 9b (GWT-STB)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table


def at_9a(game: str, engine: float, other: float = 0, money: int = 0) -> Table:
    """Seat 0 uses its 9a on A1 for a special delivery; a card keeps the turn open."""
    t = table(game).put("A1", "9a@1").engine(0, engine).engine(1, other).hand(0, "gray", "O01")
    return t.stands(0, "A1", money=money).choose("use 2")


def at_9b(game: str, engine: float, money: int = 30) -> Table:
    """Seat 0 stands on its 9b."""
    t = table(game).put("A1", "9b@1").sides("b").engine(0, engine).masters("", "", "", "", "")
    return t.hand(0, "O01").stands(0, "A1", money=money)


@both_editions
@proves("GWT-SDEL-01")
def test_the_engine_goes_back_to_any_free_space_behind_it(game: str) -> None:
    t = at_9a(game, 9, other=7)
    spaces = {option.removeprefix("back ") for option in t.options("back")}
    assert spaces == {"0", "1", "2", "3", "4", "4.5", "5", "6", "7.5", "8"}
    assert len(t.options()) == 10  # and it must move
    assert at_9a(game, 9).choose("back 4").engine_at(0) == 4


@both_editions
@pytest.mark.parametrize(("engine", "other", "highest"), [(5, 20, 2), (4, 20, 2), (4, 2, 1)])
@proves("GWT-SDEL-02")
def test_the_value_counts_free_numbered_spaces_with_the_destination(
    game: str, engine: float, other: float, highest: int
) -> None:
    t = at_9a(game, engine, other=other).choose("back 0")  # worth 5, 4 and 3; city 2 asks for 4
    assert t.options("deliver") == [f"deliver {city}" for city in range(highest + 1)]


@both_editions
@proves("GWT-SDEL-02")
def test_the_start_counts_as_one_space(game: str) -> None:
    t = at_9a(game, 1).choose("deliver 1", "disc aux_draw")  # only one way back: to 0
    assert (t.engine_at(0), t.player(0).cities[1]) == (0, 1)
    t = at_9a(game, 2).choose("back 1")
    assert t.options("deliver") == ["deliver 0", "deliver 1"]


@both_editions
@proves("GWT-SDEL-03")
def test_the_city_follows_the_rules_of_a_delivery(game: str) -> None:
    t = table(game).cities(0, 0, 1).put("A1", "9a@1").engine(0, 9).stands(0, "A1")
    t.choose("use 2", "back 3")
    t.expect_refusal("deliver 1", "GWT-DEL-02")
    t.expect_refusal("deliver 4", "GWT-DEL-01")  # 8 is more than 6 spaces
    t.expect_refusal("deliver nowhere", "GWT-DEL-01")
    assert t.options() == ["deliver 0", "deliver 2", "deliver 3"]


@both_editions
@proves("GWT-SDEL-03")
def test_the_disc_follows_the_rules_and_completed_arrows_act(game: str) -> None:
    t = table(game).cities(0, 1).objectives("O05", "O06").put("A1", "9a@1").engine(0, 9)
    t.hand(0, "S1").stands(0, "A1", money=20).choose("use 2", "back 4", "deliver 2")
    t.expect_refusal("disc step_left", "GWT-DISC-01")
    t.choose("disc cert_4", "objective O06")
    assert (t.player(0).cities[2], t.in_discard(0), t.money(0)) == (1, ["O06"], 20)


@pytest.mark.parametrize(("game", "bonus"), [("gwt1", 6), ("gwt2", 4)])
@proves("GWT-SDEL-03")
def test_kansas_city_pays_its_bonus(game: str, bonus: int) -> None:
    t = at_9a(game, 3).choose("back 2", "deliver 0", "disc aux_draw")
    assert (t.money(0), t.player(0).cities[0]) == (bonus, 1)


@both_editions
@proves("GWT-SDEL-04")
def test_neither_transport_is_paid_nor_income_gained(game: str) -> None:
    t = at_9a(game, 12, money=4).choose("back 2", "deliver 5", "disc aux_draw")
    assert (t.money(0), t.player(0).cities[5]) == (4, 1)  # five crosses lie between 2 and 10
    assert t.in_hand(0) == ["O01", "gray"]


@both_editions
@proves("GWT-SDEL-04")
def test_no_transport_is_held_back_from_a_hand_disc(game: str) -> None:
    t = at_9a(game, 12, money=5).choose("back 2", "deliver 5", "disc hand")
    assert (t.money(0), t.player(0).hand_limit()) == (0, 5)


@both_editions
@proves("GWT-SDEL-05")
def test_the_station_of_a_turnout_is_upgraded_after_the_delivery(game: str) -> None:
    t = at_9a(game, 12).masters("", "", "", "", "").choose("back 10.5")
    assert t.step == "Deliver"
    t.choose("deliver 0", "disc aux_draw")
    assert t.step == "Upgrade"  # paid with the dollars of Kansas City
    t.choose("upgrade", "disc cert_4")
    assert t.points(0)["stations"] == 2
    assert t.money(0) == {"gwt1": 2, "gwt2": 0}[game]


@both_editions
@proves("GWT-SDEL-05")
def test_the_upgrade_after_a_special_delivery_may_be_declined(game: str) -> None:
    t = at_9a(game, 12, money=9).choose("back 10.5", "deliver 1", "disc aux_draw", "skip")
    assert (t.money(0), t.player(0).stations, t.step) == (9, 0, "UseLocation")


@both_editions
@proves("GWT-SDEL-06")
def test_from_the_start_there_is_no_special_delivery(game: str) -> None:
    t = table(game).put("A1", "9a@1").stands(0, "A1")
    t.expect_refusal("use 2", "GWT-SDEL-06")
    t.choose("use 1", "engine 2", "use 2", "back 1")  # once the engine has moved there is
    assert t.options("deliver") == ["deliver 0", "deliver 1"]


@both_editions
@proves("GWT-SDEL-07")
def test_the_herder_stays_and_no_foresight_is_resolved(game: str) -> None:
    t = at_9a(game, 6)
    foresight = t.state.foresight[:]
    t.choose("back 4", "deliver 1", "disc aux_draw")
    assert (t.herder(0), t.seat, t.state.foresight) == ("A1", 0, foresight)
    assert t.options("use") == ["use 1"]  # the engine action of 9a is still there


@both_editions
@pytest.mark.parametrize("other", [0, 4.5])
@proves("GWT-SDEL-08")
def test_turnouts_passed_make_no_difference_to_the_value(game: str, other: float) -> None:
    t = at_9a(game, 7, other=other).choose("back 3")  # 6 5 4 3, by 4.5 or not
    assert t.options("deliver") == ["deliver 0", "deliver 1", "deliver 2"]
    t = at_9a(game, 7.5).choose("back 4.5")  # 7 6 5
    assert t.options("deliver") == ["deliver 0", "deliver 1"]


@both_editions
@proves("GWT-SDEL-08")
def test_entering_only_a_turnout_is_worth_nothing_but_kansas_city(game: str) -> None:
    t = at_9a(game, 14).choose("back 13.5", "disc aux_draw")  # no other city to choose
    assert (t.player(0).cities[0], sum(t.player(0).cities)) == (1, 1)


@both_editions
@proves("GWT-STB-01")
def test_9b_upgrades_a_station_behind_the_engine_without_moving_it(game: str) -> None:
    t = at_9b(game, 17).choose("use 1")
    assert t.options() == [f"upgrade {station}" for station in range(1, 6)]
    t.choose("upgrade 5", "disc step_right")  # black corners
    assert (t.money(0), t.engine_at(0), t.points(0)["stations"]) == (24, 17, 3)


@both_editions
@proves("GWT-STB-01")
def test_9b_upgrades_one_station_only(game: str) -> None:
    t = at_9b(game, 17).choose("use 1", "upgrade 1", "disc aux_draw")
    assert t.step == "UseLocation"
    t.expect_refusal("use 1", "GWT-LOC-03")


@both_editions
@proves("GWT-STB-01")
def test_9b_keeps_all_rules_of_upgrading(game: str) -> None:
    t = at_9b(game, 20, money=5).stations(0, 1).choose("use 1")
    t.expect_refusal("upgrade 1", "GWT-STA-02")
    t.expect_refusal("upgrade 5", "GWT-STA-09")  # costs six
    t.expect_refusal("upgrade 6", "GWT-STB-02")  # lies ahead
    t.choose("upgrade 3")
    t.expect_refusal("disc step_left", "GWT-DISC-01")
    t.choose("disc cert_4")
    assert (t.money(0), t.points(0)["stations"]) == (1, 3)


@both_editions
@proves("GWT-STB-01")
def test_9b_lets_the_station_master_be_taken(game: str) -> None:
    t = at_9b(game, 9).masters("", "sm_hazards", "", "", "").workers(0, cowboys=2)
    t.choose("use 1", "upgrade 2", "disc aux_draw", "master cowboy")
    assert (t.player(0).permanent, t.player(0).workers) == (1, [1, 1, 1])


@both_editions
@proves("GWT-STB-01")
def test_without_a_station_behind_9b_has_no_action(game: str) -> None:
    at_9b(game, 4).expect_refusal("use 1", "GWT-STB-01")
    at_9b(game, 17, money=1).expect_refusal("use 1", "GWT-STB-01")


@both_editions
@proves("GWT-STB-02")
def test_the_station_where_the_engine_stands_is_not_behind_it(game: str) -> None:
    t = at_9b(game, 16.5).choose("use 1")
    t.expect_refusal("upgrade 5", "GWT-STB-02")
    assert t.options() == ["upgrade 1", "upgrade 2", "upgrade 3", "upgrade 4"]
    at_9b(game, 4.5).expect_refusal("use 1", "GWT-STB-01")
