"""Ratings and intervals: known strengths are found again, and doubt is shown."""

from __future__ import annotations

import numpy as np
import pytest

from tests.lab.contests import contest
from trailhand.lab.ratings import ratings, resampled, wilson


def test_a_known_difference_of_strength_is_recovered() -> None:
    true = [1600.0, 1500.0, 1400.0]
    found = ratings(contest(true, deals=1000))
    for expected, rating in zip(true, found, strict=True):
        assert rating.value == pytest.approx(expected, abs=20)
        assert rating.low < expected < rating.high
        assert rating.high - rating.low < 60


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    trials = 60
    covered = 0
    for seed in range(trials):
        rating = ratings(contest([1550.0, 1450.0], deals=50, seed=seed))[0]
        covered += rating.low <= 1550 <= rating.high
    assert covered >= 0.85 * trials


def test_more_games_make_narrower_intervals() -> None:
    few, many = (ratings(contest([1500.0, 1500.0], deals))[0] for deals in (20, 500))
    assert many.high - many.low < 0.35 * (few.high - few.low)


def test_a_bot_that_always_wins_is_rated_far_above_but_not_with_certainty() -> None:
    wins = np.zeros((10, 2, 2))
    wins[:, 0, 1] = 2
    winner, loser = ratings(wins)
    assert winner.value - loser.value > 400
    assert winner.high - winner.low > 100
    assert np.isfinite([*winner, *loser]).all()


def test_nothing_but_ties_are_equal_ratings() -> None:
    wins = np.zeros((10, 3, 3))
    wins[:] = 1 - np.eye(3)
    assert [rating.value for rating in ratings(wins)] == pytest.approx([1500] * 3)


def test_the_same_seed_gives_the_same_interval() -> None:
    wins = contest([1500.0, 1450.0], deals=30)
    assert ratings(wins, 3) == ratings(wins, 3)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (196, 200, 0.9497, 0.9922),
    ],
)
def test_wilson_intervals_are_those_of_the_textbook(
    successes: int, trials: int, low: float, high: float
) -> None:
    found = wilson(successes, trials)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_a_bootstrap_keeps_the_size_of_the_sample() -> None:
    sums = resampled(np.ones((40, 1)), seed=1)
    assert set(sums[:, 0]) == {40.0}
