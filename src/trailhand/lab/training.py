"""Learning what positions are worth, from games that bots play among themselves.

Approximate policy iteration. In every round quick players decide by the weights learned so far;
some of them err now and then or weigh things in a way of their own, so that the games differ.
Positions along the way are kept as features, and Bayesian linear regression then explains

- the difference of the final scores of two seats by the difference of their features: the
  *strength*, which decides in the next round, and
- the final points of a seat by its own features: the *score sheet*, for telling.

Before any game is seen, the points a seat has now count one each and all else what a player
would guess. A weight leaves that guess only as far as games speak for it: what is rarely met stays
modest. Only sums of products are kept, never the positions; older rounds count less.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailhand.bots.evaluator import Evaluator, Weights, keep_goods, untaught
from trailhand.bots.lookahead import quick_choice
from trailhand.core.game import Game, find_game
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import apply, settle
from trailhand.lab.playing import derived
from trailhand.lab.sharing import cores

Array = NDArray[np.float64]
Told = Callable[["Round"], None]

CHUNK = 10  # games that one process plays before it reports
MEMORY = 0.5  # how much the rounds before count beside a new one, at first
LONG_MEMORY = 0.85  # and when play has become steady
DOUBT = 900.0  # positions that must speak for a weight before half of it is believed
LEAST_SCALE = 0.3  # what moves less than this strays as if it moved so much
STEADY, ERRING, WAYWARD = 0, 1, 2


class Plan(NamedTuple):
    """What to learn for, and how long."""

    game: str
    seats: int
    rounds: int
    games: int
    seed: int = 0
    options: dict[str, Any] | None = None


class Noise(NamedTuple):
    """How much the players of a round differ: how often they err, how many points they stray."""

    errors: float
    stray: float


FIRST = Noise(0.3, 2.0)  # nothing is known yet: see a bit of everything
LATER = Noise(0.1, 1.0)
STEADY_PLAY = Noise(0.05, 0.4)  # when little is left to find out


class Lesson:
    """Sums of products over positions: all that regression needs to know."""

    def __init__(self, size: int, categories: int) -> None:
        self.pairs = 0.0
        self.pair_squares: Array = np.zeros((size, size))
        self.pair_products: Array = np.zeros(size)
        self.seats = 0.0
        self.seat_squares: Array = np.zeros((size, size))
        self.seat_products: Array = np.zeros((size, categories))
        self.scores: list[int] = []
        self.turns: list[float] = []

    def add(self, positions: Array, points: Array) -> None:
        """One game: positions x seats x features, and the final points of seats x categories."""
        count, seats, size = positions.shape
        totals = points.sum(axis=1)
        for a in range(seats):
            for b in range(a):
                gap = positions[:, a] - positions[:, b]
                self.pairs += count
                self.pair_squares += gap.T @ gap
                self.pair_products += gap.sum(axis=0) * (totals[a] - totals[b])
        flat = positions.reshape(-1, size)
        self.seats += len(flat)
        self.seat_squares += flat.T @ flat
        self.seat_products += positions.sum(axis=0).T @ points

    def merge(self, other: Lesson, memory: float = 1.0) -> None:
        """Add what another process or round has seen; this one fades first."""
        self.pairs = memory * self.pairs + other.pairs
        self.pair_squares = memory * self.pair_squares + other.pair_squares
        self.pair_products = memory * self.pair_products + other.pair_products
        self.seats = memory * self.seats + other.seats
        self.seat_squares = memory * self.seat_squares + other.seat_squares
        self.seat_products = memory * self.seat_products + other.seat_products
        self.scores += other.scores
        self.turns += other.turns

    def weights(self, guess: Weights) -> Weights:
        """What explains the scores best, starting from a guess."""
        half = len(guess.now)
        strength = fit(self.pair_squares, self.pair_products, np.array(guess.now + guess.early))
        self.level(strength, half)
        first = np.array(guess.sheet)
        before = np.concatenate([first[:, 0::2], first[:, 1::2]])
        sheet = fit(self.seat_squares, self.seat_products, before)
        rows = np.stack([sheet[:half], sheet[half:]], axis=2).reshape(half, -1)
        return Weights(strength[:half].tolist(), strength[half:].tolist(), rows.tolist())

    def level(self, strength: Array, half: int) -> None:
        """Choose the constants, which no difference shows, so that strength is a final score."""
        ones = [0, half]
        gap = self.seat_products.sum(axis=1) - self.seat_squares @ strength
        system = self.seat_squares[np.ix_(ones, ones)]
        strength[ones] += np.linalg.lstsq(system, gap[ones], rcond=None)[0]

    def scale(self) -> list[float]:
        """How much each feature moves between seats."""
        half = len(self.pair_products) // 2
        moved = np.sqrt(np.diag(self.pair_squares)[:half] / max(self.pairs, 1.0))
        found: list[float] = np.maximum(moved, LEAST_SCALE).tolist()
        return found


def fit(squares: Array, products: Array, guess: Array) -> Array:
    """Linear regression from sums of products, drawn to a guess."""
    doubt = DOUBT * np.eye(len(squares))
    found = np.linalg.solve(squares + doubt, products - squares @ guess)
    return np.asarray(found + guess, dtype=np.float64)


# -- the games ----------------------------------------------------------------------------


class Chunk(NamedTuple):
    """Some games for one process."""

    plan: Plan
    number: int
    first: int
    games: int
    now: list[float]
    early: list[float]
    noise: Noise
    scale: list[float]


def play_chunk(chunk: Chunk) -> Lesson:
    """Play some games and keep what they teach."""
    game = find_game(chunk.plan.game)
    evaluator = untaught(chunk.plan.game)
    lesson = Lesson(2 * len(evaluator.names), len(evaluator.categories))
    options = game.check_options(chunk.plan.seats, dict(chunk.plan.options or {}))
    for number in range(chunk.first, chunk.first + chunk.games):
        play_game(game, chunk, number, options, lesson)
    return lesson


def play_game(
    game: Game, chunk: Chunk, number: int, options: dict[str, Any], lesson: Lesson
) -> None:
    """One game between players of different manners."""
    plan = chunk.plan
    seed = derived(plan.seed, plan.game, plan.seats, chunk.number, number)
    rng, dice = seeded(seed), np.random.default_rng(seed)
    manners = [int(dice.integers(3)) for _ in range(plan.seats)]
    players = [player(chunk, manner, dice) for manner in manners]
    state = game.start(plan.seats, seed, options)
    positions: list[list[list[float]]] = []
    errors = int(1000 * chunk.noise.errors)
    turn = -1
    choices = settle(state)
    while choices:
        seat = state.agenda[-1].seat
        begins = state.turn != turn
        turn = state.turn
        if rng.below(2) == 0 if begins else rng.below(12) == 0:
            positions.append([look(players[seat], state, each) for each in range(plan.seats)])
        if manners[seat] == ERRING and rng.below(1000) < errors:
            choice = choices[rng.below(len(choices))]
        else:
            choice = decide(game, players[seat], state, choices, rng, begins)
        apply(state, choice)
        choices = settle(state)
    points = [players[0].final(state, seat) for seat in range(plan.seats)]
    lesson.add(np.array(positions), np.array(points, dtype=np.float64))
    lesson.scores += [sum(p) for p, m in zip(points, manners, strict=True) if m == STEADY]
    lesson.turns.append(state.turn / plan.seats)


def player(chunk: Chunk, manner: int, dice: np.random.Generator) -> Evaluator:
    """A player who weighs positions as learned so far, or in a way of its own."""
    evaluator = untaught(chunk.plan.game)
    evaluator.now, evaluator.early = chunk.now, chunk.early
    if manner == WAYWARD:
        reach = chunk.noise.stray / np.array(chunk.scale)
        evaluator.now = (chunk.now + reach * tastes(evaluator.names, dice)).tolist()
        evaluator.early = (chunk.early + reach * tastes(evaluator.names, dice)).tolist()
    return evaluator


def tastes(names: list[str], dice: np.random.Generator) -> Array:
    """What a wayward player likes more or less than others: whole kinds of features at once.

    Features whose names begin alike (all cowboys, all cities) are one kind.
    """
    kinds = sorted({name.split()[0] for name in names})
    liking = dict(zip(kinds, dice.normal(size=len(kinds)), strict=True))
    whole = np.array([liking[name.split()[0]] for name in names])
    return np.asarray(0.3 * whole + dice.normal(size=len(names)), dtype=np.float64)


def look(evaluator: Evaluator, state: State, seat: int) -> list[float]:
    """What a seat has, and the same weighed by the clock."""
    found = evaluator.features(state, seat)
    left = evaluator.clock(state)
    return found + [value * left for value in found]


def decide(
    game: Game, evaluator: Evaluator, state: State, choices: list[int], rng: Rng, begins: bool
) -> int:
    """A quick decision that sees only what the seat may know."""
    dealt = state.clone()
    game.determinize(dealt, dealt.agenda[-1].seat, rng)
    settle(dealt)
    return quick_choice(evaluator, dealt, choices, rng, begins)


# -- the rounds ---------------------------------------------------------------------------


class Round(NamedTuple):
    """How a round went: scores of the players without noise, turns a seat, seconds."""

    number: int
    games: int
    mean: float
    sd: float
    turns: float
    seconds: float
    weights: Weights


def beginner(evaluator: Evaluator) -> Weights:
    """Who has seen no game weighs a position as if it ended now, and by a player's hunch."""
    now = [0.0] * len(evaluator.names)
    early = [0.0] * len(evaluator.names)
    for name, (last, first) in evaluator.hunch().items():
        at = evaluator.names.index(name)
        now[at], early[at] = last, first
    sheet = [[0.0] * (2 * len(evaluator.categories)) for _ in now]
    for n, category in enumerate(evaluator.categories):
        at = evaluator.names.index(f"points {category}")
        now[at] = sheet[at][2 * n] = 1.0
    return Weights(now, early, sheet)


