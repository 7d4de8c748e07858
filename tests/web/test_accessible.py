"""axe-core finds nothing serious on any page, in light and in dark; keys reach everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.families import LOOKS, Look
from tests.server.driving import Visitor
from tests.web.browsing import PHONE, Person, shown
from tests.web.building import axe
from tests.web.conftest import Meet
from tests.web.making import at_one_screen, brought, every_game, invite

pytestmark = pytest.mark.slow
SERIOUS = ("serious", "critical")
Act = Callable[[Person], None]
FOCUSED = """(name) => {
  const now = document.activeElement;
  const names = [now.getAttribute("aria-label"), now.labels?.[0]?.innerText, now.innerText];
  return names.some((each) => each && each.includes(name));
}"""


def check(person: Person, where: str, part: str = "html") -> list[str]:
    """What axe-core holds against the page, or a part of it: in light, then in dark."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe())
    found: list[str] = []
    for scheme, options in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        violations: list[Any] = person.page.evaluate(
            "async ([part, options]) => (await axe.run(part, options)).violations",
            [part, {"resultTypes": ["violations"]} | options],
        )
        found += [
            f"{where} ({scheme}): {each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for each in violations
            if each["impact"] in SERIOUS
            for node in each["nodes"][:3]
        ]
    person.page.emulate_media(color_scheme="light")
    return found


def table(person: Person) -> None:
    person.page.locator("[data-anchor]").first.wait_for()


def rows(person: Person) -> None:
    person.page.locator("[data-row]").first.wait_for()


def selected(person: Person) -> None:
    rows(person)
    person.page.keyboard.press("1")
    person.page.keyboard.press("w")


def sheet(person: Person) -> None:
    person.page.locator("dialog").wait_for()


def shared(person: Person) -> None:
    sheet(person)
    person.button("Share the result").click()
    person.page.locator("dialog img").wait_for()


def closed(person: Person) -> None:
    sheet(person)
    person.page.keyboard.press("Escape")


def tab(name: str) -> Act:
    def act(person: Person) -> None:
        person.page.get_by_role("tab", name=name, exact=True).click()

    return act


def menu(*then: str) -> Act:
    def act(person: Person) -> None:
        table(person)
        person.button("Menu").click()
        for name in then:
            person.button(name).click()
        sheet(person)

    return act


def why(place: str) -> Act:
    def act(person: Person) -> None:
        rows(person)
        person.page.locator(f'[data-anchor="{place}"]').click()
        person.page.get_by_role("dialog").wait_for()

    return act


@every_game
def test_axe_finds_nothing_serious(meet: Meet, visitor: Visitor, look: Look) -> None:
    finished, middle = brought(visitor, look.finished), brought(visitor, *look.middle)
    waiting = visitor.create("me", "open", "bot")
    pending = visitor.play_until(at_one_screen(visitor, look, seed=2), lambda t: t["confirm"])
    ada = meet(visitor)
    at = f"/t/{middle['id']}"
    looks: list[tuple[str, Act, str]] = [
        ("/", lambda person: person.page.locator("summary").first.click(), "html"),
        ("/", lambda person: person.settings().wait_for(), "dialog"),
        (
            f"/rules/{middle['family']}",
            lambda person: person.page.locator("dl").first.wait_for(),
            "html",
        ),
        (
            "/rules/GWT-MOVE-04",
            lambda person: person.page.locator("dl").first.wait_for(),
            "main nav",
        ),
        ("/nowhere", lambda person: person.page.get_by_role("heading").first.wait_for(), "html"),
        (f"/t/{waiting['id']}", table, "aside"),
        (at, selected, "html"),
        *([(at, why(look.place), "[role=dialog]")] if look.place else []),
        (at, tab("Scores"), "aside"),
        (at, tab("Rules"), "aside"),
        (at, tab("Notes"), "aside"),
        *((at, tab(name), "main .under") for name in look.tabs),
        (at, menu(), "dialog"),
        (at, menu("Seats and link"), "dialog"),
        (at, menu("Help"), "dialog"),
        (at, menu("Leave or resign"), "dialog"),
        (f"{at}?at={look.middle[1] // 2}", table, "html"),
        (f"/t/{pending['id']}", table, "aside"),
        (f"/t/{finished['id']}", shared, "dialog"),
        (f"/t/{finished['id']}", closed, "html"),
        ("/learn/gwt2", rows, "aside"),
    ]
    found: list[str] = []
    for path, act, part in looks:
        ada.page.goto(path)
        act(ada)
        found += check(ada, path, part)
    assert not found, "\n".join(sorted(set(found)))


