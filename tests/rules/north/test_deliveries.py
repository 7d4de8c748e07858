"""Deliveries with the expansion board (NOR1-DELIV, NOR2-DELIV)."""

import pytest

from tests.rules.gwt.vocabulary import Table, proves
from tests.rules.north.scenes import (
    BELL_CITY,
    FIRST_BIG,
    FIRST_BIG_NAME,
    board,
    both_boards,
    delivers,
    discs_of,
)
from trailhand.games.gwt.cities import SpecialDelivery, transport_cost
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.modules.north.board import north
from trailhand.games.gwt.scoring import elements

BIG = {
    "gwt1": {
        **{"MEM": "Memphis", "DEN": "Denver", "MIL": "Milwaukee", "GBY": "Green Bay"},
        **{"MIN": "Minneapolis", "TOR": "Toronto", "SFO": "San Francisco", "MON": "Montreal"},
    },
    "gwt2": {
        **{"OMA": "Omaha", "DEN": "Denver", "MIL": "Milwaukee", "GBY": "Green Bay"},
        **{"TOR": "Toronto", "BUF": "Buffalo", "ORE": "Oregon City", "MON": "Montréal"},
    },
}


def to_city(t: Table, name: str, value: int = 20) -> Table:
    """Seat 0 delivers to a city by its name."""
    delivers(t, value)
    return t.choose(f"deliver {t.city(name)}")


def has_store_at(game: str, *towns: str) -> Table:
    """Seat 0 has stores in towns."""
    return board(game).stores(0, *towns)


@both_boards
@proves("NOR1-DELIV-01", "NOR2-DELIV-01")
def test_every_big_city_with_a_store_of_the_player_is_offered(game: str) -> None:
    for town, name in BIG[game].items():
        t = delivers(has_store_at(game, town).stores(1, "NG1").set(0, money=40), 20)
        found = [city for city in t.city_names() if city in BIG[game].values()]
        assert found == [name]
        other = next(n for n in BIG[game].values() if n != name)
        t.expect_refusal(f"deliver {t.city(other)}", "NOR1-DELIV-01")


@both_boards
@proves("NOR1-DELIV-01", "NOR2-DELIV-01")
def test_a_store_of_another_player_opens_nothing(game: str) -> None:
    t = delivers(board(game).stores(1, *BIG[game]).set(0, money=40), 20)
    assert not set(t.city_names()) & set(BIG[game].values())


@both_boards
@proves("NOR1-DELIV-02", "NOR2-DELIV-01")
def test_value_corners_and_one_disc_per_big_city(game: str) -> None:
    t = has_store_at(game, FIRST_BIG[game], "DEN").set(0, money=9)
    name = FIRST_BIG_NAME[game]
    assert name not in delivers(t, 2).city_names()
    assert name in delivers(t, 3).city_names()
    delivers(t, 3).choose(f"deliver {t.city(name)}")
    black = next(n for n, b in zip(t.box.disc_names, t.box.disc_black, strict=True) if b)
    t.expect_refusal(f"disc {black}", "GWT-DISC-01")
    t.choose("disc aux_dollar", "skip")
    assert name not in delivers(t, 20).city_names()


@proves("NOR1-DELIV-03")
def test_kansas_city_and_san_francisco_may_be_delivered_to_again() -> None:
    t = has_store_at("gwt1", *BIG["gwt1"])
    again = {city.name for city in t.box.cities if city.repeatable}
    assert again == {"Kansas City", "San Francisco"}
    t.cities(0, *range(16))
    assert set(delivers(t.set(0, money=40), 20).city_names()) == again
    t = board("gwt1").set(0, money=40)
    assert "San Francisco" not in delivers(t, 20).city_names()


@proves("NOR2-DELIV-02")
def test_kansas_city_and_new_york_may_be_delivered_to_again() -> None:
    t = has_store_at("gwt2", *BIG["gwt2"]).cities(0, *range(16)).set(0, money=40)
    assert set(delivers(t, 20).city_names()) == {"Kansas City", "New York"}


