"""What an option is said to bring is what then happens, in every game and with every module."""

from __future__ import annotations

from typing import Any

import trailhand as th
from tests.families import Combination
from tests.property.combinations import deal, eager, every_table
from trailhand.core.event import Event
from trailhand.core.foresight import Preview
from trailhand.core.rng import seeded


def plain(events: list[Event]) -> list[Any]:
    """Events as data; reasons why only passing was possible are not foretold."""
    return [event.save() for event in events if not event.name.startswith("skipped")]


def money_promised(found: Preview) -> int:
    """The dollars among the parts that are sure."""
    return sum(
        (1 if part.message.args["sign"] == "+" else -1) * int(str(part.message.args["n"]))
        for part in found.parts
        if part.sure and part.message.id == "tally-money"
    )


def only_sums(found: Preview) -> bool:
    """Whether nothing that asks a question comes before the transport is paid."""
    return all(part.message.id in ("tally-money", "tally-points") for part in found.parts)


def follow(match: th.Match, number: int, found: Preview) -> None:
    """Play an option, and compare what happens with what was promised."""
    seat, before = match.deciding, match.game.tally(match.state, match.deciding)
    match.state.log = []
    match.play(number)
    events = plain(match.events())
    promised = plain(found.events)
    assert events[: len(promised)] == promised
    if len(events) == len(promised):
        after = match.game.tally(match.state, seat)
        changed = {name: after[name] - was for name, was in before.items() if after[name] != was}
        assert changed == found.changes


@every_table
def test_what_is_promised_happens(combination: Combination) -> None:
    match, chance = deal(combination, 23), seeded(23)
    followed = 0
    while match.numbers and match.state.turn < 60:
        number = match.numbers.index(eager(match.state, match.numbers, chance))
        found = match.preview(number)
        if found is None or not found.events:
            match.play(number)
        else:
            follow(match, number, found)
            followed += 1
    assert followed > 0


@every_table
def test_a_delivery_brings_its_money_with_the_disc(combination: Combination) -> None:
    """A disc that neither costs nor gives anything brings what was promised for the city."""
    match, chance = deal(combination, 29), seeded(29)
    while match.numbers and match.state.turn < 60 and combination[0].startswith("gwt"):
        decision = match.decision
        assert decision is not None
        number = match.numbers.index(eager(match.state, match.numbers, chance))
        found = match.preview(number) if decision.step == "Deliver" else None
        city = decision.options[number].notation
        match.play(number)
        if found is None or found.changes or match.decision is None or not only_sums(found):
            continue
        for at, option in enumerate(match.decision.options):
            disc = match.preview(at)
            if option.notation.startswith("disc aux_d") and disc is not None:
                assert disc.changes.get("money", 0) == money_promised(found), city
