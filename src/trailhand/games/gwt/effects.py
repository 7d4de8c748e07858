"""What an icon gives: the base of all effects, and those that need no decision.

Every verb of the rows is one small class derived from `Effect`, defined beside the step that
it begins; `verbs.py` lists them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import dollars, number
from trailhand.core.event import Kind
from trailhand.core.text import Text
from trailhand.games.common import effects
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import TOKENS

TOKEN_GAINED: Final = Kind(LOG, "token-gained", "GWT-EXC-03", n=TOKENS)


class Effect(effects.Effect[GwtState]):
    """One thing an icon gives.

    GWT-LOC-15: without a target it is not begun. GWT-XMV-04: one that takes the herder away
    ends the phase B in progress.
    """

    def objection_after(self, state: GwtState, seat: int, paid: int) -> int:
        """The same as `objection`, once these dollars have been paid for it."""
        return self.objection(state, seat)


# -- counts that rows refer to ------------------------------------------------------------


class Count:
    """A number printed on an icon, or a count of the acting player's possessions.

    GWT-COPY-03, GWT-PB-15: possessions are always those of the acting player, printed
    workers included.
    """

    def __init__(self, name: str, each: int) -> None:
        self.name = name
        self.each = each

    def of(self, state: GwtState, seat: int) -> int:
        """The number for this player now."""
        name = self.name
        if not name:
            return self.each
        player = state.players[seat]
        if name == "cowboys_owned":
            return player.workers[0] * self.each
        if name == "builders_owned":
            return player.workers[1] * self.each
        if name == "engineers_owned":
            return player.workers[2] * self.each
        if name == "hazards_owned":
            return len(player.hazards) * self.each
        if name == "own_buildings_in_forest":
            return own_forest_buildings(state, seat) * self.each
        if name == "own_discs_on_stations":
            return player.stations.bit_count() * self.each
        if name == "village_pairs":
            return min(player.green, player.second) * self.each
        if name == "limit":
            return state.box.certificate_track[-1]
        return module_count(state, seat, name) * self.each


def module_count(state: GwtState, seat: int, what: str) -> int:
    """How many a seat owns of something that only a module knows."""
    count = 0
    for module in state.box.modules:
        count += module.count(state, seat, what)
    return count


def own_forest_buildings(state: GwtState, seat: int) -> int:
    """GWT-PB-01, GWT-PB-02, GWT-PB-03: the seat's private buildings on forest spaces."""
    low = 64 + 32 * seat
    count = 0
    for space in state.box.forest:
        tile = state.trail[space]
        if low <= tile < low + 32:
            count += 1
    return count


class DollarsEffect(Effect):
    """Gain dollars; they must be taken in full (GWT-GEN-07)."""

    drawing: ClassVar[str] = "coin"

    def __init__(self, count: Count) -> None:
        self.count = count

    def certain(self) -> bool:
        return True

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.gain(seat, self.count.of(state, seat))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return dollars(self.count.of(state, seat))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-dollars", {"n": self.count.of(state, seat)})


class TokensEffect(Effect):
    """Gain exchange tokens (GWT-EXC-03)."""

    drawing: ClassVar[str] = "exchange"

    def __init__(self, count: int) -> None:
        self.count = count

    def certain(self) -> bool:
        return True

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        gain_tokens(state, seat, self.count)

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.count, "+")

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-tokens", {"n": self.count})


def gain_tokens(state: GwtState, seat: int, count: int) -> None:
    """GWT-EXC-03, GWT-GEN-04: tokens from a bank that never runs out."""
    state.players[seat].tokens += count
    state.note(TOKEN_GAINED, seat, count)
