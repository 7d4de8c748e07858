"""Hints: the best options as a search sees them, with what they promise and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from trailhand.bots.base import never_stop
from trailhand.bots.evaluator import Evaluator, Judge, evaluator_of
from trailhand.bots.lookahead import Ahead, best_ahead, play_on, tried
from trailhand.bots.search import HORIZON, SearchBot, better, read_budget
from trailhand.bots.tree import Node
from trailhand.core.match import Match, described
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import BESIDE, apply, owner, settle
from trailhand.core.text import Text

COUNT = 3
SAMPLES = 24
AGREEMENT = 0.6  # of the samples that must go on alike for a step to be part of the plan
SENTENCES = 4  # of a plan: nobody reads more


class Hint(NamedTuple):
    """An option worth considering.

    `promise` is what it is ranked by: the seat's points against those of the others, as a search
    weighs them. `expected` are its final points by category if it thinks ahead
    (`Evaluator.more_to_come`), `ahead` its lead over the best of the others (nobody predicts an
    automaton's points: alone, there is none), `plan` how the turn would go on, in short.
    """

    place: int
    promise: float
    ahead: float | None
    expected: dict[str, float]
    plan: list[Text]


class Planned(NamedTuple):
    """A choice of a plan: in words, how deep in the agenda it was asked, and of which kind."""

    option: int
    text: Text
    depth: int
    passes: bool


def hints(
    match: Match, seat: int, budget: str, seed: int, stop: Callable[[], bool] = never_stop
) -> list[Hint]:
    """The best options of the current decision, best first.

    The search says which options are worth a look, and all of them are looked at in the same
    deals: so what they are ranked by and what people read about them is one and the same.
    """
    bot = SearchBot(seed, read_budget(budget))
    bot.stop = stop
    tree = bot.think(match, seat)
    evaluator = evaluator_of(match.game.info.id)
    places = [place for place, option in enumerate(match.numbers) if option in tree.place]
    ranked: list[int] = []
    while places and len(ranked) < COUNT:
        best = places[0]
        for place in places:
            if better(tree, match.numbers[place], match.numbers[best]):
                best = place
        ranked.append(best)
        places.remove(best)
    found = [look(match, seat, evaluator, tree, place, seeded(seed)) for place in ranked]
    found.sort(key=lambda hint: -hint.promise)
    return with_shortest_ways(match, seat, found, seeded(seed))


def with_shortest_ways(match: Match, seat: int, found: list[Hint], rng: Rng) -> list[Hint]:
    """Hints that name, of several ways to the same state, the one with the fewest places."""
    assert match.decision is not None
    dealt = match.state.clone()
    match.game.determinize(dealt, seat, rng)
    settle(dealt)
    ends = [match.game.position(tried(dealt, option).state) for option in match.numbers]
    said: list[Hint] = []
    for hint in found:
        place = hint.place
        for n, option in enumerate(match.decision.options):
            shorter = len(option.anchors) < len(match.decision.options[place].anchors)
            if shorter and ends[n] == ends[place]:
                place = n
        said.append(hint._replace(place=place))
    return said


def look(match: Match, seat: int, evaluator: Evaluator, tree: Node, place: int, rng: Rng) -> Hint:
    """What one option promises: the rest of the turn as the search would play it, many times.

    Like a search it looks as far as the other seats' answers before it judges.
    """
    option = match.numbers[place]
    expected = dict.fromkeys(match.scores()[seat]["categories"], 0.0)
    add_points(expected, evaluator.categories, evaluator.more_to_come(match.state), 1)
    promise = 0.0
    ahead = 0.0
    lines: list[list[Planned]] = []
    for _ in range(SAMPLES):
        state = match.state.clone()
        match.game.determinize(state, seat, rng)
        settle(state)
        apply(state, option)
        line: list[Planned] = []
        judge = Judge(match.game, evaluator, state)
        turn_over = go_on(judge, tree.children[tree.place[option]], state, line)
        end = play_on(judge, turn_over, match.seats + HORIZON)
        add_points(expected, evaluator.categories, evaluator.expect(end, seat), SAMPLES)
        promise += evaluator.prospects(end)[seat] / SAMPLES
        if match.seats > 1:
            ahead += evaluator.lead(end, seat) / SAMPLES
        lines.append(line)
    lead = ahead if match.seats > 1 else None
    return Hint(place, promise, lead, expected, in_short(agreed(lines)))


def add_points(
    expected: dict[str, float], categories: list[str], points: list[float], samples: int
) -> None:
    """Count one of several samples, in the categories that this table scores."""
    for name, found in zip(categories, points, strict=True):
        if name in expected:
            expected[name] += found / samples


def go_on(judge: Judge, node: Node | None, state: State, line: list[Planned]) -> Ahead:
    """Play to the end of the turn, along the tree as far as it goes."""
    turn = state.turn
    options = settle(state)
    while options and state.turn == turn:
        option = -1
        if node is not None:
            for each in options:
                if each in node.place and (option < 0 or better(node, each, option)):
                    option = each
            if option >= 0 and not node.tries[node.place[option]]:
                option = -1
        if option < 0:
            option = best_ahead(judge, state, options).option
            node = None
        step, choice = owner(state, option)
        top = state.agenda[-1]
        line.append(
            Planned(
                option,
                described(step, state, choice),
                len(state.agenda),
                option == top.passing(),
            )
        )
        if node is not None:
            node = node.children[node.place[option]]
        apply(state, option)
        options = settle(state)
    return Ahead(-1, state, options)


def agreed(lines: list[list[Planned]]) -> list[Planned]:
    """The beginning that most samples have in common."""
    plan: list[Planned] = []
    living = list(range(len(lines)))
    at = 0
    while True:
        counts: dict[int, int] = {}
        for n in living:
            if at < len(lines[n]):
                option = lines[n][at].option
                counts[option] = counts.get(option, 0) + 1
        if not counts:
            return plan
        top = max(counts, key=lambda option: counts[option])
        if counts[top] < AGREEMENT * len(lines):
            return plan
        living = [n for n in living if at < len(lines[n]) and lines[n][at].option == top]
        plan.append(lines[living[0]][at])
        at += 1


def in_short(plan: list[Planned]) -> list[Text]:
    """What is worth saying of a plan.

    Declining is not, nor a free action that is then declined; and what only announces the next
    choice ("build") is said by that choice ("build 2a on C1").
    """
    said: list[Text] = []
    for n, step in enumerate(plan):
        then = plan[n + 1] if n + 1 < len(plan) else None
        opens = then is not None and then.depth > step.depth
        free = step.option >= BESIDE
        if step.passes or (opens and (not free or (then is not None and then.passes))):
            continue
        said.append(step.text)
    return said[:SENTENCES]
