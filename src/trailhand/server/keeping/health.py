"""Whether a database is sound, ours, and in a form that this version of Trailhand knows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from trailhand.server.keeping import database as db
from trailhand.server.keeping.faults import Fault, fault_of
from trailhand.server.keeping.store import alembic_config

OURS = {"tables", "choices", "snapshots"}  # in a database of any age
MOST_DAMAGE = 100


class Unfit(Exception):
    """A database that cannot be used: what is wrong, and what to do."""

    def __init__(self, wrong: str, advice: str) -> None:
        super().__init__(wrong)
        self.wrong = wrong
        self.advice = advice


ANOTHER = "give another file with --database"
RESTORE = "restore a backup; `trailhand validate` tells which games are damaged"


def damage(engine: Engine, *, thorough: bool) -> list[str]:
    """What is broken in an SQLite file; thorough means that indexes are compared, too."""
    if engine.dialect.name != "sqlite":
        return []  # database servers look after their own files
    check = "integrity_check" if thorough else "quick_check"
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql(f"PRAGMA {check}({MOST_DAMAGE})")
            lines = [" ".join(str(row[0]).split()) for row in found]
    except sa.exc.DatabaseError as problem:
        if fault_of(problem) is not Fault.DAMAGED:
            raise
        return [str(problem.orig)]
    return [] if lines == ["ok"] else lines


def form_of(connection: Connection) -> str | None:
    """The revision of a database, or None if there is nothing in it; refuse what is not ours."""
    names = set(sa.inspect(connection).get_table_names())
    if not names - {"alembic_version"}:
        return None
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None or not names >= OURS:
        raise Unfit("is the database of another program", ANOTHER)
    known = {
        each.revision for each in ScriptDirectory.from_config(alembic_config()).walk_revisions()
    }
    if found not in known:
        raise Unfit(
            f"was written by a newer Trailhand (its form is {found!r})",
            f"install the newest Trailhand, or {ANOTHER}",
        )
    return found


def newest_form() -> str | None:
    """The revision that this Trailhand writes."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def check_complete(connection: Connection) -> None:
    """Refuse a database of the newest form that lacks a table or a column."""
    look = sa.inspect(connection)
    for table in db.metadata.sorted_tables:
        has = (
            {column["name"] for column in look.get_columns(table.name)}
            if look.has_table(table.name)
            else set()
        )
        for column in table.columns:
            if column.name not in has:
                raise Unfit(f"is damaged ({table.name}.{column.name} is missing)", RESTORE)


def check_writable(engine: Engine) -> None:
    """Write something that changes nothing, down to the disk."""
    with engine.connect() as plain:
        connection = plain.execution_options(writer=True)
        with connection.begin():
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
