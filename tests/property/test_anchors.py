"""Whatever is asked about: there is a sentence, known place or not."""

from __future__ import annotations

import re

from tests.families import Combination
from tests.property.combinations import deal, eager, every_table
from trailhand.core.rng import Rng, seeded
from trailhand.core.text import say
from trailhand.text import words

STRANGE = (
    "",
    "x",
    "0",
    "9",
    "99",
    "-1",
    "²",
    "\u0661",
    "1.5",
    ".",
    ":",
    "@",
    "\0",
    "pile",
    "9" * 70,
)
ASKED = 400


def spoil(chance: Rng, anchor: str) -> str:
    """A board element with a part that is another one, or gone."""
    parts = re.split(r"([:.@])", anchor)
    at = chance.below(len(parts))
    parts[at] = STRANGE[chance.below(len(STRANGE))]
    return "".join(parts)


@every_table
def test_every_question_about_a_place_has_an_answer(combination: Combination) -> None:
    match, chance = deal(combination, 5), seeded(5)
    anchors: set[str] = set()
    while match.decision is not None:
        for option in match.decision.options:
            anchors.update(option.anchors)
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
        if match.state.turn > 12:
            break
    known = sorted(anchors)
    words("en").forget_problems()
    for _ in range(ASKED):
        anchor = spoil(chance, known[chance.below(len(known))])
        assert say(match.about(anchor, chance.below(match.seats + 1) - 1).message, "en")
    assert not words("en").problems
