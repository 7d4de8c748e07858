"""Teaching a network: what features promise is fitted to what became of the games.

Stochastic gradient descent (Adam) on squared errors, of the final points by category and, more
so, of their total. Features are brought to one scale first, and the scale is put into the
weights afterwards.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailhand.bots.network import Network

Numbers = NDArray[np.float32]

LEAST_SPREAD = 0.02  # a feature that varies less is treated as if it varied this much
RIDGE = 900.0  # positions that must speak for a straight weight before half of it is believed
POINTS = 10.0  # points that count as one in the regression
CATEGORY_SHARE = 0.25  # how much an error in a category counts against one in the total
BATCH = 1024
RATE, LAST_RATE = 2e-3, 2e-4
DECAY = 1e-3  # of weights, per unit of rate
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # the usual constants of Adam


class Lessons(NamedTuple):
    """Positions and what became of them: a row each."""

    features: Numbers
    clocks: Numbers
    points: Numbers

    def joined(self, other: Lessons) -> Lessons:
        """Both, one after the other."""
        return Lessons.all([self, other])

    def last(self, rows: int) -> Lessons:
        """The newest of them."""
        return Lessons(self.features[-rows:], self.clocks[-rows:], self.points[-rows:])

    @staticmethod
    def none() -> Lessons:
        """Nothing to learn."""
        return Lessons(*(np.zeros(0, dtype=np.float32) for _ in range(3)))

    @staticmethod
    def all(parts: list[Lessons]) -> Lessons:
        """Many of them as one."""
        return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Student:
    """A network while it learns, as arrays: now, early, into, bias, pace, out."""

    def __init__(self, network: Network, units: int, seed: int) -> None:
        features = len(network.now)
        self.dice = np.random.default_rng(seed)
        into: Numbers = np.array(network.into, dtype=np.float32).reshape(features, -1)
        missing = units - into.shape[1]
        width = len(network.now[0])
        new = self.dice.normal(scale=1.0 / np.sqrt(features), size=(features, missing))
        self.parts: list[Numbers] = [
            np.array(network.now, dtype=np.float32),
            np.array(network.early, dtype=np.float32),
            np.concatenate([into, new.astype(np.float32)], axis=1),
            extended(np.array(network.bias, dtype=np.float32), missing),
            extended(np.array(network.pace, dtype=np.float32), missing),
            np.concatenate(
                [
                    np.array(network.out, dtype=np.float32).reshape(-1, width),
                    np.zeros((missing, width), dtype=np.float32),
                ]
            ),
        ]
        self.moments = [[np.zeros_like(part) for part in self.parts] for _ in range(2)]
        self.steps = 0

    def learn(self, lessons: Lessons, epochs: int) -> float:
        """Go through the lessons a few times; how far off the totals are, as a deviation."""
        scale = np.maximum(lessons.features.std(axis=0), LEAST_SPREAD).astype(np.float32)
        features = lessons.features / scale
        points = lessons.points / POINTS
        self.rescale(scale, 1.0 / POINTS)
        rows = len(points)
        steps = epochs * ((rows + BATCH - 1) // BATCH)
        done, squares = 0, 0.0
        for _ in range(epochs):
            order = self.dice.permutation(rows)
            squares = 0.0
            for first in range(0, rows, BATCH):
                batch = order[first : first + BATCH]
                rate = RATE * (LAST_RATE / RATE) ** (done / steps)
                clocks = lessons.clocks[batch, None]
                squares += self.step(features[batch], clocks, points[batch], rate)
                done += 1
        self.rescale(1.0 / scale, POINTS)
        return float(np.sqrt(squares / rows)) * POINTS

    def guess(self, lessons: Lessons) -> None:
        """Begin with what a straight line can tell: ridge regression on what was left open."""
        features, clocks = lessons.features, lessons.clocks[:, None]
        both = np.concatenate([features, clocks * features], axis=1).astype(np.float64)
        ridge = RIDGE * np.eye(both.shape[1])
        start = np.concatenate(self.parts[:2])
        left = lessons.points - both @ start
        found = start + np.linalg.solve(both.T @ both + ridge, both.T @ left)
        half = features.shape[1]
        self.parts[0] = found[:half].astype(np.float32)
        self.parts[1] = found[half:].astype(np.float32)

    def rescale(self, inputs: Numbers, outputs: float) -> None:
        """Make the weights fit features that are smaller, and points that are larger."""
        for n in range(3):
            self.parts[n] = self.parts[n] * inputs[:, None]
        for n in (0, 1, 5):
            self.parts[n] = self.parts[n] * np.float32(outputs)

    def step(self, features: Numbers, clocks: Numbers, points: Numbers, rate: float) -> float:
        """One step downhill; the sum of the squared errors of the totals."""
        now, early, into, bias, pace, out = self.parts
        units = features @ into + bias + clocks * pace
        alive = units > 0.0
        units *= alive
        errors = features @ now + clocks * (features @ early) + units @ out - points
        total = errors.sum(axis=1, keepdims=True)
        slope = (CATEGORY_SHARE * errors + total) / len(points)
        below = (slope @ out.T) * alive
        self.adam(
            [
                features.T @ slope,
                features.T @ (clocks * slope),
                features.T @ below,
                below.sum(axis=0),
                (clocks * below).sum(axis=0),
                units.T @ slope,
            ],
            rate,
        )
        return float((total**2).sum())

    def adam(self, slopes: list[Numbers], rate: float) -> None:
        """Follow the slopes, each weight at its own pace."""
        self.steps += 1
        first, second = self.moments
        warm = np.sqrt(1.0 - SECOND**self.steps) / (1.0 - FIRST**self.steps)
        for n, slope in enumerate(slopes):
            first[n] += (1.0 - FIRST) * (slope - first[n])
            second[n] += (1.0 - SECOND) * (slope**2 - second[n])
            if n > 0:
                self.parts[n] *= 1.0 - rate * DECAY
            self.parts[n] -= rate * warm * first[n] / (np.sqrt(second[n]) + TINY)

    def network(self) -> Network:
        """What was learned."""
        now, early, into, bias, pace, out = (part.tolist() for part in self.parts)
        return Network(now, early, into, bias, pace, out)


def extended(numbers: Numbers, missing: int) -> Numbers:
    """Zeros for new units."""
    return np.concatenate([numbers, np.zeros(missing, dtype=np.float32)])
