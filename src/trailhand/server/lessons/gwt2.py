"""The first lessons of Great Western Trail, 2nd edition: one trip to Kansas City."""

from __future__ import annotations

from trailhand.server.lessons.model import Course, Lesson, Step

LESSONS = (
    Lesson("lesson-turn", "GWT-TURN-02", (
        Step(("move A",), "lesson-turn-text", ("trail:A", "trail:KC")),
    )),
    Lesson("lesson-use", "GWT-LOC-04", (
        Step(("use 1",), "lesson-use-text", ("trail:A",)),
    )),
    Lesson("lesson-hire", "GWT-HIRE-01", (
        Step(("use 2",), "lesson-hire-text", ("trail:A",)),
        Step(("hire 1.4*", "hire 2.3*"), "lesson-hire-who", ("job:1.4", "job:2.3")),
    )),
    Lesson("lesson-fees", "GWT-FEE-01", (
        Step(("move B via flood",), "lesson-fees-text", ("trail:B", "trail:A2")),
    )),
    Lesson("lesson-sell", "GWT-INC-01", (
        Step(("use 1",), "lesson-sell-text", ("trail:B",)),
    )),
    Lesson("lesson-build", "GWT-BUILD-02", (
        Step(("use 2",), "lesson-build-text", ("trail:B",)),
        Step(("build 4*",), "lesson-build-which", ("building:0.4",)),
        Step(("at B1", "at B2", "at B3"), "lesson-build-where", ("trail:B2",)),
    )),
    Lesson("lesson-engine", "GWT-STA-01", (
        Step(("move C",), "lesson-engine-move", ("trail:C",)),
        Step(("use 3",), "lesson-engine-text", ("trail:C",)),
        Step(("engine 4.5",), "lesson-engine-where", ("track:4.5",)),
        Step(("upgrade*",), "lesson-engine-upgrade", ("station:1",)),
        Step(("disc*",), "lesson-engine-disc"),
        Step(("use 1",), "lesson-engine-certificate", ("trail:C",)),
        Step(("certificates 1",), "lesson-engine-certificate", ("certificates:0",)),
    )),
    Lesson("lesson-objective", "GWT-OBJ-16", (
        Step(("play O02",), "lesson-objective-text", ("hand:O02",)),
    )),
    Lesson("lesson-aux", "GWT-LOC-02", (
        Step(("move E",), "lesson-aux-move", ("trail:E",)),
        Step(("aux draw",), "lesson-aux-text", ("aux:0.draw",)),
        Step(("discard gray",), "lesson-aux-discard", ("hand:gray",)),
    )),
    Lesson("lesson-city", "GWT-KC-01", (
        Step(("move KC",), "lesson-city-move", ("trail:KC",)),
        Step(("foresight*",), "lesson-city-foresight"),
        Step(("foresight*",), "lesson-city-foresight"),
        Step(("foresight*",), "lesson-city-foresight"),
        Step(("income 1",), "lesson-city-income", ("certificates:0",)),
        Step(("deliver 5",), "lesson-city-deliver", ("city:5",)),
        Step(("disc*",), "lesson-city-disc", ("disc:0.step_left",)),
    )),
)  # fmt: skip

GWT2 = Course(
    "gwt2",
    "first",
    LESSONS,
    Lesson("lesson-end", "GWT-END-01", (Step((), "lesson-end-text"),)),
    (
        "move B via flood", "aux dollar",
        "move C", "use 3", "done",
        "move D via south", "use 1", "village T4", "done",
        "move F", "aux dollar",
    ),
)  # fmt: skip
