"""What an icon gives: the interface of every verb of the component tables.

A room derives one small class per verb and keeps its effects in a box; steps refer to them
by number, so that pending work stays plain data.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.brings import Glyph
from trailhand.core.event import Kind, Refusal
from trailhand.core.state import State
from trailhand.core.text import Argument, Text
from trailhand.games.common.log import SHARED

S = TypeVar("S", bound=State)

LOST: Final = Kind(SHARED, "lost", "", reason=Refusal())


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One thing an icon gives. `number` is its place in the box."""

    number: int
    drawing: ClassVar[str] = ""

    def objection(self, state: S, seat: int) -> int:
        """The reason why there is no target for it now, or zero."""
        return 0

    def aims(self) -> bool:
        """Whether the effect needs a target (worker, tile, card, destination...)."""
        return False

    def begin(self, state: S, seat: int, optional: bool) -> None:
        """Do it, or push the step that asks how. An optional effect may be declined."""
        raise NotImplementedError

    def grant(self, state: S, seat: int, optional: bool) -> None:
        """Begin it when it comes with something else; without a target it is lost."""
        reason = self.objection(state, seat)
        if reason:
            state.note(LOST, seat, reason)
        else:
            self.begin(state, seat, optional)

    def ends_location(self) -> bool:
        """Whether it takes the figure away, which ends the use of its location."""
        return False

    def because(self, state: S, seat: int) -> dict[str, Argument]:
        """The numbers that go with an objection."""
        return {}

    def previews(self) -> bool:
        """Whether beginning it neither draws by chance nor turns up what was hidden."""
        return True

    def certain(self) -> bool:
        """Whether what it brings is known as soon as it is begun: it asks nothing."""
        return False

    def label(self, state: S, seat: int) -> Text | None:
        """What stands beside its icon."""
        return None

    def glyphs(self, state: S, seat: int) -> tuple[Glyph, ...]:
        """The effect as icons; without one of its own, in words."""
        if not self.drawing:
            return (Glyph("", self.text(state, seat)),)
        return (Glyph(self.drawing, self.label(state, seat)),)

    def text(self, state: S, seat: int) -> Text:
        """The effect as a fragment of a sentence."""
        raise NotImplementedError
