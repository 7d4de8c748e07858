"""A server for all tests of a process, and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.driving import Server, Visitor, running

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One real server process, without limits and pauses."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as found:
        yield found


@pytest.fixture
def visit(server: Server) -> Visit:
    """A new browser: visit(), visit(lang="fr")."""
    return lambda lang="en": Visitor(server, lang)
