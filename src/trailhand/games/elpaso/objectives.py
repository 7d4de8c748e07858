"""Which objectives are fulfilled: every element counts for one objective only.

ELP-OBJ-06: the best set of objectives is found by trying them one by one, each with every way
to spend what is left: cattle, bonus tiles, buildings as a whole, discs on posts.
"""

from __future__ import annotations

from trailhand.games.elpaso.facts.box import Box, Objective


class Means:
    """What is left to fulfil objectives with."""

    cattle: list[int]
    bonuses: int
    buildings: list[int]
    posts: list[int]

    def __init__(
        self, cattle: list[int], bonuses: int, buildings: list[int], posts: list[int]
    ) -> None:
        self.cattle = cattle
        self.bonuses = bonuses
        self.buildings = buildings
        self.posts = posts


def best_points(box: Box, tiles: list[int], means: Means) -> int:
    """ELP-OBJ-01, ELP-OBJ-06: the most points that a set of objective tiles can give.

    Equal elements are alike, so only tiles that can be fulfilled at all are tried.
    """
    rows = [box.objectives[tile] for tile in tiles]
    useful = [row for row in rows if payments(row, means)]
    return best_from(useful, 0, means)


def best_from(rows: list[Objective], at: int, means: Means) -> int:
    """The most points from one tile on: without it, or with it in each possible way."""
    if at == len(rows):
        return 0
    best = best_from(rows, at + 1, means)
    rest = sum(row.vp for row in rows[at:])
    for left in payments(rows[at], means):
        if best >= rest:
            break
        best = max(best, rows[at].vp + best_from(rows, at + 1, left))
    return best


def payments(row: Objective, means: Means) -> list[Means]:
    """What can be left after a tile is fulfilled; nothing if it cannot be.

    ELP-OBJ-02: named cattle. ELP-OBJ-03: buildings that cost enough together, each used
    whole. ELP-OBJ-04: a disc on exactly this post. ELP-OBJ-05: all conditions at once.
    """
    cattle = [have - need for have, need in zip(means.cattle, row.cattle, strict=True)]
    bonuses = means.bonuses - row.bonuses
    if min(cattle) < 0 or bonuses < 0:
        return []
    posts = means.posts
    if row.post >= 0:
        if posts[row.post] == 0:
            return []
        posts = posts[:]
        posts[row.post] -= 1
    ways = spent_buildings(means.buildings, row.buildings)
    return [Means(cattle, bonuses, left, posts) for left in ways]


def spent_buildings(costs: list[int], needed: int) -> list[list[int]]:
    """The buildings left after some that cost enough are used; never more than needed."""
    if needed == 0:
        return [costs]
    single = [costs[:n] + costs[n + 1 :] for n in range(len(costs)) if costs[n] >= needed]
    if single:
        return single
    return [[]] if sum(costs) >= needed else []
