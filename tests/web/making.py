"""Tables that tests look at: made with the form, or brought in from the golden games."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import trailhand as th
from tests.families import LOOKS, MODULES, Look
from tests.families.family import name_of
from tests.records.golden import golden_record
from tests.server.driving import Visitor
from tests.web.browsing import Person
from trailhand.core.game import GameInfo, Setting, find_game
from trailhand.text.names import preset_title, setting_title, value_title

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eli")
GWT2 = next(look for look in LOOKS if look.game == "gwt2")

every_game = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.game)
every_module = pytest.mark.parametrize(
    "look", MODULES, ids=lambda look: name_of((look.game, look.seats, look.options))
)
every_company = pytest.mark.parametrize(
    "look", [look for look in LOOKS if look.seats > 1], ids=lambda look: look.game
)


@cache
def golden(name: str, upto: int | None = None) -> str:
    """The record of a golden game, or of its beginning."""
    text = golden_record(name)
    return text if upto is None else str(th.replay(text, upto=upto).record())


def brought(visitor: Visitor, name: str, upto: int | None = None) -> Any:
    """A golden game as a table of the visitor's: finished, or at a past moment to go on from."""
    answer = visitor.post("/api/import", record=golden(name, upto))
    return visitor.table(answer["id"])


def at_one_screen(visitor: Visitor, look: Look, seed: int) -> Any:
    """A new table of a game, everybody at one screen."""
    return visitor.create(*look.seated, game=look.game, options=look.options, seed=seed)


def fill_form(person: Person, look: Look = GWT2, seed: int = 1, partner: bool = True) -> None:
    """Ask for a table: Ada, and the others either at the same screen or by a link."""
    page, info = person.page, find_game(look.game).info
    page.goto("/")
    page.get_by_role("radio", name=re.compile(re.escape(look.title))).check()
    if len(info.seats) > 1:
        count = "alone" if look.seats == 1 else f"{look.seats} players"
        page.get_by_role("button", name=count, exact=True).click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    for seat in range(2, look.seats + 1):
        who = page.get_by_role("combobox", name=f"Who takes seat {seat}")
        who.select_option("partner" if partner else "open")
        if partner:
            page.get_by_role("textbox", name=f"Name of player {seat}").fill(NAMES[seat - 1])
    page.get_by_text("More options").click()
    for setting in info.options:
        if setting.name in look.options:
            set_setting(person, info, setting, look.options[setting.name])
    page.get_by_role("textbox", name="Seed").fill(str(seed))


def set_setting(person: Person, info: GameInfo, setting: Setting, value: Any) -> None:
    """Choose a value of a setting in the form."""
    page, title = person.page, setting_title(info, setting, "en")
    if setting.name == "preset":
        page.get_by_role("radio", name=preset_title(info, value, "en"), exact=True).check()
    elif setting.kind == "bool":
        page.get_by_role("checkbox", name=title).set_checked(value)
    elif setting.kind == "start":
        page.get_by_role("combobox", name=title).select_option(label=NAMES[value])
    elif page.get_by_role("spinbutton", name=title).count():
        page.get_by_role("spinbutton", name=title).fill(str(value))
    else:
        label = value_title(info, setting, value, "en")
        page.get_by_role("combobox", name=title).select_option(label=label)


def set_up(person: Person, look: Look = GWT2, seed: int = 1) -> None:
    """Make a table for everybody at one screen with the form."""
    fill_form(person, look, seed)
    person.button("Set up the table").click()
    person.page.wait_for_url("**/t/*")


def invite(host: Person, guest: Person, look: Look = GWT2, seed: int = 1) -> None:
    """Make a table with an open seat; the guest comes by the link and sits down as Ben."""
    fill_form(host, look, seed=seed, partner=False)
    host.button("Set up and invite").click()
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link to this table").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name="Your name").fill("Ben")
    guest.button("Sit down").click()
    guest.page.wait_for_url("**/t/*")
    host.page.locator("[data-row]").first.wait_for()
