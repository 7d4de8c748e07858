"""Why not: every reason for which a choice is refused, with the rule that says so."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Lack, Reason

TOO_FAR: Final = 1
KC_CLOSED: Final = 2
DONE_ALREADY: Final = 4
OTHER_HALF_DONE: Final = 5
AUX_AFTER_LOCAL: Final = 6
FOREIGN_PLACE: Final = 7
TILE_REPLACED: Final = 8
COPIED_BEFORE: Final = 9
AUX_LOCKED: Final = 10
NOT_DOUBLE: Final = 11
SINGLE_ONLY: Final = 12
NO_MONEY: Final = 13
NO_CARD: Final = 14
NO_PAIR: Final = 15
NO_WAY_BACK: Final = 16
ENGINE_FIXED: Final = 17
NO_WORKER: Final = 18
TOKEN_ROW: Final = 19
ROW_FULL: Final = 20
HIRE_MONEY: Final = 21
NOTHING_TO_BUY: Final = 22
NO_COWBOYS: Final = 23
NOT_ON_MARKET: Final = 24
STACK_EMPTY: Final = 25
BUY_MONEY: Final = 26
FEW_BUILDERS: Final = 27
BUILD_MONEY: Final = 28
NOT_LARGER: Final = 29
NO_SITE: Final = 30
SPACE_TAKEN: Final = 31
OCCUPIED: Final = 32
ENGINE_TOO_FAR: Final = 33
STATION_OWNED: Final = 34
STATION_MONEY: Final = 35
NO_DISC: Final = 36
NO_HIRED_WORKER: Final = 37
WHITE_ONLY: Final = 38
DISC_MONEY: Final = 39
DISC_GONE: Final = 40
BOARD_DISC_FIRST: Final = 41
NO_HAZARD: Final = 42
HAZARD_MONEY: Final = 43
NO_VILLAGE: Final = 44
VILLAGE_MONEY: Final = 45
NO_OBJECTIVE: Final = 46
LAST_WORKER: Final = 47
CITY_VALUE: Final = 48
CITY_TAKEN: Final = 49
NO_NEIGHBOUR: Final = 50
IN_CHAIN: Final = 51
COPY_OF_COPY: Final = 52
NOT_BEHIND: Final = 53
AT_START: Final = 54
MARKER_GAP: Final = 55
NO_STATION_BEHIND: Final = 56
NO_STEPS: Final = 57
NOTHING_LEFT: Final = 58
NOT_BREED: Final = 59
MUST_DELIVER: Final = 60
NO_LOCATION: Final = 62
KC_DISC_ONLY: Final = 63
NOT_EXACTLY_BACK: Final = 65
SAME_STATION: Final = 66
LOCAL_AFTER_AUX: Final = 67
FEW_SECOND: Final = 68
MUST_FORESEE: Final = 69
NO_DISC_CITY: Final = 70
DISC_RESERVE: Final = 71
AUX_ONCE: Final = 72
MUST_PAY: Final = 73
NOTHING_TO_COPY: Final = 74

MONEY: Final = Lack("cost", "money")
PER_WORKER: Final = 6  # about what it costs to hire one

REASONS: Final[dict[int, Reason]] = {
    TOO_FAR: Reason("too-far", "GWT-MOVE-04", Lack("steps", "limit")),
    KC_CLOSED: Reason("kc-closed", "GWT-OBJ-21"),
    DONE_ALREADY: Reason("done-already", "GWT-LOC-03"),
    OTHER_HALF_DONE: Reason("other-half-done", "GWT-LOC-06"),
    AUX_AFTER_LOCAL: Reason("aux-after-local", "GWT-LOC-08"),
    FOREIGN_PLACE: Reason("foreign-place", "GWT-LOC-09"),
    TILE_REPLACED: Reason("tile-replaced", "GWT-LOC-13"),
    COPIED_BEFORE: Reason("copied-before", "GWT-COPY-04"),
    AUX_LOCKED: Reason("aux-locked", "GWT-AUX-02"),
    NOT_DOUBLE: Reason("not-double", "GWT-AUX-06"),
    SINGLE_ONLY: Reason("single-only", "GWT-AUX-05"),
    NO_MONEY: Reason("money", "GWT-GEN-06", MONEY),
    NO_CARD: Reason("card", "GWT-ACT-01"),
    NO_PAIR: Reason("pair", "GWT-ACT-04"),
    NO_WAY_BACK: Reason("way-back", "GWT-ENG-10"),
    ENGINE_FIXED: Reason("engine-fixed", "GWT-ENG-17"),
    NO_WORKER: Reason("worker", "GWT-HIRE-12"),
    TOKEN_ROW: Reason("token-row", "GWT-HIRE-02"),
    ROW_FULL: Reason("row-full", "GWT-HIRE-06"),
    HIRE_MONEY: Reason("hire-money", "GWT-HIRE-12", MONEY),
    NOTHING_TO_BUY: Reason("nothing-to-buy", "GWT-LOC-15"),
    NO_COWBOYS: Reason("cowboys", "GWT-BUY-03", Lack("cowboys", "left", PER_WORKER)),
    NOT_ON_MARKET: Reason("not-on-market", "GWT-BUY-05"),
    STACK_EMPTY: Reason("stack-empty", "GWT-BUY-11"),
    BUY_MONEY: Reason("buy-money", "GWT-BUY-02", MONEY),
    FEW_BUILDERS: Reason("few-builders", "GWT-BUILD-02", Lack("needed", "builders", PER_WORKER)),
    BUILD_MONEY: Reason("build-money", "GWT-BUILD-03", MONEY),
    NOT_LARGER: Reason("not-larger", "GWT-BUILD-04"),
    NO_SITE: Reason("site", "GWT-LOC-15"),
    SPACE_TAKEN: Reason("space-taken", "GWT-BUILD-06"),
    OCCUPIED: Reason("occupied", "GWT-ENG-04"),
    ENGINE_TOO_FAR: Reason("engine-too-far", "GWT-ENG-06", Lack("distance", "limit")),
    STATION_OWNED: Reason("station-owned", "GWT-STA-02"),
    STATION_MONEY: Reason("station-money", "GWT-STA-09", MONEY),
    NO_DISC: Reason("disc", "GWT-STA-09"),
    NO_HIRED_WORKER: Reason("hired-worker", "GWT-SM-03"),
    WHITE_ONLY: Reason("white-only", "GWT-DISC-01"),
    DISC_MONEY: Reason("disc-money", "GWT-DISC-06", MONEY),
    DISC_GONE: Reason("disc-gone", "GWT-DISC-09"),
    BOARD_DISC_FIRST: Reason("board-disc-first", "GWT-DISC-09"),
    NO_HAZARD: Reason("hazard", "GWT-HAZ-03"),
    HAZARD_MONEY: Reason("hazard-money", "GWT-HAZ-02", MONEY),
    NO_VILLAGE: Reason("village", "GWT-VIL-05"),
    VILLAGE_MONEY: Reason("village-money", "GWT-VIL-04", MONEY),
    NO_OBJECTIVE: Reason("objective", "GWT-OBJ-04"),
    LAST_WORKER: Reason("last-worker", "GWT-END-06"),
    CITY_VALUE: Reason("city-value", "GWT-DEL-01", Lack("value", "total")),
    CITY_TAKEN: Reason("city-taken", "GWT-DEL-02"),
    NO_NEIGHBOUR: Reason("neighbour", "GWT-COPY-02"),
    IN_CHAIN: Reason("in-chain", "GWT-COPY-07"),
    COPY_OF_COPY: Reason("copy-of-copy", "GWT-COPY-11"),
    NOT_BEHIND: Reason("not-behind", "GWT-STB-02"),
    AT_START: Reason("at-start", "GWT-SDEL-06"),
    MARKER_GAP: Reason("marker-gap", "GWT-CERT-06"),
    NO_STATION_BEHIND: Reason("station-behind", "GWT-STB-01"),
    NO_STEPS: Reason("steps", "GWT-OBJ-27"),
    NOTHING_LEFT: Reason("nothing-left", "GWT-DECK-09"),
    NOT_BREED: Reason("not-breed", "GWT-ACT-02"),
    MUST_DELIVER: Reason("must-deliver", "GWT-DEL-01"),
    NO_LOCATION: Reason("location", "GWT-MOVE-02"),
    KC_DISC_ONLY: Reason("kc-disc-only", "GWT-DISC-13"),
    NOT_EXACTLY_BACK: Reason("not-exactly-back", "GWT-ENG-09"),
    LOCAL_AFTER_AUX: Reason("local-after-aux", "GWT-LOC-08"),
    FEW_SECOND: Reason("few-second", "GWT-BUY-04"),
    MUST_FORESEE: Reason("must-foresee", "GWT-KC-02"),
    NO_DISC_CITY: Reason("disc-city", "GWT-DISC-07"),
    DISC_RESERVE: Reason("disc-reserve", "GWT-DISC-07", MONEY),
    AUX_ONCE: Reason("aux-once", "GWT-AUX-05"),
    MUST_PAY: Reason("must-pay", "GWT-ACT-01"),
    SAME_STATION: Reason("same-station", "GWT-DISC-11"),
    NOTHING_TO_COPY: Reason("nothing-to-copy", "GWT-COPY-13"),
}
