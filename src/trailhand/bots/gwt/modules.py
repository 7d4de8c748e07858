"""What modules add to a table of Great Western Trail, as numbers that bots can weigh."""

from __future__ import annotations

from typing import Final

from trailhand.bots.network import Sums
from trailhand.games.gwt.modules.north.board import NorthPart, reachable
from trailhand.games.gwt.modules.poker.board import PokerPart
from trailhand.games.gwt.state import GwtState

SWITCHES: Final = ("north", "simmental", "brahman", "poker")
STORES: Final = len(SWITCHES)
BELLS: Final = STORES + 1
IN_REACH: Final = STORES + 2
FAR_CITIES: Final = STORES + 3
SITS: Final = STORES + 4
LAID: Final = STORES + 5
POT: Final = STORES + 6
STRIP: Final = 11  # cities; those behind it are off the strip

MODULE_FEATURES: Final = [f"with {name}" for name in SWITCHES] + [
    "stores", "bells", "towns in reach", "far cities", "sits at poker", "poker cards", "pot",
]  # fmt: skip


def add_modules(state: GwtState, seat: int, points: int, first: int, sums: Sums) -> None:
    """Add what modules bring to a seat; `points` is the feature of the points of poker."""
    for module in state.box.modules:
        if module.name in SWITCHES:
            sums.add(first + SWITCHES.index(module.name), 1.0)
    for part in state.parts:
        if isinstance(part, NorthPart):
            add_north(state, seat, part, first, sums)
        elif isinstance(part, PokerPart):
            add_poker(seat, part, points, first, sums)


def add_north(state: GwtState, seat: int, part: NorthPart, first: int, sums: Sums) -> None:
    """Stores, what they opened up, and deliveries off the strip."""
    entered = part.entered[seat]
    sums.add(first + STORES, float(entered.bit_count()))
    sums.add(first + BELLS, float(part.bells(seat)))
    sums.add(first + IN_REACH, float((reachable(state, seat) & ~entered).bit_count()))
    far = 0
    cities = state.players[seat].cities
    for city in range(STRIP, len(cities)):
        far += cities[city]
    sums.add(first + FAR_CITIES, float(far))


def add_poker(seat: int, part: PokerPart, points: int, first: int, sums: Sums) -> None:
    """A seat at the table, cards on it, and what there is to win."""
    if part.tokens[seat] >= 0:
        sums.add(points, float(part.house.vp[part.tokens[seat]]))
    if part.sits(seat):
        sums.add(first + SITS, 1.0)
        sums.add(first + POT, float(part.pot))
    if part.laid[seat]:
        sums.add(first + LAID, float(len(part.laid[seat])))
