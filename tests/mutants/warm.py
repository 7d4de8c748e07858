"""A pytest that has found all tests, and takes one change after the other."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.mutants.changes import Change
from tests.mutants.grounds import Grounds
from tests.mutants.reach import PLAIN, Test
from tests.mutants.trial import START, TIMES

NOTHING, NOT_HERE = "nothing", "not here"


class Warm:
    """It is started with the first change, and lasts as long as the run."""

    def __init__(self, grounds: Grounds, files: list[str]) -> None:
        self.grounds, self.files = grounds, files
        self.process: subprocess.Popen[str] | None = None
        self.failed: list[tuple[Change, Test]] = []

    def start(self) -> subprocess.Popen[str]:
        """Let it find the tests."""
        reading, writing = os.pipe()
        command = [sys.executable, "-m", "pytest", "-s", "-q", *PLAIN, "-p", "take_changes"]
        self.process = subprocess.Popen(
            [*command, *self.files],
            cwd=self.grounds.root,
            env=self.grounds.environment(self.grounds.package.parent, MUTANTS_ANSWERS=writing),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            pass_fds=[writing],
            text=True,
        )
        os.close(writing)
        self.answers = os.fdopen(reading)
        self.answers.readline()
        return self.process

    def ask(self, change: Change, tests: list[Test]) -> str:
        """The test that failed first, "nothing", or "not here": it needs a process of its own."""
        process = self.process or self.start()
        source = self.grounds.source(change.file)
        module = change.file.removesuffix(".py").replace("/", ".")
        job = {
            "module": f"{self.grounds.package.name}.{module}",
            "place": change.place,
            "source": change.broken(source).decode(),
            "tests": {test.id: test.seconds for test in tests},
            "limit": START + TIMES * sum(test.seconds for test in tests),
        }
        assert process.stdin is not None
        process.stdin.write(json.dumps(job) + "\n")
        process.stdin.flush()
        answer = self.answers.readline().rstrip("\n")
        if not answer:
            raise SystemExit("pytest has found no tests, or has ended before its time")
        self.failed += [(change, test) for test in tests if test.id == answer]
        return answer

    def stop(self) -> None:
        """Let it go, when all that has failed has passed without a change."""
        if self.failed:
            change, tests = self.failed[0][0], [test for _, test in self.failed]
            source = self.grounds.source(change.file)
            same = change._replace(text=source[change.start : change.end].decode())
            answer = self.ask(same, list(dict.fromkeys(tests)))
            if answer != NOTHING:
                raise SystemExit(f"without any change {answer} fails beside other tests")
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.wait()
            self.answers.close()
