"""`trailhand lab`: the balance report."""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from trailhand.lab.extra import need_lab
from trailhand.lab.simulate import plan, simulate
from trailhand.terminal.arguments import GameArgument, OptionsOption
from trailhand.terminal.console import Refusal
from trailhand.terminal.console import out as console_out
from trailhand.terminal.results import (
    GamesOption,
    JobsOption,
    SeedOption,
    check_file,
    command_line,
    progress_bar,
    read_series,
)

FromOption = Annotated[
    Path | None,
    typer.Option("--from", help="Study the games of a FILE.parquet instead of playing."),
]


def lab(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="The report: FILE.html.")] = Path("report.html"),
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 4,
    bots: Annotated[str, typer.Option(help="Bots by seat, separated by commas.")] = "random",
    games: GamesOption = 400,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
    source: FromOption = None,
) -> None:
    """Write a balance report: win rates and scores by seat, strategy, building and opening."""
    check_file(out, "--out", ".html")
    need_lab()
    if source is not None:
        answer = report_from(source, game, out)
    else:
        series = read_series(game, seats, bots, games, seed, options, jobs)
        plan(*series)  # refuse before a bar appears
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "games.parquet"
            with progress_bar(game, games) as progress:
                simulate(*series, progress, kept)
            answer = write_report(kept, out, [series.command("lab", out=out)])
    console_out().print(f"{answer}\n{out}", soft_wrap=True)


def report_from(source: Path, game: str, out: Path) -> str:
    """A report on games that were kept in a file; the question and its answer."""
    from trailhand.lab.frames import read

    frame, about = read(source)
    found = frame["game"].unique().to_list()
    if found != [game]:
        raise Refusal(f"{source} is about {', '.join(found)}, not {game}")
    command = command_line("lab", game, from_=source, out=out)
    made = f"{about.command} --out {shlex.quote(str(source))}" if about.command else ""
    return write_report(source, out, [made, command] if made else [command])


def write_report(source: Path, out: Path, commands: list[str]) -> str:
    """Study a file, write the page, and return the question and its answer."""
    from trailhand.lab.frames import read
    from trailhand.lab.report.page import make_report, to_html

    frame, _ = read(source)
    report = make_report(frame, commands)
    out.write_text(to_html(report), "utf-8")
    return " ".join([report.answer.question, report.answer.verdict, *report.answer.sentences])
