"""Clones, records and positions: three ways to have the same game again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import trailhand as th
from tests.families import FAMILIES, Combination, Family
from tests.property.combinations import deal, eager, every_table
from trailhand.core.rng import seeded
from trailhand.core.step import apply, settle


def snapshot(match: th.Match) -> str:
    """The whole state as text."""
    return json.dumps(match.game.position(match.state), sort_keys=True)


@every_table
def test_trying_every_option_on_a_clone_leaves_the_parent_untouched(
    combination: Combination,
) -> None:
    match, chance = deal(combination, 3), seeded(3)
    while match.numbers and match.state.turn < 40:
        before = snapshot(match)
        children = []
        for number in match.numbers:
            child = match.clone()
            apply(child.state, number)
            settle(child.state)
            children.append((child, snapshot(child)))
        assert snapshot(match) == before
        assert all(snapshot(child) == then for child, then in children)
        apply(match.state, eager(match.state, match.numbers, chance))
        match._settle()


@every_table
def test_a_clone_goes_on_exactly_as_its_original(combination: Combination) -> None:
    match, chance = deal(combination, 5), seeded(5)
    for _ in range(30):
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    copy, again = match.clone(), chance.clone()
    for game, stream in ((match, chance), (copy, again)):
        while game.numbers:
            game.play(game.numbers.index(eager(game.state, game.numbers, stream)))
    assert snapshot(copy) == snapshot(match)
    assert copy.scores() == match.scores()


def fields(owner: type) -> set[str]:
    """All fields that a class and its bases declare."""
    found: set[str] = set()
    for base in owner.__mro__:
        found |= set(getattr(base, "__mypyc_attrs__", ()))
        found |= set(getattr(base, "__annotations__", {}))
    return found - {"__dict__"}


def compare(mine: Any, theirs: Any, parts: Family, place: str, met: set[type]) -> None:
    """Equal all the way down, and nothing that changes is shared."""
    if isinstance(mine, list):
        assert mine is not theirs, f"{place} is shared"
        for n, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            compare(one, other, parts, f"{place}[{n}]", met)
    elif type(mine) in parts.parts:
        assert mine is not theirs, f"{place} is shared"
        met.add(type(mine))
        for name in fields(type(mine)) - {"log"}:
            compare(getattr(mine, name), getattr(theirs, name), parts, f"{place}.{name}", met)
    else:
        assert mine == theirs, place


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_clone_has_every_field(family: Family) -> None:
    met: set[type] = set()
    for combination in family.combinations:
        state = deal(combination, 1).state
        compare(state, state.clone(), family, type(state).__name__, met)
    assert met == set(family.parts)
    for part, least in family.parts.items():
        assert len(fields(part)) >= least, part


@every_table
def test_a_record_replays_to_the_same_state(combination: Combination) -> None:
    for seed in (1, 2):
        match, chance = deal(combination, seed), seeded(seed)
        stop = 10_000 if seed == 1 else 150
        while match.numbers and len(match.played) < stop:
            match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
        again = th.replay(match.record())
        assert snapshot(again) == snapshot(match)
        assert again.record() == match.record()


@every_table
def test_a_loaded_position_is_the_same_and_goes_on_the_same(combination: Combination) -> None:
    match, chance = deal(combination, 7), seeded(7)
    while match.numbers:
        if len(match.played) % 50 == 20:
            loaded = th.load(json.loads(json.dumps(match.position())))
            assert snapshot(loaded) == snapshot(match)
            assert loaded.numbers == match.numbers
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    assert snapshot(th.load(match.position())) == snapshot(match)
