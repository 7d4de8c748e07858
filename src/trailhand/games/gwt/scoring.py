"""Final scoring: eleven categories in the order of the rulebook, at any moment of the game."""

from __future__ import annotations

from typing import Final

from trailhand.games.gwt.effects import module_count
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import (
    BREEDS,
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


def count_buildings(state: GwtState, seat: int) -> int:
    """How many private buildings a seat has on the board."""
    low = PRIVATE + PRIVATE_SPAN * seat
    count = 0
    for tile in state.trail:
        if tile >= low and tile < low + PRIVATE_SPAN:
            count += 1
    return count


def score(state: GwtState, seat: int, played_only: bool = False) -> dict[str, int]:
    """The points of one seat by category, as if the game ended now.

    With `played_only` unplayed objective cards are left out: others do not see them.
    """
    categories = dict(zip(CATEGORIES, points(state, seat, played_only), strict=True))
    for module in state.box.modules:
        module.score(state, seat, categories)
    return categories


def score_seen(state: GwtState, seat: int) -> dict[str, int]:
    """The points of one seat as far as others may know them (GWT-GEN-11).

    Unplayed objective cards are left out. POK-SHOW-10: cards laid face down count as if they
    were still in the deck; their points would tell which they are.
    """
    laid = [card for part in state.parts for card in part.hidden(seat)]
    if laid:
        state = state.clone()
        state.players[seat].discard += laid
    return score(state, seat, True)


def points(state: GwtState, seat: int, played_only: bool = False) -> list[int]:
    """The points of one seat in the order of the categories, without those of modules.

    GWT-GEN-02: they are counted at the end only; until then this is a projection.
    GWT-EXC-07: unused exchange tokens are in no category.
    """
    box = state.box
    player = state.players[seat]
    assignment = assign_objectives(state, seat, played_only)
    return [
        player.money // 5,  # GWT-SCO-01
        building_points(state, seat),
        city_points(state, seat),
        station_points(box, player),
        hazard_points(box, player),
        cattle_points(box, player),
        assignment.total,  # GWT-SCO-07
        master_points(state, seat) + assignment.bonus,
        worker_points(box, player),
        disc_points(box, player),
        box.token_vp * player.job_token,  # GWT-SCO-11, GWT-END-02
    ]


def hazard_points(box: Box, player: Player) -> int:
    """GWT-SCO-05: hazard tiles taken off the trail."""
    points = 0
    for tile in player.hazards:
        points += box.hazard_vp[tile]
    return points


def disc_points(box: Box, player: Player) -> int:
    """GWT-SCO-10, GWT-DISC-04: disc spaces that are worth points once they are cleared."""
    points = 0
    for group in range(len(box.disc_vp)):
        if box.disc_vp[group] and not player.discs_left(group):
            points += box.disc_vp[group]
    return points


def building_points(state: GwtState, seat: int) -> int:
    """GWT-SCO-02: the seat's private buildings on the board."""
    low = PRIVATE + PRIVATE_SPAN * seat
    points = 0
    for tile in state.trail:
        if tile >= low and tile < low + PRIVATE_SPAN:
            points += state.box.building_vp[building_of(tile)]
    return points


def cattle_points(box: Box, player: Player) -> int:
    """GWT-SCO-06, GWT-DECK-01: draw stack, hand and discard pile together."""
    points = 0
    for pile in (player.draw, player.hand, player.discard):
        for card in pile:
            points += box.card_vp[card]
    return points


def city_points(state: GwtState, seat: int) -> int:
    """GWT-SCO-03, GWT-ADJ-05, GWT-ADJ-06: per disc, and arrows with both their cities.

    NOR1-SCORE-01: with an expansion board this category is the only one that changes. Points
    of a city may be printed per something that the module behind it counts.
    """
    box = state.box
    player = state.players[seat]
    points = 0
    for city in range(len(player.cities)):
        discs = player.cities[city]
        if discs:
            row = box.cities[city]
            worth = row.vp * module_count(state, seat, row.per) if row.per else row.vp
            points += discs * worth
    for arrow in box.arrows:
        if player.cities[arrow.a] and player.cities[arrow.b]:
            points += arrow.vp
    return points


def station_points(box: Box, player: Player) -> int:
    """GWT-SCO-04: stations with the player's disc."""
    points = 0
    if player.stations:
        for station in range(len(box.station_vp)):
            if player.stations >> station & 1:
                points += box.station_vp[station]
    return points


def worker_points(box: Box, player: Player) -> int:
    """GWT-SCO-09: workers in columns 5 and 6."""
    points = 0
    for count in player.workers:
        for n in range(count):
            points += box.worker_vp[n]
    return points


def master_points(state: GwtState, seat: int) -> int:
    """GWT-SCO-08, GWT-SCO-12, GWT-SCO-13: the tasks of the seat's station masters.

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
    """How often a task is fulfilled; incomplete pairs count nothing.

    NOR1-SM-07: certificates are counted, not the tiles that bear them.
    """
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
        return count_buildings(state, seat)
    return module_count(state, seat, task)


def elements(state: GwtState, seat: int) -> list[int]:
    """What the player owns of each condition, in their order.

    GWT-OSC-05, GWT-OSC-06, GWT-OSC-09: every condition draws on a pool of its own.

    GWT-OSC-08: the elements keep counting everywhere else.
    """
    box = state.box
    player = state.players[seat]
    breeds = [0] * len(BREEDS)
    for pile in (player.draw, player.hand, player.discard):
        for card in pile:
            if card < OBJECTIVE:
                breeds[box.card_breed[card]] += 1
    owned = [
        count_buildings(state, seat),
        player.green,
        player.second,
        len(player.hazards),
        player.stations.bit_count(),
        breeds[4] + breeds[5] + breeds[6],
        breeds[7],
        breeds[8],
        player.cities[box.terminal],
    ]
    for pool in box.pool_names[len(owned) :]:
        owned.append(module_count(state, seat, pool))
    return owned


def unplayed_objectives(player: Player) -> list[int]:
    """Objective cards in the deck."""
    found: list[int] = []
    for pile in (player.draw, player.hand, player.discard):
        for card in pile:
            if card >= OBJECTIVE:
                found.append(card)
    return found


def assign_objectives(state: GwtState, seat: int, played_only: bool = False) -> Assignment:
    """GWT-OSC-01, GWT-OSC-07: the best use of played and unplayed objective cards."""
    box = state.box
    player = state.players[seat]
    unplayed: list[int] = [] if played_only else unplayed_objectives(player)
    per_pair = 0
    for tile in player.masters:
        if box.masters[tile].task == PAIR_OF_OBJECTIVES:
            per_pair += box.masters[tile].vp
    if not player.area and not unplayed:  # most of the time, and bots ask often
        return Assignment(box, [], [], [], per_pair)
    return Assignment(box, player.area, unplayed, elements(state, seat), per_pair)


def builders_of(state: GwtState, seat: int) -> list[int]:
    """Spaces with a private building of the seat, for views."""
    return [space for space, tile in enumerate(state.trail) if owner_of(tile) == seat]
