"""`trailhand replay`: play a record again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import trailhand as th
from trailhand.terminal.arguments import JsonOption, LangOption, choose_language
from trailhand.terminal.console import Refusal, out, print_json
from trailhand.terminal.scores import score_table, verdict
from trailhand.terminal.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `save` writes it.")],
    upto: Annotated[int | None, typer.Option(help="Only the first so many choices.")] = None,
    lang: LangOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play a record again and show the scores, or the place where it breaks a rule."""
    words = Words(choose_language(lang))
    if upto is not None and upto < 0:
        raise Refusal(f"--upto is the number of choices to play, not {upto}")
    try:
        match = th.replay(file.read_text("utf-8"), upto)
    except th.BadRecord as problem:
        raise Refusal(f"{file}, {problem}") from None
    except UnicodeDecodeError:
        raise Refusal(f"{file} is not a text") from None
    if as_json:
        print_json(summary(match))
        return
    console = out()
    console.print(words("terminal-replayed", n=len(match.played), turn=match.state.turn))
    console.print(score_table(match, words), verdict(match, words))


def summary(match: th.Match) -> dict[str, Any]:
    """What a replay found, as data."""
    return {
        "game": match.game.info.id,
        "seats": match.seats,
        "seed": match.seed,
        "options": match.options,
        "choices": len(match.played),
        "turns": match.state.turn,
        "over": match.over,
        "scores": match.scores(),
        "winners": match.winners() if match.over else [],
        "hash": match.hash(),
    }
