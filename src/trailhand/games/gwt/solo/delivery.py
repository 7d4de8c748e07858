"""Kansas City for Sam: three tiles, no income, the next city of his order."""

from __future__ import annotations

from trailhand.games.gwt.cities import completed_arrows
from trailhand.games.gwt.codes import EMPTY, WORKER_TILE, is_worker
from trailhand.games.gwt.jobs import place_worker
from trailhand.games.gwt.kansas_city import fill_foresights, place_tile
from trailhand.games.gwt.solo.board import SAM
from trailhand.games.gwt.solo.engine import take_disc
from trailhand.games.gwt.solo.reasons import NO_DISC_CITY, NO_TILE, skip
from trailhand.games.gwt.solo.tiles import take_objective
from trailhand.games.gwt.state import GwtState


def take_foresight(state: GwtState, column: int) -> None:
    """SAM-KC-01: the bottom tile of a column, placed by the normal rules.

    SAM-KC-02: once the job market is closed no worker is taken, but the tile above him.
    """
    for place in (2 * column + 1, 2 * column):
        tile = state.foresight[place]
        if tile == EMPTY or (state.last_turns and is_worker(tile)):
            continue
        state.foresight[place] = EMPTY
        state.note("sam-foresight", SAM, tile, column)
        if is_worker(tile):
            place_worker(state, SAM, tile - WORKER_TILE)
        else:
            place_tile(state, tile)
        return
    skip(state, NO_TILE)


def next_city(state: GwtState) -> int:
    """SAM-KC-04: the first city of his order without his disc; the last one again and again."""
    order = state.box.sam_order
    mine = state.players[SAM].cities
    for city in order:
        if not mine[city]:
            return city
    return order[-1]


def deliver(state: GwtState, city: int) -> None:
    """SAM-KC-04, SAM-KC-05: no value, corner or fee counts; only objective cards are his."""
    if not take_disc(state):
        skip(state, NO_DISC_CITY)
        return
    state.players[SAM].cities[city] += 1
    state.note("sam-delivers", SAM, city)
    objectives, _ = completed_arrows(state, SAM, city)
    for _ in range(objectives):
        take_objective(state)


def leave_kansas_city(state: GwtState) -> None:
    """SAM-KC-07: back to the horseman; the foresights slide and are filled again."""
    state.players[SAM].herder = state.box.start
    fill_foresights(state)
    state.note("sam-home", SAM)
