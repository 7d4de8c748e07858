"""A chosen seed on the page: before one sits down, and in the header of the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.driving import Visitor
from tests.web.conftest import Meet

pytestmark = pytest.mark.slow
CHOSEN = {
    "en-GB": "Seed 42 was chosen by the host: whoever knows it can know the cards.",
    "fr-FR": "La graine 42 a été choisie par l\N{RIGHT SINGLE QUOTATION MARK}hôte",
}


@pytest.mark.parametrize("locale", CHOSEN)
def test_a_chosen_seed_is_told_in_the_lobby_at_the_door_and_at_the_table(
    meet: Meet, visitor: Visitor, locale: str
) -> None:
    table = visitor.create("me", "open", seed="42", public=True)
    ben = meet(locale=locale)
    ben.page.goto("/")
    listed = ben.page.locator(f"a[href='/join/{table['id']}']")
    expect(listed).to_contain_text(CHOSEN[locale])
    listed.click()
    expect(ben.page.get_by_role("note")).to_contain_text(CHOSEN[locale])
    ben.page.locator("form button").click()
    ben.page.wait_for_url("**/t/*")
    expect(ben.page.get_by_role("note")).to_contain_text(CHOSEN[locale])
    ada = meet(visitor=visitor, locale=locale)
    ada.page.goto(f"/t/{table['id']}")
    expect(ada.page.get_by_role("note")).to_contain_text(CHOSEN[locale])


def test_nobody_is_told_at_a_table_of_ones_own_or_with_a_secret_seed(
    meet: Meet, visitor: Visitor
) -> None:
    ada = meet(visitor=visitor)
    for table in (visitor.create("me", "bot", seed="42"), visitor.create("me", "open")):
        ada.page.goto(f"/t/{table['id']}")
        ada.page.locator("[data-seq]").wait_for()
        expect(ada.page.get_by_role("note")).to_have_count(0)
