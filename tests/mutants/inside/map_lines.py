"""A pytest plugin: which lines of the games each test runs through, and how long."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import coverage
import pytest

GAMES = Path(os.environ["MUTANTS_GAMES"])
SHARE = int(os.environ["MUTANTS_SHARE"])

measuring = coverage.Coverage(data_file=None, include=[f"{GAMES}/*"], config_file=False)
measuring.start()  # before the games are imported
tests: dict[str, dict[str, Any]] = {}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One in so many."""
    items[:] = items[::SHARE]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A context for each test."""
    marks = item.iter_markers("proves")
    rules = sorted({rule for mark in marks for rule in mark.args})
    tests[item.nodeid] = {"id": item.nodeid, "rules": rules, "seconds": 0.0, "passed": False}
    measuring.switch_context(item.nodeid)
    begun = time.process_time()
    done = yield
    tests[item.nodeid]["seconds"] = round(time.process_time() - begun, 4)
    measuring.switch_context("")
    return done


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Whether it passed."""
    if report.when == "call":
        tests[report.nodeid]["passed"] = report.passed


def pytest_sessionfinish() -> None:
    """For every test file its tests, and for each line of the games a bit for every test."""
    measuring.stop()
    found: dict[str, dict[str, Any]] = {}
    place: dict[str, tuple[str, int]] = {}
    for row in tests.values():
        file = row["id"].partition("::")[0]
        if row["passed"]:
            rows = found.setdefault(file, {"tests": [], "lines": {}, "imported": {}})["tests"]
            place[row["id"]] = file, len(rows)
            rows.append(row)
    data = measuring.get_data()
    for source in sorted(data.measured_files()):
        name = Path(source).relative_to(GAMES.parent).as_posix()
        known = data.contexts_by_lineno(source)
        for part in found.values():
            part["lines"][name] = {}
            part["imported"][name] = [line for line, ids in known.items() if "" in ids]
        for line, ids in known.items():
            for each in ids:
                if each in place:
                    file, bit = place[each]
                    lines = found[file]["lines"][name]
                    lines[line] = lines.get(line, 0) | 1 << bit
    Path(os.environ["MUTANTS_MAP"]).write_text(json.dumps(found), encoding="utf-8")
