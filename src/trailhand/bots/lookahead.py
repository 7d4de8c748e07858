"""Looking ahead within a turn: try an option on a copy, see what it promises.

Everything here works on states in which what the seat cannot know has been dealt again, so
that no bot looks into the real future.
"""

from __future__ import annotations

from typing import Final

from trailhand.bots.evaluator import Judge
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.core.step import BESIDE, apply, settle

DISLIKE_OF_PASSING: Final = 0.01  # points; between equals, do something
DISLIKE_OF_EXTRAS: Final = 0.1  # but use up no token or card for nothing
MANY: Final = 40  # options: more than these are sifted by first impression
WORTH_A_LOOK: Final = 12  # options that are left then
IN_THOUGHT: Final = 4  # options that are left in turns that are only imagined
FURTHER: Final = 2  # options that are left in turns beyond the tree


class Ahead:
    """Where an option leads: a state, what may be chosen then, and what that promises."""

    option: int
    state: State
    options: list[int]
    value: float

    def __init__(self, option: int, state: State, options: list[int]) -> None:
        self.option = option
        self.state = state
        self.options = options
        self.value = 0.0


def reluctance(option: int, passing: int) -> float:
    """How many more points than another an option must promise to be preferred."""
    if option == passing:
        return DISLIKE_OF_PASSING
    return DISLIKE_OF_EXTRAS if option >= BESIDE else 0.0


def tried(state: State, option: int) -> Ahead:
    """An option carried out on a copy."""
    copy = state.clone()
    apply(copy, option)
    return Ahead(option, copy, settle(copy))


def sifted(judge: Judge, state: State, options: list[int]) -> list[int]:
    """The options that deserve a closer look: all of them, unless there are very many."""
    if len(options) <= MANY:
        return options
    return [ahead.option for ahead in most_promising(judge, state, options, WORTH_A_LOOK)]


def most_promising(judge: Judge, state: State, options: list[int], number: int) -> list[Ahead]:
    """The best options by first impression, twins left out.

    Each is judged by what it does at once, before any question that it leads to is answered.
    """
    if len(options) <= number:
        return [tried(state, option) for option in options]
    return distinct(judge, impressions(judge, state, options), number)


def without_twins(judge: Judge, state: State, options: list[int]) -> list[int]:
    """The options that lead to different states.

    Two ways to the same place at the same price are one option to a thinking player.
    """
    found = distinct(judge, impressions(judge, state, options), len(options))
    kept = {ahead.option for ahead in found}
    return [option for option in options if option in kept]


def impressions(judge: Judge, state: State, options: list[int]) -> list[Ahead]:
    """Options carried out, the most promising first, equals by their numbers."""
    seat = state.agenda[-1].seat
    found: list[Ahead] = []
    for option in options:
        ahead = tried(state, option)
        ahead.value = judge.value(ahead.state, seat)
        found.append(ahead)
    found.sort(key=lambda ahead: (-ahead.value, ahead.option))
    return found


def distinct(judge: Judge, aheads: list[Ahead], number: int) -> list[Ahead]:
    """The first of those that lead to different states; equal values stand side by side."""
    found: list[Ahead] = []
    for ahead in aheads:
        if len(found) == number:
            break
        if not any_twin(judge, found, ahead):
            found.append(ahead)
    return found


def any_twin(judge: Judge, others: list[Ahead], ahead: Ahead) -> bool:
    """Whether one of the last of others leads to the very same state."""
    for n in range(len(others) - 1, -1, -1):
        if others[n].value != ahead.value:
            return False
        if judge.game.position(others[n].state) == judge.game.position(ahead.state):
            return True
    return False


def seen_through(judge: Judge, state: State, option: int) -> Ahead:
    """An option carried out on a copy, with all the steps that it brings about.

    What an option leads to is often only a question (whom to hire? where to build?): it is
    answered for the moment's gain before the option is judged.
    """
    ahead = tried(state, option)
    depth = len(state.agenda)
    while ahead.options and ahead.state.turn == state.turn and len(ahead.state.agenda) > depth:
        inner = best_ahead(judge, ahead.state, essential(judge, ahead.options))
        ahead.state = inner.state
        ahead.options = inner.options
    return ahead


def best_ahead(judge: Judge, state: State, options: list[int]) -> Ahead:
    """The option that promises its seat most at once; passing only if nothing is as good."""
    if len(options) == 1:
        return tried(state, options[0])
    seat = state.agenda[-1].seat
    passing = state.agenda[-1].passing()
    best: Ahead | None = None
    for option in sifted(judge, state, options):
        ahead = seen_through(judge, state, option)
        ahead.value = judge.value(ahead.state, seat) - reluctance(option, passing)
        if best is None or ahead.value > best.value:
            best = ahead
    assert best is not None
    return best


def end_of_turn(judge: Judge, state: State, option: int) -> Ahead:
    """The end of the turn that an option leads to, the rest played for the moment's gain."""
    return to_its_end(judge, tried(state, option), state.turn)


def to_its_end(judge: Judge, ahead: Ahead, turn: int) -> Ahead:
    """The end of a turn that an option has begun, the rest played for the moment's gain."""
    option = ahead.option
    while ahead.options and ahead.state.turn == turn:
        ahead = best_ahead(judge, ahead.state, essential(judge, ahead.options))
    ahead.option = option
    return ahead


def essential(judge: Judge, options: list[int]) -> list[int]:
    """The options of an imagined turn: no free actions where they rarely matter."""
    if judge.evaluator.minds_extras or options[-1] < BESIDE:
        return options
    found = [option for option in options if option < BESIDE]
    return found or options


def best_turn(judge: Judge, state: State, options: list[int]) -> Ahead:
    """The end of the most promising turn for the seat that begins it."""
    seat = state.agenda[-1].seat
    passing = state.agenda[-1].passing()
    best: Ahead | None = None
    for begun in most_promising(judge, state, options, FURTHER):
        ahead = to_its_end(judge, begun, state.turn)
        ahead.value = judge.value(ahead.state, seat) - reluctance(ahead.option, passing)
        if best is None or ahead.value > best.value:
            best = ahead
    assert best is not None
    return best


def play_on(judge: Judge, ahead: Ahead, turns: int) -> State:
    """Go on for some turns, each the most promising of its seat."""
    for _ in range(turns):
        if not ahead.options:
            break
        ahead = best_turn(judge, ahead.state, essential(judge, ahead.options))
    return ahead.state


def quick_choice(judge: Judge, state: State, options: list[int], rng: Rng, far: bool) -> int:
    """An option in the manner of a quick player, far-sighted or not."""
    seat = state.agenda[-1].seat
    passing = state.agenda[-1].passing()
    ends: list[Ahead] = []
    if far:
        for begun in most_promising(judge, state, options, IN_THOUGHT):
            ends.append(to_its_end(judge, begun, state.turn))
    else:
        for option in sifted(judge, state, options):
            ends.append(seen_through(judge, state, option))
    best = -1
    most = -1e9
    for ahead in ends:
        value = judge.value(ahead.state, seat) + 1e-6 * rng.below(1000)
        value -= reluctance(ahead.option, passing)
        if value > most:
            best = ahead.option
            most = value
    return best
