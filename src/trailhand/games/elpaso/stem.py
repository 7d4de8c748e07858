"""The stem of all steps: how this room asks, and work that happens by itself."""

from __future__ import annotations

from trailhand.core.step import Step
from trailhand.core.text import Text
from trailhand.games.elpaso.state import ElPasoState


class ElPasoStep(Step[ElPasoState]):
    """A decision of this room, without free actions beside it."""

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-" + type(self).__name__.lower())


class Automatic(ElPasoStep):
    """Work that waits its turn on the agenda and then just happens."""

    def automatic(self) -> bool:
        return True
