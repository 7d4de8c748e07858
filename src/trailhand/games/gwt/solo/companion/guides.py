"""What a person has to do for Sam on the real table, and by which rule."""

from __future__ import annotations

from typing import Final

from trailhand.games.common.reasons import Reason

MOVE: Final = 1
HIRE_SPECIALTY: Final = 2
HIRE_CHEAPEST: Final = 3
BUY: Final = 4
ADD_CARDS: Final = 5
TAKE_VALUE_3: Final = 6
TAKE_OBJECTIVE: Final = 7
TAKE_OUTLAW: Final = 8
TAKE_HAZARD: Final = 9
SITE: Final = 10
SEND_AWAY: Final = 11
FORESIGHTS: Final = 12
LEAVE: Final = 13
REVEAL: Final = 14
COMPARE: Final = 15

GUIDES: Final[dict[int, Reason]] = {
    MOVE: Reason("move", "SAM-MOVE-03"),
    HIRE_SPECIALTY: Reason("hire-specialty", "SAM-HIRE-02"),
    HIRE_CHEAPEST: Reason("hire-cheapest", "SAM-HIRE-03"),
    BUY: Reason("buy", "SAM-CATTLE-01"),
    ADD_CARDS: Reason("add-cards", "SAM-CATTLE-08"),
    TAKE_VALUE_3: Reason("take-value-3", "SAM-CATTLE-09"),
    TAKE_OBJECTIVE: Reason("take-objective", "SAM-OBJ-01"),
    TAKE_OUTLAW: Reason("take-outlaw", "SAM-OUTLAW-01"),
    TAKE_HAZARD: Reason("take-hazard", "SAM-HAZARD-01"),
    SITE: Reason("site", "SAM-BUILD-02"),
    SEND_AWAY: Reason("send-away", "SAM-ENGINE-04"),
    FORESIGHTS: Reason("foresights", "SAM-KC-01"),
    LEAVE: Reason("leave", "SAM-KC-07"),
    REVEAL: Reason("reveal", "SAM-SCORE-02"),
    COMPARE: Reason("compare", "SAM-SCORE-04"),
}
