"""Printed actions of a tile or card: alternatives separated by a slash."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.text import Text


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


def place_of(anchor: str) -> str:
    """The space on which a printed action lies; any other element is its own place."""
    kind, _, name = anchor.partition(":")
    return "trail:" + name.rpartition(".")[0] if kind == "action" else anchor


def alternatives(slots: list[T]) -> list[list[T]]:
    """The printed actions in their order, each with its alternatives."""
    found: dict[int, list[T]] = {}
    for slot in slots:
        found.setdefault(slot.group, []).append(slot)
    return list(found.values())


def either(phrase: str, texts: list[Text]) -> Text:
    """Alternatives in one phrase: this or that."""
    told = texts[0]
    for other in texts[1:]:
        told = Text(phrase, {"first": told, "second": other})
    return told
