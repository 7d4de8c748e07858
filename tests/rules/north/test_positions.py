"""Positions of the modules: what is impossible in them is named."""

from collections.abc import Callable
from typing import Any

import pytest

import trailhand as th
from tests.rules.gwt.vocabulary import fresh

Edit = Callable[[dict[str, Any]], object]


def two_in_one_town(state: dict[str, Any]) -> None:
    state["north"]["stores"] = {"NG1.1": 1, "NG1.2": 1}


def unknown_town(state: dict[str, Any]) -> None:
    state["north"]["stores"] = {"XX9.1": 1}


def nobody(state: dict[str, Any]) -> None:
    state["north"]["stores"] = {"NG1.1": 7}


def three_tiles(state: dict[str, Any]) -> None:
    state["north"]["medium"] = dict.fromkeys(state["north"]["medium"], "MT1_ENGINE_3")


def one_master_less(state: dict[str, Any]) -> None:
    state["north"]["beside"].pop()


def one_master_taken(state: dict[str, Any]) -> None:
    state["players"][0]["masters"].append(state["north"]["beside"].pop())


def four_cards(state: dict[str, Any]) -> None:
    state["poker"]["cards"][0] = [state["players"][0]["draw"].pop() for _ in range(4)]


def no_board(state: dict[str, Any]) -> None:
    del state["north"]


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (two_in_one_town, "two stores in one town"),
        (unknown_town, "north.stores: unknown name 'XX9.1'"),
        (nobody, "north.stores.NG1.1: 7 is no seat"),
        (three_tiles, "medium town tile MT1_ENGINE_3 is there too often"),
        (one_master_less, "10 station master tiles instead of 11"),
        (one_master_taken, "north.beside: too few station masters are left"),
        (four_cards, "too many cards at the poker table"),
        (no_board, "north: a table is missing"),
    ],
)
def test_an_impossible_position_is_refused_by_name(edit: Edit, problem: str) -> None:
    position = fresh("gwt1", north=True, poker=True).match.position()
    edit(position["state"])
    with pytest.raises(th.ImpossiblePosition) as refusal:
        th.load(position)
    assert problem in str(refusal.value)


def test_the_stores_of_every_seat_are_read() -> None:
    position = fresh("gwt2", seats=3, north=True).match.position()
    position["state"]["north"]["stores"] = {"NG1.1": 1, "NG1.2": 3}
    assert th.load(position).position() == position
