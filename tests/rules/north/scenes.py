"""Moments that the tests of Rails to the North share."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.gwt.vocabulary import Table, table
from trailhand.games.gwt.auxiliary import ChooseAux
from trailhand.games.gwt.cities import Deliver
from trailhand.games.gwt.modules.north.stores import PlaceStore

both_boards = pytest.mark.parametrize("game", ["gwt1", "gwt2"])
FIRST_BIG = {"gwt1": "MEM", "gwt2": "OMA"}
FIRST_BIG_NAME = {"gwt1": "Memphis", "gwt2": "Omaha"}
BELL_CITY = {"gwt1": "SFO", "gwt2": "ORE"}


def board(game: str, seats: int = 2, **options: Any) -> Table:
    """An empty table with the expansion board."""
    return table(game, seats=seats, north=True, **options)


def places_store(t: Table, count: int = 1, optional: bool = False, seat: int = 0) -> Table:
    """A seat places stores, and nothing follows."""
    number = 1 if t.box.edition == "1e" else 2
    return t.only(PlaceStore(seat, number, count, optional))


def chooses_aux(t: Table, double: bool = True) -> Table:
    """Seat 0 chooses an auxiliary action, and nothing follows."""
    return t.only(ChooseAux(0, double, False))


def delivers(t: Table, value: int, special: bool = False) -> Table:
    """Seat 0 delivers with this total breeding value, and nothing follows."""
    return t.only(Deliver(0, value, special))


def discs_of(t: Table, seat: int) -> int:
    """All discs of a player: on board and annex, cities and stations."""
    player = t.player(seat)
    left = sum(player.discs_left(group) for group in range(len(t.box.disc_names)))
    return left + sum(player.cities) + player.stations.bit_count()
