"""Looking back: a moment by its link, going on from it, taking a game away and bringing it back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import trailhand as th
from tests.server.driving import Visitor
from tests.web.browsing import Person, shown
from tests.web.conftest import Meet
from tests.web.making import brought, golden
from tests.web.playing import by_mouse, play
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow
GAME = "first-game-2e"


def shows(person: Person, table: Any) -> None:
    """The page shows this state of the table: scores, money, the end of the log."""
    page = person.page
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(table["moment"]))
    strip = page.get_by_role("navigation", name="Seats").get_by_role("button")
    for seat, score in enumerate(table["scores"]):
        words = strip.nth(seat).inner_text().replace("\N{MINUS SIGN}", "-").split()
        assert str(score["total"]) in words
        assert str(table["view"]["players"][seat]["money"]) in words
    if table["log"]:
        expect(page.get_by_role("tabpanel").locator("li").last).to_contain_text(
            table["log"][-1]["text"]
        )


def test_a_link_shows_an_exact_moment(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, GAME)
    last, at = table["moments"], 57
    eve = meet()
    eve.open_table(table, at=at)
    shown(eve.page.get_by_role("group", name="Replay").get_by_text(f"{at} of {last}"))
    shows(eve, eve.table(at=at))
    expect(eve.page.get_by_role("slider", name="Moment")).to_have_value(str(at))
    expect(eve.page.locator("[data-row]")).to_have_count(0)

    eve.button("One step on").click()
    eve.page.wait_for_url(f"**?at={at + 1}")
    shows(eve, eve.table(at=at + 1))
    eve.page.keyboard.press("ArrowLeft")
    eve.page.keyboard.press("ArrowLeft")
    eve.page.wait_for_url(f"**?at={at - 1}")
    shows(eve, eve.table(at=at - 1))
    eve.reopen()
    shows(eve, eve.table(at=at - 1))
    eve.button("To the beginning").click()
    shows(eve, eve.table(at=0))
    eve.button("To the end").click()
    shows(eve, eve.table(at=last))
    eve.page.get_by_role("link", name="Back to the end").click()
    shown(eve.page.get_by_role("dialog"))


def test_an_answer_that_comes_late_does_not_turn_the_pages_back(
    meet: Meet, visitor: Visitor
) -> None:
    table, at = brought(visitor, GAME), 57
    eve = meet()
    eve.open_table(table, at=at)
    shown(eve.page.get_by_role("group", name="Replay").get_by_text(f"{at} of "))
    shows(eve, eve.table(at=at))
    held: list[Route] = []
    eve.page.route(re.compile(rf"at={at - 1}\b"), lambda route: held.append(route))
    with eve.page.expect_request(re.compile(rf"at={at - 1}\b")):
        eve.page.keyboard.press("ArrowLeft")
    eve.page.keyboard.press("ArrowLeft")
    shows(eve, eve.table(at=at - 2))
    with eve.page.expect_response(re.compile(rf"at={at - 1}\b")) as late:
        held[0].continue_()
    late.value.finished()
    eve.page.evaluate("() => new Promise(requestAnimationFrame)")
    shows(eve, eve.table(at=at - 2))


def test_a_line_of_the_log_leads_to_its_moment(meet: Meet, visitor: Visitor) -> None:
    table = visitor.play_until(
        visitor.create("me", "partner", seed=3), lambda t: t["moment"] >= 8 and not t["confirm"]
    )
    ada = meet(visitor)
    ada.open_table(table)
    moment = visitor.table(table["id"])["log"][-2]["moment"]
    line = ada.page.get_by_role("link", name=f"Show this moment ({moment})", exact=True).first
    line.focus()
    line.press("Enter")
    ada.page.wait_for_url(f"**?at={moment}")
    shows(ada, ada.table(at=moment))
    ada.page.get_by_role("link", name="Back to the game").click()
    expect(ada.page.locator("[data-moment]")).to_have_attribute("data-moment", str(table["moment"]))
    assert ada.see().rows


def test_going_on_from_a_past_moment(meet: Meet, visitor: Visitor) -> None:
    table, at = brought(visitor, GAME), 40
    ada = meet(visitor)
    ada.open_table(table, at=at)
    past = ada.table(at=at)
    ada.button("Continue from here").click()
    ada.page.wait_for_url(lambda url: table["id"] not in url)
    fork = ada.table()
    assert fork["status"] == "running"
    assert fork["scores"] == past["scores"]
    assert fork["decision"]["question"] == past["decision"]["question"]
    ada.page.locator("[data-row]").first.wait_for()
    begun = ada.see().moment
    play(ada, seeded(1), by_mouse, lambda seen: seen.moment >= begun + 3)
    assert ada.table()["moment"] >= begun + 3
    assert visitor.table(table["id"])["moments"] == table["moments"]


def test_a_record_goes_out_and_comes_back(meet: Meet, visitor: Visitor, tmp_path: Path) -> None:
    table = brought(visitor, GAME)
    totals = [score["total"] for score in table["scores"]]
    ada = meet(visitor)
    ada.open_table(table)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download record").click()
    file = tmp_path / "game.trail"
    download.value.save_as(file)
    record = file.read_text(encoding="utf-8")
    assert [score["total"] for score in th.replay(record).scores()] == totals

    ben = meet()
    ben.page.goto("/")
    ben.page.get_by_label("File with a record").set_input_files(file)
    ben.button("Open record").click()
    ben.page.wait_for_url("**/t/*")
    shown(ben.page.get_by_role("dialog"))
    assert ben.table_id != table["id"]
    assert ben.table()["scores"] == table["scores"]
    assert ben.table()["moments"] == table["moments"]


def test_a_record_can_be_pasted_and_nonsense_is_refused(meet: Meet) -> None:
    ada = meet()
    ada.page.goto("/")
    paste = ada.page.get_by_role("textbox", name=re.compile("paste the record"))
    paste.fill("1. e4 e5")
    ada.button("Open record").click()
    shown(ada.page.get_by_role("alert"))
    assert len(ada.page.get_by_role("alert").inner_text()) > 10
    paste.fill(golden(GAME, 30))
    ada.button("Open record").click()
    ada.page.wait_for_url("**/t/*")
    assert ada.see().moment == 30


def test_the_same_people_play_again(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, GAME)
    ada = meet(visitor)
    ada.open_table(table)
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: table["id"] not in url)
    ada.page.locator("[data-row]").first.wait_for()
    assert ada.table()["moment"] == 0
    assert ada.table()["you"]["seats"] == [0, 1]
