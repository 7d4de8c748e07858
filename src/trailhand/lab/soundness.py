"""Is a game sound? Random games tell its author what was forgotten, and where.

A new game goes wrong in the same few ways: `clone` forgets a field or shares a list, `position`
or `load` loses something, `determinize` leaves the secrets of others as they are, two options have
one notation, a sentence has no words. Each is found here by playing, and told in one sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import trailhand as th
from trailhand.core.game import Game, find_game
from trailhand.core.match import whole_position
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import owner
from trailhand.text import languages, words

LONGEST = 10_000  # decisions of a game that ends
PAST = 8  # every so many decisions a game is looked at closely
BESIDES = {"log", "agenda", "rng"}  # fields that the kernel takes care of
PLAIN = (int, str, list, tuple, dict, type(None))


class Findings(NamedTuple):
    """What is wrong with a game, each once, and the messages that have no words yet."""

    games: int
    problems: list[str]
    unspoken: list[str]


class Stopped(Exception):
    """A game cannot go on; what is wrong has been noted."""


def no_progress(_games: int) -> None:
    """Nobody is waiting."""


def examine(
    game_id: str, games: int = 20, progress: Callable[[int], None] = no_progress
) -> Findings:
    """Play random games with every number of seats, and look at everything that is easily wrong."""
    game = find_game(game_id)
    found: dict[str, None] = {}
    hidden = Hidden()
    known = {lang: words(lang).forget_problems() for lang in languages()}
    for seed in range(games):
        seats = game.info.seats[seed % len(game.info.seats)]
        try:
            with stopping(f"a game of {seats} seats"):
                match = th.new(game_id, seats=seats, seed=seed)
                match.watch()
                for problem in watch_game(match, seeded(seed), hidden):
                    found.setdefault(problem)
        except Stopped as stopped:
            found.setdefault(str(stopped))
        progress(1)
    found |= dict.fromkeys(hidden.problems())
    unspoken = [f"{problem} ({lang})" for lang in languages() for problem in words(lang).problems]
    for lang, problems in known.items():
        words(lang).problems |= problems
    return Findings(games, list(found), sorted(unspoken))


def watch_game(match: th.Match, chance: Rng, hidden: Hidden) -> Iterator[str]:
    """Play one game at random; what is wrong with it."""
    decisions = 0
    while (decision := match.decision) is not None:
        yield from check_options(match, decision)
        if decisions % PAST == 0:
            yield from check_copies(match)
            yield from hidden.look(match)
        decisions += 1
        if decisions > LONGEST:
            raise Stopped(f"a game does not end: {LONGEST} decisions were not enough")
        number = chance.below(len(decision.options))
        with stopping(f"playing {decision.options[number].notation!r}"):
            match.play(number)
    for seat in range(-1, match.seats):
        for lang in languages():
            match.tell(seat, lang=lang)
    yield from check_copies(match)
    with stopping("playing the record again"):
        if th.replay(match.record()).hash() != match.hash():
            yield "record: a replay ends differently; is there any chance besides state.rng?"


class stopping:  # noqa: N801 - reads like a statement
    """Turn a crash of the rules into a sentence that says what was being done."""

    def __init__(self, doing: str) -> None:
        self.doing = doing

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: Any, problem: BaseException | None, trace: Any) -> None:
        if isinstance(problem, Exception) and not isinstance(problem, Stopped):
            raise Stopped(f"{self.doing}: {type(problem).__name__}: {problem}") from problem


# -- options ------------------------------------------------------------------------------


def check_options(match: th.Match, decision: th.Decision) -> Iterator[str]:
    """Options are told apart, lie within their domain, and can be described."""
    kinds = match.game.steps()
    for number in match.numbers:
        step, choice = owner(match.state, number)
        if type(step) not in kinds:
            raise Stopped(f"steps: {type(step).__name__} is missing from the steps of the game")
        if not 0 <= choice < step.domain:
            name = type(step).__name__
            yield f"{name}: the choice {choice} is not below its domain, {step.domain}"
    notations = [option.notation for option in decision.options]
    for notation in {n for n in notations if notations.count(n) > 1}:
        yield f"{decision.step}: two options are written {notation!r}"
    for lang in languages():
        decision.question(lang)
    for option in decision.options:
        with stopping(f"{option.step}.describe of {option.notation!r}"):
            for lang in languages():
                option.text(lang)
    for refused in match.refusals():
        for lang in languages():
            refused.objection.text(lang)
        if not refused.objection.rule:
            yield f"{decision.step}: the refusal of {refused.notation!r} names no rule"


# -- copies -------------------------------------------------------------------------------


def check_copies(match: th.Match) -> Iterator[str]:
    """A clone and a saved game are the same game, and share nothing that changes."""
    state = match.state
    clone = state.clone()
    yield from compare(state, clone, "clone")
    if clone.rng is state.rng:
        yield "clone: shares 'rng'; write rng.clone()"
    saved = json.dumps(match.position())
    try:
        loaded = th.load(json.loads(saved)).state
    except th.ImpossiblePosition as impossible:
        for problem in impossible.problems:  # each begins with the field it is about
            yield f"position or load: loses or refuses {problem.partition(':')[0]!r}"
        return
    yield from compare(state, loaded, "position or load")
    if json.dumps(whole_position(match.game, loaded)) != json.dumps(match.position()["state"]):
        yield "position or load: what is loaded is saved differently"


def compare(mine: Any, theirs: Any, culprit: str, place: str = "") -> Iterator[str]:
    """What differs between two states, and the lists that they share, all the way down."""
    if isinstance(mine, (list, dict)) and mine is theirs:
        yield f"{culprit}: shares {place!r}, so that a change of one changes the other"
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for one, other in zip(mine, theirs, strict=True):
            yield from compare(one, other, culprit, place)
    elif isinstance(mine, PLAIN):
        if mine != theirs:
            yield f"{culprit}: {place!r} is not what it was"
    elif type(theirs) is not type(mine):
        yield f"{culprit}: makes a {type(theirs).__name__} of a {type(mine).__name__}"
    elif theirs is not mine:  # what never changes may be shared: the tables of a game
        for name in fields(mine):
            inner = f"{place}.{name}" if place else name
            value = getattr(mine, name)
            yield from compare(value, getattr(theirs, name, None), culprit, inner)


def fields(part: object) -> list[str]:
    """The fields of a state or a part of it, compiled or not, without those of the kernel."""
    found: dict[str, None] = dict.fromkeys(getattr(part, "__dict__", {}))
    for base in type(part).__mro__:
        found |= dict.fromkeys(getattr(base, "__mypyc_attrs__", ()))
        found |= dict.fromkeys(getattr(base, "__slots__", ()))
    return [name for name in found if name not in BESIDES and not name.startswith("__")]


# -- secrets ------------------------------------------------------------------------------


class Hidden:
    """Whether `determinize` deals again what seats cannot know, over all games looked at."""

    def __init__(self) -> None:
        self.dealt = False
        self.differ: dict[str, None] = {}

    def look(self, match: th.Match) -> Iterator[str]:
        """Deal again for every seat: its own view must stay, and something else should not."""
        before = table(match.game, match.state)
        for seat in range(match.seats):
            other = match.state.clone()
            match.game.determinize(other, seat, seeded(match.state.turn))
            for key in changed(match.view(seat), match.game.view(other, seat)):
                yield f"determinize: changes what its own seat sees: {key!r} of the view"
            if other.rng.save() == match.state.rng.save():
                yield "determinize: the generator goes on as before; call super().determinize"
            self.dealt = self.dealt or table(match.game, other) != before
            if seat:
                self.differ |= dict.fromkeys(changed(match.view(0), match.view(seat)))

    def problems(self) -> list[str]:
        """Seats that see different things, and nothing is ever dealt again."""
        if self.dealt or not self.differ:
            return []
        keys = ", ".join(repr(key) for key in self.differ)
        return [f"determinize: deals nothing again, though seats see different things: {keys}"]


def table(game: Game[Any], state: State) -> str:
    """What lies on the table, without the course of the game."""
    return json.dumps(game.position(state))


def changed(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The keys of two views that differ."""
    return [key for key in {**one, **other} if one.get(key) != other.get(key)]
