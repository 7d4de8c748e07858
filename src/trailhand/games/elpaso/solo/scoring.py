"""Sue's points, and who wins against her."""

from __future__ import annotations

from trailhand.games.elpaso.facts.codes import JOKER, WORKER_CARD
from trailhand.games.elpaso.scoring import building_points, post_points, score
from trailhand.games.elpaso.solo.ties import sue_of
from trailhand.games.elpaso.state import ElPasoState


def sue_score(state: ElPasoState) -> dict[str, int]:
    """SUE-SCORE-01, SUE-SCORE-02, SUE-SCORE-03: no money, and all her objectives count."""
    sue = sue_of(state)
    box = state.box
    seat = state.seats
    cattle = sum(box.card_vp[card] for card in sue.cattle)
    workers = sum(sue.jokers) * box.card_vp[WORKER_CARD + JOKER]
    for worker in sue.row:
        own = sue.workers[worker] - sue.jokers[worker]
        workers += own * box.card_vp[WORKER_CARD + worker]
    return {
        "money": 0,
        "buildings": building_points(state, seat),
        "trading_posts": post_points(state, sue.posts),
        "workers": workers,
        "cattle": cattle + (box.final_vp if state.finisher == seat else 0),
        "bonus_tiles": sum(box.bonuses[tile].vp for tile in sue.bonuses),
        "objectives": sum(box.objectives[tile].vp for tile in sue.objectives),
    }


def compare(state: ElPasoState) -> int:
    """SUE-SCORE-04: positive if the human wins, negative if Sue does, zero if they share."""
    human, hers = sum(score(state, 0).values()), sum(sue_score(state).values())
    if human != hers:
        return human - hers
    return state.players[0].money % state.box.money_per_point
