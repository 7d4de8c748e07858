"""Bots at the table: they think beside the event loop and play like anybody else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import trailhand as th
from trailhand import bots
from trailhand.core.match import Match
from trailhand.core.rng import seeded

if TYPE_CHECKING:
    from trailhand.server.house import House
    from trailhand.server.tables import LiveTable

# Bots that answer in less than a millisecond need no process of their own.
QUICK = ("random",)
log = logging.getLogger("trailhand.server")


def think(name: str, match: Match, seat: int, seed: int) -> str:
    """The choice of a bot in notation; it sees only what its seat may know."""
    shown = th.determinized(match, seat, seed)
    assert shown.decision is not None
    return shown.decision.options[bots.find(name)(seed).choose(shown, seat)].notation


def think_apart(name: str, position: dict[str, Any], seat: int, seed: int) -> str:
    """The same in another process."""
    return think(name, th.load(position), seat, seed)


def end_with_parent() -> None:
    """A worker whose server is gone ends, too."""
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Wait for the server to go, however it goes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinker:
    """Where bots think: the quick ones in a thread, the others in a process."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, "bots")
        self._processes: ProcessPoolExecutor | None = None

    async def choose(self, name: str, match: Match, seat: int) -> str:
        """What a bot plays."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        if name in QUICK:
            return await loop.run_in_executor(self._threads, think, name, match.clone(), seat, seed)
        if self._processes is None:
            self._processes = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=end_with_parent
            )
        # The position is dealt again before it leaves, so that nothing hidden does.
        copy = match.clone()
        copy.game.determinize(copy.state, seat, seeded(seed))
        return await loop.run_in_executor(
            self._processes, think_apart, name, copy.position(), seat, seed
        )

    def close(self) -> None:
        """Stop thinking."""
        self._threads.shutdown(cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(cancel_futures=True)


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
        while (name := bot_on(table)) is not None:
            if table.listeners and house.settings.bot_pause:
                await asyncio.sleep(house.settings.bot_pause)
            await play_one(house, table, name)
    except Exception:
        log.exception("the bots at table %s stopped", table.info.id)
    finally:
        table.thinking = None


async def play_one(house: House, table: LiveTable, name: str) -> None:
    """One choice of a bot, written down like a person's."""
    from trailhand.server.lessons.teaching import scripted
    from trailhand.server.playing import advance

    before, seat = table.match, table.deciding
    if seat < 0:
        return
    notation = scripted(table) or await house.thinker.choose(name, before, seat)
    async with table.lock:
        if table.match is before and table.seats[seat].bot == name and table.deciding == seat:
            await advance(house, table, notation)
