"""What `./test` asks: everything that the tests need, and the compiled package to test."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from scripts.setup import machine
from scripts.setup.environment import Environment
from scripts.setup.package import make, stop_maker
from scripts.setup.page import tools
from scripts.setup.places import say

LOCK = "dev.lock"


def test_environment() -> Environment:
    """The environment of the tests, with its packages."""
    environment = Environment(".venv-test")
    if not environment.has(LOCK):
        say("Setting up the tests (the first time, this takes some minutes)...")
        environment.prepare(LOCK)
    return environment


def prepare(arguments: list[str]) -> int:
    """Packages, and with `--all` a compiler, a browser and the tools of the page; side by side."""
    if "--all" not in arguments:
        test_environment()
        return 0
    with ThreadPoolExecutor(3) as helpers:
        jobs = [helpers.submit(job) for job in (test_environment, machine.install_missing, tools)]
        for job in jobs:
            job.result()
    machine.install_browser(Environment(".venv-test").python)
    return 0


def package(_arguments: list[str]) -> int:
    """Make the compiled package, and print where it is."""
    environment = test_environment()
    environment.use()
    stop_maker()  # at the lowest priority it would take longer, and what it has done is kept
    folder = make(environment)
    environment.point_at(folder)
    print(folder)
    return 0


def needed(_arguments: list[str]) -> int:
    """Say what the tests find, and what is missing."""
    for line in machine.needed():
        print(f"missing: {line}")
    found = machine.browser()
    if found:
        print(found)
    return 1 if machine.needed() else 0
