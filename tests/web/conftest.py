"""The built page, a server and a browser for all tests of a process, and people with browsers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.driving import Server, Visitor, running
from tests.web.browsing import Person, chromium
from tests.web.building import BUILD, page_folder

Meet = Callable[..., Person]
FAILED = pytest.StashKey[bool]()
FAILURES = BUILD / "web-failures"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One real server process with the built page; bots do not pause."""
    static = page_folder()
    with running(tmp_path_factory.mktemp("web"), static=str(static)) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser; every person gets a context of their own."""
    with sync_playwright() as playwright, chromium(playwright) as found:
        yield found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep whether a test failed, for `meet`."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def meet(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """A new person: meet(), meet(locale="fr-FR"), meet(visitor=one_who_plays_by_the_api)."""
    people: list[Person] = []

    def person(visitor: Visitor | None = None, **context: Any) -> Person:
        people.append(Person(browser, server, visitor, **context))
        return people[-1]

    yield person
    if request.node.stash.get(FAILED, False):
        for n, each in enumerate(people, 1):
            each.photograph(FAILURES / f"{request.node.name}-{n}.png")
    for each in people:
        each.close()


@pytest.fixture
def visitor(server: Server) -> Visitor:
    """Somebody who plays by the API, for what a test does not want to click through."""
    return Visitor(server)
