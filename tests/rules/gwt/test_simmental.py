"""The Simmental variant of the second edition (GWT-SIM)."""

from collections import Counter

import pytest

from tests.rules.gwt.vocabulary import Table, fresh, proves, table


def simmental(seats: int = 2) -> Table:
    """An empty table of the variant."""
    return table("gwt2", seats=seats, simmental=True)


def in_kansas_city(*hand: str) -> Table:
    """Seat 0 arrives in Kansas City with a hand; the foresights are empty."""
    t = simmental().foresight(*["none"] * 6).supplies([], [], [])
    return t.hand(0, *hand).stands(0, "KC")


@proves("GWT-SIM-01")
def test_eight_calves_are_shuffled_into_the_market_cards() -> None:
    t = fresh("gwt2", seats=4, seed=3, simmental=True)
    market, stack = Counter(t.words(t.state.market)), Counter(t.words(t.state.market_stack))
    assert (market + stack)["calf"] == 8
    assert (market + stack).total() == 44
    assert 0 < market["calf"] < 8  # some lie open, some are still in the stack
    plain = fresh("gwt2", seats=4, seed=3)
    assert "calf" not in plain.words(plain.state.market + plain.state.market_stack)


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
@proves("GWT-SIM-02")
def test_the_market_starts_with_two_cards_more(seats: int, size: int) -> None:
    t = fresh("gwt2", seats=seats, simmental=True)
    assert (len(t.state.market), len(t.state.market_stack)) == (size, 44 - size)


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
@pytest.mark.parametrize("row", [6, 9])
@proves("GWT-SIM-03")
def test_a_yellow_arrow_fills_the_market_to_the_same_size(seats: int, size: int, row: int) -> None:
    t = simmental(seats).market("calf", "red", stack=["blue"] * 20).job_token(row)
    for column in (1, 2, 3):
        t.job(f"{row}.{column}", "builder")
    t.foresight("none", "none", "cowboy", "none", "none", "none").supplies([], [], [])
    t.hand(0, "gray").stands(0, "KC")  # the cowboy fills the row of the token
    assert t.step == "Deliver"
    assert t.words(t.state.market) == ["blue"] * (size - 2) + ["calf", "red"]


@proves("GWT-SIM-04")
def test_heifers_and_cows_form_two_open_supplies_of_eight() -> None:
    t = fresh("gwt2", simmental=True)
    assert Counter(t.match.view(-1)["reserve"]) == {"heifer": 8, "cow": 8}


@proves("GWT-SIM-04")
def test_a_card_is_raised_only_while_its_supply_lasts() -> None:
    t = simmental().foresight(*["none"] * 6).supplies([], [], []).hand(0, "calf", "calf", "calf")
    t.state.reserve = t.state.reserve[7:]  # one heifer and eight cows
    t.stands(0, "KC")
    t.expect_refusal("raise 2", "GWT-SIM-04")
    assert t.options() == ["raise 0", "raise 1"]
    t.choose("raise 1")
    assert t.match.view(-1)["reserve"] == ["cow"] * 8


@proves("GWT-SIM-05")
def test_only_calves_are_bought_for_one_cowboy_and_eight_or_two_and_five() -> None:
    t = simmental().market("calf", "heifer", "cow").workers(0, cowboys=6).hand(0, "S1")
    t.stands(0, "E", money=13).choose("use 2")
    assert t.options("buy") == ["buy calf 1+8", "buy calf 2+5"]
    t.choose("buy calf 2+5")
    assert (t.money(0), t.in_discard(0)) == (8, ["calf"])


@proves("GWT-SIM-05")
def test_the_cowboys_and_dollars_of_a_calf_must_be_there() -> None:
    t = simmental().market("calf", "calf", "red").stands(0, "E", money=7).choose("use 2")
    t.expect_refusal("buy calf 1+8", "GWT-BUY-02")
    t.expect_refusal("buy calf 2+5", "GWT-BUY-03")
    t = simmental().market("calf", "calf").workers(0, cowboys=3).stands(0, "E", money=20)
    t.choose("use 2", "buy calf 1+8", "buy calf 2+5")
    assert (t.money(0), t.state.market) == (7, [])


@proves("GWT-SIM-06")
def test_calves_are_raised_after_the_income_and_before_the_hand_is_discarded() -> None:
    t = in_kansas_city("calf", "calf", "gray")
    assert t.money(0) == 3  # the dollars have been taken
    assert t.in_hand(0) == ["calf", "calf", "gray"]
    assert t.options() == ["raise 0", "raise 1", "raise 2"]
    t.choose("raise 1")
    assert t.step == "Deliver"
    assert t.in_discard(0) == ["calf", "gray", "heifer"]  # one calf is back in the box
    assert t.match.view(-1)["reserve"].count("heifer") == 7


@proves("GWT-SIM-06")
def test_any_number_of_calves_may_be_raised_or_none() -> None:
    assert in_kansas_city("calf", "calf").choose("raise 0").in_discard(0) == ["calf", "calf"]
    t = in_kansas_city("calf", "calf").choose("raise 2")
    assert t.in_discard(0) == ["heifer", "heifer"]


