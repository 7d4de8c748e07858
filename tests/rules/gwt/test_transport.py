"""The transport cost of a delivery (GWT-TRN)."""

import pytest

from tests.rules.gwt.vocabulary import both_editions, proves, table
from trailhand.games.gwt.cities import Deliver
from trailhand.games.gwt.kansas_city import Income

VALUES = [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
CROSSES = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
TURNOUTS = [4.5, 7.5, 10.5, 13.5, 16.5, 21.5]


def transport(game: str, engine: float, city: int) -> int:
    """What a delivery to a city costs a player whose engine stands there."""
    t = table(game).engine(0, engine).discs(0, aux_dollar=1).set(0, money=50)
    t.only(Deliver(0, 18, False)).choose(f"deliver {city}")  # there is one disc only
    assert t.player(0).cities[city] == 1
    return 50 - t.money(0)


@both_editions
@proves("GWT-TRN-01")
def test_every_cross_between_engine_and_city_costs_a_dollar(game: str) -> None:
    assert transport(game, 5, 5) == 3
    assert transport(game, 5, 4) == 2
    assert transport(game, 8, 5) == 1
    t = table(game).engine(1, 30).discs(0, aux_dollar=1).set(0, money=9)  # not the other engine
    t.only(Deliver(0, 10, False)).choose("deliver 5")
    assert t.money(0) == 4


@both_editions
@pytest.mark.parametrize("engine", [*range(19), *TURNOUTS])
@proves("GWT-TRN-02")
def test_crosses_from_the_engine_on_and_below_the_city_value_count(
    game: str, engine: float
) -> None:
    for city in range(1, 10):
        crosses = [c for c in CROSSES if engine <= c < VALUES[city]]
        assert transport(game, engine, city) == len(crosses)


@both_editions
@proves("GWT-TRN-02")
def test_transport_from_the_start_of_the_track(game: str) -> None:
    costs = [transport(game, 0, city) for city in range(1, 10)]
    assert costs == [0, 1, 3, 4, 5, 7, 8, 9, 11]


@both_editions
@pytest.mark.parametrize("city", range(1, 10))
@proves("GWT-TRN-03")
def test_an_engine_at_or_beyond_the_city_pays_nothing(game: str, city: int) -> None:
    for engine in (VALUES[city], VALUES[city] + 1, 33.5):
        assert transport(game, engine, city) == 0


@both_editions
@pytest.mark.parametrize(
    ("city", "hand", "left"),
    [
        (5, ["purple5", "yellow", "white"], 0),
        (6, ["purple5", "brown3", "yellow"], 0),
        (8, ["purple5", "brown3", "yellow", "red", "gray"], 2),
        (9, ["purple5", "brown3", "yellow", "red", "blue"], 2),
    ],
)
@proves("GWT-TRN-04")
def test_the_income_pays_the_transport_and_the_dearest_disc(
    game: str, city: int, hand: list[str], left: int
) -> None:
    t = table(game).hand(0, *hand).only(Income(0))
    assert t.money(0) == VALUES[city]
    t.choose(f"deliver {city}", "disc hand")
    assert t.money(0) == left


@both_editions
@proves("GWT-TRN-04")
def test_a_player_without_savings_may_deliver_to_every_city_in_reach(game: str) -> None:
    for city in range(1, 10):
        t = table(game).set(0, money=VALUES[city]).only(Deliver(0, VALUES[city], False))
        assert len(t.options("deliver")) == city + 1
        t.choose(f"deliver {city}", "disc aux_cert")
        assert t.money(0) >= 0
