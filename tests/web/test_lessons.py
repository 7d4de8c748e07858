"""The first lessons, from the start page to their end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Person, shown
from tests.web.conftest import Meet
from trailhand.server.lessons.courses import COURSES

pytestmark = pytest.mark.slow
MOST_STEPS = 60


def follow(person: Person, touch: bool) -> list[int]:
    """Do what the coach wants until there is nothing more to learn; the lessons in order."""
    numbers: list[int] = []
    seen = person.see()
    for _ in range(MOST_STEPS):
        lesson = person.table(since=seen.seq)["lesson"]
        if lesson["done"]:
            return numbers
        if not numbers or numbers[-1] != lesson["number"]:
            numbers.append(lesson["number"])
            coach = person.page.get_by_role(
                "region", name=re.compile("lesson|leçon", re.IGNORECASE)
            )
            shown(coach.get_by_role("heading"))
            assert lesson["title"]
        wanted = person.page.locator("[data-row][data-wanted]")
        if seen.confirm:
            person.button(person.ends).click()
        elif seen.rows:
            assert wanted.count() > 0, f"lesson {lesson['number']} does not say what to do"
            text = wanted.first.locator(".text").inner_text()
            wanted.first.click()
            if touch:
                person.page.get_by_role("button", name=text, exact=True).last.click()
                known = person.see(seen)
                seen = known if known.seq != seen.seq else person.see(known)
                continue
        seen = person.see(seen)
    raise AssertionError(f"no end after {MOST_STEPS} steps: {numbers}")


@pytest.mark.parametrize(
    ("game", "kind"),
    [("gwt2", "desk"), ("gwt2", "french"), ("gwt2", "phone"), ("elpaso", "desk")],
)
def test_the_lessons_lead_to_their_end(meet: Meet, game: str, kind: str) -> None:
    phone = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
    ada = meet(
        locale="fr-FR" if kind == "french" else "en-GB", **(phone if kind == "phone" else {})
    )
    ada.page.goto("/")
    ada.page.locator('a[href="/learn"]').first.click()
    ada.page.locator(f'a[href="/learn/{game}"]').click()
    ada.page.wait_for_url("**/t/*")
    ada.page.locator("[data-anchor]").first.wait_for()
    of = ada.table()["lesson"]["of"]
    assert of == len(COURSES[game].lessons)
    assert follow(ada, touch=kind == "phone") == list(range(1, of + 1))
    coach = ada.page.get_by_role("region", name=re.compile("lesson|leçon", re.IGNORECASE))
    shown(coach)
    if kind == "phone":
        wide = ada.page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= PHONE["width"]
    lessons = ada.table_id
    coach.get_by_role("button").first.click()  # on to a real game
    ada.page.wait_for_url(lambda url: "/t/" in url and lessons not in url)
    ada.page.locator("[data-anchor]").first.wait_for()
    assert ada.table()["lesson"] is None


def test_the_lessons_survive_a_reload(meet: Meet) -> None:
    ada = meet()
    ada.page.goto("/learn/gwt2")
    ada.page.wait_for_url("**/t/*")
    seen = ada.see()
    ada.page.locator("[data-row][data-wanted]").first.click()
    after = ada.see(seen)
    title = ada.table()["lesson"]["title"]
    ada.reopen()
    shown(ada.page.get_by_role("heading", name=title))
    assert ada.see().moment == after.moment
    expect(ada.page.get_by_role("alert")).to_have_count(0)
