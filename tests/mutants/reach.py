"""Which tests reach a line: known from one run of every test file, kept until the file changes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutants.changes import Change
from tests.mutants.grounds import Grounds, digest

# Cheapest first: a test per rule, then whole games, then games at random (some of the tables).
SUITES = {"rules": 1, "core": 1, "records": 1, "property": 7}
RULE = re.compile(r"\b[A-Z]{2,}\d?(?:-[A-Z]+)+-\d{2,}\b")
NO_TESTS: dict[str, Any] = {"tests": [], "lines": {}, "imported": {}, "sources": {}}
FEW = 12  # reached by fewer tests, a line may also be read once and remembered


class Test(NamedTuple):
    """One test: its name for pytest, its suite, what it proves, how long it takes."""

    id: str
    suite: str
    rules: frozenset[str]
    seconds: float


class Map:
    """One test file: its tests, and which of them run through which line (a bit for each)."""

    def __init__(self, suite: str, data: dict[str, Any]) -> None:
        rows = data["tests"]
        self.tests = [Test(r["id"], suite, frozenset(r["rules"]), r["seconds"]) for r in rows]
        self.lines: dict[str, dict[str, int]] = data["lines"]
        self.imported: dict[str, list[int]] = data["imported"]
        self.sources: dict[str, str] = data["sources"]
        self.games = {game(file) for file, lines in self.lines.items() if lines}

    def at(self, change: Change, source: str) -> tuple[int, bool]:
        """The tests of a line, and whether it runs as soon as its file is imported."""
        lines, imported = self.lines.get(change.file, {}), self.imported.get(change.file, [])
        if lines and self.sources[change.file] != source:  # they have moved: anything is possible
            return (1 << len(self.tests)) - 1, False
        for line in range(change.line, 0, -1):
            if str(line) in lines or line in imported:
                return lines.get(str(line), 0), line in imported
        return 0, False


def is_fresh(kept: Path, path: Path) -> bool:
    """Whether what is known of a test file is about what it says now."""
    return kept.exists() and bool(json.loads(kept.read_text("utf-8"))["digest"] == digest(path))


def game(file: str) -> str:
    """The game that a file belongs to."""
    return file.split("/")[1]


class Reach:
    """All tests, and for every line of the games those that run through it."""

    def __init__(self, grounds: Grounds, suites: list[str]) -> None:
        self.grounds, self.suites = grounds, suites
        self.maps: list[Map] = []
        self.digests: list[str] = []

    # -- measuring --------------------------------------------------------------------------------

    def folders(self) -> Iterator[tuple[str, list[Path]]]:
        """Every folder of test files, with its suite."""
        for suite in self.suites:
            files = sorted((self.grounds.tests / suite).rglob("test_*.py"))
            for _, together in groupby(files, key=lambda path: path.parent):
                yield suite, list(together)

    def measure(self, again: bool = False) -> None:
        """Run the test files that are new or changed; what is known of the others is kept."""
        folder = self.grounds.build / "reach"
        folder.mkdir(parents=True, exist_ok=True)
        for suite, files in self.folders():
            kept = {path: folder / f"{self.name(path).replace('/', '-')}.json" for path in files}
            old = [path for path in files if again or not is_fresh(kept[path], path)]
            if old:
                print(
                    f"measuring {self.name(old[0])}", *(path.name for path in old[1:]), flush=True
                )
                found = self.run(old, SUITES[suite], folder / "new")
                for path in old:
                    known = found.get(self.name(path), NO_TESTS) | {"digest": digest(path)}
                    kept[path].write_text(json.dumps(known), encoding="utf-8")
            for path in files:
                known = json.loads(kept[path].read_text("utf-8"))
                self.digests.append(known["digest"])
                self.maps.append(Map(suite, known))

    def name(self, path: Path) -> str:
        """A test file as pytest names it."""
        return path.relative_to(self.grounds.root).as_posix()

    def run(self, files: list[Path], share: int, out: Path) -> dict[str, dict[str, Any]]:
        """Run test files on the sources as they are."""
        environment = self.grounds.environment(
            self.grounds.package.parent,
            MUTANTS_GAMES=self.grounds.package / "games",
            MUTANTS_SHARE=share,
            MUTANTS_MAP=out,
        )
        command = [sys.executable, "-m", "pytest", "-q", *PLAIN, "-p", "map_lines"]
        command += [str(path) for path in files]
        done = subprocess.run(
            command, cwd=self.grounds.root, env=environment, capture_output=True, text=True
        )
        if done.returncode:
            said = done.stdout[-2000:] + done.stderr
            raise SystemExit(f"tests fail without any change:\n{said}")
        found: dict[str, dict[str, Any]] = json.loads(out.read_text("utf-8"))
        for known in found.values():
            files_run = known["lines"]
            known["sources"] = {file: self.grounds.digest(file) for file in files_run}
        return found

    # -- asking -----------------------------------------------------------------------------------

    def tests_for(self, change: Change, budget: float) -> tuple[list[Test], bool]:
        """The tests that can notice a change: those that cost least and know its rules first.

        Besides, whether it runs before any test does, when its file is imported.

        What is read once and remembered is run through by the first test only, so the other
        tests of the same game follow where few are known.
        """
        rules = rules_near(self.grounds.source(change.file).decode(), change.line)
        near: list[Test] = []
        others: list[Test] = []
        rest: list[Test] = []
        once = False
        for known in self.maps:
            mask, imported = known.at(change, self.grounds.digest(change.file))
            once = once or imported
            near += [test for at, test in enumerate(known.tests) if mask >> at & 1]
            far = others if game(change.file) in known.games else rest
            far += [test for at, test in enumerate(known.tests) if not mask >> at & 1]
        chosen = by_cost(near, rules)
        if once or len(near) < FEW:
            chosen += by_cost(others, rules)
        if once:
            chosen += by_cost(rest, rules)
        return within(chosen, budget), once


PLAIN = ("-p", "no:cacheprovider")


def rules_near(source: str, line: int) -> set[str]:
    """The rules that are named within a few lines."""
    near = source.splitlines()[max(0, line - 12) : line + 4]
    return set(RULE.findall("\n".join(near)))


def by_cost(tests: Iterable[Test], rules: set[str]) -> list[Test]:
    """Suite by suite; in each, those that prove one of the rules first, then the quickest."""
    suites = list(SUITES)
    return sorted(
        tests,
        key=lambda test: (suites.index(test.suite), not test.rules & rules, test.seconds),
    )


def within(tests: list[Test], budget: float) -> list[Test]:
    """As many tests, each suite in its order, as its part of the time allows."""
    left, taken = dict.fromkeys(SUITES, budget / len(SUITES)), []
    for test in tests:
        if test.seconds <= left[test.suite]:
            left[test.suite] -= test.seconds
            taken.append(test)
    return taken
