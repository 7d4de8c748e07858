"""What all steps of this room share."""

from __future__ import annotations

from trailhand.core.step import Step
from trailhand.core.text import Text
from trailhand.games.wildtiled.grid import cell_name
from trailhand.games.wildtiled.state import WestState


class WestStep(Step[WestState]):
    """A decision of this room."""

    def question(self, state: WestState) -> Text:
        return Text("wtw-ask-" + type(self).__name__.lower())


class Automatic(WestStep):
    """Work that waits its turn on the agenda and then just happens."""

    def automatic(self) -> bool:
        return True


def cell_anchor(seat: int, cell: int) -> str:
    """A cell of a seat's board as the page finds it."""
    return f"cell:{seat}.{cell_name(cell)}"


def cell_anchors(seat: int, cells: list[int]) -> tuple[str, ...]:
    """Several cells of a seat's board."""
    return tuple([cell_anchor(seat, cell) for cell in cells])
