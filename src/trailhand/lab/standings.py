"""What the games of an arena say about its bots: ratings, pairings, scores, thinking time."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import polars as pl

from trailhand.lab.frames import categories
from trailhand.lab.playing import POINTS
from trailhand.lab.ratings import Array, Interval, between, ratings, resampled, wilson


class Meetings(NamedTuple):
    """Every meeting of two bots, by deal: wins of i over j, ties, points ahead, games."""

    wins: Array
    ties: Array
    ahead: Array
    games: Array


def standings(frame: pl.DataFrame, bots: list[str], seed: int) -> dict[str, Any]:
    """Bots by rating, and all their pairings."""
    met = meetings(frame, bots)
    rated = dict(zip(bots, ratings(met.wins, seed), strict=True))
    order = sorted(bots, key=lambda name: -rated[name].value)
    pairs = combinations(order, 2)
    return {
        "bots": {name: one_bot(frame.filter(pl.col("bot") == name), rated[name]) for name in order},
        "pairs": [one_pair(met, bots, *pair, seed) for pair in pairs],
    }


def meetings(frame: pl.DataFrame, bots: list[str]) -> Meetings:
    """Compare all seats of different bots, game by game.

    A game counts once for two bots, however many seats they hold in it.
    """
    seats = frame.select("number", "deal", "seat", "bot", "total")
    pairs = seats.join(seats, on=["number", "deal"], suffix="_other").filter(
        pl.col("bot") != pl.col("bot_other")
    )
    lead = pl.col("total") - pl.col("total_other")
    by_game = pairs.group_by("number", "deal", "bot", "bot_other").agg(
        win=((lead > 0) + 0.5 * (lead == 0)).mean(), tie=(lead == 0).mean(), ahead=lead.mean()
    )
    deals = int(frame["deal"].n_unique())
    shape = (deals, len(bots), len(bots))
    met = Meetings(np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape))
    place = {name: number for number, name in enumerate(bots)}
    for row in by_game.sort("number", "bot", "bot_other").iter_rows(named=True):
        at = row["deal"], place[row["bot"]], place[row["bot_other"]]
        met.wins[at] += row["win"]
        met.ties[at] += row["tie"]
        met.ahead[at] += row["ahead"]
        met.games[at] += 1
    return met


def one_bot(rows: pl.DataFrame, rating: Interval) -> dict[str, Any]:
    """A bot's rating with its interval, wins, scores, and the seconds it takes for a turn."""
    total = rows["total"]
    turns = int(rows["own_turns"].sum())
    return {
        "elo": rating.value,
        "low": rating.low,
        "high": rating.high,
        "games": rows["number"].n_unique(),
        "wins": number(rows["won"].sum()),
        "mean": number(total.mean()),
        "sd": number(total.std() if len(total) > 1 else 0),
        "min": total.min(),
        "max": total.max(),
        "seconds_a_turn": {
            "mean": number(rows["seconds"].sum()) / max(turns, 1),
            "max": number(rows["slowest_turn"].max()),
        },
        "categories": {name: number(rows[POINTS + name].mean()) for name in categories(rows)},
    }


def one_pair(met: Meetings, bots: list[str], one: str, two: str, seed: int) -> dict[str, Any]:
    """How often one bot finishes ahead of another, and by how many points."""
    at = (slice(None), bots.index(one), bots.index(two))
    games = float(met.games[at].sum())
    rate = wilson(float(met.wins[at].sum()), games)
    sums = resampled(np.stack([met.ahead[at], met.games[at]], axis=1), seed)
    with np.errstate(invalid="ignore", divide="ignore"):
        low, high = between(sums[:, 0] / sums[:, 1])
    return {
        "bots": [one, two],
        "games": int(games),
        "wins": float(met.wins[at].sum()),
        "ties": float(met.ties[at].sum()),
        "rate": rate.value,
        "low": rate.low,
        "high": rate.high,
        "points_ahead": {
            "mean": float(met.ahead[at].sum()) / games,
            "low": low,
            "high": high,
        },
    }


def number(value: Any) -> float:
    """A number of a frame as a plain one."""
    return float(value or 0)
