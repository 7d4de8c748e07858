"""The page: files from one folder, and `index.html` for the paths that the page knows."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from trailhand.server.contract.problems import Problem
from trailhand.server.house import House

FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
# The paths of the page (web/src/lib/route.svelte.ts): the first part, and how many may follow it.
ROUTES = {
    "t": (1, 1),
    "join": (1, 1),
    "claim": (1, 1),
    "rules": (0, 1),
    "learn": (0, 1),
}
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


def is_route(path: str) -> bool:
    """Whether the page has something to show at a path."""
    first, *more = [part for part in path.split("/") if part] or [""]
    least, most = ROUTES.get(first, (0, 0) if not first else (1, 0))
    return least <= len(more) <= most


def for_people(request: Request[Any, Any, Any], path: str) -> bool:
    """Whether a person looks for a page that is not there, and not a program for a file."""
    inside = path.strip("/").split("/")[0] in ("api", "assets")
    return not inside and "text/html" in request.headers.get("accept", "")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, else the page itself; it tells people what it does not know."""
    house: House = request.app.state.house
    known = is_route(path)
    folder = house.configuration.static
    found = find(folder, path) if path.strip("/") else None
    if found is None and not known and not for_people(request, path):
        raise Problem("not-found")
    file = found or find(folder, "index.html")
    status = 200 if found is not None or known else 404
    if file is None:
        return Response(MISSING.encode(), media_type="text/html; charset=utf-8", status_code=status)
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
    return Response(content.read_bytes(), media_type=kind, headers=headers, status_code=status)
