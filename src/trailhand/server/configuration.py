"""What a host may configure, and the defaults."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

BODY_LIMIT = 256 * 1024
IMPORT_LIMIT = 1024 * 1024
MESSAGE_LIMIT = 4096
PACKAGE = Path(__file__).parent
HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]+")
USUAL_PORTS = {"http": 80, "https": 443}
PATIENCE = 180
THINKERS = max(1, (os.cpu_count() or 1) - 1)


class CannotStart(Exception):
    """Why a server does not start: one sentence that says what is wrong and what to do."""


class BadConfiguration(ValueError):
    """A setting that is not possible like this; its message says what to do."""


@dataclass(frozen=True)
class Rate:
    """A limit: how many at once, and how many more every second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Configuration:
    """How one server runs."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8421
    log_format: str = "plain"
    access_log: bool = False
    metrics_port: int = 0  # 0: no metrics
    metrics_host: str = "127.0.0.1"
    health_seconds: float = 2.0
    static: Path = PACKAGE / "static"
    bot_pause: float = 0.7
    thinkers: int = THINKERS
    thinking_per_visitor: int = 2
    thinking_per_address: int = 8
    hint_budget: str = "2s"
    idle_seconds: float = 600.0
    absent_seconds: int = PATIENCE
    ping_seconds: float = 20.0
    silence_seconds: float = 45.0
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    unread_seconds: float = 30.0
    connections: int = 8192
    connections_per_address: int = 256
    link_seconds: float = 900.0
    write_patience: float = 10.0  # seconds in all for which a command waits for a busy database
    retry_seconds: float = 2.0  # after which what could not be written is tried again
    keep_open_days: float = 7.0  # tables that never began or that all have left; 0: forever
    keep_running_days: float = 180.0  # after the last change
    keep_finished_days: float = 365.0
    tables_per_visitor: int = 100  # that are not over; 0: as many as they like
    tables_per_address: int = 500
    kept_per_visitor: int = 1000  # those included that are over or were left
    kept_per_address: int = 5000
    sweep_seconds: float = 600.0
    pack_seconds: float = 60.0  # after the end of a game
    public_url: str = ""
    trust_proxy: bool = False
    secure_cookies: bool = False
    per_visitor: Rate = field(default=Rate(120, 20))
    per_address: Rate = field(default=Rate(600, 100))
    new_tables: Rate = field(default=Rate(30, 0.5))
    messages: Rate = field(default=Rate(30, 5))

    def __post_init__(self) -> None:
        if self.public_url:
            object.__setattr__(self, "public_url", public_origin(self.public_url))

    @property
    def encrypted(self) -> bool:
        """Whether people reach the server by https, as far as the host has said."""
        return self.public_url.startswith("https:")


def public_origin(url: str) -> str:
    """The address that people type, as `https://name` or `https://name:port`; refuse all else."""
    try:
        parts = urlsplit(url.strip())
        name, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:  # a port or a name that cannot be one
        parts, name, port = urlsplit(""), "", None
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in USUAL_PORTS or not HOST.fullmatch(name) or rest:
        raise BadConfiguration(
            "the public URL is the address that people type, like https://tables.example.org, "
            f"without a path; {url!r} is none"
        )
    host = f"[{name}]" if ":" in name else name
    unusual = port is not None and port != USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{port}" if unusual else "")


def data_folder() -> Path:
    """Where this machine keeps the data of its user's programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "trailhand"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "trailhand"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "trailhand"


def default_database() -> str:
    """The address of the database in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"
