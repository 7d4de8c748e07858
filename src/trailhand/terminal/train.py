"""`trailhand train`: let the bots of a game learn anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from trailhand.bots.evaluator import BadWeights, Weights, read_weights, untaught, weights_data
from trailhand.lab.extra import need_lab
from trailhand.terminal.arguments import GameArgument, OptionsOption, read_options
from trailhand.terminal.console import Refusal, out
from trailhand.terminal.results import JobsOption, SeedOption, check_file, progress_bar


def train(
    game: GameArgument,
    to: Annotated[Path, typer.Option("--out", help="The file of weights to write (JSON).")],
    seats: Annotated[str, typer.Option(help="Numbers of seats, separated by commas.")] = "2",
    rounds: Annotated[int, typer.Option(help="Rounds of play and learning.")] = 60,
    deals: Annotated[int, typer.Option(help="Deals a round, each played in all seatings.")] = 300,
    start: Annotated[
        Path | None, typer.Option(help="Weights to begin with; else a player's hunch.")
    ] = None,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
) -> None:
    """Learn from self-play what positions are worth, and write the weights of the bots."""
    need_lab()
    import numpy as np

    from trailhand.lab.training import Plan
    from trailhand.lab.training import train as learn

    evaluator = untaught(game)
    if rounds < 1 or deals < 1:
        raise Refusal("at least one round of one deal is needed")
    check_file(to, "--out", ".json")
    counts = read_seats(seats)
    learned: dict[int, Weights] = {}
    with progress_bar(game, rounds * len(counts)) as progress:
        for number in counts:
            begin = None if start is None else np.array(read_start(start, game, number))
            plan = Plan(game, number, rounds, deals, seed, read_options(options))
            for each, learner in learn(plan, begin, jobs):
                progress(1)
                out().print(
                    f"{number} seats, round {each.number}: {each.mean:.1f} points "
                    f"(sd {each.sd:.1f}), {each.turns:.1f} turns, {each.seconds:.0f} s"
                )
                learned[number] = learner.learned()
                write(to, weights_data(evaluator, learned))
    out().print(f"Wrote {to}")


def write(path: Path, data: object) -> None:
    """A file of weights, a line per feature; a long run is never lost."""
    text = json.dumps(data, separators=(",", ":"))
    path.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


def read_start(path: Path, game: str, seats: int) -> list[float]:
    """The weights of a file, now and early."""
    evaluator = untaught(game)
    try:
        read_weights(path, seats, evaluator)
    except (BadWeights, OSError, ValueError, KeyError) as problem:
        raise Refusal(f"--start: {path} holds no weights of {game}: {problem}") from None
    return evaluator.now + evaluator.early


def read_seats(text: str) -> list[int]:
    """`2,3,4` as numbers."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise Refusal(f"numbers of seats are written 2,3,4; {text!r} is not") from None
