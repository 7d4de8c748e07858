"""The house: the store, the tables that are open in it, and the clocks that run."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from trailhand.core.text import Text
from trailhand.server.bots import wake_bots
from trailhand.server.limits import Limits
from trailhand.server.problems import Problem
from trailhand.server.settings import Settings
from trailhand.server.shelf import KeyUsed, load_table
from trailhand.server.store import Store
from trailhand.server.tables import LiveTable
from trailhand.server.thinking import Thinker

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
LOOK_EVERY = 30.0
T = TypeVar("T")


class House:
    """Everything that runs in one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.limits = Limits(settings)
        self.thinker = Thinker(settings.thinkers, settings.hint_budget)
        self.tables: dict[str, LiveTable] = {}
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
        await asyncio.to_thread(self.thinker.close)
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
        table.used = time.monotonic()
        wake_bots(self, table)
        return table

    async def commit(self, table: LiveTable, job: Callable[[Connection], T]) -> T:
        """Write a change of a table; if it is not sure what became of it, read it anew."""
        try:
            return await self.store.write(job)
        except KeyUsed:
            raise
        except IntegrityError:  # another process has played here
            self.forget(table)
            raise Problem("stale", Text("server-stale")) from None
        except BaseException:
            self.forget(table)
            raise

    def forget(self, table: LiveTable) -> None:
        """Let go of a table: whoever asks next gets it from disk."""
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

    async def _tidy(self) -> None:
        """Put tables away that nobody looks at."""
        while True:
            await asyncio.sleep(min(LOOK_EVERY, self.settings.idle_seconds))
            self.put_away(time.monotonic() - self.settings.idle_seconds)
            self.limits.forget()

    def put_away(self, before: float) -> None:
        """Forget idle tables; they are on disk."""
        for table_id, table in list(self.tables.items()):
            busy = table.listeners or table.lock.locked() or table.thinking
            if not busy and table.used < before:
                del self.tables[table_id]
