"""Several of us at once: one maker at a time, and nothing goes away while somebody uses it.

A lock belongs to an open file, so it ends with its process, however that ends.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from scripts.setup.places import BUILD

if sys.platform != "win32":  # there, only wheels are built, one at a time
    import fcntl

KEPT = 3  # what was made last stays, even if nobody uses it now


def lock_for(name: str) -> Path:
    """The file whose lock says that somebody does this."""
    BUILD.mkdir(parents=True, exist_ok=True)
    return BUILD / f"{name}.lock"


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until no other process does this."""
    with lock_for(name).open("a") as lock:
        take(lock)
        yield


def take(lock: IO[str]) -> None:
    """Wait for a lock that only one can have."""
    if sys.platform != "win32":
        fcntl.flock(lock, fcntl.LOCK_EX)


def take_at_once(lock: IO[str]) -> bool:
    """Take a lock if nobody has it; whether that worked."""
    if sys.platform != "win32":
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def use(folder: Path) -> None:
    """Keep a folder from being taken away, until this process (or what it becomes) ends."""
    lock = os.open(lock_of(folder), os.O_RDWR | os.O_CREAT, 0o666)
    if sys.platform != "win32":
        fcntl.flock(lock, fcntl.LOCK_SH)
    os.set_inheritable(lock, True)  # it may become the server


@contextmanager
def unused(folder: Path) -> Iterator[bool]:
    """Whether nobody uses a folder; if so, nobody begins to before this is over."""
    with lock_of(folder).open("a") as lock:
        yield take_at_once(lock)


def lock_of(folder: Path) -> Path:
    """The file beside a folder whose lock says that it is in use."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    return folder.with_name(f"{folder.name}.used")


def tidy(shelf: Path, kept: int = KEPT) -> None:
    """Of the folders on a shelf, keep the newest and those in use."""
    folders = [each for each in shelf.iterdir() if each.is_dir()]
    folders.sort(key=lambda each: each.stat().st_mtime, reverse=True)
    for folder in folders[kept:]:
        with unused(folder) as free:
            if free:
                shutil.rmtree(folder, ignore_errors=True)


def put(made: Path, place: Path) -> None:
    """Move a folder that is whole to where it is looked for, away with what was there."""
    old = place.with_name(f"{place.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    place.parent.mkdir(parents=True, exist_ok=True)
    made.rename(place)
    shutil.rmtree(old, ignore_errors=True)
