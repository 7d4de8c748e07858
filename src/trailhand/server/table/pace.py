"""How fast bots play at a table: as the people who play only with bots want it.

Where other people play or watch, too, nobody's wish holds up the others.
"""

from __future__ import annotations

import asyncio
from typing import Final

from trailhand.server.table.tables import LiveTable

NORMAL: Final = "normal"
STEP: Final = "step"
PACES: Final = (STEP, "slow", NORMAL, "fast")  # the slowest first
SLOW_SECONDS: Final = 2.0
FAST_SECONDS: Final = 0.15


def read_pace(value: object) -> str:
    """A pace that somebody asks for; the usual one if it does not exist."""
    return value if isinstance(value, str) and value in PACES else NORMAL


def pace_of(table: LiveTable) -> str:
    """The pace of the bots: the slowest wanted by anybody who plays only with bots."""
    wanted = {
        listener.pace
        for listener in table.listeners
        if table.seats_of(listener.visitor) and table.alone(listener.visitor)
    }
    return next((pace for pace in PACES if pace in wanted), NORMAL)


def seconds_of(pace: str, usual: float) -> float:
    """How long a bot waits before a choice."""
    if pace == "slow":
        return max(usual, SLOW_SECONDS)
    return min(usual, FAST_SECONDS) if pace == "fast" else usual


async def breathe(table: LiveTable, usual: float) -> None:
    """Wait before a choice of a bot: for a while, or until somebody says "next"."""
    table.held, table.released = True, False
    try:
        while pace_of(table) == STEP and not table.released:
            table.paced.clear()
            await table.paced.wait()
        released = table.released
    finally:
        table.held = table.released = False
    seconds = seconds_of(pace_of(table), usual)
    if table.listeners and seconds and not released:
        await asyncio.sleep(seconds)


def release(table: LiveTable) -> None:
    """The bot that is held may make its choice."""
    if table.held:
        table.released = True
        table.paced.set()