@both_boards
@proves("NOR1-DELIV-04", "NOR1-DELIV-05", "NOR2-DELIV-01")
def test_the_fee_counts_the_crosses_up_to_the_space_of_the_city_value(game: str) -> None:
    t = board(game)
    fees = {}
    for engine in (0, 5, 7.5, 11, 12, 20):
        t.engine(0, engine)
        fees[engine] = transport_cost(t.state, 0, t.city("Green Bay"))
    assert fees == {0: 7, 5: 5, 7.5: 3, 11: 1, 12: 0, 20: 0}


@both_boards
@proves("NOR1-DELIV-05")
def test_the_fee_never_exceeds_eleven(game: str) -> None:
    t = board(game)
    fees = [transport_cost(t.state, 0, city) for city in range(16)]
    assert max(fees) == fees[t.city(BIG[game]["MON"])] == 11


@proves("NOR2-DELIV-05")
def test_the_value_printed_on_the_emblem_decides() -> None:
    t = board("gwt2").engine(0, 12)
    assert t.box.cities[t.city("Buffalo")].value == 14
    assert transport_cost(t.state, 0, t.city("Buffalo")) == 1  # the cross after 13
    assert transport_cost(t.engine(0, 14).state, 0, t.city("Buffalo")) == 0


@pytest.mark.parametrize(
    ("game", "town", "name", "dollars"),
    [
        ("gwt1", "MEM", "Memphis", 2),
        ("gwt1", "MIL", "Milwaukee", 3),
        ("gwt2", "OMA", "Omaha", 2),
        ("gwt2", "MIL", "Milwaukee", 3),
    ],
)
@proves("NOR1-DELIV-06", "NOR1-DELIV-07", "NOR2-DELIV-03")
def test_an_objective_card_and_dollars(game: str, town: str, name: str, dollars: int) -> None:
    for choice, cards in (("objective O05", ["O05"]), ("skip", [])):
        t = has_store_at(game, town).objectives("O05", "O06").engine(0, 30)
        to_city(t, name).choose("disc aux_dollar", choice)
        assert (t.money(0), t.in_discard(0)) == (dollars, cards)


@proves("NOR1-DELIV-08")
def test_a_token_for_two_pairs_of_cities_and_five_points_less() -> None:
    for first, second in ((1, 2), (2, 1), (3, 4), (4, 3)):
        t = board("gwt1").cities(0, first).engine(0, 30).objectives()
        delivers(t, 20).choose(f"deliver {second}", "disc aux_dollar")
        assert t.player(0).tokens == 1
        assert t.points(0)["cities"] == -5
    t = board("gwt1").cities(0, 2).engine(0, 30)
    delivers(t, 20).choose("deliver 3", "disc aux_dollar")
    assert t.player(0).tokens == 0


@proves("NOR1-DELIV-09")
def test_objective_cards_of_detroit_and_of_cleveland_with_pittsburgh() -> None:
    t = to_city(board("gwt1").objectives("O05", "O06").engine(0, 30), "Detroit")
    t.choose("disc aux_dollar", "objective O05")
    assert t.in_discard(0) == ["O05"]
    t = board("gwt1").objectives("O05", "O06").engine(0, 30).cities(0, 5)
    to_city(t, "Pittsburgh").choose("disc aux_dollar", "objective O06")
    assert (t.in_discard(0), t.points(0)["cities"]) == (["O06"], 4)
    assert board("gwt1").cities(0, 6, 7).points(0)["cities"] == 6 + 3


@proves("NOR1-DELIV-10", "NOR1-DELIV-18")
def test_new_york_city_gives_one_of_the_station_masters_beside_it() -> None:
    t = board("gwt1").engine(0, 30)
    part = north(t.state)
    part.beside = [n for n, m in enumerate(t.box.masters) if m.name == "sm_twelve_dollars"]
    to_city(t, "New York City").choose("disc aux_dollar")
    assert (part.beside, t.money(0)) == ([], 12)
    assert t.player(0).workers == [1, 1, 1]
    assert t.points(0)["cities"] == 3


@proves("NOR1-DELIV-10", "NOR1-DELIV-18")
def test_one_tile_must_be_taken_but_its_action_may_be_forfeited() -> None:
    t = board("gwt1").engine(0, 30)
    names = [master.name for master in t.box.masters]
    tokens, stores = names.index("sm_token_sections"), names.index("sm_store_tokens")
    north(t.state).beside = [stores, tokens]
    to_city(t, "New York City").choose("disc aux_dollar")
    assert t.options() == sorted([f"beside {stores + 1}", f"beside {tokens + 1}"])
    t.choose(f"beside {tokens + 1}", "skip")
    assert (t.player(0).tokens, t.match.view(0)["players"][0]["masters"]) == (
        0,
        ["sm_token_sections"],
    )
    assert t.match.view(1)["north"]["beside"] == ["sm_store_tokens"]


