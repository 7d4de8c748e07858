"""A small network: numbers about a seat in, its final points by category out.

Every feature goes two ways. Straight through, it is worth `now` points at the end of the game and
`now + early` at its beginning. And it tips the scales of a few hidden units, each of which counts
only if enough comes together (money *and* cowboys, a rich hand *and* the city near): that is
how the network knows about combinations.

Weights are kept category by category, for showing. For deciding, only the total counts, so they
are added up once, in plain vectors that compiled code runs through at full speed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

Matrix = list[list[float]]
Parts = tuple[Matrix, Matrix, Matrix, list[float], list[float], Matrix]


class Network:
    """The weights. Rows of `now`, `early` and `into` are features, rows of `out` hidden units.

    `bias` is where a hidden unit starts from, `pace` what the whole game still to come adds.
    """

    now: Matrix
    early: Matrix
    into: Matrix
    bias: list[float]
    pace: list[float]
    out: Matrix
    size: i64
    width: i64
    rows: vec[float]
    ends: vec[float]

    def __init__(
        self,
        now: Matrix,
        early: Matrix,
        into: Matrix,
        bias: list[float],
        pace: list[float],
        out: Matrix,
    ) -> None:
        self.now = now
        self.early = early
        self.into = into
        self.bias = bias
        self.pace = pace
        self.out = out
        self.size = len(now)
        self.width = 2 + len(bias)
        self.rows = vec[float]([])
        self.ends = vec[float]([])
        self.set_taste([0.0] * len(now), [0.0] * len(now))

    def set_taste(self, now: list[float], early: list[float]) -> None:
        """Set the taste of a player: how much more features are worth to them."""
        rows: list[float] = []
        for n in range(len(self.now)):
            rows.append(sum(self.now[n]) + now[n])
            rows.append(sum(self.early[n]) + early[n])
            rows.extend(self.into[n])
        self.rows = vec[float](rows)
        ends: list[float] = []
        for j in range(len(self.bias)):
            ends.append(self.bias[j])
            ends.append(self.pace[j])
            ends.append(sum(self.out[j]))
        self.ends = vec[float](ends)

    def parts(self) -> Parts:
        """The weights in the order in which a network is made of them."""
        return (self.now, self.early, self.into, self.bias, self.pace, self.out)

    def categories(self, found: list[float], clock: float) -> list[float]:
        """The points that features promise, category by category."""
        totals = [0.0] * (len(self.now[0]) if self.now else 0)
        units = [self.bias[j] + clock * self.pace[j] for j in range(len(self.bias))]
        for n in range(len(found)):
            value = found[n]
            if value != 0.0:
                for c in range(len(totals)):
                    totals[c] += value * (self.now[n][c] + clock * self.early[n][c])
                for j in range(len(units)):
                    units[j] += value * self.into[n][j]
        for j in range(len(units)):
            if units[j] > 0.0:
                for c in range(len(totals)):
                    totals[c] += units[j] * self.out[j][c]
        return totals


def straight(now: Matrix, early: Matrix) -> Network:
    """A network without hidden units."""
    return Network(now, early, [[] for _ in now], [], [], [])


class Sums:
    """What a seat has, feature by feature, and what all of it comes to.

    What it comes to is first what it is worth at the end of the game, then what is added to that
    when the whole game is still to come, then what is put into each hidden unit.
    """

    network: Network
    numbers: vec[float]
    found: vec[float]

    def __init__(self, network: Network) -> None:
        self.network = network
        self.numbers = vec[float]([0.0] * network.size)
        self.found = vec[float]([0.0] * network.width)

    def add(self, feature: i64, value: float) -> None:
        """Count a feature; one that is never added is 0."""
        numbers = self.numbers
        numbers[feature] = numbers[feature] + value

    def add_up(self, like: Sums) -> None:
        """Weigh the features. Most are as in a case weighed before: only the rest takes time."""
        numbers = self.numbers
        before = like.numbers
        size = self.network.size
        self.copy(like)
        n: i64 = 0
        while n < size:
            change = numbers[n] - before[n]
            if change != 0.0:
                self.count(n, change)
            n += 1

    def copy(self, like: Sums) -> None:
        """Begin with what another case comes to."""
        found = self.found
        known = like.found
        width = self.network.width
        j: i64 = 0
        while j < width:
            found[j] = known[j]
            j += 1

    def count(self, feature: i64, value: float) -> None:
        """Weigh that much more of a feature."""
        rows = self.network.rows
        found = self.found
        width = self.network.width
        at = feature * width
        j: i64 = 0
        while j < width:
            found[j] = found[j] + value * rows[at + j]
            j += 1

    def worth(self, clock: float) -> float:
        """What the features promise at a moment of the game."""
        found = self.found
        ends = self.network.ends
        width = self.network.width
        total = found[0] + clock * found[1]
        j: i64 = 2
        at: i64 = 0
        while j < width:
            unit = found[j] + ends[at] + clock * ends[at + 1]
            if unit > 0.0:
                total += unit * ends[at + 2]
            j += 1
            at += 3
        return total
