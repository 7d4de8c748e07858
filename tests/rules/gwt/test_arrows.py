"""Arrows between two cities (GWT-ADJ)."""

import pytest

from tests.rules.gwt.vocabulary import Table, both_editions, proves, table
from trailhand.games.gwt.cities import Deliver

PAIRS = [(city, city + 1) for city in range(9)]


def delivers_to(t: Table, city: int) -> Table:
    """Seat 0, whose engine is far ahead, puts a disc on a city; nothing follows."""
    t.engine(0, 20).only(Deliver(0, 18, False))
    return t.choose(f"deliver {city}", "disc aux_cert")


@both_editions
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
@proves("GWT-ADJ-01")
def test_an_arrow_is_triggered_when_the_second_of_its_cities_gets_a_disc(
    game: str, first: int, second: int
) -> None:
    t = delivers_to(table(game), first)
    assert t.step == ""
    delivers_to(t, second)
    assert t.step == "GainObjective"


@both_editions
@proves("GWT-ADJ-01")
def test_discs_of_others_and_arrows_of_other_cities_trigger_nothing(game: str) -> None:
    t = table(game).cities(0, 1, 2, 4).cities(1, *range(10))
    delivers_to(t, 6)
    assert t.step == ""


@both_editions
@proves("GWT-ADJ-02")
def test_the_objective_card_of_an_arrow_may_not_be_declined(game: str) -> None:
    t = table(game).cities(0, 3).objectives("O01", "O02", stack=["O03"])
    delivers_to(t, 4)
    assert t.options() == ["objective O01", "objective O02", "objective blind"]
    t.choose("objective O02")
    assert t.in_discard(0) == ["O02"]


@both_editions
@proves("GWT-ADJ-03")
def test_the_objective_arrows_lie_between_three_pairs_of_cities(game: str) -> None:
    objective = []
    for first, second in PAIRS:
        t = delivers_to(table(game).cities(0, first), second)
        if t.step == "GainObjective":
            objective.append((first, second))
    assert objective == [(1, 2), (3, 4), (4, 5)]


@both_editions
@proves("GWT-ADJ-03")
def test_two_objective_arrows_give_two_cards_and_the_display_is_refilled_between(
    game: str,
) -> None:
    t = table(game).cities(0, 3, 5).objectives("O01", stack=["O02"])
    delivers_to(t, 4).choose("objective O01")
    assert (t.in_discard(0), t.step) == (["O01", "O02"], "")  # the new card was the only choice
    t = table(game).cities(0, 3, 5).objectives("O01", "O03", stack=["O02"])
    delivers_to(t, 4).choose("objective O01")
    assert t.options() == ["objective O02", "objective O03"]


@proves("GWT-ADJ-04")
def test_the_arrow_between_cities_two_and_three_gives_an_exchange_token() -> None:
    for first, second in ((2, 3), (3, 2)):
        t = delivers_to(table("gwt2").cities(0, first), second)
        assert (t.player(0).tokens, t.player(1).tokens, t.step) == (1, 0, "")
    t = delivers_to(table("gwt2").cities(0, 2), 4)
    assert t.player(0).tokens == 0


@proves("GWT-ADJ-05")
def test_in_the_first_edition_the_arrow_between_cities_two_and_three_costs_a_point() -> None:
    t = delivers_to(table("gwt1").cities(0, 2), 3)
    assert (t.player(0).tokens, t.in_discard(0), t.step) == (0, [], "")
    assert t.points(0)["cities"] == -1


@both_editions
@proves("GWT-ADJ-06")
def test_points_of_an_arrow_count_with_ones_discs_on_both_its_cities_only(game: str) -> None:
    alone = [table(game).cities(0, city).points(0)["cities"] for city in range(10)]
    gained = []
    for first, second in PAIRS:
        t = table(game).cities(0, first, second)
        gained.append(t.points(0)["cities"] - alone[first] - alone[second])
        t.cities(0, first).cities(1, second)
        assert t.points(0)["cities"] == alone[first]
    assert gained == [0, -3, -1 if game == "gwt1" else 0, 0, 0, 6, 8, 4, 0]


@both_editions
@proves("GWT-ADJ-06")
def test_a_gap_between_two_discs_scores_no_arrow(game: str) -> None:
    assert table(game).cities(0, 5, 7).points(0)["cities"] == 0


@both_editions
@proves("GWT-ADJ-07")
def test_without_objective_cards_a_triggered_arrow_has_no_effect(game: str) -> None:
    t = table(game).cities(0, 3, 5).objectives().set(0, money=20)
    t.only(Deliver(0, 8, False)).choose("deliver 4", "disc aux_cert")
    assert (t.in_discard(0), t.step, t.money(0)) == ([], "", 16)  # the transport is paid


@both_editions
@proves("GWT-ADJ-07")
def test_the_last_objective_card_serves_the_first_of_two_arrows(game: str) -> None:
    t = delivers_to(table(game).cities(0, 3, 5).objectives("O07"), 4)
    assert (t.in_discard(0), t.step) == (["O07"], "")


@proves("GWT-ADJ-08")
def test_two_different_arrows_are_performed_in_the_order_the_player_chooses() -> None:
    t = delivers_to(table("gwt2").cities(0, 1, 3).objectives("O01", "O02"), 2)
    assert t.options() == ["arrow objective", "arrow token"]
    t.choose("arrow token")
    assert (t.player(0).tokens, t.step, t.in_discard(0)) == (1, "GainObjective", [])
    t.choose("objective O02")
    assert (t.in_discard(0), t.player(0).tokens, t.step) == (["O02"], 1, "")


@proves("GWT-ADJ-08")
def test_the_objective_card_may_be_taken_before_the_token() -> None:
    t = delivers_to(table("gwt2").cities(0, 1, 3).objectives("O01", "O02"), 2)
    t.choose("arrow objective")
    assert (t.player(0).tokens, t.step) == (0, "GainObjective")
    t.choose("objective O01")
    assert (t.in_discard(0), t.player(0).tokens, t.step) == (["O01"], 1, "")
