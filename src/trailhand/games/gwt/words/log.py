"""The logbook of this room: every kind of event is declared beside the code that notes it."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import Logbook
from trailhand.games.common.log import SHARED
from trailhand.games.gwt.objections import REASONS

LOG: Final = Logbook("", "GWT-", REASONS, SHARED)
