"""The tree of a search: decisions, what was tried at them, and what came of it.

It is an information-set tree: every visit deals anew what the searching seat cannot know, and
all these deals share the nodes. A node is reached by the same options, whatever chance did in
between; an option that is not there in a deal is passed over.
"""

from __future__ import annotations

import math

from trailhand.bots.evaluator import Judge
from trailhand.bots.lookahead import (
    IN_THOUGHT,
    MANY,
    Ahead,
    end_of_turn,
    essential,
    most_promising,
    reluctance,
    sifted,
)
from trailhand.core.state import State

TEMPERATURE = 1.5  # points: options that promise this much less are tried e times less often
EXPLORATION = 0.35


class Node:
    """A decision: its seat, and per option how often it was tried and what came of it."""

    seat: int
    turn: int
    visits: int
    options: list[int]
    hopes: list[float]
    looks: list[int]
    tries: list[int]
    sums: list[float]
    children: list[Node | None]
    place: dict[int, int]

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn
        self.visits = 0
        self.options = []
        self.hopes = []
        self.looks = []
        self.tries = []
        self.sums = []
        self.children = []
        self.place = {}

    def meet(self, judge: Judge, state: State, options: list[int], again: bool) -> Ahead:
        """Learn what options there are, with an impression of each new one, or `again` of all.

        An impression is the end of the turn; that of the best option is returned. What an option
        is hoped to bring is the mean of them.
        """
        passing = state.agenda[-1].passing()
        best: Ahead | None = None
        for option in options:
            known = option in self.place
            if known and not again:
                continue
            ahead = end_of_turn(judge, state, option)
            ahead.value = judge.value(ahead.state, self.seat) - reluctance(option, passing)
            if best is None or ahead.value > best.value:
                best = ahead
            if known:
                n = self.place[option]
                self.looks[n] += 1
                self.hopes[n] += (ahead.value - self.hopes[n]) / self.looks[n]
                continue
            self.place[option] = len(self.options)
            self.options.append(option)
            self.hopes.append(ahead.value)
            self.looks.append(1)
            self.tries.append(0)
            self.sums.append(0.0)
            self.children.append(None)
        assert best is not None
        return best

    def narrowed(self, judge: Judge, state: State, options: list[int], now: bool) -> list[int]:
        """The options to think about.

        In the turn that is searched (`now`) these are all, unless there are very many; in turns
        to come those that looked best at first.
        """
        if now and len(options) <= MANY:
            return options
        known = [option for option in options if option in self.place]
        if known:
            return known
        if now:
            return sifted(judge, state, options)
        best = most_promising(judge, state, essential(judge, options), IN_THOUGHT)
        return [ahead.option for ahead in best]

    def pick(self, options: list[int], scale: Scale) -> int:
        """The place of the option to try next: promising, or not tried enough."""
        top = -1e9
        for option in options:
            hope = self.hopes[self.place[option]]
            if hope > top:
                top = hope
        weights = 0.0
        for option in options:
            weights += math.exp((self.hopes[self.place[option]] - top) / TEMPERATURE)
        root = EXPLORATION * math.sqrt(self.visits + 1.0)
        average = scale.share(self.mean())
        best = -1
        most = -1e9
        for option in options:
            n = self.place[option]
            prior = math.exp((self.hopes[n] - top) / TEMPERATURE) / weights
            tries = self.tries[n]
            worth = scale.share(self.sums[n] / tries) if tries else average - 0.1
            worth += root * prior / (1.0 + tries)
            if worth > most:
                best = n
                most = worth
        return best

    def lead(self) -> int:
        """How many tries more than any other option the favourite has had."""
        first = 0
        second = 0
        for tries in self.tries:
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
        return first - second

    def mean(self) -> float:
        """What this decision has led to on average."""
        total = 0.0
        for n in range(len(self.sums)):
            total += self.sums[n]
        return total / self.visits if self.visits else 0.0


class Scale:
    """The range of what was met so far: margins become shares between 0 and 1."""

    low: float
    high: float

    def __init__(self) -> None:
        self.low = 1e9
        self.high = -1e9

    def meet(self, margin: float) -> None:
        """Widen the range."""
        if margin < self.low:
            self.low = margin
        if margin > self.high:
            self.high = margin

    def share(self, margin: float) -> float:
        """Where a margin lies in the range."""
        width = self.high - self.low
        return (margin - self.low) / width if width > 1e-9 else 0.5
