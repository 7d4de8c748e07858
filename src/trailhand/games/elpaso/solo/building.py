"""Sue's buildings: she places two, then replaces them by dearer ones."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_PIECE, Kind
from trailhand.games.elpaso.facts.codes import (
    BUILDER,
    BUILDINGS,
    EMPTY,
    HEREFORD,
    common_tile,
    number_of,
)
from trailhand.games.elpaso.solo.cattle import take_cattle
from trailhand.games.elpaso.solo.ties import NEAREST, clockwise, note_tie, sue_of
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import BUILDING, SPACE, TILE

PLACES: Final = Kind(LOG, "sue-places", "SUE-ACT-11", A_PIECE, building=BUILDING, space=SPACE)
REPLACES: Final = Kind(
    LOG, "sue-replaces", "SUE-ACT-12", A_PIECE, building=BUILDING, space=SPACE, old=TILE
)
CANNOT_BUILD: Final = Kind(LOG, "sue-no-building", "SUE-ACT-13")


def build(state: ElPasoState, seat: int) -> None:
    """SUE-ACT-11, SUE-ACT-12, SUE-ACT-13: place, or replace, or take a Hereford."""
    owned = state.buildings_of(seat)
    if len(owned) < state.box.markers:
        done = place_building(state, seat)
    else:
        done = replace_building(state, seat, owned)
    if not done:
        state.note(CANNOT_BUILD, seat)
        take_cattle(state, seat, HEREFORD)


def place_building(state: ElPasoState, seat: int) -> bool:
    """SUE-ACT-11: the dearest building she has builders for, on the dearest empty space."""
    possible = affordable(state)
    spaces = [node for node in state.box.free_nodes if state.trail[node] == EMPTY]
    if not possible or not spaces:
        return False
    dearest = max(state.box.node_cost[node] for node in spaces)
    node = nearest(state, seat, [n for n in spaces if state.box.node_cost[n] == dearest])
    put_building(state, seat, possible[0], node)
    return True


def affordable(state: ElPasoState) -> list[int]:
    """SUE-ACT-11: the buildings in stock that she has builders for, the dearest first."""
    builders = sue_of(state).workers[BUILDER]
    cost = state.box.building_cost
    possible = [n for n in BUILDINGS if state.piles[n] and cost[n] <= builders]
    return sorted(possible, key=lambda n: -cost[n])


def replace_building(state: ElPasoState, seat: int, owned: list[int]) -> bool:
    """SUE-ACT-12: the replacement that uses the most of her builders."""
    possible = replacements(state, owned)
    if not possible:
        return False
    targets = {node: number for more, node, number in possible if more == possible[0][0]}
    node = nearest(state, seat, list(targets))
    put_building(state, seat, targets[node], node)
    return True


def replacements(state: ElPasoState, owned: list[int]) -> list[tuple[int, int, int]]:
    """SUE-ACT-12: builders used, node and new number; those that use the most come first."""
    builders = sue_of(state).workers[BUILDER]
    cost = state.box.building_cost
    found: list[tuple[int, int, int]] = []
    for node in owned:
        for number in BUILDINGS:
            more = cost[number] - cost[number_of(state.trail[node])]
            if state.piles[number] and 0 < more <= builders:
                found.append((more, node, number))
    return sorted(found, key=lambda each: -each[0])


def nearest(state: ElPasoState, seat: int, nodes: list[int]) -> int:
    """SUE-ACT-16: the nearest of several spaces, clockwise from her rancher."""
    note_tie(state, seat, NEAREST, len(nodes))
    start = sue_of(state).rancher
    return min(nodes, key=lambda node: clockwise(start, node))


def put_building(state: ElPasoState, seat: int, number: int, node: int) -> None:
    """SUE-SETUP-02: her building, without a marker; a replaced one returns to its pile."""
    old = state.trail[node]
    if old == EMPTY:
        state.note(PLACES, seat, number, node)
    else:
        state.piles[number_of(old)] += 1
        state.note(REPLACES, seat, number, node, old)
    state.piles[number] -= 1
    state.trail[node] = common_tile(seat, number)
