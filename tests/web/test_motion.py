"""What has changed is shown on its way, but not to those who asked for rest."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.driving import Visitor
from tests.web.browsing import Person
from tests.web.conftest import Meet
from tests.web.making import brought

pytestmark = pytest.mark.slow
WALK = 117  # a moment of the golden game at which a herder may walk three steps

WAY = "C-C1-C2-E-E1-E2-F-F1-G"  # the places it comes through

# Count the places where pieces and flying cards are seen from now on.
WATCH = """() => {
  window.places = new Set();
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.dataset?.piece) window.places.add(target.getAttribute("transform"));
      for (const node of addedNodes) if (node.classList?.contains("flight")) window.flights += 1;
    }
  }).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
}"""


def walk(person: Person, table: Any) -> Locator:
    """Walk as far as possible, and note where the herder is seen; the herder."""
    person.open_table(table)
    options = person.table()["decision"]["options"]
    far = max(options, key=lambda option: len(option["anchors"]))
    piece = person.page.locator(f'[data-piece="herder:{table["decision"]["seat"]}"]')
    before = piece.get_attribute("transform")
    person.page.evaluate(WATCH)
    person.row(far["notation"]).click()
    expect(person.page.locator("[data-moment]")).to_have_attribute("data-moment", str(WALK + 1))
    expect(piece).not_to_have_attribute("transform", before or "")
    return piece


def test_a_herder_walks_its_way(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor)
    table = brought(visitor, "first-game-2e", WALK)
    herder = walk(ada, table)
    expect(herder).to_have_attribute("data-way", WAY)
    assert ada.table()["view"]["players"][table["decision"]["seat"]]["herder"] == WAY.split("-")[-1]


def test_nothing_travels_for_those_who_want_rest(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor, reduced_motion="reduce")
    herder = walk(ada, brought(visitor, "first-game-2e", WALK))
    expect(herder).not_to_have_attribute("data-way", re.compile("."))
    ada.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert ada.page.evaluate("window.places.size") == 1
    assert ada.page.evaluate("window.flights") == 0


def test_cards_go_to_the_discard_pile(meet: Meet, visitor: Visitor) -> None:
    discards = lambda t: t["decision"]["step"] == "DiscardCards" and not t["confirm"]  # noqa: E731
    table = visitor.play_until(visitor.create("me", "partner", seed=3), discards)
    ada = meet(visitor)
    ada.open_table(table)
    ada.page.evaluate(WATCH)
    ada.page.locator("[data-row]").first.click()
    ada.page.wait_for_function("() => window.flights > 0")
    expect(ada.page.locator(".flight")).to_have_count(0)
