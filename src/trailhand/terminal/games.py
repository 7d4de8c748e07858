"""`trailhand games`: what there is to play."""

from __future__ import annotations

from typing import Any

from rich.table import Table

import trailhand as th
from trailhand.core.game import Option
from trailhand.terminal.arguments import JsonOption
from trailhand.terminal.console import out, print_json


def games(as_json: JsonOption = False) -> None:
    """List the games, their seats and their options."""
    if as_json:
        print_json({"games": [described(info) for info in th.games()]})
        return
    for info in th.games():
        table = Table(title=f"{info.id}  {info.title}", title_justify="left", box=None)
        table.add_column("option")
        table.add_column("values")
        table.add_column("default")
        table.add_row("--seats", ", ".join(map(str, info.seats)), "")
        for option in info.options:
            table.add_row(option.name, values(option), default(option, info))
        out().print(table, "")


def described(info: th.GameInfo) -> dict[str, Any]:
    """A game as data."""
    return info._asdict() | {"options": [option._asdict() for option in info.options]}


def values(option: Option) -> str:
    """What an option may be set to."""
    if option.kind == "bool":
        return "true, false"
    if option.kind == "number":
        return f"{option.choices[0]} to {option.choices[-1]}"
    if option.kind == "start":
        return "a seat from 0"
    words = ", ".join(str(choice) for choice in option.choices if choice is not None)
    return f"{words} or a letter per building" if option.kind == "sides" else words


def default(option: Option, info: th.GameInfo) -> str:
    """What an option is if nobody says."""
    if option.default is None:
        return "by preset" if any(option.name in preset for preset in info.presets.values()) else ""
    return str(option.default).lower() if option.kind == "bool" else str(option.default)
