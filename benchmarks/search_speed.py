"""How many iterations a second the search does from the opening of a game.

    python benchmarks/search_speed.py [gwt2 ...] --seats 2 --seconds 3

Prints one JSON object per game: iterations a second, evaluations a second, and the same for the
greedy bot's decisions. One process; run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import time

import trailhand as th
from trailhand.bots import find
from trailhand.bots.evaluator import evaluator_of
from trailhand.bots.search import SearchBot, read_budget
from trailhand.lab.bench import compiled

OPENINGS = 5


def measure(game: str, seats: int, seconds: float) -> dict[str, object]:
    """Search the first decision of a few deals, each for its share of the time."""
    iterations, spent = 0, 0.0
    for seed in range(OPENINGS):
        match = th.new(game, seats, seed=seed)
        bot = SearchBot(seed, read_budget(f"{2 * seconds / OPENINGS:g}s"))
        started = time.perf_counter()
        bot.choose(match, match.decision.seat)
        spent += time.perf_counter() - started
        iterations += bot.iterations
    return {
        "game": game,
        "seats": seats,
        "compiled": compiled(),
        "iterations_per_s": round(iterations / spent),
        "greedy_decisions_per_s": round(greedy_rate(game, seats, seconds)),
        "weighings_per_s": round(weighing_rate(game, seats)),
    }


def greedy_rate(game: str, seats: int, seconds: float) -> float:
    """Decisions of the greedy bot in games against itself."""
    match, bots = th.new(game, seats, seed=1), [find("greedy")(seat) for seat in range(seats)]
    decisions, started = 0, time.perf_counter()
    while match.decision is not None and time.perf_counter() - started < seconds:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
        decisions += 1
    return decisions / (time.perf_counter() - started)


def weighing_rate(game: str, seats: int) -> float:
    """How often a second a position is weighed."""
    match, evaluator = th.new(game, seats, seed=1), evaluator_of(game)
    started = time.perf_counter()
    for _ in range(10_000):
        evaluator.strength(match.state, 0)
    return 10_000 / (time.perf_counter() - started)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["gwt1", "gwt2"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    for game in asked.games:
        print(json.dumps(measure(game, asked.seats, asked.seconds)))


if __name__ == "__main__":
    main()