@pytest.mark.parametrize(("game", "dollars", "vp"), [("gwt1", 6, -8), ("gwt2", 4, -6)])
@proves("NOR1-DELIV-11", "NOR2-DELIV-04")
def test_kansas_city_pays_and_costs_points(game: str, dollars: int, vp: int) -> None:
    t = delivers(board(game), 0).choose("disc aux_dollar")
    assert (t.money(0), t.points(0)["cities"]) == (dollars, vp)
    delivers(t, 0).choose("disc aux_draw")
    assert (t.money(0), t.points(0)["cities"]) == (2 * dollars, 2 * vp)


@both_boards
@proves("NOR1-DELIV-12")
def test_without_objective_cards_the_dollars_are_gained_all_the_same(game: str) -> None:
    t = has_store_at(game, "MIL").objectives().engine(0, 30)
    to_city(t, "Milwaukee").choose("disc aux_dollar")
    assert (t.money(0), t.step, t.in_discard(0)) == (3, "", [])


@both_boards
@proves("NOR1-DELIV-13")
def test_the_dollars_of_the_city_may_pay_its_fee(game: str) -> None:
    t = has_store_at(game, "MIL").objectives().engine(0, 7).set(0, money=0)
    to_city(t, "Milwaukee", 11).choose("disc aux_dollar")  # crosses after 7, 9 and 10
    assert (t.money(0), t.step) == (0, "")


@proves("NOR1-DELIV-13", "NOR1-DELIV-10")
def test_what_new_york_city_brings_is_paid_with_what_the_fee_leaves() -> None:
    t = has_store_at("gwt1", "NR1").set(0, money=18).masters(*[""] * 7)
    north(t.state).beside = [n for n, m in enumerate(t.box.masters) if m.name == "sm_store_tokens"]
    to_city(t, "New York City", 18).choose("disc aux_dollar")  # fee 11
    assert (t.step, t.money(0)) == ("PlaceStore", 7)
    t.choose("store NR2.1")  # its station costs 15
    assert (t.step, t.money(0), t.player(0).stations) == ("", 7, 0)


@both_boards
@proves("NOR1-DELIV-14", "NOR2-DELIV-07")
def test_a_special_delivery_may_go_to_a_big_city_without_fee(game: str) -> None:
    t = has_store_at(game, FIRST_BIG[game]).engine(0, 9).objectives()
    t.only(SpecialDelivery(0)).choose("back 6")
    name = FIRST_BIG_NAME[game]
    assert name in t.city_names()
    t.choose(f"deliver {t.city(name)}", "disc aux_dollar")
    assert (t.money(0), t.engine_at(0)) == (2, 6)


@proves("NOR1-DELIV-15")
def test_the_condition_san_francisco_means_the_emblem_of_the_board() -> None:
    t = board("gwt1").cities(0, 7)
    assert t.box.cities[t.box.terminal].name == "San Francisco"
    assert t.box.cities[7].name == "New York City"
    assert elements(t.state, 0)[8] == 0
    sfo = t.city("San Francisco")
    assert elements(t.cities(0, sfo, sfo).state, 0)[8] == 2


@proves("NOR2-DELIV-08")
def test_the_condition_new_york_counts_the_end_of_the_strip() -> None:
    t = board("gwt2").cities(0, 7, 7, 14)
    assert elements(t.state, 0)[8] == 2


@proves("NOR1-DELIV-16", "NOR2-DELIV-09")
def test_a_disc_with_a_cost_must_leave_the_fee() -> None:
    for game, left in (("gwt1", 8 - 2 - 4), ("gwt2", 8 - 4)):
        t = has_store_at(game, "DEN").discs(0, hand=2, aux_store=1, aux_draw=1).set(0, money=8)
        to_city(t, "Denver", 8)
        t.expect_refusal("disc hand", "GWT-DISC-07")  # 8 - 5 < 4
        t.choose("disc aux_store")
        assert t.money(0) == left


