"""A real server process for tests: `python -m tests.server.process SETTINGS PORT`."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

from tests.core.coyote import Coyote
from tests.core.waterholes import Waterholes
from tests.server.driving import TINY_GAMES
from trailhand import bots
from trailhand.bots.search import SearchBot, read_budget
from trailhand.core.game import register
from trailhand.server.run import serve
from trailhand.server.settings import Rate, Settings

FREE = Rate(1e9, 1e9)
PATIENT = "patient"
GENEROUS: dict[str, Any] = {
    "bot_pause": 0.0,
    "absent_seconds": 0.0,
    "thinkers": 1,
    "hint_budget": "20",
    "per_visitor": FREE,
    "per_address": FREE,
    "new_tables": FREE,
}


def patient(seed: int) -> bots.Bot:
    """A bot that thinks until it is told to stop."""
    return SearchBot(seed, read_budget("600s"))


bots.register(PATIENT, patient)  # also in the processes that this one starts
if __name__ in ("__main__", "__mp_main__") and os.environ.get(TINY_GAMES) != "no":
    register(Waterholes())
    register(Coyote())


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
