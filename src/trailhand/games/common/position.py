"""Reading a position: every defect gets a name, and nothing is half read.

A room derives a reader of its own from `PositionReader` and counts its components with
`compare`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.course import Course
from trailhand.core.game import ImpossiblePosition
from trailhand.core.plain import shown
from trailhand.core.state import State

S = TypeVar("S", bound=State)


class Numbered:
    """Known names and their numbers; it keeps the names, so that no others take their place."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.numbers = {word: number for number, word in enumerate(words)}


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader(Generic[S]):
    """Reads a position and collects what is wrong with it; its course has been read already."""

    def __init__(self, data: Any, course: Course) -> None:
        self.data = data
        self.course = course
        self.problems: list[str] = []
        self._numbers: dict[int, Numbered] = {}

    def table(self) -> S:
        """The whole state, as far as it can be read."""
        raise NotImplementedError

    def miscounted(self, state: S) -> list[str]:
        """The components that a state read without problems has too often, or not at all."""
        raise NotImplementedError

    def read(self) -> S:
        """The state behind a position, or ImpossiblePosition with every named problem."""
        state = self.table()
        if not self.problems and not self.course.problems:
            self.problems += self.miscounted(state)
        if self.problems:
            raise ImpossiblePosition(self.problems)
        return state

    def wrong(self, problem: str) -> None:
        """Name a defect."""
        self.problems.append(problem)

    def field(self, data: Any, name: str, kind: type, where: str) -> Any:
        """A field of the right type, or its empty value and a named problem."""
        value = data.get(name) if isinstance(data, dict) else None
        if type(value) is not kind:
            expected = {int: "a whole number", str: "a text", list: "a list"}.get(
                kind, "yes or no" if kind is bool else "a table"
            )
            self.wrong(f"{where}{name}: {expected} is missing")
            return kind()
        return value

    def number(self, data: Any, name: str, where: str, low: int, high: int) -> int:
        """A whole number within limits."""
        value: int = self.field(data, name, int, where)
        if not low <= value <= high:
            self.wrong(f"{where}{name}: {shown(value)} is not between {low} and {high}")
            return low
        return value

    def known(self, word: Any, words: Sequence[str], where: str) -> int:
        """The number of a known name."""
        number = self.numbers_of(words).get(word) if type(word) is str else None
        if number is not None:
            return number
        self.wrong(f"{where}: unknown name {shown(word)}")
        return 0

    def numbers_of(self, words: Sequence[str]) -> dict[str, int]:
        """The numbers of known names; they are looked up very often."""
        found = self._numbers.get(id(words))
        if found is None:
            found = self._numbers[id(words)] = Numbered(words)
        return found.numbers

    def pile(self, data: Any, name: str, where: str, words: Sequence[str]) -> list[int]:
        """A list of known names."""
        return self.names(self.field(data, name, list, where), words, where + name)

    def names(self, given: list[Any], words: Sequence[str], where: str) -> list[int]:
        """The numbers of known names."""
        numbers = self.numbers_of(words)
        try:
            return [numbers[word] for word in given]
        except (KeyError, TypeError):
            pass  # one after the other, to name those that are not known
        found: list[int] = []
        for word in given:
            if type(word) is str and word in numbers:
                found.append(numbers[word])
            else:
                self.wrong(f"{where}: unknown name {shown(word)}")
        return found

    def lists(self, data: Any, name: str, where: str, count: int) -> list[list[Any]]:
        """Several lists, as many as are wanted."""
        found: list[Any] = self.field(data, name, list, where)
        if len(found) != count or not all(type(each) is list for each in found):
            self.wrong(f"{where}{name}: {count} lists are needed")
            return [[] for _ in range(count)]
        return found

    def chosen(self, data: Any, name: str, where: str, allowed: Sequence[int]) -> list[int]:
        """A list of different whole numbers, each one of those allowed."""
        given = self.field(data, name, list, where)
        for number in given:
            if type(number) is not int or number not in allowed:
                self.wrong(f"{where}{name}: there is no {shown(number)}")
        found = [number for number in given if type(number) is int and number in allowed]
        if len(set(found)) != len(found):
            self.wrong(f"{where}{name}: something is there twice")
        return found

    def amounts(self, data: Any, name: str, where: str, most: dict[str, int]) -> dict[str, int]:
        """A table of numbers from 1 to the most of each name; what is not there is 0."""
        table = self.field(data, name, dict, where)
        found: dict[str, int] = {}
        for word, amount in table.items():
            if word not in most:
                self.wrong(f"{where}{name}: unknown name {shown(word)}")
            elif type(amount) is not int or not 0 <= amount <= most[word]:
                problem = f"{shown(amount)} is not between 0 and {most[word]}"
                self.wrong(f"{where}{name}.{word}: {problem}")
            else:
                found[word] = amount
        return found

    def counts(
        self, data: Any, name: str, where: str, words: Sequence[str], high: int
    ) -> list[int]:
        """A number for each of the known names."""
        table = self.field(data, name, dict, where)
        for word in table:
            if word not in words:
                self.wrong(f"{where}{name}: unknown name {shown(word)}")
        return [self.number(table, word, f"{where}{name}.", 0, high) for word in words]

    def letters(self, name: str, items: list[int], known: str) -> int:
        """One of two letters for each item: the items with the second one, as bits."""
        letters = self.field(self.data, name, str, "")
        if len(letters) != len(items) or set(letters) - set(known):
            self.wrong(f"{name}: {len(items)} letters {known[0]} or {known[1]} are needed")
            return 0
        return sum(known.index(letter) << item for item, letter in zip(items, letters, strict=True))

    def boards(self, seats: int) -> list[tuple[Any, str]]:
        """The player boards, each with the beginning of the names of its problems."""
        boards = self.field(self.data, "players", list, "")
        if len(boards) != seats:
            self.wrong(f"players: {len(boards)} boards for {seats} seats")
        return [(board, f"players[{seat + 1}].") for seat, board in enumerate(boards)]

    def check_pending(self, over: bool) -> None:
        """Something is pending exactly as long as the game is not over."""
        if bool(self.course.agenda) == over:
            self.wrong("agenda: something is pending exactly as long as the game is not over")


def compare(
    problems: list[str],
    what: str,
    found: Counter[int],
    expected: Counter[int],
    words: Sequence[str],
) -> None:
    """Name what is there too often or not often enough."""
    for item in sorted({*found, *expected}):
        name = words[item] if 0 <= item < len(words) else str(item)
        if found[item] != expected[item]:
            problems.append(f"{what} {name}: {found[item]} instead of {expected[item]}")
