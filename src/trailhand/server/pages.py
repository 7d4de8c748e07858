"""The page: files from one folder, and its start for every other path."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from trailhand.server.house import House
from trailhand.server.problems import Problem

FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
MISSING = (
    "<!doctype html><meta charset=utf-8><title>Trailhand</title>"
    "<p>The server runs, but its page has not been built. The API is at /api/openapi.json.</p>"
)
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def find(folder: Path, path: str) -> Path | None:
    """A file of the page; nothing outside its folder."""
    if "\0" in path or len(path) > 200:
        return None
    wanted = (folder / path.lstrip("/")).resolve()
    if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
        return wanted
    return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, else the page itself."""
    house: House = request.app.state.house
    if path.lstrip("/").startswith("api/") or path.strip("/") == "api":
        raise Problem("not-found")
    folder = house.settings.static
    found = find(folder, path) if path.strip("/") else None
    file = found or find(folder, "index.html")
    if file is None:
        return Response(MISSING.encode(), media_type="text/html; charset=utf-8")
    cache = FOREVER if found is not None and "assets" in file.parts else "no-cache"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    content = file
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in ENCODINGS:
        packed = file.with_name(file.name + ending)
        if name in accepted and packed.is_file():
            headers["content-encoding"] = name
            content = packed
            break
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Response(content.read_bytes(), media_type=kind, headers=headers)
