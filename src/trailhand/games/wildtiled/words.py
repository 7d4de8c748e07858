"""Names: how notation, anchors and messages call the components."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument, Text
from trailhand.games.wildtiled.box import Box, Side
from trailhand.games.wildtiled.codes import PLACEMENTS, SUITS
from trailhand.games.wildtiled.facts import facts
from trailhand.games.wildtiled.metrics import METRICS

PARTNER_WORDS: Final[list[str]] = [row["id"] for row in facts("partners")["partners"]["cards"]]


def tile_name(box: Box, tile: int) -> Argument:
    """A tile type as a message argument."""
    return "@wtw-tile-" + box.tiles[tile].id.lower().replace("_", "-")


def piece_name(box: Box, piece: int) -> Argument:
    """A piece on a board as a message argument."""
    return tile_name(box, piece // PLACEMENTS)


def suit_name(suit: int) -> Argument:
    """A suit as a message argument."""
    return f"@wtw-suit-{SUITS[suit]}"


def partner_name(card: int) -> Argument:
    """A partner as a message argument."""
    return "@wtw-card-" + PARTNER_WORDS[card].replace("_", "-")


def partner_text(box: Box, card: int) -> Text:
    """A partner with everything printed on the card."""
    lines: list[Text] = []
    for line in box.partners[card].conditions:
        args: dict[str, Argument] = {"n": line.value, "points": line.points}
        lines.append(Text("wtw-metric-" + METRICS[line.metric].replace("_", "-"), args))
    return Text("wtw-partner-card", {"name": partner_name(card), "lines": tuple(lines)})


def town_name(side: Side, town: int) -> str:
    """A town: names are the same in every language."""
    return side.towns[town].name
