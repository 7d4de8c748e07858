"""The page knows no game: one without a board is played from lists, one against an automaton
shows what it does, and the form is made from the options of any game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.core.coyote import Coyote
from tests.core.waterholes import Waterholes
from tests.families import Look
from tests.server.driving import Visitor
from tests.web.browsing import PHONE, Person, shown
from tests.web.conftest import Meet
from tests.web.making import NAMES, set_up
from tests.web.playing import Way, by_keys, by_mouse, play
from tests.web.test_accessible import check
from trailhand.core import game as house
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow
WATERHOLES = Look("waterholes", "Waterholes", 3, {"dry": True}, ("", 0), "")
COYOTE = Look("coyote", "Coyote", 1, {"buckets": 20}, ("", 0), "")


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has them; here they are for looking up their options."""
    games = house._games | {"waterholes": Waterholes(), "coyote": Coyote()}
    monkeypatch.setattr(house, "_games", games)


@pytest.mark.parametrize("way", [by_mouse, by_keys])
@pytest.mark.parametrize("look", [WATERHOLES, COYOTE], ids=lambda look: look.game)
def test_a_tiny_game_from_the_form_to_its_end(meet: Meet, look: Look, way: Way) -> None:
    ada = meet()
    set_up(ada, look, seed=3)
    table = ada.table()
    assert table["options"] == look.options
    assert [seat["name"] for seat in table["seats"]] == list(NAMES[: look.seats])
    play(ada, seeded(3), way, lambda seen: seen.over)
    table = ada.table()
    totals = [score["total"] for score in table["scores"]]
    if table["automaton"]:
        totals.append(table["automaton"]["score"]["total"])
    shown(ada.page.get_by_role("dialog").get_by_text(table["over"]["text"]))
    assert ada.page.get_by_role("dialog").locator("tfoot td").all_inner_texts() == [
        str(total) for total in totals
    ]


def after_a_turn(visitor: Visitor) -> Any:
    """A table at which the coyote has had its first turn."""
    table = visitor.create("me", game="coyote", seed=2, confirm=False)
    return visitor.choose(table, "take 1")


def steps_are_explained(person: Person) -> None:
    """The panel of the automaton has its card, its score, and every step with its rule."""
    table = person.table()
    coyote = table["automaton"]
    panel = person.page.get_by_role("region", name="What coyote does")
    expect(panel).to_contain_text(coyote["card"])
    expect(panel).to_contain_text(f"{coyote['score']['total']} VP")
    steps = [line for line in table["log"] if line["seat"] == coyote["seat"]]
    expect(panel.get_by_role("listitem")).to_have_count(len(steps))
    for row, line in zip(panel.get_by_role("listitem").all(), steps, strict=True):
        expect(row).to_contain_text(line["text"])
        expect(row.get_by_role("link", name=line["rule"])).to_be_visible()


def test_an_automaton_explains_its_steps(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor)
    ada.page.goto(f"/t/{visitor.create('me', game='coyote', seed=2, confirm=False)['id']}")
    panel = ada.page.get_by_role("region", name="What coyote does")
    expect(panel).to_contain_text("coyote waits for your first turn.")
    ada.row("take 1").click()
    expect(panel.get_by_role("listitem")).to_have_count(2)
    steps_are_explained(ada)
    assert check(ada, "automaton", "aside") == []
    expect(ada.page.locator("header .automaton")).to_contain_text("coyote")
    ada.page.get_by_role("tab", name="Scores").click()
    expect(ada.page.locator("tfoot tr").first.locator("td")).to_have_count(2)


def test_an_automaton_on_a_phone(meet: Meet, visitor: Visitor) -> None:
    table = after_a_turn(visitor)
    ada = meet(visitor, viewport=PHONE, is_mobile=True, has_touch=True)
    ada.open_table(table)
    pages = ada.page.get_by_role("navigation").last
    expect(pages.get_by_role("button")).to_have_count(4)  # nothing lies before the player
    pages.get_by_role("button", name="coyote").tap()
    steps_are_explained(ada)
    assert check(ada, "automaton on a phone") == []


def test_the_past_of_an_automaton(meet: Meet, visitor: Visitor) -> None:
    table = after_a_turn(visitor)
    first = table["automaton"]["card"]
    while table["automaton"]["card"] == first:
        table = visitor.step(table, seeded(table["seq"]))
    ada = meet(visitor)
    ada.open_table(table, at=1)
    panel = ada.page.get_by_role("region", name="What coyote does")
    expect(panel).to_contain_text(first)
    expect(panel.get_by_role("listitem")).to_have_count(2)


def test_another_game_brings_its_own_options_and_seats(meet: Meet) -> None:
    ada = meet()
    ada.page.goto("/")

    def game(name: str) -> Locator:
        return ada.page.get_by_role("radio", name=re.compile(name))

    expect(game("2nd edition")).to_be_checked()
    ada.page.get_by_text("More options").click()
    shown(ada.page.get_by_role("combobox", name="Sides of the private buildings"))
    game("Coyote").check()
    expect(ada.page.get_by_role("combobox", name="Who takes seat 2")).to_have_count(0)
    expect(ada.page.get_by_role("combobox", name="Sides")).to_have_count(0)
    number = ada.page.get_by_role("spinbutton", name="buckets")
    expect(number).to_have_value("15")
    number.fill("99")
    ada.button("Set up the table").click()
    assert number.evaluate("field => field.validity.rangeOverflow")
    game("Waterholes").check()
    expect(ada.page.get_by_role("button", name=re.compile(r"^\d players$"))).to_have_count(2)


def test_values_that_no_list_holds_can_be_written(meet: Meet) -> None:
    ada = meet()
    ada.page.goto("/")
    ada.page.get_by_text("More options").click()
    sides = ada.page.get_by_role("combobox", name="Sides of the private buildings")
    sides.select_option(label="write it yourself…")
    written = ada.page.get_by_role("textbox", name="Sides of the private buildings")
    written.fill("nonsense")
    ada.button("Set up and invite").click()
    shown(ada.page.get_by_role("alert").get_by_text("option 'sides' is a, b, random"))
    written.fill("abababababab")
    ada.button("Set up and invite").click()
    ada.page.wait_for_url("**/t/*")
    assert ada.table()["options"]["sides"] == "abababababab"
