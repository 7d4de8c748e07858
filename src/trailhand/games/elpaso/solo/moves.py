"""How Sue walks: all the steps of her card, the shorter branch at a fork, a stop at El Paso."""

from __future__ import annotations

from trailhand.games.elpaso.facts.codes import EMPTY, HOME
from trailhand.games.elpaso.solo.ties import INNER, note_tie, sue_of
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.trail import STEP


def walk(state: ElPasoState, seat: int, steps: int) -> None:
    """SUE-MOVE-03, SUE-MOVE-07: so many locations on, unless El Paso comes first."""
    sue = sue_of(state)
    while steps > 0:
        sue.rancher = next_node(state, seat, sue.rancher)
        if state.trail[sue.rancher] != EMPTY:
            steps -= 1
            state.note(STEP, seat, sue.rancher)
        if sue.rancher == HOME:
            return


def next_node(state: ElPasoState, seat: int, node: int) -> int:
    """SUE-MOVE-02: at a fork the branch with fewer locations; tie: the inner one."""
    ways = state.box.ahead[node]
    if len(ways) == 1:
        return ways[0]
    lengths = [branch_length(state, way) for way in ways]
    shortest = min(lengths)
    note_tie(state, seat, INNER, lengths.count(shortest))
    return ways[lengths.index(shortest)]  # the inner way comes first


def branch_length(state: ElPasoState, node: int) -> int:
    """The locations that lie on a branch now, up to where the branches meet."""
    count = 0
    while len(state.box.behind[node]) == 1:
        count += 1 if state.trail[node] != EMPTY else 0
        node = state.box.ahead[node][0]
    return count
