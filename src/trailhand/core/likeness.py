"""Whether a position says what its state says: nothing more, nothing twice, nothing else.

A state that was read is written again. Whatever the position has and the state lacks was never
read: an unknown name, or the second of two equal entries.
"""

from __future__ import annotations

import json
from typing import Any, Final

from trailhand.core.plain import shown

ENOUGH: Final = 8  # complaints


def unlike(given: dict[str, Any], written: dict[str, Any]) -> list[str]:
    """Everything in a position that is not in the state behind it."""
    found: list[str] = []
    if given != written:
        compare_tables(given, written, "", found)
    return found[:ENOUGH]


def as_text(value: Any) -> str:
    """A value as text, to put lists in order."""
    return json.dumps(value, sort_keys=True)


def compare(given: Any, written: Any, where: str, found: list[str]) -> None:
    """Name the differences at a place."""
    if isinstance(given, dict) and isinstance(written, dict):
        compare_tables(given, written, where + ".", found)
    elif isinstance(given, list) and isinstance(written, list):
        compare_lists(given, written, where, found)
    elif given != written:
        found.append(f"{where}: {shown(given)} instead of {shown(written)}")


def compare_tables(
    given: dict[str, Any], written: dict[str, Any], where: str, found: list[str]
) -> None:
    """Name what a table has too much, or otherwise; an amount of 0 may be written down."""
    for name, value in given.items():
        if name in written:
            compare(value, written[name], where + name, found)
        elif type(value) is not int or value != 0:
            found.append(f"{where}{shown(name)}: unknown name")


def compare_lists(given: list[Any], written: list[Any], where: str, found: list[str]) -> None:
    """Name what a list has otherwise; where the order says nothing, it may be another."""
    if len(given) != len(written):
        found.append(f"{where}: {len(given)} entries instead of {len(written)}")
    elif sorted(map(as_text, given)) != sorted(map(as_text, written)):
        for at, value in enumerate(given):
            compare(value, written[at], f"{where}[{at + 1}]", found)
