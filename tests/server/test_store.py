"""The store: every write is answered, and the writer survives whatever happens to it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from trailhand.server.contract.problems import Unavailable
from trailhand.server.keeping.store import Store, connect
from trailhand.server.keeping.writer import Broken

PATIENCE = 0.3


@asynccontextmanager
async def opened(folder: Path, patience: float = PATIENCE) -> AsyncIterator[Store]:
    """A store with one table of words."""
    engine = connect(f"sqlite:///{folder / 'words.sqlite3'}")
    with engine.begin() as connection:
        connection.exec_driver_sql("create table words (word text primary key)")
    store = Store(engine, patience)
    try:
        yield store
    finally:
        store.close()


def adding(*words: str) -> Any:
    """A job that writes words."""

    def job(connection: Connection) -> int:
        for word in words:
            connection.execute(sa.text("insert into words values (:word)"), {"word": word})
        return len(words)

    return job


async def words(store: Store) -> set[str]:
    """What is on disk."""

    def job(connection: Connection) -> set[str]:
        return {row[0] for row in connection.exec_driver_sql("select word from words")}

    return await store.read(job)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def other_writer(store: Store) -> sqlite3.Connection:
    """Another process that has the write lock."""
    found = sqlite3.connect(str(store.engine.url.database), isolation_level=None)
    found.execute("begin immediate")
    return found


def test_all_who_wait_are_answered_when_the_database_stays_busy(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            other = other_writer(store)
            jobs = [store.write(adding(f"word {n}")) for n in range(100)]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert all(isinstance(answer, Unavailable) for answer in answers)
            other.close()
            assert await store.write(adding("after")) == 1
            assert await words(store) == {"after"}

    run(test())


def test_a_job_that_is_cancelled_while_it_waits_is_never_run(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, 30.0) as store:
            other = other_writer(store)
            wanted = asyncio.create_task(store.write(adding("wanted")))
            unwanted = asyncio.create_task(store.write(adding("unwanted")))
            await asyncio.sleep(0)
            unwanted.cancel()
            with pytest.raises(asyncio.CancelledError):
                await unwanted
            other.close()
            assert await wanted == 1
            assert await store.write(adding("after")) == 1
            assert await words(store) == {"wanted", "after"}

    run(test())


def test_a_job_that_has_begun_is_finished_before_its_caller_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        begun, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            begun.set()
            go_on.wait(30)
            adding("begun")(connection)

        async with opened(tmp_path) as store:
            writing = asyncio.create_task(store.write(slow))
            await asyncio.to_thread(begun.wait, 30)
            writing.cancel()
            asyncio.get_running_loop().call_later(0.05, go_on.set)
            with pytest.raises(asyncio.CancelledError):
                await writing
            assert await words(store) == {"begun"}
            assert await store.write(adding("after")) == 1

    run(test())


def test_a_job_that_fails_does_not_harm_those_beside_it(tmp_path: Path) -> None:
    async def test() -> None:
        def bad(connection: Connection) -> None:
            adding("half")(connection)
            raise ZeroDivisionError

        async with opened(tmp_path) as store:
            jobs = [store.write(adding("a")), store.write(bad), store.write(adding("b"))]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(answer) for answer in answers] == [int, ZeroDivisionError, int]
            assert await words(store) == {"a", "b"}

    run(test())


def limit_pages(engine: Engine, pages: int) -> None:
    """Let the database of all connections from now on be no larger."""

    @sa.event.listens_for(engine, "connect")
    def limit(connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    engine.dispose()


def test_a_full_database_refuses_what_is_too_large_and_nothing_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as store:
            limit_pages(store.engine, 10)
            large = adding(*(f"{n} {'x' * 3000}" for n in range(200)))
            jobs = [store.write(adding("a")), store.write(large), store.write(adding("b"))]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(answer) for answer in answers] == [int, Unavailable, int]
            assert await words(store) == {"a", "b"}

    run(test())


def test_a_job_after_which_sqlite_gave_up_the_transaction_spoils_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        def rolling_back(connection: Connection) -> None:
            adding("lost")(connection)
            connection.exec_driver_sql("rollback")
            raise ZeroDivisionError

        async with opened(tmp_path) as store:
            jobs: list[Any] = [store.write(job) for job in (adding("a"), rolling_back, adding("b"))]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(answer) for answer in answers[::2]] == [int, int]
            assert isinstance(answers[1], Exception)
            assert await words(store) == {"a", "b"}

    run(test())


def test_a_broken_connection_is_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        def breaking(connection: Connection) -> None:
            driver: Any = connection.connection.driver_connection
            driver.close()
            adding("never")(connection)

        def ending(connection: Connection) -> None:
            raise SystemExit

        async with opened(tmp_path) as store:
            for harm in (breaking, ending):
                with pytest.raises((sa.exc.SQLAlchemyError, Broken)):
                    await store.write(harm)
                assert await store.write(adding(harm.__name__)) == 1
            assert await words(store) == {"breaking", "ending"}

    run(test())


def test_closing_does_not_wait_for_a_busy_database(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, 600.0) as store:
            other = other_writer(store)
            waiting = asyncio.create_task(store.write(adding("a")))
            await asyncio.sleep(0)
            await asyncio.to_thread(store.close)
            with pytest.raises(Unavailable):
                await waiting
            other.close()

    run(test())
