"""Where things are: the checkout, its package, and what we keep about it."""

from __future__ import annotations

import fcntl
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLUGINS = Path(__file__).parent / "inside"


class Grounds:
    """A checkout and its folder for mutants; nothing else of it is ever written to."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.package = root / "src" / "trailhand"
        self.tests = root / "tests"
        self.build = root / "build" / "mutants"
        self.read: dict[str, bytes] = {}

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Wait until nobody else tries mutants here."""
        self.build.mkdir(parents=True, exist_ok=True)
        with (self.build / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def source(self, file: str) -> bytes:
        """A file of the package as it was when it was first asked for."""
        if file not in self.read:
            self.read[file] = (self.package / file).read_bytes()
        return self.read[file]

    def digest(self, file: str) -> str:
        """A short name for what a file of the package says."""
        return short(self.source(file))

    def environment(self, sources: Path, **variables: object) -> dict[str, str]:
        """The variables for a pytest that imports the package from here."""
        path = os.pathsep.join([str(sources), str(PLUGINS)])
        ours = {"PYTHONPATH": path, "PYTHONHASHSEED": "0", "TRAILHAND_GAMES": "2"}
        ours["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer than most tests
        return os.environ | ours | {name: str(value) for name, value in variables.items()}


def short(text: bytes) -> str:
    """A short name for a text."""
    return hashlib.sha256(text).hexdigest()[:16]


def digest(path: Path) -> str:
    """A short name for what a file says now."""
    return short(path.read_bytes())
