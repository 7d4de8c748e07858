"""The house: the store, the tables that are open in it, and the bots that play at them."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from trailhand.core.text import Text
from trailhand.server.configuration import Configuration
from trailhand.server.contract.problems import Problem, Unavailable
from trailhand.server.keeping.shelf import KeyUsed, Stale, load_table, read_seq
from trailhand.server.keeping.store import Store
from trailhand.server.table.recent import RecentMessages
from trailhand.server.table.tables import LiveTable
from trailhand.server.watch.metrics import Metrics

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
LOOK_EVERY = 30.0
MOST_ADDRESSES = 20_000
MESSAGE_BYTES = 4 * 1024 * 1024
T = TypeVar("T")


class Players(Protocol):
    """Those who play by themselves at the tables of a house: its bots."""

    def wake(self, house: House, table: LiveTable) -> None:
        """A table was opened or has changed: it may be their turn."""

    def stop(self) -> None:
        """Play no more: the server is about to stop."""

    def close(self) -> None:
        """Stop, and wait until nothing is left to do."""


class House:
    """Everything that runs in one server process."""

    def __init__(self, configuration: Configuration, store: Store, bots: Players) -> None:
        self.configuration = configuration
        self.store = store
        self.bots = bots
        self.metrics = Metrics()
        self.began = time.monotonic()
        self.salt = ""  # of the hashes of addresses
        self.trial: asyncio.Task[None] | None = None  # of the database, for `door.health`
        self.tables: dict[str, LiveTable] = {}
        self.messages = RecentMessages(MESSAGE_BYTES)
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start what runs by itself."""
        self._janitor = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Stop it, and let go of the database."""
        tasks: list[asyncio.Task[Any]] = []
        for table in self.tables.values():
            tasks += [table.thinking] if table.thinking else []
            tasks += [table.advice[1]] if table.advice else []
        if self._janitor is not None:
            tasks.append(self._janitor)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.store.close)

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from disk."""
        if TABLE_ID.fullmatch(table_id) is None:
            raise Problem("not-found")
        table = self.tables.get(table_id)
        if table is None:
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.create_task(self._open(table_id))
                self._opening[table_id] = task
            table = await asyncio.shield(task)
        if table is None:
            raise Problem("not-found")
        table.used = table.asked = time.monotonic()
        self.bots.wake(self, table)
        return table

    def seen_at(self, visitor: str, address: str) -> None:
        """Remember where a visitor asked from last."""
        self._addresses[visitor] = address
        self._addresses.move_to_end(visitor)
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    def address_of(self, visitor: str) -> str:
        """Where a visitor asked from last; one who has not been here is a place of their own."""
        return self._addresses.get(visitor, visitor)

    async def commit(self, table: LiveTable | None, job: Callable[[Connection], T]) -> T:
        """Write a change of a table; if it may or may not be on disk, the table is read again.

        A job that raises a problem is refused: nothing of it is written. So is a change of a
        table that somebody else has changed since it was read: that copy is forgotten.
        """
        try:
            return await self.store.write(job)
        except Unavailable as problem:
            if problem.unsure:
                self.forget(table)
            raise
        except (KeyUsed, Problem):
            raise
        except (Stale, IntegrityError):  # another process has played here
            self.forget(table)
            raise Problem("stale", Text("server-stale")) from None
        except BaseException:
            self.forget(table)
            raise

    async def compare(self, table: LiveTable) -> None:
        """Forget a table that is not on disk as it is in memory."""
        table_id = table.info.id
        if await self.store.read(lambda c: read_seq(c, table_id)) != table.seq:
            self.forget(table)

    def show(self, table: LiveTable) -> None:
        """Tell everybody that a table has changed, and let bots go on."""
        table.tell_all()
        self.bots.wake(self, table)

    def forget(self, table: LiveTable | None) -> None:
        """Let go of a table: whoever asks next gets it from disk."""
        if table is None:
            return
        table.forgotten = True
        if self.tables.get(table.info.id) is table:
            del self.tables[table.info.id]
        for listener in list(table.listeners):
            listener.drop()
        if table.thinking is not None:
            table.thinking.cancel()

    async def _open(self, table_id: str) -> LiveTable | None:
        try:
            table = await self.store.read(lambda connection: load_table(connection, table_id))
            if table is not None:
                self.tables[table_id] = table
            return table
        finally:
            del self._opening[table_id]

    def add(self, table: LiveTable) -> None:
        """Keep a table that has just been written."""
        self.tables[table.info.id] = table

    def connections(self) -> int:
        """How many look at tables; asked for from other threads, too."""
        return sum(len(table.listeners) for table in list(self.tables.values()))

    async def _tidy(self) -> None:
        """Put tables away that nobody looks at."""
        while True:
            await asyncio.sleep(min(LOOK_EVERY, self.configuration.idle_seconds))
            self.put_away(time.monotonic() - self.configuration.idle_seconds)

    def put_away(self, before: float) -> None:
        """Forget idle tables; they are on disk."""
        for table_id, table in list(self.tables.items()):
            busy = table.listeners or table.lock.locked() or table.thinking
            if not busy and table.used < before:
                del self.tables[table_id]
