"""`trailhand tune`: move the weights of a game's bots in the direction that pays off."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trailhand.bots.evaluator import evaluator_of, untaught
from trailhand.bots.weights import network_data
from trailhand.lab.extra import need_lab
from trailhand.terminal.arguments import GameArgument, OptionsOption
from trailhand.terminal.console import Refusal, out
from trailhand.terminal.results import JobsOption, SeedOption, check_file, progress_bar
from trailhand.terminal.train import (
    AlsoOption,
    TablesOption,
    WeightsOption,
    read_start,
    read_tables,
    write,
)

TOLD = 12  # knobs that are worth a line


def tune(
    game: GameArgument,
    to: WeightsOption,
    seats: TablesOption = "2",
    games: Annotated[int, typer.Option(help="Games with knobs turned by chance.")] = 4000,
    bout: Annotated[
        int, typer.Option(help="Games of each bout against the weights at the start.")
    ] = 400,
    also: AlsoOption = None,
    start: Annotated[
        Path | None, typer.Option(help="Weights to begin with; else those of the game.")
    ] = None,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
) -> None:
    """Find out which features should count for more, and write better weights of the bots."""
    need_lab()
    from trailhand.lab.tuning import SHARES, Plan
    from trailhand.lab.tuning import tune as turn

    evaluator = untaught(game)
    if games < 1 or bout < 1:
        raise Refusal("at least one game and a bout of one game are needed")
    check_file(to, "--out", ".json")
    tables = read_tables(game, seats, options, also)
    begin = evaluator_of(game).network if start is None else read_start(start, game)
    with progress_bar(game, games + len(SHARES) * bout) as progress:
        result = turn(Plan(game, tables, games, bout, seed), begin, jobs, progress)
    ranked = sorted(result.effects, key=lambda effect: -abs(effect.points))
    for effect in ranked[:TOLD]:
        out().print(f"{effect.knob.name}: {effect.points:+.2f} points (+-{2 * effect.error:.2f})")
    for share, lead in result.leads.items():
        out().print(f"{share:g} of the way: {lead:+.1f} points against the start")
    write(to, network_data(result.network, evaluator.names, evaluator.categories))
    kept = f"{result.share:g} of the way" if result.share else "the start: nothing was better"
    out().print(f"Wrote {to} ({kept})")
