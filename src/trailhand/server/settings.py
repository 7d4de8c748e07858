"""Where a host's settings come from: options, the environment, a file, and the defaults.

Every field of `Configuration` can be set in all three ways. An option wins over a variable of the
environment (`TRAILHAND_` and the name in capitals), a variable over the file, the file over the
default. An unknown name is refused rather than ignored: a limit with a typo in its name would be
no limit at all.
"""

from __future__ import annotations

import difflib
import json
import math
import os
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from trailhand.bots import UnknownBot
from trailhand.bots.search import read_budget
from trailhand.server.configuration import (
    BadConfiguration,
    Configuration,
    Rate,
    data_folder,
    default_database,
    public_origin,
)

PREFIX = "TRAILHAND_"
FILE = "trailhand.toml"
FILE_VARIABLE = f"{PREFIX}CONFIG"
# Variables that are about building and testing, and not about how a server runs.
OTHER_VARIABLES = {
    FILE_VARIABLE,
    *(PREFIX + name for name in ("PURE", "NO_PAGE", "JOBS", "SERVER", "SOON", "TINY_GAMES")),
}
TYPES: dict[str, Any] = {
    name: kind for name, kind in get_type_hints(Configuration).items() if name[0] != "_"
}
RANGES: dict[str, tuple[float, float]] = {
    "port": (1, 65535),
    "metrics_port": (0, 65535),
    "bot_pause": (0, 60),
    "thinkers": (1, 1024),
    "sweep_seconds": (1, math.inf),
    "health_seconds": (0.01, 600),
}
CHOICES = {"log_format": ("plain", "json")}
KINDS = {
    str: "text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    Path: "a path",
    Rate: "{ burst = 120, per_second = 20 } (as a variable: 120,20)",
}


class BadSetting(ValueError):
    """A setting that cannot be used; its message says where it was found."""


class Setting(NamedTuple):
    """A value, and where it comes from."""

    value: Any
    origin: str


Settings = dict[str, Setting]

# -- reading ------------------------------------------------------------------------------


