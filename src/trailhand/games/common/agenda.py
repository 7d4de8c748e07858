"""Saved steps: a pending step is its name and its numbers."""

from __future__ import annotations

from typing import Any

from trailhand.core.state import State
from trailhand.core.step import Step


def by_name(steps: tuple[type[Step[Any]], ...]) -> dict[str, type[Any]]:
    """The kinds of steps of a room by their names."""
    return {step.__name__: step for step in steps}


def build_step(kinds: dict[str, type[Any]], name: str, numbers: list[int]) -> Step[Any] | None:
    """The step that was saved as a name and numbers, or None if there is no such step."""
    kind = kinds.get(name)
    if kind is None or len(numbers) != 1 + len(kind.parameters):
        return None
    step: Step[Any] = kind(*numbers)
    return step


def write_agenda(state: State) -> list[list[Any]]:
    """The pending steps as data."""
    return [[type(step).__name__, *step.save()] for step in state.agenda]
