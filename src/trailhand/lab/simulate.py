"""Many games between bots, over the cores of this machine.

Every game has seeds of its own that follow from the seed of the whole and its number, and
results are added up as whole numbers: the same seed gives the same result, however the
games were shared out.
"""

from __future__ import annotations

import hashlib
import math
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from fractions import Fraction
from multiprocessing import get_context
from typing import Any, NamedTuple

import trailhand as th
from trailhand.bots import RandomBot, find
from trailhand.core.game import Game, check_seats, find_game
from trailhand.core.match import Match
from trailhand.core.rng import seeded
from trailhand.core.step import playout

CHUNK = 50  # games at most that one process plays before it reports
Progress = Callable[[int], None]


class SimulationFailed(RuntimeError):
    """A game that could not be played to its end, with the seed to play it again."""


class Chunk(NamedTuple):
    """Some games for one process: everything in it can be sent to another one."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    first: int
    games: int


class BotTally:
    """The results of all seats that one bot held."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.low: int | None = None
        self.high: int | None = None
        self.wins = Fraction(0)
        self.categories: dict[str, int] = {}

    def add(self, points: int, categories: dict[str, int], won: Fraction) -> None:
        """One seat of one game."""
        self.count += 1
        self.total += points
        self.squares += points * points
        self.low = points if self.low is None else min(self.low, points)
        self.high = points if self.high is None else max(self.high, points)
        self.wins += won
        for name, value in categories.items():
            self.categories[name] = self.categories.get(name, 0) + value

    def merge(self, other: BotTally) -> None:
        """Add the results of another process."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.low = min(n for n in (self.low, other.low) if n is not None)
        self.high = max(n for n in (self.high, other.high) if n is not None)
        self.wins += other.wins
        for name, value in other.categories.items():
            self.categories[name] = self.categories.get(name, 0) + value

    def report(self) -> dict[str, Any]:
        """Mean, standard deviation, extremes, wins and the mean of every category."""
        spread = self.count * self.squares - self.total * self.total
        pairs = self.count * max(self.count - 1, 1)
        return {
            "mean": self.total / self.count,
            "sd": math.sqrt(spread / pairs),
            "min": self.low,
            "max": self.high,
            "wins": float(self.wins),
            "categories": {name: value / self.count for name, value in self.categories.items()},
        }


class Tally:
    """The results of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.bots: dict[str, BotTally] = {}

    def add(self, names: list[str], scores: list[dict[str, int]], decisions: int) -> None:
        """One game: who held which seat, and the points by category. Ties share the win."""
        self.games += 1
        self.decisions += decisions
        totals = [sum(categories.values()) for categories in scores]
        share = Fraction(1, totals.count(max(totals)))
        for name, points, categories in zip(names, totals, scores, strict=True):
            won = share if points == max(totals) else Fraction(0)
            self.bots.setdefault(name, BotTally()).add(points, categories, won)

    def merge(self, other: Tally) -> None:
        """Add the results of another process."""
        self.games += other.games
        self.decisions += other.decisions
        for name, tally in other.bots.items():
            self.bots.setdefault(name, BotTally()).merge(tally)

    def report(self, seconds: float) -> dict[str, Any]:
        """The results as they are printed."""
        return {
            "games": self.games,
            "games_per_s": self.games / seconds,
            "decisions_per_game": self.decisions / self.games,
            "bots": {name: self.bots[name].report() for name in sorted(self.bots)},
        }


# -- playing ------------------------------------------------------------------------------


def derived(seed: int, *path: object) -> int:
    """A seed that follows from another one and a path of names and numbers."""
    text = ":".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest(), "big")


def seat_bots(bots: tuple[str, ...], seats: int, number: int) -> list[str]:
    """Who sits where in a game: the list repeated over the seats, turned game by game."""
    return [bots[(seat + number) % seats % len(bots)] for seat in range(seats)]


