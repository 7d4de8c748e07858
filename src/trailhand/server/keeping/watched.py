"""A store that is watched: how long reads and writes take, and how many fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from trailhand.server.keeping.hold import Hold
from trailhand.server.keeping.store import PATIENCE, Store
from trailhand.server.watch.metrics import Metrics

T = TypeVar("T")


def failed(problem: Exception) -> bool:
    """Whether the database is to blame, and not what was asked of it."""
    return isinstance(problem, SQLAlchemyError) or getattr(problem, "code", "") == "unavailable"


class WatchedStore(Store):
    """A store whose work is measured from the question to the answer."""

    def __init__(
        self, engine: Engine, patience: float = PATIENCE, hold: Hold | None = None
    ) -> None:
        super().__init__(engine, patience, hold)
        self.metrics = Metrics()  # until it belongs to a house

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's transaction; return after the commit."""
        with self.metrics.asking_database("write", failed):
            return await super().write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job."""
        with self.metrics.asking_database("read", failed):
            return await super().read(job)
