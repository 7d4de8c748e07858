"""Access to the database: one thread writes, a few read, the event loop never waits.

Writes that arrive together share one transaction and one flush to disk. A write returns
only after the commit: what the caller is told has happened for good. A database that cannot be
used right now is `Unavailable`, and the store lives on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine, make_url

from trailhand.server.keeping import database as db
from trailhand.server.keeping.address import file_of
from trailhand.server.keeping.backup import copy_before_migration
from trailhand.server.keeping.faults import fault_of, unavailable
from trailhand.server.keeping.hold import Hold
from trailhand.server.keeping.writer import Writer

T = TypeVar("T")
READERS = 2
PATIENCE = 10.0


def connect(url: str) -> Engine:
    """An engine for a database address; SQLite is made durable and patient."""
    address = make_url(url)
    if (file := file_of(address)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
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
    """A writer locks the database at once, so that it cannot fail half-way through."""
    immediate = connection.get_execution_options().get("writer")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def alembic_config() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", "trailhand.server.keeping:migrations")
    return config


def migrate(engine: Engine) -> None:
    """Bring the database up to the newest form; what there was is copied before."""
    copy_before_migration(engine)
    config = alembic_config()
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

    def __init__(
        self, engine: Engine, patience: float = PATIENCE, hold: Hold | None = None
    ) -> None:
        self.engine = engine
        self._hold = hold
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Writer(engine, patience)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's transaction; return after the commit.

        The job may be run again after its transaction has failed. A caller who is cancelled
        leaves only when it is certain what has become of the job: it was never begun, or it is
        finished.
        """
        future = self._writer.put(job)
        try:
            result: T = await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if not future.cancel():
                await asyncio.gather(asyncio.wrap_future(future), return_exceptions=True)
            raise
        return result

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except Exception as problem:  # those of the database are told apart from those of the job
            fault = fault_of(problem)
            told = unavailable(fault) if fault is not None else None
            if told is None:
                raise
            raise told from problem

    def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self._hold is not None:
            self._hold.release()
