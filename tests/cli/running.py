"""Running the command line inside the test process, as a person would type it."""

from __future__ import annotations

import contextlib
import io
import json
import os
from typing import Any, NamedTuple
from unittest import mock

from trailhand.cli import main

ENVIRONMENT = {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON object that was printed."""
        assert self.code == 0, self.err
        return json.loads(self.out)


def trailhand(*arguments: str, typed: str = "", **environment: str) -> Ran:
    """Run a command with piped input."""
    out, err = io.StringIO(), io.StringIO()
    code: Any = 0
    with (
        mock.patch.dict(os.environ, ENVIRONMENT | environment),
        mock.patch("sys.stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main(list(arguments))
        except SystemExit as leaving:
            code = leaving.code or 0
    return Ran(code, out.getvalue(), err.getvalue())


def expect_refusal(line: str, sentence: str) -> None:
    """Wrong input is answered with one sentence that says so, and never with a traceback."""
    ran = trailhand(*line.split())
    assert ran.code == 2
    assert sentence in ran.err
    assert ran.err.startswith("trailhand: ")
    assert ran.err.count("\n") == 1


def play(*lines: str, game: str = "gwt2", options: tuple[str, ...] = (), lang: str = "en") -> Ran:
    """Play a first game (seed 7, seat 1 begins) with these lines typed."""
    settings = ["--seed", "7", "--options", "preset=first_game,start=0", "--lang", lang]
    if not {"--hotseat", "--bots"} & set(options):
        settings += ["--bots", "random"]
    return trailhand("play", game, *settings, *options, typed="\n".join(lines) + "\n")
