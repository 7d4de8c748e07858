"""The first lessons of El Paso: once around the trail."""

from __future__ import annotations

from trailhand.server.lessons.model import Course, Lesson, Step

LESSONS = (
    Lesson("lesson-elpaso-turn", "ELP-TURN-02", (
        Step(("place NB",), "lesson-elpaso-turn-text", ("trail:NB",)),
        Step(("use 1",), "lesson-elpaso-turn-sell", ("trail:NB", "hand:galloway")),
    )),
    Lesson("lesson-elpaso-hire", "ELP-HIRE-01", (
        Step(("use 2",), "lesson-elpaso-hire-text", ("trail:NB",)),
        Step(("hire cowboy",), "lesson-elpaso-hire-who", ("worker:cowboy",)),
        Step(("done",), "lesson-elpaso-hire-done"),
        Step(("continue",), "lesson-elpaso-hire-draw"),
    )),
    Lesson("lesson-elpaso-walk", "ELP-MOVE-03", (
        Step(("move NC",), "lesson-elpaso-walk-text", ("trail:NC",)),
        Step(("use 1",), "lesson-elpaso-walk-money", ("trail:NC",)),
        Step(("use 2",), "lesson-elpaso-walk-certificate", ("certificates:0",)),
        Step(("done",), "lesson-elpaso-walk-done"),
        Step(("continue",), "lesson-elpaso-walk-done"),
    )),
    Lesson("lesson-elpaso-buy", "ELP-MKT-03", (
        Step(("move ND",), "lesson-elpaso-buy-move", ("trail:ND",)),
        Step(("use 1",), "lesson-elpaso-buy-sell", ("trail:ND",)),
        Step(("use 3",), "lesson-elpaso-buy-text", ("trail:ND", "area:0.cowboy")),
        Step(("buy black_angus",), "lesson-elpaso-buy-which", ("market:black_angus",)),
        Step(("jokers 0",), "lesson-elpaso-buy-pay", ("area:0.cowboy",)),
        Step(("done",), "lesson-elpaso-buy-done"),
        Step(("continue",), "lesson-elpaso-buy-done"),
    )),
    Lesson("lesson-elpaso-build", "ELP-BLD-01", (
        Step(("move NE",), "lesson-elpaso-build-move", ("trail:NE",)),
        Step(("use 2",), "lesson-elpaso-build-text", ("building:1",)),
        Step(("at P8", "at P9"), "lesson-elpaso-build-where", ("trail:P8", "trail:P9")),
        Step(("jokers 0",), "lesson-elpaso-build-pay", ("area:0.builder",)),
        Step(("done",), "lesson-elpaso-build-done"),
        Step(("continue",), "lesson-elpaso-build-done"),
    )),
    Lesson("lesson-elpaso-deliver", "ELP-EP-01", (
        Step(("move EP",), "lesson-elpaso-deliver-move", ("trail:EP",)),
        Step(("continue",), "lesson-elpaso-deliver-money", ("simmental:pile",)),
        Step(("continue",), "lesson-elpaso-deliver-simmental", ("post:T7",)),
        Step(("certificates 0",), "lesson-elpaso-deliver-value", ("certificates:0",)),
        Step(("deliver T7",), "lesson-elpaso-deliver-post", ("post:T7",)),
        Step(("disc*",), "lesson-elpaso-deliver-disc", ("disc:0.D_AUX2",)),
        Step(("objective*",), "lesson-elpaso-deliver-tile", ("objective:1",)),
    )),
)  # fmt: skip

ELPASO = Course(
    "elpaso",
    "first",
    LESSONS,
    Lesson("lesson-elpaso-end", "ELP-END-01", (Step((), "lesson-elpaso-end-text"),)),
    (
        "place NG", "use 1", "done", "continue",
        "move EP", "continue", "continue", "deliver T0", "disc money", "continue", "continue",
        "move NB", "use 1", "done", "continue",
        "move NC", "use 1", "done", "continue",
    ),
)  # fmt: skip
