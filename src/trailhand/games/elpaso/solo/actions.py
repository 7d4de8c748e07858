"""What Sue does: market, reserve, train, build, or the best of three. Nothing is paid."""

from __future__ import annotations

from typing import Final

from trailhand.games.elpaso.codes import (
    BONUS,
    BUILDER,
    BUILDINGS,
    CORRIENTE,
    COWBOY,
    EMPTY,
    ENGINEER,
    GAP,
    HEREFORD,
    JOKER,
    KINDS,
    MARKET,
    MARKET_KINDS,
    OBJECTIVE,
    ROW,
    WORKER_CARD,
    common_tile,
    number_of,
)
from trailhand.games.elpaso.sheets import train_sheet
from trailhand.games.elpaso.solo.ties import (
    LEFTMOST_TILE,
    NEAREST,
    clockwise,
    largest_group,
    note_tie,
    sue_of,
)
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.tiles import row_of, take_face_up
from trailhand.games.elpaso.verbs import CattleEffect, HireEffect, TileEffect

FULL_GROUP: Final = 4  # jokers join no group of this size; the market and the train end here
NO_LIMIT: Final = 99
TRAIN_BREED: Final = CORRIENTE  # SUE-ACT-09: else a Black Angus, the only cheaper one
BY_WORKER: Final = {COWBOY: "market", ENGINEER: "train", BUILDER: "build"}


def act(state: ElPasoState, seat: int, action: str) -> None:
    """Perform the action of a card."""
    if action == "best_of_three":
        action = best_of_three(state, seat)
    if action == "market":
        go_to_market(state, seat)
    elif action == "train":
        use_train(state, seat)
    elif action == "build":
        build(state, seat)
    else:
        for _ in range(cards_drawn(action)):
            draw_from_reserve(state, seat)


def cards_drawn(action: str) -> int:
    """SUE-ACT-04: the printed number of cards of her reserve."""
    return 2 if action == "reserve_2" else 1


def best_of_three(state: ElPasoState, seat: int) -> str:
    """SUE-ACT-14: market, train or build, by her largest group of workers; tie: leftmost."""
    worker = largest_group(state, seat, NO_LIMIT)
    state.note("sue-best", seat, worker)
    return BY_WORKER[worker]


# -- cattle -------------------------------------------------------------------------------


def go_to_market(state: ElPasoState, seat: int) -> None:
    """SUE-ACT-01: one card by the number of her cowboys."""
    take_cattle(state, seat, breed_by_cowboys(state, seat))


def breed_by_cowboys(state: ElPasoState, seat: int) -> int:
    """SUE-ACT-01: the breed that her cowboys bring."""
    cowboys = min(sue_of(state).workers[COWBOY], MARKET_KINDS)
    state.note("sue-market", seat, cowboys)
    return MARKET + cowboys - 1


def take_cattle(state: ElPasoState, seat: int, breed: int) -> None:
    """SUE-ACT-02, SUE-ACT-03: this breed or the next cheaper one, onto her cattle pile."""
    for wanted in range(breed, MARKET - 1, -1):
        if state.market[wanted - MARKET]:
            state.market[wanted - MARKET] -= 1
            sue_of(state).cattle.append(wanted)
            state.note("sue-cattle", seat, wanted)
            return
    state.note("sue-nothing", seat)


# -- reserve ------------------------------------------------------------------------------


def draw_from_reserve(state: ElPasoState, seat: int) -> None:
    """SUE-ACT-04, SUE-ACT-06: cattle to her pile, a worker to its group; nothing if empty."""
    sue = sue_of(state)
    if not sue.reserve:
        state.note("sue-nothing", seat)
        return
    card = state.rng.take(sue.reserve)
    if card < WORKER_CARD:
        sue.cattle.append(card)
        state.note("sue-draws", seat, card)
        return
    worker = card - WORKER_CARD
    if worker == JOKER:
        worker = group_for_joker(state, seat)
        sue.jokers[worker] += 1
    sue.workers[worker] += 1
    state.note("sue-worker", seat, card, worker, sue.workers[worker])


