"""How Sue breaks ties, and how the table is told."""

from __future__ import annotations

from typing import Final

from trailhand.games.elpaso.codes import NODES
from trailhand.games.elpaso.solo.sue import Sue
from trailhand.games.elpaso.state import ElPasoState

INNER: Final = 0
LEFTMOST_WORKERS: Final = 1
LEFTMOST_TILE: Final = 2
NEAREST: Final = 3
TIES: Final = ("inner", "leftmost-workers", "leftmost-tile", "nearest")


def sue_of(state: ElPasoState) -> Sue:
    """Sue, at a table where she plays."""
    sue = state.sue
    assert sue is not None
    return sue


def note_tie(state: ElPasoState, seat: int, tie: int, tied: int) -> None:
    """Tell that a tie between several was broken, and how."""
    if tied > 1:
        state.note("sue-tie", seat, tie)


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
