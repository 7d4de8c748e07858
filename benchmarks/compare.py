"""Measure random play, cloning and replaying; compare compiled and interpreted code.

    python benchmarks/compare.py            the package that is installed, against src/

Every number is the best of several rounds in a process of its own, so that a busy machine
matters less. The table goes to benchmarks/RESULTS.md by hand, with what was learnt.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = (("gwt1", 2), ("gwt1", 4), ("gwt2", 2), ("gwt2", 4))
ROUNDS = 5


def measure(games: int) -> dict[str, float]:
    """All figures of the code that this process imports."""
    import trailhand as th
    from trailhand.core.rng import seeded
    from trailhand.core.step import playout

    found: dict[str, float] = {}
    for game, seats in TABLES:
        best, decisions = 0.0, 0
        for _ in range(ROUNDS):
            started = time.perf_counter()
            decisions = 0
            for seed in range(games):
                match = th.new(game, seats=seats, seed=seed)
                decisions += playout(match.state, seeded(seed))
            best = max(best, games / (time.perf_counter() - started))
        found[f"{game}, {seats} seats: games/s"] = best
        found[f"{game}, {seats} seats: decisions/s"] = best * decisions / games
    match = th.new("gwt2", seats=4, seed=3)
    chance = seeded(3)
    while match.numbers and match.state.turn < 60:
        match.play(chance.below(len(match.numbers)))
    state = match.state
    found["clone, 4 seats, turn 60: per s"] = best_rate(lambda: state.clone(), 2000)
    while match.numbers:
        match.play(chance.below(len(match.numbers)))
    text = match.record()
    found["replay of a 4-seat game: per s"] = best_rate(lambda: th.replay(text), 5)
    return found


def best_rate(work: object, times: int) -> float:
    """How often a piece of work can be done in a second, in the best round."""
    assert callable(work)
    best = 0.0
    for _ in range(ROUNDS):
        started = time.perf_counter()
        for _ in range(times):
            work()
        best = max(best, times / (time.perf_counter() - started))
    return best


def run(interpreted: bool) -> dict[str, float]:
    """Measure in a fresh process."""
    path = {"PYTHONPATH": str(ROOT / "src")} if interpreted else {}
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    games = "20" if interpreted else "150"
    done = subprocess.run(
        [sys.executable, __file__, games],
        env=environment | path,
        cwd="/",
        capture_output=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the table of ratios."""
    compiled, interpreted = run(False), run(True)
    print("| what | compiled | interpreted | compiled / interpreted |")
    print("| --- | ---: | ---: | ---: |")
    for name, rate in compiled.items():
        slow = interpreted[name]
        print(f"| {name} | {rate:,.0f} | {slow:,.0f} | {rate / slow:.1f} |")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(measure(int(sys.argv[1]))))
    else:
        main()
