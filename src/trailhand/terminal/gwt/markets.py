"""Job market, cattle market, objectives and foresights."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trailhand.games.gwt.words.names import CARD_WORDS
from trailhand.terminal.gwt.scene import Scene
from trailhand.terminal.scene import packed, side_by_side


def markets(scene: Scene) -> list[RenderableType]:
    """Jobs beside cattle, then objectives and foresights."""
    return [
        scene.heading("terminal-markets"),
        side_by_side(scene, job_market(scene), cattle_market(scene)),
        prices(scene),
        scene.heading("terminal-objectives"),
        objectives(scene),
        scene.heading("terminal-foresights"),
        foresights(scene),
    ]


def job_market(scene: Scene) -> Table:
    """Rows with their cost; the row of the token is closed."""
    view, box = scene.view, scene.box
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(scene.words("terminal-row"), justify="right")
    table.add_column(scene.words("terminal-cost"), justify="right")
    for column in box.columns:
        table.add_column(f".{column + 1}", no_wrap=True)
    for row in range(1, min(view["job_row"], len(box.row_cost)) + 1):
        closed = row == view["job_row"]
        workers = [view["jobs"].get(f"{row}.{column + 1}") for column in box.columns]
        names = [scene.worker(worker) if worker else "·" for worker in workers]
        if closed:
            names[-1] = scene.words("terminal-job-token")
        cost = scene.words.dollars(box.row_cost[row - 1])
        table.add_row(str(row), cost, *names, style="dim" if closed else "")
    return table


def cattle_market(scene: Scene) -> Table:
    """The cards on offer, with their breeding value."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(scene.words("terminal-cattle", n=scene.view["market_stack"]), no_wrap=True)
    table.add_column(scene.words("terminal-value"), justify="right")
    market: list[str] = scene.view["market"]
    for card, count in Counter(market).items():
        value = scene.box.card_value[CARD_WORDS.index(card)]
        table.add_row(f"{count} x", scene.card(card), str(value))
    return table


def prices(scene: Scene) -> Text:
    """The price table of the cattle market."""
    targets: dict[str, list[str]] = {}
    for price in scene.box.prices:
        offer = scene.words(
            "terminal-price", cowboys=price.cowboys, dollars=price.dollars, cards=price.cards
        )
        targets.setdefault(price.target.split("_")[0], []).append(offer)
    parts = [
        Text(f"{scene.words(f'terminal-target-{target}')} {', '.join(offers)}", "dim")
        for target, offers in targets.items()
    ]
    heading = Text(scene.words("terminal-prices"), "dim")
    return packed([heading, *parts], scene.width)


def objectives(scene: Scene) -> RenderableType:
    """The display with everything printed on the cards."""
    table = Table.grid(padding=(0, 1))
    for card in scene.view["display"]:
        table.add_row(Text(card, "bold"), scene.objective(card))
    stack = scene.words("terminal-stack", n=scene.view["objective_stack"])
    table.add_row("", Text(stack, "dim"))
    return table


def foresights(scene: Scene) -> RenderableType:
    """Three columns of two tiles, and what is left in the supplies."""
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
    tiles = scene.view["foresight"]
    for column, left in enumerate(scene.view["supplies"]):
        table.add_column(scene.words("terminal-column", n=column + 1, left=left))
    for place in (0, 1):
        row = [tiles[2 * column + place] for column in range(3)]
        table.add_row(*(foresight(scene, place, tile) for tile in row))
    return table


def foresight(scene: Scene, place: int, tile: str) -> str:
    """One tile of a foresight column with its number there."""
    return f"{place + 1} " + ("·" if tile == "none" else scene.tile_name(tile))
