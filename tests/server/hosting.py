"""`trailhand serve` as a host starts it: options, variables, a file, and lines on stderr."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.driving import PATIENCE, ROOT, Server

CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("TRAILHAND_")}


class Hosted(Server):
    """A server that was started on the command line."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.database = folder / "tables.sqlite3"
        self.log = folder / "log.txt"

    def start_with(self, *options: str, **environment: str) -> None:
        """Start the process and wait until it says that it is ready."""
        command = [sys.executable, "-m", "trailhand.cli", "serve", *options]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=CLEAN | {"PYTHONUNBUFFERED": "1"} | environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        assert "Trailhand is at" in self.process.stdout.readline(), self.log.read_text()

    def lines(self) -> list[dict[str, Any]]:
        """The log, if it is JSON."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def terminate(self) -> int:
        """End the process as a service manager does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def hosted(folder: Path, *options: str, **environment: str) -> Iterator[Hosted]:
    """A server for a while, its database in this folder unless an option says otherwise."""
    server = Hosted(folder)
    address = f"sqlite:///{server.database}"
    usual = {"TRAILHAND_PORT": str(server.port), "TRAILHAND_DATABASE": address}
    server.start_with(*options, **(usual | environment))
    try:
        yield server
    finally:
        server.stop()


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)
