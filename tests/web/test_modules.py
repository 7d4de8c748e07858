"""What modules put on the table: the board of the north, the poker table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import trailhand as th
from tests.records.golden import golden_record
from tests.server.driving import Visitor
from tests.web.browsing import Person, shown
from tests.web.conftest import Meet
from tests.web.making import brought
from tests.web.test_accessible import check

pytestmark = pytest.mark.slow
NORTH = "north-four-seats"


def moment_of(name: str, wanted: Callable[[th.Match], bool]) -> int:
    """The first moment of a golden game at which a condition holds."""
    count = len(th.replay(golden_record(name)).played)
    return next(n for n in range(count) if wanted(th.replay(golden_record(name), upto=n)))


def places_a_store(match: th.Match) -> bool:
    return match.decision is not None and match.decision.step == "PlaceStore"


def in_sight(person: Person, anchor: str) -> bool:
    """Whether the middle of a place can be clicked."""
    place = person.page.locator(f'[data-anchor="{anchor}"]').first
    return bool(
        place.evaluate(
            "place => { const box = place.firstElementChild.getBoundingClientRect();"
            " return place.contains(document.elementFromPoint("
            "box.x + box.width / 2, box.y + box.height / 2)); }"
        )
    )


def test_a_high_board_shows_the_towns_that_a_store_may_go_to(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, NORTH, moment_of(NORTH, places_a_store))
    ada = meet(visitor)
    ada.open_table(table)
    lit = ada.page.locator('[data-anchor^="trade:"][role=button]')
    expect(lit.first).to_be_visible()
    anchors = [place.get_attribute("data-anchor") or "" for place in lit.all()]
    assert all(in_sight(ada, anchor) for anchor in anchors)
    assert in_sight(ada, "market:stack")  # and so is the lower edge
    assert check(ada, "north") == []


def test_why_a_town_is_out_of_reach_is_told_at_its_place(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, NORTH, moment_of(NORTH, places_a_store))
    refused = next(
        each
        for each in table["decision"]["refused"]
        if each["rule"] == "NOR1-STORE-04" and each["anchors"]
    )
    ada = meet(visitor)
    ada.open_table(table)
    ada.page.locator(f'[data-anchor="{refused["anchors"][0]}"]').click(force=True)
    shown(ada.page.get_by_text(refused["text"]).first)


def test_cards_at_the_poker_table_are_shown_to_their_owner_only(
    meet: Meet, visitor: Visitor
) -> None:
    def laid(match: th.Match) -> bool:
        seats = match.view(-1)["poker"]["seats"]
        return match.decision is not None and any(each["count"] for each in seats)

    table = brought(visitor, "poker-2e", moment_of("poker-2e", laid))
    ada = meet(visitor)
    ada.open_table(table)
    seats = table["view"]["poker"]["seats"]
    owner = next(n for n, each in enumerate(seats) if each["count"])
    assert ("cards" in seats[owner]) == (table["you"]["viewing"] == owner)
    expect(ada.page.locator(f'[data-anchor="poker:{owner}"]')).to_be_visible()
    expect(ada.page.locator('[data-anchor="poker:pot"]')).to_be_visible()
