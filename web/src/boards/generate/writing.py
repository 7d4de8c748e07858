"""Reading the data of a game, and writing values as TypeScript."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import yaml

GAMES = Path(__file__).parents[4] / "src" / "trailhand" / "games"
HEADER = "// Written by generate from {source}: do not edit.\n"
Json = Any


def data_of(game: str, name: str) -> Json:
    """One file of the data of a game."""
    return yaml.safe_load((GAMES / game / "data" / f"{name}.yaml").read_text(encoding="utf-8"))


def inline(value: Json) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key_of(key)}: {inline(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(inline(item) for item in value)}]"
    return json.dumps(value, ensure_ascii=False)


def key_of(key: Json) -> str:
    """A key as TypeScript writes it."""
    name = str(key)
    return name if name.isidentifier() or name.isdigit() else json.dumps(name)


def constant(name: str, value: Json, kind: str = "", export: bool = True) -> str:
    """A constant, one entry per line."""
    value = {k: v for k, v in value.items() if k not in ("provenance", "reasoning")} if isinstance(
        value, dict
    ) else value  # fmt: skip
    head = f"{'export ' if export else ''}const {name}{f': {kind}' if kind else ''} = "
    whole = inline(value)
    if len(head) + len(whole) < 98:
        return f"{head}{whole};\n"
    if isinstance(value, dict):
        lines = [f"  {key_of(key)}: {inline(item)}," for key, item in value.items()]
        return head + "{\n" + "\n".join(lines) + "\n};\n"
    return head + "[\n" + "\n".join(f"  {inline(item)}," for item in value) + "\n];\n"
