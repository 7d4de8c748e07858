"""Learning what positions are worth, from games that quick players play among themselves.

An evolution strategy. In every round many deals are played; at each the players differ from the
weights found so far by small random tastes, and the deal is played once for every way to turn the
seats. Tastes of those who did better than their rivals are added up, and the weights follow their
sum. That is gradient ascent on the result itself, with a gradient measured by playing: it needs
no model of how good play looks, and it leaves habits that regression on played games would only
confirm. Learning begins with a player's hunch (`Evaluator.hunch`).

How far a taste reaches is measured, too: a feature that differs by much between seats gets small
changes of its weight, so that every feature has a similar say.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np

from trailhand.bots.evaluator import Evaluator, Weights, keep_goods, untaught
from trailhand.lab.playing import derived
from trailhand.lab.quickplay import Array, Table, play_out, player_of, table_of
from trailhand.lab.scoresheet import ScoreSheet
from trailhand.lab.sharing import cores

CHUNK = 5  # deals that one process plays before it reports
REACH_NOW, REACH_EARLY = 0.2, 0.6  # points that a typical taste moves a typical position by
LEAST_SPREAD = 0.3  # a feature that differs by less is treated as if it differed by so much
STRIDE = 2.0  # how far a round may go, in tastes
MOMENTUM = 0.8  # how much of the last round's direction is kept
AMBITION = 0.3  # how much the own score counts beside the lead over the others


class Plan(NamedTuple):
    """What to learn for, and how long: rounds of so many deals."""

    game: str
    seats: int
    rounds: int
    deals: int
    seed: int = 0
    options: dict[str, Any] | None = None


class Round(NamedTuple):
    """How a round went: mean and spread of the scores, turns a seat, seconds, new weights."""

    number: int
    mean: float
    sd: float
    turns: float
    seconds: float
    weights: Array


def beginner(evaluator: Evaluator) -> Array:
    """Who has seen no game weighs a position as if it ended now, and by a player's hunch."""
    half = len(evaluator.names)
    weights = np.zeros(2 * half)
    for category in evaluator.categories:
        weights[evaluator.names.index(f"points {category}")] = 1.0
    for name, (last, first) in evaluator.hunch().items():
        at = evaluator.names.index(name)
        weights[at], weights[half + at] = last, first
    return weights


# -- the games of a round -----------------------------------------------------------------


class Chunk(NamedTuple):
    """Some deals for one process."""

    table: Table
    weights: Array
    reach: Array
    seeds: list[int]


class Part(NamedTuple):
    """What some deals came to.

    `lead` and `level` are sums of tastes, weighed by how far ahead of the others they got, and
    by how much was scored; `tastes` is their plain sum.
    """

    lead: Array
    level: Array
    tastes: Array
    spread: Array
    pairs: int
    scores: list[int]
    turns: list[float]
    sheet: ScoreSheet


