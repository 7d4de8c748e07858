"""The OpenAPI document, and a machine that tries everything it allows."""

from __future__ import annotations

from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode

from tests.server.conftest import Visit
from tests.server.driving import Visitor

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


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_nothing_that_the_document_allows_breaks_the_server(visit: Visit) -> None:
    host = visit()
    tables = [host.create("me", "partner")["id"], host.create("me", "bot")["id"]]
    document = host.get("/api/openapi.json")
    schema = schemathesis.openapi.from_dict(document)
    schema.config.generation.modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    tried = 0
    for found in schema.get_all_operations():
        tried += try_call(cast(Any, found).ok(), host, tables)
    assert tried > EXAMPLES * 15


def try_call(operation: Any, host: Visitor, tables: list[str]) -> int:
    """Try one call with what the document allows, and with what it does not."""
    count = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    def attempt(case: Any) -> None:
        nonlocal count
        count += 1
        if case.path_parameters and count % 3:
            case.path_parameters["table_id"] = tables[count % len(tables)]
        headers = {"x-csrftoken": host.http.cookies["csrftoken"]}
        request = case.as_transport_kwargs(base_url=host.server.url, headers=headers)
        request.pop("cookies", None)
        answer = host.http.request(**{k: v for k, v in request.items() if v is not None})
        assert answer.status_code < 500, (case, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["code"]

    given(case=operation.as_strategy())(attempt)()
    return count
