"""The coach of the first lessons: what it lights and mutes, by the board and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import PATIENCE, Person, shown
from tests.web.conftest import Meet
from tests.web.test_accessible import check

pytestmark = pytest.mark.slow
READY = "() => document.querySelector('.coach.done, [data-wanted]:not(:disabled)')"
MOVED = "(seq) => document.querySelector('[data-seq]').dataset.seq !== seq"
Act = Callable[[Person, Locator], None]


def begin(person: Person) -> None:
    """Go from the start page to the first lesson."""
    person.page.goto("/")
    person.page.get_by_role("link", name="Learn step by step").click()
    person.page.get_by_role("link", name="Great Western Trail (2nd edition)").click()
    shown(person.page.get_by_role("region", name="Lesson 1 of 10"))


def type_number(person: Person, row: Locator) -> None:
    person.page.keyboard.type(row.locator(".number").inner_text())
    expect(row).to_have_attribute("aria-current", "true")
    person.page.keyboard.press("Enter")


def own_places(anchors: list[str]) -> list[str]:
    """The places of an option on the board: a printed action before the tile it lies on."""
    places = [anchor for anchor in anchors if not anchor.startswith("path:")]
    return sorted(places, key=lambda anchor: not anchor.startswith("action:"))


def click_board(person: Person, row: Locator) -> None:
    """Click the lit place of the option; its sentence if it has none of its own."""
    table = person.table()
    places = {
        option["notation"]: own_places(option["anchors"])
        for option in table["decision"]["options"]
        if option["notation"] in table["lesson"]["wanted"]
    }
    mine = places[row.get_attribute("data-notation") or ""][:1]
    lit = person.page.locator(f'[data-anchor="{mine[0]}"][role=button]') if mine else row
    alone = sum(each[:1] == mine for each in places.values()) == 1
    (lit if alone and lit.count() == 1 else row).click()


@pytest.mark.parametrize("act", [click_board, type_number])
def test_the_lessons_by_the_board_and_by_keys(meet: Meet, act: Act) -> None:
    ada = meet()
    begin(ada)
    names: list[str] = []
    while True:
        ada.page.wait_for_function(READY, timeout=PATIENCE)
        names.append(ada.page.locator(".coach").get_attribute("aria-label") or "")
        if ada.page.locator(".coach.done").count():
            break
        seq = ada.page.locator("[data-seq]").get_attribute("data-seq")
        act(ada, ada.page.locator("[data-wanted]").first)
        ada.page.wait_for_function(MOVED, arg=seq, timeout=PATIENCE)
    lessons = [f"Lesson {n} of 10" for n in range(1, 11)]
    assert list(dict.fromkeys(names)) == [*lessons, "All lessons done"]
    ada.button("Play on here").click()
    expect(ada.page.locator(".coach")).to_have_count(0)
    expect(ada.page.locator("[data-row]").first).to_be_enabled()


def test_what_comes_later_is_muted_and_says_so(meet: Meet) -> None:
    ada = meet()
    begin(ada)
    others = ada.page.locator("[data-row]:not([data-wanted])")
    expect(others.first).to_have_attribute("aria-disabled", "true")
    expect(others.first).to_contain_text("later")
    expect(ada.page.locator("[data-anchor][role=button]")).to_have_count(1)
    moment = ada.table()["moment"]
    others.first.click(force=True)
    expect(ada.page.get_by_role("alert")).to_contain_text("That comes later. First: Move to A")
    assert ada.table()["moment"] == moment


def test_the_rule_of_a_lesson_is_at_hand(meet: Meet) -> None:
    ada = meet()
    begin(ada)
    ada.page.locator(".coach").get_by_role("link", name=re.compile("GWT-TURN-02")).click()
    expect(ada.page.locator('[data-now="true"]')).to_contain_text("GWT-TURN-02")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_lesson(meet: Meet, scheme: str) -> None:
    ada = meet(color_scheme=scheme)
    begin(ada)
    shown(ada.page.locator("[data-wanted]"))
    found = check(ada, "lesson")
    assert not found, "\n".join(found)
