"""Sue's side of the table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from trailhand.terminal.elpaso.scene import Scene
from trailhand.terminal.scene import packed
from trailhand.text.names import card_title


def sue(scene: Scene) -> list[RenderableType]:
    """Her card, her row of workers, her cattle and tiles; nothing at other tables."""
    automaton = scene.view.get("automaton")
    if not automaton:
        return []
    row = {worker: automaton["workers"][worker] for worker in automaton["row"]}
    card = card_title("sue", automaton["card"], scene.words.lang) if automaton["card"] else "·"
    facts = {
        "elp-sue-card": card,
        "elp-sue-row": scene.workers(row),
        "elp-sue-cattle": scene.cards(automaton["cattle"]),
        "elp-owned": " ".join(automaton["objectives"] + automaton["bonuses"]),
        "elp-sue-reserve": str(automaton["reserve_size"]),
        "discs-left": str(automaton["discs"]),
    }
    parts = [
        Text.assemble((scene.words(f"terminal-{key}") + " ", "dim"), value)
        for key, value in facts.items()
        if value
    ]
    return [scene.heading("automaton-sue"), packed(parts, scene.width)]
