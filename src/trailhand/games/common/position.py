"""Reading a position: every defect gets a name, and nothing is half read.

A room derives a reader of its own from `PositionReader` and counts its components with
`compare`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.game import ImpossiblePosition
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.core.step import Step
from trailhand.games.common.agenda import build_step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader(Generic[S]):
    """Reads a position and collects what is wrong with it."""

    def __init__(self, data: Any) -> None:
        self.data = data
        self.problems: list[str] = []

    def table(self) -> S:
        """The whole state, as far as it can be read."""
        raise NotImplementedError

    def miscounted(self, state: S) -> list[str]:
        """The components that a state read without problems has too often, or not at all."""
        raise NotImplementedError

    def read(self) -> S:
        """The state behind a position, or ImpossiblePosition with every named problem."""
        state = self.table()
        if not self.problems:
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
            self.wrong(f"{where}{name}: {value} is not between {low} and {high}")
            return low
        return value

    def known(self, word: Any, words: Sequence[str], where: str) -> int:
        """The number of a known name."""
        if isinstance(word, str) and word in words:
            return words.index(word)
        self.wrong(f"{where}: unknown name {word!r}")
        return 0

    def pile(self, data: Any, name: str, where: str, words: Sequence[str]) -> list[int]:
        """A list of known names."""
        return [
            self.known(word, words, where + name) for word in self.field(data, name, list, where)
        ]

    def counts(
        self, data: Any, name: str, where: str, words: Sequence[str], high: int
    ) -> list[int]:
        """A number for each of the known names."""
        table = self.field(data, name, dict, where)
        for word in table:
            if word not in words:
                self.wrong(f"{where}{name}: unknown name {word!r}")
        return [self.number(table, word, f"{where}{name}.", 0, high) for word in words]

    def letters(self, name: str, items: list[int], known: str) -> int:
        """One of two letters for each item: the items with the second one, as bits."""
        letters = self.field(self.data, name, str, "")
        if len(letters) != len(items) or set(letters) - set(known):
            self.wrong(f"{name}: {len(items)} letters {known[0]} or {known[1]} are needed")
            return 0
        return sum(known.index(letter) << item for item, letter in zip(items, letters, strict=True))

    def generator(self) -> Rng:
        """The stream of chance."""
        numbers = self.field(self.data, "rng", list, "")
        if len(numbers) != 4 or not all(type(n) is int and 0 <= n < 1 << 32 for n in numbers):
            self.wrong("rng: four numbers below 2^32 are needed")
            numbers = [0, 0, 0, 0]
        return Rng(*numbers)

    def boards(self, seats: int) -> list[tuple[Any, str]]:
        """The player boards, each with the beginning of the names of its problems."""
        boards = self.field(self.data, "players", list, "")
        if len(boards) != seats:
            self.wrong(f"players: {len(boards)} boards for {seats} seats")
        return [(board, f"players[{seat + 1}].") for seat, board in enumerate(boards)]

    def agenda(self, kinds: dict[str, type[Any]], seats: int, over: bool) -> list[Step[Any]]:
        """The pending steps; unknown ones are named and left out."""
        found: list[Step[Any]] = []
        for entry in self.field(self.data, "agenda", list, ""):
            step = read_step(entry, kinds, seats)
            if step is None:
                self.wrong(f"agenda: unknown step {entry!r}")
            else:
                found.append(step)
        if bool(found) == over:
            self.wrong("agenda: something is pending exactly as long as the game is not over")
        return found


def read_step(entry: Any, kinds: dict[str, type[Any]], seats: int) -> Step[Any] | None:
    """A pending step of a seat, or None if it cannot be one."""
    if (
        isinstance(entry, list)
        and len(entry) >= 2
        and isinstance(entry[0], str)
        and all(type(n) is int for n in entry[1:])
        and 0 <= entry[1] < seats
    ):
        return build_step(kinds, entry[0], entry[1:])
    return None


def compare(
    problems: list[str],
    what: str,
    found: Counter[int],
    expected: Counter[int],
    words: Sequence[str],
) -> None:
    """Name what is there too often or not often enough."""
    for item in sorted({*found, *expected}):
        name = words[item] if item < len(words) else str(item)
        if found[item] != expected[item]:
            problems.append(f"{what} {name}: {found[item]} instead of {expected[item]}")