def test_axe_finds_nothing_serious_while_others_play(meet: Meet) -> None:
    ada, ben, eve = meet(), meet(), meet()
    invite(ada, ben)
    shown(ben.page.get_by_text("Waiting for Ada").first)
    eve.open_table(ada.table())
    found = check(ben, "others' turn") + check(eve, "spectator")
    assert not found, "\n".join(found)


@every_game
def test_axe_finds_nothing_serious_on_a_phone(meet: Meet, visitor: Visitor, look: Look) -> None:
    finished, middle = brought(visitor, look.finished), brought(visitor, *look.middle)
    ada = meet(visitor, viewport=PHONE, is_mobile=True, has_touch=True)
    found: list[str] = []
    ada.page.goto("/")
    ada.page.locator("summary").first.click()
    found += check(ada, "/")
    ada.open_table(middle)
    pages = ada.page.get_by_role("navigation").last.get_by_role("button")
    for n in range(pages.count()):
        pages.nth(n).click()
        found += check(ada, f"phone, page {n + 1}")
    ada.open_table(finished)
    sheet(ada)
    found += check(ada, "phone, end")
    assert not found, "\n".join(sorted(set(found)))


def test_a_table_is_made_with_keys_alone(meet: Meet) -> None:
    ada = meet()
    keyboard = ada.page.keyboard
    ada.page.goto("/")
    ada.button("Set up and invite").wait_for()

    def tab_to(name: str) -> None:
        """Press Tab until the element with this name has the focus."""
        for _ in range(60):
            keyboard.press("Tab")
            if ada.page.evaluate(FOCUSED, name):
                return
        raise AssertionError(f"Tab never reaches {name}")

    tab_to("Your name")
    keyboard.type("Ada")
    tab_to("Who takes seat 2")
    keyboard.type("Partner")
    tab_to("Set up the table")
    keyboard.press("Enter")
    ada.page.wait_for_url("**/t/*")
    ada.page.locator("[data-row]").first.wait_for()
    assert ada.table()["you"]["seats"] == [0, 1]

    tab_to(ada.table()["decision"]["options"][0]["text"])  # a place on the board, or its row
    expect(ada.page.locator(":focus")).to_be_in_viewport()
    keyboard.press("Enter")
    expect(ada.page.locator("[data-moment]")).to_have_attribute("data-moment", "1")


@pytest.mark.parametrize("look", [look for look in LOOKS if look.place], ids=lambda look: look.game)
def test_anything_says_what_it_is_and_why_not(meet: Meet, visitor: Visitor, look: Look) -> None:
    ada = meet(visitor)
    ada.open_table(at_one_screen(visitor, look, seed=3))
    about = ada.ask(f"tables/{ada.table_id}/about/{look.place}")
    place = ada.page.locator(f'[data-anchor="{look.place}"]')
    place.hover()
    tip = ada.page.get_by_role("tooltip", name="What is this?")
    expect(tip).to_contain_text(about["text"])
    place.click()
    box = ada.page.get_by_role("dialog", name="What is this?")
    expect(box).to_contain_text(about["text"])
    rule = about["rules"][0]
    box.get_by_role("link", name=rule).click()
    expect(box).to_have_count(0)
    wording = ada.ask(f"rules/{rule}")["text"]
    shown(ada.page.get_by_role("tabpanel").get_by_text(wording))


def test_what_is_refused_says_why(meet: Meet, visitor: Visitor) -> None:
    refused = lambda t: not t["confirm"] and t["decision"]["refused"]  # noqa: E731
    table = visitor.play_until(visitor.create("me", "partner", seed=3), refused)
    ada = meet(visitor)
    ada.open_table(table)
    no = table["decision"]["refused"][0]
    ada.button("Not possible now: why?").click()
    row = ada.options.get_by_role("listitem").filter(has_text=no["text"])
    shown(row)
    shown(row.get_by_text(no["things"][0]))
    shown(row.get_by_role("link", name=no["rule"]))
    for notation in no["notations"]:
        expect(row.get_by_text(notation, exact=True)).to_have_count(0)
