"""Copies of the database: for the host, before a migration, and back again.

SQLite copies a database while others use it: the copy is the state of one moment. A copy is
written beside its place, checked, flushed and only then given its name, so that a file with that
name is always whole. A PostgreSQL database has tools of its own for this.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL, Engine, make_url

from trailhand.server.keeping.address import file_of
from trailhand.server.keeping.hold import Held, Hold

SCRIPTS = Path(__file__).parent / "migrations"
SIDE_FILES = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database
PAGES = 1024  # copied at a time, so that writers are not kept waiting
PATIENCE = 30.0


class BadCopy(ValueError):
    """A copy that cannot be made or used; the message says why, and what to do."""


def database_file(url: str | URL) -> Path:
    """The file of an SQLite database; others are refused."""
    address = make_url(url)
    found, kind = file_of(address), address.get_backend_name()
    if kind == "postgresql":
        raise BadCopy("this is a PostgreSQL database: copy it with pg_dump, and pg_restore it")
    if found is None:
        raise BadCopy(f"a copy is made of a database in a file, not of {kind}")
    return found


# -- copying ------------------------------------------------------------------------------


def back_up(url: str, target: Path) -> int:
    """Copy a database, also while a server uses it; how many bytes the copy has."""
    source = database_file(url)
    if not source.is_file():
        raise BadCopy(f"there is no database at {source}")
    if target.exists():
        raise BadCopy(f"{target} is there already; name another file, or delete it first")
    with whole_file(target) as unfinished:
        copy(source, unfinished)
        check(unfinished)
    return target.stat().st_size


def restore(url: str, source: Path) -> None:
    """Put a copy in the place of a database that is not there."""
    target = database_file(url)
    if not source.is_file():
        raise BadCopy(f"there is no file {source}")
    check(source)
    for there in (target, *(target.with_name(target.name + ending) for ending in SIDE_FILES)):
        if there.exists():
            raise BadCopy(f"{there} is there: stop the server, then move this file away first")
    target.parent.mkdir(parents=True, exist_ok=True)
    with nobody_else(target), whole_file(target) as unfinished:
        copy(source, unfinished)
        check(unfinished)


@contextmanager
def nobody_else(target: Path) -> Iterator[None]:
    """Keep servers away from a database while it is made."""
    try:
        hold = Hold(target)
    except Held:
        raise BadCopy(f"a server uses {target}: stop it first") from None
    try:
        yield
    finally:
        hold.release()


@contextmanager
def whole_file(target: Path) -> Iterator[Path]:
    """A file to write to, which has its name only when it is whole and on disk."""
    unfinished = target.with_name(f"{target.name}.part-{os.getpid()}")
    try:
        yield unfinished
        with unfinished.open("rb+") as opened:
            os.fsync(opened.fileno())
        give_name(unfinished, target)
    except sqlite3.Error as problem:
        raise BadCopy(f"{target} could not be written: {problem}") from None
    finally:
        for ending in ("", *SIDE_FILES):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(f"{unfinished}{ending}")


def give_name(unfinished: Path, target: Path) -> None:
    """Name a file, and never replace another one."""
    try:
        os.link(unfinished, target)
    except FileExistsError:
        raise BadCopy(f"{target} is there already; name another file") from None
    except OSError:  # a file system without links
        unfinished.rename(target)


def copy(source: Path, target: Path) -> None:
    """All pages of a database, as they are at one moment."""
    with (
        closing(sqlite3.connect(source.resolve().as_uri() + "?mode=rw", uri=True)) as there,
        closing(sqlite3.connect(target)) as here,
    ):
        there.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
        there.execute("BEGIN")  # one moment, however much is written meanwhile
        there.execute("SELECT count(*) FROM sqlite_master").fetchone()
        there.backup(here, pages=PAGES, sleep=0)
        there.execute("ROLLBACK")
        here.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it


def check(file: Path) -> None:
    """Refuse a file that is damaged, not ours, or newer than this build."""
    try:
        with closing(sqlite3.connect(file.resolve().as_uri() + "?mode=ro", uri=True)) as opened:
            [verdict] = opened.execute("PRAGMA integrity_check(1)").fetchone()
            revision = opened.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        raise BadCopy(f"{file} is no copy of Trailhand's database: {problem}") from None
    if verdict != "ok":
        raise BadCopy(f"{file} is damaged: {verdict}")
    if revision is None or revision[0] not in revisions():
        raise BadCopy(f"{file} was made by a newer Trailhand; upgrade, and then try again")


def revisions() -> list[str]:
    """All forms of the database that this build knows, the newest first."""
    return [script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()]


def is_newest(engine: Engine) -> bool:
    """Whether a database has the form of this build."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() == revisions()[0]


# -- before a migration -------------------------------------------------------------------


def copy_before_migration(engine: Engine) -> Path | None:
    """A copy beside an SQLite database whose form is about to change; its path.

    The name has the old form and the time. A new database has nothing to lose.
    """
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or not Path(name).is_file():
        return None
    with engine.connect() as connection:
        old = MigrationContext.configure(connection).get_current_revision()
    if old is None or old == revisions()[0] or old not in revisions():
        return None
    file = Path(name)
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    target = file.with_name(f"{file.stem}-{old}-{now}{file.suffix}")
    back_up(str(engine.url), target)
    return target
