"""What the lab's commands have in common: a series of games as it is typed, progress, files."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column

from trailhand.terminal.arguments import read_bots, read_options
from trailhand.terminal.console import Refusal, err, print_json

GamesOption = Annotated[int, typer.Option(help="How many games.")]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same result.")]
JobsOption = Annotated[int, typer.Option(help="Processes side by side; 0: one per core.")]
ParquetOption = Annotated[
    Path | None, typer.Option(help="Keep a row per game and seat: FILE.parquet.")
]


class Series(NamedTuple):
    """A series of games as a command line asks for it, in the order in which the lab wants it."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    jobs: int

    def command(self, name: str, **more: Any) -> str:
        """The command that asks for it again."""
        return command_line(
            name,
            self.game,
            seats=self.seats,
            bots=",".join(self.bots),
            games=self.games,
            seed=self.seed,
            options=write_options(self.options),
            **more,
        )


def read_series(
    game: str, seats: int, bots: str, games: int, seed: int, options: str, jobs: int
) -> Series:
    """A series of games as it was typed; bots that do not exist are refused."""
    return Series(game, seats, read_bots(bots), games, seed, read_options(options), jobs)


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr; call it with the number of games that have just been finished."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err()) as progress:
        task = progress.add_task(title, total=games)
        yield lambda done: progress.update(task, advance=done)


def check_file(path: Path | None, option: str, *endings: str) -> None:
    """Refuse a file that could not be written, before any game is played."""
    if path is None:
        return
    if path.suffix not in endings:
        raise Refusal(f"{option} writes {' or '.join(endings)} files; {path.name!r} is not one")
    if path.is_dir():
        raise Refusal(f"{path} is a folder; {option} needs the name of a file")
    if not path.parent.is_dir():
        raise Refusal(f"{option}: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Refusal(f"{option}: {path} cannot be written")


def command_line(command: str, game: str, **options: Any) -> str:
    """A command that can be typed again; options that are not set are left out."""
    parts = ["trailhand", command, game]
    for name, value in options.items():
        if value is not None and value != "":
            parts += [f"--{name.rstrip('_')}", str(value)]
    return shlex.join(parts)


def write_options(options: dict[str, Any]) -> str:
    """Options of a game as they are typed: key=value,key=value."""
    words = {name: v if isinstance(v, str) else json.dumps(v) for name, v in options.items()}
    return ",".join(f"{name}={word}" for name, word in words.items())


def present(result: dict[str, Any], as_json: bool, show: Callable[[dict[str, Any]], None]) -> None:
    """A result as data, or as a person likes to read it."""
    if as_json:
        print_json(result)
    else:
        show(result)


def heading(name: str) -> Column:
    """The heading of a column of numbers."""
    return Column(name, justify="right")
