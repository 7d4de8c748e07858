"""Where a database is."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import URL


def file_of(address: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory or on a server."""
    name = address.database
    if address.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return Path(name).resolve()
