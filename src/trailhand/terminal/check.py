"""`trailhand check`: what the author of a game has forgotten."""

from __future__ import annotations

from typing import Annotated

import typer

from trailhand.lab.soundness import examine
from trailhand.terminal.arguments import GameArgument, JsonOption
from trailhand.terminal.console import out, print_json
from trailhand.terminal.results import progress_bar


def check(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many random games to play.")] = 20,
    as_json: JsonOption = False,
) -> None:
    """Play random games and tell what is wrong with a game; exit 1 if anything is."""
    with progress_bar(game, games) as progress:
        found = examine(game, games, progress)
    if as_json:
        print_json(found._asdict())
    else:
        for problem in found.problems:
            out().print(f"- {problem}", markup=False)
        if found.unspoken:
            out().print(f"{len(found.unspoken)} messages have no words yet:", markup=False)
            for message in found.unspoken:
                out().print(f"  {message}", markup=False)
        if not found.problems:
            out().print(f"{games} games of {game}: nothing is wrong with its rules.")
    if found.problems:
        raise typer.Exit(1)
