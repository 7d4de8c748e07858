"""`trailhand train`: let the bots of a game learn anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from trailhand.bots.evaluator import Weights, untaught, weights_data
from trailhand.lab.extra import need_lab
from trailhand.terminal.arguments import GameArgument, OptionsOption, read_options
from trailhand.terminal.console import Refusal, out
from trailhand.terminal.results import JobsOption, SeedOption, check_file, progress_bar


def train(
    game: GameArgument,
    to: Annotated[Path, typer.Option("--out", help="The file of weights to write (JSON).")],
    seats: Annotated[str, typer.Option(help="Numbers of seats, separated by commas.")] = "2,3,4",
    rounds: Annotated[int, typer.Option(help="Rounds of play and learning.")] = 12,
    games: Annotated[int, typer.Option(help="Games a round.")] = 1000,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
) -> None:
    """Learn from self-play what positions are worth, and write the weights of the bots."""
    need_lab()
    from trailhand.lab.training import Plan
    from trailhand.lab.training import train as learn

    evaluator = untaught(game)
    if rounds < 1 or games < 1:
        raise Refusal("at least one round of one game is needed")
    check_file(to, "--out", ".json")
    counts = read_seats(seats)
    learned: dict[int, Weights] = {}
    with progress_bar(game, rounds * len(counts)) as progress:
        for number in counts:
            plan = Plan(game, number, rounds, games, seed, read_options(options))
            for each in learn(plan, jobs=jobs):
                learned[number] = each.weights
                progress(1)
                out().print(
                    f"{number} seats, round {each.number}: {each.mean:.1f} points "
                    f"(sd {each.sd:.1f}), {each.turns:.1f} turns, {each.seconds:.0f} s"
                )
    text = json.dumps(weights_data(evaluator, learned), separators=(",", ":"))
    to.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")
    out().print(f"Wrote {to}")


def read_seats(text: str) -> list[int]:
    """`2,3,4` as numbers."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise Refusal(f"numbers of seats are written 2,3,4; {text!r} is not") from None
