"""Room for everything: what can be chosen is in sight, on a desk and on a phone."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

import trailhand as th
from tests.server.driving import Visitor
from tests.web.browsing import DESK, PHONE, Person
from tests.web.conftest import Meet
from tests.web.making import brought, golden
from tests.web.test_accessible import check
from tests.web.test_phone import HAND, can_be_hit, fits

pytestmark = pytest.mark.slow
CROWDED = "north-four-seats"  # with the north, Brahman and the poker table
SMALL_DESK = {"width": 1280, "height": 720}
PLACING = ("wtw-first-game", 40)  # a piece is in the hand
desks = pytest.mark.parametrize("desk", [DESK, SMALL_DESK], ids=["1440x900", "1280x720"])

# The places on the board that can be chosen: all of them, those that are not whole in its frame,
# and those over which something lies that is no part of the board.
CHOICES = """() => {
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const found = { all: [], outside: [], covered: [] };
  for (const place of document.querySelectorAll(".frame [data-anchor][role=button]")) {
    const box = place.firstElementChild.getBoundingClientRect();
    found.all.push(place.dataset.anchor);
    const across = box.left >= frame.left - 1 && box.right <= frame.right + 1;
    if (!across || box.top < frame.top - 1 || box.bottom > frame.bottom + 1) {
      found.outside.push(place.dataset.anchor);
    } else {
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!over?.closest(".world")) found.covered.push(place.dataset.anchor);
    }
  }
  return found;
}"""
# How wide a unit of the drawing is on the screen.
SCALE = "() => document.querySelector('.world > svg').getScreenCTM().a"


@cache
def moment_at(step: str, name: str = CROWDED) -> int:
    """The moment of a golden game at which a step has the most options."""
    whole = th.replay(golden(name))
    match, most, found = th.replay(golden(name), upto=0), 0, -1
    for moment, played in enumerate(whole.played):
        decision = match.decision
        if decision and decision.step == step and len(decision.options) > most:
            most, found = len(decision.options), moment
        match.play(played.notation, played.seat)
    assert found >= 0, f"{name} has no {step}"
    return found


def at(visitor: Visitor, step: str, name: str = CROWDED) -> Any:
    """A golden game at the moment at which a step has the most options."""
    return brought(visitor, name, moment_at(step, name))


def choices(person: Person) -> dict[str, list[str]]:
    """The places on the board that can be chosen, once the board stands still."""
    person.page.locator(".frame [data-anchor][role=button]").first.wait_for()
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )
    found: dict[str, list[str]] = person.page.evaluate(CHOICES)
    return found


def all_in_sight(person: Person, count: int) -> None:
    """So many places can be chosen, and all of them can be seen whole."""
    found = choices(person)
    assert len(found["all"]) == count
    assert found["outside"] == found["covered"] == []


def tool(person: Person, name: str | re.Pattern[str]) -> Locator:
    """A button beside the board."""
    tools = person.page.get_by_role("group", name=re.compile("^(Look at|Regarder)"))
    return tools.get_by_role("button", name=name)


def places_of(table: Any, prefix: str = "trail:") -> set[str]:
    """Where on the board something can be chosen."""
    options = table["decision"]["options"]
    return {anchor for each in options for anchor in each["anchors"] if anchor.startswith(prefix)}


def scale(person: Person) -> float:
    """How wide a unit of the drawing is on the screen."""
    return float(person.page.evaluate(SCALE))


def inside(inner: Locator, outer: Locator) -> bool:
    """Whether one thing lies wholly in another."""
    small, large = inner.bounding_box(), outer.bounding_box()
    assert small
    assert large
    across = small["x"] >= large["x"] and small["x"] + small["width"] <= large["x"] + large["width"]
    below = small["y"] >= large["y"]
    return across and below and small["y"] + small["height"] <= large["y"] + large["height"]


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither of two things covers a part of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


@desks
def test_a_walk_is_in_sight_with_the_north_and_poker(
    meet: Meet, visitor: Visitor, desk: Any
) -> None:
    table = at(visitor, "Walk")
    ada = meet(visitor, viewport=desk)
    ada.open_table(table)
    all_in_sight(ada, len(places_of(table)))
    frame = ada.page.locator("div.frame")
    for anchor in ("trail:KC", "trail:A", "market:stack", "poker:pot"):  # all of the base board
        assert inside(ada.page.locator(f'[data-anchor="{anchor}"] > rect').first, frame), anchor
    assert apart(frame, ada.page.locator(".tools"))


@desks
def test_the_north_opens_when_it_matters(meet: Meet, visitor: Visitor, desk: Any) -> None:
    table = at(visitor, "PlaceStore")
    ada = meet(visitor, viewport=desk)
    ada.open_table(table)
    all_in_sight(ada, len(places_of(table, "trade:")))
    ada.open_table(at(visitor, "Walk"))
    expect(ada.page.locator('[data-anchor="trail:A"]')).to_be_visible()
    expect(ada.page.locator('[data-anchor^="trade:"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "opened", "shut"),
    [
        ("en-GB", "Unfold Rails to the North", "Fold Rails to the North to a strip"),
        ("fr-FR", "Déplier Ruée vers le nord", "Replier Ruée vers le nord"),
    ],
)
def test_the_north_is_unfolded_and_folded_by_hand(
    meet: Meet, visitor: Visitor, locale: str, opened: str, shut: str
) -> None:
    ada = meet(visitor, locale=locale)
    ada.open_table(at(visitor, "Walk"))
    towns = ada.page.locator('[data-anchor^="trade:"]')
    folded = scale(ada)
    tool(ada, opened).click()
    expect(towns.first).to_be_visible()
    assert scale(ada) < folded
    tool(ada, shut).focus()
    ada.page.keyboard.press("Enter")
    expect(towns).to_have_count(0)
    assert scale(ada) == pytest.approx(folded)
    ada.page.locator("g.strip").click()  # the strip itself does the same
    expect(towns.first).to_be_visible()


def test_a_large_screen_has_room_for_the_north(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor, viewport={"width": 1920, "height": 1080})
    ada.open_table(at(visitor, "Walk"))
    expect(ada.page.locator('[data-anchor^="trade:"]').first).to_be_visible()
    expect(tool(ada, re.compile("Fold|Unfold"))).to_have_count(0)
    all_in_sight(ada, len(places_of(ada.table())))


@desks
def test_wheel_drag_and_buttons_look_at_the_board(meet: Meet, visitor: Visitor, desk: Any) -> None:
    table = at(visitor, "Walk")
    ada = meet(visitor, viewport=desk)
    ada.open_table(table)
    whole = scale(ada)
    expect(tool(ada, "Zoom out")).to_be_disabled()
    frame = ada.page.locator("div.frame").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.wheel(0, -600)
    expect(tool(ada, "Zoom out")).to_be_enabled()
    near = scale(ada)
    assert near > 1.5 * whole
    place = ada.page.locator('[data-anchor="trail:C"]')
    before = place.bounding_box()
    ada.page.mouse.down()
    ada.page.mouse.move(x + 60, y + 40, steps=4)
    ada.page.mouse.up()
    after = place.bounding_box()
    assert before
    assert after
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((60, 40), abs=1)
    assert ada.table()["moment"] == table["moment"]  # a drag is no click
    tool(ada, "Zoom in").click()
    assert scale(ada) > near
    tool(ada, re.compile("out of sight")).click()
    all_in_sight(ada, len(places_of(table)))
    tool(ada, "Show the whole board").click()
    assert scale(ada) == pytest.approx(whole)


def pinch(session: CDPSession, at: tuple[float, float], before: float, after: float) -> None:
    """Two fingers on the screen move apart, or together."""
    for kind, apart_by in (("touchStart", before), ("touchMove", after), ("touchEnd", None)):
        points = [
            {"x": at[0] + side * (apart_by or 0) / 2, "y": at[1], "id": n}
            for n, side in enumerate((-1, 1))
            if apart_by is not None
        ]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_fingers_zoom_the_board_of_a_phone(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor, **HAND)
    ada.open_table(at(visitor, "Walk"))
    choices(ada)
    frame = ada.page.locator("div.frame").bounding_box()
    assert frame
    middle = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    before, session = scale(ada), ada.context.new_cdp_session(ada.page)
    pinch(session, middle, 60, 120)
    ada.page.wait_for_function(f"() => ({SCALE})() > {before * 1.5}")
    pinch(session, middle, 120, 60)
    ada.page.wait_for_function(f"() => ({SCALE})() < {before * 1.2}")


def test_a_phone_leads_to_everything_that_can_be_chosen(meet: Meet, visitor: Visitor) -> None:
    table = at(visitor, "Walk")
    ada = meet(visitor, **HAND)
    ada.open_table(table)
    found = choices(ada)
    assert scale(ada) >= 0.35, "the numbers cannot be read"
    assert set(found["all"]) == places_of(table)
    assert len(found["outside"]) < len(found["all"])
    assert found["covered"] == []
    tools = ada.page.locator(".tools")
    can_be_hit(tools.get_by_role("button"))
    assert apart(ada.page.locator("div.frame"), tools)
    fits(ada)
    if found["outside"]:
        seek = tool(ada, re.compile("out of sight"))
        expect(seek).to_contain_text(str(len(found["outside"])))
        seek.tap()
    all_in_sight(ada, len(places_of(table)))
    tool(ada, "Show where something can be chosen").tap()  # closer again
    assert check(ada, "board on a phone", "section.board") == []


def test_while_others_play_a_phone_shows_the_own_herder(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor, **HAND)
    table = at(visitor, "TrashCards")  # it is about cards, nothing on the board
    ada.open_table(table)
    herder = ada.page.locator(f'[data-piece="herder:{table["decision"]["seat"]}"]')
    assert inside(herder, ada.page.locator("div.frame"))
    assert scale(ada) > 0.5


def test_a_decision_about_cards_shows_the_hand_on_a_phone(meet: Meet, visitor: Visitor) -> None:
    table = at(visitor, "TrashCards")
    ada = meet(visitor, **HAND)
    ada.open_table(table)
    cards = ada.page.locator('[data-anchor^="hand:"][role=button]')
    expect(cards).to_have_count(len(places_of(table, "hand:")))
    assert apart(ada.page.locator("section.cards"), ada.page.locator(".tools"))
    for card in cards.all():
        assert inside(card.locator("rect").first, ada.page.locator("section.cards"))
    cards.first.tap()
    expect(ada.page.locator("[data-row][aria-current=true]")).to_have_count(1)
    fits(ada)
    assert check(ada, "hand on a phone") == []


@pytest.mark.parametrize("context", [{"viewport": DESK}, {"viewport": SMALL_DESK}, HAND])
def test_turning_and_flipping_covers_nothing(meet: Meet, visitor: Visitor, context: Any) -> None:
    ada = meet(visitor, **context)
    ada.open_table(brought(visitor, *PLACING))
    bar, board = ada.page.locator(".hand:has(kbd)"), ada.page.locator("section.board")
    expect(bar).to_be_visible()
    assert apart(bar, board)
    assert apart(bar, ada.page.locator("[data-row]").first)
    if context is HAND:  # within reach of the thumb that holds the phone
        can_be_hit(bar.get_by_role("button"))
        box = bar.bounding_box()
        assert box
        assert box["y"] > PHONE["height"] * 0.7
    assert choices(ada)["covered"] == []


@desks
def test_axe_finds_nothing_at_a_crowded_table(meet: Meet, visitor: Visitor, desk: Any) -> None:
    ada = meet(visitor, viewport=desk)
    ada.open_table(at(visitor, "Walk"))
    assert check(ada, f"{desk['width']}x{desk['height']}") == []