def play_chunk(chunk: Chunk) -> Tally:
    """Play some games, one after the other."""
    tally = Tally()
    game = find_game(chunk.game)
    for number in range(chunk.first, chunk.first + chunk.games):
        names = seat_bots(chunk.bots, chunk.seats, number)
        try:
            scores, decisions = play_game(game, chunk, number, names)
        except Exception as problem:
            seed = derived(chunk.seed, number)
            raise SimulationFailed(f"game {number}, seed {seed}: {problem!r}") from problem
        tally.add(names, scores, decisions)
    return tally


def play_game(
    game: Game, chunk: Chunk, number: int, names: list[str]
) -> tuple[list[dict[str, int]], int]:
    """One game to its end: points by category for every seat, and the decisions made."""
    seed = derived(chunk.seed, number)
    if set(names) == {RandomBot.name}:
        state = game.start(chunk.seats, seed, chunk.options)
        decisions = playout(state, seeded(derived(chunk.seed, number, "dice")))
        return game.scores(state), decisions
    match = th.new(chunk.game, chunk.seats, seed, chunk.options)
    decisions = play_match(match, chunk, number, names)
    return game.scores(match.state), decisions


def play_match(match: Match, chunk: Chunk, number: int, names: list[str]) -> int:
    """Let the bots of the seats decide until the game is over."""
    players = [
        find(name)(derived(chunk.seed, number, "bot", seat)) for seat, name in enumerate(names)
    ]
    decisions = 0
    while match.numbers:
        seat = match.state.agenda[-1].seat
        match.play(players[seat].choose(match, seat))
        decisions += 1
    return decisions


# -- sharing out --------------------------------------------------------------------------


def cores() -> int:
    """How many processes can run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def share_out(games: int, jobs: int, bots: list[str]) -> Iterator[tuple[int, int]]:
    """First game and number of games of each chunk: whole chunks if the games are quick."""
    quick = set(bots) == {RandomBot.name}
    size = CHUNK if quick else max(1, min(CHUNK, math.ceil(games / (2 * jobs))))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def simulate(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play games between bots and sum them up.

    Seats beyond the list of bots repeat it, seats rotate game by game, ties share a win,
    and seats of the same bot are pooled. `jobs` 0 uses every core; `progress` is called
    with the number of games that have just been finished.
    """
    chunks = plan(game, seats, bots, games, seed, options, jobs)
    started = time.perf_counter()
    tally = Tally()
    for part in run(chunks, min(jobs or cores(), len(chunks))):
        tally.merge(part)
        if progress is not None:
            progress(part.games)
    return tally.report(time.perf_counter() - started)


def plan(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None,
    jobs: int,
) -> list[Chunk]:
    """The games in chunks, or a refusal of what cannot be simulated."""
    room = find_game(game)
    check_seats(room.info, seats)
    check_numbers(bots, games, seed, jobs, seats)
    checked = room.check_options(seats, dict(options or {}))
    return [
        Chunk(game, seats, tuple(bots), seed, checked, first, count)
        for first, count in share_out(games, jobs or cores(), bots)
    ]


def check_numbers(bots: list[str], games: int, seed: int, jobs: int, seats: int) -> None:
    """Refuse what cannot be simulated, with a sentence that helps."""
    if not bots:
        raise th.InvalidSetup("at least one bot is needed")
    if len(bots) > seats:
        raise th.InvalidSetup(f"{len(bots)} bots are too many for {seats} seats")
    for name in bots:
        find(name)
    if games < 1:
        raise th.InvalidSetup(f"the number of games is 1 or more, not {games}")
    if seed < 0:
        raise th.InvalidSetup(f"a seed is 0 or more, not {seed}")
    if jobs < 0:
        raise th.InvalidSetup(f"the number of jobs is 1 or more (0: every core), not {jobs}")


def run(chunks: list[Chunk], jobs: int) -> Iterator[Tally]:
    """The results of all chunks, as they come in."""
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_chunk, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
