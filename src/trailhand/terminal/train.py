"""`trailhand train`: let the bots of a game learn from scratch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trailhand.bots.evaluator import untaught
from trailhand.bots.network import Network
from trailhand.bots.weights import BadWeights, read_network
from trailhand.lab.extra import need_lab
from trailhand.terminal.arguments import GameArgument, OptionsOption, read_options
from trailhand.terminal.console import Refusal, out
from trailhand.terminal.results import JobsOption, SeedOption, check_file, progress_bar

if TYPE_CHECKING:
    from trailhand.lab.quickplay import Table
    from trailhand.lab.training import Round

WeightsOption = Annotated[Path, typer.Option("--out", help="The file of weights to write (JSON).")]
TablesOption = Annotated[str, typer.Option(help="Numbers of seats that take turns: 2,3,4.")]
AlsoOption = Annotated[
    list[str] | None,
    typer.Option(
        help="Options of tables that take turns with the others: north=true. "
        "With seats=1 among them, at a table of this size only: seats=1,solo=hard."
    ),
]


def train(
    game: GameArgument,
    to: WeightsOption,
    seats: TablesOption = "2",
    rounds: Annotated[int, typer.Option(help="Rounds of play and learning.")] = 12,
    games: Annotated[int, typer.Option(help="Games a round.")] = 1500,
    also: AlsoOption = None,
    thinking: Annotated[
        int, typer.Option(help="Iterations a turn that players think; 0 is for quick players.")
    ] = 0,
    bout: Annotated[
        int, typer.Option(help="Games that a round's network plays against the champion.")
    ] = 100,
    start: Annotated[
        Path | None, typer.Option(help="Weights to begin with; else a player's hunch.")
    ] = None,
    seed: SeedOption = 0,
    options: OptionsOption = "",
    jobs: JobsOption = 0,
) -> None:
    """Learn from self-play what positions are worth, and write the weights of the bots."""
    need_lab()
    from trailhand.lab.training import Plan
    from trailhand.lab.training import train as learn

    untaught(game)
    check_numbers(rounds, games, bout, thinking)
    check_file(to, "--out", ".json")
    tables = read_tables(game, seats, options, also)
    plan = Plan(game, tables, rounds, games, seed, bout, thinking)
    begin = None if start is None else read_start(start, game)
    with progress_bar(game, rounds) as progress:
        for each, learner in learn(plan, begin, jobs):
            progress(1)
            out().print(summary(each))
            write(to, learner.data())
    out().print(f"Wrote {to}")


def summary(each: Round) -> str:
    """What a round has brought."""
    return (
        f"round {each.number}: {each.plain:.1f} points ({each.mean:.1f} with tastes), "
        f"{each.turns:.1f} turns, {each.error:.1f} points off, "
        f"{each.lead:+.1f} against the champion, {each.seconds:.0f} s"
    )


def check_numbers(rounds: int, games: int, bout: int, thinking: int) -> None:
    """Refuse to learn from nothing."""
    if rounds < 1 or games < 1 or bout < 1:
        raise Refusal("at least one round of one game and a bout of one game are needed")
    if thinking < 0:
        raise Refusal("players think for 0 iterations a turn or more")


def read_tables(game: str, seats: str, options: str, also: list[str] | None) -> list[Table]:
    """The tables that take turns."""
    from trailhand.lab.quickplay import table_of

    tables: list[Table] = []
    for text in [options, *(also or [])]:
        chosen = read_options(text)
        only = chosen.pop("seats", None)
        sizes = read_seats(seats) if only is None else read_seats(str(only))
        tables += [table_of(game, number, chosen) for number in sizes]
    return tables


def write(path: Path, data: object) -> None:
    """A file of weights, a line per feature; a long run is never lost."""
    text = json.dumps(data, separators=(",", ":"))
    path.write_text(text.replace("],", "],\n") + "\n", encoding="utf-8")


def read_start(path: Path, game: str) -> Network:
    """The network of a file."""
    evaluator = untaught(game)
    try:
        return read_network(path, evaluator.names, evaluator.categories)
    except (BadWeights, OSError, ValueError, KeyError, TypeError) as problem:
        raise Refusal(f"--start: {path} holds no weights of {game}: {problem}") from None


def read_seats(text: str) -> list[int]:
    """`2,3,4` as numbers."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise Refusal(f"numbers of seats are written 2,3,4; {text!r} is not") from None
