"""Evaluators: what a position promises a seat, learned from games that were played out.

An evaluator looks at a state through a list of features, numbers with a name, and a clock that
runs from 1 to 0 over the game. A small network (`trailhand.bots.network`) turns them into the
final points that the seat may expect, category by category. Its weights are learned by
`trailhand train` and kept as data beside the features of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trailhand.bots.network import Network, Sums, straight
from trailhand.bots.outlook import Outlook
from trailhand.bots.weights import read_network, read_outlook
from trailhand.core.game import Game
from trailhand.core.state import State

RIVALRY: Final = 0.4  # how much a point of the others counts against one's own
THOROUGHNESS: Final = 160  # iterations a turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Weighs the seats of a game. Games derive from it and name their features.

    The feature `points <category>` is what a category would count if the game ended now.

    In some games no turn is understood without its free actions; a lookahead `minds_extras` there.
    `rivalry` is how much a point of the others counts against one's own, `thoroughness`
    how many iterations a turn pay off for a player who takes the time.
    """

    names: list[str]
    categories: list[str]
    network: Network
    outlook: Outlook
    minds_extras: bool
    rivalry: float
    thoroughness: int

    def __init__(
        self,
        names: list[str],
        categories: list[str],
        minds_extras: bool = False,
    ) -> None:
        self.names = names
        self.categories = categories
        self.minds_extras = minds_extras
        self.rivalry = RIVALRY
        self.thoroughness = THOROUGHNESS
        self.network = straight([], [])
        self.outlook = Outlook({})

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

    def styles(self) -> list[dict[str, tuple[float, float]]]:
        """Ways to play that learners should have seen: points added to features, now and early.

        A plan of many parts is rarely found by chance; a player who follows it shows its worth.
        """
        return []

    # -- weighing -------------------------------------------------------------------------

    def weigh(self, state: State, seat: int, like: Sums | None = None) -> Sums:
        """What a seat's features come to; found sooner if `like` is much the same."""
        sums = Sums(self.network)
        self.measure(state, seat, sums)
        sums.add_up(Sums(self.network) if like is None else like)
        return sums

    def features(self, state: State, seat: int) -> list[float]:
        """What a seat has, number by number; the length never changes."""
        sums = Sums(self.network)
        self.measure(state, seat, sums)
        return list(sums.numbers)

    def strength(self, state: State, seat: int) -> float:
        """The points that a seat may expect at the end of the game."""
        if not state.agenda:
            return float(sum(self.final(state, seat)))
        return self.weigh(state, seat).worth(self.clock(state))

    def strengths(self, state: State) -> list[float]:
        """The points that every seat may expect."""
        found: list[float] = []
        for seat in range(state.seats):
            found.append(self.strength(state, seat))
        return found

    def prospects(self, state: State) -> list[float]:
        """What every seat aims at: points, and being ahead of the others."""
        return aims(self.strengths(state), self.rivalry)

    def lead(self, state: State, seat: int) -> float:
        """By how much a seat will be ahead of the best of the others, if there are any."""
        found = self.strengths(state)
        own = found.pop(seat)
        return own - max(found)

    def expect(self, state: State, seat: int) -> list[float]:
        """The final points that a seat may expect, category by category."""
        if not state.agenda:
            return [float(points) for points in self.final(state, seat)]
        return self.network.categories(self.features(state, seat), self.clock(state))

    def more_to_come(self, state: State) -> list[float]:
        """What thinking players make of the time that is left, beyond what is expected."""
        return self.outlook.more(state.seats, self.clock(state), len(self.categories))


def aims(strengths: list[float], rivalry: float) -> list[float]:
    """What seats aim at, from the points that they may expect."""
    seats = len(strengths)
    if seats == 1:
        return strengths
    total = sum(strengths)
    share = rivalry / (seats - 1)
    found: list[float] = []
    for own in strengths:
        found.append(own - share * (total - own))
    return found


