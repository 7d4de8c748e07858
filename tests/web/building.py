"""The built page: the one the package ships, or one built from the sources when they changed."""

from __future__ import annotations

import fcntl
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import trailhand.server
from tests.web.npm import WEB, install, quietly

ROOT = Path(__file__).parents[2]
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
            quietly("run", "build")
            stamp.write_text(now)
    return folder


def axe() -> str:
    """The source of axe-core, which is among the page's development packages."""
    with alone("page"):
        install()
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


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
