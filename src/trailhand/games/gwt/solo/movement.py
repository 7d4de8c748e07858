"""How far Sam moves, and by which way."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_MOVE, A_PAYMENT, Kind
from trailhand.games.gwt.facts.codes import EMPTY, owner_of
from trailhand.games.gwt.facts.files import facts
from trailhand.games.gwt.facts.routes import ROUTE_END
from trailhand.games.gwt.scoring import count_buildings
from trailhand.games.gwt.solo.board import SAM, sam_of
from trailhand.games.gwt.solo.cards import MOST_BUILDINGS, SPECIALTY_WORKERS, SamCard
from trailhand.games.gwt.solo.reasons import (
    FIRST_SPACE,
    LEAST_TAX,
    LEAST_TAX_TO_YOU,
    NO_HAZARD_BRANCH,
    SHORTEST_WAY,
    keep_best,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.trail import STEP, Reach, fee, locations_on
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import DOLLARS, PAYEE, SPACE, SPOT

MOVED: Final = Kind(LOG, "sam-moved", "SAM-MOVE-01", A_MOVE, place=SPOT)
TAX: Final = Kind(LOG, "sam-tax", "SAM-MOVE-05", A_PAYMENT, n=DOLLARS, to=PAYEE, space=SPACE)

FEWEST: Final[int] = facts("sam")["limits"]["fewest_steps"]
MOST: Final[int] = facts("sam")["limits"]["most_steps"]


def steps_of(state: GwtState, card: SamCard) -> int:
    """SAM-MOVE-01, SAM-MOVE-02, SAM-MOVE-08: the number of locations that a card says."""
    if card.move > 0:
        return card.move
    return within_limits(counted(state, card.move))


def within_limits(steps: int) -> int:
    """SAM-MOVE-02: at least 1, at most 5."""
    return max(FEWEST, min(MOST, steps))


def counted(state: GwtState, what: int) -> int:
    """What a variable card counts: workers of the specialty, or the most buildings."""
    if what == SPECIALTY_WORKERS:
        return state.players[SAM].workers[sam_of(state).specialty]
    assert what == MOST_BUILDINGS
    return max([count_buildings(state, seat) for seat in range(len(state.players))])


def move_sam(state: GwtState, steps: int) -> None:
    """Move his herder; SAM-MOVE-05: he pays nothing, the bank pays the player's taxes."""
    sam = state.players[SAM]
    way = best_way(state, steps)
    for space in way:
        state.note(STEP, SAM, space)
        collect(state, space)
    sam.herder = way[-1]
    state.note(MOVED, SAM, sam.herder, state.trail[sam.herder])


def collect(state: GwtState, space: int) -> None:
    """SAM-MOVE-05, SAM-MOVE-07: the tax of a player's building comes from the bank."""
    owner = owner_of(state.trail[space])
    due = tax(state, space)
    if 0 <= owner < state.seats and due:
        state.players[owner].money += due
        state.note(TAX, SAM, due, owner, space)


def tax(state: GwtState, space: int) -> int:
    """SAM-MOVE-07: what entering a location would cost; his own buildings are free."""
    return 0 if space == state.box.kansas_city else fee(state, SAM, state.trail[space])


def tax_to_players(state: GwtState, space: int) -> int:
    """The part of the tax that a player gets."""
    return tax(state, space) if 0 <= owner_of(state.trail[space]) < state.seats else 0


def best_way(state: GwtState, steps: int) -> list[int]:
    """SAM-MOVE-03: the shortest rest of the way, then the least tax, then the least to you.

    SAM-MOVE-06: empty spaces do not count.
    """
    ways = all_ways(state, steps)
    rest = locations_left(state)
    left = list(range(len(ways)))
    left = keep_best(state, left, [rest[way[-1]] for way in ways], SHORTEST_WAY)
    left = keep_best(state, left, [sum(tax(state, s) for s in way) for way in ways], LEAST_TAX)
    yours = [sum(tax_to_players(state, s) for s in way) for way in ways]
    left = keep_best(state, left, yours, LEAST_TAX_TO_YOU)
    return ways[first_by_order(state, ways, left)]


def all_ways(state: GwtState, steps: int) -> list[list[int]]:
    """SAM-MOVE-01: all moves of exactly that many locations, or shorter ones to Kansas City."""
    start = state.players[SAM].herder
    reach = Reach(state, steps, True)
    reach.leave(start)
    found: list[list[int]] = []
    for place in range(len(reach.routes)):
        route = reach.routes[place]
        if reach.steps[place] == steps or ROUTE_END[route] == state.box.kansas_city:
            found.append(locations_on(state, start, route))
    return found


def locations_left(state: GwtState) -> list[int]:
    """For every space: the fewest locations from there to Kansas City, which counts, too."""
    box = state.box
    left = [-1] * len(box.space_names)
    left[box.kansas_city] = 0
    measure(state, box.start, left)
    return left


def measure(state: GwtState, space: int, left: list[int]) -> int:
    """Fill in the distance of a space and of all behind it."""
    if left[space] < 0:
        left[space] = min(
            [
                measure(state, ahead, left) + (0 if state.trail[ahead] == EMPTY else 1)
                if ahead != state.box.kansas_city
                else 1
                for ahead in state.box.next_spaces[space]
            ]
        )
    return left[space]


def first_by_order(state: GwtState, ways: list[list[int]], left: list[int]) -> int:
    """SAM-MOVE-04: at the first difference no hazard branch, then the first name."""
    names = state.box.space_names
    place = 0
    while len(left) > 1:
        spaces = [way[place] if place < len(way) else -1 for way in ways]
        risky = [1 if space >= 0 and in_hazard_branch(state, space) else 0 for space in spaces]
        left = keep_best(state, left, risky, NO_HAZARD_BRANCH)
        order = sorted(names[space] for space in spaces if space >= 0)
        ranks = [order.index(names[space]) if space >= 0 else -1 for space in spaces]
        left = keep_best(state, left, ranks, FIRST_SPACE)
        place += 1
    return left[0]


def in_hazard_branch(state: GwtState, space: int) -> bool:
    """Whether a space lies in a branch with a hazard zone."""
    return space in sam_of(state).facts.hazard_branches
