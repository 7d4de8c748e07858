"""Kansas City for Sam: three tiles, no income, the next city of his order."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_DELIVERY, A_PIECE, Kind
from trailhand.games.gwt.cities import NOWHERE, completed_arrows
from trailhand.games.gwt.facts.codes import EMPTY, WORKER_TILE, is_worker
from trailhand.games.gwt.jobs import place_worker
from trailhand.games.gwt.kansas_city import fill_foresights, place_tile
from trailhand.games.gwt.objectives import ObjectiveEffect
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.engine import take_disc
from trailhand.games.gwt.solo.reasons import (
    BIG_CITY_POINTS,
    BIG_CITY_VALUE,
    NO_DISC_CITY,
    NO_TILE,
    keep_best,
    skip,
)
from trailhand.games.gwt.solo.things import EXPANSION, KANSAS_CITY
from trailhand.games.gwt.solo.tiles import take_objective
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import CITY, FORESIGHT, TILE

FORESEEN: Final = Kind(LOG, "sam-foresight", "SAM-KC-01", A_PIECE, tile=TILE, column=FORESIGHT)
DELIVERS: Final = Kind(LOG, "sam-delivers", "SAM-KC-04", A_DELIVERY, city=CITY)
REVEALS: Final = Kind(LOG, "sam-expansion", "SAMN-EXP-03", card=EXPANSION)
LEAVES: Final = Kind(LOG, "sam-home", "SAM-KC-07", city=KANSAS_CITY)


def take_foresight(state: GwtState, column: int) -> None:
    """SAM-KC-01: the bottom tile of a column, placed by the normal rules.

    SAM-KC-02: once the job market is closed no worker is taken, but the tile above him.
    """
    for place in (2 * column + 1, 2 * column):
        tile = state.foresight[place]
        if tile == EMPTY or (state.last_turns and is_worker(tile)):
            continue
        state.foresight[place] = EMPTY
        state.note(FORESEEN, SAM, tile, place)
        if is_worker(tile):
            place_worker(state, SAM, tile - WORKER_TILE)
        else:
            place_tile(state, tile)
        return
    skip(state, NO_TILE)


def next_city(state: GwtState) -> int:
    """SAM-KC-04: the first city of his order without his disc; the last one again and again.

    SAMN-DELIV-03, SAMN-DELIV-05: the same for the upper half of an itinerary.
    """
    big = big_city(state)
    if big != NOWHERE:
        return big
    order = sam_of(state).facts.order
    mine = state.players[SAM].cities
    for city in order:
        if not mine[city]:
            return city
    return order[-1]


def big_city(state: GwtState) -> int:
    """SAMN-DELIV-01, SAMN-DELIV-02, SAMN-DELIV-06: a big city of his itinerary comes first.

    He needs a store there, and no disc yet. Of several, the one with the most points printed.
    """
    box = state.box
    mine = state.players[SAM].cities
    listed = sam_of(state).facts.big_cities
    ready = [city for city in listed if not mine[city] and not city_closed(state, city)]
    if not ready:
        return NOWHERE
    left = list(range(len(ready)))
    left = keep_best(state, left, [-box.cities[city].vp for city in ready], BIG_CITY_POINTS)
    left = keep_best(state, left, [-box.cities[city].value for city in ready], BIG_CITY_VALUE)
    return ready[left[0]]


def city_closed(state: GwtState, city: int) -> bool:
    """Whether he has no store at a big city."""
    return any(module.city_objection(state, SAM, city) for module in state.box.modules)


def deliver(state: GwtState, city: int) -> None:
    """SAM-KC-04, SAM-KC-05: no value, corner or fee counts; only objective cards are his.

    SAMN-DELIV-04: also those printed at a city. SAMN-EXP-03: a card may be revealed.
    """
    for _ in range(place_delivery(state, city)):
        take_objective(state)


def place_delivery(state: GwtState, city: int) -> int:
    """Put his disc on a city; return how many objective cards that brings."""
    if not take_disc(state):
        skip(state, NO_DISC_CITY)
        return 0
    state.players[SAM].cities[city] += 1
    state.note(DELIVERS, SAM, city)
    reveal_expansion(state, city)
    objectives, _ = completed_arrows(state, SAM, city)
    return objectives + printed_objectives(state, city)


def printed_objectives(state: GwtState, city: int) -> int:
    """How many objective cards a city gives."""
    box = state.box
    return sum(isinstance(box.effects[n], ObjectiveEffect) for n in box.cities[city].effects)


def reveal_expansion(state: GwtState, city: int) -> None:
    """SAMN-EXP-03: the top card face down, if the city is the one on its back."""
    sam = sam_of(state)
    if sam.face_down and sam.facts.expansions[sam.face_down[0]].city == city:
        sam.face_up.append(sam.face_down.pop(0))
        state.note(REVEALS, SAM, sam.face_up[-1])


def leave_kansas_city(state: GwtState) -> None:
    """SAM-KC-07: back to the horseman; the foresights slide and are filled again."""
    state.players[SAM].herder = state.box.start
    fill_foresights(state)
    state.note(LEAVES, SAM)
