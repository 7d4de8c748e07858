"""`trailhand tables`: what a host does with the tables of a server, even while it runs.

Listing, showing and exporting only read. Deleting and packing change one table per transaction,
and only if it is still as it was when it was looked at; a table that was changed in the last
minutes is left alone, because somebody may be playing there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trailhand.terminal.arguments import JsonOption
from trailhand.terminal.console import Refusal, out, print_json
from trailhand.terminal.serve import ConfigOption, DatabaseOption, database_address

if TYPE_CHECKING:  # a terminal game does without the server
    from sqlalchemy.engine import Connection, Engine

    from trailhand.server.keeping.growth import Old

QUIET_MINUTES = 10
QUIET = QUIET_MINUTES * 60
IDS = {"ignore_unknown_options": True}  # an id may begin with a dash
tables = typer.Typer(
    name="tables", help="The tables of a server: list, show, export, delete, compact."
)
IdArgument = Annotated[str, typer.Argument(help="The id of a table.")]
IdsArgument = Annotated[list[str], typer.Argument(help="Ids of tables.")]
StatusOption = Annotated[
    str | None, typer.Option("--status", help="Only these: open, running, over or left.")
]
DryOption = Annotated[
    bool, typer.Option("--dry-run", help="Say what would be done, and change nothing.")
]


@contextmanager
def opened(database: str | None, config: Path | None) -> Iterator[Engine]:
    """The database of a server; there must be one, in the form of this build."""
    from trailhand.server.keeping.backup import BadCopy, database_file, is_newest
    from trailhand.server.keeping.store import connect

    address = database_address(database, config)
    if address.startswith("sqlite"):
        try:
            file = database_file(address)
        except BadCopy as problem:
            raise Refusal(str(problem)) from None
        if not file.is_file():
            raise Refusal(f"there is no database at {file}")
    engine = connect(address)
    try:
        if not is_newest(engine):
            raise Refusal("the database has another form than this build: start the server once")
        yield engine
    finally:
        engine.dispose()


@tables.command("list")
def list_all(
    status: StatusOption = None,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """All tables, the last changed first."""
    from trailhand.server.keeping.inventory import STATUSES, list_tables

    if status is not None and status not in STATUSES:
        raise Refusal(f"a table is {', '.join(STATUSES[:-1])} or {STATUSES[-1]}, not {status!r}")
    with opened(database, config) as engine, engine.connect() as connection:
        found = list_tables(connection, status)
    if as_json:
        print_json({"tables": found})
        return
    for each in found:
        size = f"{each['bytes']:,}".rjust(11)
        print(
            f"{each['id']}  {each['game']:9}  {each['status']:7}  {each['choices']:5} choices "
            f"{size} bytes  {each['changed']}  {each['name']}".rstrip()
        )
    out().print(f"{len(found)} tables, {sum(each['bytes'] for each in found):,} bytes.")


@tables.command("show", context_settings=IDS)
def show(
    table: IdArgument,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """One table: its seats, its settings, its size."""
    from trailhand.server.keeping.inventory import show_table

    with opened(database, config) as engine, engine.connect() as connection:
        found = show_table(connection, table)
    if found is None:
        raise Refusal(f"there is no table {table}")
    if as_json:
        print_json(found)
        return
    for name, value in found.items():
        if name != "seats":
            print(f"{name}: {value}")
    for number, seat in enumerate(found["seats"]):
        print(f"seat {number}: {seat['kind']} {seat['bot'] or ''} {seat['name']}".rstrip())


@tables.command("export", context_settings=IDS)
def export(
    table: IdArgument,
    file: Annotated[Path | None, typer.Option("--out", help="A file; else stdout.")] = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """The record of a game, with its seed: trailhand replay reads it."""
    from trailhand.server.keeping.inventory import seen, whole_match

    with opened(database, config) as engine, engine.connect() as connection:
        if seen(connection, table) is None:
            raise Refusal(f"there is no table {table}")
        record = whole_match(connection, table).record()
    if file is None:
        print(record, end="")
        return
    try:
        with file.open("x", encoding="utf-8") as made:
            made.write(record)
    except FileExistsError:
        raise Refusal(f"{file} is there already; name another file") from None


@tables.command("delete", context_settings=IDS)
def delete(
    ids: IdsArgument,
    dry_run: DryOption = False,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Delete tables for good; not those that were changed in the last ten minutes."""
    from trailhand.server.keeping.growth import delete_table

    done: list[dict[str, Any]] = []
    with opened(database, config) as engine:
        with engine.connect() as connection:
            wanted = [look(connection, table_id) for table_id in dict.fromkeys(ids)]
        for each in wanted:
            check_quiet(each)
        for each in wanted:
            if not dry_run and not changing(engine, lambda c, old=each: delete_table(c, old)):
                raise Refusal(f"{each.id} has changed meanwhile; look at it again")
            done.append({"id": each.id, "status": each.status})
    told = "would be deleted" if dry_run else "deleted"
    report({"deleted": done, "dry_run": dry_run}, f"{len(done)} tables {told}.", as_json)


