"""Cards 3, 10 and 13: the cattle market (SAM-CATTLE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sam.vocabulary import SAM, SamTable, alone, proves


def herd(cowboys: int, *market: str, stack: tuple[str, ...] = ()) -> SamTable:
    """So many cowboys before this market."""
    return alone().workers(SAM, cowboys, 1, 1).market(*market, stack=stack)


@pytest.mark.parametrize(
    ("cowboys", "market", "bought"),
    [
        (1, ("yellow", "blue"), ["blue"]),  # 1 cowboy and 6 dollars
        (1, ("brown5",), []),  # 12 dollars are too many
        (3, ("brown3", "blue", "red"), ["blue", "red"]),  # two for 3 cowboys and 5 dollars
        (4, ("purple7", "blue", "blue"), ["purple7"]),
        (5, ("brown5", "brown4", "blue"), ["brown4", "brown5"]),  # 5 cowboys and 8 dollars
        (5, ("yellow", "red", "blue"), ["blue", "red", "yellow"]),  # 3+5 and 2+3
    ],
)
@proves("SAM-CATTLE-01", "SAM-CATTLE-02")
def test_most_points_for_8_dollars(
    cowboys: int, market: tuple[str, ...], bought: list[str]
) -> None:
    assert herd(cowboys, *market).plays(3).pile() == bought


@proves("SAM-CATTLE-01")
def test_each_cowboy_works_once_and_dollars_left_are_lost() -> None:
    t = herd(2, "blue", "blue").plays(3)
    assert t.pile() == ["blue"]  # two singles would need 12 or 9 dollars
    assert t.money(SAM) == 0


@proves("SAM-CATTLE-02")
def test_two_separate_purchases() -> None:
    t = herd(4, "blue", "blue", "yellow").plays(3)
    assert t.pile() == ["blue", "blue"]


@proves("SAM-CATTLE-03")
def test_equal_points_the_best_single_card() -> None:
    assert herd(3, "brown5", "blue", "red").plays(3).pile() == ["brown5"]


@proves("SAM-CATTLE-03")
def test_then_fewer_cowboys() -> None:
    t = herd(3, "blue", stack=("yellow",) * 6).plays(3)
    bought = t.events("sam-bought")[0]
    assert (bought["cowboys"], bought["dollars"]) == (1, 6)  # not 2 cowboys for 3 dollars
    assert len(t.state.market) == 4  # two cowboys are left to add cards


@proves("SAM-CATTLE-04")
def test_with_nothing_to_buy_cowboys_add_cards_one_by_one() -> None:
    t = herd(3, "purple7", stack=("blue",) * 6).plays(3)
    assert t.pile() == ["blue"]
    assert t.cited("sam-market") == ["SAM-CATTLE-04", "SAM-CATTLE-05"]
    assert t.words(t.state.market) == ["blue"] * 3 + ["purple7"]


@proves("SAM-CATTLE-04")
def test_the_last_cowboy_may_find_nothing() -> None:
    t = herd(1, "brown5", stack=("blue",) * 6).plays(3)
    assert t.pile() == []
    assert len(t.state.market) == 3


@proves("SAM-CATTLE-05")
def test_unused_cowboys_add_two_cards_each() -> None:
    t = herd(3, "blue", stack=("purple5",) * 9).plays(3)
    assert t.pile() == ["blue"]
    assert len(t.state.market) == 4


@proves("SAM-CATTLE-06")
def test_his_cards_only_count_points_and_an_empty_stack_adds_nothing() -> None:
    t = herd(3, "blue", stack=("yellow",)).plays(3)
    assert t.his_points()["cattle"] == 3
    assert t.player(SAM).hand == []
    assert t.words(t.state.market) == ["yellow"]


@pytest.mark.parametrize(("module", "card"), [("simmental", "calf"), ("brahman", "brahman")])
@proves("SAM-CATTLE-07", "BRA-SOLO-01", "SAMN-SETUP-04")
def test_he_never_buys_orange_cards(module: str, card: str) -> None:
    for north in (False, True):
        options: dict[str, Any] = {module: True, "north": north}
        t = alone(**options).workers(SAM, 2, 1, 1)
        t.market(card, stack=("blue",) * 4).plays(3)
        assert t.pile() == ["blue"]
        assert card in t.words(t.state.market)


@proves("SAM-CATTLE-08")
def test_card_13_with_cowboys_adds_two_cards_first() -> None:
    t = herd(1, "yellow", stack=("blue", "blue")).specialty("cowboy").plays(13)
    assert t.pile() == ["blue"]
    assert t.cited("sam-market") == ["SAM-CATTLE-08"]


@proves("SAM-CATTLE-09")
def test_card_13_with_another_specialty_takes_the_best_card_of_value_3() -> None:
    t = herd(3, "yellow", "red", "brown5", stack=("blue",) * 4).plays(13)
    assert t.pile() == ["red"]
    assert len(t.state.market_stack) == 4  # no cowboy acts
    assert herd(3, "brown5", "purple7").plays(13).pile() == []


@proves("SAM-CATTLE-10")
def test_he_does_not_wait_for_better_cards() -> None:
    t = herd(4, "yellow", stack=("purple7",) * 8).plays(3)
    assert t.pile() == ["yellow"]


@proves("SAM-CATTLE-10")
def test_cowboys_used_to_add_cards_do_not_buy() -> None:
    t = herd(3, "purple7", stack=("brown5", "brown5")).plays(3)
    assert t.pile() == []  # a brown card would need all three
