"""Names: what notation, anchors and messages call the components."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.wildtiled.facts.box import Box, Condition
from trailhand.games.wildtiled.facts.codes import PLACEMENTS, SUITS
from trailhand.games.wildtiled.facts.files import facts
from trailhand.games.wildtiled.metrics import METRICS
from trailhand.games.wildtiled.state import WestState

PARTNER_WORDS: Final[list[str]] = [row["id"] for row in facts("partners")["partners"]["cards"]]


def party_name(state: WestState, seat: int) -> Argument:
    """A seat, or the Bandit Ridge behind the only one, as a message argument."""
    return seat_name(seat) if seat < state.seats else "@automaton-ridge"


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


def rank_name(box: Box, rank: int) -> Argument:
    """A rank of the solo game as a message argument."""
    return f"@automaton-ridge-{box.ranks[rank].id}"


def partner_text(box: Box, card: int) -> Text:
    """A partner with everything printed on the card; conditions on one thing are one line."""
    grouped: dict[int, list[Condition]] = {}
    for line in box.partners[card].conditions:
        grouped.setdefault(line.metric, []).append(line)
    lines = tuple([condition_text(metric, group) for metric, group in grouped.items()])
    return Text("wtw-partner-card", {"name": partner_name(card), "lines": lines})


def condition_text(metric: int, lines: list[Condition]) -> Text:
    """Conditions on one thing: `3+5 for at most 1/0 towns left`."""
    args: dict[str, Argument] = {
        "n": "/".join([str(line.value) for line in lines]),
        "points": "+".join([str(line.points) for line in lines]),
    }
    return Text("wtw-metric-" + METRICS[metric].replace("_", "-"), args)
