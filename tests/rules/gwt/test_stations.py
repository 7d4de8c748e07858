"""Upgrading stations (GWT-STA)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

# number, space, cost, points
STATIONS = [
    (1, 4.5, 2, 1),
    (2, 7.5, 2, 1),
    (3, 10.5, 4, 2),
    (4, 13.5, 4, 2),
    (5, 16.5, 6, 3),
    (6, 21.5, 8, 5),
    (7, 25.5, 7, 6),
    (8, 29.5, 6, 7),
    (9, 33.5, 5, 8),
    (10, 39.0, 3, 9),
]
every_station = pytest.mark.parametrize(("number", "space", "cost", "points"), STATIONS)


def stops(t: Table, space: float, money: int) -> Table:
    """The engine of seat 0 goes one space forward and stops at a station."""
    t.masters("", "", "", "", "").engine(0, 38 if space == 39 else space - 0.5)
    t.stands(0, "G", money=money).choose("use 1")
    return t if space == 39 else t.choose(f"engine {space}")


@both_editions
@every_station
@proves("GWT-STA-01")
def test_whoever_stops_at_a_station_decides_at_once_whether_to_upgrade(
    game: str, number: int, space: float, cost: int, points: int
) -> None:
    t = stops(table(game), space, cost)
    assert t.options() == ["skip", "upgrade"]
    t.choose("skip")
    assert t.points(0)["stations"] == 0
    assert "upgrade" not in t.options()
    assert t.money(0) == cost


@both_editions
@proves("GWT-STA-02")
def test_a_station_with_ones_own_disc_is_not_upgraded_again(game: str) -> None:
    t = stops(table(game).stations(0, 1), 4.5, 20)
    assert (t.step, t.engine_at(0)) == ("UseLocation", 4.5)
    assert t.money(0) == 20
    t.sides("b").put("A1", "9b@1").engine(0, 8).stands(0, "A1").choose("use 1")
    assert t.step == "PlaceDisc"  # of the stations behind only the second was left
    assert t.choose("disc cert_4").points(0)["stations"] == 2


@both_editions
@proves("GWT-STA-03")
def test_the_discs_of_others_on_a_station_do_not_matter(game: str) -> None:
    t = table(game, seats=4).stations(1, 1).stations(2, 1).stations(3, 1)
    stops(t, 4.5, 2).choose("upgrade", "disc cert_4")
    assert [t.points(seat)["stations"] for seat in range(4)] == [1, 1, 1, 1]


@both_editions
@every_station
@proves("GWT-STA-04")
def test_the_upgrade_is_paid_first_and_then_a_disc_is_put_there(
    game: str, number: int, space: float, cost: int, points: int
) -> None:
    t = stops(table(game), space, cost + 1).choose("upgrade")
    assert (t.money(0), t.step, t.points(0)["stations"]) == (1, "PlaceDisc", 0)
    t.choose("disc aux_cert", *(["back 20"] if space == 39 else []), "use 2")
    assert t.points(0)["stations"] == points
    assert "aux cert" in t.options()  # the disc has left the player board


@both_editions
@every_station
@proves("GWT-STA-05")
def test_stations_1_to_4_have_white_corners_and_the_others_black_ones(
    game: str, number: int, space: float, cost: int, points: int
) -> None:
    t = stops(table(game), space, 30).choose("upgrade")
    black = {"disc cert_6", "disc step_left", "disc step_right", "disc hand"}
    if number < 5:
        for disc in black:
            t.expect_refusal(disc, "GWT-DISC-01")
    else:
        assert black < set(t.options())
    assert "disc cert_4" in t.options()


@both_editions
@proves("GWT-STA-06")
def test_an_engine_that_waits_on_a_turnout_does_not_upgrade(game: str) -> None:
    t = table(game).engine(0, 4.5).engine(1, 7.5)
    t.set(1, money=20, herder=t.space("C")).moves(0, "C", money=20)
    for step in ("move E", "aux dollar", "move E", "aux dollar"):  # a whole turn of each
        assert "upgrade" not in t.options()
        t.choose(step)
    assert (t.seat, t.step) == (0, "Walk")


@both_editions
@proves("GWT-STA-07")
def test_the_certificates_of_an_auxiliary_action_come_before_the_upgrade(game: str) -> None:
    t = table(game).masters("", "", "", "", "").engine(0, 5).clear(0, "aux_cert")
    t.stands(0, "A", money=3).choose("aux cert", "back 4.5")
    assert t.step == "GainCertificates"
    t.choose("certificates 1")
    assert (t.step, t.money(0), t.player(0).certificates) == ("Upgrade", 2, 1)


@both_editions
@proves("GWT-STA-07")
def test_the_dollars_of_building_1b_may_pay_the_upgrade(game: str) -> None:
    t = table(game).masters("", "", "", "", "").sides("b").put("A1", "1b@1").engine(0, 5)
    t.stands(0, "A1").choose("use 2", "back 4.5", "upgrade", "disc cert_4")
    assert (t.money(0), t.points(0)["stations"]) == (1, 1)


@proves("GWT-STA-07")
def test_the_dollar_of_the_trash_action_may_pay_the_upgrade() -> None:
    t = table("gwt2").masters("", "", "", "", "").engine(0, 5).clear(0, "aux_trash")
    t.hand(0, "gray", "white").stands(0, "A", money=1).choose("aux trash", "back 4.5")
    assert t.step == "TrashCards"
    t.choose("trash gray", "upgrade", "disc cert_4")
    assert (t.money(0), t.points(0)["stations"]) == (0, 1)


@both_editions
@proves("GWT-STA-08")
def test_the_bonus_of_a_disc_does_not_help_to_pay_the_upgrade(game: str) -> None:
    t = stops(table(game).discs(0, step_left=1, cert_4=1), 16.5, 5)  # six dollars are due
    assert (t.step, t.points(0)["stations"]) == ("UseLocation", 0)
    t = stops(table(game), 16.5, 6).choose("upgrade", "disc step_left")
    assert t.money(0) == 3


@both_editions
@proves("GWT-STA-08")
def test_the_cost_of_a_disc_is_paid_from_what_the_upgrade_leaves(game: str) -> None:
    t = stops(table(game), 16.5, 10).choose("upgrade")
    t.expect_refusal("disc hand", "GWT-DISC-06")
    t = stops(table(game), 16.5, 11).choose("upgrade", "disc hand")
    assert t.money(0) == 0


@both_editions
@pytest.mark.parametrize(("money", "offered"), [(5, False), (6, True)])
@proves("GWT-STA-09")
def test_the_upgrade_must_be_paid_in_full(game: str, money: int, offered: bool) -> None:
    t = stops(table(game), 16.5, money)
    assert ("upgrade" in t.options()) == offered


@both_editions
@pytest.mark.parametrize(("money", "offered"), [(10, False), (11, True)])
@proves("GWT-STA-09")
def test_without_a_disc_that_can_be_paid_there_is_no_upgrade(
    game: str, money: int, offered: bool
) -> None:
    t = stops(table(game).discs(0, hand=2), 16.5, money)  # six and then five dollars
    assert ("upgrade" in t.options()) == offered


@both_editions
@proves("GWT-STA-09")
def test_a_disc_of_another_of_ones_stations_makes_the_upgrade_possible(game: str) -> None:
    t = stops(table(game).discs(0).stations(0, 1), 16.5, 6)
    t.choose("upgrade")  # the disc of station 1 is the only one
    assert (t.points(0)["stations"], t.money(0)) == (3, 0)
    t = stops(table(game).discs(0), 16.5, 6)
    assert t.step == "UseLocation"
