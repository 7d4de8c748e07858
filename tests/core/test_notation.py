"""What a person means: whole notations, beginnings of them, other names of the same."""

from __future__ import annotations

import pytest

import trailhand as th
from tests.families import Combination
from tests.property.combinations import deal, eager, every_table
from trailhand.core.notation import begins
from trailhand.core.rng import seeded


@pytest.fixture
def match() -> th.Match:
    return th.new("gwt2", seats=2, seed=1).play("place A")


def test_an_unambiguous_beginning_is_understood(match: th.Match) -> None:
    assert match.why_not("aux do") is None
    match.play("AUX  do")
    assert match.played[-1].notation == "aux dollar"  # a record has it written out


def test_what_may_be_chosen_comes_before_what_may_not(match: th.Match) -> None:
    legal = [option.notation for option in match.decision.options] if match.decision else []
    assert [word for word in legal if word.startswith("aux d")] == ["aux dollar", "aux draw"]
    with pytest.raises(th.AmbiguousChoice) as problem:
        match.why_not("aux d")
    assert problem.value.matches == ["aux dollar", "aux draw"]


def test_names_are_never_cut() -> None:
    """D is another space than DROUGHT1, and the cheaper row of workers another one than 1.2."""
    assert begins("hire 1", "hire 1.2")
    assert begins("move c via", "move C via south")
    assert begins("aux do", "aux dollar")
    for wanted, word in (("move d", "move DROUGHT1"), ("move a", "move A1"), ("hire 1", "hire 12")):
        assert not begins(wanted, word)
    assert not begins("done", "done")


def test_the_beginning_of_what_is_forbidden_is_understood(match: th.Match) -> None:
    objection = match.why_not("aux eng")
    assert objection is not None
    assert objection.rule == "GWT-AUX-02"
    with pytest.raises(th.IllegalChoice, match="GWT-AUX-02"):
        match.play("aux eng")


def test_nothing_is_no_beginning(match: th.Match) -> None:
    for empty in ("", "  "):
        with pytest.raises(th.InvalidChoice):
            match.why_not(empty)


def test_a_whole_notation_is_no_beginning(match: th.Match) -> None:
    with pytest.raises(th.InvalidChoice):
        match.play("aux do", whole=True)
    record = match.play("aux do").record().replace("aux dollar", "aux do")
    with pytest.raises(th.BadRecord):
        th.replay(record)


def test_why_not_takes_what_play_takes(match: th.Match) -> None:
    assert match.decision is not None
    option, refused = match.decision.options[0], match.refusals()[0]
    assert match.why_not(0) is None
    assert match.why_not(option) is None
    for meant in (refused, refused.notation):
        objection = match.why_not(meant)
        assert objection is not None
        assert (objection.text(), objection.rule) == (
            refused.objection.text(),
            refused.objection.rule,
        )
    with pytest.raises(th.IllegalChoice):
        match.play(refused)
    for strange in (-1, 99, True, None, 1.5):
        with pytest.raises(th.InvalidChoice):
            match.why_not(strange)
    assert match.clone().play(option).hash() == match.clone().play(0).hash()


def test_a_free_action_between_is_read_as_carelessly() -> None:
    match = th.new("gwt2", seats=2, seed=1)
    other = 1 - match.deciding
    match.play(" TOKEN ", other)
    assert match.played[-1].notation == "token"


@every_table
def test_every_option_is_found_by_its_notation(combination: Combination) -> None:
    """The others that begin like it, and those that are the same, do not come between."""
    match, chance = deal(combination, 23), seeded(23)
    for _ in range(60):
        if match.decision is None:
            break
        for option in match.decision.options[:: 1 + len(match.numbers) // 12]:
            assert match.why_not(option.notation) is None
        match.play(match.numbers.index(eager(match.state, match.numbers, chance)))
