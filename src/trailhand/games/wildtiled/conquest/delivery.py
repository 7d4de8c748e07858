"""General Delivery: a General Store waits for the third signpost."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.event import A_CARD, Kind
from trailhand.games.wildtiled.buildings import GeneralStore
from trailhand.games.wildtiled.conquest.rule import SideRule
from trailhand.games.wildtiled.facts.codes import NOBODY, SLOTS
from trailhand.games.wildtiled.placement import SIGNPOST, fits, is_free, third_signpost
from trailhand.games.wildtiled.placing import PlaceTile
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import CELL, SLOT, TILE

SET_ASIDE: Final = Kind(LOG, "set-aside", "WTW-CQ-GEN-01", A_CARD, tile=SLOT)
DELIVERY: Final = Kind(LOG, "delivery", "WTW-CQ-GEN-02", A_CARD, tile=TILE, signpost=CELL)
DELIVERY_LOST: Final = Kind(LOG, "delivery-lost", "WTW-CQ-GEN-04", tile=TILE)


class GeneralDelivery(SideRule):
    """WTW-CQ-GEN-01 to WTW-CQ-GEN-04."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__(parameters)
        self.name = "general_delivery"
        self.signposts: int = parameters["signposts"]

    def set_up(self, state: WestState, seat: int) -> None:
        """WTW-CQ-GEN-01, WTW-SET-16: a General Store from the trays is set aside."""
        for slot in range(SLOTS):
            if isinstance(state.box.tiles[slot].building, GeneralStore) and state.piles[slot]:
                state.piles[slot] -= 1
                state.players[seat].aside = slot
                state.note(SET_ASIDE, seat, slot)

    def trigger(self, state: WestState, seat: int) -> None:
        """WTW-CQ-GEN-02: with the second signpost covered, the store goes over the third.

        WTW-CQ-GEN-03: free of charge, and resolved like every placement.
        WTW-CQ-GEN-04: if that is not possible any more, it goes back to the box.
        """
        player = state.players[seat]
        if player.aside == NOBODY:
            return
        left = sum(is_free(player, cell) for cell in player.side.signposts)
        if self.signposts - left < self.signposts - 1:
            return
        tile = player.aside
        player.aside = NOBODY
        if fits(player, state.box.tiles[tile], tile, SIGNPOST, player.gold):
            state.note(DELIVERY, seat, tile, third_signpost(player))
            state.agenda.append(PlaceTile(seat, tile, SIGNPOST))
        else:
            state.gone[tile] += 1
            state.note(DELIVERY_LOST, seat, tile)
