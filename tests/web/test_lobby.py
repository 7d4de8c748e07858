"""The start page and the rules: what lies there for whoever comes in."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.families import FAMILIES, Family
from tests.server.driving import Visitor
from tests.web.browsing import shown
from tests.web.conftest import Meet
from trailhand.core.game import find_game
from trailhand.lab.rulebook import all_rules
from trailhand.text.names import game_title, intro

pytestmark = pytest.mark.slow
every_family = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)


def test_tables_name_their_bots_and_how_they_play(meet: Meet, visitor: Visitor) -> None:
    visitor.create("me", "easy", seed=3)
    visitor.create("me", "open", "random", name="Friday")
    ada = meet(visitor)
    ada.page.goto("/")
    tables = ada.page.get_by_role("listitem")
    expect(tables.filter(has_text="Bot 2 (easy)")).to_have_count(1)
    friday = tables.filter(has_text="Friday")
    expect(friday).to_contain_text("Bot 3 (stroller)")


@every_family
def test_the_start_page_tells_what_a_turn_of_the_chosen_game_is_like(
    meet: Meet, family: Family
) -> None:
    info = find_game(family.games[-1]).info
    ada = meet()
    ada.page.goto("/")
    ada.page.get_by_role("radio", name=game_title(info, "en"), exact=True).check()
    shown(ada.page.get_by_role("heading", name=f"A turn of {game_title(info, 'en')}"))
    for sentence in intro(info, "en"):
        shown(ada.page.get_by_text(sentence))
    ada.page.get_by_role("link", name="Read the rules").click()
    ada.page.wait_for_url(f"**/rules/{family.name}")
    rules = [rule for rule in all_rules().values() if rule.book == family.name]
    expect(ada.page.locator("dt")).to_have_count(len(rules))
    shown(ada.page.get_by_text(rules[0].text))
