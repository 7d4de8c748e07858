"""What a module may add. The base reads tables; a module fills them.

The set of modules is fixed when a game is created. A module adds rows (cards, prices,
cities, tiles, auxiliary actions) to the box before it is finished, and answers the few
questions below at the moments where the base rules leave room for more. What it needs to
remember is a `Part` of the state. Its steps are registered with it, with all that a position
must say about them while they are pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from trailhand.core.rng import Rng
    from trailhand.core.step import Step
    from trailhand.core.text import Text
    from trailhand.games.common.pending import Limits
    from trailhand.games.common.position import PositionReader
    from trailhand.games.gwt.facts.box import Box
    from trailhand.games.gwt.state import GwtState


class Part:
    """What a module keeps in the state: it is cloned, saved and counted with it.

    `name` is where a position keeps it.
    """

    name: str = ""

    def clone(self) -> Part:
        """An independent copy."""
        raise NotImplementedError

    def write(self) -> dict[str, Any]:
        """The part as data of a position."""
        raise NotImplementedError

    def cards(self) -> list[int]:
        """Cards that lie here and nowhere else."""
        return []

    def tiles(self) -> list[int]:
        """Tiles that lie here and nowhere else."""
        return []

    def masters(self) -> list[int]:
        """Station master tiles that lie here and nowhere else."""
        return []

    def hidden(self, seat: int) -> list[int]:
        """Cards of a seat that lie here and are known to that seat alone."""
        return []

    def deal(self, seat: int, cards: list[int]) -> None:
        """Other cards in place of those that only their seat knows."""


class Module:
    """An expansion or variant; `setting` is what a table may choose about it.

    NOR1-BASE-01: it adds to the rules of its edition or replaces some; all others stay.
    """

    name: str = ""
    shown_as: str = ""  # where a view shows it, if not by its name
    setting: str

    # Its steps, in the order of the flat space of actions. By their names: those of which one can
    # be pending at a time (`once`), those that stay possible whatever comes before (`patient`),
    # the turn of an automaton (`frames`), and what takes a figure out of Kansas City (`homeward`).
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()
    once: ClassVar[tuple[str, ...]] = ()
    patient: ClassVar[tuple[str, ...]] = ()
    frames: ClassVar[tuple[tuple[str, ...], ...]] = ()
    homeward: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setting: str = "") -> None:
        self.setting = setting

    # -- the table is set -----------------------------------------------------------------

    def extend(self, box: Box) -> None:
        """Add rows to the tables of the box."""

    def fill_bags(self, state: GwtState) -> None:
        """Change the supplies before anything is drawn from them."""

    def set_up(self, state: GwtState) -> None:
        """Lay out what the module brings, after the base set-up."""

    # -- while it is played ---------------------------------------------------------------

    def after_income(self, state: GwtState, seat: int) -> None:
        """Push what happens between taking the income and discarding the hand."""

    def city_objection(self, state: GwtState, seat: int, city: int) -> int:
        """Why a delivery target of the module is out of reach, or zero."""
        return 0

    def count(self, state: GwtState, seat: int, what: str) -> int:
        """How many a seat owns of something that only the module knows, else zero."""
        return 0

    # -- what is pending ------------------------------------------------------------------

    def limits(self, box: Box) -> Limits:
        """The least and the most of every number of its steps."""
        return {}

    def step_defect(self, state: GwtState, step: Step[Any]) -> str:
        """What is wrong with a pending step where it is, or nothing."""
        return ""

    def owes(self, step: Step[Any]) -> int:
        """How many cards of the hand one of its steps is sure to take."""
        return 0

    # -- the end --------------------------------------------------------------------------

    def score(self, state: GwtState, seat: int, categories: dict[str, int]) -> None:
        """Add to the points of a seat."""

    # -- what is seen, said and kept ------------------------------------------------------

    def view(self, state: GwtState, seat: int) -> dict[str, Any]:
        """What a seat may know of the module (-1 is a spectator)."""
        return {}

    def read(self, reader: PositionReader[Any], box: Box, data: Any) -> Part | None:
        """The part that a position describes; what is wrong is told to the reader."""
        return None

    def problems(self, state: GwtState) -> list[str]:
        """What is impossible in the module's part of a position."""
        return []

    def about(
        self, state: GwtState, anchor: str, viewer: int
    ) -> tuple[Text, tuple[str, ...]] | None:
        """A sentence about a board element of the module, with its rules."""
        return None

    def use(self, state: GwtState, anchor: str) -> tuple[Text, str] | None:
        """When a board element of the module can be used at all, with the rule."""
        return None

    def named(self, state: GwtState, anchor: str) -> Text | None:
        """What a board element of the module is called."""
        return None

    def deal_again(self, state: GwtState, seat: int, rng: Rng) -> None:
        """Deal again what a seat cannot know of the module, besides hidden cards of seats."""
