"""`trailhand outlook`: measure how much more players who think ahead score than predicted."""

from __future__ import annotations

from typing import Annotated

import typer

from trailhand.bots import find_for
from trailhand.bots.evaluator import evaluator_of, untaught
from trailhand.bots.weights import network_data, outlook_data
from trailhand.lab.extra import need_lab
from trailhand.terminal.arguments import GameArgument, OptionsOption
from trailhand.terminal.console import Refusal, out
from trailhand.terminal.results import JobsOption, SeedOption, check_file, progress_bar
from trailhand.terminal.train import AlsoOption, TablesOption, WeightsOption, read_tables, write


def outlook(
    game: GameArgument,
    to: WeightsOption,
    seats: TablesOption = "2",
    games: Annotated[int, typer.Option(help="Games to watch at every table.")] = 40,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "greedy",
    also: AlsoOption = None,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
) -> None:
    """Measure how far thinking players get beyond what is predicted, for honest hints.

    Writes the weights of the game's bots again, with their outlook.
    """
    need_lab()
    from trailhand.lab.outlook import measure, outlook_of

    untaught(game)
    if games < 1:
        raise Refusal("at least one game is needed")
    find_for(game, bot)
    check_file(to, "--out", ".json")
    tables = read_tables(game, seats, options, also)
    with progress_bar(game, games * len(tables)) as progress:
        fits = measure(tables, bot, games, seed, jobs, progress)
    for each in fits:
        out().print(
            f"{each.seats} {'seat' if each.seats == 1 else 'seats'}: "
            f"{each.first:+.1f} points at the beginning; "
            f"{each.before:.1f} points off before, {each.after:.1f} with them"
        )
    evaluator = evaluator_of(game)
    data = network_data(evaluator.network, evaluator.names, evaluator.categories)
    write(to, data | {"outlook": outlook_data(outlook_of(fits), evaluator.categories)})
    out().print(f"Wrote {to}")