@proves("NOR1-DELIV-16")
def test_the_dollars_of_the_city_count_for_the_fee_only() -> None:
    t = has_store_at("gwt1", "MIL").discs(0, hand=1).objectives().engine(0, 7)
    delivers(t.set(0, money=5), 11)  # fee 3, dollars 3: the disc takes all that is there
    t.choose(f"deliver {t.city('Milwaukee')}")
    assert t.money(0) == 0
    t = has_store_at("gwt1", "MIL").discs(0, hand=1).objectives().engine(0, 7)
    assert "Milwaukee" not in delivers(t.set(0, money=4), 11).city_names()


@proves("NOR1-DELIV-17")
def test_an_annex_disc_that_cannot_be_paid_counts_as_absent() -> None:
    t = board("gwt1")
    black = next(
        n
        for n, b, c in zip(t.box.disc_names, t.box.disc_black, t.box.disc_cost, strict=True)
        if b and not c
    )
    t.discs(0, aux_store=1, **{black: 1}).set(0, money=1)
    delivers(t, 1).choose("deliver 1")  # white corners, and the black disc may go there
    assert t.player(0).discs_left(t.box.disc_names.index(black)) == 0
    t = board("gwt1").discs(0, aux_store=1, **{black: 1}).set(0, money=2)
    delivers(t, 1).choose("deliver 1")
    assert t.player(0).discs_left(10) == 0
    t = board("gwt1").discs(0, aux_store=1).stations(0, 2).set(0, money=1)
    delivers(t, 1).choose("deliver 1")
    assert (t.player(0).stations, t.player(0).discs_left(10)) == (0, 1)


@proves("NOR1-DELIV-18")
def test_on_the_strip_actions_are_compulsory() -> None:
    t = to_city(board("gwt1").objectives("O05", "O06").engine(0, 30), "Detroit")
    t.choose("disc aux_dollar")
    assert "skip" not in t.options()
    t = to_city(board("gwt2").objectives("O05", "O06").engine(0, 30), "Chicago")
    t.choose("disc aux_dollar")
    assert "skip" not in t.options()


@proves("NOR1-DELIV-19")
def test_first_the_city_then_the_arrows() -> None:
    t = board("gwt1").objectives("O05", "O06").engine(0, 30).cities(0, 3)
    to_city(t, "Detroit").choose("disc aux_dollar")
    assert (t.step, t.player(0).tokens) == ("GainObjective", 0)
    t.choose("objective O05")
    assert t.player(0).tokens == 1


@both_boards
@proves("NOR1-DELIV-20", "NOR2-DELIV-06", "NOR2-DELIV-10")
def test_an_arrow_counts_once_however_many_discs_lie_at_its_end(game: str) -> None:
    t = board(game).cities(0, 6, 7)
    end = t.box.cities[7]
    assert t.points(0)["cities"] == 6 + end.vp
    if end.repeatable:
        assert t.cities(0, 6, 7, 7, 7).points(0)["cities"] == 6 + 3 * end.vp


@proves("NOR1-DELIV-20")
def test_a_second_disc_on_a_repeatable_city_triggers_no_arrow_again() -> None:
    t = board("gwt2").cities(0, 6, 7).engine(0, 30)
    t.box.arrows[3].token = True
    try:
        delivers(t, 20).choose("deliver 7", "disc aux_dollar")
        assert t.player(0).tokens == 0
    finally:
        t.box.arrows[3].token = False


@both_boards
@proves("NOR1-BASE-03")
def test_a_delivery_moves_a_disc_from_the_annex(game: str) -> None:
    t = delivers(board(game).set(0, money=9), 1).choose("deliver 1", "disc aux_store")
    assert discs_of(t, 0) == 15


@proves("NOR2-DELIV-06")
def test_the_numbers_of_the_strip_come_from_the_data() -> None:
    rows = facts("north2")
    strip = rows["city_strip"]["cities"] + rows["big_cities"]["cities"]
    t = board("gwt2")
    assert [(c.name, c.value) for c in t.box.cities] == [(r["name"], r["value"]) for r in strip]
    assert BELL_CITY["gwt2"] in [row["id"] for row in strip]
