"""How fast the rules are: whole random games and copies of states, in one process."""

from __future__ import annotations

import time
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

from trailhand.core import step
from trailhand.core.game import Game, InvalidSetup, check_seats, find_game
from trailhand.core.rng import seeded
from trailhand.core.state import State
from trailhand.core.step import apply, playout, settle

WARM_UP = 5  # games
MIDDLE_STATES = 20
CLONES = 50  # of each state, between two looks at the clock


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return (step.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def bench(
    game: str, seats: int, options: dict[str, Any] | None = None, seconds: float = 3.0
) -> dict[str, Any]:
    """Measure random games from set-up to the end, then clones of states half-way."""
    room = find_game(game)
    check_seats(room.info, seats)
    if not seconds > 0:
        raise InvalidSetup(f"the number of seconds is above 0, not {seconds}")
    checked = room.check_settings(seats, dict(options or {}))
    lengths = [play(room, seats, checked, seed) for seed in range(WARM_UP)]
    games, decisions, spent = run_games(room, seats, checked, 0.8 * seconds)
    half = sum(lengths) // (2 * len(lengths))
    states = [middle_state(room, seats, checked, seed, half) for seed in range(MIDDLE_STATES)]
    return {
        "game": game,
        "seats": seats,
        "compiled": compiled(),
        "playouts_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
        "clone_us": clone_time(states, 0.2 * seconds) * 1e6,
    }


def play(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> int:
    """One random game from set-up to the end; the number of its decisions."""
    return playout(game.start(seats, seed, options), seeded(seed))


def run_games(
    game: Game[Any], seats: int, options: dict[str, Any], seconds: float
) -> tuple[int, int, float]:
    """Random games for a while: their number, their decisions, the seconds spent."""
    games = decisions = 0
    spent = 0.0
    started = time.perf_counter()
    while spent < seconds:
        decisions += play(game, seats, options, games)
        games += 1
        spent = time.perf_counter() - started
    return games, decisions, spent


def middle_state(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, decisions: int
) -> State:
    """A state some random decisions into a game."""
    state: State = game.start(seats, seed, options)
    dice = seeded(seed)
    for _ in range(decisions):
        choices = settle(state)
        if not choices:
            break
        apply(state, choices[dice.below(len(choices))])
    return state


def clone_time(states: list[State], seconds: float) -> float:
    """The seconds that one copy of a state takes."""
    clones = 0
    spent = 0.0
    started = time.perf_counter()
    while spent < seconds:
        for state in states:
            for _ in range(CLONES):
                state.clone()
        clones += CLONES * len(states)
        spent = time.perf_counter() - started
    return spent / clones
