"""The trail in travelling order: tiles, owners, ranchers and what empty spaces cost."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.elpaso.location import sheet_at
from trailhand.terminal.elpaso.scene import Scene

SIGNS = {"inner": "<", "outer": ">"}  # the branches of a fork


def trail(scene: Scene) -> list[RenderableType]:
    """One line per node; the branches of a fork are marked < (inner) and > (outer)."""
    table = Table.grid(padding=(0, 1))
    for node, name in enumerate(scene.box.node_names):
        table.add_row(Text(name, "bold"), branch(scene, node), place(scene, node))
    legend = Text(scene.words("terminal-elp-trail-legend"), "dim")
    return [scene.heading("terminal-trail"), table, legend]


def branch(scene: Scene, node: int) -> str:
    """The sign of the branch that a node lies on."""
    if scene.box.inner[node]:
        return SIGNS["inner"]
    ahead, behind = scene.box.ahead, scene.box.behind
    forks = [n for n in range(len(ahead)) if len(ahead[n]) > 1]
    outer = any(start < node < meeting(scene, start) for start in forks)
    return SIGNS["outer"] if outer and len(behind[node]) == 1 else ""


def meeting(scene: Scene, fork: int) -> int:
    """The node at which the branches of a fork meet again."""
    node = scene.box.ahead[fork][0]
    while len(scene.box.behind[node]) == 1:
        node = scene.box.ahead[node][0]
    return node


def place(scene: Scene, node: int) -> Text:
    """A node: the ranchers there, and its tile with what it does."""
    name = scene.box.node_names[node]
    word = scene.view["trail"].get(name)
    text = scene.ranchers(name)
    if word is None:
        cost = scene.box.node_cost[node]
        return text.append(f"· {scene.words.dollars(cost)}" if cost else "·", "dim")
    if word == "EP":
        return text.append(scene.words("elp-about-el-paso", n=scene.box.income))
    building, _, owner = word.partition("@")
    text.append(f"[{building}] ", "bold")
    if owner:
        text.append_text(scene.owner(owner)).append(" ")
    return text.append(scene.actions(sheet_at(scene.state, node)))
