"""Tables that tests look at: made with the form, or brought in from the golden games."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import trailhand as th
from tests.records.golden import golden_record
from tests.server.driving import Visitor
from tests.web.browsing import Person

TITLES = {"gwt1": "1st edition", "gwt2": "2nd edition"}


@cache
def golden(name: str, upto: int | None = None) -> str:
    """The record of a golden game, or of its beginning."""
    text = golden_record(name)
    return text if upto is None else str(th.replay(text, upto=upto).record())


def brought(visitor: Visitor, name: str, upto: int | None = None) -> Any:
    """A golden game as a table of the visitor's: finished, or at a past moment to go on from."""
    answer = visitor.post("/api/import", record=golden(name, upto))
    return visitor.table(answer["id"])


def fill_form(person: Person, game: str = "gwt2", seed: int = 1, partner: bool = True) -> None:
    """Ask for a table for two, Ada and either Ben at the same screen or an open seat."""
    page = person.page
    page.goto("/")
    page.get_by_role("radio", name=re.compile(re.escape(TITLES[game]))).check()
    page.get_by_role("radio", name="First game").check()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    seat = page.get_by_role("combobox", name="Who takes seat 2")
    seat.select_option("partner" if partner else "open")
    if partner:
        page.get_by_role("textbox", name="Name of player 2").fill("Ben")
    page.get_by_text("More options").click()
    page.get_by_role("combobox", name="Starting player").select_option(label="Ada")
    page.get_by_role("textbox", name="Seed").fill(str(seed))


def set_up(person: Person, game: str = "gwt2", seed: int = 1) -> None:
    """Make a table for Ada and Ben at one screen with the form."""
    fill_form(person, game, seed)
    person.button("Set up the table").click()
    person.page.wait_for_url("**/t/*")


def invite(host: Person, guest: Person, seed: int = 1) -> None:
    """Make a table with an open seat, and sit down there over its link."""
    fill_form(host, seed=seed, partner=False)
    host.button("Set up and invite").click()
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link to this table").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name="Your name").fill("Ben")
    guest.button("Sit down").click()
    guest.page.wait_for_url("**/t/*")
    host.page.locator("[data-row]").first.wait_for()
