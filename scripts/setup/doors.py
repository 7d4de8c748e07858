"""What can be asked of the setting up, and how its troubles are told."""

from __future__ import annotations

import errno
from collections.abc import Callable

from scripts.setup import play, testing
from scripts.setup.package import run_as_maker
from scripts.setup.places import Trouble, say


def main(arguments: list[str]) -> int:
    """Do one thing; a trouble is one sentence, and the end of a log."""
    door = DOORS[arguments[0]]
    try:
        return door(arguments[1:])
    except Trouble as problem:
        say(str(problem))
    except KeyboardInterrupt:
        say("\nStopped. The next start goes on from here.")
        return 130
    except OSError as problem:
        if problem.errno not in (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EDQUOT):
            raise
        say(f"Could not write into the checkout: {problem}")
    return 1


def made_in_the_background(_arguments: list[str]) -> int:
    """Make the compiled package for the next start."""
    run_as_maker()
    return 0


DOORS: dict[str, Callable[[list[str]], int]] = {
    "play": play.play,
    "make": made_in_the_background,
    "prepare": testing.prepare,
    "package": testing.package,
    "needed": testing.needed,
}
