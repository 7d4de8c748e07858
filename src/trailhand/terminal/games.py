"""`trailhand games`: what there is to play."""

from __future__ import annotations

from typing import Any

from rich.table import Table

import trailhand as th
from trailhand.core.game import Setting
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
        for setting in info.options:
            table.add_row(setting.name, values(setting), default(setting, info))
        out().print(table, "")


def described(info: th.GameInfo) -> dict[str, Any]:
    """A game as data."""
    return info._asdict() | {"options": [setting._asdict() for setting in info.options]}


def values(setting: Setting) -> str:
    """What a setting may be set to."""
    if setting.kind == "bool":
        return "true, false"
    if setting.kind == "number":
        return f"{setting.choices[0]} to {setting.choices[-1]}"
    if setting.kind == "start":
        return "a seat from 0"
    words = ", ".join(str(choice) for choice in setting.choices if choice is not None)
    return f"{words} or a letter per building" if setting.kind == "sides" else words


def default(setting: Setting, info: th.GameInfo) -> str:
    """What a setting is if nobody says."""
    if setting.default is None:
        return (
            "by preset" if any(setting.name in preset for preset in info.presets.values()) else ""
        )
    return str(setting.default).lower() if setting.kind == "bool" else str(setting.default)
