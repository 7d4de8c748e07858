"""Discs: which may be taken, what they free, what happens when none is left (GWT-DISC)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.certificates import GainCertificates
from trailhand.games.gwt.cities import Deliver
from trailhand.games.gwt.discs import PlaceDisc
from trailhand.games.gwt.railroad import EngineForward

WHITE = ["aux_cert", "aux_dollar", "aux_draw", "aux_engine", "aux_trash", "cert_4"]
BLACK = ["cert_6", "hand", "step_left", "step_right"]


def discs(*names: str) -> list[str]:
    """Discs as sorted notation."""
    return sorted(f"disc {name}" for name in names)


def places_on(t: Table, city: int) -> Table:
    """Seat 0, whose engine is far ahead, delivers to a city; nothing follows."""
    return t.engine(0, 20).only(Deliver(0, 18, False)).choose(f"deliver {city}")


def stops_at(t: Table, turnout: float) -> Table:
    """The engine of seat 0 has just stopped at a turnout."""
    t.engine(0, turnout - 0.5).only(EngineForward(0, 1, False))
    return t.choose(f"engine {turnout}")


@both_editions
@proves("GWT-DISC-01")
def test_white_cities_take_white_discs_only_and_black_cities_take_all(game: str) -> None:
    t = places_on(table(game).set(0, money=9), 4)
    assert t.options() == discs(*WHITE)
    for name in BLACK:
        t.expect_refusal(f"disc {name}", "GWT-DISC-01")
    assert places_on(table(game).set(0, money=9), 5).options() == discs(*WHITE, *BLACK)


@both_editions
@proves("GWT-DISC-01")
def test_stations_follow_the_same_corners(game: str) -> None:
    t = stops_at(table(game).set(0, money=20), 13.5).choose("upgrade")
    assert t.options() == discs(*WHITE)
    t = stops_at(table(game).set(0, money=20), 16.5).choose("upgrade")
    assert t.options() == discs(*WHITE, *BLACK)


@both_editions
@proves("GWT-DISC-02")
def test_a_removed_disc_unlocks_its_auxiliary_action_at_once(game: str) -> None:
    t = table(game).stands(0, "A", money=9).expect_refusal("aux engine", "GWT-AUX-02")
    places_on(t, 4).choose("disc aux_engine")
    assert t.stands(0, "A").options("aux") == ["aux dollar", "aux draw", "aux engine"]


@both_editions
@pytest.mark.parametrize("name", ["step_left", "step_right"])
@proves("GWT-DISC-02")
def test_a_removed_step_disc_raises_the_step_limit_at_once(game: str, name: str) -> None:
    t = table(game).moves(0, "START").expect_refusal("move E", "GWT-MOVE-04")
    places_on(t, 5).choose(f"disc {name}")
    assert "move E" in t.moves(0, "START").options()


@both_editions
@proves("GWT-DISC-02")
def test_a_removed_hand_disc_counts_in_the_phase_c_of_the_same_turn(game: str) -> None:
    t = table(game).draw(0, *["gray"] * 12).engine(0, 20).set(0, money=10)
    t.pending(Deliver(0, 18, False)).choose("deliver 5", "disc hand")
    assert len(t.in_hand(0)) == 5
    t.pending(Deliver(0, 18, False)).choose("deliver 6", "disc hand")
    assert len(t.in_hand(0)) == 6  # both hand discs are gone: this is the maximum
    t.set(0, money=10).pending(Deliver(0, 18, False)).choose("deliver 8")
    assert "disc hand" not in t.options()


@both_editions
@pytest.mark.parametrize(
    ("cleared", "name", "limit"),
    [([], "cert_4", 4), (["cert_6"], "cert_4", 6), (["cert_4"], "cert_6", 6), ([], "cert_6", 3)],
)
@proves("GWT-DISC-02")
def test_removed_certificate_discs_raise_the_certificate_limit_at_once(
    game: str, cleared: list[str], name: str, limit: int
) -> None:
    t = table(game).clear(0, *cleared).engine(0, 20).set(0, certificates=3)
    t.only(Deliver(0, 18, False), GainCertificates(0, 2)).choose("deliver 5", f"disc {name}")
    assert t.options("cert")[-1:] == {3: [], 4: ["certificates 1"], 6: ["certificates 2"]}[limit]
    t.choose(*t.options("cert")[-1:])
    assert t.player(0).certificates == limit


@both_editions
@proves("GWT-DISC-03")
def test_clearing_the_left_step_disc_gains_three_dollars(game: str) -> None:
    for name, gained in (("step_left", 3), ("step_right", 0), ("cert_6", 0), ("cert_4", 0)):
        t = places_on(table(game).set(0, money=2), 5).choose(f"disc {name}")
        assert t.money(0) == 2 + gained
    t = stops_at(table(game).set(0, money=6), 16.5).choose("upgrade", "disc step_left")
    assert t.money(0) == 3


@both_editions
@proves("GWT-DISC-04")
def test_clearing_the_right_step_disc_is_worth_three_points(game: str) -> None:
    for name, points in (("step_right", 3), ("step_left", 0)):
        t = places_on(table(game), 5).choose(f"disc {name}")
        assert t.points(0)["step_disc"] == points
        assert t.points(1)["step_disc"] == 0


@both_editions
@proves("GWT-DISC-05")
def test_each_hand_disc_costs_five_dollars(game: str) -> None:
    t = places_on(table(game).set(0, money=11), 5).choose("disc hand")
    assert t.money(0) == 6
    places_on(t, 6).choose("disc hand")
    assert t.money(0) == 1


@both_editions
@proves("GWT-DISC-06")
def test_a_player_who_cannot_pay_the_hand_disc_must_choose_another(game: str) -> None:
    t = places_on(table(game).set(0, money=4), 5).expect_refusal("disc hand", "GWT-DISC-06")
    assert t.options() == discs(*WHITE, "cert_6", "step_left", "step_right")
    t = stops_at(table(game).set(0, money=10), 16.5).choose("upgrade")  # 4 dollars are left
    t.expect_refusal("disc hand", "GWT-DISC-06")


@both_editions
@pytest.mark.parametrize(("money", "offered"), [(9, False), (10, True)])
@proves("GWT-DISC-07")
def test_in_a_delivery_the_transport_must_stay_payable_beside_the_hand_disc(
    game: str, money: int, offered: bool
) -> None:
    t = table(game).set(0, money=money).only(Deliver(0, 10, False)).choose("deliver 5")
    assert ("disc hand" in t.options()) == offered
    assert "disc step_right" in t.options()


@both_editions
@proves("GWT-DISC-07")
def test_a_city_is_out_of_reach_if_its_transport_makes_the_last_disc_unpayable(game: str) -> None:
    t = table(game).discs(0, hand=1).set(0, money=6).only(Deliver(0, 18, False))
    assert t.options() == ["deliver 0", "deliver 1", "deliver 2"]  # transport 0, 0 and 1
    t.choose("deliver 2")
    assert (t.money(0), t.player(0).cities[2]) == (0, 1)


@both_editions
@proves("GWT-DISC-08")
def test_black_discs_serve_white_cities_when_no_white_disc_is_left(game: str) -> None:
    t = table(game).discs(0, cert_6=1, step_left=1, hand=1).set(0, money=5)
    assert places_on(t, 4).options() == discs("cert_6", "step_left", "hand")
    t.choose("disc step_left")
    assert (t.player(0).cities[4], t.money(0)) == (1, 8)


@both_editions
@proves("GWT-DISC-08")
def test_one_white_disc_left_must_serve_the_white_city(game: str) -> None:
    t = table(game).discs(0, aux_draw=1, cert_6=1, step_left=1, hand=1).set(0, money=5)
    places_on(t, 4)  # the disc is placed at once: there is no choice
    assert (t.step, t.player(0).cities[4], t.player(0).discs_left(1)) == ("", 1, 0)


@both_editions
@proves("GWT-DISC-08")
def test_black_discs_serve_white_stations_when_no_white_disc_is_left(game: str) -> None:
    t = table(game).discs(0, cert_6=1, step_right=1).set(0, money=2).workers(0)
    stops_at(t, 4.5).choose("upgrade", "disc step_right")
    assert (t.points(0)["stations"], t.points(0)["step_disc"]) == (1, 3)


@both_editions
@proves("GWT-DISC-09")
def test_without_a_disc_on_the_board_a_disc_of_any_of_ones_stations_is_moved(game: str) -> None:
    t = places_on(table(game).discs(0).stations(0, 2, 5, 7).stations(1, 9), 4)
    assert t.options() == discs("station2", "station5", "station7")
    t.choose("disc station5")
    assert t.player(0).cities[4] == 1
    assert t.points(0)["stations"] == 1 + 6


@both_editions
@proves("GWT-DISC-09")
def test_a_hand_disc_that_cannot_be_paid_leaves_the_stations(game: str) -> None:
    t = table(game).discs(0, hand=2).stations(0, 2, 5).set(0, money=9)
    t.only(Deliver(0, 10, False)).choose("deliver 5")  # transport 5: too little for a hand disc
    assert t.options() == discs("station2", "station5")


@both_editions
@proves("GWT-DISC-09")
def test_station_discs_stay_while_a_legal_disc_lies_on_the_board(game: str) -> None:
    t = table(game).discs(0, cert_6=1, step_right=1).stations(0, 2, 5)
    places_on(t, 4).expect_refusal("disc station2", "GWT-DISC-09")
    assert t.options() == discs("cert_6", "step_right")


@both_editions
@proves("GWT-DISC-10")
def test_a_station_that_lost_its_disc_counts_for_nothing(game: str) -> None:
    t = table(game).discs(0).stations(0, 2, 5).area(0, "S2").set(0, green=1)
    assert (t.points(0)["stations"], t.points(0)["objectives"]) == (4, 3)
    places_on(t, 4).choose("disc station5")
    assert (t.points(0)["stations"], t.points(0)["objectives"]) == (1, 0)


@proves("GWT-DISC-10")
def test_a_station_that_lost_its_disc_counts_neither_for_tasks_nor_for_buildings() -> None:
    t = table("gwt2").discs(0).stations(0, 2, 5).owns_master(0, "sm_stations")
    assert t.points(0)["station_masters"] == 3
    places_on(t, 4).choose("disc station5")
    assert t.points(0)["station_masters"] == 0
    t.put("B1", "12b@1").stands(0, "B1").choose("use 1")
    assert t.money(0) == 2  # two dollars for the one station left


@both_editions
@proves("GWT-DISC-10")
def test_the_station_may_be_upgraded_again_and_its_station_master_stays(game: str) -> None:
    t = table(game).discs(0, aux_draw=1).stations(0, 5).masters("", "sm_hazards", "", "", "")
    stops_at(t.workers(0, cowboys=2).set(0, money=9), 7.5).choose("upgrade", "master cowboy")
    places_on(t, 1).choose("disc station2")
    assert t.match.view(-1)["posted"] == ["", "cowboy", "", "", ""]
    assert t.match.view(-1)["players"][0]["masters"] == ["sm_hazards"]
    assert (t.player(0).permanent, t.player(0).workers) == (1, [1, 1, 1])
    stops_at(t, 7.5).choose("upgrade")
    assert t.points(0)["stations"] == 1  # with the disc of station 5, the last one


@both_editions
@proves("GWT-DISC-11")
def test_an_upgrade_may_move_the_disc_of_another_station_or_be_declined(game: str) -> None:
    t = stops_at(table(game).discs(0).stations(0, 2).set(0, money=9), 21.5)
    assert t.options() == ["skip", "upgrade"]
    declined = t.match.clone()
    t.choose("upgrade")
    assert (t.points(0)["stations"], t.money(0)) == (5, 1)
    declined.play("skip")
    assert declined.scores()[0]["categories"]["stations"] == 1


@both_editions
@proves("GWT-DISC-11")
def test_the_station_being_upgraded_provides_no_disc_for_itself(game: str) -> None:
    t = table(game).discs(0).stations(0, 2, 3, 6)
    t.only(PlaceDisc(0, True, 0, 5)).expect_refusal("disc station6", "GWT-DISC-11")
    assert t.options() == discs("station2", "station3")
    t = stops_at(table(game).discs(0).set(0, money=20), 21.5)
    assert (t.step, t.money(0), t.points(0)["stations"]) == ("", 20, 0)  # not even offered


@both_editions
@proves("GWT-DISC-12")
def test_discs_on_cities_are_never_moved(game: str) -> None:
    t = places_on(table(game).discs(0).stations(0, 2, 5).cities(0, 0, 3, 9), 4)
    assert t.options() == discs("station2", "station5")
    t.choose("disc station2")
    assert t.player(0).cities == [1, 0, 0, 1, 1, 0, 0, 0, 0, 1]
    t = stops_at(table(game).discs(0).cities(0, 0, 3, 9).set(0, money=20), 21.5)
    assert (t.step, t.player(0).cities[:4]) == ("", [1, 0, 0, 1])  # no disc, no upgrade


@pytest.mark.parametrize(("game", "money", "left"), [("gwt1", 0, 1), ("gwt2", 1, 0)])
@proves("GWT-DISC-13")
def test_kansas_city_must_be_chosen_if_its_bonus_pays_the_last_hand_disc(
    game: str, money: int, left: int
) -> None:
    t = table(game).discs(0, hand=1).set(0, money=money).draw(0, *["gray"] * 9)
    t.pending(Deliver(0, 18, False))  # no choice: bonus first, then the five dollars
    assert (t.money(0), t.player(0).cities) == (left, [1] + [0] * 9)
    assert len(t.in_hand(0)) == 6


@both_editions
@proves("GWT-DISC-13")
def test_without_any_disc_the_delivery_has_no_effect(game: str) -> None:
    t = table(game).discs(0).cities(0, 3, 5).set(0, money=20)
    t.pending(Deliver(0, 18, False))
    assert (t.money(0), t.player(0).cities) == (20, [0, 0, 0, 1, 0, 1, 0, 0, 0, 0])
    assert (t.seat, t.in_discard(0), t.points(0)["cities"]) == (1, [], 0)


@proves("GWT-DISC-13")
def test_a_hand_disc_that_even_the_bonus_cannot_pay_leaves_the_delivery_without_effect() -> None:
    t = table("gwt2").discs(0, hand=1).set(0, money=0)
    t.pending(Deliver(0, 18, False))
    assert (t.money(0), t.player(0).cities, t.seat) == (0, [0] * 10, 1)
    assert t.player(0).hand_limit() == 5
