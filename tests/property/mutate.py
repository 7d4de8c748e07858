"""Spoil very many positions: python -m tests.property.mutate GAME --positions N --seed S.

A failure is named with its number; `--first` goes on where an earlier run ended, and
`--first N --positions 1` looks at one of them again.
"""

from __future__ import annotations

import argparse
import collections
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import Any

from tests.property.mutations import endure, spoiled
from trailhand.core.rng import seeded

PATIENCE = 60  # seconds for one game
NAMED = 5  # failures of a kind that are told
NEWS = 1000  # mutations between two lines of progress


def too_long(_signal: int, _frame: Any) -> None:
    """A game that goes on for ever."""
    raise TimeoutError("it takes too long")


class Run:
    """What has come out so far."""

    def __init__(self, game: str, seed: int) -> None:
        self.name = f"{game} seed {seed}"
        self.begun = time.monotonic()
        self.done = self.played = 0
        self.failures: collections.Counter[str] = collections.Counter()

    def take(self, number: int, position: Any) -> None:
        """Try one position."""
        signal.alarm(PATIENCE)
        try:
            self.played += endure(position, seeded(number))
        except Exception as error:  # whatever goes wrong is what is looked for
            last = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"
            self.failures[what] += 1
            if self.failures[what] <= NAMED:
                print(f"{number}: {what}: {str(error)[:160]}", flush=True)
        signal.alarm(0)
        self.done += 1

    def tell(self, number: int) -> None:
        """One line of progress."""
        print(
            f"{self.name}: {self.done} mutations to {number}, {self.played} played, "
            f"{sum(self.failures.values())} failed, {time.monotonic() - self.begun:.0f} s",
            flush=True,
        )


def main() -> int:
    """Run, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    signal.signal(signal.SIGALRM, too_long)
    run = Run(asked.game, asked.seed)
    for number, position in spoiled(asked.game, asked.seed, asked.first):
        run.take(number, position)
        if run.done % NEWS == 0 or run.done >= asked.positions:
            run.tell(number)
        if run.done >= asked.positions:
            break
    for what, count in run.failures.most_common():
        print(f"{count:6} {what}")
    return 1 if run.failures else 0


if __name__ == "__main__":
    sys.exit(main())
