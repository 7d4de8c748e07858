"""How every change of a table comes about: the only place that takes its lock.

A command is planned first. Its checks refuse it, or it becomes a `Change`: what is to be written,
and what is true at the table after that. One command at a time is planned and carried out at a
table, and one with a key that was answered before gets the same answer and does nothing.
A change is on disk before anybody sees it, and it is written only if the table on disk is still
the one that it was planned for.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy.engine import Connection

from trailhand.core.event import Event
from trailhand.core.text import Text
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.keeping import shelf
from trailhand.server.keeping.growth import check_quota, note_maker
from trailhand.server.keeping.shelf import KeyRow, KeyUsed
from trailhand.server.table.tables import Answered, LiveTable
from trailhand.server.watch.logs import asked
from trailhand.server.watch.metrics import BOT, PERSON

Writing = Callable[[Connection], None]
LATE = ("stale", "not-your-turn")  # refusals that a table in memory of long ago would explain


def nothing(_connection: Connection) -> None:
    """There is nothing else to write."""


class Change(NamedTuple):
    """What a command does to a table: on disk, then in memory; and what it is answered.

    `row` is what changes in the row of the table itself, `writing` writes all the rest.
    """

    row: Mapping[str, Any]
    apply: Callable[[], None]
    writing: Writing = nothing
    answer: str = ""


class FreshTable(NamedTuple):
    """A table that a command makes, the events of its set-up, and what else is written about it.

    A rematch follows another table, which changes at the same moment.
    """

    table: LiveTable
    opening: list[Event]
    writing: Writing = nothing
    follows: tuple[LiveTable, Change] | None = None


@contextmanager
def refusing_used_keys() -> Iterator[None]:
    """Refuse a command with a key that its visitor has used for another command."""
    try:
        yield
    except KeyUsed:
        raise Problem("invalid", Text("server-key-used")) from None


# -- changing a table ---------------------------------------------------------------------


async def command(
    house: House, table: LiveTable, key: KeyRow | None, plan: Callable[[], Change | None]
) -> str:
    """Carry out a command and show the table to everybody; its answer.

    `plan` checks and prepares the change, or says that there is none to make. It is called while
    nobody else can change the table. Bots have no keys.
    """
    by = PERSON if key is not None else BOT
    with house.metrics.commanding(key.command if key is not None else "choose", by):
        async with table.lock:
            if table.forgotten:
                raise Problem("stale", Text("server-stale"))
            if key is not None and answered_here(table, key):
                return table.keys[key.visitor, key.key].answer
            change, moment = await planned(house, table, plan), table.moment
            if change is None:
                return ""
            await write(house, table, key, change)
            change.apply()
            if table.moment > moment:
                house.metrics.choices.labels(by).inc()
            house.show(table)
            return change.answer


async def planned(
    house: House, table: LiveTable, plan: Callable[[], Change | None]
) -> Change | None:
    """The change that a command asks for; whoever is refused as too late may know more than we."""
    try:
        return plan()
    except Problem as refusal:
        if refusal.code in LATE:
            await house.compare(table)
        raise


def answered_here(table: LiveTable, key: KeyRow) -> bool:
    """Whether this command has been carried out at the table already."""
    before = table.keys.get((key.visitor, key.key))
    with refusing_used_keys():
        if before is not None and before.command != key.command:
            raise KeyUsed(key.key)
    return before is not None


async def write(house: House, table: LiveTable, key: KeyRow | None, change: Change) -> None:
    """Write a change and the key of its command in one transaction, if nobody was faster."""
    moment, known = table.moment, table.seq

    def job(connection: Connection) -> None:
        shelf.update_table(connection, table.info.id, known, **change.row)
        if key is not None:
            answer = key._replace(answer=change.answer)
            shelf.insert_key(connection, answer, table.info.id, moment)
        change.writing(connection)

    with refusing_used_keys():
        await house.commit(table, job)
    if key is not None:
        table.keys[key.visitor, key.key] = Answered(key.command, change.answer)
    table.info.changed = time.time()


# -- making a table -----------------------------------------------------------------------


async def make_table(house: House, key: KeyRow, plan: Callable[[], Awaitable[FreshTable]]) -> str:
    """Carry out a command that makes a table; the id of the table."""
    with house.metrics.commanding(key.command, PERSON):
        before = await answered(house, key)
        if before is not None:
            return before
        fresh = await plan()
        await write_new(house, key, fresh)
    if fresh.follows is not None:
        fresh.follows[1].apply()
    house.show(fresh.table)
    return fresh.table.info.id


async def make_rematch(
    house: House, table: LiveTable, key: KeyRow, plan: Callable[[], Awaitable[FreshTable]]
) -> str:
    """The id of the table that follows this one; whoever asks first has it made."""
    async with table.lock:
        return table.info.rematch or await make_table(house, key, plan)


async def make_beside(
    house: House, table: LiveTable, key: KeyRow, plan: Callable[[], Awaitable[FreshTable]]
) -> str:
    """The id of a table made from this one, which does not change meanwhile."""
    async with table.lock:
        return await make_table(house, key, plan)


async def delete_table(house: House, table: LiveTable, job: Callable[[Connection], bool]) -> bool:
    """Delete a table on disk, then in memory; whether the job has done it."""
    async with table.lock:
        gone = await house.store.write(job)
        if gone:
            house.forget(table)
        return gone


async def answered(house: House, key: KeyRow) -> str | None:
    """The answer that a key was given before, at whichever table."""
    with refusing_used_keys():
        return await house.store.read(lambda connection: shelf.read_answer(connection, key))


async def write_new(house: House, key: KeyRow, fresh: FreshTable) -> None:
    """Write a new table and the key of the command that made it in one transaction."""
    table, follows = fresh.table, fresh.follows
    known = follows[0].seq if follows is not None else 0
    answer = key._replace(answer=table.info.id)
    maker = asked.get().maker

    def job(connection: Connection) -> None:
        if follows is not None:
            before, change = follows
            shelf.update_table(connection, before.info.id, known, **change.row)
            change.writing(connection)
        check_quota(connection, house.configuration, key.visitor, maker)
        shelf.insert_key(connection, answer, table.info.id, 0)
        shelf.insert_table(connection, table, fresh.opening)
        note_maker(connection, table.info.id, maker)
        shelf.insert_snapshot(connection, table.info.id, table.base, True)
        fresh.writing(connection)

    with refusing_used_keys():
        await house.commit(follows[0] if follows is not None else None, job)
    table.keys[key.visitor, key.key] = Answered(key.command, table.info.id)
    house.add(table)
