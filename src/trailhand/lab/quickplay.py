"""Games between players who are nothing but a network: what learning feeds on.

Quick players decide by what the network says at once. Thinking ones search for some iterations a
turn: their games are few and slow, but they show what positions are worth to good players.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailhand.bots.evaluator import Evaluator, Judge, untaught
from trailhand.bots.lookahead import quick_choice
from trailhand.bots.network import Network
from trailhand.bots.search import Budget, SearchBot
from trailhand.core.game import Game, check_seats, find_game
from trailhand.core.match import Match
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import apply, deciding, settle
from trailhand.lab.regression import Lessons

LONGEST = 150  # turns a seat; whoever has not finished by then never will
KEPT_OF_QUICK, KEPT_OF_THINKING = 6, 2  # one decision in this many is kept as a lesson
PATIENCE = 0.9825  # how much what a decision led to counts for the one before it


class Table(NamedTuple):
    """A game, a number of seats, and settings that have been checked."""

    game: str
    seats: int
    options: dict[str, Any]


class Outcome(NamedTuple):
    """A finished game: points by category of every seat, turns, and positions on the way.

    `positions` are picked at random, one in `kept` decisions: a seat, what it had, and the clock.
    """

    points: list[list[int]]
    turns: int
    positions: list[tuple[int, list[float], float]]
    kept: int

    def totals(self) -> list[int]:
        """The final scores."""
        return [sum(points) for points in self.points]

    def lessons(self, network: Network | None) -> Lessons:
        """The positions, and what became of them.

        A game is decided by much that comes later, good luck and bad taste. So what a position
        led to is not only the end of the game, but also what a network, if there is one, expected
        of the positions soon after it (temporal differences).
        """
        patience = PATIENCE**self.kept
        later = [np.array(points, dtype=np.float32) for points in self.points]
        became: list[NDArray[np.float32]] = []
        for seat, found, clock in reversed(self.positions):
            became.append(later[seat])
            if network is not None:
                soon = np.array(network.categories(found, clock), dtype=np.float32)
                later[seat] = patience * later[seat] + (1.0 - patience) * soon
        return Lessons(
            np.array([found for _, found, _ in self.positions], dtype=np.float32),
            np.array([clock for _, _, clock in self.positions], dtype=np.float32),
            np.array(became[::-1], dtype=np.float32),
        )


def table_of(game: str, seats: int, options: dict[str, Any]) -> Table:
    """A table with its options filled in, or a sentence that says why there is none."""
    room = find_game(game)
    check_seats(room.info, seats)
    return Table(game, seats, room.check_settings(seats, dict(options)))


def player_of(game: str, network: Network) -> Evaluator:
    """A player who weighs positions by a network."""
    evaluator = untaught(game)
    evaluator.network = network
    return evaluator


def play_out(
    table: Table,
    players: list[Evaluator],
    seed: int,
    longest: int = LONGEST,
    thinking: int = 0,
) -> Outcome:
    """Let players play a game to its end, or for some turns a seat.

    They think for a number of iterations a turn, or decide quickly.
    """
    game = find_game(table.game)
    state = game.start(table.seats, seed, table.options)
    rng = seeded(seed + 1)
    budget = Budget(thinking, 0.0)
    bots = [SearchBot(seed + 2 + seat, budget, player) for seat, player in enumerate(players)]
    positions: list[tuple[int, list[float], float]] = []
    kept = KEPT_OF_THINKING if thinking else KEPT_OF_QUICK
    turn = -1
    choices = settle(state)
    while choices and state.turn < longest * table.seats:
        seat = deciding(state)
        begins = state.turn != turn
        turn = state.turn
        if rng.below(kept) == 0:
            clock = players[0].clock(state)
            for each in range(table.seats):
                positions.append((each, players[0].features(state, each), clock))
        if thinking:
            match = Match(game, table.seats, seed, table.options, state, choices)
            choice = choices[bots[seat].choose(match, seat)]
        else:
            choice = decide(game, players[seat], state, seat, rng, begins)
        apply(state, choice)
        choices = settle(state)
    points = [players[0].final(state, seat) for seat in range(table.seats)]
    return Outcome(points, state.turn, positions, kept)


def decide(
    game: Game[Any], evaluator: Evaluator, state: State, seat: int, rng: Rng, begins: bool
) -> int:
    """A quick decision that sees only what the seat may know."""
    dealt = state.clone()
    game.determinize(dealt, seat, rng)
    choices = settle(dealt)
    return quick_choice(Judge(game, evaluator, dealt), dealt, choices, rng, begins)
