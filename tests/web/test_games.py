"""Whole games, played on the page to the final score."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import trailhand as th
from tests.families import Look
from tests.server.driving import Visitor
from tests.web.browsing import LARGE, Person, shown
from tests.web.conftest import Meet
from tests.web.making import NAMES, at_one_screen, every_game, every_module, set_up
from tests.web.playing import Way, by_keys, by_mouse, play
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow


def play_to_the_end(person: Person, way: Way, seed: int) -> Any:
    """Play the table on show until its final scores are on show, and give the server's."""
    play(person, seeded(seed), way, lambda seen: seen.over)
    table = person.table()
    assert table["status"] == "over"
    sheet = person.page.get_by_role("dialog")
    automaton = [each["score"] for each in [table["automaton"]] if each]
    scores = table["scores"] + [score for score in automaton if score["categories"]]
    totals = sheet.locator("tfoot td")
    expect(totals).to_have_count(len(scores))
    assert [plain(text) for text in totals.all_inner_texts()] == [
        score["total"] for score in scores
    ]
    for row, category in enumerate(table["scores"][0]["categories"]):
        cells = sheet.locator("tbody tr").nth(row)
        expect(cells.locator("th")).to_have_text(category["name"])
        shown_points = cells.locator("td").all_inner_texts()[: len(table["scores"])]
        assert [plain(text) for text in shown_points] == [
            score["categories"][row]["points"] for score in table["scores"]
        ]
    shown(sheet.get_by_text(table["over"]["text"]))
    return table


def plain(text: str) -> int:
    """The number that a cell shows; it has a real minus sign."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


@every_game
def test_a_whole_game_by_clicking_what_is_lit(meet: Meet, look: Look) -> None:
    ada = meet()
    set_up(ada, look, seed=6)
    assert ada.table()["game"] == look.game
    table = play_to_the_end(ada, by_mouse, seed=6)
    assert [seat["name"] for seat in table["seats"]] == list(NAMES[: look.seats])
    assert table["seed"] == "6"
    record = ada.context.request.get(f"/api/tables/{table['id']}/record").text()
    assert [score["total"] for score in th.replay(record).scores()] == [
        score["total"] for score in table["scores"]
    ]


@every_module
def test_a_whole_game_with_modules(meet: Meet, look: Look) -> None:
    """On a screen that shows the whole board, however high it is."""
    ada = meet(viewport=LARGE)
    set_up(ada, look, seed=6)
    table = play_to_the_end(ada, by_mouse, seed=6)
    assert table["options"].items() >= look.options.items()
    assert bool(table["automaton"]) == ("solo" in look.options)


@every_game
def test_a_whole_game_by_keyboard_only(meet: Meet, visitor: Visitor, look: Look) -> None:
    ada = meet(visitor)
    ada.open_table(at_one_screen(visitor, look, seed=8))
    play_to_the_end(ada, by_keys, seed=8)
    sheet = ada.page.get_by_role("dialog")
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
