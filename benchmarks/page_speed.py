"""How long a person waits for the page: first paint, opening a table, seeing one's own choice.

    python benchmarks/page_speed.py --choices 40

Starts a server on loopback and Chromium without a window. Prints one JSON object in milliseconds:
the first useful paint of the start page (medians of new browsers with empty caches), a running
table opened right after a restart of the server (by the API, and drawn on the page), and the time
from a click on an option to the choice being on show.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.driving import Server, Visitor
from tests.web.browsing import Person, chromium
from tests.web.building import page_folder
from tests.web.making import brought

PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
FIRST_ROW = "[data-row]:not([disabled])"
# Click the first option, and wait until another moment of the game is on show and painted.
CLICK = """() => new Promise((done) => {
  const root = document.querySelector("[data-moment]");
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  });
  watch.observe(root, { attributeFilter: ["data-seq"] });
  const start = performance.now();
  document.querySelector("[data-row]").click();
})"""


def first_paint(browser: Browser, server: Server, path: str, visitor: Visitor | None) -> float:
    """Milliseconds until a new browser shows something of a page."""
    person = Person(browser, server, visitor)
    person.page.goto(path)
    person.page.locator("h1").first.wait_for(state="attached")
    found: Any = person.page.wait_for_function(PAINT).json_value()
    person.close()
    return float(found)


def drawn(browser: Browser, server: Server, visitor: Visitor, path: str) -> float:
    """Milliseconds until a table is drawn in a new browser."""
    person = Person(browser, server, visitor)
    started = time.perf_counter()
    person.page.goto(path, wait_until="commit")
    person.page.locator("[data-anchor]").first.wait_for()
    took = 1000 * (time.perf_counter() - started)
    person.close()
    return took


def choices(browser: Browser, server: Server, visitor: Visitor, count: int) -> list[float]:
    """Milliseconds from clicks to what they changed."""
    person = Person(browser, server, visitor, reduced_motion="reduce")
    table = visitor.create("me", "partner", seed=5, confirm=False)
    person.open_table(table)
    times: list[float] = []
    for _ in range(count):
        person.page.locator(FIRST_ROW).first.wait_for()
        times.append(float(person.page.evaluate(CLICK)))
    person.close()
    return times


def cold(server: Server, visitor: Visitor, path: str) -> float:
    """Milliseconds that a server needs to open a running table right after its start."""
    server.kill()
    server.start()
    visitor.get("/api/games")
    started = time.perf_counter()
    visitor.get(path)
    return 1000 * (time.perf_counter() - started)


def measure(browser: Browser, server: Server, arguments: argparse.Namespace) -> dict[str, Any]:
    """Everything."""
    visitor = Visitor(server)
    table = brought(visitor, "four-seats-2e", 380)
    api, page = f"/api/tables/{table['id']}", f"/t/{table['id']}"
    paints = [first_paint(browser, server, "/", None) for _ in range(arguments.rounds)]
    opened = [cold(server, visitor, api) for _ in range(arguments.rounds)]
    pictures = [drawn(browser, server, visitor, page) for _ in range(arguments.rounds)]
    clicks = sorted(choices(browser, server, visitor, arguments.choices))
    return {
        "first_paint_ms": round(statistics.median(paints)),
        "open_cold_ms": round(statistics.median(opened)),
        "table_drawn_ms": round(statistics.median(pictures)),
        "choice_shown_median_ms": round(statistics.median(clicks)),
        "choice_shown_p90_ms": round(clicks[int(0.9 * (len(clicks) - 1))]),
        "load_average": os.getloadavg()[0],
    }


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--choices", type=int, default=40)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), static=str(page_folder())).start()
        try:
            with sync_playwright() as playwright, chromium(playwright) as browser:
                print(json.dumps(measure(browser, server, arguments)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