class Judge:
    """Compares what options promise one seat, as seen from one moment of the game.

    An option may let time pass, and time that passes costs everybody what could still have
    been done with it. So a seat's own points are held against what the same clock leaves to
    the others, who are weighed once, at the moment of the judgement.
    """

    game: Game[Any]
    evaluator: Evaluator
    sums: list[Sums]
    seat: int
    clock: float
    rivals: float

    def __init__(self, game: Game[Any], evaluator: Evaluator, state: State) -> None:
        self.game = game
        self.evaluator = evaluator
        self.sums = []
        for seat in range(state.seats):
            self.sums.append(evaluator.weigh(state, seat))
        self.seat = -1
        self.clock = -1.0
        self.rivals = 0.0

    def value(self, state: State, seat: int) -> float:
        """What a state promises a seat, in points."""
        evaluator = self.evaluator
        if not state.agenda:
            return evaluator.prospects(state)[seat]
        clock = evaluator.clock(state)
        if seat != self.seat or clock != self.clock:
            self.look_at_rivals(seat, clock)
        return evaluator.weigh(state, seat, self.sums[seat]).worth(clock) - self.rivals

    def look_at_rivals(self, seat: int, clock: float) -> None:
        """What this moment of the game leaves to the others."""
        total = 0.0
        for other in range(len(self.sums)):
            if other != seat:
                total += self.sums[other].worth(clock)
        self.seat = seat
        self.clock = clock
        self.rivals = self.evaluator.rivalry * total / max(len(self.sums) - 1, 1)


# -- features of any game -----------------------------------------------------------------

COMPANY: Final = ("alone", "three seats", "four seats", "five seats")


def add_company(state: State, first: int, sums: Sums) -> None:
    """How many play; two goes without saying."""
    if state.seats == 1:
        sums.add(first, 1.0)
    elif state.seats > 2:
        sums.add(first + state.seats - 2, 1.0)


def pending(state: State, seat: int) -> float:
    """How much a seat still has on the agenda."""
    count = 0
    for step in state.agenda:
        if step.seat == seat:
            count += 1
    return float(count)


# -- the evaluators of the house ----------------------------------------------------------

EvaluatorMaker = Callable[[], Evaluator]
_makers: dict[str, tuple[EvaluatorMaker, str]] = {}
_taught: dict[str, Evaluator] = {}


class NoEvaluator(ValueError):
    """A game that no bot can weigh."""


def register_evaluator(game: str, maker: EvaluatorMaker, package: str) -> None:
    """Give a game its evaluator; its weights are the file `<game>.json` of a package, if any."""
    _makers[game] = (maker, package)


def untaught(game: str) -> Evaluator:
    """The evaluator of a game before it learns: it weighs by a player's hunch."""
    if game not in _makers:
        raise NoEvaluator(f"only the random bot plays {game}: it has no evaluator")
    evaluator = _makers[game][0]()
    evaluator.network = untaught_network(evaluator)
    return evaluator


def evaluator_of(game: str) -> Evaluator:
    """The evaluator of a game, with the weights that were learned for it.

    One that has not learned anything yet goes by its hunch.
    """
    if game not in _taught:
        evaluator = untaught(game)
        path = files(_makers[game][1]).joinpath(f"{game}.json")
        if path.is_file():
            evaluator.network = read_network(path, evaluator.names, evaluator.categories)
            evaluator.outlook = read_outlook(path, evaluator.categories)
        _taught[game] = evaluator
    return _taught[game]


def has_evaluator(game: str) -> bool:
    """Whether bots that weigh positions can play a game."""
    return game in _makers


def untaught_network(evaluator: Evaluator) -> Network:
    """A network that has seen no game: the score if it ended now, and a player's hunch.

    A hunch knows no categories; it is booked under the first one.
    """
    width = len(evaluator.categories)
    now = [[0.0] * width for _ in evaluator.names]
    early = [[0.0] * width for _ in evaluator.names]
    for n in range(width):
        now[evaluator.names.index("points " + evaluator.categories[n])][n] = 1.0
    for name, guess in evaluator.hunch().items():
        at = evaluator.names.index(name)
        now[at] = [0.0] * width
        now[at][0] = guess[0]
        early[at][0] = guess[1]
    return straight(now, early)
