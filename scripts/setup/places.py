"""Where things are in a checkout, one hash over files, and programs that write into a log."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build"
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "trailhand"
MADE = {"__pycache__", "node_modules", "static"}  # by tools, not by people
LOG_LINES = 30


class Trouble(Exception):
    """Something that cannot go on; its sentence is for the person who started it."""


def say(sentence: str) -> None:
    """Tell the person at the terminal."""
    print(sentence, file=sys.stderr, flush=True)


def fingerprint(text: str, paths: Iterable[Path], but: Container[Path] = ()) -> str:
    """One short hash over a text and all files of some places, but for some of them."""
    digest = hashlib.sha256(text.encode())
    for path in paths:
        for file in files_of(path):
            if file in but:
                continue
            digest.update(f"\n{file.relative_to(ROOT).as_posix()} ".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:20]


def files_of(path: Path) -> Iterator[Path]:
    """A file, or all files below a folder that people wrote, in a fixed order."""
    if path.is_file():
        yield path
    for folder, folders, names in os.walk(path):
        folders[:] = sorted(set(folders) - MADE)
        for name in sorted(names):
            if not name.endswith((".so", ".pyd")):
                yield Path(folder, name)


def quietly(
    log: Path,
    *command: str | Path,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> bool:
    """Run a program, what it says goes to the end of a log; whether it worked."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a", encoding="utf-8") as opened:
        print("$", *command, file=opened, flush=True)
        ran = subprocess.run(
            command,
            cwd=folder,
            env=clean() | dict(environment or {}),
            stdin=subprocess.DEVNULL,
            stdout=opened,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return ran.returncode == 0


def clean() -> dict[str, str]:
    """The variables of our environments: they see only what we put into them."""
    ours = {"PYTHONPATH", "PYTHONHOME", "__PYVENV_LAUNCHER__"}
    return {name: value for name, value in os.environ.items() if name not in ours}


def end_of(log: Path) -> str:
    """The last lines of a log."""
    if not log.exists():
        return ""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return "\n".join([f"The end of {log}:", *lines[-LOG_LINES:]])
