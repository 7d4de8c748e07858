"""What can be wrong with a database itself, told apart from what is wrong with a command."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from enum import Enum

import sqlalchemy as sa

from trailhand.core.text import Text
from trailhand.server.contract.problems import Unavailable


class Fault(Enum):
    """Why a database cannot be read or written."""

    BUSY = "it is locked by another process"
    DISK = "the disk is full or does not work"
    READ_ONLY = "it is read-only"
    NO_ACCESS = "the file cannot be opened"
    DAMAGED = "the file is damaged"
    FOREIGN = "the file is not a database"
    AWAY = "it does not answer"


SQLITE = {
    sqlite3.SQLITE_BUSY: Fault.BUSY,
    sqlite3.SQLITE_LOCKED: Fault.BUSY,
    sqlite3.SQLITE_FULL: Fault.DISK,
    sqlite3.SQLITE_IOERR: Fault.DISK,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.NO_ACCESS,
    sqlite3.SQLITE_CANTOPEN: Fault.NO_ACCESS,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.FOREIGN,
}
SAID = {
    Fault.BUSY: "server-database-busy",
    Fault.DISK: "server-database-full",
    Fault.READ_ONLY: "server-database-full",
    Fault.NO_ACCESS: "server-database-away",
    Fault.AWAY: "server-database-away",
}


def chain(problem: BaseException | None) -> Iterator[BaseException]:
    """A problem and those that it came from."""
    while problem is not None:
        yield problem
        problem = problem.__cause__ or problem.__context__


def fault_of(problem: BaseException) -> Fault | None:
    """The fault behind a problem; None if the database works and the problem is another one."""
    for each in chain(problem):
        plain = each.orig if isinstance(each, sa.exc.DBAPIError) else each
        if isinstance(plain, sqlite3.Error):
            code = getattr(plain, "sqlite_errorcode", sqlite3.SQLITE_OK)
            if (fault := SQLITE.get(code & 0xFF)) is not None:
                return fault
        elif isinstance(each, (sa.exc.OperationalError, sa.exc.InterfaceError)):
            return Fault.AWAY
        elif isinstance(each, sa.exc.TimeoutError):  # all connections are in use
            return Fault.BUSY
    return None


def unavailable(fault: Fault) -> Unavailable | None:
    """What to tell somebody who may try again; None if that would not help."""
    if fault not in SAID:
        return None
    return Unavailable(Text(SAID[fault]), unsure=fault is Fault.AWAY)
