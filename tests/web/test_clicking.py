"""A click on a place plays its only option, or offers those that it may mean."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.driving import Visitor
from tests.web.browsing import shown
from tests.web.conftest import Meet
from tests.web.playing import places
from tests.web.test_accessible import check
from tests.web.test_phone import HAND, can_be_hit, fits
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow
START = {"preset": "first_game", "start": 1}


def shared(table: Any) -> tuple[str, list[Any]]:
    """A place that several options share, and these."""
    options = table["decision"]["options"]
    count = Counter(place for option in options for place in places(option))
    for place, often in count.items():
        if often > 1 and place.startswith(("trail:", "market:", "hand:", "aux:")):
            return place, [option for option in options if place in option["anchors"]]
    return "", []


def offering(visitor: Visitor, game: str = "gwt2") -> tuple[Any, str, list[Any]]:
    """A table at which a place can mean several options."""
    table, chance = visitor.create("me", "partner", game=game, seed=3), seeded(3)
    while not shared(table)[0]:
        table = visitor.step(table, chance)
    return table, *shared(table)


@pytest.mark.parametrize("game", ["gwt2", "elpaso"])
def test_a_place_of_several_options_offers_them(meet: Meet, visitor: Visitor, game: str) -> None:
    table, place, options = offering(visitor, game)
    ada = meet(visitor)
    ada.open_table(table)
    target = ada.page.locator(f'[data-anchor="{place}"]').first
    target.focus()
    ada.page.keyboard.press("Enter")
    offers = ada.page.get_by_role("dialog", name="Choose here").get_by_role("button")
    expect(offers).to_have_count(len(options))
    for offer, option in zip(offers.all(), options, strict=True):
        expect(offer).to_contain_text(option["text"])
    expect(offers.first).to_be_focused()
    assert not check(ada, "choose here")
    ada.page.keyboard.press("ArrowDown")
    expect(offers.nth(1)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(offers).to_have_count(0)
    expect(target).to_be_focused()
    assert ada.table()["moment"] == table["moment"]
    before = ada.see()
    target.dispatch_event("click")
    offers.last.click()
    assert ada.see(before).seq > before.seq
    expect(offers).to_have_count(0)
    now = ada.table()
    assert (now["moment"], bool(now["confirm"])) != (table["moment"], False)


def test_a_click_elsewhere_closes_the_offer(meet: Meet, visitor: Visitor) -> None:
    table, place, _ = offering(visitor)
    ada = meet(visitor)
    ada.open_table(table)
    ada.page.locator(f'[data-anchor="{place}"]').first.dispatch_event("click")
    offers = ada.page.get_by_role("dialog", name="Choose here")
    shown(offers)
    ada.page.get_by_role("heading", level=2).first.click()
    expect(offers).to_have_count(0)
    assert ada.table()["moment"] == table["moment"]


def test_on_a_phone_an_offer_selects_in_french(meet: Meet, visitor: Visitor) -> None:
    table, place, options = offering(visitor)
    anne = meet(visitor, locale="fr-FR", **HAND)
    anne.open_table(table)
    anne.page.locator(f'[data-anchor="{place}"]').first.dispatch_event("click")
    dialog = anne.page.get_by_role("dialog", name="Choisir ici")
    shown(dialog)
    can_be_hit(dialog.get_by_role("button"))
    fits(anne)
    anne.offer(options[1]["notation"]).tap()
    expect(dialog).to_have_count(0)
    expect(anne.row(options[1]["notation"])).to_have_attribute("aria-current", "true")
    assert anne.table()["moment"] == table["moment"]


@pytest.mark.parametrize("game", ["gwt2", "elpaso"])
def test_each_printed_action_of_a_building_is_a_place(
    meet: Meet, visitor: Visitor, game: str
) -> None:
    def printed(table: Any) -> list[Any]:
        options = table["decision"]["options"]
        return [o for o in options if any(place.startswith("action:") for place in o["anchors"])]

    table = visitor.play_until(
        visitor.create("me", "partner", game=game, seed=3), lambda t: len(printed(t)) > 1
    )
    ada = meet(visitor)
    ada.open_table(table)
    seen = ada.see()
    for option in printed(table):
        (place,) = [place for place in option["anchors"] if place.startswith("action:")]
        at = seen.lit[place]
        assert at is not None, seen.covered
        ada.page.mouse.move(*at)
        expect(ada.row(option["notation"])).to_have_class(re.compile("pointed"))
        target = ada.page.locator(f'[data-anchor="{place}"]')
        expect(target).to_have_accessible_name(re.compile(re.escape(option["text"])))
    assert not check(ada, "actions of a building")
    last = printed(table)[-1]
    at = seen.lit[next(place for place in last["anchors"] if place.startswith("action:"))]
    assert at is not None
    ada.click(at)
    after = ada.see(seen)
    assert not after.offered
    now = ada.table()
    chosen = now["confirm"]["choice"] if now["confirm"] else None
    assert now["moment"] == table["moment"] + 1 or chosen == last["text"]
