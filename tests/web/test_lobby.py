"""The start page and the rules: what lies there for whoever comes in."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.families import FAMILIES, Family
from tests.server.driving import Visitor, running
from tests.web.browsing import Person, shown
from tests.web.building import page_folder
from tests.web.conftest import Meet
from trailhand.core.game import find_game
from trailhand.rulebook.book import all_rules
from trailhand.server.watch.compiling import SOON
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


def test_whoever_leaves_a_table_that_nobody_may_watch_is_back_at_the_start(
    meet: Meet, visitor: Visitor
) -> None:
    ada = meet(visitor=visitor)
    page = ada.open_table(visitor.create("me", "bot", spectators=False))
    for name in ("Menu", "Seats and link", "Leave or resign", "Leave the table"):
        page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Yes: Leave the table").click()
    expect(page).to_have_url(re.compile("/$"))
    shown(page.get_by_role("heading", name="New table"))


def test_the_start_page_says_that_the_next_start_will_be_faster(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package"
    package.mkdir()
    monkeypatch.setenv(SOON, os.pathsep.join([str(package), str(tmp_path)]))
    with running(tmp_path, static=str(page_folder())) as server:
        for locale, sentence in (("en-GB", "start Trailhand again"), ("fr-FR", "redémarrez")):
            person = Person(browser, server, locale=locale)
            person.page.goto("/")
            expect(person.page.get_by_role("status").last).to_contain_text(sentence)
            person.close()
