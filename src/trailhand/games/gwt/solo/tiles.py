"""Cards 7, 8 and 9: an objective card, an outlaw, a hazard."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, A_PIECE, Kind
from trailhand.games.gwt.facts.codes import EMPTY, GREEN_VILLAGE
from trailhand.games.gwt.hazards import village_spaces
from trailhand.games.gwt.objectives import refill_display
from trailhand.games.gwt.solo import reasons
from trailhand.games.gwt.solo.board import SAM
from trailhand.games.gwt.solo.reasons import keep_best, skip
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import DISPLAYED, SPACE, TILE

OBJECTIVE: Final = Kind(LOG, "sam-objective", "SAM-OBJ-01", A_CARD, card=DISPLAYED)
OUTLAW: Final = Kind(LOG, "sam-outlaw", "SAM-OUTLAW-01", A_PIECE, tile=TILE, space=SPACE)
HAZARD: Final = Kind(LOG, "sam-hazard", "SAM-HAZARD-01", A_PIECE, tile=TILE, space=SPACE)


def take_objective(state: GwtState) -> None:
    """SAM-OBJ-01, SAM-SETUP-10: the card of the display that lies farthest from the stack."""
    if not state.display:
        skip(state, reasons.NO_OBJECTIVE)
        return
    card = state.display.pop(0)
    state.players[SAM].discard.append(card)
    state.note(OBJECTIVE, SAM, card)
    refill_display(state, SAM)


def take_outlaw(state: GwtState) -> None:
    """SAM-OUTLAW-01: the tile on the highest occupied space, without its bonus."""
    spaces = village_spaces(state)
    if not spaces:
        skip(state, reasons.NO_OUTLAW)
        return
    space = spaces[-1]
    tile = state.trail[space]
    state.trail[space] = EMPTY
    sam = state.players[SAM]
    if tile == GREEN_VILLAGE:
        sam.green += 1
    else:
        sam.second += 1
    state.note(OUTLAW, SAM, tile, space)


def take_hazard(state: GwtState) -> None:
    """SAM-HAZARD-01: the fullest zone; tied, the zone with the best tile; its best tile."""
    zones = [[s for s in zone if state.trail[s] != EMPTY] for zone in state.box.zones]
    filled = [zone for zone in zones if zone]
    if not filled:
        skip(state, reasons.NO_HAZARD)
        return
    points = state.box.hazard_vp
    left = list(range(len(filled)))
    left = keep_best(state, left, [-len(zone) for zone in filled], reasons.MOST_HAZARDS)
    best = [-max([points[state.trail[s]] for s in zone]) for zone in filled]
    left = keep_best(state, left, best, reasons.BEST_HAZARD)
    zone = filled[keep_best(state, left, list(range(len(filled))), reasons.ZONE_ORDER)[0]]
    remove_hazard(state, zone)


def remove_hazard(state: GwtState, zone: list[int]) -> None:
    """Of equally good tiles, the one on the highest space."""
    points = [-state.box.hazard_vp[state.trail[space]] for space in zone]
    left = keep_best(state, list(range(len(zone))), points, reasons.BEST_HAZARD)
    left = keep_best(state, left, [-space for space in zone], reasons.HIGHEST_SPACE)
    space = zone[left[0]]
    tile = state.trail[space]
    state.trail[space] = EMPTY
    state.players[SAM].hazards.append(tile)
    state.note(HAZARD, SAM, tile, space)
