"""Cards 5, 6, 12 and 15: Sam's engine, and the stations it stops at."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_MOVE, A_PIECE, Kind
from trailhand.games.gwt.facts.codes import ENGINEER, OFF_BOARD, TRACK_END
from trailhand.games.gwt.railroad import FAR, distances_ahead, occupied
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.reasons import (
    FARTHEST_STATION,
    LEAST_STATION,
    NO_DISC_STATION,
    NO_ENGINE,
    STATION_ORDER,
    keep_best,
    skip,
)
from trailhand.games.gwt.solo.things import END_OF_TRACK
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stations import NO_MASTER
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import MASTER, MASTER_PLACE, STATION, TRACK, TRACK_SPACE

ENGINE: Final = Kind(LOG, "sam-engine", "SAM-ENGINE-02", A_MOVE, start=TRACK, to=TRACK_SPACE)
ENGINE_GONE: Final = Kind(LOG, "sam-engine-gone", "SAM-ENGINE-06", at=END_OF_TRACK)
UPGRADED: Final = Kind(LOG, "sam-upgraded", "SAM-ENGINE-04", A_PIECE, station=STATION)
MASTER_GONE: Final = Kind(
    LOG, "sam-master-gone", "SAM-ENGINE-04", master=MASTER, station=MASTER_PLACE
)
DISC_MOVED: Final = Kind(LOG, "sam-disc-moved", "SAM-KC-06", A_PIECE, station=STATION)

NO_STATION: Final = -1


def advance(state: GwtState) -> None:
    """SAM-ENGINE-01, SAM-ENGINE-02: as many spaces as he has engineers.

    He stops at the farthest station within reach; without one he goes the whole way on the
    main line (SAM-ENGINE-08).
    """
    if engine_gone(state):
        return
    limit = state.players[SAM].workers[ENGINEER]
    stops = stations_ahead(state, limit)
    if stops:
        far = keep_best(state, list(range(len(stops))), [-s for s in stops], FARTHEST_STATION)
        stop_at_station(state, stops[far[0]])
    else:
        go_to(state, main_line(state, limit))


def advance_to_next_station(state: GwtState) -> None:
    """SAM-ENGINE-07: straight to the next station that the player's engine leaves free."""
    if not engine_gone(state):
        stop_at_station(state, stations_ahead(state, FAR)[0])


def engine_gone(state: GwtState) -> bool:
    """SAM-ENGINE-06: without an engine the action is ignored."""
    if state.players[SAM].engine != OFF_BOARD:
        return False
    skip(state, NO_ENGINE)
    return True


def stations_ahead(state: GwtState, limit: int) -> list[int]:
    """SAM-ENGINE-03: the places within reach where he could upgrade a station, in order."""
    sam = state.players[SAM]
    distances = distances_ahead(state, SAM, limit)
    found: list[int] = []
    for ahead in range(1, len(distances)):
        place = sam.engine + ahead
        if distances[ahead] <= limit and is_stop(state, place):
            found.append(place)
    return found


def is_stop(state: GwtState, place: int) -> bool:
    """SAM-ENGINE-03: a station whose place is free and that has no disc of his."""
    station = state.box.station_at[place]
    if station < 0 or occupied(state, SAM, place):
        return False
    return not state.players[SAM].stations >> station & 1


def main_line(state: GwtState, steps: int) -> int:
    """The numbered space that many steps ahead; the player's engine is jumped."""
    start = state.players[SAM].engine
    distances = distances_ahead(state, SAM, steps)
    for ahead in range(1, len(distances)):
        place = start + ahead
        if place % 2 == 0 and distances[ahead] == steps and not occupied(state, SAM, place):
            return place
    return TRACK_END


def go_to(state: GwtState, place: int) -> None:
    """Put his engine on a space of the track."""
    sam = state.players[SAM]
    state.note(ENGINE, SAM, sam.engine, place)
    sam.engine = place


def stop_at_station(state: GwtState, place: int) -> None:
    """SAM-ENGINE-04; SAM-ENGINE-06: at the end of the track his engine leaves the game."""
    go_to(state, place)
    upgrade(state, state.box.station_at[place])
    if place == TRACK_END:
        state.players[SAM].engine = OFF_BOARD
        state.note(ENGINE_GONE, SAM)


def upgrade(state: GwtState, station: int) -> None:
    """SAM-ENGINE-04: a disc without cost; the station master there leaves the game.

    SAM-ENGINE-05: without any disc nothing is upgraded, and the station master stays.
    """
    sam = state.players[SAM]
    if not take_disc(state):
        skip(state, NO_DISC_STATION)
        return
    sam.stations |= 1 << station
    state.note(UPGRADED, SAM, station)
    slot = state.box.station_slot[station]
    if slot >= 0 and state.masters[slot] != NO_MASTER:
        state.note(MASTER_GONE, SAM, state.masters[slot], station)
        sam_of(state).sent_away.append(state.masters[slot])
        state.masters[slot] = NO_MASTER


def take_disc(state: GwtState) -> bool:
    """SAM-KC-06, SAM-ENGINE-05: a disc of his supply, else that of his least station."""
    board = sam_of(state)
    if board.discs:
        board.discs -= 1
        return True
    station = least_station(state)
    if station == NO_STATION:
        return False
    state.players[SAM].stations &= ~(1 << station)
    state.note(DISC_MOVED, SAM, station)
    return True


def least_station(state: GwtState) -> int:
    """SAM-KC-06: his station with the fewest points; of equal ones, the nearest to the start."""
    box = state.box
    mine = [s for s in range(len(box.station_vp)) if state.players[SAM].stations >> s & 1]
    if not mine:
        return NO_STATION
    left = keep_best(
        state, list(range(len(mine))), [box.station_vp[s] for s in mine], LEAST_STATION
    )
    return mine[keep_best(state, left, mine, STATION_ORDER)[0]]
