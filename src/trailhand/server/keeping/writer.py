"""The thread that writes, and that nothing ends but its closing.

Jobs that arrive together share one transaction and one flush to disk. While the database is busy,
each job waits for as long as it has patience. If a transaction fails for another reason, its jobs
are tried one by one, so that none can spoil the others. Every job is answered, whatever happens:
with its result after the commit, or with a problem if nothing of it was written.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy.engine import Connection, Engine

from trailhand.server.keeping.faults import Fault, fault_of, unavailable

Job = Callable[[Connection], Any]
MOST_AT_ONCE = 64
BUSY_MILLISECONDS = 250  # between two looks at who is waiting
PAUSE_SECONDS = 0.02
log = logging.getLogger("trailhand.server")


class Waiting:
    """A job, and the caller who waits for it."""

    def __init__(self, job: Job, until: float) -> None:
        self.job = job
        self.until = until
        self.future: Future[Any] = Future()
        self._started = False

    def start(self) -> bool:
        """Whether the job is still wanted; from now on it cannot be cancelled any more."""
        self._started = self._started or self.future.set_running_or_notify_cancel()
        return self._started

    def succeed(self, result: Any) -> None:
        """It is on disk."""
        self.future.set_result(result)

    def fail(self, problem: BaseException) -> None:
        """Nothing of it is on disk."""
        if not self.future.done() and self.start():
            self.future.set_exception(problem)


class Broken(Exception):
    """A write has met something that would end a program; the caller's must go on."""


class RolledBack(Exception):
    """The database has given up a transaction by itself."""


class Writer:
    """One thread with a connection of its own, which is replaced when it is broken."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self.engine = engine
        self.patience = patience
        self._jobs: queue.Queue[Waiting | None] = queue.Queue()
        self._closing = threading.Event()
        self._connection: Connection | None = None
        self._trouble: Fault | None = None
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> Future[Any]:
        """Have a job done; its result is there after the commit."""
        waiting = Waiting(job, time.monotonic() + self.patience)
        self._jobs.put(waiting)
        return waiting.future

    def close(self) -> None:
        """Finish what is waiting, without patience, and let go of the connection."""
        self._closing.set()
        self._jobs.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        last = False
        while not last:
            batch, last = self._collect()
            try:
                self._settle(batch)
            except BaseException as problem:  # a defect of ours must not end the only writer
                log.exception("a write failed")
                self._disconnect()
                for waiting in batch:
                    waiting.fail(problem if isinstance(problem, Exception) else Broken(problem))
        self._disconnect()

    def _collect(self) -> tuple[list[Waiting], bool]:
        """Wait for a job, and take those that wait behind it; True after the last one."""
        batch: list[Waiting] = []
        waiting = self._jobs.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) >= MOST_AT_ONCE:
                return batch, False
            try:
                waiting = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    # -- until everybody is answered --------------------------------------------------------

    def _settle(self, batch: list[Waiting]) -> None:
        """Answer every job of a batch."""
        while batch:
            try:
                answers = self._commit(batch)
            except Exception as problem:  # of the whole transaction: nothing was committed
                self._disconnect()
                batch = self._after(problem, batch)
            else:
                self._note(None)
                for waiting, result, refusal in answers:
                    if refusal is None:
                        waiting.succeed(result)
                    else:
                        waiting.fail(refusal)
                return

    def _after(self, problem: Exception, batch: list[Waiting]) -> list[Waiting]:
        """Those who go on waiting after a transaction has failed; the others are answered."""
        fault = fault_of(problem)
        if fault is Fault.BUSY:
            return self._still_patient(batch)
        if len(batch) > 1 and fault is not Fault.AWAY:
            for waiting in batch:
                self._settle([waiting])
            return []
        self._refuse(problem, fault, batch)
        return []

    def _still_patient(self, batch: list[Waiting]) -> list[Waiting]:
        """Wait a little; those who have waited long enough are told that the database is busy."""
        now = time.monotonic()
        closing = self._closing.wait(PAUSE_SECONDS)
        late = [waiting for waiting in batch if closing or waiting.until <= now]
        if late:
            self._refuse(TimeoutError(), Fault.BUSY, late)
        return [waiting for waiting in batch if waiting not in late]

    def _refuse(self, problem: Exception, fault: Fault | None, batch: list[Waiting]) -> None:
        """Answer jobs that could not be done."""
        if fault is not None:
            self._note(fault)
        for waiting in batch:
            waiting.fail((unavailable(fault) if fault else None) or problem)

    def _note(self, fault: Fault | None) -> None:
        """Tell the host when writing stops to work, and when it works again."""
        if fault is not None and fault is not self._trouble:
            log.error("nothing can be written to the database: %s", fault.value)
        elif fault is None and self._trouble is not None:
            log.warning("the database can be written again")
        self._trouble = fault

    # -- one transaction --------------------------------------------------------------------

    def _commit(self, batch: list[Waiting]) -> list[tuple[Waiting, Any, Exception | None]]:
        """Do all jobs that are still wanted in one transaction; what each of them came to."""
        answers: list[tuple[Waiting, Any, Exception | None]] = []
        connection = self._connected()
        with connection.begin():
            for waiting in batch:
                if waiting.start():
                    answers.append((waiting, *attempt(connection, waiting.job)))
            check_open(connection)
        return answers

    def _connected(self) -> Connection:
        """The connection of this thread, made anew if the last one was given up."""
        if self._connection is None:
            plain = self.engine.connect()
            if self.engine.dialect.name == "sqlite":
                driver: Any = plain.connection.driver_connection
                driver.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
            self._connection = plain.execution_options(writer=True)
        return self._connection

    def _disconnect(self) -> None:
        """Give up the connection, in whatever state it is."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            connection.invalidate()
            connection.close()
        except Exception:  # it is broken, which is why it goes
            log.debug("a broken connection could not be closed", exc_info=True)


def attempt(connection: Connection, job: Job) -> tuple[Any, Exception | None]:
    """The result of a job, or its own problem; one of the database ends the transaction."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as problem:  # it belongs to the caller
        if fault_of(problem) is not None:
            raise
        check_open(connection)
        return None, problem


def check_open(connection: Connection) -> None:
    """Go no further in a transaction that SQLite has rolled back by itself.

    What comes next would be committed at once and one by one, and the commit would do nothing.
    """
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection) and not driver.in_transaction:
        raise RolledBack
