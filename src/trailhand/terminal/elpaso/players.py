"""The player boards, and the own hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.elpaso.codes import DISC_WORDS
from trailhand.games.elpaso.delivery import hand_value
from trailhand.terminal.elpaso.scene import Scene
from trailhand.terminal.seats import seat_belongings, seat_numbers

Cell = Callable[[Scene, int, dict[str, Any]], str]


def player_boards(scene: Scene) -> list[RenderableType]:
    """One row of numbers per seat, then what every seat owns."""
    numbers, owned = seat_numbers(scene, COLUMNS), seat_belongings(scene, BELONGINGS)
    return [scene.heading("terminal-players"), numbers, owned, *objectives(scene)]


def certificates(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Certificates of the track, and permanent ones."""
    text = f"{player['certificates']}/{scene.box.certificate_limit}"
    return f"{text}+{player['permanent']}" if player["permanent"] else text


def discs(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The discs that still lie on the board, as their notation calls them."""
    names = scene.box.disc_names
    return ", ".join(DISC_WORDS[names.index(disc)] for disc in player["discs"])


def built(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The own buildings on the trail."""
    own = f"@{seat + 1}"
    found = [(t[: -len(own)], n) for n, t in scene.view["trail"].items() if t.endswith(own)]
    return ", ".join(f"{tile} ({node})" for tile, node in found)


def number(name: str) -> Cell:
    """A plain number of the player board."""
    return lambda scene, seat, player: str(player[name])


def pile(name: str) -> Cell:
    """Cards that lie open."""
    return lambda scene, seat, player: scene.cards(player[name])


COLUMNS: dict[str, Cell] = {
    "money": lambda scene, seat, player: scene.words.dollars(player["money"]),
    "certificates": certificates,
    "tokens": number("tokens"),
    "elp-rancher": number("rancher"),
    "steps": number("move_limit"),
    "hand-size": lambda scene, seat, player: f"{player['hand_size']}/{player['hand_limit']}",
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
    """The own purse and hand in a few lines."""
    player = scene.players[scene.seat]
    purse = [
        scene.words.dollars(player["money"]),
        scene.words("terminal-brief-certificates", text=certificates(scene, scene.seat, player)),
        scene.workers(player["area"]),
    ]
    if player["tokens"]:
        purse.append(scene.words("terminal-brief-tokens", n=player["tokens"]))
    return Group(Text(" · ".join(purse), "bold"), hand(scene, player["hand"]))


def hand(scene: Scene, cards: list[str]) -> Text:
    """The own hand and what it is worth in a delivery."""
    text = Text.assemble((scene.words("terminal-hand") + " ", "bold"))
    if not cards:
        return text.append(scene.words("terminal-hand-empty"))
    own = scene.state.players[scene.seat]
    worth = hand_value(scene.state, own.hand) + scene.state.permanent(scene.seat)
    return text.append(f"{scene.cards(cards)} {scene.words('terminal-elp-worth', n=worth)}")


def objectives(scene: Scene) -> list[RenderableType]:
    """The own tiles with everything printed on them."""
    if scene.seat < 0:
        return []
    player = scene.players[scene.seat]
    table = Table.grid(padding=(0, 1))
    for name in player["objectives"]:
        table.add_row("", scene.objective(name))
    for name in player["bonuses"]:
        table.add_row("", scene.bonus(name))
    return [table] if table.row_count else []