def group_for_joker(state: ElPasoState, seat: int) -> int:
    """SUE-ACT-05: the largest group below four; SUE-ACT-06: else the leftmost group."""
    worker = largest_group(state, seat, FULL_GROUP)
    return worker if worker >= 0 else sue_of(state).row[0]


# -- train --------------------------------------------------------------------------------


TILE: Final = 0
CATTLE: Final = 1
CARD: Final = 2


def use_train(state: ElPasoState, seat: int) -> None:
    """SUE-ACT-07: the card for her engineers, on the side that is up."""
    card = train_card(state, seat)
    for deed, kinds in train_deeds(state, card, state.train >> card & 1):
        if deed == TILE:
            take_best_tile(state, seat, kinds)
        elif deed == CATTLE:
            take_cattle(state, seat, TRAIN_BREED)
        else:
            draw_from_reserve(state, seat)


def train_card(state: ElPasoState, seat: int) -> int:
    """SUE-ACT-07: the train card for her engineers."""
    card = min(sue_of(state).workers[ENGINEER], len(state.box.train_cost)) - 1
    state.note("sue-train", seat, card)
    return card


def train_deeds(state: ElPasoState, card: int, face: int) -> list[tuple[int, int]]:
    """SUE-ACT-07: what she does of a side of a train card; a tile with the kinds allowed.

    SUE-ACT-10: where players hire she draws a card of her reserve.
    """
    deeds: list[tuple[int, int]] = []
    for slot in state.box.sheets[train_sheet(card, face)]:
        effect = state.box.effects[slot.effect]
        if isinstance(effect, TileEffect):
            deeds.append((TILE, effect.kinds))
        elif isinstance(effect, CattleEffect):
            deeds.append((CATTLE, 0))
        elif isinstance(effect, HireEffect):
            deeds.append((CARD, 0))
    return deeds


def take_best_tile(state: ElPasoState, seat: int, kinds: int) -> None:
    """SUE-ACT-08: the face-up tile with the most points; tie: leftmost, objective first."""
    best, tied, found, at = -1, 0, 0, 0
    for place in range(ROW):
        for kind in (OBJECTIVE, BONUS):
            tile = row_of(state, kind)[place] if kinds >> kind & 1 else GAP
            points = tile_points(state, kind, tile)
            if points > best:
                best, tied, found, at = points, 1, kind, place
            elif points == best >= 0:
                tied += 1
    if best < 0:
        state.note("sue-nothing", seat)
        return
    note_tie(state, seat, LEFTMOST_TILE, tied)
    tile = take_face_up(state, found, at)
    owned = sue_of(state).objectives if found == OBJECTIVE else sue_of(state).bonuses
    owned.append(tile)
    state.note(f"sue-{KINDS[found]}", seat, tile, 0, at)


def tile_points(state: ElPasoState, kind: int, tile: int) -> int:
    """The points printed on a tile; a gap counts less than nothing."""
    if tile == GAP:
        return -1
    return state.box.objectives[tile].vp if kind == OBJECTIVE else state.box.bonuses[tile].vp


# -- buildings ----------------------------------------------------------------------------


def build(state: ElPasoState, seat: int) -> None:
    """SUE-ACT-11, SUE-ACT-12, SUE-ACT-13: place, or replace, or take a Hereford."""
    owned = state.buildings_of(seat)
    if len(owned) < state.box.markers:
        done = place_building(state, seat)
    else:
        done = replace_building(state, seat, owned)
    if not done:
        state.note("sue-no-building", seat)
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
    if old != EMPTY:
        state.piles[number_of(old)] += 1
    state.piles[number] -= 1
    state.trail[node] = common_tile(seat, number)
    state.note("sue-builds", seat, number, node, old)
