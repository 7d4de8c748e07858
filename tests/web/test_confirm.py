"""The turn is looked over before it ends: the board after it, its steps, and the way back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.driving import Visitor
from tests.server.test_forced import with_more
from tests.web.browsing import shown
from tests.web.conftest import Meet
from tests.web.test_accessible import check
from tests.web.test_phone import HAND, can_be_hit, fits

pytestmark = pytest.mark.slow


def waiting(visitor: Visitor, game: str = "gwt2", steps: int = 3) -> Any:
    """A table at which the end of a turn of several steps waits for a yes."""
    held = lambda t: t["confirm"] and t["undo"]["steps"] >= steps  # noqa: E731
    return visitor.play_until(visitor.create("me", "partner", game=game, seed=2), held)


@pytest.mark.parametrize("game", ["gwt2", "elpaso", "wildtiled"])
def test_the_steps_of_the_turn_are_listed_and_lit(meet: Meet, visitor: Visitor, game: str) -> None:
    table = waiting(visitor, game, 1 if game == "wildtiled" else 2)
    ada = meet(visitor)
    ada.open_table(table)
    steps = ada.options.get_by_role("list", name="This turn").get_by_role("listitem")
    expect(steps).to_have_count(len(table["confirm"]["steps"]))
    for row, step in zip(steps.all(), table["confirm"]["steps"], strict=True):
        expect(row).to_contain_text(step["text"])
        places = [place for place in step["anchors"] if not place.startswith("path:")]
        row.hover()
        for place in places:
            frames = ada.page.locator(f'[data-anchor="{place}"] .told')
            if ada.page.locator(f'[data-anchor="{place}"] .hit').count():
                expect(frames.first).to_be_visible()
    assert not check(ada, "confirm")


def test_a_step_is_taken_back_where_it_stands(meet: Meet, visitor: Visitor) -> None:
    table = waiting(visitor)
    second = table["confirm"]["steps"][-2]
    ada = meet(visitor)
    ada.open_table(table)
    ada.page.get_by_role("button", name=f"Take back from here: {second['text']}").click()
    shown(ada.page.locator("[data-row]").first)
    now = ada.table()
    assert now["confirm"] is None
    assert now["moment"] == table["moment"] - 1
    assert second["text"] in [option["text"] for option in now["decision"]["options"]]


def test_by_keys_and_the_turn_ends_with_enter(meet: Meet, visitor: Visitor) -> None:
    table = waiting(visitor)
    ada = meet(visitor)
    ada.open_table(table)
    last = ada.page.get_by_role("button", name=re.compile("^Take back from here")).last
    last.focus()
    ada.page.keyboard.press("Enter")
    shown(ada.page.locator("[data-row]").first)
    back = ada.table()
    assert (back["confirm"], back["moment"]) == (None, table["moment"])
    visitor.choose(back, table["confirm"]["notation"])
    shown(ada.button("End your turn"))
    ada.page.locator("body").click(position={"x": 2, "y": 2})
    ada.page.keyboard.press("Enter")
    expect(ada.button("End your turn")).to_have_count(0)
    assert ada.table()["moment"] > table["moment"]


def test_the_seats_show_what_was_gained_before_the_yes(meet: Meet, visitor: Visitor) -> None:
    def rich(table: Any) -> bool:
        parts = table["confirm"]["steps"][-1]["brings"] if table["confirm"] else []
        return any("gold" in part["text"] and "+" in part["text"] for part in parts)

    table = visitor.play_until(
        visitor.create("me", "partner", game="wildtiled", seed=3, options={}), rich
    )
    seat, held = table["decision"]["seat"], table["confirm"]
    gold = [player["gold"] for player in table["view"]["players"]]
    poorer = visitor.do(table, "undo")["view"]["players"]
    assert poorer[seat]["gold"] < gold[seat]
    table = visitor.choose(table, held["notation"])
    ada = meet(visitor)
    ada.open_table(table)
    shown_gold = ada.page.get_by_role("navigation", name="Seats").get_by_title("Gold", exact=True)
    numbers = shown_gold.locator("xpath=self::span").all_inner_texts()
    assert numbers[seat] == str(gold[seat])
    for part in held["steps"][-1]["brings"]:
        expect(ada.options.get_by_role("img", name=part["text"]).last).to_be_visible()


def test_on_a_phone_the_turn_is_looked_over_in_french(meet: Meet, visitor: Visitor) -> None:
    table = waiting(visitor)
    anne = meet(visitor, locale="fr-FR", **HAND)
    anne.open_table(table)
    buttons = anne.page.get_by_role("button", name=re.compile("^Revenir avant ceci"))
    expect(buttons).to_have_count(sum(1 for step in table["confirm"]["steps"] if step["undo"]))
    can_be_hit(buttons)
    shown(anne.button("Terminer votre tour"))
    fits(anne)
    assert not check(anne, "confirm on a phone")
    buttons.last.tap()
    shown(anne.page.locator("[data-row]").first)
    assert anne.table()["confirm"] is None


def test_what_follows_by_itself_is_told_before_and_after(meet: Meet, visitor: Visitor) -> None:
    table, option = with_more(visitor, "gwt2")
    ada = meet(visitor)
    ada.open_table(table)
    expect(ada.row(option["notation"])).to_contain_text(f"by itself: {option['then'][0]}")
    assert not check(ada, "an option with more to it")
    ada.row(option["notation"]).click()
    shown(ada.options.get_by_text(f"Done by itself: {'; '.join(option['then'])}"))
    told = ada.page.locator("[aria-live=polite]").first
    expect(told).to_contain_text(f"Done by itself: {'; '.join(option['then'])}")
    ada.page.keyboard.press("u")
    shown(ada.row(option["notation"]))
    expect(ada.options.get_by_text("Done by itself")).to_have_count(0)
