"""`trailhand backup` and `trailhand restore`: copies of the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trailhand.terminal.console import Refusal, out
from trailhand.terminal.serve import ConfigOption, DatabaseOption, database_address

TargetArgument = Annotated[Path, typer.Argument(help="The file to make; it must not be there.")]
SourceArgument = Annotated[Path, typer.Argument(help="A file that trailhand backup has made.")]


def backup(
    file: TargetArgument, database: DatabaseOption = None, config: ConfigOption = None
) -> None:
    """Copy the database to a file, also while the server runs."""
    from trailhand.server.keeping.backup import BadCopy, back_up

    try:
        size = back_up(database_address(database, config), file)
    except BadCopy as problem:
        raise Refusal(str(problem)) from None
    out().print(f"{file}: {size:,} bytes, checked.", soft_wrap=True)


def restore(
    file: SourceArgument, database: DatabaseOption = None, config: ConfigOption = None
) -> None:
    """Make the database from a copy; never over another one, nor under a server that runs."""
    from trailhand.server.keeping import backup as copies

    address = database_address(database, config)
    try:
        copies.restore(address, file)
        target = copies.database_file(address)
    except copies.BadCopy as problem:
        raise Refusal(str(problem)) from None
    out().print(f"{target} is as {file} was.", soft_wrap=True)
