"""Everything in French, from the first page to the final score."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import trailhand.text
from tests.families import FAMILIES, Look
from tests.server.driving import Visitor
from tests.web.browsing import Person, shown
from tests.web.conftest import Meet
from tests.web.making import at_one_screen, brought, every_game
from tests.web.playing import by_mouse, play
from trailhand.core.rng import seeded

pytestmark = pytest.mark.slow

# What a person can read or hear on the page.
READABLE = """() => {
  const lines = document.body.innerText.split("\\n");
  for (const each of document.querySelectorAll("svg text")) lines.push(each.textContent);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const each of document.querySelectorAll(`[${name}]`)) lines.push(each.getAttribute(name));
  return [document.title, ...lines.map((line) => line.trim()).filter(Boolean)];
}"""

# The same in both languages, and rightly so: places, breeds, people.
NAMES = re.compile(
    "|".join(family.names for family in FAMILIES if family.names)
    + r"|Trailhand|Ada|Ben|Player \d|Waterholes|Coyote|[A-Z]+\d?-[A-Z]+(?:-[A-Z]+)?-\d+"
)


def readable(person: Person) -> set[str]:
    """All lines and names on the page."""
    found: list[str] = person.page.evaluate(READABLE)
    return set(found)


def same(english: set[str], french: set[str]) -> list[str]:
    """Lines of two words or more that nobody has translated."""
    both = english & french
    rest = {line: NAMES.sub("", line) for line in both}
    return sorted(line for line, left in rest.items() if len(re.findall(r"[^\W\d_]{2,}", left)) > 1)


@cache
def keys() -> frozenset[str]:
    """The keys of all messages; none of them is a word of any language."""
    folder = Path(trailhand.text.__file__).parent
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    return frozenset(key for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE) if "-" in key)


def bare_keys(lines: set[str]) -> set[str]:
    """Keys that are on show instead of their sentences."""
    found = {word for line in lines for word in re.findall(r"[\w-]+", line)} & keys()
    return found | {line for line in lines if "{ $" in line or "{$" in line}


def looks(table: Any, finished: Any) -> Iterator[tuple[str, Callable[[Person], None]]]:
    """The pages to compare, and what to do there."""
    yield "/", lambda person: person.page.locator("summary").first.click()
    yield f"/rules/{table['family']}", lambda person: person.page.locator("dl").first.wait_for()
    yield "/nowhere/at/all", lambda person: person.page.get_by_role("link").first.wait_for()
    yield (
        f"/join/{table['id']}",
        lambda person: person.page.locator("[data-anchor]").first.wait_for(),
    )
    yield f"/t/{table['id']}", lambda person: person.page.locator("[data-row]").first.wait_for()
    yield f"/t/{table['id']}", scores
    yield f"/t/{table['id']}", menu
    yield f"/t/{table['id']}?at=3", lambda person: person.page.get_by_role("slider").wait_for()
    yield f"/t/{finished['id']}", lambda person: person.page.locator("dialog").wait_for()


def scores(person: Person) -> None:
    """Show the scores and what is not allowed."""
    person.page.get_by_role("tab", name="Scores").click()
    person.page.locator("[data-row]").first.wait_for()
    person.page.keyboard.press("w")


def menu(person: Person) -> None:
    """Open the menu."""
    person.page.locator("header button[aria-haspopup=dialog]").click()
    person.page.locator("dialog").wait_for()


@every_game
def test_nothing_is_left_untranslated(meet: Meet, visitor: Visitor, look: Look) -> None:
    finished, middle = brought(visitor, look.finished), look.middle[1]
    table = visitor.play_until(
        brought(visitor, *look.middle), lambda t: not t["confirm"] and t["moment"] > middle
    )
    ada, anne = meet(visitor), meet(visitor, locale="fr-FR")
    left: list[str] = []
    things = {", ".join(no["things"]) for no in table["decision"]["refused"]}  # may be names only
    for path, act in looks(table, finished):
        seen: list[set[str]] = []
        for person in (ada, anne):
            person.page.goto(path)
            if act is scores and person is anne:
                person.page.get_by_role("tab").nth(1).wait_for()
            act(person)
            seen.append(readable(person))
        expect(anne.page.locator("html")).to_have_attribute("lang", "fr")
        left += [f"{path}: {line}" for line in same(*seen) if line not in things]
        left += [f"{path}: key {key}" for key in sorted(bare_keys(seen[1]))]
    assert not left, "\n".join(left)


@every_game
def test_turns_in_french(meet: Meet, visitor: Visitor, look: Look) -> None:
    anne = meet(visitor, locale="fr-FR")
    anne.open_table(at_one_screen(visitor, look, seed=11))
    expect(anne.page.locator("html")).to_have_attribute("lang", "fr")
    for _ in range(6):
        seen = anne.see()
        french = anne.table(lang="fr")
        if french["confirm"]:
            shown(anne.page.get_by_role("button", name=french["confirm"]["text"]))
        else:
            shown(anne.page.get_by_role("heading", name=french["decision"]["question"]))
            for option in french["decision"]["options"]:
                if option["notation"] in seen.rows:
                    expect(anne.row(option["notation"])).to_contain_text(option["text"])
        play(anne, seeded(seen.seq), by_mouse, lambda now, then=seen: now.seq > then.seq)  # type: ignore[misc]
    shown(anne.page.get_by_text(anne.table(lang="fr")["log"][-1]["text"]).last)


def test_the_language_can_be_switched_at_any_moment(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor)
    ada.open_table(visitor.create("me", "partner", seed=11))
    ada.button("Menu").click()
    ada.page.get_by_role("radio", name="Français").check(force=True)
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.keyboard.press("Escape")
    french = ada.table(lang="fr")["decision"]
    shown(ada.page.get_by_role("heading", name=french["question"]))
    expect(ada.page.locator("[data-row]").first).to_contain_text(french["options"][0]["text"])
    ada.reopen()
    shown(ada.page.get_by_role("heading", name=french["question"]))
    ada.page.locator("header button[aria-haspopup=dialog]").click()
    ada.page.get_by_role("radio", name="English").check(force=True)
    ada.page.keyboard.press("Escape")
    shown(ada.page.get_by_role("heading", name=ada.table()["decision"]["question"]))
