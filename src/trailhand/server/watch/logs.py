"""Logs: every line has a time, and the request and the table that it is about.

`asked` holds for whatever is done for a request, in the tasks that it starts, too.
Lines go to stderr, as text or as one JSON object each.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, NamedTuple

ACCESS = "trailhand.access"
TABLE_PATH = re.compile(r"/(?:api/tables|t|join)/([A-Za-z0-9_-]{22})(?:/|$)")
SECRET_PATH = re.compile(r"^/(claim)/.+")
USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class Asked(NamedTuple):
    """The request that is being answered, the table that it names, and from where it comes.

    The maker is a keyed hash of an address, and not for the log.
    """

    request: str = ""
    table: str = ""
    maker: str = ""


asked: ContextVar[Asked] = ContextVar("asked", default=Asked())  # noqa: B039 (it is immutable)


def table_in(path: str) -> str:
    """The table that a path names, or nothing."""
    found = TABLE_PATH.match(path)
    return found[1] if found else ""


def shown_path(path: str) -> str:
    """A path as it may be written down: without the one-time token of a link."""
    return SECRET_PATH.sub(r"/\1/...", path)[:300]


def extras_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says besides its sentence: request, table, and what it was given."""
    now = asked.get()
    known = {"request": now.request, "table": now.table}
    about = {name: value for name, value in known.items() if value}
    given = {name: value for name, value in vars(record).items() if name not in USUAL}
    return about | given


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line as an object."""
        line: dict[str, Any] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= extras_of(record)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainFormatter(logging.Formatter):
    """One line of text; an error is followed by its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """A line as text."""
        extras = "".join(f" {name}={value}" for name, value in extras_of(record).items())
        message = printable(record.getMessage() + extras)
        line = f"{time_of(record)} {record.levelname.lower()} {message}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


def printable(text: str) -> str:
    """Text that stays on its line, whatever somebody has put into a path."""
    return "".join(each if each.isprintable() else f"\\x{ord(each):02x}" for each in text)


def time_of(record: logging.LogRecord) -> str:
    """When a line was written, in UTC."""
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def start_logging(log_format: str, access_log: bool) -> None:
    """Write lines to stderr from now on; only our own say more than what goes wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if log_format == "json" else PlainFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("trailhand").setLevel(logging.INFO)
    logging.getLogger(ACCESS).setLevel(logging.INFO if access_log else logging.WARNING)
