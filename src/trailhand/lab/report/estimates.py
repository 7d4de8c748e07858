"""Win rates and scores of groups of seats, each with a 95 % interval.

The seats of one game are not independent (one wins because another loses), and neither are
the games of one deal: the bootstrap draws whole deals.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import polars as pl

from trailhand.lab.ratings import Array, Interval, between, resampled, wilson

FEWEST = 10  # games; what happened less often is left out rather than guessed at


class Estimate(NamedTuple):
    """A group of seats: how many, from how many games, how often they win, what they score."""

    label: str
    seats: int
    games: int
    win: Interval
    score: Interval


def estimates(
    frame: pl.DataFrame, groups: dict[str, pl.Expr], fewest: int = FEWEST
) -> list[Estimate]:
    """Every group of seats (a label, and which rows belong to it) that occurs often enough."""
    if not groups:
        return []
    labels = list(groups)
    columns = [sums_by_deal(frame, groups[label]) for label in labels]
    again = resampled(np.concatenate(columns, axis=1), 0)
    found: list[Estimate] = []
    for place, label in enumerate(labels):
        sums = columns[place].sum(0)
        games = frame.filter(groups[label])["number"].n_unique()
        if games >= fewest:
            found.append(estimate(label, sums, again[:, 3 * place : 3 * place + 3], games))
    return found


def sums_by_deal(frame: pl.DataFrame, group: pl.Expr) -> Array:
    """For every deal: the seats of a group, their wins, their points."""
    inside = group.fill_null(value=False)
    sums = frame.group_by("deal").agg(
        inside.sum().alias("seats"),
        pl.when(inside).then("won").otherwise(0).sum().alias("wins"),
        pl.when(inside).then("total").otherwise(0).sum().alias("points"),
    )
    found: Array = sums.sort("deal").drop("deal").to_numpy().astype(np.float64)
    return found


def estimate(label: str, sums: Array, again: Array, games: int) -> Estimate:
    """One group from its sums and from those of the bootstrap."""
    seats, wins, points = (float(value) for value in sums)
    with np.errstate(invalid="ignore", divide="ignore"):
        win = Interval(wins / seats, *between(again[:, 1] / again[:, 0]))
        score = Interval(points / seats, *between(again[:, 2] / again[:, 0]))
    if wins in (0, seats):  # a bootstrap of nothing but wins or losses has no width
        win = wilson(wins / seats * games, games)
    return Estimate(label, int(seats), games, win, score)


def difference(frame: pl.DataFrame, one: pl.Expr, two: pl.Expr) -> Interval:
    """How many points more one group of seats scores than another, on average."""
    columns = np.concatenate([sums_by_deal(frame, one), sums_by_deal(frame, two)], axis=1)
    sums, again = columns.sum(0), resampled(columns, 0)
    with np.errstate(invalid="ignore", divide="ignore"):
        lead = again[:, 2] / again[:, 0] - again[:, 5] / again[:, 3]
    return Interval(float(sums[2] / sums[0] - sums[5] / sums[3]), *between(lead))


def means(frame: pl.DataFrame, columns: dict[str, str]) -> list[dict[str, Any]]:
    """The mean of some columns (label and name) over all seats, as rows of a chart."""
    sums = frame.group_by("deal").agg(pl.len(), *(pl.col(name).sum() for name in columns.values()))
    by_deal = sums.sort("deal").drop("deal").to_numpy().astype(np.float64)
    again = resampled(by_deal, 0)
    whole = by_deal.sum(0)
    rows: list[dict[str, Any]] = []
    for place, label in enumerate(columns, 1):
        low, high = between(again[:, place] / again[:, 0])
        value = float(whole[place] / whole[0])
        rows.append({"label": label, "value": value, "low": low, "high": high})
    return rows
