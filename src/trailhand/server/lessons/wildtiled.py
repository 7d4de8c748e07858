"""The first lessons of Wild Tiled West: four rounds of the first year, on Lone Star Flats."""

from __future__ import annotations

from trailhand.server.lessons.model import Course, Lesson, Step

LESSONS = (
    Lesson("lesson-west-partner", "WTW-SET-14", (
        Step(("keep*",), "lesson-west-partner-text"),
    )),
    Lesson("lesson-west-dice", "WTW-DRAFT-01", (
        Step(("river 5",), "lesson-west-dice-text", ("die:river.5", "slot:R-B1")),
    )),
    Lesson("lesson-west-place", "WTW-PLACE-04", (
        Step(("place 5,4 n",), "lesson-west-place-text", ("cell:0.5,5",)),
    )),
    Lesson("lesson-west-cows", "WTW-COW-02", (
        Step(("prairie 2",), "lesson-west-cows-draft", ("die:prairie.2", "slot:L-A2")),
        Step(("place 4,3 e",), "lesson-west-cows-place", ("cell:0.5,3",)),
        Step(("wrangle 4,3 3",), "lesson-west-cows-wrangle", ("cell:0.4,3",)),
    )),
    Lesson("lesson-west-fire", "WTW-SHER-05", (
        Step(("river 2",), "lesson-west-fire-draft", ("die:river.2", "slot:L-C1")),
        Step(("place 5,7*", "place 6,5*", "place 6,6*"), "lesson-west-fire-place", ("cell:0.5,2",)),
    )),
    Lesson("lesson-west-streets", "WTW-STR-01", (
        Step(("streets",), "lesson-west-streets-text", ("streets",)),
        Step(("street*",), "lesson-west-streets-where"),
    )),
)  # fmt: skip

WILDTILED = Course(
    "wildtiled",
    "first",
    LESSONS,
    Lesson("lesson-west-end", "WTW-END-01", (Step((), "lesson-west-end-text"),)),
    (
        "keep cattle_queen",
        "prairie 6", "place 4,6 n", "prairie 7", "place 2,6 n",
        "prairie 4", "place 0,5 n", "prairie 14", "place 0,2 n",
    ),
)  # fmt: skip
