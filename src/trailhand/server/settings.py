"""What a host may set, and what it is if nobody says."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

BODY_LIMIT = 256 * 1024
IMPORT_LIMIT = 1024 * 1024
MESSAGE_LIMIT = 4096
PACKAGE = Path(__file__).parent
THINKERS = max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """How one server runs."""

    database: str
    static: Path = PACKAGE / "static"
    bot_pause: float = 0.7
    thinkers: int = THINKERS
    hint_budget: str = "2s"
    idle_seconds: float = 600.0
    absent_seconds: float = 20.0
    link_seconds: float = 900.0
    trust_proxy: bool = False
    secure_cookies: bool = False
    per_visitor: Rate = field(default=Rate(120, 20))
    per_address: Rate = field(default=Rate(600, 100))
    new_tables: Rate = field(default=Rate(30, 0.5))
    messages: Rate = field(default=Rate(30, 5))


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
