"""Cattle market, worker supply, building piles and the tiles beside the train."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.elpaso.facts.codes import BREEDS, MARKET
from trailhand.terminal.elpaso.scene import Scene
from trailhand.terminal.scene import packed, side_by_side


def markets(scene: Scene) -> list[RenderableType]:
    """Cattle beside buildings, then workers, then tiles."""
    supply = [
        Text(scene.words("terminal-worker-count", n=count, worker=f"@elp-worker-{worker}"))
        for worker, count in scene.view["supply"].items()
    ]
    hiring = Text(scene.words("terminal-elp-supply"), "dim")
    return [
        scene.heading("terminal-elp-markets"),
        side_by_side(scene, cattle_market(scene), building_piles(scene)),
        packed([hiring, *supply], scene.width),
        scene.heading("terminal-elp-tiles"),
        tiles(scene),
    ]


def cattle_market(scene: Scene) -> Table:
    """Breeds with what is left, cowboys, value and points."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for key in ("elp-left", "elp-cattle", "elp-cowboys", "value", "points"):
        table.add_column(scene.words(f"terminal-{key}"), no_wrap=True)
    for breed, left in scene.view["market"].items():
        number = BREEDS.index(breed)
        table.add_row(
            f"{left} x",
            scene.card(breed),
            str(scene.box.market_cowboys[number - MARKET]),
            str(scene.box.card_value[number]),
            str(scene.box.card_vp[number]),
        )
    return table


def building_piles(scene: Scene) -> Table:
    """Common buildings with what is left, builders and points."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for key in ("elp-left", "building", "elp-builders", "points"):
        table.add_column(scene.words(f"terminal-{key}"), no_wrap=True)
    for (number, left), side in zip(scene.view["piles"].items(), scene.view["sides"], strict=True):
        cost, points = scene.box.building_cost[int(number)], scene.box.building_vp[int(number)]
        table.add_row(f"{left} x", f"{number}{side}", str(cost), str(points))
    return table


def tiles(scene: Scene) -> Table:
    """The face-up tiles, and what is left in the piles."""
    table = Table.grid(padding=(0, 1))
    for kind, show in (("objective", scene.objective), ("bonus", scene.bonus)):
        for place, name in enumerate(scene.view[f"{kind}s" if kind != "bonus" else "bonuses"], 1):
            notation = Text(f"{kind} {place}", "bold")
            table.add_row(notation, show(name) if name else scene.words("elp-about-gap"))
        left = scene.words("terminal-stack", n=scene.view[f"{kind}_pile"])
        table.add_row(Text(f"{kind} blind", "bold"), Text(left, "dim"))
    return table
