"""Final scoring: the seven categories of the rulebook, in its order."""

from __future__ import annotations

from typing import Final

from trailhand.games.common.ranking import best_seats
from trailhand.games.elpaso.facts.codes import BREED_COUNT, WORKER_CARD, number_of
from trailhand.games.elpaso.objectives import Means, best_points
from trailhand.games.elpaso.state import ElPasoState, Player

CATEGORIES: Final = (
    "money",
    "buildings",
    "trading_posts",
    "workers",
    "cattle",
    "bonus_tiles",
    "objectives",
)


def score(state: ElPasoState, seat: int) -> dict[str, int]:
    """The points of a seat as if the game ended now.

    ELP-SCORE-08: tokens, certificates, discs and markers on hand score nothing. ELP-SETUP-14:
    what a player owns is public, only the order of it is not.
    """
    player = state.players[seat]
    box = state.box
    workers, cattle = card_points(state, player)
    return {
        "money": player.money // box.money_per_point,  # ELP-SCORE-01
        "buildings": building_points(state, seat),
        "trading_posts": post_points(state, player.posts),
        "workers": workers,
        "cattle": cattle + (box.final_vp if state.finisher == seat else 0),
        "bonus_tiles": sum(box.bonuses[tile].vp for tile in player.bonuses),  # ELP-SCORE-06
        "objectives": objective_points(state, seat),
    }


def card_points(state: ElPasoState, player: Player) -> tuple[int, int]:
    """ELP-SCORE-04, ELP-SCORE-05: worker and cattle cards wherever they are; culled: none."""
    points = state.box.card_vp
    workers = 0
    for worker, count in enumerate(player.area):
        workers += count * points[WORKER_CARD + worker]
    cattle = 0
    for card in player.hand + player.draw + player.discard:
        if card >= WORKER_CARD:
            workers += points[card]
        else:
            cattle += points[card]
    return workers, cattle


def building_points(state: ElPasoState, owner: int) -> int:
    """ELP-SCORE-02: the owner's buildings on the trail."""
    points = 0
    for node in state.buildings_of(owner):
        points += state.box.building_vp[number_of(state.trail[node])]
    return points


def post_points(state: ElPasoState, posts: list[int]) -> int:
    """ELP-SCORE-03, ELP-DEL-10: every disc on a post that scores."""
    points = 0
    for post, discs in enumerate(posts):
        points += discs * state.box.posts[post].vp
    return points


def objective_points(state: ElPasoState, seat: int) -> int:
    """ELP-SCORE-07: fulfilled objective tiles; the others cost nothing."""
    player = state.players[seat]
    if not player.objectives:
        return 0
    cattle = [0] * BREED_COUNT
    for card in player.hand + player.draw + player.discard:
        if card < BREED_COUNT:
            cattle[card] += 1
    cost = state.box.building_cost
    buildings = [cost[number_of(state.trail[node])] for node in state.buildings_of(seat)]
    means = Means(cattle, len(player.bonuses), buildings, player.posts)
    return best_points(state.box, player.objectives, means)


def winners(state: ElPasoState) -> list[int]:
    """ELP-SCORE-09: the most points; tie: the most money left after conversion; else shared."""
    ranks = [
        (sum(score(state, seat).values()), state.players[seat].money % state.box.money_per_point)
        for seat in range(state.seats)
    ]
    return best_seats(ranks)