def play_chunk(chunk: Chunk) -> Part:
    """Play every deal once for every way to turn the seats."""
    evaluator = untaught(chunk.table.game)
    size = len(chunk.weights)
    sheet = ScoreSheet(size // 2, len(evaluator.categories))
    lead, level, tastes, spread = (np.zeros(size) for _ in range(4))
    part = Part(lead, level, tastes, spread, 0, [], [], sheet)
    pairs = 0
    for seed in chunk.seeds:
        pairs += play_deal(chunk, seed, part)
    return part._replace(pairs=pairs)


def play_deal(chunk: Chunk, seed: int, part: Part) -> int:
    """One deal between players of different tastes; how many pairs of seats were compared."""
    table, seats = chunk.table, chunk.table.seats
    tastes = np.random.default_rng(seed).normal(size=(seats, len(chunk.weights)))
    players = [player_of(table.game, chunk.weights + chunk.reach * taste) for taste in tastes]
    totals = np.zeros((seats, seats))
    pairs = 0
    for turn in range(seats):
        order = [(seat + turn) % seats for seat in range(seats)]
        outcome = play_out(table, [players[each] for each in order], seed)
        totals[turn, order] = outcome.totals()
        part.scores.extend(outcome.totals())
        part.turns.append(outcome.turns / seats)
        part.sheet.add(outcome)
        pairs += measure_spread(outcome.positions, part.spread)
    own = totals.mean(axis=0)
    part.lead[:] += (own - own.mean()) @ tastes
    part.level[:] += own.mean() * tastes.mean(axis=0)
    part.tastes[:] += tastes.mean(axis=0)
    return pairs


def measure_spread(positions: Array, spread: Array) -> int:
    """Add the squared differences of the features between seats; with one seat, their squares."""
    if not len(positions):
        return 0
    if positions.shape[1] == 1:
        spread += (positions[:, 0] ** 2).sum(axis=0)
    else:
        spread += ((positions[:, 0] - positions[:, 1]) ** 2).sum(axis=0)
    return len(positions)


# -- the rounds ---------------------------------------------------------------------------


class Learner:
    """The weights found so far, and where they are heading."""

    def __init__(self, plan: Plan, start: Array | None) -> None:
        self.plan = plan
        self.table = table_of(plan.game, plan.seats, plan.options or {})
        self.evaluator = untaught(plan.game)
        self.weights = beginner(self.evaluator) if start is None else start.copy()
        self.heading: Array = np.zeros(len(self.weights))
        self.spread: Array = np.ones(len(self.weights) // 2)
        self.sheet = ScoreSheet(len(self.evaluator.names), len(self.evaluator.categories))

    def reach(self) -> Array:
        """How far a taste moves each weight."""
        spread = np.maximum(self.spread, LEAST_SPREAD)
        reach = np.concatenate([REACH_NOW / spread, REACH_EARLY / spread])
        reach[[0, len(spread)]] = 0.0  # constants change no decision
        return reach

    def play(self, number: int, deals: int, reach: Array, pool: Executor) -> list[Part]:
        """The deals of a round, shared out."""
        plan = self.plan
        seeds = [derived(plan.seed, plan.game, plan.seats, number, deal) for deal in range(deals)]
        chunks = [
            Chunk(self.table, self.weights, reach, seeds[first : first + CHUNK])
            for first in range(0, deals, CHUNK)
        ]
        return list(pool.map(play_chunk, chunks))

    def size_up(self, pool: Executor) -> None:
        """Some games before the first round, to see how features spread."""
        self.learn_spread(self.play(-1, 4 * CHUNK, np.zeros(len(self.weights)), pool))

    def learn_spread(self, parts: list[Part]) -> None:
        """How much each feature differs between seats, with some memory of earlier rounds."""
        half = len(self.spread)
        pairs = max(sum(part.pairs for part in parts), 1)
        fresh = np.sqrt(sum((part.spread[:half] for part in parts), np.zeros(half)) / pairs)
        self.spread = np.maximum(fresh, 0.7 * self.spread)

    def go_on(self, number: int, parts: list[Part], reach: Array) -> None:
        """Follow the tastes that did well; strides become shorter towards the end."""
        deals = self.plan.deals
        scores = np.array([score for part in parts for score in part.scores])
        zero = np.zeros(len(self.weights))
        lead = sum((part.lead for part in parts), zero) / deals
        level = sum((part.level for part in parts), zero)
        tastes = sum((part.tastes for part in parts), zero)
        gradient = lead + AMBITION * (level - scores.mean() * tastes) / deals
        self.heading = MOMENTUM * self.heading + gradient
        length = float(np.linalg.norm(self.heading))
        stride = STRIDE * (1.0 - 0.7 * number / self.plan.rounds)
        if length > 0.0:
            self.weights = self.weights + reach * self.heading * (stride / length)
        half = len(self.weights) // 2
        kept = Weights(self.weights[:half].tolist(), self.weights[half:].tolist(), [])
        keep_goods(self.evaluator, kept)
        self.weights = np.array(kept.now + kept.early)

    def learned(self) -> Weights:
        """What was found, with the score sheet of the last rounds."""
        half = len(self.evaluator.names)
        weights = self.weights.tolist()
        return Weights(weights[:half], weights[half:], self.sheet.rows(self.evaluator))


def train(plan: Plan, start: Array | None = None, jobs: int = 0) -> Iterator[tuple[Round, Learner]]:
    """Play and learn, round by round. The same plan gives the same weights with any jobs."""
    learner = Learner(plan, start)
    with ProcessPoolExecutor(jobs or cores(), mp_context=get_context("spawn")) as pool:
        learner.size_up(pool)
        for number in range(plan.rounds):
            began = time.perf_counter()
            reach = learner.reach()
            parts = learner.play(number, plan.deals, reach, pool)
            learner.go_on(number, parts, reach)
            learner.learn_spread(parts)
            if number >= plan.rounds * 3 // 4:
                for part in parts:
                    learner.sheet.merge(part.sheet)
            scores = np.array([score for part in parts for score in part.scores])
            turns = float(np.mean([turn for part in parts for turn in part.turns]))
            spent = time.perf_counter() - began
            yield (
                Round(
                    number + 1, float(scores.mean()), float(scores.std()), turns, spent,
                    learner.weights,
                ),
                learner,
            )  # fmt: skip