def settle(
    options: Mapping[str, Setting],
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """All settings: options before the environment, that before the file, that before defaults."""
    wanted = file or (Path(found) if (found := environment.get(FILE_VARIABLE)) else None)
    path = wanted or next((each for each in usual_files(environment) if each.is_file()), None)
    settled = defaults()
    settled.update(from_file(path) if path is not None else {})
    settled.update(from_environment(environment))
    settled.update(options)
    for name, setting in settled.items():
        check_value(name, setting.value, setting.origin)
    return settled


def configuration_of(settled: Settings) -> Configuration:
    """The configuration that settings make."""
    return Configuration(**{name: setting.value for name, setting in settled.items()})


def usual_files(environment: Mapping[str, str] = os.environ) -> list[Path]:
    """Where a file is looked for if none is named: the user's, then the machine's."""
    if sys.platform in ("win32", "darwin"):
        return [data_folder() / FILE]
    home = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return [home / "trailhand" / FILE, Path("/etc/trailhand") / FILE]


def defaults() -> Settings:
    """What holds if nobody says anything."""
    known: Settings = {"database": Setting(default_database(), "default")}
    for each in fields(Configuration):
        if each.name not in known:
            value = each.default if each.default is not MISSING else None
            known[each.name] = Setting(value, "default")
    return known


def from_file(path: Path) -> Settings:
    """The settings of a file; one that cannot be read is refused."""
    try:
        with path.open("rb") as opened:
            found = tomllib.load(opened)
    except OSError as problem:
        raise BadSetting(f"{path}: {problem.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSetting(f"{path} is no TOML file: {problem}") from None
    settled: Settings = {}
    for name, value in found.items():
        if name not in TYPES:
            raise BadSetting(f"{path}: there is no setting {name!r}{closest(name, list(TYPES))}")
        origin = f"{path}: {name}"
        settled[name] = Setting(from_toml(TYPES[name], value, origin), str(path))
    return settled


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings of the environment; an unknown variable of ours is refused."""
    variables = {PREFIX + name.upper(): name for name in TYPES}
    settled: Settings = {}
    for variable, text in sorted(environment.items()):
        if not variable.startswith(PREFIX) or variable in OTHER_VARIABLES:
            continue
        name = variables.get(variable)
        if name is None:
            similar = closest(variable, list(variables))
            raise BadSetting(f"the variable {variable} is no setting{similar}")
        settled[name] = Setting(from_text(TYPES[name], text, variable), variable)
    return settled


def closest(name: str, known: list[str]) -> str:
    """A guess at what was meant."""
    found = difflib.get_close_matches(name, known, 1)
    return f"; is {found[0]!r} meant?" if found else ""


# -- values -------------------------------------------------------------------------------


def refuse(kind: Any, value: object, origin: str) -> BadSetting:
    """A value of another kind than it has to be."""
    return BadSetting(f"{origin} has to be {KINDS[kind]}, not {value!r}")


def from_toml(kind: Any, value: Any, origin: str) -> Any:
    """A value of a file, as the configuration wants it."""
    if kind is Rate and isinstance(value, dict) and set(value) == {"burst", "per_second"}:
        return Rate(*(from_toml(float, value[name], origin) for name in ("burst", "per_second")))
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if kind is Path and isinstance(value, str):
        return Path(value)
    if kind is Rate or type(value) is not kind:
        raise refuse(kind, value, origin)
    return value


def from_text(kind: Any, text: str, origin: str) -> Any:
    """A value of the environment, as the configuration wants it."""
    plain = text.strip()
    try:
        if kind is Rate:
            burst, per_second = plain.split(",")
            return Rate(float(burst), float(per_second))
        if kind is bool:
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[
                plain.lower()
            ]
        return kind(plain)
    except (ValueError, KeyError):
        raise refuse(kind, text, origin) from None


def check_value(name: str, value: Any, origin: str) -> None:
    """Refuse what no server can run with; the sentence says which setting, and where it stands."""
    where = f"{name} ({origin})"
    if name in CHOICES and value not in CHOICES[name]:
        raise BadSetting(f"{where} is one of {', '.join(CHOICES[name])}, not {value!r}")
    numbers = (value.burst, value.per_second) if isinstance(value, Rate) else (value,)
    least, most = RANGES.get(name, (0, math.inf))
    for number in numbers:
        if isinstance(number, int | float) and not least <= number <= most:
            limit = f"at least {least:g}" if most == math.inf else f"from {least:g} to {most:g}"
            raise BadSetting(f"{where} has to be {limit}, not {number}")
    problem = CHECKS[name](value) if name in CHECKS else ""
    if problem:
        raise BadSetting(f"{where}: {problem}")


def check_budget(value: str) -> str:
    """What is wrong with a budget."""
    try:
        read_budget(value)
    except UnknownBot:
        return f"seconds a turn (2s) or iterations a turn (400) are wanted, not {value!r}"
    return ""


def check_public_url(value: str) -> str:
    """What is wrong with the address that people type; none is fine."""
    try:
        if value:
            public_origin(value)
    except BadConfiguration as problem:
        return str(problem)
    return ""


CHECKS: dict[str, Callable[[str], str]] = {
    "hint_budget": check_budget,
    "public_url": check_public_url,
}

# -- writing ------------------------------------------------------------------------------


def as_toml(settled: Settings) -> str:
    """Settings as a file that can be read again, each with where it comes from."""
    lines = ["# How this server runs. After # stands where a value comes from.", ""]
    for name, setting in settled.items():
        lines.append(f"{name} = {toml_value(setting.value)}  # {setting.origin}")
    return "\n".join(lines) + "\n"


def toml_value(value: Any) -> str:
    """One value in the words of TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Rate):
        return f"{{ burst = {value.burst}, per_second = {value.per_second} }}"
    if isinstance(value, int | float):
        return str(value)
    return json.dumps(str(value), ensure_ascii=False)
