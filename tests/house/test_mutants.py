"""`scripts/mutants` on a pond: what a test notices is killed, what none notices is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.__main__ import main
from tests.mutants.changes import all_changes, changes_of
from tests.mutants.grounds import Grounds
from tests.mutants.ledger import equivalents, named
from tests.mutants.sample import room, sample

STONES = """
def far(stone: int, others: list[int]) -> bool:
    for other in others:
        if other > stone:
            return False
    return True
"""
LEAVES = """
def sunk(leaves: int) -> int:
    while leaves:
        leaves -= 1
    return leaves
"""
TESTS = """
from trailhand.games.lake.leaves import sunk
from trailhand.games.pond.stones import far

def test_the_farthest_stone():
    assert far(3, [1, 2])
    assert not far(1, [3])

def test_leaves_sink():
    assert sunk(3) == 0
"""


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    """A checkout with one small game."""
    files = {
        "src/trailhand/__init__.py": "",
        "src/trailhand/games/__init__.py": "",
        "src/trailhand/games/pond/__init__.py": "",
        "src/trailhand/games/pond/stones.py": STONES,
        "src/trailhand/games/lake/__init__.py": "",
        "src/trailhand/games/lake/leaves.py": LEAVES,
        "tests/rules/test_stones.py": TESTS,
        "pyproject.toml": "[tool.pytest.ini_options]\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def told(pond: Path, *arguments: str) -> tuple[int, str]:
    """Run the command at the pond: its exit code and its report."""
    code = main(["--root", str(pond), "--seed", "1", *arguments])
    return code, (pond / "build" / "mutants" / "seed-1.md").read_text("utf-8")


def test_what_no_test_notices_is_told(pond: Path) -> None:
    code, report = told(pond, "--only", "games/pond", "--score", "90")
    assert (code, "3 killed, 1 survived, 0 equivalent, score 75.0 %" in report) == (1, True)
    assert "+ if (other >= stone):" in report  # nobody asks about two stones in one place
    source = pond / "src" / "trailhand" / "games" / "pond" / "stones.py"
    assert source.read_text("utf-8") == STONES
    assert told(pond, "--only", "games/pond", "--score", "75")[0] == 0


def test_a_loop_without_an_end_is_noticed(pond: Path) -> None:
    code, report = told(pond, "--only", "games/lake", "--number", "1")
    assert (code, "1 killed, 0 survived" in report) == (0, True)  # leaves are added


def test_what_is_known_is_not_tried_again(pond: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = told(pond, "--number", "2", "--only", "games/pond")
    kept = pond / "build" / "mutants" / "results.jsonl"
    before = kept.read_text("utf-8")
    assert (told(pond, "--number", "2", "--only", "games/pond"), kept.read_text("utf-8")) == (
        first,
        before,
    )
    kept.write_text(before.splitlines()[0] + '\n{"change": "cut o', encoding="utf-8")
    assert told(pond, "--number", "2", "--only", "games/pond") == first


def test_every_kind_of_change() -> None:
    source = """
class Hire:
    def choose(self, state):
        if state.money and not self.free:
            return
        state.money -= min(self.price, 5)
        state.note(HIRED, 1)
        for worker in (True, False):
            if worker:
                continue
            state.hire(worker)
    def describe(self, state) -> Description:
        return 1 + 1
"""
    found = changes_of("games/pond/hire.py", source.encode())
    kinds = {"arithmetic", "constant", "extreme", "logic", "not", "return", "statement", "truth"}
    assert {change.operator for change in found} == kinds
    assert all(change.place == "Hire.choose" for change in found)
    assert not [change for change in found if "note" in change.was]
    for change in found:
        compile(change.broken(source.encode()), change.file, "exec")


def test_a_sample_is_even_and_keeps_what_it_has_when_it_grows() -> None:
    everything = list(all_changes(Grounds()))
    small, large = sample(everything, 3, 40), sample(everything, 3, 80)
    assert large[:40] == small
    assert sample(everything, 4, 40) != small
    rooms = [room(change.file) for change in large]
    assert {rooms.count(name) for name in set(rooms)} == {10}


def test_what_is_named_as_equivalent_can_still_be_done() -> None:
    known = {named(change) for change in all_changes(Grounds())}
    assert [name for name in equivalents() if name not in known] == []
