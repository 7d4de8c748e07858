"""What a person has to do for Sue on the real table, and by which rule."""

from __future__ import annotations

from typing import Final

from trailhand.games.common.reasons import Reason

SET_UP: Final = 1
RESERVE: Final = 2
CARDS: Final = 3
ROW: Final = 4
START: Final = 5
BEGIN: Final = 6
MOVE: Final = 7
COMPARE: Final = 8

GUIDES: Final[dict[int, Reason]] = {
    SET_UP: Reason("set-up", "SUE-SETUP-01"),
    RESERVE: Reason("reserve", "SUE-SETUP-03"),
    CARDS: Reason("cards", "SUE-SETUP-04"),
    ROW: Reason("row", "SUE-SETUP-05"),
    START: Reason("start", "SUE-SETUP-06"),
    BEGIN: Reason("begin", "SUE-SETUP-07"),
    MOVE: Reason("move", "SUE-MOVE-02"),
    COMPARE: Reason("compare", "SUE-SCORE-04"),
}
FIRST: Final = (SET_UP, RESERVE, CARDS, ROW, START, BEGIN)
