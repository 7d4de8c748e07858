"""What an option brings, in parts: a few icons and numbers, and the same in words.

A game names the icons by what they mean; the page has a drawing for each.
"""

from __future__ import annotations

from typing import NamedTuple

from trailhand.core.text import Text


class Glyph(NamedTuple):
    """An icon with what stands beside it, usually a number."""

    icon: str
    label: Text | None = None


class Part(NamedTuple):
    """One thing that an option brings.

    A `sure` part happens with the choice; the others are what it opens up. What cannot be done
    now is not `open`. `either` begins an alternative to the part before.
    """

    glyphs: tuple[Glyph, ...]
    message: Text
    sure: bool = False
    open: bool = True
    either: bool = False


def dollars(n: int, sign: str = "") -> Text:
    """An amount of money beside an icon."""
    return Text("brief-dollars", {"sign": sign, "n": n})


def number(n: int, sign: str = "") -> Text:
    """A number beside an icon."""
    return Text("brief-number", {"sign": sign, "n": n})


def signed(by: int) -> str:
    """The sign of a change; minus is not a hyphen."""
    return "+" if by > 0 else "\u2212"


def tallied(name: str, by: int, icon: str) -> Part:
    """A change of a number of a seat: `tally-gold` is its message."""
    message = Text("tally-" + name, {"sign": signed(by), "n": abs(by)})
    if not icon:
        return Part((Glyph("", message),), message, True)
    label = dollars(abs(by), signed(by)) if name == "money" else number(abs(by), signed(by))
    return Part((Glyph(icon, label),), message, True)
