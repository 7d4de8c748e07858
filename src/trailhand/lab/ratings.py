"""Ratings with honest error bars.

Strengths are Elo ratings by maximum likelihood (the Bradley-Terry model; a tie is half a win
for both). The 95 % interval is the wider one of two: a bootstrap over deals, which knows that
games of one deal resemble each other, and the curvature of the likelihood, which knows that
twenty wins out of twenty do not make certainty.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

REPLICATES = 1000
BLOCK = 50  # replicates at once: bounds the memory that many deals take
Z = 1.959964  # 95 % of a normal distribution
ELO = 400 / math.log(10)
CENTRE = 1500  # the mean rating of all bots of an arena
PRIOR = 0.5  # of a win for both sides of every pairing: keeps a perfect score finite
STEPS = 100


class Interval(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: float) -> Interval:
    """A share with its Wilson interval; shares of ties may make the successes uneven."""
    if trials <= 0:
        return Interval(math.nan, 0.0, 1.0)
    share = successes / trials
    scale = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / scale
    half = Z / scale * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def resampled(columns: Array, seed: int) -> Array:
    """The sums of columns (one row per deal or game) in every bootstrap replicate."""
    chance = np.random.default_rng(seed)
    units = len(columns)
    blocks: list[Array] = []
    for _ in range(REPLICATES // BLOCK):
        drawn = np.stack(
            [np.bincount(chance.integers(0, units, units), minlength=units) for _ in range(BLOCK)]
        )
        blocks.append(drawn.astype(np.float64) @ columns)
    return np.concatenate(blocks)


def between(values: Array) -> tuple[float, float]:
    """The middle 95 % of bootstrap values."""
    known = values[np.isfinite(values)]
    if not len(known):
        return math.nan, math.nan
    low, high = np.percentile(known, [2.5, 97.5])
    return float(low), float(high)


def strengths(wins: Array) -> tuple[Array, Array]:
    """Log strengths (mean 0) and their standard errors from wins[..., i, j] of i over j."""
    met = (wins + wins.swapaxes(-1, -2)) > 0
    wins = wins + PRIOR * met
    games = wins + wins.swapaxes(-1, -2)
    bots = wins.shape[-1]
    found = np.zeros(wins.shape[:-1])
    level = np.full((bots, bots), 1 / bots)  # pins the mean, which the games leave open
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(found[..., None, :] - found[..., :, None]))
        slope = (wins - games * expected).sum(-1)
        weight = games * expected * (1 - expected)
        curvature = -weight
        curvature[..., range(bots), range(bots)] = weight.sum(-1) - np.diagonal(
            weight, axis1=-2, axis2=-1
        )
        move = np.linalg.solve(curvature + level, slope[..., None])[..., 0]
        found = found + np.clip(move, -1, 1)
        if np.abs(move).max() < 1e-9:
            break
    spread = np.linalg.inv(curvature + level) - level
    errors = np.sqrt(np.maximum(np.diagonal(spread, axis1=-2, axis2=-1), 0))
    return found - found.mean(-1, keepdims=True), errors


def ratings(wins_by_deal: Array, seed: int = 0) -> list[Interval]:
    """Elo ratings of all bots from wins_by_deal[deal, i, j], the wins of i over j."""
    deals, bots, _ = wins_by_deal.shape
    if bots == 1:
        return [Interval(CENTRE, CENTRE, CENTRE)]
    best, errors = strengths(wins_by_deal.sum(0))
    sums = resampled(wins_by_deal.reshape(deals, bots * bots), seed)
    again, _ = strengths(sums.reshape(REPLICATES, bots, bots))
    found: list[Interval] = []
    for bot in range(bots):
        low, high = between(again[:, bot])
        half = Z * float(errors[bot])
        low, high = min(low, best[bot] - half), max(high, best[bot] + half)
        found.append(Interval(*(elo(value) for value in (best[bot], low, high))))
    return found


def elo(strength: Any) -> float:
    """A log strength on the scale that players know."""
    return float(CENTRE + ELO * strength)
