"""Towns: inaugurated when their last cell is covered."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_DELIVERY, DEED, NUMBER, Kind
from trailhand.games.wildtiled.facts.codes import TOWN_POINTS
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import TOWN

INAUGURATED: Final = Kind(
    LOG, "town", "WTW-TOWN-02", DEED | A_DELIVERY, town=TOWN, points=NUMBER, bonus=NUMBER
)


def inaugurate(state: WestState, seat: int) -> None:
    """WTW-TOWN-01, WTW-TOWN-03: every town that is wholly covered now, each once.

    WTW-TOWN-04, WTW-PLACE-07: whatever covers it, and whatever else that covers.
    """
    player = state.players[seat]
    side = player.side
    for number in side.town_order:
        town = side.towns[number]
        if (
            player.towns >> number & 1 == 0
            and town.north & player.free_north == 0
            and town.south & player.free_south == 0
        ):
            # WTW-TOWN-02: the sign, and the bonus of the year.
            bonus = side.rule.town_bonus(player, town, state.box.town_bonus[state.year])
            player.towns |= 1 << number
            state.score(seat, TOWN_POINTS, town.points + bonus)
            state.note(INAUGURATED, seat, number, town.points, bonus)
