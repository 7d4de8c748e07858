"""Checks of settings that several games have: presets, sides of tiles, starting seat."""

from __future__ import annotations

from typing import Any

from trailhand.core.game import InvalidSetup
from trailhand.core.plain import shown

RANDOM = "random"


def fill_from_preset(checked: dict[str, Any], preset: dict[str, Any]) -> None:
    """Take from the preset what nobody set."""
    for name, value in preset.items():
        if checked[name] is None:
            checked[name] = value


def check_faces(name: str, value: object, items: list[int], faces: dict[str, str], of: str) -> str:
    """One letter per item, or "random".

    `faces` maps each letter to the word that stands for it on all items; letters may be
    written with the numbers of the items ("1a2b3a").
    """
    if value == RANDOM:
        return RANDOM
    for letter, word in faces.items():
        if value == word:
            return letter * len(items)
    if isinstance(value, str):
        plain = value.lower()
        letters = [c for c in plain if c in faces]
        spelled = "".join(f"{n}{s}" for n, s in zip(items, letters, strict=False))
        if len(letters) == len(items) and plain in ("".join(letters), spelled):
            return "".join(letters)
    first = next(iter(faces))
    example = "".join(f"{number}{first}" for number in items)
    words = ", ".join(faces.values())
    raise InvalidSetup(
        f"option {name!r} is {words}, random or one letter per {of} like {example}, "
        f"not {shown(value)}"
    )


def check_start(start: object, seats: int) -> int | None:
    """The seat that begins, or None if it is drawn by lot."""
    if start is None:
        return None
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < seats:
        raise InvalidSetup(f"option 'start' is a seat from 0 to {seats - 1}, not {shown(start)}")
    return start
