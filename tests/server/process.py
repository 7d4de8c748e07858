"""A real server process for tests: `python -m tests.server.process SETTINGS PORT`."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from trailhand.server.run import serve
from trailhand.server.settings import Rate, Settings

FREE = Rate(1e9, 1e9)
GENEROUS: dict[str, Any] = {
    "bot_pause": 0.0,
    "absent_seconds": 0.0,
    "per_visitor": FREE,
    "per_address": FREE,
    "new_tables": FREE,
}


def settings_of(given: dict[str, Any]) -> Settings:
    """Settings without limits, but for those that are given."""
    rates: dict[str, Any] = {
        name: Rate(*value) if isinstance(value, list) else value for name, value in given.items()
    }
    if "static" in rates:
        rates["static"] = Path(rates["static"])
    return Settings(**(GENEROUS | rates))


def main() -> None:
    """Serve until told to stop."""
    settings = settings_of(json.loads(sys.argv[1]))
    port = int(sys.argv[2])
    asyncio.run(serve(settings, "127.0.0.1", port, lambda: print("ready", flush=True)))


if __name__ == "__main__":
    main()
