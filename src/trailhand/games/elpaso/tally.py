"""What a choice would change: the numbers of a seat that a player weighs."""

from __future__ import annotations

from typing import Final

from trailhand.games.elpaso.scoring import score
from trailhand.games.elpaso.state import ElPasoState

WORKER_NUMBERS: Final = ("cowboys", "engineers", "elp-builders", "jokers")
ICONS: Final = {
    "money": "coin",
    "certificates": "certificate",
    "permanent": "certificate",
    "tokens": "exchange",
    "cowboys": "cowboy",
    "elp-builders": "builder",
    "engineers": "engineer",
    "steps": "step",
    "points": "vp",
}


def tally(state: ElPasoState, seat: int) -> dict[str, int]:
    """The numbers of one seat; `points` are those that the final scoring would count.

    ELP-SCORE-01: what money is worth in points is left out, for the money itself is told.
    """
    player = state.players[seat]
    categories = score(state, seat)
    numbers = {
        "money": player.money,
        "certificates": player.certificates,
        "permanent": state.permanent(seat),
        "tokens": player.tokens,
    }
    for worker, count in enumerate(player.area):
        numbers[WORKER_NUMBERS[worker]] = count
    numbers["steps"] = state.move_limit(seat)
    numbers["hand"] = state.hand_limit(seat)
    numbers["points"] = sum(categories.values()) - categories["money"]
    return numbers
