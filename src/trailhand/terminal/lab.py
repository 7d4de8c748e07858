"""`trailhand simulate` and `trailhand bench`."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from trailhand.lab.bench import bench as run_bench
from trailhand.lab.extra import need_lab
from trailhand.lab.simulate import plan
from trailhand.lab.simulate import simulate as run_simulation
from trailhand.terminal.arguments import (
    GameArgument,
    JsonOption,
    OptionsOption,
    SeatsOption,
    read_options,
)
from trailhand.terminal.console import out as console_out
from trailhand.terminal.results import (
    GamesOption,
    JobsOption,
    ParquetOption,
    SeedOption,
    check_file,
    heading,
    present,
    progress_bar,
    read_series,
)


def simulate(
    game: GameArgument,
    seats: SeatsOption = 2,
    bots: Annotated[str, typer.Option(help="Bots by seat, separated by commas.")] = "random",
    games: GamesOption = 100,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
    out: ParquetOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games between bots and sum them up."""
    series = read_series(game, seats, bots, games, seed, options, jobs)
    check_file(out, "--out", ".parquet")
    if out is not None:
        need_lab()
    plan(*series)  # refuse before a bar appears
    with progress_bar(game, games) as progress:
        result = run_simulation(*series, progress, out, series.command("simulate"))
    present(result, as_json, show_simulation)


def show_simulation(result: dict[str, Any]) -> None:
    """The results as two tables: totals, and points by category."""
    console = console_out()
    console.print(
        f"{result['games']} games, {result['games_per_s']:.0f} a second, "
        f"{result['decisions_per_game']:.0f} decisions a game"
    )
    totals = Table("bot", *(heading(name) for name in ("mean", "sd", "min", "max", "wins")))
    for name, bot in result["bots"].items():
        numbers = (f"{bot['mean']:.1f}", f"{bot['sd']:.1f}", bot["min"], bot["max"])
        totals.add_row(name, *map(str, numbers), f"{bot['wins']:g}")
    points = Table("mean points", *(heading(name) for name in result["bots"]))
    first = next(iter(result["bots"].values()))
    for category in first["categories"]:
        means = [bot["categories"][category] for bot in result["bots"].values()]
        points.add_row(category, *(f"{mean:.1f}" for mean in means))
    console.print(totals, points)


def bench(
    game: GameArgument = "gwt2",
    seats: SeatsOption = 2,
    options: OptionsOption = "",
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 3.0,
    as_json: JsonOption = False,
) -> None:
    """Measure how fast the rules are: random games and copies of states, in one process."""
    result = run_bench(game, seats, read_options(options), seconds)
    present(result, as_json, show_speed)


def show_speed(result: dict[str, Any]) -> None:
    """The measured numbers in a line."""
    build = "compiled" if result["compiled"] else "interpreted"
    console_out().print(
        f"{result['game']}, {result['seats']} seats, {build}: "
        f"{result['playouts_per_s']:,.0f} games a second, "
        f"{result['decisions_per_s']:,.0f} decisions a second "
        f"({result['decisions_per_game']:.0f} a game), "
        f"a copy of the state in {result['clone_us']:.1f} us"
    )
