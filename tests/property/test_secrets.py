"""What a seat may not know never changes what it sees or may choose."""

from __future__ import annotations

from typing import Any

import trailhand as th
from tests.families import Combination, family_of
from tests.property.combinations import deal, eager, every_table
from trailhand.core.ahead import look_ahead
from trailhand.core.rng import seeded
from trailhand.core.text import say


def seen_by(match: th.Match, seat: int) -> Any:
    """Everything a seat is shown: its view, all points, and its options if it is asked."""
    options: list[Any] = []
    if match.state.agenda and match.state.agenda[-1].seat == seat:
        decision = match.decision
        assert decision is not None
        options = [(o.notation, o.text(), o.warning(), o.anchors) for o in decision.options]
        options += [promised(match.preview(number)) for number in range(len(decision.options))]
    return match.view(seat), match.scores(seat), options


def promised(preview: th.Preview | None) -> Any:
    """What an option is said to bring."""
    if preview is None:
        return None
    parts = [(part.glyphs, say(part.message), part.open) for part in preview.parts]
    return preview.changes, [event.save() for event in preview.events], str(parts)


@every_table
def test_dealing_the_unknown_again_changes_nothing_a_seat_sees(combination: Combination) -> None:
    match, chance = deal(combination, 17), seeded(17)
    while match.numbers and match.state.turn < 60:
        if len(match.played) % 5 == 0:
            for seat in range(match.seats):
                before = seen_by(match, seat)
                for seed in (1, 2):
                    other = match.clone()
                    other.game.determinize(other.state, seat, seeded(seed))
                    other._decision = None
                    family_of(combination[0]).check(other.state)
                    assert seen_by(other, seat) == before
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))


def ahead_of(match: th.Match, number: int) -> Any:
    """Everything that a seat is shown of an option before it is played."""
    seat = match.deciding
    found = look_ahead(match, number)
    lines = [match.game.line(found.match.state, event, seat) for event in found.events]
    seen = found.match.view(seat), found.match.scores(seat)
    told = [(say(line.message), line.rule, line.anchors) for line in lines if line is not None]
    return seen, told, [say(each.message) for each in found.forced]


@every_table
def test_what_a_choice_leads_to_never_tells_what_its_seat_cannot_know(
    combination: Combination,
) -> None:
    match, chance = deal(combination, 23), seeded(23)
    looked = 0
    while match.numbers and match.state.turn < 40:
        for number in match.numbers[:: 1 + len(match.numbers) // 6]:
            before = ahead_of(match, number)
            for seed in (1, 2):
                other = th.determinized(match, match.deciding, seed)
                assert ahead_of(other, number) == before
                looked += 1
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    assert looked > 50


@every_table
def test_what_a_choice_leads_to_for_certain_comes_true(combination: Combination) -> None:
    match, chance = deal(combination, 29), seeded(29)
    further = 0
    while match.numbers and match.state.turn < 30:
        place = match.numbers.index(eager(match.state, match.numbers, chance))
        found, seat, turn = (
            look_ahead(match, match.numbers[place]),
            match.deciding,
            match.state.turn,
        )
        assert found.match.state.turn == turn
        assert len(found.match.played) == len(match.played)
        further += found.match is not match
        match.watch()
        told = len(match.events())
        match.play(place)
        happened = match.events()[told : told + len(found.events)]
        assert [str(event) for event in happened] == [str(event) for event in found.events]
        all_told = len(match.events()) - told == len(found.events)
        if all_told and match.deciding == seat and match.state.turn == turn:
            assert found.match.view(seat) == match.view(seat)
    assert further > 10
