"""What a seat may not know never changes what it sees or may choose."""

from __future__ import annotations

from typing import Any

import trailhand as th
from tests.families import Combination, family_of
from tests.property.combinations import deal, eager, every_table
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
