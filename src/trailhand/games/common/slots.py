"""Printed actions of a tile or card: alternatives separated by a slash."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot:
    """One way to use a printed action: its alternatives share a group."""

    group: int


T = TypeVar("T", bound=Slot)


def is_slashed(slots: list[T], group: int) -> bool:
    """Whether an action has several alternatives, only one of which is performed."""
    alternatives = 0
    for slot in slots:
        if slot.group == group:
            alternatives += 1
    return alternatives > 1
