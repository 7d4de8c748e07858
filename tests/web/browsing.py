"""People with browsers: each has a context of their own, and nothing goes wrong unseen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, expect

from scripts.setup import machine
from tests.server.driving import Server, Visitor
from trailhand.text import phrase

MISSING = "the browser tests want Chromium, and `./test` says how to get it"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 15_000.0
expect.set_options(timeout=PATIENCE)  # a loaded machine is slow, not wrong
DESK = {"width": 1440, "height": 900}
LARGE = {"width": 1920, "height": 1200}
PHONE = {"width": 390, "height": 844}

# What the page shows of a table, once it has settled at something other than what was known.
SEEN = """(known) => {
  const root = document.querySelector("[data-seq]");
  if (!root) return null;
  const rows = [...document.querySelectorAll("[data-row]")];
  if (rows.length > 0 && rows.every((row) => row.disabled)) return null; // an answer is awaited
  if (!document.querySelector("[data-anchor]")) return null; // the board is being fetched
  const selected = rows.find((row) => row.getAttribute("aria-current") === "true");
  const now = {
    seq: Number(root.dataset.seq),
    selected: selected?.dataset.notation ?? null,
    over: document.querySelector("dialog[open] tfoot") !== null, // it comes after the last choice
    offered: document.querySelector("[data-offer]") !== null, // the options of one place
  };
  if (Object.keys(now).every((name) => known[name] === now[name])) return null;
  const ends = [...document.querySelectorAll("button")].find(
    (button) => button.textContent.trim() === known.ends,
  );
  if (ends?.disabled) return null;
  const hits = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const [lit, covered] = [{}, {}];
  for (const place of document.querySelectorAll("[data-anchor][role=button]")) {
    const box = (place.firstElementChild ?? place).getBoundingClientRect();
    if (box.width === 0) return null; // not laid out yet
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const near = [[x, y], [x, y - box.height / 4], [x - box.width / 4, y + box.height / 4]];
    const free = near.find((at) => hits(place, ...at));
    lit[place.dataset.anchor] = free ?? null;
    if (!free) {
      const over = document.elementFromPoint(x, y);
      covered[place.dataset.anchor] = `${over?.outerHTML.slice(0, 200)} at ${x} ${y}`;
    }
  }
  const aim = JSON.stringify(lit); // nobody can aim at what moves: it must keep still for frames
  window.stillFor = window.lastAim === aim ? window.stillFor + 1 : 0;
  window.lastAim = aim;
  if (window.stillFor < 3) return null;
  return {
    ...now,
    moment: Number(root.dataset.moment),
    rows: rows.map((row) => row.dataset.notation),
    lit,
    covered,
    confirm: ends !== undefined,
  };
}"""


class Seen(NamedTuple):
    """What a page shows of a table: its options, and what is lit (and where it can be clicked)."""

    seq: int
    moment: int
    rows: list[str]
    selected: str | None
    lit: dict[str, tuple[float, float] | None]
    covered: dict[str, str]
    confirm: bool
    over: bool
    offered: bool


class Person:
    """Somebody with a browser, whose page must not run into errors."""

    def __init__(
        self, browser: Browser, server: Server, visitor: Visitor | None = None, **context: Any
    ) -> None:
        self.server = server
        settings: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "base_url": server.url}
        self.context = browser.new_context(**(settings | context))
        self.context.set_default_timeout(PATIENCE)
        self.ends = phrase("server-confirm", str(context.get("locale", "en")))
        self.troubles: list[str] = []
        if visitor is not None:
            self.become(visitor)
        self.page = self.new_page()

    def become(self, visitor: Visitor) -> None:
        """Take over the cookies of a visitor who has played by the API."""
        self.context.add_cookies(
            [
                {
                    "name": name,
                    "value": value,
                    "url": self.server.url,
                    "httpOnly": name == "trailhand",
                }
                for name, value in visitor.http.cookies.items()
            ]
        )

    def new_page(self) -> Page:
        """A page whose errors are kept."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", self.hear)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """Keep what the console calls an error; a refused request is not one of the page."""
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.troubles.append(message.text)

    def reopen(self) -> None:
        """Close the page, and open the same address in a new one."""
        address = self.page.url
        self.page.close()
        self.page = self.new_page()
        self.page.goto(address)

    def photograph(self, path: Path) -> None:
        """Keep a picture of the page."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)

    def close(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert not self.troubles, self.troubles

    # -- looking ----------------------------------------------------------------------------

    def ask(self, path: str, **query: str | float | bool) -> Any:
        """Ask the server, as this browser."""
        answer = self.context.request.get(f"{self.server.url}/api/{path}", params=query)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def table_id(self) -> str:
        """The table whose page is open."""
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def table(self, **query: str | float | bool) -> Any:
        """The table whose page is open, as the server shows it to this browser."""
        return self.ask(f"tables/{self.table_id}", **({"lang": "en"} | query))

    def open_table(self, table: Any, **query: int) -> Page:
        """Go to a table and wait until it is drawn."""
        tail = "&".join(f"{name}={value}" for name, value in query.items())
        self.page.goto(f"/t/{table['id']}" + (f"?{tail}" if tail else ""))
        self.page.locator("[data-anchor]").first.wait_for()
        return self.page

    def see(self, known: Seen | None = None) -> Seen:
        """What the page shows, once it is something other than what was known."""
        before = {"ends": self.ends} | (
            {name: getattr(known, name) for name in ("seq", "selected", "over", "offered")}
            if known
            else {"seq": -1}
        )
        handle = self.page.wait_for_function(SEEN, arg=before, timeout=PATIENCE)
        return Seen(**handle.json_value())

    def click(self, at: tuple[float, float]) -> None:
        """Click a place on the screen."""
        self.page.mouse.click(*at)

    def offer(self, notation: str) -> Locator:
        """The sentence of an option beside the place that was clicked."""
        return self.page.locator(f'[data-offer="{notation}"]')

    def row(self, notation: str) -> Locator:
        """The sentence of an option."""
        return self.page.locator(f'[data-row][data-notation="{notation}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name)

    @property
    def options(self) -> Locator:
        """The panel with the options."""
        return self.page.get_by_role("region", name=re.compile("^Options$")).first

    def settings(self) -> Locator:
        """Open the settings, on any page."""
        if "/t/" in self.page.url:
            self.page.get_by_role("button", name="Menu").click()
        else:
            self.page.get_by_role("button", name=re.compile("^(Settings|Réglages)$")).click()
        return self.page.get_by_role("dialog")


def program() -> str:
    """Chromium, Chrome or Edge on this machine, or the browser that `CHROMIUM` names."""
    found = machine.browser()
    assert found, MISSING
    return found


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, without a window."""
    browser = playwright.chromium.launch(executable_path=program(), args=QUIET)
    try:
        yield browser
    finally:
        browser.close()


def shown(locator: Locator) -> None:
    """Wait until something is visible."""
    expect(locator).to_be_visible(timeout=PATIENCE)
