"""What a choice would change: the numbers of a seat that a player weighs."""

from __future__ import annotations

from typing import Final

from trailhand.games.gwt.discs import certificate_limit
from trailhand.games.gwt.scoring import score
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.trail import step_limit

ICONS: Final = {
    "money": "coin",
    "certificates": "certificate",
    "permanent": "certificate",
    "tokens": "exchange",
    "cowboys": "cowboy",
    "builders": "builder",
    "engineers": "engineer",
    "steps": "step",
    "points": "vp",
}


def tally(state: GwtState, seat: int) -> dict[str, int]:
    """The numbers of one seat; `points` are those that the final scoring would count.

    GWT-SCO-01: what money is worth in points is left out, for the money itself is told.
    """
    player = state.players[seat]
    categories = score(state, seat)
    return {
        "money": player.money,
        "certificates": player.certificates,
        "permanent": player.permanent,
        "certificate_limit": certificate_limit(player),
        "tokens": player.tokens,
        "cowboys": player.workers[0],
        "builders": player.workers[1],
        "engineers": player.workers[2],
        "steps": step_limit(state, seat),
        "hand": player.hand_limit(),
        "points": sum(categories.values()) - categories["money"],
    }
