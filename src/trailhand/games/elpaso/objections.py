"""Why not: every reason for which a choice is refused, with the rule that says so."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Lack, Reason

TOO_FAR: Final = 1
NO_LOCATION: Final = 2
PAST_EL_PASO: Final = 3
OTHER_BRANCH: Final = 4
NOT_MOVING: Final = 5
DONE_ALREADY: Final = 6
OTHER_HALF_DONE: Final = 7
FOREIGN_PLACE: Final = 8
AUX_AFTER_TILE: Final = 9
TILE_AFTER_AUX: Final = 10
AUX_ONCE: Final = 11
AUX_LOCKED: Final = 12
AUX_SAME: Final = 13
NO_MONEY: Final = 14
NO_CARD: Final = 15
WRONG_CARD: Final = 16
NO_TOKEN: Final = 17
NOTHING_TO_DRAW: Final = 18
NO_WORKER: Final = 19
CERTIFICATES_FULL: Final = 20
NOBODY_TO_HIRE: Final = 21
HIRE_MONEY: Final = 22
SAME_TYPE: Final = 23
FIRST_HIRE: Final = 24
FEW_WORKERS: Final = 25
WORKER_MONEY: Final = 26
BREED_GONE: Final = 27
PILE_GONE: Final = 28
NO_TILE: Final = 29
TILE_MONEY: Final = 30
NO_MARKER: Final = 31
NOT_DEARER: Final = 32
NOT_YOURS: Final = 33
BUILD_MONEY: Final = 34
CULL_LIMIT: Final = 35
POST_VALUE: Final = 36
POST_TAKEN: Final = 37
BLACK_DISC: Final = 38
DISC_MONEY: Final = 39
DISC_GONE: Final = 40
NO_DISC_FITS: Final = 41
MUST_DELIVER: Final = 42
NO_COPY: Final = 43
MUST_CHOOSE: Final = 44
NO_DISCS: Final = 45

MONEY: Final = Lack("cost", "money")
PER_WORKER: Final = 6  # about what it costs to hire one

REASONS: Final[dict[int, Reason]] = {
    TOO_FAR: Reason("too-far", "ELP-MOVE-05", Lack("steps", "reach")),
    NO_LOCATION: Reason("location", "ELP-MOVE-03"),
    PAST_EL_PASO: Reason("past-el-paso", "ELP-MOVE-07"),
    OTHER_BRANCH: Reason("other-branch", "ELP-MOVE-04"),
    NOT_MOVING: Reason("not-moving", "ELP-MOVE-02"),
    DONE_ALREADY: Reason("done-already", "ELP-LOC-04"),
    OTHER_HALF_DONE: Reason("other-half-done", "ELP-BLD-10"),
    FOREIGN_PLACE: Reason("foreign-place", "ELP-LOC-02"),
    AUX_AFTER_TILE: Reason("aux-after-tile", "ELP-LOC-08"),
    TILE_AFTER_AUX: Reason("tile-after-aux", "ELP-LOC-08"),
    AUX_ONCE: Reason("aux-once", "ELP-LOC-07"),
    AUX_LOCKED: Reason("aux-locked", "ELP-AUX-02"),
    AUX_SAME: Reason("aux-same", "ELP-AUX-05"),
    NO_MONEY: Reason("money", "ELP-LOC-06", MONEY),
    NO_CARD: Reason("card", "ELP-ACT-01"),
    WRONG_CARD: Reason("wrong-card", "ELP-ACT-02"),
    NO_TOKEN: Reason("token", "ELP-FREE-01"),
    NOTHING_TO_DRAW: Reason("nothing-to-draw", "ELP-FREE-12"),
    NO_WORKER: Reason("worker", "ELP-FREE-03"),
    CERTIFICATES_FULL: Reason("certificates-full", "ELP-ACT-05"),
    NOBODY_TO_HIRE: Reason("nobody-to-hire", "ELP-HIRE-07"),
    HIRE_MONEY: Reason("hire-money", "ELP-HIRE-01", MONEY),
    SAME_TYPE: Reason("same-type", "ELP-HIRE-04"),
    FIRST_HIRE: Reason("first-hire", "ELP-HIRE-05"),
    FEW_WORKERS: Reason("few-workers", "ELP-COMP-07", Lack("needed", "workers", PER_WORKER)),
    WORKER_MONEY: Reason("worker-money", "ELP-EDGE-04", MONEY),
    BREED_GONE: Reason("breed-gone", "ELP-EDGE-02"),
    PILE_GONE: Reason("pile-gone", "ELP-BLD-01"),
    NO_TILE: Reason("tile", "ELP-TILE-04"),
    TILE_MONEY: Reason("tile-money", "ELP-TILE-03", MONEY),
    NO_MARKER: Reason("marker", "ELP-BLD-03"),
    NOT_DEARER: Reason("not-dearer", "ELP-BLD-04"),
    NOT_YOURS: Reason("not-yours", "ELP-BLD-08"),
    BUILD_MONEY: Reason("build-money", "ELP-BLD-02", MONEY),
    CULL_LIMIT: Reason("cull-limit", "ELP-CULL-02"),
    POST_VALUE: Reason("post-value", "ELP-DEL-05", Lack("value", "total")),
    POST_TAKEN: Reason("post-taken", "ELP-DEL-06"),
    BLACK_DISC: Reason("black-disc", "ELP-DISC-01"),
    DISC_MONEY: Reason("disc-money", "ELP-DISC-02", MONEY),
    DISC_GONE: Reason("disc-gone", "ELP-DISC-04"),
    NO_DISC_FITS: Reason("disc-fits", "ELP-DISC-07"),
    MUST_DELIVER: Reason("must-deliver", "ELP-DISC-07"),
    NO_COPY: Reason("copy", "ELP-DEL-02"),
    MUST_CHOOSE: Reason("must-choose", "ELP-TILE-13"),
    NO_DISCS: Reason("discs", "ELP-DISC-05"),
}
