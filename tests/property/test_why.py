"""Why can't I? At every moment there is a sentence for every element, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import trailhand as th
from tests.families import Combination
from tests.property.anchors import anchors_of
from tests.property.combinations import deal, eager, every_table
from trailhand.core.rng import seeded
from trailhand.core.text import Text, say
from trailhand.text import languages, words

DECISIONS = 200
EVERY = 9  # so many decisions are looked at once
LONGEST = 150
CODE = re.compile(r"[a-z]_[a-z]|@|\w=|\w:\w|nil")  # what stands for something, and no word


def told(match: th.Match, viewer: int) -> Iterator[Text]:
    """What is said about every element: what it is, when it is used, and what it is called."""
    for anchor in anchors_of(match):
        yield match.about(anchor, viewer).message
        use = match.use(anchor, viewer)
        assert use.message.id != "when-nothing", anchor
        assert use.rule, anchor
        yield use.message
        called = match.named(anchor, viewer)
        if called is not None:
            yield called


def check(message: Text) -> None:
    """A sentence that people can read, in every language."""
    for lang in languages():
        text = say(message, lang)
        assert text.strip(), message
        assert not CODE.search(text), text
        assert not text.isdigit(), text


def check_refusals(match: th.Match) -> None:
    """Reasons are short sentences with a rule; goals are elements that have a name."""
    notations = {option.notation for option in match.decision.options} if match.decision else set()
    for no in match.refusals():
        check(no.objection.message)
        check(no.message)
        assert no.objection.rule
        assert no.notation not in notations
        for lang in languages():
            assert len(say(no.objection.message, lang)) <= LONGEST
        for goal in no.goals:
            assert match.named(goal, match.deciding) is not None, goal


@every_table
def test_every_element_has_an_answer_at_every_moment(combination: Combination) -> None:
    match, chance = deal(combination, 11), seeded(11)
    for lang in languages():
        words(lang).forget_problems()
    for number in range(DECISIONS):
        if match.decision is None:
            break
        if number % EVERY == 0:
            check_refusals(match)
            for message in told(match, chance.below(match.seats + 1) - 1):
                check(message)
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
    assert not {problem for lang in languages() for problem in words(lang).problems}


def test_every_element_that_a_choice_touches_is_known() -> None:
    """The list of elements that these tests go through lacks none that a choice has touched."""
    for game in ("gwt1", "gwt2", "elpaso", "wildtiled"):
        match, chance = th.new(game, seats=2, seed=4), seeded(4)
        for _ in range(DECISIONS):
            if match.decision is None:
                break
            known = set(anchors_of(match))
            for option in match.decision.options:
                touched = {a for a in option.anchors if not a.startswith("path:")}
                assert touched <= known, touched - known
            match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
