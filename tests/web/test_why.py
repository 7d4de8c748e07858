"""Why can't I? On the page: whatever is clicked or tapped says why not, or when."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.families import Look
from tests.server.driving import Visitor
from tests.web.browsing import PHONE
from tests.web.conftest import Meet
from tests.web.making import GWT2, at_one_screen, brought, every_game

pytestmark = pytest.mark.slow
HAND: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
LOCALES = pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])


@every_game
def test_every_element_on_the_page_has_an_answer(meet: Meet, visitor: Visitor, look: Look) -> None:
    table = brought(visitor, *look.middle)
    ada = meet(visitor)
    ada.open_table(table)
    ada.page.locator("[data-anchor]").first.wait_for()
    anchors = ada.page.evaluate(
        "[...document.querySelectorAll('[data-anchor]')].map((each) => each.dataset.anchor)"
    )
    options = {a for option in table["decision"]["options"] for a in option["anchors"]}
    assert len(set(anchors)) > 20
    for anchor in sorted(set(anchors)):
        told = ada.ask(f"tables/{ada.table_id}/about/{anchor}")
        said = told["objection"] or told["wait"] or told["use"]
        assert (said is None) == (anchor in options), anchor
        assert said != "Nothing can be done with this", anchor


@LOCALES
def test_a_click_on_what_cannot_be_chosen_says_when_it_can(
    meet: Meet, visitor: Visitor, locale: str
) -> None:
    ada = meet(visitor, locale=locale)
    ada.open_table(visitor.create("me", "partner", seed=3, options={"preset": "first_game"}))
    told = ada.ask(f"tables/{ada.table_id}/about/job:1.4", lang=locale[:2])
    ada.page.locator('[data-anchor="job:1.4"]').click()
    box = ada.page.get_by_role("dialog")
    expect(box).to_contain_text(told["text"])
    expect(box).to_contain_text(told["use"])
    expect(box.get_by_role("link", name=told["use_rule"])).to_be_visible()


@LOCALES
def test_a_tap_on_the_phone_says_it_too(meet: Meet, visitor: Visitor, locale: str) -> None:
    ada = meet(visitor, locale=locale, **HAND)
    ada.open_table(visitor.create("me", "partner", seed=3, options={"preset": "first_game"}))
    told = ada.ask(f"tables/{ada.table_id}/about/market:stack", lang=locale[:2])
    ada.page.locator('[data-anchor="market:stack"]').evaluate(
        "(each) => each.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    box = ada.page.get_by_role("dialog")
    expect(box).to_contain_text(told["use"])
    place = box.bounding_box()
    assert place
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= PHONE["width"]
    assert place["y"] + place["height"] <= PHONE["height"]


def test_whoever_waits_is_told_whose_turn_it_is(meet: Meet, visitor: Visitor) -> None:
    table = at_one_screen(visitor, GWT2, seed=3)
    eve = meet()
    eve.open_table(table)
    told = eve.ask(f"tables/{table['id']}/about/job:1.4")
    eve.page.locator('[data-anchor="job:1.4"]').click()
    box = eve.page.get_by_role("dialog")
    name = table["seats"][table["decision"]["seat"]]["name"]
    assert name in told["wait"]
    expect(box).to_contain_text(told["wait"])


@LOCALES
def test_reasons_are_listed_with_the_names_of_things(
    meet: Meet, visitor: Visitor, locale: str
) -> None:
    walking = lambda t: t["decision"]["step"] == "Walk" and not t["confirm"]  # noqa: E731
    table = visitor.play_until(visitor.create("me", "partner", seed=3), walking)
    ada = meet(visitor, locale=locale)
    ada.open_table(table)
    ada.page.locator("[data-row]").first.wait_for()
    ada.page.keyboard.press("w")
    rows = ada.page.locator("ul.refused li")
    expect(rows).to_have_count(sum(row["count"] > 0 for row in table["decision"]["refused"]))
    empty = next(row for row in table["decision"]["refused"] if row["rule"] == "GWT-MOVE-02")
    row = rows.filter(has=ada.page.get_by_role("link", name="GWT-MOVE-02"))
    expect(row).to_contain_text(", ".join(empty["things"][:8]))
    for notation in empty["notations"]:
        assert notation not in row.inner_text()
