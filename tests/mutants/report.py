"""What is said during a run, and at its end."""

from __future__ import annotations

import sys
from collections import Counter
from typing import NamedTuple

from tests.mutants.changes import Change
from tests.mutants.sample import room
from tests.mutants.trial import KILLED, SURVIVED, Outcome

EQUIVALENT = "equivalent"


class Result(NamedTuple):
    """A change, and what became of it."""

    change: Change
    outcome: Outcome


class Report:
    """The results so far."""

    def __init__(self, seed: int, number: int) -> None:
        self.seed, self.number = seed, number
        self.results: list[Result] = []
        self.spent, self.tried = 0.0, 0

    def count(self, outcome: str) -> int:
        """How many came out like this."""
        return sum(result.outcome.outcome == outcome for result in self.results)

    @property
    def score(self) -> float:
        """Of the changes that change something, how many a test noticed, in percent."""
        counted = self.count(KILLED) + self.count(SURVIVED)
        return 100 * self.count(KILLED) / counted if counted else 100.0

    def take(self, change: Change, outcome: Outcome, tried: bool) -> None:
        """One more result, and a line of progress."""
        self.results.append(Result(change, outcome))
        if tried:
            self.spent, self.tried = self.spent + outcome.seconds, self.tried + 1
        left = (self.number - len(self.results)) * (self.spent / self.tried if self.tried else 0)
        line = f"{len(self.results)}/{self.number} {self.summary()}, {left / 60:.0f} min left"
        if outcome.outcome == SURVIVED:
            print(f"\r{described(change)}\n", flush=True)
        if sys.stdout.isatty() or len(self.results) % 20 == 0 or tried:
            end = "" if sys.stdout.isatty() else "\n"
            print(f"\r{line}  ", end=end, flush=True)

    def summary(self) -> str:
        """The figures."""
        parts = [f"{self.count(kind)} {kind}" for kind in (KILLED, SURVIVED, EQUIVALENT)]
        return f"{', '.join(parts)}, score {self.score:.1f} %"

    def whole(self, unused: list[str]) -> str:
        """Everything, as Markdown."""
        killed = [result.outcome.by for result in self.results if result.outcome.outcome == KILLED]
        suites = Counter(by.split("/")[1] if "/" in by else by for by in killed)
        lines = [f"# Mutants, seed {self.seed}", "", f"{len(self.results)}: {self.summary()}", ""]
        lines += [f"- killed by {suite}: {count}" for suite, count in suites.most_common()]
        lines += ["", "| room | killed | survived | equivalent |", "| --- | --- | --- | --- |"]
        for name in sorted({room(result.change.file) for result in self.results}):
            here = Counter(r.outcome.outcome for r in self.results if room(r.change.file) == name)
            lines.append(f"| {name} | {here[KILLED]} | {here[SURVIVED]} | {here[EQUIVALENT]} |")
        survivors = [r.change for r in self.results if r.outcome.outcome == SURVIVED]
        lines += ["", *(f"```diff\n{described(change)}\n```\n" for change in survivors)]
        lines += [f"Named as equivalent, and gone: {name}" for name in unused]
        return "\n".join(lines) + "\n"


def described(change: Change) -> str:
    """Where a change is, and what it is."""
    place = f"# {change.file}:{change.line} {change.place} ({change.operator})"
    return f"{place}\n- {change.was}\n+ {change.now}"
