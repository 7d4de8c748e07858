"""Pending steps are saved as numbers and come back as they were, yes and no included."""

from __future__ import annotations

from typing import Any

import pytest

from trailhand.core.game import registered
from trailhand.core.step import Step

# A step may fix what the one it derives from asks for, and then it saves nothing of it.
FLAGGED = list(
    {
        step: None
        for game in registered()
        for step in game.steps()
        if step.flags and set(step.flags) <= set(step.parameters)
    }
)


@pytest.mark.parametrize("kind", FLAGGED, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("yes", [True, False])
def test_a_flag_is_read_as_yes_or_no(kind: type[Step[Any]], yes: bool) -> None:
    numbers = [0, *(int(yes) if name in kind.flags else 1 for name in kind.parameters)]
    step = kind.restored(numbers)
    assert [getattr(step, name) for name in kind.flags] == [yes] * len(kind.flags)
    assert step.save() == numbers
