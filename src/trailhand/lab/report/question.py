"""The question that a report answers first: is going last a disadvantage?"""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from trailhand.lab.ratings import Interval
from trailhand.lab.report.estimates import difference, estimates

NARROW = "\N{NARROW NO-BREAK SPACE}"


class Answer(NamedTuple):
    """A question, its answer in a word, and the sentences with the figures."""

    question: str
    verdict: str
    sentences: list[str]


def percent(value: float) -> str:
    """A share as people write it."""
    return f"{100 * value:.1f}{NARROW}%"


def spread(interval: Interval) -> str:
    """The bounds of a share."""
    return f"95{NARROW}% interval {100 * interval.low:.1f} to {percent(interval.high)}"


def signed(value: float) -> str:
    """A difference with its sign."""
    return f"{value:+.1f}".replace("-", "\N{MINUS SIGN}")


def points(interval: Interval) -> str:
    """Points with their bounds."""
    between = f"95{NARROW}% interval {signed(interval.low)} to {signed(interval.high)}"
    return f"{signed(interval.value)} points ({between})"


def going_last(frame: pl.DataFrame, title: str) -> Answer:
    """Whether the seat that takes its first turn last wins its fair share."""
    seats = int(frame["seats"][0])
    games = frame["number"].n_unique()
    is_last = pl.col("start_order") == seats
    (last,) = estimates(frame, {"last": is_last}, fewest=0)
    lead = difference(frame, is_last, ~is_last)
    fair = 1 / seats
    sd = float(frame.select(pl.col("total").std()).item() or 0)
    effect = f", {abs(lead.value) / sd:.2f} standard deviations of a score" if sd else ""
    return Answer(
        f"Is going last in a {seats}-player game of {title} a disadvantage?",
        verdict(last.win, fair),
        [
            f"In {games:,} games the seat that went last won {percent(last.win.value)} "
            f"({spread(last.win)}); a fair share is {percent(fair)}.",
            f"Against the others at its table it scored {points(lead)}{effect}.",
            certainty(last.win, fair),
        ],
    )


def verdict(win: Interval, fair: float) -> str:
    """The answer in a word or two."""
    if win.high < fair:
        return "Yes."
    if win.low > fair:
        return "No, it is an advantage."
    return "Not that these games could tell."


def certainty(win: Interval, fair: float) -> str:
    """What the interval leaves open."""
    least, most = 100 * (win.low - fair), 100 * (win.high - fair)
    if win.low <= fair <= win.high:
        between = f"between {signed(least)} and {signed(most)} percentage points"
        return f"The true effect may be anything {between}: more games narrow it."
    between = f"{signed(least)} to {signed(most)} percentage points"
    return f"The effect is {between} with 95{NARROW}% confidence."
