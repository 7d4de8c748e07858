"""What the buildings do."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.gwt.facts.codes import NEUTRAL, NEUTRAL_LAST, PRIVATE
from trailhand.games.gwt.location import slots_of
from trailhand.terminal.gwt.scene import Scene


def local_actions(scene: Scene, tile: int) -> str:
    """The local actions of a building in words: alternatives with a slash."""
    state, actions, seat = scene.state, scene.box.actions, max(scene.seat, 0)
    slots = slots_of(state, tile)
    return scene.slashed((slot.group, actions[slot.action].text(state, seat)) for slot in slots)


def buildings(scene: Scene) -> RenderableType:
    """The neutral buildings and the sides of the private ones in play."""
    words = scene.words
    neutral = Table.grid(padding=(0, 2))
    for number in range(NEUTRAL, NEUTRAL_LAST + 1):
        name = "ABCDEFG"[number - NEUTRAL]
        neutral.add_row(Text(name, "bold"), local_actions(scene, number))
    private = Table(box=None, pad_edge=False)
    for key in ("building", "needs-builders", "points", "actions"):
        private.add_column(words(f"terminal-{key}"))
    for number, side in zip(scene.box.buildings, scene.view["sides"], strict=True):
        building = 2 * number + "ab".index(side)
        private.add_row(
            f"{number}{side}",
            str(scene.box.builders[building]),
            str(scene.box.building_vp[building]),
            local_actions(scene, PRIVATE + building),
        )
    return Group(
        scene.heading("terminal-neutral-buildings"),
        neutral,
        scene.heading("terminal-private-buildings"),
        private,
    )
