"""A phone: nothing scrolls sideways, everything can be reached and tapped."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.families import Look, family_of
from tests.server.driving import Visitor
from tests.web.browsing import PHONE, Person, shown
from tests.web.conftest import Meet
from tests.web.making import at_one_screen, brought, every_game
from tests.web.playing import by_touch, play
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow
HAND: dict[str, Any] = {
    "viewport": PHONE,
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
FINGER = 44.0


def fits(person: Person) -> None:
    """Nothing makes the page wider than the screen."""
    wide = person.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= PHONE["width"], f"{person.page.url} is {wide} wide"


def can_be_hit(locator: Locator) -> None:
    """Every one of these is as large as a finger and on the screen."""
    for each in locator.all():
        box = each.bounding_box()
        assert box, each
        assert box["height"] >= FINGER - 0.5, f"{each.inner_text()!r} is {box['height']} high"
        assert box["x"] >= 0, each
        assert box["x"] + box["width"] <= PHONE["width"], each


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@every_game
def test_no_page_scrolls_sideways(meet: Meet, visitor: Visitor, locale: str, look: Look) -> None:
    finished, running = brought(visitor, look.finished), brought(visitor, *look.middle)
    waiting = visitor.create("me", "open")
    ada = meet(visitor, locale=locale, **HAND)
    page, book = ada.page, f"/rules/{family_of(look.game).name}"
    for path in ("/", book, "/rules/GWT-MOVE-04", "/nowhere/at/all", "/claim/nothing"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        fits(ada)
    page.goto("/")
    page.locator("summary").first.click()
    fits(ada)
    for table, query in (
        (waiting, {}),
        (running, {}),
        (running, {"at": look.middle[1] // 2}),
        (finished, {"at": 9}),
    ):
        ada.open_table(table, **query)
        fits(ada)
    ada.open_table(running)
    pages = page.get_by_role("navigation").last.get_by_role("button")
    for n in range(pages.count()):
        pages.nth(n).click()
        expect(pages.nth(n)).to_have_attribute("aria-current", "page")
        fits(ada)
    ada.open_table(finished)
    page.locator("dialog").wait_for()
    fits(ada)
    assert page.evaluate("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog'))")
    page.keyboard.press("Escape")
    page.locator("header button[aria-haspopup=dialog]").click()
    page.locator("dialog").wait_for()
    fits(ada)


def test_joining_on_a_phone(meet: Meet, visitor: Visitor) -> None:
    table = visitor.create("me", "open")
    ben = meet(**HAND)
    ben.page.goto(f"/join/{table['id']}")
    ben.button("Sit down").wait_for()
    fits(ben)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Sit down").tap()
    ben.page.wait_for_url("**/t/*")
    ben.page.locator("[data-anchor]").first.wait_for()
    assert ben.table()["you"]["seats"] == [1]


@every_game
def test_a_few_turns_by_tapping(meet: Meet, visitor: Visitor, look: Look) -> None:
    ada = meet(visitor, **HAND)
    ada.open_table(at_one_screen(visitor, look, seed=5))
    seen = play(ada, seeded(5), by_touch, lambda seen: seen.moment >= 12)
    assert ada.table()["moment"] == seen.moment
    fits(ada)


def test_everything_is_large_enough_for_a_finger(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor, **HAND)
    ada.open_table(visitor.create("me", "partner", seed=5))
    shown(ada.page.locator("[data-row]").first)
    can_be_hit(ada.page.locator("[data-row]:visible"))
    can_be_hit(ada.page.get_by_role("button", name="Reset turn"))
    can_be_hit(ada.page.get_by_role("button", name="Choose an option"))
    can_be_hit(ada.page.get_by_role("navigation").last.get_by_role("button"))
    can_be_hit(ada.page.get_by_role("button", name="Menu"))
    for name in ("Show the whole board", "Zoom in", "Zoom out"):
        can_be_hit(ada.page.get_by_role("button", name=name))
    ada.page.goto("/")
    can_be_hit(ada.page.get_by_role("button", name="Play now against a bot"))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_small_map_shows_where_one_can_go(meet: Meet, visitor: Visitor, motion: str) -> None:
    ada = meet(visitor, reduced_motion=motion, **HAND)
    ada.open_table(visitor.create("me", "partner", seed=4))
    dots = ada.page.locator(".map circle")
    options = ada.table()["decision"]["options"]
    places = {place for option in options for place in option["anchors"] if "trail:" in place}
    expect(dots).to_have_count(len(places))
    for dot in dots.all():
        assert 0 < float(dot.get_attribute("cx") or -1) < 160
        assert 0 < float(dot.get_attribute("cy") or -1) < 100
