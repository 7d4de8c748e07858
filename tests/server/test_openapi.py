"""The OpenAPI document, and a machine that tries everything it allows."""

from __future__ import annotations

import pytest

from tests.server.conftest import Visit
from tests.server.fuzz import say_nonsense, try_calls
from tests.server.openapi import FILE, for_the_page

EXAMPLES = 12


def test_the_document_describes_every_call(visit: Visit) -> None:
    document = visit().get("/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    paths = document["paths"]
    assert {"/api/games", "/api/tables", "/api/import", "/api/claim"} <= set(paths)
    for path, calls in paths.items():
        assert path.startswith("/api/")
        for call in calls.values():
            assert call["description"]
            assert "200" in call["responses"]
    snapshot = document["components"]["schemas"]["Snapshot"]
    assert {"seq", "moment", "decision", "log", "undo"} <= set(snapshot["properties"])


def test_the_types_of_the_page_are_made_of_this_document(visit: Visit) -> None:
    told = for_the_page(visit().get("/api/openapi.json"))
    assert FILE.read_text(encoding="utf-8") == told, "run: python -m tests.server.openapi"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_nothing_that_the_document_allows_breaks_the_server(visit: Visit) -> None:
    tally = try_calls(visit(), EXAMPLES)
    assert tally.wrong == []
    assert tally["requests"] > EXAMPLES * 15
    assert tally["404"] < tally["requests"] / 4  # most calls reach something


@pytest.mark.slow
def test_nonsense_on_sockets_hurts_nobody(visit: Visit) -> None:
    tally = say_nonsense(visit(), 400)
    assert tally.wrong == []
    assert tally["messages"] >= 400
