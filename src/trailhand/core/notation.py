"""Reading a choice: what a person, a bot or a program means by a notation.

A notation stands for an option or for something in reach that a rule forbids. So does another
name of the same (see `Step.meant`), and the beginning of a notation that only one begins with.
What may be chosen comes before what may not, as with moves in chess: `hire 1` is `hire 1.2` if
no other worker of this row can be hired.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from trailhand.core.plain import shown
from trailhand.core.state import State
from trailhand.core.step import BESIDE, NEVER, Step, owner

MOST_LISTED: Final = 8


class InvalidChoice(ValueError):
    """A choice that cannot be read: no such notation, no such number."""


class AmbiguousChoice(ValueError):
    """A choice that fits several options; `matches` lists their notations."""

    def __init__(self, message: str, matches: list[str]) -> None:
        super().__init__(message)
        self.matches = matches


class Meant(NamedTuple):
    """What a choice stands for; the code is zero, or the reason why a rule forbids it."""

    step: Step[Any]
    choice: int
    code: int
    number: int  # among the options


def plain_words(text: str) -> str:
    """A notation without spaces that do not matter, in small letters."""
    return " ".join(text.split()).lower()


def read_choice(state: State, numbers: list[int], choice: object, whole: bool = False) -> Meant:
    """What a choice stands for: a place in the list of options, or a notation.

    A `whole` one is written out, as in records.
    """
    if isinstance(choice, int) and not isinstance(choice, bool):
        if 0 <= choice < len(numbers):
            return option_meant(state, numbers[choice])
        raise InvalidChoice(
            f"there is no option {shown(choice)}; there are 0 to {len(numbers) - 1}"
        )
    if not isinstance(choice, str):
        raise InvalidChoice(f"a choice is a text or a number, not {shown(choice)}")
    return read_notation(state, numbers, choice, whole)


def option_meant(state: State, number: int) -> Meant:
    """An option by its number."""
    step, inner = owner(state, number)
    return Meant(step, inner, 0, number)


def read_notation(state: State, numbers: list[int], notation: str, whole: bool) -> Meant:
    """What a notation stands for: options first, then what is in reach and forbidden."""
    wanted = plain_words(notation)
    words = [option_meant(state, number) for number in numbers]
    exact = [each for each in words if each.step.word(each.choice).lower() == wanted]
    if len(exact) > 1:
        raise several(notation, exact)
    if exact:
        return exact[0]
    refused = forbidden(state)
    for each in refused:
        if each.step.word(each.choice).lower() == wanted:
            return each
    another = otherwise_named(state, wanted)
    if another is not None:
        return another
    if wanted and not whole:
        for group in (words, refused):
            begun = [each for each in group if begins(wanted, each.step.word(each.choice))]
            if len(begun) == 1:
                return begun[0]
            if begun:
                raise several(notation, begun)
    known = ", ".join(each.step.word(each.choice) for each in words[:MOST_LISTED])
    raise InvalidChoice(f"{shown(notation)} is not understood here; try one of: {known}")


def begins(wanted: str, word: str) -> bool:
    """Whether a notation is the beginning of another: whole parts of it, the last one maybe cut.

    Names are never cut, as `D` is another space than `DROUGHT1`, and 1 another number than 12.
    """
    rest = word[len(wanted) :]
    if not rest or not word.lower().startswith(wanted):
        return False
    return rest[0] in " .,+" or (rest[0].islower() and word[len(wanted) - 1].islower())


def several(notation: str, found: list[Meant]) -> AmbiguousChoice:
    """The error for a notation that fits several options."""
    names = [each.step.word(each.choice) for each in found]
    listed = ", ".join(names[:MOST_LISTED])
    return AmbiguousChoice(f"{shown(notation)} fits several options: {listed}", names)


def forbidden(state: State) -> list[Meant]:
    """Everything in reach that a rule forbids now."""
    found: list[Meant] = []
    top = state.agenda[-1]
    for step in [top, *top.beside(state)]:
        for choice in step.candidates(state):
            code = step.objection(state, choice)
            if code:
                found.append(Meant(step, choice, code, NEVER))
    return found


def otherwise_named(state: State, wanted: str) -> Meant | None:
    """What has another name: the one of its equals that is listed."""
    top = state.agenda[-1]
    base = 0
    for step in [top, *top.beside(state)]:
        choice = step.meant(state, wanted)
        if choice != NEVER:
            code = step.objection(state, choice)
            return Meant(step, choice, code, NEVER if code else base + choice)
        base += BESIDE
    return None
