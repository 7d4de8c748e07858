"""Cards 1 and 2: Sam hires a worker, and what his specialty is then."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_PIECE, Kind
from trailhand.games.gwt.facts.codes import ROW_LENGTH
from trailhand.games.gwt.jobs import CELLS, NOBODY
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.reasons import (
    CHEAPEST,
    LEFT_COLUMN,
    NOBODY_TO_HIRE,
    RANK,
    SPECIALTY,
    TOP_ROW,
    keep_best,
    skip,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import JOB, WORKER

HIRED: Final = Kind(LOG, "sam-hired", "SAM-HIRE-02", A_PIECE, worker=WORKER, cell=JOB)
HIRED_CHEAPEST: Final = Kind(
    LOG, "sam-hired/cheapest", "SAM-HIRE-03", A_PIECE, worker=WORKER, cell=JOB
)
NEW_SPECIALTY: Final = Kind(LOG, "sam-specialty", "SAM-SPEC-01", worker=WORKER)


def hire(state: GwtState, specialty_first: bool) -> None:
    """SAM-HIRE-01: card 1 asks for the specialty first, card 2 for the lowest cost.

    SAM-HIRE-04, SAM-HIRE-05: nothing is paid, nothing else happens; the cost only compares.
    """
    cells = hireable(state)
    if not cells:
        skip(state, NOBODY_TO_HIRE)
        return
    costs = [state.box.row_cost[cell // 4] for cell in cells]
    ranks = [rank_of(state, state.jobs[cell]) for cell in cells]
    left = list(range(len(cells)))
    if specialty_first:  # SAM-HIRE-02
        left = keep_best(state, left, ranks, RANK)
        left = keep_best(state, left, costs, CHEAPEST)
    else:  # SAM-HIRE-03
        left = keep_best(state, left, costs, CHEAPEST)
        left = keep_best(state, left, [min(rank, 1) for rank in ranks], SPECIALTY)
    left = keep_best(state, left, [cell // 4 for cell in cells], TOP_ROW)
    left = keep_best(state, left, [cell % 4 for cell in cells], LEFT_COLUMN)
    take_worker(state, cells[left[0]], specialty_first)


def hireable(state: GwtState) -> list[int]:
    """SAM-HIRE-04: not in the row of the token, and only kinds with a free space."""
    workers = state.players[SAM].workers
    return [
        cell
        for cell in range(CELLS)
        if state.jobs[cell] != NOBODY
        and cell // 4 != state.job_row
        and workers[state.jobs[cell]] < ROW_LENGTH
    ]


def rank_of(state: GwtState, worker: int) -> int:
    """SAM-HIRE-02: the specialty, then the other kinds by their number on his board."""
    specialty = sam_of(state).specialty
    if worker == specialty:
        return 0
    workers = state.players[SAM].workers
    ahead = {count for kind, count in enumerate(workers) if kind != specialty}
    return 1 + sum(1 for count in ahead if count > workers[worker])


def take_worker(state: GwtState, cell: int, specialty_first: bool) -> None:
    """SAM-HIRE-04: free of charge, onto the leftmost free space of his row."""
    worker = state.jobs[cell]
    state.jobs[cell] = NOBODY
    state.players[SAM].workers[worker] += 1
    state.note(HIRED if specialty_first else HIRED_CHEAPEST, SAM, worker, cell)
    review_specialty(state, worker)


def review_specialty(state: GwtState, worker: int) -> None:
    """SAM-SPEC-01: a kind that now outnumbers the specialty becomes it; a tie does not."""
    workers = state.players[SAM].workers
    board = sam_of(state)
    if workers[worker] > workers[board.specialty]:
        board.specialty = worker
        state.note(NEW_SPECIALTY, SAM, worker)
