"""Why not, in Rails to the North: reasons of its own, with their rules."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Reason
from trailhand.games.gwt.objections import MONEY
from trailhand.games.gwt.words.log import LOG

NO_STORES: Final = 80
STORE_THERE: Final = 81
NO_ACCESS: Final = 82
TRADE_TAKEN: Final = 83
TRADE_MONEY: Final = 84
NO_TOWN: Final = 85
NO_OWN_STORE: Final = 86
NO_BELL: Final = 87
NO_MARKET_CARD: Final = 88

LOG.add_reasons(
    {
        NO_STORES: Reason("stores", "NOR1-AUX-10"),
        STORE_THERE: Reason("store-there", "NOR1-STORE-02"),
        NO_ACCESS: Reason("access", "NOR1-STORE-04"),
        TRADE_TAKEN: Reason("trade-taken", "NOR1-STORE-03"),
        TRADE_MONEY: Reason("trade-money", "NOR1-STORE-08", MONEY),
        NO_TOWN: Reason("town", "NOR1-AUX-09"),
        NO_OWN_STORE: Reason("own-store", "NOR1-DELIV-01"),
        NO_BELL: Reason("bell", "NOR1-BLD-05"),
        NO_MARKET_CARD: Reason("market-card", "NOR1-MED-04"),
    }
)
