"""Limits for a test on broken rules: of time and of memory."""

from __future__ import annotations

import resource
import signal
from typing import Any

PATIENCE = 5.0  # seconds of work for a test that takes none
TIMES = 8  # as long as it takes without a change
MEMORY = 3 << 30  # bytes


def too_long(_signal: int, _frame: Any) -> None:
    """A loop that goes on for ever: the test fails."""
    raise TimeoutError("it takes too long")


def begin(seconds: float) -> None:
    """From now on a test has so much time as it takes without a change, and more."""
    limit = PATIENCE + TIMES * seconds
    signal.setitimer(signal.ITIMER_PROF, limit, limit)


signal.signal(signal.SIGPROF, too_long)
resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
