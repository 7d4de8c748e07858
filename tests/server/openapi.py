"""The OpenAPI document for the page: `python -m tests.server.openapi` writes `web/openapi.json`.

The page makes its types from it. It is the document that a server shows at `/api/openapi.json`,
without the version and without the refusals, which are the same for every call.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from trailhand.server.app import create_app
from trailhand.server.configuration import Configuration

FILE = Path(__file__).parents[2] / "web" / "openapi.json"
WIDTH = 100


def document() -> Any:
    """The document of the server, without starting one."""
    with TemporaryDirectory() as folder:
        door = create_app(Configuration(f"sqlite:///{folder}/tables.sqlite3"))
        return msgspec.json.decode(msgspec.json.encode(door.app.openapi_schema.to_schema()))


def for_the_page(whole: Any) -> str:
    """What the page needs of a document, as text."""
    paths = {
        path: {
            method: call | {"responses": {"200": call["responses"]["200"]}}
            for method, call in calls.items()
        }
        for path, calls in whole["paths"].items()
    }
    return written(whole | {"info": whole["info"] | {"version": ""}, "paths": paths}) + "\n"


def written(value: Any, margin: int = 0) -> str:
    """JSON as people would write it: on one line what fits there."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or margin + len(line) < WIDTH:
        return line
    deeper = margin + 2
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)}: {written(item, deeper)}" for key, item in value.items()]
    else:
        rows = [written(item, deeper) for item in value]
    inside = ",\n".join(" " * deeper + row for row in rows)
    return f"{line[0]}\n{inside}\n{' ' * margin}{line[-1]}"


if __name__ == "__main__":
    FILE.write_text(for_the_page(document()), encoding="utf-8")
