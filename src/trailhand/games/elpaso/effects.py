"""What an icon gives: the base of all verbs, and how an effect is granted.

The same icon means the same effect wherever it is printed, because every printed place
(building, train card, auxiliary slot, bonus tile, trading post) refers to the same rows.
"""

from __future__ import annotations

from trailhand.games.common import effects
from trailhand.games.elpaso.state import ElPasoState


class Effect(effects.Effect[ElPasoState]):
    """One thing an icon gives.

    ELP-EDGE-05: what has no target is not begun, and nothing is paid for it.
    """


def grant(state: ElPasoState, seat: int, number: int) -> None:
    """Begin an effect that came with something else; it may be declined (ELP-TILE-13).

    ELP-DEL-09: the rewards of posts, too. Without a target it is lost.
    """
    state.box.effects[number].grant(state, seat, True)
