"""Buying cattle (GWT-BUY)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table

# card, cowboys, dollars, cards received
PRICES = (
    *((card, 1, 6, 1) for card in ("yellow", "red", "blue")),
    *((card, 2, 3, 1) for card in ("yellow", "red", "blue")),
    *((card, 3, 5, 2) for card in ("yellow", "red", "blue")),
    ("brown3", 1, 12, 1),
    ("brown4", 3, 6, 1),
    ("brown5", 5, 8, 2),
    ("purple5", 2, 12, 1),
    ("purple7", 4, 6, 1),
)


def market(t: Table, cowboys: int, money: int) -> Table:
    """Seat 0 buys cattle at neutral E; a black card in hand keeps its turn open."""
    t.workers(0, cowboys=cowboys)
    if not t.player(0).hand:
        t.hand(0, "black")
    return t.stands(0, "E", money=money).choose("use 2")


@both_editions
@proves("GWT-BUY-01")
def test_each_cowboy_is_used_once_to_buy_or_to_draw(game: str) -> None:
    t = market(table(game).market("yellow", "yellow", stack=["red"] * 9), 2, money=50)
    t.choose("buy yellow 1+6", "draw")
    assert (t.step, t.options()) == ("UseLocation", ["done", "use 1"])  # no cowboy is left
    assert (t.money(0), t.in_discard(0)) == (44, ["yellow"])
    assert t.words(t.state.market) == ["red", "red", "yellow"]


@both_editions
@pytest.mark.parametrize(("card", "cowboys", "dollars", "count"), PRICES)
@proves("GWT-BUY-02")
def test_a_purchase_takes_cowboys_and_dollars_and_gives_cards(
    game: str, card: str, cowboys: int, dollars: int, count: int
) -> None:
    t = market(table(game).market(*[card] * 4, stack=["red"]), cowboys, money=dollars)
    choice = f"buy {card} {cowboys}+{dollars}"
    assert choice in t.options()
    t.choose(choice)
    assert (t.money(0), t.in_discard(0)) == (0, [card] * count)
    assert t.step == "UseLocation"  # all cowboys are used
    t = market(table(game).market(*[card] * 4, stack=["red"]), cowboys, money=dollars - 1)
    t.expect_refusal(choice, "GWT-BUY-02")


@both_editions
@proves("GWT-BUY-02")
def test_the_price_table_has_no_other_options(game: str) -> None:
    prices = dict.fromkeys(("yellow", "red", "blue"), "1+6 2+3 3+5")
    prices |= dict.fromkeys(("brown3", "brown4", "brown5"), "1+12 3+6 5+8")
    prices |= dict.fromkeys(("purple5", "purple6", "purple7"), "2+12 4+6")
    t = market(table(game).market(*prices, *prices), 6, money=99)
    expected = [f"buy {card} {price}" for card in prices for price in prices[card].split()]
    assert t.options("buy") == sorted(expected)


@proves("GWT-BUY-02")
def test_simmental_calves_have_two_prices_of_their_own() -> None:
    t = table("gwt2", simmental=True).market("calf", "calf", "calf", "calf")
    market(t, 3, money=13)
    assert t.options("buy") == ["buy calf 1+8", "buy calf 2+5"]
    t.choose("buy calf 1+8", "buy calf 2+5")
    assert (t.money(0), t.in_discard(0), t.step) == (0, ["calf", "calf"], "UseLocation")


@both_editions
@proves("GWT-BUY-03")
def test_options_are_combined_and_repeated_as_far_as_the_cowboys_go(game: str) -> None:
    t = market(table(game).market(*["yellow"] * 4, "brown3", "brown4"), 6, money=50)
    t.choose("buy yellow 3+5", "buy yellow 3+5")
    assert (t.money(0), t.in_discard(0), t.step) == (40, ["yellow"] * 4, "UseLocation")
    t = market(table(game).market(*["yellow"] * 4, "brown3", "brown4"), 6, money=50)
    t.choose("buy brown3 3+6", "buy yellow 1+6", "buy yellow 1+6")
    t.expect_refusal("buy yellow 2+3", "GWT-BUY-03").expect_refusal("buy brown4 3+6", "GWT-BUY-03")
    assert t.options("buy") == ["buy brown4 1+12", "buy yellow 1+6"]


@both_editions
@proves("GWT-BUY-04")
def test_a_purchase_of_two_needs_two_matching_cards(game: str) -> None:
    t = market(table(game).market("yellow", "brown3", "purple5", "purple5"), 6, money=50)
    t.expect_refusal("buy yellow 3+5", "GWT-BUY-04")
    t.expect_refusal("buy brown3 5+8", "GWT-BUY-04")
    t = market(table(game).market("yellow", "blue", "brown3", "brown5"), 5, money=50)
    assert {"buy yellow 3+5", "buy blue 3+5", "buy brown3 5+8"} <= set(t.options())


@both_editions
@proves("GWT-BUY-04")
def test_a_purchase_of_two_gives_exactly_two_cards_of_one_or_two_breeds(game: str) -> None:
    t = market(table(game).market("yellow", "yellow", "blue", "brown3"), 3, money=5)
    t.choose("buy yellow 3+5")
    assert t.options() == ["and blue", "and yellow"]  # no brown card, and no stopping at one
    t.choose("and blue")
    assert (t.money(0), t.in_discard(0)) == (0, ["blue", "yellow"])
    t = market(table(game).market("brown3", "brown4", "brown5", "yellow"), 5, money=8)
    t.choose("buy brown4 5+8")
    assert t.options() == ["and brown3", "and brown5"]


@both_editions
@proves("GWT-BUY-05")
def test_only_cards_in_the_market_are_bought_and_the_buyer_chooses_which(game: str) -> None:
    t = market(table(game).market("brown3", "brown5", stack=["yellow", "brown4"]), 1, money=50)
    assert t.options("buy") == ["buy brown3 1+12", "buy brown5 1+12"]
    t.choose("buy brown5 1+12")
    assert (t.in_discard(0), t.words(t.state.market)) == (["brown5"], ["brown3"])


@both_editions
@proves("GWT-BUY-06")
def test_bought_cards_go_to_the_discard_pile(game: str) -> None:
    t = table(game).market("yellow", "red", "blue").discard(0, "gray").draw(0, "white")
    market(t, 4, money=50).choose("buy yellow 1+6", "buy red 3+5")
    assert t.in_discard(0) == ["blue", "gray", "red", "yellow"]
    assert (t.in_hand(0), t.words(t.player(0).draw)) == (["black"], ["white"])


@both_editions
@proves("GWT-BUY-07")
def test_a_cowboy_adds_two_cards_to_the_market_for_free(game: str) -> None:
    t = market(table(game).market("yellow", stack=["red"] * 6), 2, money=0).choose("draw")
    assert (t.money(0), t.words(t.state.market)) == (0, ["red", "red", "yellow"])
    assert len(t.state.market_stack) == 4
    t.choose("draw")
    assert (len(t.state.market), len(t.state.market_stack), t.step) == (5, 2, "UseLocation")
    assert t.in_discard(0) == []


@both_editions
@proves("GWT-BUY-07", "GWT-BUY-01")
def test_the_very_last_cowboy_may_still_draw(game: str) -> None:
    t = market(table(game).market("yellow", stack=["red"] * 5), 1, money=0)
    assert t.options() == ["draw", "stop"]  # nothing can be paid, and still there is a choice
    t.choose("draw")
    assert (t.words(t.state.market), t.step) == (["red", "red", "yellow"], "UseLocation")
    t = market(table(game).market("yellow", stack=["red"] * 5), 2, money=6)
    t.choose("buy yellow 1+6", "draw")  # exactly one was left over
    assert (t.words(t.state.market), t.in_discard(0)) == (["red", "red"], ["yellow"])
    assert t.step == "UseLocation"


def buys_between_draws(game: str) -> Table:
    """Draw, buy what was drawn, draw again, buy again."""
    t = market(table(game).market(stack=["red", "red", "red", "red"]), 4, money=12)
    return t.choose("draw", "buy red 1+6", "draw", "buy red 1+6")


@proves("GWT-BUY-08")
def test_in_the_second_edition_drawing_may_happen_between_purchases() -> None:
    t = buys_between_draws("gwt2")
    assert (t.money(0), t.in_discard(0)) == (0, ["red", "red"])


@proves("GWT-BUY-09")
def test_in_the_first_edition_drawing_may_happen_between_purchases_too() -> None:
    t = buys_between_draws("gwt1")
    assert (t.money(0), t.in_discard(0)) == (0, ["red", "red"])


@both_editions
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
@proves("GWT-BUY-10")
def test_drawing_has_no_upper_limit_for_the_market(game: str, seats: int, size: int) -> None:
    t = table(game, seats=seats).market(*["yellow"] * size, stack=["red"] * 9)
    market(t, 4, money=0).choose("draw", "draw", "draw", "draw")
    assert (len(t.state.market), len(t.state.market_stack)) == (size + 8, 1)


@both_editions
@proves("GWT-BUY-11")
def test_the_last_card_of_the_stack_is_drawn_alone_and_then_no_more(game: str) -> None:
    t = market(table(game).market("yellow", stack=["red"]), 3, money=9).choose("draw")
    assert (t.words(t.state.market), t.state.market_stack) == (["red", "yellow"], [])
    t.expect_refusal("draw", "GWT-BUY-11")
    assert t.options() == ["buy red 1+6", "buy red 2+3", "buy yellow 1+6", "buy yellow 2+3", "stop"]


@both_editions
@proves("GWT-BUY-12")
def test_a_buyer_may_stop_at_any_time(game: str) -> None:
    t = market(table(game).market("yellow", "red", stack=["blue", "blue"]), 4, money=50)
    for choice in ("buy yellow 1+6", "draw"):
        assert "stop" in t.options()
        t.choose(choice)
    t.choose("stop")
    assert (t.step, t.money(0), t.in_discard(0)) == ("UseLocation", 44, ["yellow"])
    t.expect_refusal("use 2", "GWT-LOC-03")


@both_editions
@proves("GWT-BUY-13")
def test_a_second_buy_action_in_the_same_turn_has_all_cowboys_again(game: str) -> None:
    t = table(game).market(*["yellow"] * 6).put("A1", "2a@1").hand(0, "black", "white")
    market(t, 3, money=50).choose("buy yellow 3+5")
    assert t.step == "UseLocation"  # no cowboy is left for this action
    t.stands(0, "A1").choose("use 2", "buy yellow 2+3", "buy yellow 1+6")  # a further phase B
    assert (t.state.turn, t.money(0), t.in_discard(0)) == (1, 50 - 5 - 3 - 6, ["yellow"] * 4)


@both_editions
@proves("GWT-BUY-14")
def test_buying_does_not_refill_the_market(game: str) -> None:
    t = market(table(game).market(*["yellow"] * 7, stack=["red"] * 9), 3, money=50)
    t.choose("buy yellow 3+5", "done")
    assert t.seat == 1  # not even at the end of the turn
    assert (t.words(t.state.market), len(t.state.market_stack)) == (["yellow"] * 5, 9)


@both_editions
@proves("GWT-BUY-14")
def test_trashed_or_discarded_cattle_never_returns_to_the_market(game: str) -> None:
    t = table(game).market("red", stack=["red"]).clear(0, "aux_trash").engine(0, 3)
    t.put("FLOOD1", "flood4green").put("TR1", "2a@1").hand(0, "yellow", "blue", "black")
    t.stands(0, "TR1").choose("use risk", "discard blue", "certificates 1")
    t.stands(0, "FLOOD1").choose("aux trash", "trash yellow")
    assert t.in_hand(0) == ["black", "blue"]  # the discarded card was drawn again
    assert (t.words(t.state.market), t.words(t.state.market_stack)) == (["red"], ["red"])
