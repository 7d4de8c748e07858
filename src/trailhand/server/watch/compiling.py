"""Whether the rules will be faster at the next start: what `./play` makes in the background.

`./play` opens the table as soon as it can, with the sources as they are, and names in `SOON` the
folder where the compiled package will be and the file that is locked while it is made.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from trailhand.core.text import Text

if sys.platform != "win32":
    import fcntl

SOON = "TRAILHAND_SOON"


def news(environment: Mapping[str, str] = os.environ) -> Text | None:
    """What can be said about it; None if the rules are compiled, or nobody compiles them."""
    named = environment.get(SOON, "").split(os.pathsep)
    if len(named) != 2:
        return None
    package, lock = (Path(each) for each in named)
    if package.is_dir():
        return Text("server-compiled")
    return Text("server-compiling") if is_locked(lock) else None


def is_locked(lock: Path) -> bool:
    """Whether a process holds a lock."""
    if sys.platform == "win32":
        return False
    try:
        with lock.open() as opened:
            fcntl.flock(opened, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
