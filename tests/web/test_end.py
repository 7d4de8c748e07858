"""The end of a game: what decided it, how it compares, what next, and ways to go before it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.families import Look
from tests.server.driving import Visitor
from tests.web.browsing import PHONE, Person, shown
from tests.web.conftest import Meet
from tests.web.making import brought, every_game

pytestmark = pytest.mark.slow
GAME = "first-game-2e"


def sheet_of(person: Person) -> Locator:
    """The sheet at the end of the game."""
    return person.page.get_by_role("dialog", name=re.compile("The game is over|La partie est"))


def solo_end(visitor: Visitor) -> Any:
    """A game alone, with cards that nobody could know, played to its end."""
    table = visitor.create("me", game="coyote", confirm=False)
    return visitor.play_until(table, lambda t: t["over"] is not None)


# -- what the sheet tells ----------------------------------------------------------------------


@every_game
def test_key_moments_are_told_and_can_be_looked_at(
    meet: Meet, visitor: Visitor, look: Look
) -> None:
    table = brought(visitor, look.finished)
    moments = visitor.table(table["id"])["over"]["moments"]
    assert len(moments) == 3
    ada = meet(visitor)
    ada.open_table(table)
    items = sheet_of(ada).get_by_role("listitem").filter(has_text="Look at it")
    expect(items).to_have_count(3)
    for item, told in zip(items.all(), moments, strict=True):
        expect(item).to_contain_text(told["text"])
        expect(item).to_contain_text(f"Turn {told['turn']}")
    items.nth(1).get_by_role("link").click()
    expect(ada.page).to_have_url(re.compile(rf"\?at={moments[1]['moment']}$"))
    expect(sheet_of(ada)).to_have_count(0)
    expect(ada.page.locator(f'[data-moment="{moments[1]["moment"]}"]')).to_have_count(1)


def test_the_lead_is_told_in_words_too(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, GAME)
    ada = meet(visitor)
    ada.open_table(table)
    sheet = sheet_of(ada)
    shown(sheet.get_by_text("The lead changed hands"))
    history = visitor.table(table["id"])["over"]["history"]
    stretches = sheet.get_by_role("listitem").filter(has_text=re.compile(r"^Turns? \d"))
    last = len(history[0]) - 1
    expect(stretches.last).to_contain_text(re.compile(rf"{last}: Player [12]"))


# -- what next -----------------------------------------------------------------------------------


def test_play_again_from_the_next_seat_against_a_harder_bot(meet: Meet, visitor: Visitor) -> None:
    table = visitor.create("me", "easy")
    visitor.do(table, "resign", seat=0)
    ada = meet(visitor)
    ada.open_table(table)
    ways = sheet_of(ada).get_by_role("region", name="What next?")
    names = ("Play again", "Swap seats", "Harder bots", "Same cards")
    for name in names:
        shown(ways.get_by_role("button", name=name))
    ways.get_by_role("button", name="Harder bots").click()
    ada.page.wait_for_url(lambda url: table["id"] not in url)
    ada.page.locator("[data-anchor]").first.wait_for()
    assert ada.table()["seats"][1]["bot"] == "medium"
    ada.open_table(table)
    ways.get_by_role("button", name="Swap seats").click()
    ada.page.wait_for_url(lambda url: table["id"] not in url)
    ada.page.locator("[data-anchor]").first.wait_for()
    assert ada.table()["you"]["seats"] == [1]


def test_two_people_meet_at_the_same_next_table(meet: Meet, visitor: Visitor) -> None:
    table = visitor.create("me", "open")
    guest = Visitor(visitor.server)
    guest.do(table, "join", name="Ben")
    guest.do(table, "resign", seat=1)
    ada, ben = meet(visitor), meet(guest)
    ada.open_table(table)
    ben.open_table(table)
    shown(sheet_of(ben).get_by_text("Ben resigns: Player 1 wins."))
    ada.button("Swap seats").click()
    ada.page.wait_for_url(lambda url: table["id"] not in url)
    shown(sheet_of(ben).get_by_text("The next game with the same people is set up."))
    ben.page.get_by_role("link", name="To the next game").click()
    ben.page.wait_for_url(f"**/t/{ada.table_id}")


def test_the_result_becomes_a_picture(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, GAME)
    ada = meet(visitor)
    ada.open_table(table)
    sheet = sheet_of(ada)
    sheet.get_by_role("button", name="Share the result").click()
    picture = sheet.get_by_role("img", name=re.compile("Great Western Trail.*: Player"))
    shown(picture)
    assert picture.evaluate("image => image.naturalWidth") == 1200
    files = {}
    for kind in ("PNG", "SVG"):
        with ada.page.expect_download() as waiting:
            sheet.get_by_role("button", name=kind).click()
        assert waiting.value.suggested_filename == f"trailhand-gwt2.{kind.lower()}"
        files[kind] = Path(waiting.value.path()).read_bytes()
    assert files["PNG"].startswith(b"\x89PNG")
    assert int.from_bytes(files["PNG"][16:20], "big") == 2400
    svg = files["SVG"].decode()
    for score in visitor.table(table["id"])["scores"]:
        assert f">{score['total']}</text>".replace("-", "\N{MINUS SIGN}") in svg
    assert table["id"] not in svg
    assert "Player 1" in svg
    sheet.get_by_role("checkbox", name="With names").uncheck()
    with ada.page.expect_download() as waiting:
        sheet.get_by_role("button", name="SVG").click()
    assert "Player" not in Path(waiting.value.path()).read_text()


# -- results of this browser ---------------------------------------------------------------------


def test_results_stay_in_this_browser_until_they_are_forgotten(
    meet: Meet, visitor: Visitor
) -> None:
    first, second = solo_end(visitor), solo_end(visitor)
    totals = [table["scores"][0]["total"] for table in (first, second)]
    ada = meet(visitor)
    mine = ada.page.get_by_role("region", name="Your results here")
    ada.open_table(first)
    expect(mine).to_contain_text(f"{totals[0]} points: your first result with this set-up.")
    ada.open_table(second)
    told = (
        f"{totals[1]} points: your best with this set-up (before: {totals[0]})."
        if totals[1] >= totals[0]
        else f"Your best with this set-up: {totals[0]} points"
    )
    expect(mine).to_contain_text(told)
    expect(mine).to_contain_text("of 2 games")
    ada.open_table(first)  # looking back changes nothing
    expect(mine).to_contain_text("your first result")
    mine.get_by_role("button", name="Forget them").click()
    mine.get_by_role("button", name="Yes, forget all results").click()
    expect(mine).to_contain_text("All results are forgotten.")
    ada.open_table(second)
    expect(mine).to_contain_text(f"{totals[1]} points: your first result")


# -- going away ----------------------------------------------------------------------------------


def ways(person: Person) -> None:
    """Open the ways to go away."""
    person.page.locator("header button[aria-haspopup=dialog]").click()
    person.page.get_by_role("button", name=re.compile("Leave or resign|Partir ou")).click()


@pytest.mark.parametrize("phone", [False, True])
def test_whoever_resigns_reads_first_what_it_means(
    meet: Meet, visitor: Visitor, phone: bool
) -> None:
    table = visitor.create("me", "bot")
    ada = meet(visitor, **({"viewport": PHONE, "has_touch": True} if phone else {}))
    ada.open_table(table)
    ways(ada)
    sheet = ada.page.get_by_role("dialog", name="Leave or resign")
    resign = sheet.get_by_role("listitem").filter(has_text="The game ends at once")
    shown(resign)
    resign.get_by_role("button", name="Resign").click()
    assert ada.table()["status"] == "running"
    resign.get_by_role("button", name="Stay").click()
    resign.get_by_role("button", name="Resign").click()
    resign.get_by_role("button", name="Yes: Resign").click()
    shown(sheet_of(ada).get_by_text("Player 1 resigns: Bot 2 wins."))
    assert ada.table()["resigned"]["seat"] == 0
    ada.page.keyboard.press("Escape")
    shown(ada.page.get_by_role("heading", name="The game is over"))
    ada.button("What next?").click()
    shown(sheet_of(ada))


def test_a_bot_stands_in_and_gives_the_seat_back(meet: Meet, visitor: Visitor) -> None:
    table = visitor.create("me", "partner")
    ada = meet(visitor, locale="fr-FR")
    ada.open_table(table)
    ways(ada)
    sheet = ada.page.get_by_role("dialog", name="Partir ou abandonner")
    sheet.get_by_role("button", name="Laisser jouer un robot (Joueur 2)").click()
    expect(sheet).to_have_count(0)
    assert ada.table()["seats"][1]["bot"] == "medium"


# -- choosing a game -----------------------------------------------------------------------------


def test_games_have_a_picture_and_the_facts_to_choose_by(meet: Meet) -> None:
    ada = meet()
    ada.page.goto("/")
    group = ada.page.get_by_role("group", name="Game", exact=True)
    for game in ada.ask("games", lang="en")["games"]:
        radio = group.get_by_role("radio", name=game["title"], exact=True)
        told = (
            rf" players {game['minutes'][0]}.{game['minutes'][1]} minutes.* {game['weight']} of 5"
        )
        if game["weight"] == 0:  # its author has not said
            told = r"^\d(.\d)? players\s*$"
        expect(radio).to_have_accessible_description(re.compile(told))
        radio.check()
        if game["lessons"]:
            link = group.get_by_role("link", name="Start with the lessons")
            expect(link).to_have_attribute("href", f"/learn/{game['id']}")
        for preset in game["presets"][:1]:
            expect(group.locator("p")).to_contain_text(preset["title"])
    expect(group.locator("label").filter(has_text="good first game")).to_have_count(1)
    expect(group.locator("label svg[viewBox='0 0 160 78']")).to_have_count(
        group.locator("label").count()
    )
