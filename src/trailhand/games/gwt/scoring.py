"""Final scoring: eleven categories in the order of the rulebook, at any moment of the game."""

from __future__ import annotations

from typing import Final

from trailhand.games.gwt.box import Box
from trailhand.games.gwt.codes import (
    OBJECTIVE,
    PRIVATE,
    PRIVATE_SPAN,
    building_of,
    owner_of,
)
from trailhand.games.gwt.objectives import Assignment
from trailhand.games.gwt.state import GwtState, Player

CATEGORIES: Final = (
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "step_disc",
    "job_token",
)
PAIR_OF_OBJECTIVES: Final = "two_objective_cards_in_area"


def deck_of(player: Player) -> list[int]:
    """GWT-DECK-01: draw stack, hand and discard pile together."""
    return player.draw + player.hand + player.discard


def own_buildings(state: GwtState, seat: int) -> list[int]:
    """The own private buildings on the board."""
    low = PRIVATE + PRIVATE_SPAN * seat
    return [building_of(t) for t in state.trail if low <= t < low + PRIVATE_SPAN]


def score(state: GwtState, seat: int, played_only: bool = False) -> dict[str, int]:
    """The points of one seat by category, as if the game ended now.

    With `played_only` unplayed objective cards are left out: others do not see them.

    GWT-GEN-02: they are counted at the end only; until then this is a projection.
    GWT-EXC-07: unused exchange tokens are in no category.
    """
    box = state.box
    player = state.players[seat]
    assignment = assign_objectives(state, seat, played_only)
    categories = {
        "money": player.money // 5,  # GWT-SCO-01
        "buildings": sum(box.building_vp[b] for b in own_buildings(state, seat)),  # GWT-SCO-02
        "cities": city_points(box, player),
        "stations": station_points(box, player),
        "hazards": sum(box.hazard_vp[tile] for tile in player.hazards),  # GWT-SCO-05
        "cattle": sum(box.card_vp[card] for card in deck_of(player)),  # GWT-SCO-06
        "objectives": assignment.total,  # GWT-SCO-07
        "station_masters": master_points(state, seat) + assignment.bonus,
        "workers": worker_points(box, player),
        "step_disc": disc_points(box, player),
        "job_token": box.token_vp * player.job_token,  # GWT-SCO-11, GWT-END-02
    }
    for module in box.modules:
        module.score(state, seat, categories)
    return categories


def disc_points(box: Box, player: Player) -> int:
    """GWT-SCO-10, GWT-DISC-04: disc spaces that are worth points once they are cleared."""
    return sum(vp for group, vp in enumerate(box.disc_vp) if not player.discs_left(group))


def city_points(box: Box, player: Player) -> int:
    """GWT-SCO-03, GWT-ADJ-05, GWT-ADJ-06: per disc, and arrows with both their cities."""
    points = 0
    for city, discs in enumerate(player.cities):
        points += discs * box.cities[city].vp
    for arrow in box.arrows:
        if player.cities[arrow.a] and player.cities[arrow.b]:
            points += arrow.vp
    return points


def station_points(box: Box, player: Player) -> int:
    """GWT-SCO-04: stations with an own disc."""
    return sum(vp for station, vp in enumerate(box.station_vp) if player.stations >> station & 1)


def worker_points(box: Box, player: Player) -> int:
    """GWT-SCO-09: workers in columns 5 and 6."""
    points = 0
    for count in player.workers:
        points += sum(box.worker_vp[:count])
    return points


def master_points(state: GwtState, seat: int) -> int:
    """GWT-SCO-08, GWT-SCO-12, GWT-SCO-13: the tasks of the own station masters.

    The pairs of objective cards are left to the assignment, which weighs them.
    """
    box = state.box
    points = 0
    for tile in state.players[seat].masters:
        master = box.masters[tile]
        if master.task != PAIR_OF_OBJECTIVES:
            points += master.vp * task_count(state, seat, master.task)
    return points


def task_count(state: GwtState, seat: int, task: str) -> int:
    """How often a task is fulfilled; incomplete pairs count nothing."""
    player = state.players[seat]
    if task == "worker_on_board":
        return sum(player.workers)
    if task == "two_hazard_tiles":
        return len(player.hazards) // 2
    if task == "pair_green_and_second_village_tile":
        return min(player.green, player.second)
    if task == "two_certificates_temporary_or_permanent":
        return (player.certificates + player.permanent) // 2
    if task == "two_stations_with_own_disc":
        return player.stations.bit_count() // 2
    if task == "own_private_building_on_board":
        return len(own_buildings(state, seat))
    return 0


def elements(state: GwtState, seat: int) -> list[int]:
    """What the player owns of each condition pool (GWT-OSC-05, GWT-OSC-06, GWT-OSC-09).

    GWT-OSC-08: the elements keep counting everywhere else.
    """
    box = state.box
    player = state.players[seat]
    deck = [box.card_breed[card] for card in deck_of(player) if card < OBJECTIVE]
    owned = {
        "building": len(own_buildings(state, seat)),
        "green": player.green,
        "second": player.second,
        "hazard": len(player.hazards),
        "station": player.stations.bit_count(),
        "value3": deck.count(4) + deck.count(5) + deck.count(6),
        "brown": deck.count(7),
        "purple": deck.count(8),
        "terminal": player.cities[box.terminal],
    }
    return [owned.get(pool, 0) for pool in box.pool_names]


def assign_objectives(state: GwtState, seat: int, played_only: bool = False) -> Assignment:
    """GWT-OSC-01, GWT-OSC-07: the best use of played and unplayed objective cards."""
    box = state.box
    player = state.players[seat]
    unplayed = [card for card in deck_of(player) if card >= OBJECTIVE and not played_only]
    per_pair = sum(
        box.masters[tile].vp
        for tile in player.masters
        if box.masters[tile].task == PAIR_OF_OBJECTIVES
    )
    if not player.area and not unplayed:  # most of the time, and bots ask often
        return Assignment(box, [], [], [], per_pair)
    return Assignment(box, player.area, unplayed, elements(state, seat), per_pair)


def builders_of(state: GwtState, seat: int) -> list[int]:
    """Spaces with an own private building, for views."""
    return [space for space, tile in enumerate(state.trail) if owner_of(tile) == seat]
