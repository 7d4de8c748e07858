"""Learning what positions are worth, from games that quick players play among themselves.

Policy iteration. In every round quick players play many games, and a network learns to predict
what became of the positions they met; in the next round they decide by what it says. So that they
don't merely confirm their habits, most of them have tastes: some features, drawn at random for
every game, count more or less for them than the network says. What comes of such whims teaches the
network about strategies that it would not have chosen. Tastes become weaker from round to round.
A strategy of many parts that belong together hardly ever comes up by chance, so some players
follow a style that their game suggests (`Evaluator.styles`) in all rounds.

What a round has learned is not always better play. So after every round the new network meets the
best one so far and takes its place only if it scores more: the champion is what is kept.

Learning begins with a player's hunch (`Evaluator.hunch`). The tables to play at are mixed: numbers
of seats and settings take turns, and features tell the network which is which.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailhand.bots.evaluator import Evaluator, untaught, untaught_network
from trailhand.bots.network import Network, Parts, straight
from trailhand.bots.weights import network_data
from trailhand.lab.playing import derived
from trailhand.lab.quickplay import Table, play_out, player_of
from trailhand.lab.regression import Lessons, Student
from trailhand.lab.sharing import cores

UNITS = 32  # hidden units
CHUNK = 5  # games that one process plays before it reports
MEMORY = 400_000  # positions that are learned from again in later rounds
EPOCHS = 4
PLAIN = 0.35  # of the players have no taste of their own
STYLED = 0.3  # of them play in one of the styles of their game, if it has any
LEAST_STYLE, MOST_STYLE = 0.2, 1.2  # how much they make of it
PICKED = 0.12  # of the features are a matter of taste to those who have one
TASTE_NOW, TASTE_EARLY = 0.5, 3.0  # points that a taste moves a typical position by
LAST_TASTE = 0.35  # of the first tastes is left in the last round, or in the first with a start
LEAST_SPREAD = 0.25  # a feature that varies less is treated as if it varied this much


class Plan(NamedTuple):
    """What to learn for, and how long: rounds of games at tables that take turns.

    `bout` is how many games the network of a round plays against the champion, `thinking` how
    many iterations a turn players search; 0 is for quick players.
    """

    game: str
    tables: list[Table]
    rounds: int
    games: int
    seed: int = 0
    bout: int = 100
    thinking: int = 0


class Round(NamedTuple):
    """How a round went: mean scores of plain players and of all, turns, error, seconds.

    `lead` is by how many points the new network beat the champion before it.
    """

    number: int
    plain: float
    mean: float
    turns: float
    error: float
    lead: float
    seconds: float


class Chunk(NamedTuple):
    """Some games for one process; a network is sent in parts, `taught` or a mere hunch."""

    tables: list[Table]
    network: Parts
    taught: bool
    spread: list[float]
    strength: float
    seeds: list[int]
    thinking: int


class Bout(NamedTuple):
    """Some games between two networks, sent in parts."""

    tables: list[Table]
    challenger: Parts
    champion: Parts
    seeds: list[int]
    thinking: int


class Part(NamedTuple):
    """What some games came to."""

    lessons: Lessons
    scores: list[int]
    plain: list[int]
    turns: list[float]


def taste(
    spread: NDArray[np.float64], strength: float, dice: np.random.Generator
) -> tuple[list[float], list[float]]:
    """What a player likes or dislikes more than the network does: now, and early."""
    picked = dice.random(len(spread)) < PICKED
    now, early = dice.normal(size=(2, len(spread))) * picked * strength / spread
    return (TASTE_NOW * now).tolist(), (TASTE_EARLY * early).tolist()


def styled(
    evaluator: Evaluator, style: dict[str, tuple[float, float]], strength: float
) -> tuple[list[float], list[float]]:
    """What a style makes features worth, more so the stronger it is: now, and early."""
    both = [style.get(name, (0.0, 0.0)) for name in evaluator.names]
    return [strength * now for now, _ in both], [strength * early for _, early in both]


def play_chunk(chunk: Chunk) -> Part:
    """Play some games between players of different tastes."""
    lessons: list[Lessons] = []
    part = Part(Lessons.none(), [], [], [])
    spread = np.maximum(np.array(chunk.spread), LEAST_SPREAD)
    for table, seed in zip(chunk.tables, chunk.seeds, strict=True):
        dice = np.random.default_rng(seed)
        players: list[Evaluator] = []
        plain: list[int] = []
        for seat in range(table.seats):
            player = player_of(table.game, Network(*chunk.network))
            manner, styles = dice.random(), player.styles()
            if manner < PLAIN:
                plain.append(seat)
            elif manner < PLAIN + STYLED and styles:
                style = styles[dice.integers(len(styles))]
                strength = dice.uniform(LEAST_STYLE, MOST_STYLE)
                player.network.set_taste(*styled(player, style, strength))
            else:
                player.network.set_taste(*taste(spread, chunk.strength, dice))
            players.append(player)
        outcome = play_out(table, players, seed, thinking=chunk.thinking)
        totals = outcome.totals()
        part.scores.extend(totals)
        part.plain.extend(totals[seat] for seat in plain)
        part.turns.append(outcome.turns / table.seats)
        if outcome.positions:
            lessons.append(outcome.lessons(Network(*chunk.network) if chunk.taught else None))
    return part._replace(lessons=Lessons.all(lessons))


def play_bout(bout: Bout) -> list[float]:
    """By how many points the challenger leads, game by game."""
    found: list[float] = []
    for table, seed in zip(bout.tables, bout.seeds, strict=True):
        both = [player_of(table.game, Network(*bout.challenger))]
        both.append(player_of(table.game, Network(*bout.champion)))
        if table.seats == 1:  # each plays the same deal alone
            first, second = (totals_of(bout, table, [player], seed)[0] for player in both)
            found.append(float(first - second))
            continue
        sides = [(seat + seed) % 2 for seat in range(table.seats)]
        totals = np.array(totals_of(bout, table, [both[side] for side in sides], seed))
        champions = np.array(sides, dtype=bool)
        found.append(float(totals[~champions].mean() - totals[champions].mean()))
    return found


def totals_of(bout: Bout, table: Table, players: list[Evaluator], seed: int) -> list[int]:
    """The final scores of a game."""
    return play_out(table, players, seed, thinking=bout.thinking).totals()


def shared_out(
    tables: list[Table], games: int, *path: object
) -> Iterator[tuple[list[Table], list[int]]]:
    """Games in chunks: tables that take turns, and seeds that follow from a path."""
    for first in range(0, games, CHUNK):
        chunk = range(first, min(first + CHUNK, games))
        taking_turns = [tables[game % len(tables)] for game in chunk]
        yield taking_turns, [derived(*path, game) for game in chunk]


class Learner:
    """The network found so far, what it was taught with, and the best one before it."""

    def __init__(self, plan: Plan, start: Network | None) -> None:
        self.plan = plan
        self.evaluator = untaught(plan.game)
        self.network = untaught_network(self.evaluator) if start is None else start
        self.champion = start
        self.ahead = 0 if start is None else 1  # runs, in which tastes have mellowed
        self.memory: Lessons | None = None
        self.student = None if start is None else Student(start, UNITS, plan.seed)

    def play(self, number: int, pool: Executor) -> list[Part]:
        """The games of a round, shared out."""
        plan = self.plan
        strength = LAST_TASTE ** (number / max(plan.rounds - 1, 1) + self.ahead)
        spread = [1.0] * len(self.evaluator.names)
        if self.memory is not None:
            spread = self.memory.features.std(axis=0).tolist()
        taught = self.student is not None
        parts = self.network.parts()
        chunks = [
            Chunk(tables, parts, taught, spread, strength, seeds, plan.thinking)
            for tables, seeds in shared_out(plan.tables, plan.games, plan.seed, plan.game, number)
        ]
        return list(pool.map(play_chunk, chunks))

    def learn(self, parts: list[Part]) -> float:
        """Teach the network what became of the games, old and new."""
        fresh = Lessons.all([part.lessons for part in parts])
        lessons = fresh if self.memory is None else self.memory.joined(fresh)
        self.memory = lessons = lessons.last(MEMORY)
        if self.student is None:
            self.student = Student(points_now(self.evaluator), UNITS, self.plan.seed)
            self.student.guess(lessons)
        error = self.student.learn(lessons, EPOCHS)
        self.network = self.student.network()
        return error

    def challenge(self, number: int, pool: Executor) -> float:
        """Let the new network play against the champion; its lead. The winner is champion."""
        if self.champion is None:
            self.champion = self.network
            return 0.0
        plan = self.plan
        new, best = self.network.parts(), self.champion.parts()
        bouts = [
            Bout(tables, new, best, seeds, plan.thinking)
            for tables, seeds in shared_out(
                plan.tables, plan.bout, plan.seed, plan.game, "bout", number
            )
        ]
        lead = float(np.mean([each for found in pool.map(play_bout, bouts) for each in found]))
        if lead > 0.0:
            self.champion = self.network
        return lead

    def data(self) -> dict[str, object]:
        """The champion, as a file of weights."""
        best = self.network if self.champion is None else self.champion
        return network_data(best, self.evaluator.names, self.evaluator.categories)


def points_now(evaluator: Evaluator) -> Network:
    """A network that has seen no game: it expects the score as it is."""
    width = len(evaluator.categories)
    now = [[0.0] * width for _ in evaluator.names]
    for n, category in enumerate(evaluator.categories):
        now[evaluator.names.index(f"points {category}")][n] = 1.0
    return straight(now, [[0.0] * width for _ in evaluator.names])


def train(
    plan: Plan, start: Network | None = None, jobs: int = 0
) -> Iterator[tuple[Round, Learner]]:
    """Play and learn, round by round. A plan gives the same weights, however many jobs."""
    learner = Learner(plan, start)
    with ProcessPoolExecutor(jobs or cores(), mp_context=get_context("spawn")) as pool:
        for number in range(plan.rounds):
            began = time.perf_counter()
            parts = learner.play(number, pool)
            error = learner.learn(parts)
            lead = learner.challenge(number, pool)
            scores = [score for part in parts for score in part.scores]
            plain = [score for part in parts for score in part.plain]
            turns = [turn for part in parts for turn in part.turns]
            yield (
                Round(
                    number + 1, float(np.mean(plain)), float(np.mean(scores)),
                    float(np.mean(turns)), error, lead, time.perf_counter() - began,
                ),
                learner,
            )  # fmt: skip
