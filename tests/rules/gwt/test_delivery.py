"""Choosing the city of a delivery (GWT-DEL)."""

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.cities import Deliver

VALUES = [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]


def delivers(t: Table, value: int) -> Table:
    """Seat 0 delivers with this total breeding value, and nothing follows."""
    return t.only(Deliver(0, value, False))


def discs_on_board(t: Table, seat: int) -> int:
    """How many discs a player board still holds."""
    return sum(t.player(seat).discs_left(group) for group in range(len(t.box.disc_names)))


@both_editions
@proves("GWT-DEL-01")
def test_every_city_up_to_the_total_breeding_value_may_be_chosen(game: str) -> None:
    for value in range(1, 19):
        t = delivers(table(game).set(0, money=30), value)
        reached = sum(1 for city in VALUES if city <= value)
        assert t.options() == [f"deliver {city}" for city in range(reached)]
        if reached < 10:
            t.expect_refusal(f"deliver {reached}", "GWT-DEL-01")


@both_editions
@proves("GWT-DEL-01")
def test_a_delivery_is_compulsory(game: str) -> None:
    t = delivers(table(game), 1)
    t.expect_refusal("deliver nowhere", "GWT-DEL-01")
    assert t.options() == ["deliver 0", "deliver 1"]


@both_editions
@proves("GWT-DEL-02")
def test_a_city_is_served_once_except_kansas_city_and_the_terminal_city(game: str) -> None:
    t = table(game).cities(0, *range(10)).engine(0, 20)
    delivers(t, 18)
    assert t.options() == ["deliver 0", "deliver 9"]
    for city in range(1, 9):
        t.expect_refusal(f"deliver {city}", "GWT-DEL-02")


@both_editions
@proves("GWT-DEL-03")
def test_one_disc_moves_from_the_player_board_onto_the_city(game: str) -> None:
    t = delivers(table(game).cities(1, 5).engine(0, 20), 10)  # another disc lies there already
    assert (discs_on_board(t, 0), discs_on_board(t, 1)) == (14, 14)
    t.choose("deliver 5", "disc cert_4")
    assert (discs_on_board(t, 0), discs_on_board(t, 1)) == (13, 14)
    assert (t.player(0).cities[5], t.player(1).cities[5]) == (1, 1)
    t.only(Deliver(0, 8, False)).choose("deliver 4")
    assert "disc cert_4" not in t.options()


@both_editions
@proves("GWT-DEL-03")
def test_own_discs_stack_on_the_terminal_city(game: str) -> None:
    t = delivers(table(game).cities(0, 9).engine(0, 20), 18)
    t.choose("deliver 9", "disc aux_draw")
    assert t.player(0).cities[9] == 2


@both_editions
@proves("GWT-DEL-04")
def test_only_four_cities_accept_discs_with_black_corners(game: str) -> None:
    black = []
    for city in range(10):
        t = delivers(table(game).set(0, money=30), 18).choose(f"deliver {city}")
        assert "disc aux_trash" in t.options()
        if "disc step_right" in t.options():
            black.append(city)
    assert black == [5, 6, 8, 9]


@proves("GWT-DEL-05")
def test_a_disc_on_kansas_city_gains_six_dollars_and_loses_six_points() -> None:
    t = delivers(table("gwt1").cities(0, 0).set(0, money=1), 1)
    t.choose("deliver 0", "disc aux_cert")
    assert (t.money(0), t.points(0)["cities"]) == (1 + 6, -12)


@proves("GWT-DEL-06")
def test_in_the_second_edition_a_disc_on_kansas_city_gains_four_dollars() -> None:
    t = delivers(table("gwt2").cities(0, 0).set(0, money=1), 1)
    t.choose("deliver 0", "disc aux_cert")
    assert (t.money(0), t.points(0)["cities"]) == (1 + 4, -12)


@both_editions
@proves("GWT-DEL-07")
def test_disc_and_its_cost_come_before_the_arrows_and_the_transport_last(game: str) -> None:
    t = delivers(table(game).cities(0, 4).set(0, money=20), 10).choose("deliver 5")
    assert (t.step, t.money(0), t.player(0).cities[5]) == ("PlaceDisc", 20, 0)
    t.choose("disc hand")
    assert (t.step, t.money(0), t.player(0).cities[5]) == ("GainObjective", 15, 1)
    t.choose("objective blind")
    assert t.money(0) == 10


@both_editions
@proves("GWT-DEL-07")
def test_the_bonus_of_the_disc_comes_before_the_arrows_and_the_transport(game: str) -> None:
    t = delivers(table(game).cities(0, 4).set(0, money=5), 10)
    t.choose("deliver 5", "disc step_left")
    assert (t.step, t.money(0)) == ("GainObjective", 8)
    t.choose("objective blind")
    assert t.money(0) == 3


@both_editions
@proves("GWT-DEL-08")
def test_kansas_city_is_a_legal_choice_for_every_value_however_many_discs_lie_there(
    game: str,
) -> None:
    for value in (1, 9, 18):
        t = delivers(table(game).cities(0, 0, 0, 0).set(0, money=20), value)
        assert "deliver 0" in t.options()
    t = delivers(table(game).cities(0, 0, 0, 0), 0)  # nothing else can be chosen
    t.choose("disc aux_cert")
    assert t.player(0).cities == [4] + [0] * 9
