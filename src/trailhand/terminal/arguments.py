"""What command lines have in common: settings of a game, lists of bots, languages."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from trailhand import bots
from trailhand.terminal.console import Refusal
from trailhand.text import closest, languages

GameArgument = Annotated[str, typer.Argument(help="gwt1, gwt2, ...: see trailhand games.")]
SeatsOption = Annotated[int, typer.Option(help="Number of seats.")]
OptionsOption = Annotated[
    str, typer.Option("--options", help="Options of the game: key=value,key=value.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
LangOption = Annotated[
    str | None, typer.Option("--lang", help="en or fr; else as the environment says.")
]


def read_options(text: str) -> dict[str, Any]:
    """`north=true,sides=b` as a table; values are JSON, else plain text."""
    options: dict[str, Any] = {}
    for part in text.split(",") if text.strip() else []:
        name, equals, value = part.partition("=")
        name = name.strip()
        if not name or not equals:
            raise Refusal(f"options are written key=value,key=value; {part.strip()!r} is not")
        if name in options:
            raise Refusal(f"option {name!r} is given twice")
        options[name] = read_value(value.strip())
    return options


def read_value(text: str) -> Any:
    """A value as JSON, or as the text it is."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def read_bots(text: str) -> list[str]:
    """`random,greedy` as a list of bots that exist."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        bots.find(name)
    if not names:
        raise Refusal(f"no bot is named; the bots are: {', '.join(bots.names())}")
    return names


def choose_language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or the one that the environment speaks."""
    if wanted is not None:
        if wanted not in languages():
            raise Refusal(f"unknown language {wanted!r}; there are: {', '.join(languages())}")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return closest(environment[name])
    return closest("")
