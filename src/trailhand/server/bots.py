"""Bots at the table: they think beside the event loop and play like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from trailhand import bots
from trailhand.core.match import Match, determinized
from trailhand.server.thinking import NotWanted
from trailhand.server.workers import GaveUp

if TYPE_CHECKING:
    from trailhand.server.house import House
    from trailhand.server.tables import LiveTable

log = logging.getLogger("trailhand.server")


async def think(house: House, table: LiveTable, name: str, match: Match, seat: int) -> str:
    """The choice of a bot in notation; it sees only what its seat may know.

    What is hidden is dealt again before anything leaves this process. A bot that cannot think
    plays anything rather than keep people waiting.
    """
    seed = secrets.randbits(64)
    shown = determinized(match, seat, seed)
    if name != bots.RANDOM:
        table_id, position = table.info.id, shown.position()
        try:
            return await house.thinker.choose(
                table_id, name, position, seat, seed, lambda: is_up_to(table, name, match, seat)
            )
        except GaveUp:
            log.exception("the bot %s at table %s could not think", name, table_id)
    assert shown.decision is not None
    return shown.decision.options[bots.find(bots.RANDOM)(seed).choose(shown, seat)].notation


def is_up_to(table: LiveTable, name: str, match: Match, seat: int) -> bool:
    """Whether a bot still has to decide about a match."""
    return table.match is match and table.deciding == seat and table.seats[seat].bot == name


def bot_on(table: LiveTable) -> str | None:
    """The bot that has to decide now, if it is one."""
    seat = table.deciding
    return table.seats[seat].bot if seat >= 0 else None


def wake_bots(house: House, table: LiveTable) -> None:
    """Let bots play if it is their turn and they are not at it already."""
    if bot_on(table) is not None and (table.thinking is None or table.thinking.done()):
        table.thinking = asyncio.create_task(play_bots(house, table))


async def play_bots(house: House, table: LiveTable) -> None:
    """Play until a person has to decide."""
    try:
        while (name := bot_on(table)) is not None and not house.thinker.closed:
            if table.listeners and house.settings.bot_pause:
                await asyncio.sleep(house.settings.bot_pause)
            await play_one(house, table, name)
    except Exception:
        log.exception("the bots at table %s stopped", table.info.id)
    finally:
        table.thinking = None


async def play_one(house: House, table: LiveTable, name: str) -> None:
    """One choice of a bot, written down like a person's, if it is still asked for."""
    from trailhand.server.lessons.teaching import scripted
    from trailhand.server.playing import advance

    before, seat = table.match, table.deciding
    if seat < 0:
        return
    try:
        notation = scripted(table) or await think(house, table, name, before, seat)
    except NotWanted:
        return
    async with table.lock:
        if is_up_to(table, name, before, seat):
            await advance(house, table, notation)
