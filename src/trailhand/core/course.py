"""The course of a game: the turn, the pending steps and the generator, saved and read again.

A position is what a game says about its table, plus this; games need not know how.
"""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.plain import shown
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.core.step import Step

MOST_TURNS: Final = 100000
MOST_NUMBERS: Final = 8  # more than any step has
MOST_STEPS: Final = 64


def write_course(state: State) -> dict[str, Any]:
    """The course as data: a pending step is its name and its numbers."""
    return {
        "turn": state.turn,
        "agenda": [[type(step).__name__, *step.save()] for step in state.agenda],
        "rng": state.rng.save(),
    }


def step_word(entry: Any) -> str:
    """A pending step as a position has it, for a sentence."""
    if not isinstance(entry, list):
        return shown(entry)
    return "[" + ", ".join(shown(part) for part in entry[:MOST_NUMBERS]) + "]"


class Course:
    """The course that a position describes; `problems` names what is wrong with it."""

    def __init__(self, data: Any, steps: tuple[type[Step[Any]], ...], parties: int) -> None:
        self.problems: list[str] = []
        self._data = data if isinstance(data, dict) else {}
        self._steps = {step.__name__: step for step in steps}
        self._parties = parties
        self.turn = self._read_turn()
        self.rng = self._read_generator()
        self.agenda = self._read_agenda()

    def enter(self, state: State) -> None:
        """Have a state go on from here."""
        state.turn = self.turn
        state.rng = self.rng
        state.agenda = self.agenda

    def _read_turn(self) -> int:
        turn = self._data.get("turn")
        if type(turn) is not int:
            self.problems.append("turn: a whole number is missing")
        elif not 0 <= turn <= MOST_TURNS:
            self.problems.append(f"turn: {shown(turn)} is not between 0 and {MOST_TURNS}")
        else:
            return turn
        return 0

    def _read_generator(self) -> Rng:
        numbers = self._data.get("rng")
        if (
            isinstance(numbers, list)
            and len(numbers) == 4
            and all(type(n) is int and 0 <= n < 1 << 32 for n in numbers)
        ):
            return Rng(numbers[0], numbers[1], numbers[2], numbers[3])
        self.problems.append("rng: four numbers below 2^32 are needed")
        return Rng(0, 0, 0, 0)

    def _read_agenda(self) -> list[Step[Any]]:
        """The pending steps; unknown ones are named and left out."""
        entries = self._data.get("agenda")
        if not isinstance(entries, list):
            self.problems.append("agenda: a list is missing")
            return []
        if len(entries) > MOST_STEPS:
            self.problems.append(f"agenda: {len(entries)} steps are more than can be pending")
            return []
        found: list[Step[Any]] = []
        for entry in entries:
            step = self._read_step(entry)
            if step is None:
                self.problems.append(f"agenda: unknown step {step_word(entry)}")
            else:
                found.append(step)
        return found

    def _read_step(self, entry: Any) -> Step[Any] | None:
        if (
            not isinstance(entry, list)
            or len(entry) < 2
            or not isinstance(entry[0], str)
            or not all(type(n) is int for n in entry[1:])
            or not 0 <= entry[1] < self._parties
        ):
            return None
        kind = self._steps.get(entry[0])
        if kind is None or len(entry) != 2 + len(kind.parameters):
            return None
        return kind.restored(entry[1:])
