"""Light and dark: as the system says, or as the person says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.driving import Visitor
from tests.web.browsing import Person
from tests.web.conftest import Meet

pytestmark = pytest.mark.slow


def brightness(person: Person, selector: str = "body") -> float:
    """How bright the ground behind something is: 0 black, 1 white."""
    colour: str = person.page.evaluate(
        """(selector) => {
          let at = document.querySelector(selector);
          while (at && /, 0\\)$|transparent/.test(getComputedStyle(at).backgroundColor))
            at = at.parentElement;
          return getComputedStyle(at ?? document.documentElement).backgroundColor;
        }""",
        selector,
    )
    red, green, blue = [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def test_the_page_follows_the_system(meet: Meet, visitor: Visitor) -> None:
    table = visitor.create("me", "partner", seed=3)
    for scheme, dark in (("light", False), ("dark", True)):
        ada = meet(visitor, color_scheme=scheme)
        for path in ("/", "/rules", f"/t/{table['id']}"):
            ada.page.goto(path)
            ada.page.locator("h1").first.wait_for(state="attached")
            assert (brightness(ada) < 0.3) == dark, path
            assert (brightness(ada) > 0.6) != dark, path
        ada.page.emulate_media(color_scheme="light" if dark else "dark")
        assert (brightness(ada) < 0.3) != dark


def test_the_switch_is_stronger_than_the_system_and_stays(meet: Meet, visitor: Visitor) -> None:
    ada = meet(visitor, color_scheme="light")
    ada.page.goto("/")
    ada.settings()
    ada.page.get_by_role("radio", name="Dark").check(force=True)
    assert brightness(ada) < 0.3
    ada.page.keyboard.press("Escape")
    ada.open_table(visitor.create("me", "partner", seed=3))
    assert brightness(ada, "[data-row]") < 0.3
    ada.reopen()
    ada.page.locator("[data-row]").first.wait_for()
    assert brightness(ada) < 0.3
    ada.settings()
    ada.page.get_by_role("radio", name="Light").check(force=True)
    assert brightness(ada) > 0.6
    ada.page.emulate_media(color_scheme="dark")
    assert brightness(ada) > 0.6
    ada.page.get_by_role("radio", name="As the system").check(force=True)
    assert brightness(ada) < 0.3
    expect(ada.page.locator("html")).not_to_have_attribute("data-theme", re.compile("."))
