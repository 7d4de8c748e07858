"""Sam and Sue at the table: their cards, steps and rules, a tie with them, and what Sue owns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.records.ties import tied
from tests.server.driving import Visitor
from tests.web.browsing import PHONE, Person, shown
from tests.web.conftest import Meet
from tests.web.making import brought
from tests.web.test_accessible import check
from tests.web.test_hints import hints

pytestmark = pytest.mark.slow
MOMENTS = {"Sam": ("sam-medium", 60), "Sue": ("sue-easy", 40)}  # they have had some turns
every_automaton = pytest.mark.parametrize("name", MOMENTS)


@every_automaton
def test_every_step_of_its_turn_names_its_rule(meet: Meet, visitor: Visitor, name: str) -> None:
    table = brought(visitor, *MOMENTS[name])
    ada = meet(visitor)
    ada.open_table(table)
    panel = ada.page.get_by_role("region", name=f"What {name} does")
    automaton = table["automaton"]
    expect(panel).to_contain_text(automaton["card"])
    own = [line for line in table["log"] if line["seat"] == automaton["seat"]]
    steps = [line for line in own if line["turn"] == own[-1]["turn"]]
    expect(panel.get_by_role("listitem")).to_have_count(len(steps))
    for row, line in zip(panel.get_by_role("listitem").all(), steps, strict=True):
        expect(row).to_contain_text(line["text"])
        expect(row.get_by_role("link", name=line["rule"])).to_be_visible()
    assert check(ada, name) == []


@every_automaton
def test_its_steps_make_room_for_a_hint_and_its_card_stays(
    meet: Meet, visitor: Visitor, name: str
) -> None:
    ada = meet(visitor)
    ada.open_table(brought(visitor, *MOMENTS[name]))
    panel = ada.page.get_by_role("region", name=f"What {name} does")
    steps = panel.get_by_role("listitem").count()
    assert steps > 0
    first = ada.page.locator("[data-row]").first
    place = first.bounding_box()
    ada.button("Hint").click()
    hints(ada)
    card = panel.get_by_text(ada.table()["automaton"]["card"], exact=True)
    advice = ada.page.get_by_role("region", name="Hint", exact=True)
    assert bottom(card) <= top(advice)
    expect(panel.get_by_role("listitem")).to_have_count(0)
    assert first.bounding_box() == place
    assert in_view(ada) >= min(4, ada.page.locator("[data-row]").count())
    assert check(ada, f"a hint beside {name}") == []
    ada.page.keyboard.press("Escape")
    expect(panel.get_by_role("listitem")).to_have_count(steps)


def top(element: Locator) -> float:
    """Where an element begins."""
    box = element.bounding_box()
    assert box is not None
    return box["y"]


def bottom(element: Locator) -> float:
    """Where an element ends."""
    box = element.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def in_view(person: Person) -> int:
    """How many options can be read in full without scrolling."""
    found: int = person.page.evaluate(
        """() => [...document.querySelectorAll("[data-row]")].filter((row) => {
            const list = row.closest(".scroll").getBoundingClientRect();
            const own = row.getBoundingClientRect();
            return own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
        }).length"""
    )
    return found


@every_automaton
def test_its_turn_on_a_phone(meet: Meet, visitor: Visitor, name: str) -> None:
    ada = meet(visitor, viewport=PHONE, is_mobile=True, has_touch=True)
    ada.open_table(brought(visitor, *MOMENTS[name]))
    ada.page.get_by_role("navigation").last.get_by_role("button", name=name).tap()
    expect(ada.page.get_by_role("region", name=f"What {name} does")).to_be_visible()
    assert check(ada, f"{name} on a phone") == []


@pytest.mark.parametrize(("name", "left", "winners"), [("Sam", 0, 2), ("Sue", 0, 2), ("Sue", 3, 1)])
def test_a_tie_is_shared_or_decided(
    meet: Meet, visitor: Visitor, name: str, left: int, winners: int
) -> None:
    made = visitor.post("/api/import", record=tied(name.lower(), left).record())
    table = visitor.table(made["id"])
    ada = meet(visitor)
    ada.open_table(table)
    sheet = ada.page.get_by_role("dialog")
    shown(sheet.get_by_text(table["over"]["text"]))
    totals = sheet.locator("tfoot td")
    expect(totals).to_have_count(2)
    assert len(set(totals.all_inner_texts())) == 1
    expect(sheet.locator("tfoot td.winner")).to_have_count(winners)
    expect(totals.first).to_have_class(re.compile("winner"))
    expect(sheet.locator("p.winner svg")).to_have_count(winners)


def test_sam_stands_on_the_board_and_his_workers_beside_it(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, *MOMENTS["Sam"])
    ada = meet(visitor)
    ada.open_table(table)
    seen = table["view"]["automaton"]
    workers = ada.page.get_by_role("region", name="What Sam does").locator(".special b")
    expect(workers).to_have_text(str(seen["workers"][seen["specialty"]]))
    expect(ada.page.locator(f'[data-piece="herder:{seen["seat"]}"]')).to_have_count(1)


def test_the_card_of_sue_lies_on_the_board(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, *MOMENTS["Sue"])
    ada = meet(visitor)
    ada.open_table(table)
    card = table["view"]["automaton"]["card"]
    board = ada.page.locator("svg.board")
    expect(board.locator("text").filter(has_text=re.compile(f"^{card}$"))).to_have_count(1)


def test_what_sue_has_can_be_asked_about(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, *MOMENTS["Sue"])
    ada = meet(visitor)
    ada.open_table(table)
    for anchor in ("sue:deck", "sue:discard", "sue:reserve", "sue:cattle", "sue:cowboy"):
        about = ada.ask(f"tables/{ada.table_id}/about/{anchor}")
        ada.page.locator(f'[data-anchor="{anchor}"]').click()
        expect(ada.page.get_by_role("dialog")).to_contain_text(about["text"])
        ada.page.keyboard.press("Escape")
