"""The worked examples of the reference and of the rulebooks, each number of them."""

from tests.rules.gwt.vocabulary import proves, table
from tests.rules.north.scenes import board, chooses_aux, delivers, places_store
from trailhand.games.gwt.cattle import BuyCattle
from trailhand.games.gwt.cities import transport_cost
from trailhand.games.gwt.kansas_city import Income
from trailhand.games.gwt.modules.poker.board import poker


@proves("NOR1-STORE-04", "NOR1-STORE-06")
def test_access_in_the_first_edition() -> None:
    t = places_store(board("gwt1").cities(0, 2).stores(0, "NP1"), optional=True)
    assert t.open_towns() == {"NG1", "MEM", "NP2"}


@proves("NOR1-STORE-04")
def test_access_at_the_start_of_the_game() -> None:
    t = places_store(board("gwt1"), optional=True)
    assert t.open_towns() == {"NG1"}
    assert places_store(t.stores(0, "NG1"), optional=True).open_towns() == {"NG2", "MEM"}
    assert places_store(t.stores(0, "MEM"), optional=True).open_towns() == {"NG2", "NG3", "NG4"}


@proves("NOR1-AUX-04", "NOR1-STORE-09", "NOR1-STORE-15")
def test_a_guernsey_for_a_store_in_memphis() -> None:
    t = chooses_aux(board("gwt1").stores(0, "NG1").hand(0, "white").set(0, money=3))
    t.choose("aux store", "store MEM.1")
    assert (t.money(0), t.stores_of(0), t.bells(0)) == (5, 13, 0)
    assert "Memphis" in delivers(t, 3).city_names()


@proves("NOR1-BELL-01", "NOR1-BELL-02")
def test_the_second_and_the_fifth_bell() -> None:
    t = board("gwt1").stores_left(0, 10)
    assert t.bells(0) == 1
    places_store(t).choose("store NG1.1", "perform")
    assert (t.stores_of(0), t.bells(0), t.player(0).tokens) == (9, 2, 1)
    t = places_store(board("gwt1").stores_left(0, 1)).choose("store NG1.1", "perform")
    assert (t.stores_of(0), t.bells(0), t.player(0).tokens) == (0, 5, 1)


@proves("NOR1-STORE-08")
def test_denver_with_one_dollar() -> None:
    t = places_store(board("gwt1").stores(0, "NB1").set(0, money=1), optional=True)
    assert t.options("store DEN") == ["store DEN.1"]
    t = board("gwt1").stores(0, "NB1").stores(1, "DEN.1").set(0, money=1)
    assert "DEN" not in places_store(t, optional=True).open_towns()


@proves("NOR1-DELIV-04", "NOR1-DELIV-05")
def test_fees() -> None:
    t = board("gwt1")
    assert transport_cost(t.engine(0, 5).state, 0, t.city("Green Bay")) == 5
    for engine in (12, 13, 30):
        assert transport_cost(t.engine(0, engine).state, 0, t.city("Green Bay")) == 0
    assert transport_cost(t.engine(0, 0).state, 0, t.city("Montreal")) == 11


@proves("NOR1-STORE-13", "NOR1-STAT-02")
def test_a_station_town_without_enough_money() -> None:
    t = places_store(board("gwt1").stores(0, "MEM").set(0, money=6)).choose("store NG3.1")
    assert (t.step, t.player(0).stations, t.stores_of(0)) == ("", 0, 13)


@proves("NOR1-DELIV-08", "NOR1-DELIV-09")
def test_columbia_and_st_louis_then_chicago_and_detroit() -> None:
    t = board("gwt1").cities(0, 1).engine(0, 30).objectives("O05", "O06")
    delivers(t, 10).choose("deliver 2", "disc aux_dollar")
    assert (t.player(0).tokens, t.points(0)["cities"]) == (1, -5)
    delivers(t, 10).choose("deliver 3", "disc aux_draw")
    delivers(t, 10).choose("deliver 4", "disc aux_cert", "objective O05")
    assert (t.player(0).tokens, t.points(0)["cities"]) == (2, -10)
    assert t.in_discard(0) == ["O05"]


@proves("NOR1-DELIV-16", "NOR1-AUX-02")
def test_denver_from_the_start_with_its_own_income() -> None:
    t = board("gwt1").stores(0, "DEN").discs(0, hand=2, aux_store=1)
    t.hand(0, "gray", "green", "black", "white").set(0, permanent=1)
    t.only(Income(0)).choose(f"deliver {t.city('Denver')}")
    assert t.player(0).discs_left(9) == 2  # the hand disc was refused, the annex disc taken
    assert t.money(0) == 8 - 2 - 4
    t.hand(0, "green", "white")
    assert "aux store x2" in chooses_aux(t).options()


@proves("NOR1-SM-03")
def test_three_tokens_are_one_pair() -> None:
    t = board("gwt1").set(0, tokens=3)
    assert t.points(0)["station_masters"] == 0
    assert t.owns_master(0, "sm_store_tokens").points(0)["station_masters"] == 5


@proves("NOR1-STORE-04", "NOR1-STORE-06")
def test_access_in_the_second_edition() -> None:
    t = places_store(board("gwt2").cities(0, 1).stores(0, "NP1"), optional=True)
    assert t.open_towns() == {"NG1", "OMA", "NP2"}


