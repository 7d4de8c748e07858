"""Why not: what a table of refusals is made of."""

from __future__ import annotations

from typing import Any, NamedTuple

from trailhand.core.state import State
from trailhand.core.step import Step
from trailhand.core.text import Objection, Text


class Reason(NamedTuple):
    """The name of a reason (the end of its message id) and its rule."""

    name: str
    rule: str


def objection_of(
    reason: Reason, prefix: str, step: Step[Any], state: State, choice: int, code: int
) -> Objection:
    """A reason as a message, with the numbers that the step knows."""
    return Objection(Text(prefix + reason.name, step.because(state, choice, code)), reason.rule)
