"""What a module may add. The base reads tables; a module fills them.

The set of modules is fixed when a game is created. A module adds rows (cards, prices,
cities, tiles, auxiliary actions) to the box before it is finished, and answers the few
questions below at the moments where rules of the base leave room for more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trailhand.games.gwt.box import Box
    from trailhand.games.gwt.state import GwtState


class Module:
    """An expansion or variant."""

    name: str = ""

    def extend(self, box: Box) -> None:
        """Add rows to the tables of the box."""

    def set_up(self, state: GwtState) -> None:
        """Lay out what the module brings, after the base set-up."""

    def after_income(self, state: GwtState, seat: int) -> None:
        """Push what happens between taking the income and discarding the hand."""

    def city_objection(self, state: GwtState, seat: int, city: int) -> int:
        """Why a delivery target of the module is out of reach, or zero."""
        return 0

    def score(self, state: GwtState, seat: int, categories: dict[str, int]) -> None:
        """Add to the points of a seat."""
