"""The poker table: pot, bonus tokens, and who sits there."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trailhand.terminal.gwt.scene import Scene
from trailhand.terminal.scene import packed


def poker_table(scene: Scene) -> list[RenderableType]:
    """Nothing without the module; else the table in two lines."""
    seen = scene.view.get("poker")
    if seen is None:
        return []
    tokens = [
        scene.words("terminal-poker-token", dollars=token["dollars"], vp=token["vp"])
        for token in seen["tokens"]
    ]
    pot = scene.words("terminal-poker-pot", n=seen["pot"], tokens=", ".join(tokens) or "·")
    seats = [seat(scene, number, row) for number, row in enumerate(seen["seats"])]
    return [scene.heading("terminal-poker"), Text(pot), packed(seats, scene.width)]


def seat(scene: Scene, number: int, row: dict[str, Any]) -> Text:
    """One place at the table; the owner sees the cards."""
    if not row["worker"]:
        return Text.assemble(scene.mark(number), " ", (scene.words("terminal-poker-empty"), "dim"))
    worker = scene.worker(row["worker"])
    shown = f": {scene.cards(row['cards'])}" if row.get("cards") else ""
    text = scene.words("terminal-poker-seat", worker=worker, n=row["count"])
    return Text.assemble(scene.mark(number), " ", text + shown)
