"""Sam's reasons: what made him choose, and why he did nothing.

He chooses by keeping the best of what is left, criterion after criterion. Every criterion
that leaves something out is an event, so that his turn can be followed.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import NUMBER, Kind, Thing
from trailhand.core.text import Reason
from trailhand.games.gwt.solo.board import SAM
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG

SHORTEST_WAY: Final = 1
LEAST_TAX: Final = 2
LEAST_TAX_TO_YOU: Final = 3
NO_HAZARD_BRANCH: Final = 4
FIRST_SPACE: Final = 5
RANK: Final = 6
CHEAPEST: Final = 7
SPECIALTY: Final = 8
TOP_ROW: Final = 9
LEFT_COLUMN: Final = 10
MOST_POINTS: Final = 11
BEST_CARD: Final = 12
FEWEST_CARDS: Final = 13
FEWEST_COWBOYS: Final = 14
LEAST_MONEY: Final = 15
DISPLAY_ORDER: Final = 16
FARTHEST_STATION: Final = 17
MOST_BUILDERS: Final = 18
A_HAND: Final = 19
LOWEST_NUMBER: Final = 20
NEAREST_SPACE: Final = 21
LARGEST_TILE: Final = 22
MOST_HANDS: Final = 23
EARLIEST_SPACE: Final = 24
MOST_HAZARDS: Final = 25
BEST_HAZARD: Final = 26
ZONE_ORDER: Final = 27
HIGHEST_SPACE: Final = 28
LEAST_STATION: Final = 29
STATION_ORDER: Final = 30
VALUE_3: Final = 31
BIG_CITY_POINTS: Final = 32
BIG_CITY_VALUE: Final = 33
TRADE_SPACE: Final = 34
LEFT_SPACE: Final = 35

WHY: Final[dict[int, Reason]] = {
    SHORTEST_WAY: Reason("shortest-way", "SAM-MOVE-03"),
    LEAST_TAX: Reason("least-tax", "SAM-MOVE-03"),
    LEAST_TAX_TO_YOU: Reason("least-tax-to-you", "SAM-MOVE-03"),
    NO_HAZARD_BRANCH: Reason("no-hazard-branch", "SAM-MOVE-04"),
    FIRST_SPACE: Reason("first-space", "SAM-MOVE-04"),
    RANK: Reason("rank", "SAM-HIRE-02"),
    CHEAPEST: Reason("cheapest", "SAM-HIRE-03"),
    SPECIALTY: Reason("specialty", "SAM-HIRE-03"),
    TOP_ROW: Reason("top-row", "SAM-HIRE-02"),
    LEFT_COLUMN: Reason("left-column", "SAM-HIRE-02"),
    MOST_POINTS: Reason("most-points", "SAM-CATTLE-01"),
    BEST_CARD: Reason("best-card", "SAM-CATTLE-03"),
    FEWEST_CARDS: Reason("fewest-cards", "SAM-CATTLE-03"),
    FEWEST_COWBOYS: Reason("fewest-cowboys", "SAM-CATTLE-03"),
    LEAST_MONEY: Reason("least-money", "SAM-CATTLE-03"),
    DISPLAY_ORDER: Reason("display-order", "SAM-CATTLE-03"),
    FARTHEST_STATION: Reason("farthest-station", "SAM-ENGINE-02"),
    MOST_BUILDERS: Reason("most-builders", "SAM-BUILD-01"),
    A_HAND: Reason("a-hand", "SAM-BUILD-01"),
    LOWEST_NUMBER: Reason("lowest-number", "SAM-BUILD-01"),
    NEAREST_SPACE: Reason("nearest-space", "SAM-BUILD-03"),
    LARGEST_TILE: Reason("largest-tile", "SAM-BUILD-05"),
    MOST_HANDS: Reason("most-hands", "SAM-BUILD-05"),
    EARLIEST_SPACE: Reason("earliest-space", "SAM-BUILD-05"),
    MOST_HAZARDS: Reason("most-hazards", "SAM-HAZARD-01"),
    BEST_HAZARD: Reason("best-hazard", "SAM-HAZARD-01"),
    ZONE_ORDER: Reason("zone-order", "SAM-HAZARD-01"),
    HIGHEST_SPACE: Reason("highest-space", "SAM-HAZARD-01"),
    LEAST_STATION: Reason("least-station", "SAM-KC-06"),
    STATION_ORDER: Reason("station-order", "SAM-KC-06"),
    VALUE_3: Reason("value-3", "SAM-CATTLE-09"),
    BIG_CITY_POINTS: Reason("big-city-points", "SAMN-DELIV-02"),
    BIG_CITY_VALUE: Reason("big-city-value", "SAMN-DELIV-02"),
    TRADE_SPACE: Reason("trade-space", "SAMN-STORE-03"),
    LEFT_SPACE: Reason("left-space", "SAMN-STORE-03"),
}

NOBODY_TO_HIRE: Final = 1
NOTHING_TO_BUY: Final = 2
NO_VALUE_3: Final = 3
NO_ENGINE: Final = 4
NO_BUILDING: Final = 5
NO_OBJECTIVE: Final = 6
NO_OUTLAW: Final = 7
NO_HAZARD: Final = 8
NO_TILE: Final = 9
NO_DISC_CITY: Final = 10
NO_DISC_STATION: Final = 11
NO_EXPANSION: Final = 12

SKIPPED: Final[dict[int, Reason]] = {
    NOBODY_TO_HIRE: Reason("nobody-to-hire", "SAM-HIRE-05"),
    NOTHING_TO_BUY: Reason("nothing-to-buy", "SAM-CATTLE-04"),
    NO_VALUE_3: Reason("no-value-3", "SAM-CATTLE-09"),
    NO_ENGINE: Reason("no-engine", "SAM-ENGINE-06"),
    NO_BUILDING: Reason("no-building", "SAM-TURN-04"),
    NO_OBJECTIVE: Reason("no-objective", "SAM-OBJ-01"),
    NO_OUTLAW: Reason("no-outlaw", "SAM-TURN-04"),
    NO_HAZARD: Reason("no-hazard", "SAM-TURN-04"),
    NO_TILE: Reason("no-tile", "SAM-KC-02"),
    NO_DISC_CITY: Reason("no-disc-city", "SAM-KC-06"),
    NO_DISC_STATION: Reason("no-disc-station", "SAM-ENGINE-05"),
    NO_EXPANSION: Reason("no-expansion", "SAMN-EXP-02"),
}

CRITERION: Final[Thing[GwtState]] = Thing(
    lambda state, seat, why: f"@sam-why-{WHY[why].name}",
    rule=lambda state, seat, why: WHY[why].rule,
)
OBSTACLE: Final[Thing[GwtState]] = Thing(
    lambda state, seat, reason: f"@sam-skip-{SKIPPED[reason].name}",
    rule=lambda state, seat, reason: SKIPPED[reason].rule,
)
CHOOSES: Final = Kind(LOG, "sam-why", "", reason=CRITERION, before=NUMBER, after=NUMBER)
DOES_NOTHING: Final = Kind(LOG, "sam-skipped", "", reason=OBSTACLE)


def keep_best(state: GwtState, left: list[int], scores: list[int], why: int) -> list[int]:
    """Those of `left` with the lowest score; tell the criterion if it left something out.

    `left` are places in the list of scores.
    """
    best = min([scores[place] for place in left])
    kept = [place for place in left if scores[place] == best]
    if len(kept) < len(left):
        state.note(CHOOSES, SAM, why, len(left), len(kept))
    return kept


def skip(state: GwtState, reason: int) -> None:
    """SAM-TURN-04: what cannot be done is skipped, and no other card is drawn."""
    state.note(DOES_NOTHING, SAM, reason)
