"""How far a learner has come: read from the choices that were made, so that undo goes back."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from trailhand.core.match import Match
from trailhand.server.lessons.courses import COURSES
from trailhand.server.lessons.model import Course, Lesson, Step

LEARNER = 0
MARK = "lesson"  # in the position that a table of lessons began with


class Progress(NamedTuple):
    """The lesson that is on, counted from 1, and the step to be made; none at the end."""

    course: Course
    number: int
    lesson: Lesson
    step: Step | None


@cache
def position(game: str) -> dict[str, Any]:
    """The position that the lessons of a game begin with."""
    text = Path(__file__).with_name(f"{game}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found | {MARK: COURSES[game].name}


def course_of(match: Match) -> Course | None:
    """The course that a match was set up for."""
    course = COURSES.get(match.game.info.id)
    if course is None or match.origin is None or match.origin.get(MARK) != course.name:
        return None
    return course


def progress(match: Match) -> Progress | None:
    """Where the learner is; None at all other tables, and where the course was left."""
    course = course_of(match)
    if course is None:
        return None
    made = [played.notation for played in match.played if played.seat == LEARNER]
    for number, lesson in enumerate(course.lessons, 1):
        for step in lesson.steps:
            if not made:
                return None if match.over else Progress(course, number, lesson, step)
            if not step.accepts(made.pop(0)):
                return None
    return Progress(course, len(course.lessons), course.end, None)


def reply(course: Course, match: Match) -> str:
    """What the others play in the lessons; nothing if they have no part in them any more."""
    made = sum(played.seat != LEARNER for played in match.played)
    if made >= len(course.replies) or match.decision is None:
        return ""
    wanted = course.replies[made]
    legal = any(option.notation == wanted for option in match.decision.options)
    return wanted if legal else ""
