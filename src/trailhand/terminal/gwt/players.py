"""The player boards, and the seat's hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.kansas_city import hand_value
from trailhand.terminal.gwt.railroad import inside
from trailhand.terminal.gwt.scene import Scene
from trailhand.terminal.seats import number, seat_belongings, seat_numbers
from trailhand.terminal.trailgames import (
    built,
    certificates_of,
    hand_line,
    hand_size,
    money,
    purse,
)

Cell = Callable[[Scene, int, dict[str, Any]], str]


def player_boards(scene: Scene) -> list[RenderableType]:
    """One row of numbers per seat, then what every seat owns."""
    numbers, owned = seat_numbers(scene, COLUMNS), seat_belongings(scene, BELONGINGS)
    own = scene.players[scene.seat]["area"] if scene.seat >= 0 else []
    return [scene.heading("terminal-players"), numbers, owned, *objectives(scene, own)]


def certificates(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Temporary certificates of the limit, and permanent ones."""
    return certificates_of(player, player["certificate_limit"])


def herder(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Where the herder stands."""
    return "-" if player["herder"] == "off" else str(player["herder"])


def discs(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The discs that still lie on the board."""
    counts = player["discs"]
    names = [scene.words(f"terminal-disc-{name.replace('_', '-')}") for name in counts]
    return ", ".join(
        f"{count} x {name}" if count > 1 else name
        for name, count in zip(names, counts.values(), strict=True)
    )


def unbuilt(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The buildings that wait to be built, with their sides."""
    sides = dict(zip(scene.box.buildings, scene.view["sides"], strict=True))
    return " ".join(f"{number}{sides[number]}" for number in player["unbuilt"])


def hazards(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The hazard tiles taken."""
    return ", ".join(scene.tile_name(tile) for tile in player["hazards"])


def village(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The village tiles taken."""
    edition = scene.box.edition
    names = [
        f"{player[kind]} {scene.words(f'terminal-village-{edition}-{kind}')}"
        for kind in ("green", "second")
        if player[kind]
    ]
    return ", ".join(names)


def masters(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The station masters taken."""
    names = [scene.words(f"master-{name.replace('_', '-')}") for name in player["masters"]]
    return " / ".join(inside(name) for name in names)


def workers_of(kind: str) -> Cell:
    """How many workers of a kind."""
    return lambda scene, seat, player: str(player["workers"][kind])


COLUMNS: dict[str, Cell] = {
    "money": money,
    "certificates": certificates,
    **{f"{kind}s": workers_of(kind) for kind in WORKERS},
    "herder": herder,
    "steps": number("step_limit"),
    "engine": number("engine"),
    "hand-size": hand_size,
    "draw-size": number("draw_size"),
    "discard-size": number("discard_size"),
    "tokens": number("tokens"),
}
BELONGINGS: dict[str, Cell] = {
    "discs-left": discs,
    "unbuilt": unbuilt,
    "built": built,
    "hazards": hazards,
    "village-tiles": village,
    "masters": masters,
    "area": lambda scene, seat, player: " ".join(player["area"]),
    "job-token-owner": lambda scene, seat, player: "+" if player["job_token"] else "",
}


def brief(scene: Scene) -> RenderableType:
    """The seat's purse and hand in a few lines."""
    player = scene.players[scene.seat]
    own = purse(scene, certificates(scene, scene.seat, player), player["workers"])
    return Group(own, hand(scene, player["hand"]), *objectives(scene, player["hand"]))


def objectives(scene: Scene, pile: list[str]) -> list[RenderableType]:
    """The objective cards of a pile, if any, with everything printed on them."""
    table = Table.grid(padding=(0, 1))
    for card in dict.fromkeys(pile):
        if scene.is_objective(card):
            table.add_row(Text(card, "bold"), scene.objective(card))
    return [table] if table.row_count else []


def hand(scene: Scene, cards: list[str]) -> Text:
    """The seat's hand and what it is worth in Kansas City."""
    worth = scene.words("terminal-hand-worth", n=hand_value(scene.state, scene.seat))
    return hand_line(scene, cards, worth)
