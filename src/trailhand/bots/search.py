"""The search bot: information-set Monte-Carlo tree search, cut short by an evaluator.

Every iteration deals what the seat cannot know, walks down the tree, plays on from where it falls
out of it for a round and a turn, and asks the evaluator what that end promises every seat. One
budget serves a whole turn: the first decision gets most of it, and what was learned for it is
kept for the decisions that follow. Thinking ends early once nothing can overtake the favourite.
"""

from __future__ import annotations

import time

from trailhand.bots.base import Bot, UnknownBot
from trailhand.bots.evaluator import Evaluator, Judge, evaluator_of
from trailhand.bots.lookahead import play_on, without_twins
from trailhand.bots.tree import Node, Scale
from trailhand.core.match import Match
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import apply, settle

SHARE = 0.5  # of what is left of a turn's budget that one decision may use
LEAST = 8  # iterations per option of a decision, as long as there is budget
HORIZON = 1  # turns that are played on beyond the next round
LOOKS = 4  # deals in which all options of the decision at hand are looked at
LOOK = 4  # iterations between two looks at the clock
NO_LIMIT = 1 << 30


class Budget:
    """What a turn may cost: iterations, seconds or both, whichever comes first; 0 is no limit."""

    iterations: int
    seconds: float

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds


def read_budget(budget: str) -> Budget:
    """`1s` and `0.3s` are seconds a turn, `400` is iterations a turn."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0.0 < seconds <= 600.0:
                return Budget(0, seconds)
        elif 0 < int(budget) <= 10_000_000:
            return Budget(int(budget), 0.0)
    except ValueError:
        pass
    raise UnknownBot(
        f"a search is given seconds a turn (search:1s) or iterations a turn (search:400), "
        f"not {budget!r}"
    )


class SearchBot(Bot):
    """Thinks ahead within a budget for each of its turns.

    It weighs positions with an evaluator of its own, or with that of the game.
    """

    def __init__(self, seed: int, budget: Budget, evaluator: Evaluator | None = None) -> None:
        super().__init__()
        self.evaluator = evaluator
        self.rng = seeded(seed)
        self.budget = budget
        self.turn = -1
        self.spent = 0
        self.seconds = 0.0
        self.root: Node | None = None
        self.iterations = 0

    def choose(self, match: Match, seat: int) -> int:
        """The option tried most often."""
        options = match.numbers
        if len(options) == 1:
            return 0
        tree = self.think(match, seat)
        best = 0
        for n in range(1, len(options)):
            if better(tree, options[n], options[best]):
                best = n
        self.root = tree.children[tree.place[options[best]]]
        return best

    def think(self, match: Match, seat: int) -> Node:
        """Search the current decision with its share of the turn's budget."""
        state = match.state
        if state.turn != self.turn:
            self.turn = state.turn
            self.spent = 0
            self.seconds = 0.0
            self.root = None
        evaluator = self.evaluator or evaluator_of(match.game.info.id)
        root = self.root
        if root is None or root.seat != seat or root.turn != state.turn:
            root = Node(seat, state.turn)
        search = Search(match, seat, evaluator, self.rng)
        wanted = self.share(len(match.numbers), root.visits)
        seconds = (self.budget.seconds - self.seconds) * SHARE
        started = time.perf_counter()
        while search.iterations < wanted:
            search.iterate(root)
            if search.iterations % LOOK == 0:
                left = wanted - search.iterations
                if self.budget.seconds:
                    left = min(left, search.left(time.perf_counter() - started, seconds))
                if left < root.lead() or self.stop():
                    break
        self.spent += search.iterations
        self.seconds += time.perf_counter() - started
        self.iterations += search.iterations
        return root

    def share(self, options: int, known: int) -> int:
        """The iterations for one decision; those that its tree has seen already count."""
        if not self.budget.iterations:
            return NO_LIMIT
        share = int((self.budget.iterations - self.spent) * SHARE)
        return max(max(share, min(LEAST * options, share * 2)) - known, 1)


def better(node: Node, option: int, than: int) -> bool:
    """Whether one option of a decision was found better than another.

    One that was never thought about is better than none.
    """
    if option not in node.place or than not in node.place:
        return option in node.place
    a = node.place[option]
    b = node.place[than]
    if node.tries[a] != node.tries[b]:
        return node.tries[a] > node.tries[b]
    return node.hopes[a] > node.hopes[b]


class Search:
    """One search of one decision."""

    def __init__(self, match: Match, seat: int, evaluator: Evaluator, rng: Rng) -> None:
        self.game = match.game
        self.state = match.state
        self.options: list[int] = []
        self.seat = seat
        self.evaluator = evaluator
        self.judge = Judge(match.game, evaluator, match.state)
        self.rng = rng
        self.turns = match.seats + HORIZON
        self.scales = [Scale() for _ in range(match.seats)]
        self.iterations = 0

    def iterate(self, root: Node) -> None:
        """Deal, walk down, look at the end, and carry the news back up."""
        state = self.state.clone()
        self.game.determinize(state, self.seat, self.rng)
        options = settle(state)
        path: list[Node] = []
        places: list[int] = []
        node = root
        while options:
            now = state.turn == self.state.turn
            options = node.narrowed(self.judge, state, options, now)
            if node is root:
                if not self.options:
                    self.options = without_twins(self.judge, state, options)
                options = self.options
            fresh = not node.options
            again = node is root and node.visits < LOOKS
            if fresh or again or any_new(node, options):
                ahead = node.meet(self.judge, state, options, again)
                if fresh and path:
                    state = play_on(self.judge, ahead, self.turns)
                    break
            n = node.pick(options, self.scales[node.seat])
            path.append(node)
            places.append(n)
            apply(state, node.options[n])
            options = settle(state)
            if options:
                child = node.children[n]
                if child is None:
                    child = Node(state.agenda[-1].seat, state.turn)
                    node.children[n] = child
                node = child
        self.report(state, path, places)

    def left(self, spent: float, seconds: float) -> int:
        """How many iterations fit into the rest of these seconds, at the pace so far."""
        if spent >= seconds:
            return -1
        return int(self.iterations * (seconds - spent) / max(spent, 1e-6))

    def report(self, state: State, path: list[Node], places: list[int]) -> None:
        """Carry what the end promises to every decision on the way."""
        prospects = self.evaluator.prospects(state)
        self.iterations += 1
        for at in range(len(path)):
            node = path[at]
            prospect = prospects[node.seat]
            self.scales[node.seat].meet(prospect)
            node.visits += 1
            node.tries[places[at]] += 1
            node.sums[places[at]] += prospect


def any_new(node: Node, options: list[int]) -> bool:
    """Whether an option has not been met at this node before."""
    return any(option not in node.place for option in options)
