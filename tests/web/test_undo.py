"""Undo on the page: how far it goes, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.driving import Visitor
from tests.web.browsing import Person, shown
from tests.web.conftest import Meet
from tests.web.playing import by_mouse, play
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow


def undo_button(person: Person) -> Locator:
    """The button, by the words that the server has for it now."""
    return person.page.get_by_role("button", name=person.table()["undo"]["text"], exact=True)


def test_undo_goes_back_step_by_step(meet: Meet, visitor: Visitor) -> None:
    table = visitor.create("me", "partner", seed=4)
    ada = meet(visitor)
    ada.open_table(table)
    start = ada.see()
    expect(undo_button(ada)).to_be_disabled()
    shown(ada.page.get_by_text("There is nothing to take back."))

    ada.row("place B").click()
    one = ada.see(start)
    expect(ada.button("Undo 1 step")).to_be_enabled()
    enough = lambda seen: ada.table()["undo"]["steps"] >= 2  # noqa: E731
    two = play(ada, seeded(2), by_mouse, enough)
    expect(ada.button(f"Undo up to {ada.table()['undo']['steps']} steps")).to_be_enabled()

    undo_button(ada).click()
    ada.see(two)
    assert ada.table()["moment"] < two.moment or not ada.table()["confirm"]
    ada.button("Reset turn").click()
    expect(ada.button("Nothing to undo")).to_be_disabled()
    back = ada.see()
    assert (back.moment, back.rows) == (start.moment, start.rows)
    assert back.seq > one.seq

    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Enter")
    expect(ada.button("Undo 1 step")).to_be_enabled()
    ada.page.keyboard.press("u")
    expect(ada.button("Nothing to undo")).to_be_disabled()
    assert ada.see().rows == start.rows


def test_the_end_of_a_turn_can_be_taken_back_until_it_is_confirmed(
    meet: Meet, visitor: Visitor
) -> None:
    host = visitor
    free = lambda t: t["confirm"] is not None and t["undo"]["steps"] > 1  # noqa: E731
    table = host.play_until(host.create("me", "partner", seed=2), free)
    ada = meet(visitor)
    ada.open_table(table)
    shown(ada.button("End your turn"))
    shown(ada.page.get_by_text(table["confirm"]["choice"]).first)
    held = ada.see()
    undo_button(ada).click()
    back = ada.see(held)
    assert back.rows
    assert back.moment == held.moment
    expect(ada.button("End your turn")).to_have_count(0)


@pytest.mark.parametrize("sentence", ["cards were drawn", "a hand was revealed"])
def test_the_button_says_what_stops_undo(meet: Meet, visitor: Visitor, sentence: str) -> None:
    for steps in (0, 1):
        ada = meet(visitor)
        table = stopped(visitor, sentence, steps)
        ada.open_table(table)
        blocked = table["undo"]["blocked"]
        assert sentence in blocked
        expect(undo_button(ada)).to_have_accessible_description(blocked)
        if steps:
            expect(undo_button(ada)).to_be_enabled()
        else:
            expect(undo_button(ada)).to_be_disabled()
            shown(ada.page.get_by_text(blocked))


def stopped(host: Visitor, sentence: str, steps: int) -> Any:
    """Play games until undo goes so far and is stopped by this."""
    for seed in range(1, 60):
        table, chance = host.create("me", "partner", seed=seed), seeded(seed)
        while not table["over"]:
            undo = table["undo"]
            if undo["blocked"] and sentence in undo["blocked"] and undo["steps"] == steps:
                return table
            table = host.step(table, chance)
    raise AssertionError(f"nothing was stopped by {sentence!r} after {steps} steps")
