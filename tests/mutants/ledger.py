"""What came out of earlier runs, and which changes are known to change nothing."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import yaml

from tests.mutants.changes import Change
from tests.mutants.grounds import Grounds
from tests.mutants.trial import KILLED, Outcome

EQUIVALENT = Path(__file__).parent / "equivalent.yaml"


class Ledger:
    """Results, a line each, written at once: a run that is killed loses one mutant."""

    def __init__(self, grounds: Grounds, tests: list[str]) -> None:
        self.grounds = grounds
        self.file = grounds.build / "results.jsonl"
        self.tests = hashlib.sha256("".join(tests).encode()).hexdigest()[:16]
        self.known: dict[str, dict[str, Any]] = {}
        if self.file.exists():
            for line in self.file.read_text("utf-8").splitlines():
                if line.endswith("}"):
                    row = json.loads(line)
                    self.known[row["change"]] = row

    def state(self, change: Change) -> dict[str, str]:
        """What a result depends on: the change, and what its file says."""
        name = hashlib.sha256(change.key.encode()).hexdigest()[:16]
        return {"change": name, "source": self.grounds.digest(change.file)}

    def earlier(self, change: Change) -> Outcome | None:
        """What came out, if nothing is new: a survivor is tried again when a test has changed."""
        now = self.state(change)
        row = self.known.get(now["change"])
        if row is None or row["source"] != now["source"]:
            return None
        if row["outcome"] != KILLED and row["tests"] != self.tests:
            return None
        return Outcome(row["outcome"], row["by"], row["seconds"])

    def note(self, change: Change, outcome: Outcome) -> None:
        """Keep a result."""
        row = self.state(change) | outcome._asdict() | {"tests": self.tests}
        with self.file.open("a", encoding="utf-8") as opened:
            opened.write(json.dumps(row) + "\n")


def equivalents(file: Path = EQUIVALENT) -> dict[tuple[str, str, str, str], str]:
    """Changes that change nothing at the table, and why."""
    rows = yaml.safe_load(file.read_text("utf-8")) or []
    return {(row["file"], row["place"], row["was"], row["now"]): row["why"] for row in rows}


def named(change: Change) -> tuple[str, str, str, str]:
    """The name of a change in the list of equivalents."""
    return change.file, change.place, change.was, change.now
