"""Evaluators: what a position promises a seat, learned from games that were played out.

An evaluator looks at a state through a list of features, numbers with a name, and a clock that
runs from 1 to 0 over the game. What a feature is worth is linear and may change with the clock.

There are two sets of weights, both learned by `trailhand train` and kept as data beside the
features of a game. *Strength* is for deciding: differences of strength between seats foretell
differences of final scores, so it knows what being faster than the others is worth. The
*score sheet* is for telling: it foretells the final points of a seat category by category.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from mypy_extensions import mypyc_attr

from trailhand.core.state import State


class BadWeights(ValueError):
    """Weights that do not fit the features they are meant for."""


class Sums:
    """Features as an evaluator names them, weighed and added up at once.

    `base` is what they are worth at the end of the game, `growth` what is added to it when the
    whole game is still to come.
    """

    now: list[float]
    early: list[float]
    base: float
    growth: float

    def __init__(self, now: list[float], early: list[float]) -> None:
        self.now = now
        self.early = early
        self.base = 0.0
        self.growth = 0.0

    def add(self, feature: int, value: float) -> None:
        """Count a feature; one that is never added is 0."""
        self.base += value * self.now[feature]
        self.growth += value * self.early[feature]


class Listing(Sums):
    """Features as a list of numbers, for learning and telling."""

    found: list[float]

    def __init__(self, size: int) -> None:
        super().__init__([], [])
        self.found = [0.0] * size

    def add(self, feature: int, value: float) -> None:
        self.found[feature] += value


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Weighs the seats of a game. Games derive from it and name their features.

    A feature adds `now` to the strength at the end of the game and `now + early` at its
    beginning; a row of `sheet` says the same for every category of the score. The first feature
    is always 1, and `points <category>` is what a category would count if the game ended now.

    Some games offer very many options in every turn. A search is `hurried` there: it sees only
    the turn it searches through to its end, and further turns by what is near.
    """

    names: list[str]
    categories: list[str]
    now: list[float]
    early: list[float]
    sheet: list[list[float]]
    hurried: bool

    def __init__(self, names: list[str], categories: list[str], hurried: bool = False) -> None:
        self.names = names
        self.categories = categories
        self.now = [0.0] * len(names)
        self.early = [0.0] * len(names)
        self.sheet = [[0.0] * (2 * len(categories)) for _ in names]
        self.hurried = hurried

    def measure(self, state: State, seat: int, sums: Sums) -> None:
        """Add what a seat has, feature by feature."""
        raise NotImplementedError

    def clock(self, state: State) -> float:
        """How much of the game is still to come: 1 at its beginning, 0 at its end."""
        raise NotImplementedError

    def final(self, state: State, seat: int) -> list[int]:
        """The points of a seat by category when the game is over."""
        raise NotImplementedError

    def hunch(self) -> dict[str, tuple[float, float]]:
        """What a player would guess features are worth, now and early: where learning begins."""
        return {}

    def goods(self) -> list[str]:
        """Features that a seat is never worse off for having more of."""
        return []

    # -- weighing -------------------------------------------------------------------------

    def weigh(self, state: State, seat: int) -> Sums:
        """What a seat's features come to."""
        sums = Sums(self.now, self.early)
        self.measure(state, seat, sums)
        return sums

    def features(self, state: State, seat: int) -> list[float]:
        """What a seat has, number by number; the length never changes."""
        listing = Listing(len(self.names))
        self.measure(state, seat, listing)
        return listing.found

    def strength(self, state: State, seat: int) -> float:
        """How well a seat stands, in points at the end of the game."""
        if not state.agenda:
            return float(sum(self.final(state, seat)))
        sums = self.weigh(state, seat)
        return sums.base + self.clock(state) * sums.growth

    def margins(self, state: State) -> list[float]:
        """For every seat, by how much it stands better than the best of the others."""
        strengths: list[float] = []
        for seat in range(state.seats):
            strengths.append(self.strength(state, seat))
        if len(strengths) == 1:
            return strengths
        found: list[float] = []
        for seat in range(state.seats):
            best = -1e9
            for other in range(state.seats):
                if other != seat and strengths[other] > best:
                    best = strengths[other]
            found.append(strengths[seat] - best)
        return found

    def expect(self, state: State, seat: int) -> list[float]:
        """The final points that a seat may expect, category by category."""
        if not state.agenda:
            return [float(points) for points in self.final(state, seat)]
        left = self.clock(state)
        found = self.features(state, seat)
        totals = [0.0] * len(self.categories)
        for n in range(len(found)):
            value = found[n]
            if value != 0.0:
                row = self.sheet[n]
                for c in range(len(totals)):
                    totals[c] += value * (row[2 * c] + left * row[2 * c + 1])
        return totals


