"""The logbook of this room: what may happen, and what may be refused.

The kinds of events are declared beside the code that notes them.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import KERNEL, Logbook
from trailhand.games.wildtiled.objections import REASONS

LOG: Final = Logbook("wtw-", "WTW-", REASONS, KERNEL)
