"""Lessons at a table: what to show, what to refuse, what the opponent answers."""

from __future__ import annotations

from trailhand.core.text import Text
from trailhand.server.contract import schema
from trailhand.server.contract.problems import Problem
from trailhand.server.lessons.progress import LEARNER, progress, reply
from trailhand.server.table.tables import LiveTable
from trailhand.text import phrase


def wanted(table: LiveTable) -> list[str]:
    """The options that the lesson is about, while it is the learner's turn."""
    now, decision = progress(table.match), table.match.decision
    if now is None or now.step is None or decision is None or decision.seat != LEARNER:
        return []
    notations = (option.notation for option in decision.options)
    return [notation for notation in notations if now.step.accepts(notation)]


def shown(table: LiveTable, lang: str) -> schema.LessonShown | None:
    """The lesson that is on; None at a table without lessons."""
    now = progress(table.match)
    if now is None:
        return None
    step = now.step or now.lesson.steps[0]
    return schema.LessonShown(
        now.number,
        len(now.course.lessons),
        phrase(now.lesson.title, lang),
        phrase(step.text, lang),
        now.lesson.rule,
        wanted(table),
        step.anchors,
        now.step is None,
    )


def check_choice(table: LiveTable, notation: str) -> None:
    """Refuse a choice that another lesson is about."""
    now, decision = progress(table.match), table.match.decision
    if now is None or now.step is None or decision is None or now.step.accepts(notation):
        return
    for option in decision.options:
        if now.step.accepts(option.notation):
            message = table.names.put(option.description.message)
            raise Problem("lesson", Text("lesson-not-now", {"option": message}), now.lesson.rule)


def going_on(table: LiveTable) -> bool:
    """Whether there are lessons left at this table."""
    now = progress(table.match)
    return now is not None and now.step is not None


def check_free(table: LiveTable) -> None:
    """Refuse what no lesson is about, until all are done."""
    now = progress(table.match)
    if now is not None and now.step is not None:
        raise Problem("lesson", Text("lesson-not-now-wait"), now.lesson.rule)


def scripted(table: LiveTable) -> str:
    """What the others play in the lessons; nothing everywhere else."""
    now = progress(table.match)
    if now is None or table.deciding in (-1, LEARNER):
        return ""
    return reply(now.course, table.match)
