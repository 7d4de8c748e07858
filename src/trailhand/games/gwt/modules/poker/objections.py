"""Why not, at the poker table: reasons of its own, with their rules."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Reason
from trailhand.games.gwt.objections import MONEY
from trailhand.games.gwt.words.log import LOG

NO_SEAT_WORKER: Final = 90
LAY_MONEY: Final = 91
TABLE_FULL: Final = 92
NO_HAND: Final = 93
NO_SEAT: Final = 94

LOG.add_reasons(
    {
        NO_SEAT_WORKER: Reason("seat-worker", "POK-SEAT-05"),
        LAY_MONEY: Reason("lay-money", "POK-CARD-01", MONEY),
        TABLE_FULL: Reason("table-full", "POK-CARD-03"),
        NO_HAND: Reason("hand", "POK-ACT-04"),
        NO_SEAT: Reason("seat", "POK-SHOW-01"),
    }
)
