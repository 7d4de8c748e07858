"""Opening a database: for a server, which has it to itself, and for somebody who only reads.

Whatever is wrong with it is said in one sentence, before anybody can sit down at a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Engine, make_url

from trailhand.server.configuration import CannotStart, Configuration
from trailhand.server.keeping import health
from trailhand.server.keeping.address import file_of
from trailhand.server.keeping.faults import Fault, fault_of
from trailhand.server.keeping.health import ANOTHER, RESTORE, Unfit
from trailhand.server.keeping.hold import Held, Hold
from trailhand.server.keeping.store import connect, migrate
from trailhand.server.keeping.watched import WatchedStore

PERMISSIONS = "check the permissions of the file and of its folder, and that the disk is writable"
ADVICE = {
    Fault.BUSY: "close the program that uses it, then start again",
    Fault.DISK: "make room on the disk or repair it, then start again",
    Fault.READ_ONLY: PERMISSIONS,
    Fault.NO_ACCESS: PERMISSIONS,
    Fault.DAMAGED: RESTORE,
    Fault.FOREIGN: f"if it was one, restore a backup; else {ANOTHER}",
    Fault.AWAY: "check the address, and whether the database server runs",
}


def open_store(configuration: Configuration) -> WatchedStore:
    """The store of a server: its database is sound, up to date, and nobody else's."""
    with in_one_sentence(configuration.database) as file, nothing_left_behind(file):
        if broken := look_at(configuration.database, thorough=False).broken:
            raise Unfit(f"is damaged ({broken[0]})", RESTORE)
        engine = connect(configuration.database)
        hold = Hold(file) if file is not None else None
        try:
            migrate(engine)
            with engine.connect() as connection:
                health.check_complete(connection)
            health.check_writable(engine)
        except BaseException:
            engine.dispose()
            if hold is not None:
                hold.release()
            raise
    return WatchedStore(engine, configuration.write_patience, hold)


def open_to_read(url: str) -> tuple[Engine, list[str]]:
    """A database to read, and what is broken in it; a server may have it at the same time.

    An older form is brought up to date, but only if the database is sound and nobody uses it.
    """
    with in_one_sentence(url) as file, nothing_left_behind(file):
        found = look_at(url, thorough=True)
        engine = connect(url)
        if found.form != health.newest_form() and not found.broken:
            hold = Hold(file) if file is not None else None
            try:
                migrate(engine)
            finally:
                if hold is not None:
                    hold.release()
    return engine, found.broken


class Found(NamedTuple):
    """What a look at a database shows: what is broken, and its form if there is one."""

    broken: list[str]
    form: str | None


def look_at(url: str, *, thorough: bool) -> Found:
    """Look at a database that may be anybody's, without changing anything in it."""
    address = make_url(url)
    if (file := file_of(address)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(address)
    try:
        broken = health.damage(engine, thorough=thorough)
        with engine.connect() as connection:
            return Found(broken, health.form_of(connection))
    finally:
        engine.dispose()


# -- in words -----------------------------------------------------------------------------


@contextmanager
def nothing_left_behind(file: Path | None) -> Iterator[None]:
    """Refuse an empty file, which has lost its tables; leave none where there was no file."""
    new = file is None or not file.exists()
    if file is not None and not new and file.stat().st_size == 0:
        raise Unfit("is empty", "restore a backup, or remove the file to begin anew")
    try:
        yield
    except BaseException:
        if new and file is not None and file.exists() and file.stat().st_size == 0:
            file.unlink()
        raise


@contextmanager
def in_one_sentence(url: str) -> Iterator[Path | None]:
    """The file of a database; why it cannot be used becomes one sentence."""
    file, name = None, "the database"
    try:
        address = make_url(url)
        file = file_of(address)
        name = str(file or address.render_as_string(hide_password=True))
        yield file
    except (Unfit, Held) as problem:
        raise CannotStart(refused(name, problem)) from None
    except (sa.exc.ArgumentError, ImportError) as problem:
        raise CannotStart(misaddressed(problem)) from None
    except OSError as problem:
        where = problem.filename or name
        raise CannotStart(f"{where} cannot be used: {problem.strerror}; {PERMISSIONS}") from None
    except Exception as problem:  # whatever drivers and migrations may meet in a file
        raise CannotStart(unusable(name, problem)) from problem


def refused(name: str, problem: Unfit | Held) -> str:
    """What we found ourselves."""
    if isinstance(problem, Unfit):
        return f"{name} {problem.wrong}; {problem.advice}"
    process = f" (process {problem})" if str(problem) else ""
    return f"{name} is in use by another Trailhand server{process}; stop that one, or {ANOTHER}"


def misaddressed(problem: Exception) -> str:
    """An address that leads nowhere; it is not repeated, because it may hold a password."""
    if isinstance(problem, ModuleNotFoundError):
        return f"the Python package {problem.name!r} for this database is missing; install it"
    if isinstance(problem, sa.exc.NoSuchModuleError):
        kind = str(problem).rsplit(":", 1)[-1]
        return f"there is no kind of database called {kind!r}; try sqlite:////folder/file"
    return "the address of the database cannot be read; it looks like sqlite:////folder/file"


def unusable(name: str, problem: Exception) -> str:
    """What the database itself says."""
    fault = fault_of(problem)
    if fault is Fault.AWAY or fault is None:
        plain = problem.orig if isinstance(problem, sa.exc.DBAPIError) else problem
        lines = str(plain).strip().splitlines() or [type(problem).__name__]
        advice = ADVICE[fault] if fault else RESTORE
        return f"{name} cannot be used: {lines[0]}; {advice}"
    return f"{name} cannot be used: {fault.value}; {ADVICE[fault]}"
