"""Plain data: what JSON can hold and a position needs, copied before anybody reads it.

Whatever comes from outside passes here first. After that nobody meets a NaN, a number with
thousands of digits, a text that cannot be written, or tables nested deeper than anybody can
follow; and every complaint can be printed.
"""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

DEEPEST: Final = 12
BIGGEST: Final = 1 << 96  # no number is larger, not even a seed
LONGEST: Final = 200  # no name and no other text of a position is longer
MOST: Final = 100_000  # values in all: many times those of the largest game
SHOWN: Final = 60
DIGITS: Final = 40  # more than the largest seed has
USUAL: Final = 100_000  # characters; the largest game has a fifth of them
FOREIGN: Final = "\\u"  # how JSON writes a letter that is not ASCII


class NotPlain(ValueError):
    """Something that no position holds; the message says where and what."""


def no_number(word: str) -> NoReturn:
    """Refuse NaN, Infinity and fractions."""
    raise NotPlain(f"{shown(word)} is no whole number")


ENCODER: Final = json.JSONEncoder(allow_nan=False)
DECODER: Final = json.JSONDecoder(parse_float=no_number)


def shown(value: object) -> str:
    """Anything at all, short enough for a sentence."""
    if value is None or isinstance(value, bool | float):
        return str(value)
    if isinstance(value, int):
        return str(value) if -BIGGEST <= value <= BIGGEST else "a number far too large"
    if isinstance(value, str):
        return repr(value) if len(value) <= SHOWN else repr(value[:SHOWN]) + "..."
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list | tuple):
        return "a list"
    return f"something else ({type(value).__name__})"


class Copying:
    """One copy in the making, and how many values it has so far."""

    def __init__(self) -> None:
        self.values = 0

    def copy(self, value: Any, where: str, deep: int) -> Any:
        """The same data in new lists and tables."""
        self.values += 1
        if self.values > MOST:
            raise NotPlain(f"{where}: more than {MOST} values are not read")
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, int):
            if not -BIGGEST <= value <= BIGGEST:
                raise NotPlain(f"{where}: {shown(value)}")
            return value
        if isinstance(value, str):
            check_text(value, where)
            return value
        if deep >= DEEPEST:
            raise NotPlain(f"{where}: nested too deeply")
        if isinstance(value, dict):
            return self.copy_table(value, where, deep)
        if isinstance(value, list):
            return [self.copy(item, f"{where}[{n}]", deep + 1) for n, item in enumerate(value, 1)]
        raise NotPlain(f"{where}: {shown(value)} instead of a text, number, list or table")

    def copy_table(self, table: dict[Any, Any], where: str, deep: int) -> dict[str, Any]:
        """A table with texts as its keys."""
        found: dict[str, Any] = {}
        for key, value in table.items():
            if not isinstance(key, str):
                raise NotPlain(f"{where}: {shown(key)} instead of a name")
            check_text(key, where)
            found[key] = self.copy(value, f"{where}.{key}", deep + 1)
        return found


def check_text(text: str, where: str) -> None:
    """Refuse a text that is too long, or that no file can hold."""
    if len(text) > LONGEST:
        raise NotPlain(f"{where}: a text of {len(text)} characters is too long")
    if not text.isascii() and any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise NotPlain(f"{where}: {text!r} has half a character")


def plain(value: Any, where: str) -> Any:
    """A copy of plain data, or NotPlain; `where` begins the name of the place.

    What is written and read as JSON is a copy already, and a quick one. Only where that fails,
    or something in it is unusual, is it looked at piece by piece.
    """
    try:
        text = ENCODER.encode(value)
        if len(text) <= USUAL and FOREIGN not in text:
            return DECODER.decode(text)
    except (TypeError, ValueError, RecursionError):
        pass  # looked at piece by piece, the place gets a name
    return Copying().copy(value, where, 0)


# -- from text ----------------------------------------------------------------------------


def read_json(text: str, what: str) -> Any:
    """The data that a text holds, or NotPlain."""
    try:
        found: Any = json.loads(text, parse_int=short_number, parse_constant=no_number)
    except NotPlain as number:
        raise NotPlain(f"{what}: {number}") from None
    except RecursionError:
        raise NotPlain(f"{what}: nested too deeply") from None
    except ValueError as problem:
        raise NotPlain(f"{what}: no JSON ({problem})") from None
    return found


def short_number(digits: str) -> int:
    """A whole number of a size that can be handled."""
    if len(digits) > DIGITS:
        raise NotPlain(f"a number of {len(digits)} digits")
    return int(digits)


def read_number(text: str, what: str) -> int:
    """The whole number that a text is, or NotPlain."""
    if not (text.isascii() and text.isdigit()) or len(text) > DIGITS:
        raise NotPlain(f"{what}: a whole number is needed, not {shown(text)}")
    return int(text)
