"""What Sue does: market, reserve, train, build, or the best of three.

SUE-ACT-15: nothing is paid, and her workers stay in their row.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, A_PIECE, NUMBER, Kind
from trailhand.games.elpaso.facts.codes import (
    BONUS,
    BUILDER,
    CORRIENTE,
    COWBOY,
    ENGINEER,
    GAP,
    JOKER,
    OBJECTIVE,
    ROW,
    WORKER_CARD,
)
from trailhand.games.elpaso.sheets import train_sheet
from trailhand.games.elpaso.solo.building import build
from trailhand.games.elpaso.solo.cattle import NOTHING_FOUND, go_to_market, take_cattle
from trailhand.games.elpaso.solo.things import CATTLE_PILE, GROUP, RESERVE
from trailhand.games.elpaso.solo.ties import (
    LEFTMOST_TILE,
    largest_group,
    note_tie,
    sue_of,
)
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.tiles import row_of, take_face_up
from trailhand.games.elpaso.verbs import CattleEffect, HireEffect, TileEffect
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import (
    BONUS_PLACE,
    BONUS_TILE,
    OBJECTIVE_PLACE,
    OBJECTIVE_TILE,
    TRAIN_CARD,
)
from trailhand.games.elpaso.words.things import CARD as ANY_CARD

FULL_GROUP: Final = 4  # jokers join no group of this size; the market and the train end here
NO_LIMIT: Final = 99
TRAIN_BREED: Final = CORRIENTE  # SUE-ACT-09: else a Black Angus, the only cheaper one
BY_WORKER: Final = {COWBOY: "market", ENGINEER: "train", BUILDER: "build"}

MOST_WORKERS: Final = Kind(LOG, "sue-best", "SUE-ACT-14", worker=GROUP)
CATTLE_DRAWN: Final = Kind(
    LOG, "sue-draws", "SUE-ACT-04", A_CARD, card=ANY_CARD, reserve=RESERVE, pile=CATTLE_PILE
)
WORKER_DRAWN: Final = Kind(
    LOG, "sue-worker", "SUE-ACT-04", A_PIECE, card=ANY_CARD, worker=GROUP, n=NUMBER, reserve=RESERVE
)
JOKER_DRAWN: Final = Kind(
    LOG,
    "sue-worker/joker",
    "SUE-ACT-05",
    A_PIECE,
    card=ANY_CARD,
    worker=GROUP,
    n=NUMBER,
    reserve=RESERVE,
)
TRAIN_USED: Final = Kind(LOG, "sue-train", "SUE-ACT-07", A_CARD, card=TRAIN_CARD)
OBJECTIVE_TAKEN: Final = Kind(
    LOG, "sue-objective", "SUE-ACT-08", A_CARD, tile=OBJECTIVE_TILE, place=OBJECTIVE_PLACE
)
BONUS_TAKEN: Final = Kind(
    LOG, "sue-bonus", "SUE-ACT-08", A_PIECE, tile=BONUS_TILE, place=BONUS_PLACE
)


def act(state: ElPasoState, seat: int, action: str) -> None:
    """Perform the action of a card; nothing is paid, and her workers stay (SUE-ACT-15)."""
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
    state.note(MOST_WORKERS, seat, worker)
    return BY_WORKER[worker]


# -- reserve ------------------------------------------------------------------------------


def draw_from_reserve(state: ElPasoState, seat: int) -> None:
    """SUE-ACT-04, SUE-ACT-06: cattle to her pile, a worker to its group; nothing if empty."""
    sue = sue_of(state)
    if not sue.reserve:
        state.note(NOTHING_FOUND, seat)
        return
    card = state.rng.take(sue.reserve)
    if card < WORKER_CARD:
        sue.cattle.append(card)
        state.note(CATTLE_DRAWN, seat, card)
        return
    worker, kind = card - WORKER_CARD, WORKER_DRAWN
    if worker == JOKER:
        worker, kind = group_for_joker(state, seat), JOKER_DRAWN
        sue.jokers[worker] += 1
    sue.workers[worker] += 1
    state.note(kind, seat, card, worker, sue.workers[worker])


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
    state.note(TRAIN_USED, seat, card)
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
        state.note(NOTHING_FOUND, seat)
        return
    note_tie(state, seat, LEFTMOST_TILE, tied)
    tile = take_face_up(state, found, at)
    if found == OBJECTIVE:
        sue_of(state).objectives.append(tile)
        state.note(OBJECTIVE_TAKEN, seat, tile, at)
    else:
        sue_of(state).bonuses.append(tile)
        state.note(BONUS_TAKEN, seat, tile, at)


def tile_points(state: ElPasoState, kind: int, tile: int) -> int:
    """The points printed on a tile; a gap counts less than nothing."""
    if tile == GAP:
        return -1
    return state.box.objectives[tile].vp if kind == OBJECTIVE else state.box.bonuses[tile].vp
