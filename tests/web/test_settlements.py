"""The settlements of Wild Tiled West: the piece in the hand, the others' boards, the Ridge."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.driving import Visitor
from tests.web.browsing import DESK, PHONE, Person
from tests.web.conftest import Meet
from tests.web.making import brought
from tests.web.test_accessible import check

pytestmark = pytest.mark.slow
PLACING = ("wtw-first-game", 40)  # the Hotel is in the hand, and fits in a few places
HAND: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
STOPS = 40  # of the Tab key, from the top of the page to the piece


def cell(person: Person, anchor: str) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    box = person.page.locator(f'[data-anchor="{anchor}"] rect').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ghost(person: Person) -> Locator:
    """The piece that is held over the settlement; it says which option it means."""
    return person.page.locator("[data-ghost]")


def held(person: Person) -> str:
    """The option that it means, or nothing."""
    expect(ghost(person)).to_have_count(1)
    return ghost(person).get_attribute("data-ghost") or ""


def said(person: Person) -> Locator:
    """What its place would bring, aloud."""
    return person.page.locator(".hand [aria-live]")


def option_at(table: Any, place: int) -> Any:
    return table["decision"]["options"][place]


def played(person: Person, before: Any) -> Any:
    """The table, once the option has been played."""
    person.page.wait_for_function(
        "(moment) => Number(document.querySelector('[data-seq]').dataset.moment) > moment",
        arg=before["moment"],
    )
    return person.table()


def test_the_piece_follows_the_pointer_and_tells_what_it_brings(
    meet: Meet, visitor: Visitor
) -> None:
    table = brought(visitor, *PLACING)
    ada = meet(visitor)
    ada.open_table(table)
    expect(ghost(ada)).to_have_count(0)
    wanted = option_at(table, 0)
    ada.page.mouse.move(*cell(ada, wanted["anchors"][0]))
    assert held(ada).startswith("place ")
    ada.page.mouse.move(*cell(ada, f"cell:{table['decision']['seat']}.5,0"))  # a printed field
    expect(ghost(ada)).to_have_attribute("data-ghost", "")
    reasons = {each["text"] for each in table["decision"]["refused"]}
    lines = " ".join(ghost(ada).locator(".reason").all_text_contents())
    assert lines in reasons
    ada.page.mouse.move(*cell(ada, wanted["anchors"][0]))
    chosen = next(o for o in table["decision"]["options"] if o["notation"] == held(ada))
    chips = ghost(ada).locator("text").all_text_contents()
    assert len(chips) == len(chosen["brings"]["changes"])
    ada.click(cell(ada, wanted["anchors"][0]))
    assert played(ada, table)["view"]["players"][0]["pieces"][-1]["tile"] == "hotel"


def test_keys_turn_and_flip_the_piece_under_the_pointer(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor)
    ada.open_table(brought(visitor, *PLACING))
    ada.page.mouse.move(*cell(ada, "cell:0.8,4"))
    shape = ghost(ada).locator(".edge").first
    before = shape.get_attribute("d")
    ada.page.keyboard.press("r")
    expect(shape).not_to_have_attribute("d", before or "")
    ada.page.keyboard.press("r")
    expect(shape).to_have_attribute("d", before or "")  # the Hotel looks the same again


def test_by_keys_alone_a_few_stops_lead_to_the_piece(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, *PLACING)
    ada = meet(visitor)
    ada.open_table(table)
    for _ in range(STOPS):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("document.activeElement.getAttribute('role')") == "application":
            break
    assert ada.page.evaluate("document.activeElement.getAttribute('role')") == "application"
    first = held(ada)
    assert first == option_at(table, 0)["notation"]
    expect(said(ada)).to_contain_text(option_at(table, 0)["brings"]["text"])
    ada.page.keyboard.press("ArrowRight")
    assert held(ada) != first
    ada.page.keyboard.press("ArrowLeft")
    assert held(ada) == first
    ada.page.keyboard.press("Enter")
    now = played(ada, table)
    assert now["view"]["players"][0]["pieces"][-1]["tile"] == "hotel"
    assert first.split()[1] == now["view"]["players"][0]["pieces"][-1]["at"]


def test_a_finger_lays_the_piece_and_nothing_hides_it(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, *PLACING)
    ada = meet(visitor, **HAND)
    ada.open_table(table)
    bar = ada.page.locator(".hand").bounding_box()
    frame = ada.page.locator("div.frame").bounding_box()
    assert bar
    assert frame
    assert frame["y"] + frame["height"] <= bar["y"] + 1
    wanted = option_at(table, 0)
    ada.row(wanted["notation"]).tap()
    expect(ghost(ada)).to_have_attribute("data-ghost", wanted["notation"])
    expect(said(ada)).to_be_visible()
    expect(said(ada)).to_contain_text(wanted["brings"]["text"])
    buttons = ada.page.locator(".hand").get_by_role("button")
    buttons.first.tap()  # turned, it covers other cells
    expect(ghost(ada)).not_to_have_attribute("data-ghost", wanted["notation"])
    buttons.last.tap()
    ada.row(wanted["notation"]).tap()
    ada.page.get_by_role("button", name=wanted["text"], exact=True).last.tap()
    assert played(ada, table)["view"]["players"][0]["pieces"][-1]["tile"] == "hotel"


def test_five_settlements_at_a_glance_and_one_enlarged(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, "wtw-five-seats", 150)
    ada = meet(visitor, viewport=DESK)
    ada.open_table(table)
    minis = ada.page.locator("button.mini")
    expect(minis).to_have_count(5)
    for mini in minis.all():
        assert mini.evaluate("each => each.scrollWidth <= each.clientWidth")
    expect(ada.page.locator("[data-marker]")).to_have_count(5)
    other = (table["decision"]["seat"] + 1) % 5
    minis.nth(other).click()
    expect(minis.nth(other)).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(f'[data-anchor="mine:{other}"]')).to_have_count(1)
    for seat, player in enumerate(table["view"]["players"]):
        if seat != table["you"]["viewing"]:
            partners = ada.page.locator(f'[data-partners="{seat}"]')
            expect(partners.locator(".down")).to_have_count(1)
            expect(partners.locator(".open")).to_have_count(1 if player["second"] else 0)
    assert check(ada, "five settlements") == []


def test_a_tablet_shows_every_other_settlement_large(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor, viewport={"width": 1024, "height": 768}, has_touch=True)
    ada.open_table(brought(visitor, "wtw-three-seats", 40))
    ada.page.get_by_role("navigation").last.get_by_role("button", name="Others").click()
    expect(ada.page.locator("svg.large")).to_have_count(2)
    expect(ada.page.locator("button.mini")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_conquest_side_tells_its_rule(meet: Meet, visitor: Visitor, locale: str) -> None:
    table = brought(visitor, "wtw-general-delivery", 10)
    ada = meet(visitor, locale=locale)
    ada.open_table(table)
    ada.page.locator("button.mini").first.click()
    about = ada.ask(f"tables/{ada.table_id}/about/side:0", lang=locale[:2])
    ada.page.locator('[data-anchor="side:0"]').click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(about["text"])
    aside = ada.page.locator("svg.board [data-aside]")
    expect(aside).to_have_count(1 if table["view"]["players"][0]["aside"] else 0)


def test_the_ridge_explains_itself(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, "wtw-bandit-ridge", 30)
    ada = meet(visitor)
    ada.open_table(table)
    ridge = table["view"]["automaton"]
    panel = ada.page.get_by_role("region", name="What Bandit Ridge does")
    own = [line for line in table["log"] if line["seat"] == table["automaton"]["seat"]]
    steps = [line for line in own if line["turn"] == own[-1]["turn"]]
    expect(panel.get_by_role("listitem").filter(visible=True)).to_have_count(len(steps))
    for line in steps:
        expect(panel.get_by_role("link", name=line["rule"]).first).to_be_visible()
    cards = ada.page.get_by_role("list", name="Bandit cards").filter(visible=True)
    expect(cards.get_by_role("listitem")).to_have_count(len(ridge["cards"]))
    assert check(ada, "ridge") == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_ridge_on_a_phone(meet: Meet, visitor: Visitor, locale: str) -> None:
    table = brought(visitor, "wtw-bandit-ridge", 30)
    ada = meet(visitor, locale=locale, **HAND)
    ada.open_table(table)
    pages = ada.page.get_by_role("navigation").last
    pages.get_by_role("button").nth(2).tap()
    cards = ada.page.locator(".ridge ol:visible li")
    expect(cards).to_have_count(len(table["view"]["automaton"]["cards"]))
    bar = pages.bounding_box()
    assert bar
    assert bar["y"] + bar["height"] <= PHONE["height"] + 1
    assert ada.page.evaluate("document.scrollingElement.scrollTop") == 0
    assert check(ada, "ridge on a phone") == []


def test_alone_there_is_a_rank_and_nobody_wins(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, "wtw-bandit-ridge")
    ada = meet(visitor)
    ada.open_table(table)
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_contain_text(table["over"]["text"])
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("header.strip .chip")).to_have_count(0)
