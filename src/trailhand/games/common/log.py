"""The logbook of the rooms along a trail: kinds of events that they share."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import KERNEL, Logbook

SHARED: Final = Logbook("", "", {}, KERNEL)
