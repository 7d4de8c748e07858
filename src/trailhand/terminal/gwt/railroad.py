"""The railroad: the line with engines and stations, station masters, cities with discs."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.gwt.facts.box import Arrow
from trailhand.terminal.gwt.scene import Scene
from trailhand.terminal.scene import packed, side_by_side
from trailhand.terminal.words import seat_style

LENGTH = 40  # numbered spaces 0 to 39
HALF = 20
CELL = 3  # characters per space
LABEL = 9  # characters before the first space: room for four engines on the start


def railroad(scene: Scene) -> list[RenderableType]:
    """The line in two halves, then stations beside cities, then station masters."""
    lines: list[RenderableType] = [scene.heading("terminal-railroad")]
    for first in (0, HALF):
        lines += [engines(scene, first), track(scene, first), turnouts(scene, first)]
    return [
        *lines,
        Text(scene.words("terminal-track-legend"), "dim"),
        scene.heading("terminal-stations-cities"),
        side_by_side(scene, stations(scene), cities(scene)),
        arrows(scene),
        *masters(scene),
    ]


def engines(scene: Scene, first: int) -> Text:
    """The signs of the engines above their spaces; those on the start reach to the left."""
    text = Text(" " * LABEL, no_wrap=True)
    for space in range(first, first + HALF):
        here = [s for s, p in enumerate(scene.players) if p["engine"] == str(space)]
        sign = marks(scene, here)
        if space == 0 and len(here) > 1:
            text.right_crop(sign.cell_len - CELL + 1)
        text.append_text(sign)
        text.append(" " * (LABEL + CELL * (space - first + 1) - text.cell_len))
    return text


def track(scene: Scene, first: int) -> Text:
    """The numbered spaces; an x is a cross between two of them."""
    text = Text(" " * LABEL, no_wrap=True)
    for space in range(first, min(first + HALF, LENGTH)):
        text.append(f"{space:<{CELL - 1}}")
        text.append("x" if space in scene.box.crosses else "-", "dim")
    text.right_crop(1)
    return text


def turnouts(scene: Scene, first: int) -> Text:
    """The stations below the track, each after its space, with an engine on the turnout."""
    text = Text(no_wrap=True)
    for station, position in enumerate(scene.box.station_position):
        space, aside = divmod(position, 2)
        if not first <= space < first + HALF:
            continue
        text.append(" " * (LABEL + CELL * (space - first) + aside - text.cell_len))
        text.append(("\\" if aside else "|") + str(station + 1))
        for seat, player in enumerate(scene.players):
            if aside and player["engine"] == f"{space}.5":
                text.append(scene.words.mark(seat), seat_style(seat))
    return text


def marks(scene: Scene, seats: list[int]) -> Text:
    """The signs of some seats, equal ones counted."""
    signs = [
        scene.mark(seat).append(f"x{count}" if count > 1 else "")
        for seat, count in Counter(seats).items()
    ]
    return Text(" ").join(signs)


def corner(scene: Scene, black: bool) -> str:
    """The colour of the corners around a place for discs."""
    return scene.words(f"terminal-corner-{'black' if black else 'white'}")


def stations(scene: Scene) -> Table:
    """Costs, points, corners and discs."""
    words, box = scene.words, scene.box
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for key in ("station", "cost", "points", "corners", "discs"):
        table.add_column(words(f"terminal-{key}"))
    for station, cost in enumerate(box.station_cost):
        owners = [s for s, p in enumerate(scene.players) if station + 1 in p["stations"]]
        points = str(box.station_vp[station])
        colour = corner(scene, box.station_black[station])
        name = box.station_names[station]
        table.add_row(name, words.dollars(cost), points, colour, marks(scene, owners))
    return table


def masters(scene: Scene) -> list[Text]:
    """The tiles beside the first stations, or the workers posted there for them."""
    lines: list[Text] = []
    for station, slot in enumerate(scene.box.station_slot):
        if slot < 0:
            continue
        master, posted = scene.view["masters"][slot], scene.view["posted"][slot]
        name = scene.words("terminal-beside", n=scene.box.station_names[station])
        lines.append(Text.assemble((f"{name} ", "dim"), beside(scene, master, posted)))
    return lines


def beside(scene: Scene, master: str, posted: str) -> str:
    """A station master with what is printed on it, or the worker in its place."""
    if master:
        return inside(scene.words(f"master-{master.replace('_', '-')}"))
    return scene.words("terminal-posted", worker=f"@worker-{posted}") if posted else "·"


def inside(text: str) -> str:
    """What stands in brackets, if a text has any: the rest is said by the heading."""
    return text.partition("(")[2].removesuffix(")") or text


def cities(scene: Scene) -> Table:
    """The cities by value, with corners, points, arrows to the next one, and discs."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for key in ("city", "value", "corners", "discs"):
        table.add_column(scene.words(f"terminal-{key}"), no_wrap=True)
    for index, city in enumerate(scene.box.cities):
        discs = [
            seat
            for seat, player in enumerate(scene.players)
            for _ in range(player["cities"].get(str(index), 0))
        ]
        points = f" {city.vp:+}" if city.vp else ""
        if city.per:
            points += scene.words("terminal-per-bell")
        name = f"{index} {city.name}{points}"
        table.add_row(name, str(city.value), corner(scene, city.black), marks(scene, discs))
    return table


def arrows(scene: Scene) -> Text:
    """What is printed between two neighbouring cities."""
    parts = [Text(scene.words("terminal-arrows"), "dim")]
    for arrow in scene.box.arrows:
        parts.append(Text(f"{arrow.a}-{arrow.b} {', '.join(gains(scene, arrow))}", "dim"))
    return packed(parts, scene.width)


def gains(scene: Scene, arrow: Arrow) -> list[str]:
    """What an arrow gives at once, and at the end."""
    found: list[str] = []
    if arrow.objective:
        found.append(scene.words("terminal-short-objective"))
    if arrow.token:
        found.append(scene.words("terminal-short-token"))
    if arrow.vp:
        found.append(scene.words("terminal-vp", n=f"{arrow.vp:+}"))
    return found or ["·"]
