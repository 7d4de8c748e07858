"""Why not: every reason for which a choice is refused, with the rule that says so."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Lack, Reason

OFF_GRID: Final = 1
PRINTED: Final = 2
COVERED: Final = 3
NOT_START: Final = 4
NOT_CONNECTED: Final = 5
NOT_SIGNPOST: Final = 6
WATER_GOLD: Final = 7
NO_GOLD: Final = 8
NO_ROOM: Final = 9
NO_JUMP: Final = 10
NO_STREET: Final = 11
NO_MILL: Final = 12
MILL_TAKES: Final = 13
EMPTY_PILE: Final = 14
NOT_A_MILL: Final = 15
MUST_ACT: Final = 16
SINGLE_STREET: Final = 17
FEW_COWS: Final = 18
BOOTED: Final = 19
NOT_IN_SIGHT: Final = 20
ACE_TAKEN: Final = 21
HILL_TAKEN: Final = 23
TOO_DEAR: Final = 25
NOT_NAMED: Final = 26
NO_STORE_GOLD: Final = 27
STORE_FULL: Final = 28
NO_CARD: Final = 29

REASONS: Final[dict[int, Reason]] = {
    OFF_GRID: Reason("off-grid", "WTW-PLACE-02"),
    PRINTED: Reason("printed", "WTW-PLACE-03", near=1),
    COVERED: Reason("covered", "WTW-PLACE-02", near=2),
    NOT_START: Reason("not-start", "WTW-PLACE-04", near=3),
    NOT_CONNECTED: Reason("not-connected", "WTW-PLACE-05", near=3),
    NOT_SIGNPOST: Reason("not-signpost", "WTW-CQ-GEN-02", near=4),
    WATER_GOLD: Reason("water-gold", "WTW-CQ-WATER-01", near=5),
    NO_GOLD: Reason("gold", "WTW-DRAFT-02", Lack("cost", "gold")),
    NO_ROOM: Reason("room", "WTW-DRAFT-07", near=1),
    NO_JUMP: Reason("jump", "WTW-DRAFT-08"),
    NO_STREET: Reason("street", "WTW-STR-02"),
    NO_MILL: Reason("mill", "WTW-BLD-12"),
    MILL_TAKES: Reason("mill-takes", "WTW-BLD-12"),
    EMPTY_PILE: Reason("empty-pile", "WTW-BLD-12"),
    NOT_A_MILL: Reason("not-a-mill", "WTW-BLD-12"),
    MUST_ACT: Reason("must-act", "WTW-FLOW-08"),
    SINGLE_STREET: Reason("single-street", "WTW-STR-05", near=1),
    FEW_COWS: Reason("few-cows", "WTW-COW-03", Lack("n", "cows")),
    BOOTED: Reason("booted", "WTW-COW-05"),
    NOT_IN_SIGHT: Reason("not-in-sight", "WTW-SHER-03"),
    ACE_TAKEN: Reason("ace-taken", "WTW-CMP-05"),
    HILL_TAKEN: Reason("hill-taken", "WTW-TUS-06"),
    TOO_DEAR: Reason("too-dear", "WTW-CQ-VAULT-01"),
    NOT_NAMED: Reason("not-named", "WTW-CQ-VAULT-01"),
    NO_STORE_GOLD: Reason("store-gold", "WTW-CQ-VAULT-03"),
    STORE_FULL: Reason("store-full", "WTW-CQ-VAULT-03"),
    NO_CARD: Reason("card", "WTW-PRT-02"),
}
