"""Whether pending steps can be pending: what a position may have on its agenda.

A room says within which limits the numbers of its steps are (`Limits`), which steps frame a
turn, and what else a step needs at its place. What all rooms share is here: a step that is
decided later must still be possible then. Either it can pass; or it is patient, which means that
it stays possible whatever comes before it; or only steps that take nothing away lie above it.
"""

from __future__ import annotations

from typing import Any

from trailhand.core.plain import shown
from trailhand.core.state import State
from trailhand.core.step import Step

Limits = dict[str, tuple[int, int]]  # by step and parameter: "Hire.modifier"

ANY_COUNT = (0, 99)


def named(step: Step[Any], problem: str) -> str:
    """A problem of a step, with its name."""
    return f"agenda: {step!r}: {problem}"


def beyond_limits(state: State, limits: Limits) -> list[str]:
    """The parameters that no step of their kind has; nothing said: a small number."""
    problems: list[str] = []
    for step in state.agenda:
        kind = type(step).__name__
        for name, number in zip(step.parameters, step.save()[1:], strict=True):
            low, high = limits.get(f"{kind}.{name}", ANY_COUNT)
            if not low <= number <= high:
                problem = f"{name} {shown(number)} is not between {low} and {high}"
                problems.append(f"agenda: {kind}: {problem}")
    return problems


def repeated(state: State, once: frozenset[str]) -> list[str]:
    """Kinds of steps of which one can be pending at a time, and several are."""
    kinds = [type(step).__name__ for step in state.agenda]
    return [f"agenda: {kinds.count(kind)} times {kind}" for kind in once if kinds.count(kind) > 1]


def hopeless(state: State, patient: frozenset[str], harmless: frozenset[str]) -> list[str]:
    """Steps that have nothing to choose, or may have nothing left when it is their turn.

    What the step on top has to choose is seen anyway when the game goes on.
    """
    problems: list[str] = []
    undisturbed = bool(state.agenda) and type(state.agenda[-1]).__name__ in harmless
    for at in range(len(state.agenda) - 2, -1, -1):
        step = state.agenda[at]
        if not step.automatic():
            options = step.options(state)
            can_wait = type(step).__name__ in patient or step.passing() in options
            if not options:
                problems.append(named(step, "there is nothing to choose"))
            elif not undisturbed and not can_wait:
                problems.append(named(step, f"it cannot wait below {state.agenda[at + 1]!r}"))
        undisturbed = undisturbed and type(step).__name__ in harmless
    return problems
