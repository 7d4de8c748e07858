"""A real server process for tests: `python -m tests.server.process CONFIGURATION PORT`."""

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
from trailhand.server.configuration import Configuration, Rate
from trailhand.server.run import serve

FREE = Rate(1e9, 1e9)
PATIENT = "patient"
STEADY = "steady"
GENEROUS: dict[str, Any] = {
    "bot_pause": 0.0,
    "absent_seconds": 0,
    "connections_per_address": 1_000_000,
    "thinkers": 1,
    "hint_budget": "20",
    "per_visitor": FREE,
    "per_address": FREE,
    "new_tables": FREE,
    "tables_per_visitor": 0,
    "tables_per_address": 0,
    "kept_per_visitor": 0,
    "kept_per_address": 0,
    "keep_open_days": 0.0,
    "keep_running_days": 0.0,
    "keep_finished_days": 0.0,
}


def patient(seed: int) -> bots.Bot:
    """A bot that thinks until it is told to stop."""
    return SearchBot(seed, read_budget("600s"))


def steady(seed: int) -> bots.Bot:
    """A bot that takes its time, and not more."""
    return SearchBot(seed, read_budget("0.2s"))


bots.register(STEADY, steady)
bots.register(PATIENT, patient)  # also in the processes that this one starts
if __name__ in ("__main__", "__mp_main__") and os.environ.get(TINY_GAMES) != "no":
    register(Waterholes())
    register(Coyote())


def configuration_of(given: dict[str, Any]) -> Configuration:
    """A configuration without limits, but for those that are given."""
    rates: dict[str, Any] = {
        name: Rate(*value) if isinstance(value, list) else value for name, value in given.items()
    }
    if "static" in rates:
        rates["static"] = Path(rates["static"])
    return Configuration(**(GENEROUS | rates))


def main() -> None:
    """Serve until told to stop."""
    configuration = configuration_of(json.loads(sys.argv[1]))
    port = int(sys.argv[2])
    asyncio.run(serve(configuration, "127.0.0.1", port, lambda: print("ready", flush=True)))


if __name__ == "__main__":
    main()