class Judge:
    """Compares what options promise one seat, as seen from one moment of the game.

    An option may let time pass, and time that passes costs everybody what could still have
    been done with it. So a seat's own strength is held against what the same clock leaves to
    the others, who are weighed once, at the moment of the judgement.
    """

    evaluator: Evaluator
    rivals: list[float]

    def __init__(self, evaluator: Evaluator, state: State) -> None:
        self.evaluator = evaluator
        growths: list[float] = []
        for seat in range(state.seats):
            growths.append(evaluator.weigh(state, seat).growth)
        total = sum(growths)
        others = max(state.seats - 1, 1)
        self.rivals = [(total - growth) / others for growth in growths]

    def value(self, state: State, seat: int) -> float:
        """What a state promises a seat, in points."""
        evaluator = self.evaluator
        if not state.agenda:
            return float(sum(evaluator.final(state, seat)))
        sums = evaluator.weigh(state, seat)
        return sums.base + evaluator.clock(state) * (sums.growth - self.rivals[seat])


EvaluatorMaker = Callable[[], Evaluator]
_makers: dict[str, tuple[EvaluatorMaker, str]] = {}
_taught: dict[tuple[str, int], Evaluator] = {}


class NoEvaluator(ValueError):
    """A game that no bot can weigh."""


def register_evaluator(game: str, maker: EvaluatorMaker, package: str) -> None:
    """Give a game its evaluator; its weights are the file `<game>.json` of a package."""
    _makers[game] = (maker, package)


def untaught(game: str) -> Evaluator:
    """The evaluator of a game that has learned nothing yet."""
    if game not in _makers:
        raise NoEvaluator(f"only the random bot plays {game}: it has no evaluator")
    return _makers[game][0]()


def evaluator_of(game: str, seats: int) -> Evaluator:
    """The evaluator of a game for a number of seats, with its weights."""
    key = (game, seats)
    if key not in _taught:
        evaluator = untaught(game)
        read_weights(files(_makers[game][1]).joinpath(f"{game}.json"), seats, evaluator)
        _taught[key] = evaluator
    return _taught[key]


def has_evaluator(game: str) -> bool:
    """Whether bots that weigh positions can play a game."""
    return game in _makers


# -- the files of weights -----------------------------------------------------------------


class Weights:
    """What was learned for one number of seats, feature by feature."""

    now: list[float]
    early: list[float]
    sheet: list[list[float]]

    def __init__(self, now: list[float], early: list[float], sheet: list[list[float]]) -> None:
        self.now = now
        self.early = early
        self.sheet = sheet


def teach(evaluator: Evaluator, weights: Weights) -> None:
    """Give an evaluator its weights."""
    size = len(evaluator.names)
    if not len(weights.now) == len(weights.early) == len(weights.sheet) == size:
        raise BadWeights("the weights do not fit the features")
    evaluator.now = weights.now
    evaluator.early = weights.early
    evaluator.sheet = weights.sheet


def keep_goods(evaluator: Evaluator, weights: Weights) -> None:
    """Let no good count against its owner, early or late: that is chance, not knowledge."""
    for name in evaluator.goods():
        n = evaluator.names.index(name)
        weights.now[n] = max(weights.now[n], 0.0)
        weights.early[n] = max(weights.early[n], -weights.now[n])


def read_weights(path: Traversable, seats: int, evaluator: Evaluator) -> None:
    """Teach an evaluator the weights of a file, for the nearest number of seats."""
    if not path.is_file():
        raise BadWeights(f"there are no weights {path.name}: trailhand train writes them")
    data = json.loads(path.read_text(encoding="utf-8"))
    known = [int(number) for number in data["seats"]]
    nearest = min(known, key=lambda number: (abs(number - seats), number))
    rows = data["seats"][str(nearest)]
    if data["categories"] != evaluator.categories or list(rows) != evaluator.names:
        raise BadWeights(f"{path.name} was learned with other features: run trailhand train")
    numbers = [[float(number) for number in row] for row in rows.values()]
    weights = Weights([row[0] for row in numbers], [row[1] for row in numbers], [])
    weights.sheet = [row[2:] for row in numbers]
    teach(evaluator, weights)


def weights_data(evaluator: Evaluator, learned: dict[int, Weights]) -> dict[str, Any]:
    """Weights as data, per number of seats, with every row named by its feature."""
    return {
        "categories": evaluator.categories,
        "seats": {
            str(seats): {
                name: rounded([weights.now[n], weights.early[n], *weights.sheet[n]])
                for n, name in enumerate(evaluator.names)
            }
            for seats, weights in sorted(learned.items())
        },
    }


def rounded(row: list[float]) -> list[float]:
    """Three digits are as many as learning knows."""
    return [float(f"{number:.3g}") for number in row]