@proves("GWT-SIM-07")
def test_after_the_calves_the_heifers_in_hand_are_raised_to_cows() -> None:
    t = in_kansas_city("heifer", "heifer", "calf").choose("raise 1")
    assert t.options() == ["raise 0", "raise 1", "raise 2"]  # the two heifers in hand
    t.choose("raise 2")
    assert (t.step, t.in_discard(0)) == ("Deliver", ["cow", "cow", "heifer"])
    assert Counter(t.match.view(-1)["reserve"]) == {"heifer": 7, "cow": 6}


@proves("GWT-SIM-07")
def test_cows_are_full_grown() -> None:
    t = in_kansas_city("cow", "gray")
    assert (t.step, t.in_discard(0)) == ("Deliver", ["cow", "gray"])


@proves("GWT-SIM-08")
def test_a_raised_card_neither_adds_to_the_total_nor_is_raised_again() -> None:
    t = in_kansas_city("calf", "gray").choose("raise 1")
    assert t.step == "Deliver"  # the new heifer is not offered for another step
    assert (t.money(0), t.in_discard(0)) == (3, ["gray", "heifer"])
    assert t.options("deliver") == ["deliver 0", "deliver 1"]  # 2 + 1, not 4 + 1


@pytest.mark.parametrize(
    ("hand", "value"),
    [(("calf", "calf"), 2), (("heifer", "heifer", "gray"), 5), (("cow", "cow", "cow"), 5)],
)
@proves("GWT-SIM-09")
def test_orange_cards_count_as_one_breed(hand: tuple[str, ...], value: int) -> None:
    assert in_kansas_city(*hand).money(0) == value


@pytest.mark.parametrize(
    ("hand", "value"),
    [(("calf", "heifer"), 4), (("cow", "calf", "gray"), 6), (("heifer", "cow", "calf"), 5)],
)
@proves("GWT-SIM-10")
def test_the_best_orange_card_counts_whatever_the_order(hand: tuple[str, ...], value: int) -> None:
    assert in_kansas_city(*hand).money(0) == value
    assert in_kansas_city(*reversed(hand)).money(0) == value


@pytest.mark.parametrize("card", ["calf", "heifer", "cow"])
@proves("GWT-SIM-11")
def test_an_orange_card_serves_any_breed(card: str) -> None:
    t = simmental().put("DR1", "1a@1").hand(0, card, "S1").stands(0, "DR1")
    t.choose("use risk", "certificates 1")
    assert (t.player(0).certificates, t.in_discard(0)) == (1, [card])


@proves("GWT-SIM-11")
def test_an_orange_card_serves_no_icon_of_a_value_or_of_another_colour() -> None:
    orange = ("calf", "heifer", "cow", "S1")
    for space, building, action in (
        ("A", "", "use 1"),
        ("B", "", "use 1"),
        ("E", "", "use 1"),
        ("A1", "5a@1", "use 1"),
        ("A1", "2b@1", "use 2"),
        ("FR2", "1a@1", "use risk"),
    ):
        t = simmental().hand(0, *orange)
        if building:
            t.put(space, building)
        t.stands(0, space).expect_refusal(action, "GWT-ACT-01")


@proves("GWT-SIM-11")
def test_an_orange_card_is_not_bought_at_the_price_of_another_breed() -> None:
    t = simmental().market("calf", "calf").workers(0, cowboys=6).stands(0, "E", money=30)
    assert t.choose("use 2").options("buy") == ["buy calf 1+8", "buy calf 2+5"]


@proves("GWT-SIM-12")
def test_two_orange_cards_of_different_stages_are_two_of_a_breed() -> None:
    t = simmental().hand(0, "calf", "cow", "gray", "S1").stands(0, "F").choose("use 1")
    t.choose("discard cow")
    assert (t.money(0), t.in_discard(0)) == (4, ["calf", "cow"])


@proves("GWT-SIM-13")
def test_orange_cards_meet_no_condition_of_an_objective_card() -> None:
    t = simmental().area(0, "O12").discard(0, "yellow", "brown3", "calf", "heifer", "cow")
    assert t.points(0)["objectives"] == -3  # a purple card is missing
    t = simmental().area(0, "O12").discard(0, "yellow", "purple5", "heifer")
    assert t.points(0)["objectives"] == -3  # a brown card is missing
    t = simmental().area(0, "O12").discard(0, "brown3", "purple5", "calf", "cow")
    assert t.points(0)["objectives"] == -3  # a card of value 3 is missing
    t = simmental().area(0, "O12").discard(0, "brown3", "purple5", "yellow", "cow")
    assert t.points(0)["objectives"] == 5


@pytest.mark.parametrize(
    ("card", "value", "points"), [("calf", 2, 3), ("heifer", 4, 4), ("cow", 5, 5)]
)
@proves("GWT-SIM-14")
def test_the_stages_have_their_values_and_points(card: str, value: int, points: int) -> None:
    assert in_kansas_city(card).money(0) == value
    assert simmental().discard(0, card).points(0)["cattle"] == points


@proves("GWT-SIM-15")
def test_orange_cards_lie_leftmost_in_the_market_display() -> None:
    t = simmental().market("yellow", "purple5", "calf", "red")
    assert t.match.view(-1)["market"] == ["calf", "yellow", "red", "purple5"]
