"""Tuning: which features should count for more, found out by moving all of them at once.

Learning (`trailhand.lab.training`) fits a network to what became of positions. But a better fit is
not always better play: luck and whoever happened to be ahead leave their traces in every weight,
and small errors decide many turns. Tuning asks the games themselves. In every game each player has
all knobs turned a little up or down, at random; a knob is a family of features that count for more
or less, at the end of the game or early in it. Afterwards the points of those who had a knob up are
compared with the points of those who had it down. Chance turns every knob independently, so one
series of games tells about all knobs at once (a factorial experiment), each as precisely as if it
had had the series to itself.

Knobs are then moved in the direction that paid off, unless their effect may be luck. Bouts decide
how far: networks that have gone part of the way play against the one at the start, and the best
is kept, or the one at the start if none is better.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailhand.bots.evaluator import Evaluator, aims, untaught
from trailhand.bots.network import Network, Parts
from trailhand.lab.playing import derived
from trailhand.lab.quickplay import Table, play_out, player_of
from trailhand.lab.sharing import cores
from trailhand.lab.training import Bout, play_bout, shared_out

Floats = NDArray[np.float64]

SURVEY = 20  # games that show how much features vary
TURN_EARLY, TURN_NOW = 0.5, 0.2  # points that a turned knob moves a typical position by
LEAST_SPREAD = 0.5  # a family that varies less is treated as if it varied this much
SURE = 2.5  # times its error: a smaller effect may be luck, among so many knobs
WHOLE = 0.6  # points of effect for which a knob is moved as far as it was turned
FARTHEST = 1.5  # times as far, at the most
SHARES = (0.25, 0.5, 1.0)  # of the way that are tried out


class Plan(NamedTuple):
    """What to tune for: tables that take turns, games with turned knobs, games of every bout."""

    game: str
    tables: list[Table]
    games: int
    bout: int
    seed: int = 0


class Knob(NamedTuple):
    """A family of features: what turning it up adds to the worth of each, now and early."""

    name: str
    features: list[int]
    now: float
    early: float


class Effect(NamedTuple):
    """What turning a knob up instead of leaving it brings, in points, and how sure that is."""

    knob: Knob
    points: float
    error: float

    @property
    def moved(self) -> float:
        """How far to move the knob, in turns: not at all for what may well be luck."""
        if abs(self.points) < SURE * self.error:
            return 0.0
        return min(max(self.points / WHOLE, -FARTHEST), FARTHEST)


class Trials(NamedTuple):
    """Some games for one process; a network is sent in parts."""

    tables: list[Table]
    network: Parts
    knobs: list[Knob]
    seeds: list[int]


class Findings(NamedTuple):
    """How knobs were turned (a row per player), and what that player's aim came to."""

    signs: Floats
    aims: Floats


class Result(NamedTuple):
    """What tuning came to: effects, how far the best network went, and its lead in points."""

    effects: list[Effect]
    share: float
    lead: float
    leads: dict[float, float]
    network: Network


def no_progress(_games: int) -> None:
    """Nobody follows the progress."""


def family(name: str) -> str:
    """Features that are numbered or lettered belong together: `cowboy 2`, `ahead A`."""
    stem, _, last = name.rpartition(" ")
    return stem if last.isdigit() or (len(last) == 1 and last.isupper()) else name


def knobs_of(evaluator: Evaluator, features: Floats) -> list[Knob]:
    """Two knobs for every family of features that varies in these positions."""
    families: dict[str, list[int]] = {}
    for n, name in enumerate(evaluator.names):
        families.setdefault(family(name), []).append(n)
    found: list[Knob] = []
    for name, members in families.items():
        spread = float(features[:, members].sum(axis=1).std())
        if spread > 0.0:
            spread = max(spread, LEAST_SPREAD)
            found.append(Knob(f"{name}, early", members, 0.0, TURN_EARLY / spread))
            found.append(Knob(f"{name}, late", members, TURN_NOW / spread, 0.0))
    return found


def survey(plan: Plan, network: Network) -> Floats:
    """Positions of a few games, to see how much features vary."""
    rows: list[list[float]] = []
    for number in range(SURVEY):
        table = plan.tables[number % len(plan.tables)]
        player = player_of(plan.game, network)
        seed = derived(plan.seed, plan.game, "survey", number)
        outcome = play_out(table, [player] * table.seats, seed)
        rows.extend(found for _, found, _ in outcome.positions)
    return np.array(rows)


