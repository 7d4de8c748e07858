"""Glyphs: the icons, numbers and words that stand on tiles."""

from __future__ import annotations

from writing import Json

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
Cell = dict[str, Json]


def icon(name: str) -> Cell:
    """An icon."""
    return {"icon": name}


def text(words: str) -> Cell:
    """Digits and signs."""
    return {"text": words}


def money(dollars: int) -> Cell:
    """Dollars; the page writes them in its language."""
    return {"money": dollars}


def signed(number: int) -> str:
    """A modifier with its sign; nothing is plus or minus zero."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "±0"
