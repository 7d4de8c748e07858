"""Bots at the table: they think beside the event loop and play like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from trailhand import bots
from trailhand.core.match import Match, determinized
from trailhand.server.changes.command import Change, command
from trailhand.server.changes.playing import advance
from trailhand.server.contract.problems import Problem, Unavailable
from trailhand.server.house import House
from trailhand.server.lessons.teaching import scripted
from trailhand.server.minds.thinking import Thinker
from trailhand.server.minds.turns import Asker, NotWanted
from trailhand.server.minds.workers import GaveUp
from trailhand.server.table.pace import breathe
from trailhand.server.table.tables import LiveTable

log = logging.getLogger("trailhand.server")


class Bots:
    """All bots of a house, and what they think with."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    def wake(self, house: House, table: LiveTable) -> None:
        """End thoughts that nobody needs any more; start to play if it is a bot's turn."""
        self.thinker.hurry(table.info.id)
        if bot_on(table) is not None and (table.thinking is None or table.thinking.done()):
            table.thinking = asyncio.create_task(self.play(house, table))

    def stop(self) -> None:
        """Stop thinking at once."""
        self.thinker.stop()

    def close(self) -> None:
        """Stop thinking, and wait until nothing is left of it."""
        self.thinker.close()

    async def play(self, house: House, table: LiveTable) -> None:
        """Play until a person has to decide."""
        pause = house.configuration.bot_pause
        try:
            while (name := bot_on(table)) is not None and not self.thinker.closed:
                await breathe(table, pause)
                try:
                    await play_one(house, self.thinker, table, name)
                except Unavailable:
                    await asyncio.sleep(house.configuration.retry_seconds)
        except Problem as refusal:  # the table has moved on, and is read again
            log.info("the bots at table %s stopped: %s", table.info.id, refusal.code)
        except Exception:
            log.exception("the bots at table %s stopped", table.info.id)
        finally:
            table.thinking = None


async def play_one(house: House, thinker: Thinker, table: LiveTable, name: str) -> None:
    """One choice of a bot, written down like a person's, if it is still asked for."""
    before, seat = table.match, table.deciding
    if seat < 0:
        return
    try:
        notation = scripted(table) or await think(house, thinker, table, name)
    except NotWanted:
        return

    def plan() -> Change | None:
        return advance(table, notation) if still_to_decide(table, name, before, seat) else None

    await command(house, table, None, plan)


async def think(house: House, thinker: Thinker, table: LiveTable, name: str) -> str:
    """The choice of a bot in notation; it sees only what its seat may know.

    What is hidden is dealt again before anything leaves this process. A bot that cannot think
    plays anything rather than keep people waiting.
    """
    match, seat, seed = table.match, table.deciding, secrets.randbits(64)
    shown = determinized(match, seat, seed)
    if name != bots.RANDOM:
        table_id, position = table.info.id, shown.position()
        asker = asker_at(house, table, lambda: still_to_decide(table, name, match, seat))
        try:
            return await thinker.choose(table_id, name, position, seat, seed, asker)
        except GaveUp:
            log.exception("the bot %s at table %s could not think", name, table_id)
    assert shown.decision is not None
    return shown.decision.options[bots.find(bots.RANDOM)(seed).choose(shown, seat)].notation


def asker_at(house: House, table: LiveTable, wanted: Callable[[], bool]) -> Asker:
    """A bot that thinks on the account of whoever the table belongs to."""
    host, silence = table.info.host or table.info.id, house.configuration.silence_seconds
    return Asker(
        visitor=host,
        address=house.address_of(host),
        hint=False,
        wanted=wanted,
        attended=lambda: table.attended(silence),
        tell=table.let_bot_wait,
    )


def still_to_decide(table: LiveTable, name: str, match: Match, seat: int) -> bool:
    """Whether a bot still has to decide about a match."""
    return table.match is match and table.deciding == seat and table.seats[seat].bot == name


def bot_on(table: LiveTable) -> str | None:
    """The bot that has to decide now, if it is one."""
    seat = table.deciding
    return table.seats[seat].bot if seat >= 0 else None
