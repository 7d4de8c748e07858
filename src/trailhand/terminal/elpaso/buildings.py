"""What the buildings and the train cards do."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.elpaso.facts.codes import LETTERS
from trailhand.games.elpaso.sheets import building_sheet, train_sheet
from trailhand.terminal.elpaso.scene import Scene


def buildings(scene: Scene) -> RenderableType:
    """Neutral buildings, the sides of the common ones in play, and the train."""
    neutral = Table.grid(padding=(0, 2))
    for sheet, letter in enumerate(LETTERS):
        neutral.add_row(Text(letter, "bold"), scene.actions(sheet))
    common = priced(scene, "elp-builders")
    for number, side in enumerate(scene.view["sides"], 1):
        sheet = building_sheet(number, "ab".index(side))
        cost = str(scene.box.building_cost[number])
        common.add_row(f"{number}{side}", cost, scene.actions(sheet))
    train = priced(scene, "elp-engineers")
    for card, face in enumerate(scene.view["train"]):
        sheet = train_sheet(card, "rv".index(face))
        cost = str(scene.box.train_cost[card])
        train.add_row(f"{card + 1}{face}", cost, scene.actions(sheet))
    return Group(
        scene.heading("terminal-neutral-buildings"),
        neutral,
        scene.heading("terminal-elp-common"),
        common,
        scene.heading("terminal-elp-train"),
        train,
    )


def priced(scene: Scene, workers: str) -> Table:
    """A table of things that cost workers."""
    table = Table(box=None, pad_edge=False)
    for key in ("building", workers, "actions"):
        table.add_column(scene.words(f"terminal-{key}"))
    return table
