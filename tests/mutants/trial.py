"""One change on trial: the tests run on a copy of the package in which it has been made."""

from __future__ import annotations

import json
import os
import py_compile
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import Change
from tests.mutants.grounds import Grounds
from tests.mutants.reach import PLAIN, Test

START = 120  # seconds until pytest has found its tests, on a busy machine
FIRST = 40  # tests that mostly notice
TIMES = 20  # as long as the tests work without a change
KILLED, SURVIVED = "killed", "survived"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
LEFT_OUT = {"__pycache__", "static"}
# Compiled files that are told apart by what they hold: two changes may come in one second.
BY_CONTENT = py_compile.PycInvalidationMode.CHECKED_HASH
NOT_RUN = {4, 5}  # what pytest says if it is asked wrongly, or finds no test


class Outcome(NamedTuple):
    """What came out: killed (by which test), or survived."""

    outcome: str
    by: str
    seconds: float


class Bench:
    """A copy of the package that is broken and mended again; the checkout stays as it is."""

    def __init__(self, grounds: Grounds) -> None:
        self.grounds = grounds
        self.sources = grounds.build / "sources"
        self.copy = self.sources / grounds.package.name
        self.renew()

    def renew(self) -> None:
        """Copy what is new; what an interrupted run has left broken is mended."""
        source = self.grounds.package
        wanted = sources_in(source)
        for name in sources_in(self.copy) - wanted:
            (self.copy / name).unlink()
        for name in sorted(wanted):
            text, copy = (source / name).read_bytes(), self.copy / name
            if not copy.exists() or copy.read_bytes() != text:
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(text)
                if name.suffix == ".py":
                    py_compile.compile(str(copy), invalidation_mode=BY_CONTENT)

    def tries(self, change: Change, tests: list[Test]) -> Outcome:
        """Break the copy, run the tests, mend it."""
        file, begun = self.copy / change.file, time.monotonic()
        source = self.grounds.source(change.file)
        file.write_bytes(change.broken(source))
        try:
            outcome, by = self.run(tests[:FIRST])  # to find all tests takes longer than these
            if outcome == SURVIVED:
                outcome, by = self.run(tests[FIRST:])
        finally:
            file.write_bytes(source)
        return Outcome(outcome, by, round(time.monotonic() - begun, 1))

    def run(self, tests: list[Test]) -> tuple[str, str]:
        """Run these tests until one fails."""
        if not tests:
            return SURVIVED, ""
        chosen = self.grounds.build / "chosen.json"
        chosen.write_text(json.dumps({test.id: test.seconds for test in tests}), "utf-8")
        files = list(dict.fromkeys(test.id.partition("::")[0] for test in tests))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", *PLAIN]
        command += ["-p", "choose_tests", *files]
        limit = START + TIMES * sum(test.seconds for test in tests)
        code, said = run_for(command, limit, self.grounds, self.environment(chosen))
        if code in NOT_RUN:
            raise SystemExit(f"pytest did not run:\n{said}")
        killer = FAILED.search(said)
        return (KILLED, killer[1] if killer else "time") if code else (SURVIVED, "")

    def environment(self, chosen: Path) -> dict[str, str]:
        """The variables of a trial; nothing is cached, so nothing stays."""
        return self.grounds.environment(
            self.sources, MUTANTS_TESTS=chosen, PYTHONDONTWRITEBYTECODE=1
        )


def sources_in(package: Path) -> set[Path]:
    """The package as it is written, without what is made from it."""
    files = (path.relative_to(package) for path in package.rglob("*") if path.is_file())
    return {name for name in files if name.suffix != ".so" and not LEFT_OUT & set(name.parts)}


def run_for(
    command: list[str], limit: float, grounds: Grounds, environment: dict[str, str]
) -> tuple[int, str]:
    """Run a command in a group of its own; -1 if it took too long."""
    process = subprocess.Popen(
        command,
        cwd=grounds.root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = process.communicate(timeout=limit)
    except BaseException as stopped:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if not isinstance(stopped, subprocess.TimeoutExpired):
            raise
        return -1, ""
    return process.returncode, said
