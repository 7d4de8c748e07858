"""The language of a request."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from trailhand.text import closest, languages


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """`?lang=fr`, else the first language of the browser that we speak, else English."""
    wanted = connection.query_params.get("lang")
    if wanted:
        return closest(str(wanted)[:20])
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        tag = part.split(";")[0].strip().lower()
        if tag.split("-")[0] in languages():
            return closest(tag)
    return closest("")