def noise_of(plan: Plan, number: int, from_scratch: bool) -> Noise:
    """Much noise first, little in the last third of the rounds."""
    if number == 0 and from_scratch:
        return FIRST
    return LATER if from_scratch and number < plan.rounds * 2 // 3 else STEADY_PLAY


def train(plan: Plan, start: Weights | None = None, jobs: int = 0) -> Iterator[Round]:
    """Play and learn, round by round; the weights of every round are handed out."""
    evaluator = untaught(plan.game)
    guess = start or beginner(evaluator)
    weights = guess
    memory = Lesson(2 * len(evaluator.names), len(evaluator.categories))
    with ProcessPoolExecutor(jobs or cores(), mp_context=get_context("spawn")) as pool:
        for number in range(plan.rounds):
            began = time.perf_counter()
            noise = noise_of(plan, number, start is None)
            chunks = [
                Chunk(
                    plan, number, first, min(CHUNK, plan.games - first),
                    weights.now, weights.early, noise, memory.scale(),
                )
                for first in range(0, plan.games, CHUNK)
            ]  # fmt: skip
            fresh = Lesson(2 * len(evaluator.names), len(evaluator.categories))
            for part in pool.map(play_chunk, chunks):
                fresh.merge(part)
            memory.merge(fresh, min(LONG_MEMORY, MEMORY + number / 20))
            weights = memory.weights(guess)
            keep_goods(evaluator, weights)
            scores = np.array(fresh.scores or [0])
            yield Round(
                number + 1, plan.games, float(scores.mean()), float(scores.std()),
                float(np.mean(fresh.turns)), time.perf_counter() - began, weights,
            )  # fmt: skip
