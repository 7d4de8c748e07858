"""Reading the data of the game, and writing values as TypeScript."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import yaml

DATA = Path(__file__).parents[5] / "src" / "trailhand" / "games" / "gwt" / "data"
EDITIONS = ("1e", "2e")
HEADER = "// Written by generate from {source}: do not edit.\n"
Json = Any


def read(name: str) -> Json:
    """One file of the data."""
    return yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))


def of(value: Json, edition: str) -> Json:
    """The value for an edition, where the data has one for each."""
    if isinstance(value, dict) and value and set(value) <= set(EDITIONS):
        return value[edition]
    return value


def valid(entry: Json, edition: str) -> bool:
    """Whether a list entry exists in the edition."""
    return edition in entry.get("editions", EDITIONS)


def shared(one: Json, two: Json) -> Json:
    """What both editions have, and what only one has; to keep the file small."""
    both = {key: value for key, value in one.items() if two.get(key) == value}
    return {
        "both": both,
        "1e": {key: value for key, value in one.items() if key not in both},
        "2e": {key: value for key, value in two.items() if key not in both},
    }


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


def by_edition(name: str, value: Json, kind: str) -> str:
    """A record per edition; what both editions share is written once."""
    parts = shared(value["1e"], value["2e"])
    kind = f"Record<string, {kind}>"
    return "\n".join(
        [
            constant(f"{name}Both", parts["both"], kind, export=False),
            constant(f"{name}1e", parts["1e"], kind, export=False),
            constant(f"{name}2e", parts["2e"], kind, export=False),
            f"export const {name}: Record<Edition, {kind}> = {{",
            f'  "1e": {{ ...{name}Both, ...{name}1e }},',
            f'  "2e": {{ ...{name}Both, ...{name}2e }},',
            "};\n",
        ]
    )
