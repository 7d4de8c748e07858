"""What everybody may win: contracts, Ace cards, partners; the Bandit Ridge; the buildings."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.wildtiled.facts.codes import SUITS
from trailhand.games.wildtiled.pastures import contract_text
from trailhand.terminal.wildtiled.scene import Scene


def supply(scene: Scene) -> list[RenderableType]:
    """Contracts, Ace cards and partners, one line each."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(scene.words("terminal-wtw-contracts"), "dim"), contracts(scene))
    table.add_row(Text(scene.words("terminal-wtw-aces"), "dim"), aces(scene))
    for name in scene.view["partner_row"]:
        table.add_row(Text(scene.words("terminal-wtw-partner"), "dim"), scene.partner(name))
    if "automaton" in scene.view:
        table.add_row(Text(scene.words("automaton-ridge"), "dim"), ridge(scene))
    return [scene.heading("terminal-wtw-supply"), table]


def contracts(scene: Scene) -> str:
    """The reward for every number of cows; a minus after one whose big side is gone."""
    parts = []
    for space, contract in enumerate(scene.view["contracts"]):
        gives = scene.words.of(contract_text(scene.state, space))
        parts.append(f"{contract['cows']}: {gives}{'' if contract['big'] else ' -'}")
    return " · ".join(parts)


def aces(scene: Scene) -> str:
    """The Ace cards that nobody owns."""
    left = [suit for suit in SUITS if scene.view["aces"][suit] < 0]
    return ", ".join(scene.words(f"wtw-suit-{suit}") for suit in left) or "-"


def ridge(scene: Scene) -> str:
    """The Bandit Ridge in a line."""
    automaton = scene.view["automaton"]
    return scene.words(
        "wtw-about-ridge",
        bandits=automaton["bandits"],
        cows=automaton["cows"],
        bullets=automaton["bullets"],
    )


def buildings(scene: Scene) -> RenderableType:
    """What every named building does."""
    table = Table.grid(padding=(0, 2))
    for tile in scene.box.tiles:
        if tile.building is not None:
            does = scene.words("wtw-does-" + tile.id.replace("_", "-"))
            table.add_row(Text(scene.tile(tile.id), "bold"), does)
    return Group(scene.heading("terminal-wtw-buildings"), table)
