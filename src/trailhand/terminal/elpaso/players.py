"""The player boards, and the hand of whoever looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.elpaso.delivery import hand_value
from trailhand.games.elpaso.facts.codes import DISC_WORDS
from trailhand.terminal.elpaso.scene import Scene
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
    return [scene.heading("terminal-players"), numbers, owned, *objectives(scene)]


def certificates(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Certificates of the track, and permanent ones."""
    return certificates_of(player, scene.box.certificate_limit)


def discs(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The discs that still lie on the board, as their notation calls them."""
    names = scene.box.disc_names
    return ", ".join(DISC_WORDS[names.index(disc)] for disc in player["discs"])


def pile(name: str) -> Cell:
    """Cards that lie open."""
    return lambda scene, seat, player: scene.cards(player[name])


COLUMNS: dict[str, Cell] = {
    "money": money,
    "certificates": certificates,
    "tokens": number("tokens"),
    "elp-rancher": number("rancher"),
    "steps": number("move_limit"),
    "hand-size": hand_size,
    "draw-size": number("draw_size"),
    "elp-markers": number("markers"),
}
BELONGINGS: dict[str, Cell] = {
    "elp-area": lambda scene, seat, player: scene.workers(player["area"]),
    "discs-left": discs,
    "built": built,
    "elp-owned": lambda scene, seat, player: " ".join(player["objectives"] + player["bonuses"]),
    "elp-discard": pile("discard"),
    "elp-culled": pile("culled"),
}


def brief(scene: Scene) -> RenderableType:
    """The seat's purse and hand in a few lines."""
    player = scene.players[scene.seat]
    own = purse(scene, certificates(scene, scene.seat, player), player["area"])
    return Group(own, hand(scene, player["hand"]))


def hand(scene: Scene, cards: list[str]) -> Text:
    """The seat's hand and what it is worth in a delivery."""
    own = scene.state.players[scene.seat]
    worth = hand_value(scene.state, own.hand) + scene.state.permanent(scene.seat)
    return hand_line(scene, cards, scene.words("terminal-elp-worth", n=worth))


def objectives(scene: Scene) -> list[RenderableType]:
    """The seat's tiles with everything printed on them."""
    if scene.seat < 0:
        return []
    player = scene.players[scene.seat]
    table = Table.grid(padding=(0, 1))
    for name in player["objectives"]:
        table.add_row("", scene.objective(name))
    for name in player["bonuses"]:
        table.add_row("", scene.bonus(name))
    return [table] if table.row_count else []
