"""Spoiled positions: a position of a real game, changed somewhere at random.

Whatever comes out is either a game that can be played to its end, or it is refused with named
problems. `python -m tests.property.mutate` does this for very many.
"""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import Iterator
from typing import Any

import trailhand as th
from tests.families import Combination, family_of
from tests.property.combinations import deal, eager
from trailhand.core.game import find_game
from trailhand.core.match import determinized
from trailhand.core.rng import Rng, seeded

MOMENTS = 12  # positions taken from one game
SPOILED = 40  # mutations of these before another game is played
LONGEST_GAME = 6000
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 15, 16, 31, 32, 39, 63, 64, 78, 79, 80, 100)
HUGE = (1 << 31, 1 << 53, 1 << 63, 1 << 64, 10**40, 10**4400)
STRANGE: tuple[Any, ...] = (
    *(None, True, False, "", "x", "off", "1", "-1", "39", "\0", "\ud800", "é" * 40, "a" * 5000),
    *([], {}, [[]], [0], [""], {"x": 1}, 1.5, float("nan"), float("inf"), "NaN"),
)

Place = tuple[Any, Any]  # a list or a table, and an index or a key of it


def pick(chance: Rng, things: Any) -> Any:
    """One of several things."""
    return things[chance.below(len(things))]


def positions(combination: Combination, seed: int) -> list[dict[str, Any]]:
    """The position at some moments of a game, the last one among them."""
    match, chance = deal(combination, seed), seeded(seed)
    found: list[dict[str, Any]] = []
    taken = 0
    while match.decision is not None:
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
        taken += 1
        if len(found) < MOMENTS:
            found.append(match.position())
        elif chance.below(taken) < MOMENTS:
            found[chance.below(MOMENTS)] = match.position()
    found.append(match.position())
    return [json.loads(json.dumps(position)) for position in found]


# -- one change ---------------------------------------------------------------------------


def places(data: Any) -> Iterator[Place]:
    """Every place in which something lies."""
    if isinstance(data, dict):
        for key in sorted(data):
            yield data, key
            yield from places(data[key])
    elif isinstance(data, list):
        for index in range(len(data)):
            yield data, index
            yield from places(data[index])


def other_value(chance: Rng, value: Any, everything: list[Place]) -> Any:
    """Something else in the place of a value."""
    kind = chance.below(10)
    if kind < 2:
        return pick(chance, STRANGE)
    if kind == 2:
        return pick(chance, HUGE) * (1 - 2 * chance.below(2))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        if kind < 6:
            return value + pick(chance, (-2, -1, 1, 2))
        return pick(chance, NUMBERS) * (1 if chance.below(4) else -1)
    if isinstance(value, str) and kind < 8:  # a name that is known elsewhere
        holder, key = pick(chance, everything)
        found = holder[key]
        return found if isinstance(found, str) else str(key)
    holder, key = pick(chance, everything)
    return copy.deepcopy(holder[key])


def change_place(chance: Rng, place: Place, everything: list[Place]) -> None:
    """Replace, remove, double or swap what lies in a place."""
    holder, key = place
    kind = chance.below(8)
    if kind < 4:
        holder[key] = other_value(chance, holder[key], everything)
    elif kind == 4:
        del holder[key]
    elif kind == 5:
        twin = copy.deepcopy(holder[key])
        if isinstance(holder, list):
            holder.insert(chance.below(len(holder) + 1), twin)
        else:
            other, name = pick(chance, everything)
            holder[str(name)] = twin if chance.below(2) else copy.deepcopy(other[name])
    else:
        near = [p for p in everything if type(p[0][p[1]]) is type(holder[key])]
        other, name = pick(chance, near)
        holder[key], other[name] = copy.deepcopy(other[name]), copy.deepcopy(holder[key])


