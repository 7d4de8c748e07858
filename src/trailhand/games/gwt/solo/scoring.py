"""Sam's points: those of a player, without money, station masters and cleared discs."""

from __future__ import annotations

from trailhand.games.gwt.facts.codes import OBJECTIVE
from trailhand.games.gwt.scoring import (
    building_points,
    cattle_points,
    city_points,
    hazard_points,
    score,
    station_points,
    worker_points,
)
from trailhand.games.gwt.solo.board import SAM
from trailhand.games.gwt.state import GwtState


def sam_score(state: GwtState) -> dict[str, int]:
    """Sam's points by category, as if the game ended now.

    SAM-SCORE-01: categories 1, 8 and 10 are not his. SAM-SCORE-03: the others are counted as
    for a player, big cities included (SAMN-SCORE-01). His starting objective lies face down
    until the end (SAM-SETUP-08).
    """
    box = state.box
    sam = state.players[SAM]
    return {
        "buildings": building_points(state, SAM),
        "cities": city_points(state, SAM),
        "stations": station_points(box, sam),
        "hazards": hazard_points(box, sam),
        "cattle": cattle_points(box, sam),
        "objectives": objective_points(state),
        "workers": worker_points(box, sam),
        "job_token": box.token_vp * sam.job_token,
    }


def margin(state: GwtState) -> int:
    """SAM-SCORE-04: by how much the player is ahead; with none they share the victory."""
    return sum(score(state, 0).values()) - sum(sam_score(state).values())


def objective_points(state: GwtState) -> int:
    """SAM-SCORE-02: every objective card of his that can be seen, as if it were fulfilled."""
    sam = state.players[SAM]
    cards = [card for card in sam.discard if card >= OBJECTIVE]
    if state.last_turns < 0:
        cards += sam.area
    return sum(state.box.objective(card).vp for card in cards)
