"""The words of Wild Tiled West: what its code puts together, and names in inflecting sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.text.telling import told_ids
from trailhand.core.text import Argument, Text
from trailhand.games.wildtiled.about import TERRAIN
from trailhand.games.wildtiled.agenda import STEPS
from trailhand.games.wildtiled.facts.codes import BOARD_ICONS, SUITS
from trailhand.games.wildtiled.goods import FACES, GOODS
from trailhand.games.wildtiled.metrics import METRICS
from trailhand.games.wildtiled.objections import REASONS
from trailhand.games.wildtiled.scoring import CATEGORIES
from trailhand.games.wildtiled.sides import RULES
from trailhand.games.wildtiled.stem import Automatic
from trailhand.games.wildtiled.streets import StreetStep
from trailhand.games.wildtiled.tables import open_box
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.names import PARTNER_WORDS

TABLES: tuple[tuple[str, tuple[int, ...], dict[str, Any]], ...] = (
    ("wildtiled", (1, 2), {"conquest": False}),
    ("wildtiled", (3,), {"conquest": True}),
    ("wildtiled", (5,), {"conquest": "random"}),
)
SAME = {
    "game-wildtiled": "the name of a game",
    "book-wildtiled": "the name of a game",
    "wtw-tile-ranch": "the same word",
    "wtw-about-piece": "only its argument",
    "wtw-about-cell": "only its arguments",
    "wtw-about-covered": "only its arguments",
    "wtw-about-partner": "only its argument",
    "wtw-stands-nobody": "nothing at all",
    "tally-points": "the same word",
}
OWN_SETTINGS = ("solo",)
TALLY = (
    "points",
    "towns",
    "gold",
    "bullets",
    "mine",
    "streets",
    "bandits",
    "tombstones",
    "in_sight",
    "herd",
    "horseshoes",
    "surrounded",
)


def dashed(name: str) -> str:
    return name.lower().replace("_", "-")


def built_ids() -> set[str]:
    """Ids that the code puts together from the tables of the engine."""
    box = open_box(1)
    asked = [step for step in STEPS if not issubclass(step, Automatic) and step is not StreetStep]
    found = {"wtw-ask-" + step.__name__.lower() for step in asked}
    found |= {f"wtw-no-{reason.name}" for reason in REASONS.values()}
    found |= told_ids(LOG)
    found |= {f"wtw-thing-{each}" for each in ("mine", "partners", "streets", "ridge", "side")}
    found |= {f"wtw-tile-{dashed(tile.id)}" for tile in box.tiles}
    found |= {f"wtw-does-{dashed(tile.id)}" for tile in box.tiles if tile.building is not None}
    found |= {f"wtw-suit-{suit}" for suit in SUITS}
    found |= {f"wtw-card-{dashed(card)}" for card in PARTNER_WORDS}
    found |= {f"wtw-metric-{dashed(metric)}" for metric in METRICS}
    found |= {f"automaton-ridge-{rank.id}" for rank in box.ranks}
    found |= {f"wtw-contract-{contract.id}" for contract in box.contracts}
    found |= {f"wtw-goods-{goods}" for goods in GOODS} | {f"wtw-face-{face}" for face in FACES}
    found |= {f"wtw-side-{dashed(rule)}" for rule in RULES}
    found |= {f"wtw-terrain-{name}" for name in TERRAIN.values()}
    plain = set(BOARD_ICONS.values()) - {"bandit", "wanted_bandit"}
    found |= {f"wtw-icon-{dashed(icon)}" for icon in plain}
    found |= {"wtw-about-die-prairie", "wtw-about-die-river", "wtw-wrangle-contract"}
    found |= {f"automaton-ridge-{card.id}" for card in box.bandit_cards} | {"automaton-ridge"}
    found |= {f"{key}-{name}" for name in CATEGORIES for key in ("category", "hint")}
    found |= {f"tally-{name}" for name in TALLY}
    found |= {"setting-preset-wildtiled-help"}
    return found | {
        f"setting-{name}-wildtiled{end}" for name in OWN_SETTINGS for end in ("", "-help")
    }


def inflected() -> Iterator[Text]:
    """Sentences with every name that they may be given."""
    box = open_box(1)
    tiles: list[Argument] = [f"@wtw-tile-{dashed(tile.id)}" for tile in box.tiles]
    suits: list[Argument] = [f"@wtw-suit-{suit}" for suit in SUITS]
    cards: list[Argument] = [f"@wtw-card-{dashed(card)}" for card in PARTNER_WORDS]
    spare: dict[str, Argument] = {"who": "@seat-1", "cell": "5,5", "slot": "L-A1", "kind": "river"}
    spare |= dict.fromkeys(["n", "cost", "jumps", "die", "price", "turn", "flip"], 1)
    spare |= {"does": "@wtw-does-bank"}
    wanted: list[tuple[str, str, list[Argument]]] = [
        ("draft mill-pile place ask-placetile start-building store", "tile", tiles),
        ("log-drafted log-placed log-laid log-surrounded log-set-aside", "tile", tiles),
        ("log-delivery log-delivery-lost log-start-building", "tile", tiles),
        ("no-room no-too-dear", "tile", tiles),
        ("about-piece about-building", "tile", tiles),
        ("ace log-ace about-ace about-ace-owned", "suit", suits),
        ("log-partner log-kept", "card", cards),
        ("log-rank", "rank", [f"@automaton-ridge-{rank.id}" for rank in box.ranks]),
    ]
    for keys, argument, names in wanted:
        for key in keys.split():
            for name in names:
                for count in (0, 1, 2):
                    yield Text("wtw-" + key, {**spare, "n": count, "cost": count, argument: name})
    for reason in REASONS.values():  # the log has no numbers for them
        yield Text("wtw-no-" + reason.name)
