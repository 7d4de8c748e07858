"""The logbook of El Paso: every kind of event is written into it where it happens."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import Logbook
from trailhand.games.common.log import SHARED
from trailhand.games.elpaso.objections import REASONS

LOG: Final = Logbook("elp-", "ELP-", REASONS, SHARED)
