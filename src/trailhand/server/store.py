"""The database behind a door: one thread writes, a few read, the event loop never waits.

Writes that arrive together share one transaction and one flush to disk. A write is told
only after the commit: what the caller hears about has happened for good.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine, make_url

from trailhand.server import database as db

T = TypeVar("T")
Job = Callable[[Connection], Any]
READERS = 2
MOST_AT_ONCE = 64


def connect(url: str) -> Engine:
    """An engine for a database address; SQLite is made durable and patient."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(address)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", make_durable)
        sa.event.listen(engine, "begin", begin_writing)
    return engine


def make_durable(connection: Any, _record: Any) -> None:
    """A write-ahead log, flushed at every commit."""
    connection.isolation_level = None  # transactions are begun by us
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def begin_writing(connection: Connection) -> None:
    """Writers take their place at once, so that nobody has to turn back half-way."""
    immediate = connection.get_execution_options().get("writer")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the database up to the newest form."""
    config = Config()
    config.set_main_option("script_location", "trailhand.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def secret(engine: Engine, name: str) -> str:
    """A secret of this server, made when it is first needed."""
    with engine.begin() as connection:
        query = sa.select(db.secrets.c.value).where(db.secrets.c.name == name)
        found = connection.execute(query).scalar()
        if found is None:
            found = secrets.token_hex(32)
            connection.execute(db.secrets.insert().values(name=name, value=found))
        return str(found)


class Store:
    """Reads and writes, off the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.Queue[tuple[Job, Future[Any]] | None] = queue.Queue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's transaction; return after the commit."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- the writer -----------------------------------------------------------------------

    def _write_all(self) -> None:
        with self.engine.connect() as plain:
            connection = plain.execution_options(writer=True)
            while True:
                batch, last = self._collect()
                if batch:
                    self._commit(connection, batch)
                if last:
                    return

    def _collect(self) -> tuple[list[tuple[Job, Future[Any]]], bool]:
        """Wait for a job, and take those that wait behind it; True after the last one."""
        batch: list[tuple[Job, Future[Any]]] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_AT_ONCE:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, connection: Connection, batch: list[tuple[Job, Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        try:
            with connection.begin():
                for job, future in batch:
                    try:
                        with connection.begin_nested():
                            done.append((future, job(connection)))
                    except Exception as problem:  # it is the caller's
                        failed.append((future, problem))
        except Exception as problem:  # nothing was committed
            failed += [(future, problem) for future, _ in done]
            done = []
        for future, result in done:
            future.set_result(result)
        for future, error in failed:
            future.set_exception(error)