def change_agenda(chance: Rng, game: str, agenda: list[Any]) -> None:
    """Another number, another step, another order."""
    kind = chance.below(6)
    steps = find_game(game).steps()
    if kind == 0 or not agenda:
        step = pick(chance, steps)
        numbers = [pick(chance, NUMBERS[:12]) for _ in step.parameters]
        agenda.insert(chance.below(len(agenda) + 1), [step.__name__, chance.below(3), *numbers])
    elif kind == 1:
        agenda.pop(chance.below(len(agenda)))
    elif kind == 2:
        agenda.append(agenda.pop(chance.below(len(agenda))))
    elif kind == 3:
        entry = pick(chance, agenda)
        alike = [s for s in steps if len(s.parameters) == len(entry) - 2]
        entry[0] = pick(chance, alike or steps).__name__
    else:
        entry = pick(chance, agenda)
        at = 1 + chance.below(len(entry) - 1)
        entry[at] = pick(chance, NUMBERS) if chance.below(2) else entry[at] + pick(chance, (-1, 1))


def spoil(chance: Rng, position: dict[str, Any]) -> dict[str, Any]:
    """A copy with one change, seldom with more."""
    spoiled = copy.deepcopy(position)
    while True:
        agenda = spoiled["state"].get("agenda") if isinstance(spoiled.get("state"), dict) else None
        proper = isinstance(agenda, list) and all(
            isinstance(entry, list) and len(entry) > 1 and type(entry[1]) is int for entry in agenda
        )
        if proper and chance.below(4) == 0:
            assert isinstance(agenda, list)
            change_agenda(chance, position["game"], agenda)
        else:
            root = spoiled if chance.below(20) == 0 else spoiled.get("state")
            everything = list(places(root))
            if everything:
                change_place(chance, pick(chance, everything), everything)
        if chance.below(4):
            return spoiled


def spoiled(game: str, seed: int, first: int = 0) -> Iterator[tuple[int, dict[str, Any]]]:
    """Endlessly: the number of a mutation, from the first that is wanted, and what came out."""
    tables = [each for each in family_of(game).combinations if each[0] == game]
    for batch in itertools.count(first // SPOILED):
        number = (seed << 32) + batch
        found, chance = positions(tables[batch % len(tables)], number), seeded(number)
        for at in range(batch * SPOILED, (batch + 1) * SPOILED):
            result = spoil(chance, pick(chance, found))
            if at >= first:
                yield at, result


# -- what must hold -----------------------------------------------------------------------


def look(match: th.Match) -> None:
    """See and say everything that is there."""
    for seat in range(-1, match.seats):
        match.view(seat)
        match.scores(seat)
    match.scores()
    match.winners()
    assert repr(match)
    match.refusals()
    match.interjections()
    for seat in range(match.seats):
        determinized(match, seat, 1)
    if match.decision is not None:
        match.decision.question()
        for number, option in enumerate(match.decision.options):
            assert option.text()
            option.warning()
            match.preview(number)


def play_on(match: th.Match, chance: Rng) -> None:
    """Play any options to the end, and look around now and then."""
    match.watch()
    look(match)
    for decisions in range(LONGEST_GAME):
        if match.decision is None:
            break
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
        if decisions % 64 == 0:
            look(match)
    assert match.over, "the game does not end"
    look(match)
    for seat in range(-1, match.seats):
        match.tell(seat)
    assert match.record()


def problems_of(refusal: th.ImpossiblePosition | th.InvalidSetup) -> list[str]:
    """What a refusal names."""
    return refusal.problems if isinstance(refusal, th.ImpossiblePosition) else [str(refusal)]


def endure(position: Any, chance: Rng) -> bool:
    """Load a position and play on; False if it is refused as it should be."""
    try:
        match = th.load(position)
    except (th.ImpossiblePosition, th.InvalidSetup) as refusal:
        problems = problems_of(refusal)
    else:
        problems = []
    if problems:
        assert all(problem.strip() and problem.encode() for problem in problems)
        return False
    again = th.load(match.position())
    assert again.hash() == match.hash()
    play_on(match, chance)
    return True
