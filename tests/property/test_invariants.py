"""What always holds, whatever is played: checked by playing very many games."""

from __future__ import annotations

import os

from tests.families import Combination, family_of
from tests.property.combinations import deal, eager, every_table
from trailhand.core.rng import seeded
from trailhand.core.step import apply, settle

GAMES = int(os.environ.get("TRAILHAND_GAMES", "400"))  # fewer for scripts/mutants
CLOSELY_WATCHED = 4
LONGEST = 6000


@every_table
def test_every_game_ends_with_every_component_in_its_place(combination: Combination) -> None:
    family = family_of(combination[0])
    for seed in range(GAMES):
        match, chance = deal(combination, seed), seeded(seed)
        state = match.state
        options, turn, decisions = match.numbers, state.turn, 0
        while options:
            apply(state, eager(state, options, chance))
            options = settle(state)
            decisions += 1
            assert decisions < LONGEST
            if state.turn != turn:
                turn = state.turn
                if turn % 8 == 0:
                    family.check(state)
        family.check(state)
        family.check_end(state)


@every_table
def test_options_are_the_candidates_without_objection(combination: Combination) -> None:
    family = family_of(combination[0])
    for seed in range(CLOSELY_WATCHED):
        match, chance = deal(combination, seed), seeded(100 + seed)
        state = match.state
        options = match.numbers
        while options:
            step = state.agenda[-1]
            legal = [c for c in step.candidates(state) if step.objection(state, c) == 0]
            assert sorted(legal) == sorted(step.options(state)), step
            assert len(set(options)) == len(options)
            assert all(0 <= choice < step.domain for choice in legal), step
            family.check(state)
            apply(state, eager(state, options, chance))
            options = settle(state)


@every_table
def test_notation_names_every_option_once(combination: Combination) -> None:
    match, chance = deal(combination, 11), seeded(11)
    while match.decision is not None:
        words = [option.notation for option in match.decision.options]
        assert len(set(words)) == len(words)
        match.play(words[match.numbers.index(eager(match.state, match.numbers, chance))])
    assert match.over
