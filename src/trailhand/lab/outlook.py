"""How much more players who think ahead score than the network of a game predicts.

Bots that think play games, and at the beginning of every turn the network says what it expects
for every seat. What they score in the end, less what was expected, is fitted by a curve over the
clock that is zero at the end of the game, category by category and for each number of seats.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import trailhand as th
from trailhand.bots import find
from trailhand.bots.evaluator import evaluator_of
from trailhand.bots.outlook import Curve, Outlook
from trailhand.lab.playing import derived
from trailhand.lab.quickplay import Table
from trailhand.lab.sharing import cores

Numbers = NDArray[np.float64]


class Seating(NamedTuple):
    """A game to watch: a table, the bot in all its seats, and a seed."""

    table: Table
    bot: str
    seed: int


class Watched(NamedTuple):
    """Positions of a game: the clock, and what was reached beyond what was expected."""

    seats: int
    clocks: list[float]
    beyond: list[list[float]]


class Fit(NamedTuple):
    """What a number of seats came to.

    `first` are the points to add at the beginning of the game; `before` and `after` say how far
    off the predicted totals were without and with them (root mean square).
    """

    seats: int
    curves: list[Curve]
    first: float
    before: float
    after: float


def watch(seating: Seating) -> Watched:
    """Play a game, and compare what is expected at every turn with what becomes of it."""
    table, evaluator = seating.table, evaluator_of(seating.table.game)
    match = th.new(table.game, table.seats, seating.seed, table.options)
    bots = [find(seating.bot)(derived(seating.seed, seat)) for seat in range(table.seats)]
    clocks: list[float] = []
    expected: list[list[float]] = []
    turn = -1
    while match.numbers:
        if match.state.turn != turn:
            turn = match.state.turn
            clocks.append(evaluator.clock(match.state))
            expected += [evaluator.expect(match.state, seat) for seat in range(table.seats)]
        seat = match.deciding
        match.play(bots[seat].choose(match, seat))
    reached = [evaluator.final(match.state, seat) for seat in range(table.seats)]
    beyond = np.array(reached * len(clocks)) - np.array(expected)
    return Watched(table.seats, np.repeat(clocks, table.seats).tolist(), beyond.tolist())


def fit(games: list[Watched]) -> Fit:
    """The curves of some games with the same number of seats."""
    clocks = np.concatenate([game.clocks for game in games])
    beyond = np.concatenate([game.beyond for game in games])
    powers = np.stack([clocks, clocks**2], axis=1)
    found = np.linalg.lstsq(powers, beyond, rcond=None)[0]
    totals = beyond.sum(axis=1)
    return Fit(
        games[0].seats,
        [(float(rise), float(bend)) for rise, bend in found.T],
        float(found.sum()),
        deviation(totals),
        deviation(totals - (powers @ found).sum(axis=1)),
    )


def deviation(errors: Numbers) -> float:
    """The root of the mean square."""
    return float(np.sqrt(np.mean(errors**2)))


def measure(
    tables: list[Table], bot: str, games: int, seed: int, jobs: int, progress: Callable[[int], None]
) -> list[Fit]:
    """Watch games of every table; the same seed gives the same fits, however many jobs."""
    seatings = [
        Seating(table, bot, derived(seed, place, game))
        for place, table in enumerate(tables)
        for game in range(games)
    ]
    watched: dict[int, list[Watched]] = {}
    with ProcessPoolExecutor(jobs or cores(), mp_context=get_context("spawn")) as pool:
        for game in pool.map(watch, seatings):
            watched.setdefault(game.seats, []).append(game)
            progress(1)
    return [fit(watched[seats]) for seats in sorted(watched)]


def outlook_of(fits: list[Fit]) -> Outlook:
    """The curves of all numbers of seats that were watched."""
    return Outlook({each.seats: each.curves for each in fits})
