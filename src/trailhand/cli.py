"""The command line: `trailhand play`, `simulate`, `rules` and the others."""

from __future__ import annotations

import os
import sys

import typer

import trailhand as th
from trailhand.bots import UnknownBot
from trailhand.bots.evaluator import NoEvaluator
from trailhand.core.text import speak_with
from trailhand.lab.extra import BadResults, MissingExtra
from trailhand.lab.simulate import SimulationFailed
from trailhand.rulebook.book import BadRulebook, UnknownRule
from trailhand.terminal.arena import arena
from trailhand.terminal.backup import backup, restore
from trailhand.terminal.check import check
from trailhand.terminal.companion import sam, sue
from trailhand.terminal.console import Refusal, complain
from trailhand.terminal.games import games
from trailhand.terminal.lab import bench, simulate
from trailhand.terminal.outlook import outlook
from trailhand.terminal.play import play
from trailhand.terminal.replay import replay
from trailhand.terminal.report import lab
from trailhand.terminal.rules import rules
from trailhand.terminal.serve import serve, validate
from trailhand.terminal.tables import tables
from trailhand.terminal.train import train
from trailhand.terminal.tune import tune
from trailhand.text import render

WRONG_INPUT = 2
REFUSALS = (
    Refusal,
    th.InvalidSetup,
    th.BadRecord,
    BadResults,
    BadRulebook,
    MissingExtra,
    NoEvaluator,
    UnknownBot,
    UnknownRule,
)

app = typer.Typer(
    name="trailhand",
    help="Play, host and study the western-trail family of board games.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for command in (
    play,
    sam,
    sue,
    games,
    rules,
    replay,
    simulate,
    arena,
    lab,
    train,
    tune,
    outlook,
    bench,
    check,
    serve,
    validate,
    backup,
    restore,
):
    app.command()(command)
app.add_typer(tables, no_args_is_help=True)


def main(arguments: list[str] | None = None) -> None:
    """Run one command. Wrong input is answered with one sentence and exit code 2."""
    speak_with(render)
    sys.exit(run(arguments))


def run(arguments: list[str] | None) -> int:
    """The exit code of a command."""
    try:
        return int(app(arguments, standalone_mode=False, prog_name="trailhand") or 0)
    except BrokenPipeError:  # the reader has seen enough, as in `trailhand rules | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        complain(f"{problem.filename}: {problem.strerror}")
        return WRONG_INPUT
    except REFUSALS as refusal:
        complain(str(refusal))
        return WRONG_INPUT
    except SimulationFailed as failure:
        complain(str(failure))
        return 1
    except (KeyboardInterrupt, typer.Abort):
        complain("stopped")
        return 130
    except Exception as problem:
        message = getattr(problem, "format_message", None)
        if message is None:
            raise
        if text := message():
            complain(text)
        return WRONG_INPUT


if __name__ == "__main__":
    main()
