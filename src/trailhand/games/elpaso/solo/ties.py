"""How Sue breaks ties, and how the table is told."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import Kind, Thing
from trailhand.core.text import Reason
from trailhand.games.elpaso.facts.codes import NODES
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import ElPasoThing

INNER: Final = 0
LEFTMOST_WORKERS: Final = 1
LEFTMOST_TILE: Final = 2
NEAREST: Final = 3
TIES: Final = (
    Reason("inner", "SUE-MOVE-02"),
    Reason("leftmost-workers", "SUE-SETUP-05"),
    Reason("leftmost-tile", "SUE-ACT-08"),
    Reason("nearest", "SUE-ACT-16"),
)
TIE: Final[ElPasoThing] = Thing(
    lambda state, seat, tie: "@elp-tie-" + TIES[tie].name,
    rule=lambda state, seat, tie: TIES[tie].rule,
)

TIE_BROKEN: Final = Kind(LOG, "sue-tie", "", tie=TIE)


def sue_of(state: ElPasoState) -> Sue:
    """Sue, at a table where she plays."""
    sue = state.sue
    assert sue is not None
    return sue


def note_tie(state: ElPasoState, seat: int, tie: int, tied: int) -> None:
    """Tell that a tie between several was broken, and how."""
    if tied > 1:
        state.note(TIE_BROKEN, seat, tie)


def clockwise(start: int, target: int) -> int:
    """SUE-ACT-16: the distance along the order of the nodes; zero where she stands."""
    return (target - start) % NODES


def largest_group(state: ElPasoState, seat: int, below: int) -> int:
    """The type of her largest group smaller than `below`; tie: leftmost; -1 if there is none."""
    sue = sue_of(state)
    sizes = [sue.workers[worker] for worker in sue.row if sue.workers[worker] < below]
    if not sizes:
        return -1
    largest = max(sizes)
    note_tie(state, seat, LEFTMOST_WORKERS, sizes.count(largest))
    return next(worker for worker in sue.row if sue.workers[worker] == largest)