def turned(size: int, knobs: list[Knob], turns: Floats) -> tuple[list[float], list[float]]:
    """What turned knobs add to the worth of every feature: now, and early."""
    now, early = [0.0] * size, [0.0] * size
    for knob, turn in zip(knobs, turns.tolist(), strict=True):
        for feature in knob.features:
            now[feature] += turn * knob.now
            early[feature] += turn * knob.early
    return now, early


def play_trials(trials: Trials) -> Findings:
    """Play some games, every player with knobs turned at random."""
    signs: list[Floats] = []
    found: list[float] = []
    for table, seed in zip(trials.tables, trials.seeds, strict=True):
        dice = np.random.default_rng(seed)
        players: list[Evaluator] = []
        for _ in range(table.seats):
            player = player_of(table.game, Network(*trials.network))
            signs.append(dice.choice([-1.0, 1.0], size=len(trials.knobs)))
            size = len(player.names)
            player.network.set_taste(*turned(size, trials.knobs, signs[-1]))
            players.append(player)
        totals = [float(total) for total in play_out(table, players, seed).totals()]
        found.extend(aims(totals, players[0].rivalry))
    return Findings(np.array(signs), np.array(found))


def effects_of(knobs: list[Knob], signs: Floats, found: Floats) -> list[Effect]:
    """What every knob did for players who had it turned, by least squares.

    Fewer games than knobs can tell nothing: then nobody can be sure of anything.
    """
    rows = np.concatenate([np.ones((len(signs), 1)), signs], axis=1)
    points, *_ = np.linalg.lstsq(rows, found, rcond=None)
    freedom = len(rows) - rows.shape[1]
    error = float("inf")
    if freedom > 0:
        error = float(np.sqrt(((found - rows @ points) ** 2).sum() / freedom / len(rows)))
    return [Effect(knob, float(points[n + 1]), error) for n, knob in enumerate(knobs)]


def moved(network: Network, effects: list[Effect], share: float) -> Network:
    """A network whose knobs have been moved; what is added goes where there is most already."""
    knobs = [effect.knob for effect in effects]
    turns = np.array([share * effect.moved for effect in effects])
    added = turned(len(network.now), knobs, turns)
    now, early = (
        [booked(row, more) for row, more in zip(rows, extra, strict=True)]
        for rows, extra in zip((network.now, network.early), added, strict=True)
    )
    return Network(now, early, *network.parts()[2:])


def booked(row: list[float], more: float) -> list[float]:
    """A row of weights by category, with more in its largest one."""
    largest = max(range(len(row)), key=lambda n: abs(row[n]))
    return [weight + more if n == largest else weight for n, weight in enumerate(row)]


def find_effects(
    plan: Plan, start: Network, pool: Executor, progress: Callable[[int], None]
) -> list[Effect]:
    """Play all games with turned knobs, and see what each of them did."""
    knobs = knobs_of(untaught(plan.game), survey(plan, start))
    trials = [
        Trials(tables, start.parts(), knobs, seeds)
        for tables, seeds in shared_out(plan.tables, plan.games, plan.seed, plan.game, "trial")
    ]
    signs: list[Floats] = []
    found: list[Floats] = []
    for each, part in zip(trials, pool.map(play_trials, trials), strict=True):
        signs.append(part.signs)
        found.append(part.aims)
        progress(len(each.seeds))
    return effects_of(knobs, np.concatenate(signs), np.concatenate(found))


def lead_over(
    plan: Plan, network: Network, start: Network, pool: Executor, progress: Callable[[int], None]
) -> float:
    """By how many points a network beats another one in quick games."""
    bouts = [
        Bout(tables, network.parts(), start.parts(), seeds, 0)
        for tables, seeds in shared_out(plan.tables, plan.bout, plan.seed, plan.game, "bout")
    ]
    margins: list[float] = []
    for found in pool.map(play_bout, bouts):
        margins.extend(found)
        progress(len(found))
    return float(np.mean(margins))


def tune(
    plan: Plan, start: Network, jobs: int = 0, progress: Callable[[int], None] = no_progress
) -> Result:
    """Turn knobs, see what pays, and move them. A plan gives the same result, however many jobs."""
    with ProcessPoolExecutor(jobs or cores(), mp_context=get_context("spawn")) as pool:
        effects = find_effects(plan, start, pool, progress)
        result = Result(effects, 0.0, 0.0, {}, start)
        for share in SHARES if any(effect.moved for effect in effects) else ():
            network = moved(start, effects, share)
            lead = lead_over(plan, network, start, pool, progress)
            result.leads[share] = lead
            if lead > result.lead:
                result = result._replace(share=share, lead=lead, network=network)
    return result
