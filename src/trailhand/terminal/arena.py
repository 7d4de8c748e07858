"""`trailhand arena`: which bot is the better one?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from trailhand.lab.extra import need_lab
from trailhand.terminal.arguments import (
    GameArgument,
    JsonOption,
    OptionsOption,
    SeatsOption,
)
from trailhand.terminal.console import out as console_out
from trailhand.terminal.results import (
    JobsOption,
    ParquetOption,
    SeedOption,
    check_file,
    heading,
    present,
    progress_bar,
    read_series,
)

TO = "\N{EN DASH}"


def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="Two bots or more, separated by commas.")],
    games: Annotated[int, typer.Option(help="Games of every pairing (or table).")] = 100,
    seats: SeatsOption = 2,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
    plot: Annotated[Path | None, typer.Option(help="Draw the ratings: FILE.svg or .png.")] = None,
    out: ParquetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other, seats exchanged on the same deals, and rate them."""
    series = read_series(game, seats, bots, games, seed, options, jobs)
    check_file(out, "--out", ".parquet")
    check_file(plot, "--plot", ".svg", ".png")
    need_lab()
    from trailhand.lab import arena as work
    from trailhand.lab.drawing import ratings_chart, save

    planned = work.plan(*series)
    with progress_bar(game, planned.games) as progress:
        result = work.arena(planned, jobs, progress, out, series.command("arena"))
    if plot is not None:
        save(ratings_chart(result), plot)
    present(result, as_json, show_arena)


def show_arena(result: dict[str, Any]) -> None:
    """The ratings, and every pairing."""
    console = console_out()
    rounds = f"{result['deals']} deals, each with the seats turned {result['seats']} times"
    console.print(f"{result['games']} games, {rounds}")
    console.print(ranking(result["bots"]), pairings(result["pairs"]))


def ranking(bots: dict[str, Any]) -> Table:
    """Bots by rating, with their scores and the seconds they take for a turn."""
    names = ("Elo", "95 %", "wins %", "score", "sd", "s a turn", "slowest")
    table = Table("bot", *(heading(name) for name in names))
    for name, bot in bots.items():
        spent = bot["seconds_a_turn"]
        table.add_row(
            name,
            f"{bot['elo']:.0f}",
            f"{bot['low']:.0f}{TO}{bot['high']:.0f}",
            f"{100 * bot['wins'] / bot['games']:.1f}",
            f"{bot['mean']:.1f}",
            f"{bot['sd']:.1f}",
            f"{spent['mean']:.3f}",
            f"{spent['max']:.3f}",
        )
    return table


def pairings(pairs: list[dict[str, Any]]) -> Table:
    """How often, and by how many points, one bot finishes ahead of another."""
    names = ("games", "ahead %", "95 %", "points", "95 %")
    table = Table("bot", "over", *(heading(name) for name in names))
    for pair in pairs:
        lead = pair["points_ahead"]
        table.add_row(
            *pair["bots"],
            str(pair["games"]),
            f"{100 * pair['rate']:.1f}",
            f"{100 * pair['low']:.1f}{TO}{100 * pair['high']:.1f}",
            f"{lead['mean']:+.1f}",
            f"{lead['low']:+.1f} to {lead['high']:+.1f}",
        )
    return table
