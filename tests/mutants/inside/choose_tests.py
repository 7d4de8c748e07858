"""A pytest plugin: only the tests that were chosen, in their order, and none for ever."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import patience  # type: ignore[import-not-found]
import pytest

CHOSEN: dict[str, float] = json.loads(Path(os.environ["MUTANTS_TESTS"]).read_text("utf-8"))
ORDER = {name: at for at, name in enumerate(CHOSEN)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The cheapest first."""
    chosen = [item for item in items if item.nodeid in ORDER]
    items[:] = sorted(chosen, key=lambda item: ORDER[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Every test has its time."""
    patience.begin(CHOSEN[item.nodeid])
    return (yield)
