"""Bots on the page: levels in the lobby, who thinks, and hints for those who play alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.driving import Server, Visitor, running
from tests.server.process import PATIENT
from tests.web.browsing import Person, shown
from tests.web.building import page_folder
from tests.web.conftest import Meet
from tests.web.test_accessible import check
from tests.web.test_phone import HAND, can_be_hit, fits

pytestmark = pytest.mark.slow
HINT_PATIENCE = 60_000.0
START = {"preset": "first_game", "start": 1}


def hints(person: Person, name: str = "Hint") -> Locator:
    """The panel with the hints, once it is there."""
    found = person.page.get_by_role("region", name=name, exact=True)
    found.get_by_role("listitem").first.wait_for(timeout=HINT_PATIENCE)
    return found


def alone(visitor: Visitor) -> Any:
    """A table at which somebody is to act at a building, alone with a bot."""
    table = visitor.create("me", "bot", seed=3)
    return visitor.choose(table, "place B")


def test_the_lobby_offers_levels(meet: Meet) -> None:
    ada = meet()
    page = ada.page
    page.goto("/")
    page.get_by_role("combobox", name="Who takes seat 2").select_option("bot")
    levels = page.get_by_role("combobox", name="Bot", exact=True)
    expect(levels).to_have_value("medium")
    assert levels.locator("option").all_inner_texts() == ["Stroller", "Easy", "Medium", "Hard"]
    levels.select_option("easy")
    expect(levels).to_have_accessible_description(re.compile("Takes what looks good at once"))
    assert not check(ada, "lobby")
    ada.button("Set up the table").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-anchor]").first.wait_for()
    assert ada.table()["seats"][1]["bot"] == "easy"
    expect(page.get_by_role("navigation", name="Seats")).to_contain_text(
        re.compile(r"Bot 2 · easy")
    )


def test_a_hint_by_mouse_selects_and_does_not_play(meet: Meet, visitor: Visitor) -> None:
    table = alone(visitor)
    ada = meet(visitor)
    ada.open_table(table)
    ada.button("Hint").click()
    panel = hints(ada)
    answer = visitor.do(table, "hint")["hints"]
    expect(panel.get_by_role("button", name=answer[0]["text"])).to_be_visible()
    expect(panel).to_contain_text("points expected at the end")
    expect(panel).to_contain_text("the best opponent")
    for each in answer:
        for step in each["plan"]:
            expect(panel).to_contain_text(step)
    differing = [c[word] for c in answer[0]["categories"] for word in ("more", "less")]
    told = panel.get_by_role("listitem").first.inner_text()
    assert any(word in told for word in [*differing, "Much like the next best"])
    best = panel.get_by_role("listitem").first.get_by_role("button")
    best.hover()
    expect(ada.row(answer[0]["notation"])).to_have_class(re.compile("pointed"))
    best.click()
    expect(ada.row(answer[0]["notation"])).to_have_attribute("aria-current", "true")
    expect(best).to_have_attribute("aria-pressed", "true")
    number = ada.row(answer[0]["notation"]).locator(".number").inner_text()
    expect(best).to_contain_text(number)
    assert ada.table()["moment"] == table["moment"]
    ada.row(answer[0]["notation"]).click()
    expect(panel).to_have_count(0)  # it is about another decision


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_hints_are_marked_and_the_list_keeps_its_place(
    meet: Meet, visitor: Visitor, lang: str
) -> None:
    table = alone(visitor)
    ada = meet(visitor, locale=lang, viewport={"width": 1280, "height": 720})
    ada.open_table(table)
    rows = ada.page.locator("[data-row]")
    rows.first.wait_for()

    def stands() -> list[Any]:
        return [row.bounding_box() for row in rows.all()] + [ada.options.bounding_box()]

    before = stands() if lang == "en-GB" else [row.bounding_box() for row in rows.all()]
    ada.page.mouse.move(1100, 200)
    ada.page.keyboard.press("h")
    hints(ada, "Hint" if lang == "en-GB" else "Conseil")
    ada.page.mouse.move(1100, 201)
    after = stands() if lang == "en-GB" else [row.bounding_box() for row in rows.all()]
    assert after == before
    answer = visitor.do(table, "hint")["hints"]
    for hint in answer:
        expect(ada.row(hint["notation"]).locator(".hinted")).to_have_count(1)
    marked = {anchor for hint in answer for anchor in anchors_of(table, hint["notation"])}
    on_board = ada.page.locator("[data-anchor]:has(.tag.hinted)")
    named = {place.get_attribute("data-anchor") for place in on_board.all()}
    assert named
    assert named <= marked
    ada.page.keyboard.press("Escape")
    expect(on_board).to_have_count(0)


def anchors_of(table: Any, notation: str) -> list[str]:
    """The places of an option."""
    options = table["decision"]["options"]
    return [a for option in options if option["notation"] == notation for a in option["anchors"]]


def test_alone_a_hint_promises_points_but_no_lead(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor)
    ada.open_table(visitor.create("me", seed=3, options={"solo": "easy"}))
    ada.button("Hint").click()
    panel = hints(ada)
    expect(panel).to_contain_text("points expected at the end")
    expect(panel).not_to_contain_text("opponent")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_hint_by_keys_is_read_aloud(meet: Meet, visitor: Visitor, scheme: str) -> None:
    table = alone(visitor)
    ada = meet(visitor, color_scheme=scheme)
    ada.open_table(table)
    ada.page.locator("[data-row]").first.wait_for()
    ada.page.keyboard.press("h")
    panel = hints(ada)
    best = visitor.do(table, "hint")["hints"][0]
    expect(ada.page.locator("[aria-live=polite]").last).to_contain_text(best["text"])
    expect(panel.get_by_role("listitem").first.get_by_role("button")).to_be_focused()
    found = check(ada, "hint")
    assert not found, "\n".join(found)
    ada.page.keyboard.press("Enter")
    expect(ada.row(best["notation"])).to_have_attribute("aria-current", "true")
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_contain_text("ask for a hint")


def test_hints_in_french_on_a_phone(meet: Meet, visitor: Visitor) -> None:
    table = alone(visitor)
    anne = meet(visitor, locale="fr-FR", **HAND)
    anne.open_table(table)
    can_be_hit(anne.button("Conseil"))
    anne.button("Conseil").tap()
    sheet = anne.page.get_by_role("dialog", name=re.compile("robot envisagerait"))
    sheet.get_by_role("listitem").first.wait_for(timeout=HINT_PATIENCE)
    expect(sheet).to_contain_text("points attendus à la fin")
    can_be_hit(sheet.get_by_role("listitem").get_by_role("button"))
    fits(anne)
    assert not check(anne, "hint on a phone")
    sheet.get_by_role("listitem").first.get_by_role("button").tap()
    expect(sheet).to_have_count(0)
    selected = anne.page.locator("[data-row][aria-current=true]")
    expect(selected).to_have_count(1)
    assert anne.table()["moment"] == table["moment"]


def test_no_hint_button_where_others_play(meet: Meet, visitor: Visitor, server: Server) -> None:
    table = visitor.create("me", "open")
    Visitor(server).do(table, "join")
    ada = meet(visitor)
    ada.open_table(table)
    shown(ada.button("Reset turn"))
    expect(ada.button("Hint")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_role("region", name="Hint", exact=True)).to_have_count(0)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server whose workers are left to a bot that thinks until it is told to stop."""
    with running(tmp_path, static=str(page_folder())) as found:
        yield found


def test_everybody_sees_who_thinks(patient: Server, browser: Browser) -> None:
    visitor = Visitor(patient)
    table = visitor.create("me", PATIENT, options=START)
    for context, words in (({}, "Bot 2 thinks…"), ({"locale": "fr-FR"}, "Robot 2 réfléchit…")):
        for cookies in (visitor, None):  # the player, and a spectator
            person = Person(browser, patient, cookies, **context)
            person.open_table(table)
            shown(person.page.get_by_role("heading", name=words))
            thinks = words.partition("2 ")[2]
            expect(person.page.get_by_role("navigation").first).to_contain_text(thinks)
            running_now = "document.getAnimations().filter((a) => a.playState === 'running').length"
            assert person.page.evaluate(running_now) == 0
            assert not check(person, "thinking")
            person.close()
