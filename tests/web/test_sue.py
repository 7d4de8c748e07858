"""Sue at the table: her card lies on the board, and every step of hers names its rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.driving import Visitor
from tests.web.conftest import Meet
from tests.web.making import brought
from tests.web.test_accessible import check

pytestmark = pytest.mark.slow
MOMENT = 40  # of the golden game: Sue has had some turns


def test_sue_explains_her_turn(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, "sue-easy", MOMENT)
    ada = meet(visitor)
    ada.open_table(table)
    sue = ada.table()["automaton"]
    panel = ada.page.get_by_role("region", name="What Sue does")
    expect(panel).to_contain_text(sue["card"])
    lines = [line for line in ada.table()["log"] if line["seat"] == sue["seat"]]
    steps = [line for line in lines if line["turn"] == lines[-1]["turn"]]
    expect(panel.get_by_role("listitem")).to_have_count(len(steps))
    for row, line in zip(panel.get_by_role("listitem").all(), steps, strict=True):
        expect(row).to_contain_text(line["text"])
        expect(row.get_by_role("link", name=line["rule"])).to_be_visible()
    card = table["view"]["automaton"]["card"]
    board = ada.page.get_by_role("region", name="Board", exact=True)
    expect(board.locator("text").filter(has_text=re.compile(f"^{card}$"))).to_have_count(1)
    assert check(ada, "Sue", "aside") == []


def test_what_sue_has_can_be_asked_about(meet: Meet, visitor: Visitor) -> None:
    table = brought(visitor, "sue-easy", MOMENT)
    ada = meet(visitor)
    ada.open_table(table)
    for anchor in ("sue:deck", "sue:discard", "sue:reserve", "sue:cattle", "sue:cowboy"):
        about = ada.ask(f"tables/{ada.table_id}/about/{anchor}")
        ada.page.locator(f'[data-anchor="{anchor}"]').click()
        expect(ada.page.get_by_role("dialog")).to_contain_text(about["text"])
        ada.page.keyboard.press("Escape")