@proves("NOR2-AUX-03", "NOR2-AUX-04", "NOR1-AUX-08")
def test_a_double_action_with_two_dollars() -> None:
    t = board("gwt2").clear(0, "aux_store").stores(0, "NG1").hand(0, "white", "black")
    chooses_aux(t.set(0, money=2)).choose("aux store x2", "discard white", "store OMA.1")
    assert t.money(0) == 2
    t.choose("store NG4.1", "perform")
    assert (t.money(0), t.player(0).tokens, t.stores_of(0)) == (2, 1, 12)


@proves("NOR2-AUX-03", "NOR2-AUX-06")
def test_a_double_action_with_one_dollar() -> None:
    t = board("gwt2").clear(0, "aux_store").stores(0, "NG1").hand(0, "white", "black")
    chooses_aux(t.set(0, money=1)).expect_refusal("aux store x2", "GWT-GEN-06")
    assert "aux store" in t.options()


@proves("NOR2-MED-05", "NOR2-MED-06")
def test_building_as_with_two_builders() -> None:
    t = board("gwt2").workers(0, builders=5).medium("NG2", "MT2_BUILD_2").stores(0, "NG1")
    builders = {n: t.box.builders[2 * n] for n in t.box.buildings}
    three = next(n for n in builders if builders[n] == 3)
    places_store(t.put("A1", f"{three}a@1")).choose("store NG2.1")
    offered = {builders[int(word.split()[1])] for word in t.options("build")}
    assert offered == {n for n in builders.values() if n in (1, 2, 4, 5)}


@proves("NOR2-BLD-02", "NOR2-BLD-03")
def test_13b_with_seven_stores_left() -> None:
    t = board("gwt2", sides="b").stores_left(0, 7).put("A1", "13b@1").clear(0, "cert_4")
    t.stands(0, "A1").choose("use 2", "store NG1.1")
    assert (t.stores_of(0), t.bells(0)) == (6, 3)
    t.choose("use 1", "certificates 3")
    assert t.player(0).certificates == 3
    t = board("gwt2", sides="b").stores_left(0, 7).put("A1", "13b@1").clear(0, "cert_4")
    t.stands(0, "A1").choose("use 1")
    assert t.options("certificates")[-1] == "certificates 2"


@proves("BRA-INCOME-01", "BRA-INCOME-02", "BRA-VALUE-01")
def test_three_brahman_and_another_breed() -> None:
    t = table("gwt2", brahman=True).hand(0, "brahman", "brahman", "brahman", "green")
    t.only(Income(0))
    assert t.money(0) == 4 + 12
    assert t.options("deliver")[-1] == "deliver 2"  # value 4


@proves("BRA-BUY-01")
def test_three_cowboys_and_eight_dollars() -> None:
    t = table("gwt2", brahman=True).market("brahman", stack=["red", "blue", "red"])
    t.set(0, money=8).only(BuyCattle(0, 3)).choose("buy brahman 2+5", "draw")
    assert (t.money(0), t.in_discard(0), len(t.state.market)) == (3, ["brahman"], 2)
    t = table("gwt2", brahman=True).market("brahman").set(0, money=8)
    t.only(BuyCattle(0, 1)).choose("buy brahman 1+8")
    assert (t.money(0), t.in_discard(0)) == (0, ["brahman"])


@proves("POK-CARD-03", "POK-CARD-06")
def test_a_third_card_for_one_dollar() -> None:
    t = table("gwt2", poker=True).seated(0, "cowboy", "gray", "red").hand(0, "white", "black")
    t.stands(0, "D", money=5).choose("use table", "lay white")
    part = t.match.view(0)["poker"]
    assert (t.money(0), part["pot"], part["seats"][0]["count"]) == (4, 1, 3)
    assert t.in_hand(0) == ["black"]


@proves("POK-SHOW-04")
def test_a_tie_of_three_with_five_dollars_in_the_pot() -> None:
    t = table("gwt2", seats=3, poker=True)
    for seat, worker in enumerate(("cowboy", "builder", "engineer")):
        t.seated(seat, worker, "red")
    poker(t.state).pot = 5
    t.stands(0, "G").choose("use table")
    assert [t.money(seat) for seat in range(3)] == [2, 2, 2]
    assert poker(t.state).pot == 2


@proves("NOR1-DELIV-04", "NOR2-DELIV-05")
def test_the_fees_to_minneapolis_and_to_buffalo() -> None:
    first, second = board("gwt1").engine(0, 9), board("gwt2").engine(0, 10)
    assert transport_cost(first.state, 0, first.city("Minneapolis")) == 3
    assert transport_cost(second.state, 0, second.city("Buffalo")) == 3  # up to 14, not to 13


@proves("NOR1-SCORE-02", "NOR1-BELL-01")
def test_two_discs_on_san_francisco_with_four_stores_left() -> None:
    t = board("gwt1").stores_left(0, 4)
    sfo = t.city("San Francisco")
    assert t.cities(0, sfo, sfo).points(0)["cities"] == 2 * 3 * 2


@proves("POK-SHOW-02", "POK-SHOW-03", "POK-SHOW-06", "POK-SHOW-08")
def test_one_card_beats_two_and_the_caller_loses() -> None:
    t = table("gwt2", poker=True).seated(0, "cowboy", "gray", "gray").seated(1, "builder", "brown3")
    poker(t.state).pot = 4
    t.draw(0, *["black"] * 6).stands(0, "G").choose("use table")
    assert (t.money(0), t.money(1), poker(t.state).pot) == (0, 7, 0)
    assert (t.in_discard(0), t.in_discard(1)) == (["gray", "gray"], ["brown3"])