@tables.command("compact", context_settings=IDS)
def compact(
    ids: Annotated[
        list[str] | None, typer.Argument(help="Ids of tables; else all that are over.")
    ] = None,
    dry_run: DryOption = False,
    vacuum: Annotated[
        bool, typer.Option("--vacuum", help="Give the room back to the disk; players wait.")
    ] = False,
    as_json: JsonOption = False,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Pack finished games, as a server does by itself."""
    from trailhand.server.keeping.growth import to_pack
    from trailhand.server.keeping.packing import pack_table

    done: list[dict[str, Any]] = []
    with opened(database, config) as engine:
        with engine.connect() as connection:
            wanted = to_pack(connection, QUIET) if not ids else list(dict.fromkeys(ids))
            for each in [look(connection, table_id) for table_id in wanted]:
                check_over(each)
        for table_id in wanted:
            room = changing(engine, lambda c, each=table_id: pack_table(c, each), undo=dry_run)
            done.append({"id": table_id, "before": room.before, "after": room.after})
        if vacuum and not dry_run:
            shrink(engine)
    saved = sum(each["before"] - each["after"] for each in done)
    told = "would be packed" if dry_run else "packed"
    sentence = f"{len(done)} finished games {told}: {saved:,} bytes less."
    report({"packed": done, "dry_run": dry_run, "saved": saved}, sentence, as_json)


def look(connection: Connection, table_id: str) -> Old:
    """A table as it is now."""
    from trailhand.server.keeping.inventory import seen

    found = seen(connection, table_id)
    if found is None:
        raise Refusal(f"there is no table {table_id}")
    return found


def check_quiet(table: Old) -> None:
    """Refuse a table where somebody may be playing."""
    if time.time() - table.changed < QUIET:
        raise Refusal(
            f"{table.id} was changed in the last {QUIET_MINUTES} minutes: somebody may be playing"
        )


def check_over(table: Old) -> None:
    """Refuse a table whose game goes on."""
    if table.status != "over":
        raise Refusal(f"{table.id} is not over: only finished games are packed")


def changing(engine: Engine, job: Any, undo: bool = False) -> Any:
    """Run a job in a transaction of its own, which is not kept if it is only to be tried."""
    with engine.connect().execution_options(writer=True) as connection:
        transaction = connection.begin()
        try:
            found = job(connection)
        except BaseException:
            transaction.rollback()
            raise
        if undo:
            transaction.rollback()
        else:
            transaction.commit()
        return found


def shrink(engine: Engine) -> None:
    """Make the file of the database as small as what is in it."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("VACUUM")
    finally:
        connection.close()


def report(data: dict[str, Any], sentence: str, as_json: bool) -> None:
    """What was done."""
    if as_json:
        print_json(data)
    else:
        out().print(sentence, soft_wrap=True)
