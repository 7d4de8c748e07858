"""What an icon gives: the base of all verbs, and how an effect is granted.

The same icon means the same effect wherever it is printed, because every printed place
(building, train card, auxiliary slot, bonus tile, trading post) refers to the same rows.
"""

from __future__ import annotations

from trailhand.core.brings import Part
from trailhand.core.text import Text
from trailhand.games.common import effects
from trailhand.games.elpaso.state import ElPasoState


class Effect(effects.Effect[ElPasoState]):
    """One thing an icon gives.

    ELP-EDGE-05: what has no target is not begun, and nothing is paid for it.
    """


def safe(state: ElPasoState, number: int) -> bool:
    """Whether an effect of the box (-1: none) neither draws nor turns up what was hidden."""
    return number < 0 or state.box.effects[number].previews()


def unsettled(state: ElPasoState, seat: int, effect: Effect) -> list[Part]:
    """An effect as it is printed, unless its numbers tell what it brings."""
    if effect.certain():
        return []
    return [part_of(state, seat, effect)]


def part_of(state: ElPasoState, seat: int, effect: Effect) -> Part:
    """An effect as something that a choice opens up."""
    words = Text("elp-use", {"action": effect.text(state, seat)})
    return Part(effect.glyphs(state, seat), words)


def printed(state: ElPasoState, seat: int, sheet: int) -> list[Part]:
    """The actions of a sheet as they are printed; a slash stands between alternatives."""
    found: list[Part] = []
    group = -1
    for slot in state.box.sheets[sheet]:
        effect = state.box.effects[slot.effect]
        found.append(part_of(state, seat, effect)._replace(either=slot.group == group))
        group = slot.group
    return found


def grant(state: ElPasoState, seat: int, number: int) -> None:
    """Begin an effect that came with something else; it may be declined (ELP-TILE-13).

    ELP-DEL-09: the rewards of posts, too. Without a target it is lost.
    """
    state.box.effects[number].grant(state, seat, True)
