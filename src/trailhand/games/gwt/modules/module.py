"""What a module may add. The base reads tables; a module fills them.

The set of modules is fixed when a game is created. A module adds rows (cards, prices,
cities, tiles, auxiliary actions) to the box before it is finished, and answers the few
questions below at the moments where rules of the base leave room for more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trailhand.core.rng import Rng
    from trailhand.games.gwt.box import Box
    from trailhand.games.gwt.position import Reader
    from trailhand.games.gwt.state import GwtState


class Module:
    """An expansion or variant; `setting` is what a table may choose about it."""

    name: str = ""
    setting: str

    def __init__(self, setting: str = "") -> None:
        self.setting = setting

    def extend(self, box: Box) -> None:
        """Add rows to the tables of the box."""

    def fill_bags(self, state: GwtState) -> None:
        """Change the supplies before anything is drawn from them."""

    def set_up(self, state: GwtState) -> None:
        """Lay out what the module brings, after the base set-up."""

    def after_income(self, state: GwtState, seat: int) -> None:
        """Push what happens between taking the income and discarding the hand."""

    def city_objection(self, state: GwtState, seat: int, city: int) -> int:
        """Why a delivery target of the module is out of reach, or zero."""
        return 0

    def score(self, state: GwtState, seat: int, categories: dict[str, int]) -> None:
        """Add to the points of a seat."""

    # -- keeping and showing ------------------------------------------------------------------

    def write(self, state: GwtState, data: dict[str, Any]) -> None:
        """Add what the module keeps in the state to a position."""

    def read(self, state: GwtState, reader: Reader) -> None:
        """Read what `write` wrote; defects are named to the reader."""

    def problems(self, state: GwtState) -> list[str]:
        """Components of the module that are missing or there twice."""
        return []

    def show(self, state: GwtState, seat: int, seen: dict[str, Any]) -> None:
        """Add to a view what a seat may know of the module."""

    def deal_again(self, state: GwtState, seat: int, rng: Rng) -> None:
        """Deal again what a seat cannot know of the module."""
