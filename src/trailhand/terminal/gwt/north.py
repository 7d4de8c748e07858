"""The board of Rails to the North: towns with their trade spaces, stores and bells."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.gwt.modules.north.board import north
from trailhand.games.gwt.modules.north.stores import town_gives
from trailhand.terminal.gwt.scene import Scene
from trailhand.terminal.scene import packed, side_by_side
from trailhand.terminal.words import seat_style

ACCESS = "*"


def northern_board(scene: Scene) -> list[RenderableType]:
    """Nothing without the expansion; else its towns in two columns, then the annexes."""
    seen = scene.view.get("north")
    if seen is None:
        return []
    names = list(seen["towns"])
    half = (len(names) + 1) // 2
    left, right = towns(scene, names[:half]), towns(scene, names[half:])
    lines: list[RenderableType] = [
        scene.heading("terminal-north"),
        side_by_side(scene, left, right),
    ]
    lines.append(Text(scene.words("terminal-north-legend"), "dim"))
    lines.append(annexes(scene, seen))
    if seen["beside"]:
        tiles = [
            scene.words("terminal-master-gives", master=f"@master-{name.replace('_', '-')}")
            for name in seen["beside"]
        ]
        lines.append(Text(scene.words("terminal-beside-city", tiles=" / ".join(tiles))))
    return lines


def towns(scene: Scene, names: list[str]) -> Table:
    """Some towns: name, the four trade spaces or who has a store there, what a store does."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for key in ("town", "trade", "town-gives"):
        table.add_column(scene.words(f"terminal-{key}"))
    for name in names:
        town = scene.view["north"]["towns"][name]
        sign = f"{name}{ACCESS}" if town["access"] else name
        table.add_row(sign, spaces(scene, town), gives(scene, name, town))
    return table


def spaces(scene: Scene, town: dict[str, Any]) -> Text:
    """The four trade spaces; a taken one shows whose store it is."""
    parts = [
        Text(scene.words.mark(seat), seat_style(seat)) if seat >= 0 else Text(sign(code), "dim")
        for seat, code in zip(town["stores"], town["trade"], strict=True)
    ]
    return Text(" ").join(parts)


def sign(code: str) -> str:
    """A trade space as short as it is printed."""
    return {"p": "·", "xt": "x", "obj": "o", "cert": "c"}.get(code, code)


def gives(scene: Scene, name: str, town: dict[str, Any]) -> str:
    """What a store in the town brings about, in words."""
    if "city" in town:
        return str(scene.box.cities[town["city"]].name)
    number = north(scene.state).map.names.index(name)
    text = town_gives(scene.state, number, max(scene.seat, 0))
    return "" if text is None else scene.words.of(text)


def annexes(scene: Scene, seen: dict[str, Any]) -> Text:
    """Stores and bells of every seat."""
    parts = [
        Text.assemble(
            scene.mark(seat),
            " ",
            scene.words("terminal-annex", stores=stores, bells=bells),
        )
        for seat, (stores, bells) in enumerate(zip(seen["stores_left"], seen["bells"], strict=True))
        if seat < len(scene.players)
    ]
    return packed(parts, scene.width)
