"""The Brahman variant of the second edition (BRA)."""

from typing import Any

import pytest

from tests.rules.gwt.vocabulary import Table, fresh, proves, table
from trailhand.games.gwt.cattle import BuyCattle
from trailhand.games.gwt.kansas_city import Income, hand_value


def brahman(seats: int = 2, **options: Any) -> Table:
    """An empty table of the variant."""
    return table("gwt2", seats=seats, brahman=True, **options)


@proves("BRA-SETUP-01")
def test_eight_brahman_are_shuffled_into_the_36_market_cards() -> None:
    t = fresh("gwt2", seats=4, seed=3, brahman=True)
    cards = t.words(t.state.market + t.state.market_stack)
    assert (cards.count("brahman"), len(cards)) == (8, 44)
    assert "brahman" not in fresh("gwt2").words(fresh("gwt2").box.market_deck)


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
@proves("BRA-SETUP-02", "BRA-SETUP-03")
def test_the_market_has_two_more_places_at_setup_and_at_refills(seats: int, size: int) -> None:
    assert len(fresh("gwt2", seats=seats, brahman=True).state.market) == size
    t = brahman(seats).market("brahman", "red", stack=["blue"] * 20).job_token(6)
    for column in (1, 2, 3):
        t.job(f"6.{column}", "builder")
    t.foresight("none", "none", "cowboy", "none", "none", "none").supplies([], [], [])
    t.hand(0, "gray").stands(0, "KC")
    assert len(t.state.market) == size


@proves("BRA-SETUP-04")
def test_orange_cards_lie_leftmost() -> None:
    t = brahman().market("red", "brahman", "blue", "brahman")
    assert t.match.view(0)["market"] == ["brahman", "brahman", "red", "blue"]


@proves("BRA-SETUP-05")
def test_there_are_no_stages_and_nothing_beside() -> None:
    t = brahman().hand(0, "brahman", "gray").foresight(*["none"] * 6).supplies([], [], [])
    assert t.match.view(0)["reserve"] == []
    t.stands(0, "KC")
    assert t.step == "Deliver"  # nothing to raise
    assert t.in_discard(0) == ["brahman", "gray"]


@proves("BRA-SETUP-06")
def test_it_is_played_with_the_base_game_alone() -> None:
    assert fresh("gwt2", brahman=True).match.view(0)["modules"] == ["brahman"]


@proves("BRA-BUY-01")
def test_prices_combine_and_every_cowboy_works_once() -> None:
    t = brahman().market("brahman", "brahman", "red").set(0, money=20)
    t.only(BuyCattle(0, 3)).choose("buy brahman 2+5")
    t.expect_refusal("buy brahman 2+5", "GWT-BUY-03")
    t.choose("buy brahman 1+8")
    assert (t.money(0), t.in_discard(0)) == (7, ["brahman", "brahman"])
    t = brahman().market("brahman").set(0, money=4).only(BuyCattle(0, 2))
    assert t.step == ""  # neither price can be paid


@proves("BRA-VALUE-01")
def test_several_brahman_count_once() -> None:
    t = brahman().hand(0, "brahman", "brahman", "green")
    assert hand_value(t.state, 0) == 4


@proves("BRA-INCOME-01", "BRA-INCOME-02")
def test_four_dollars_each_which_do_not_raise_the_delivery() -> None:
    t = brahman().hand(0, "brahman", "brahman").only(Income(0))
    assert t.money(0) == 2 + 8
    t.expect_refusal("deliver 2", "GWT-DEL-01")


@proves("BRA-INCOME-01")
def test_the_dollars_come_before_the_hand_is_discarded() -> None:
    t = brahman(simmental=True).hand(0, "brahman", "calf").only(Income(0))
    assert (t.step, t.money(0), t.in_hand(0)) == ("RaiseCattle", 6, ["brahman", "calf"])


@proves("BRA-INCOME-03")
def test_brahman_at_the_poker_table_earn_nothing() -> None:
    t = brahman(poker=True).seated(0, "cowboy", "brahman", "brahman").hand(0, "brahman")
    assert t.only(Income(0)).money(0) == 2 + 4


@proves("BRA-DISC-01")
def test_any_cattle_card_may_be_a_brahman_but_no_breed_or_value() -> None:
    t = brahman().hand(0, "brahman").stands(0, "E")
    icons = t.box.accepts
    kind = t.player(0).hand[0]
    from trailhand.games.gwt.facts.codes import FILTERS

    fitting = {name for number, name in enumerate(FILTERS) if icons[number][kind]}
    assert fitting == {"orange", "any", "pair_same_breed", "card"}


@proves("BRA-DISC-02")
def test_two_brahman_are_a_pair_of_one_breed() -> None:
    from trailhand.games.gwt.facts.codes import PAIR
    from trailhand.games.gwt.stem import cards_objection

    assert cards_objection(brahman().hand(0, "brahman", "brahman").state, 0, PAIR, 2) == 0
    assert cards_objection(brahman().hand(0, "brahman", "red").state, 0, PAIR, 2) != 0


@proves("BRA-OBJ-01")
def test_a_brahman_meets_no_condition_of_the_base_game() -> None:
    from trailhand.games.gwt.scoring import elements

    t = brahman().hand(0, *["brahman"] * 4)
    assert elements(t.state, 0) == [0] * 9


@proves("BRA-MIX-01")
def test_with_both_breeds_the_best_orange_card_counts_and_each_keeps_its_effects() -> None:
    t = brahman(simmental=True).hand(0, "brahman", "cow", "calf", "green")
    assert hand_value(t.state, 0) == 5 + 2
    t.only(Income(0))
    assert t.money(0) == 7 + 4
    assert "raise 1" in t.options()
