"""Games between quick players, who are nothing but their weights: what learning feeds on."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailhand.bots.evaluator import Evaluator, Judge, untaught
from trailhand.bots.lookahead import quick_choice
from trailhand.core.game import Game, find_game
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import apply, settle

Array = NDArray[np.float64]

LONGEST = 150  # turns a seat; who has not finished by then does not want to


class Table(NamedTuple):
    """A game, a number of seats, and options that have been checked."""

    game: str
    seats: int
    options: dict[str, Any]


class Outcome(NamedTuple):
    """A finished game: points by category of every seat, turns, and positions on the way.

    `positions` are looked at by chance, at the beginning of turns: positions x seats x features,
    each feature followed, in the second half, by itself times the clock.
    """

    points: list[list[int]]
    turns: int
    positions: Array

    def totals(self) -> list[int]:
        """The final scores."""
        return [sum(points) for points in self.points]


def table_of(game: str, seats: int, options: dict[str, Any]) -> Table:
    """A table with its options filled in."""
    return Table(game, seats, find_game(game).check_options(seats, dict(options)))


def player_of(game: str, weights: Array) -> Evaluator:
    """A player who weighs positions in this way: what counts now, then what counts early."""
    evaluator = untaught(game)
    half = len(evaluator.names)
    evaluator.now = weights[:half].tolist()
    evaluator.early = weights[half:].tolist()
    return evaluator


def play_out(table: Table, players: list[Evaluator], seed: int) -> Outcome:
    """Let quick players play a game to its end."""
    game = find_game(table.game)
    state = game.start(table.seats, seed, table.options)
    rng = seeded(seed + 1)
    positions: list[list[list[float]]] = []
    turn = -1
    choices = settle(state)
    while choices and state.turn < LONGEST * table.seats:
        seat = state.agenda[-1].seat
        begins = state.turn != turn
        turn = state.turn
        if begins and rng.below(3) == 0:
            positions.append([look(players[0], state, each) for each in range(table.seats)])
        apply(state, decide(game, players[seat], state, seat, rng, begins))
        choices = settle(state)
    points = [players[0].final(state, seat) for seat in range(table.seats)]
    return Outcome(points, state.turn, np.array(positions))


def look(evaluator: Evaluator, state: State, seat: int) -> list[float]:
    """What a seat has, and the same weighed by the clock."""
    found = evaluator.features(state, seat)
    left = evaluator.clock(state)
    return found + [value * left for value in found]


def decide(
    game: Game, evaluator: Evaluator, state: State, seat: int, rng: Rng, begins: bool
) -> int:
    """A quick decision that sees only what the seat may know."""
    dealt = state.clone()
    game.determinize(dealt, seat, rng)
    choices = settle(dealt)
    return quick_choice(Judge(evaluator, dealt), dealt, choices, rng, begins)
