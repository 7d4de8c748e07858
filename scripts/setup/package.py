"""Trailhand as it is in the checkout now: the package to run, compiled if it is there.

A compiled package is a wheel, unpacked into a folder of `build/packages` whose name says what it
was made from. Whoever runs it has that folder to themselves: a newer one gets another name, and
`./play` and `./test` share them. Until it is made, the sources are run as they are.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import zipfile
from contextlib import suppress
from pathlib import Path

from scripts.setup.environment import Environment
from scripts.setup.locks import alone, put, tidy
from scripts.setup.machine import can_compile
from scripts.setup.page import fresh_page, page_fingerprint
from scripts.setup.places import (
    BUILD,
    PACKAGE,
    ROOT,
    Trouble,
    clean,
    end_of,
    fingerprint,
    quietly,
)
from scripts.setup.rules import rules_fingerprint, rules_folder

SHELF = BUILD / "packages"
MAKING = "making"  # the lock of whoever makes a package
MAKER = BUILD / "maker.pid"
LOG = BUILD / "package.log"
FAILED = BUILD / "package.failed"
TRIES = 3
LOWEST = 19


def package_folder() -> Path:
    """Where the compiled package of these sources is, or will be."""
    told = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")]
    parts = f"{rules_fingerprint()} {page_fingerprint()}"
    return SHELF / fingerprint(parts, [*told, PACKAGE])


def rules_are_there() -> bool:
    """Whether making the package is a matter of seconds."""
    return rules_folder().is_dir()


def make(environment: Environment) -> Path:
    """The compiled package of these sources; it is made if it is not there yet."""
    folder = package_folder()
    if folder.is_dir():
        return folder
    with alone(MAKING):
        folder = package_folder()  # waiting may have taken long
        if not folder.is_dir():
            MAKER.write_text(f"{os.getpid()} {folder.name}", encoding="utf-8")
            try:
                build(environment, folder)
            except Trouble:
                FAILED.write_text(f"{folder.name} {tries(folder) + 1}", encoding="utf-8")
                raise
            finally:
                MAKER.unlink(missing_ok=True)
        FAILED.unlink(missing_ok=True)
    return folder


def build(environment: Environment, folder: Path) -> None:
    """Build the wheel and unpack it."""
    LOG.unlink(missing_ok=True)
    if not environment.has("dev.lock"):  # which has all of it
        environment.add("build.lock")
    fresh_page()
    wheels, made = BUILD / "wheel", BUILD / "package-making"
    for each in (wheels, made):
        shutil.rmtree(each, ignore_errors=True)
    command = (environment.python, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels)
    if not quietly(LOG, *command, environment={"PYTHONHASHSEED": "0"}):
        raise Trouble(f"Could not compile the rules. {end_of(LOG)}")
    try:
        with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
            wheel.extractall(made)
    except OSError as problem:
        raise Trouble(f"Could not unpack the package: {problem}") from None
    bytecode = ("-m", "compileall", "-q", "-s", made, "-p", folder, made)
    quietly(LOG, environment.python, *bytecode)
    put(made, folder)
    shutil.rmtree(wheels, ignore_errors=True)
    tidy(SHELF)


# -- in the background --------------------------------------------------------------------


def begin_making() -> bool:
    """Have the package made in the background, at the lowest priority; whether it will be."""
    folder = package_folder()
    if not can_compile() or tries(folder) >= TRIES:
        return False
    stop_maker(but=folder.name)
    with (BUILD / "maker.log").open("w") as log:
        subprocess.Popen(
            [sys.executable, str(ROOT / "scripts" / "setup"), "make"],
            cwd=ROOT,
            env=clean(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C is for the server
        )
    return True


def stop_maker(but: str = "") -> None:
    """End what makes the package of older sources."""
    with suppress(OSError, ValueError):
        number, name = MAKER.read_text("utf-8").split()
        if name != but and is_maker(int(number)):
            os.killpg(int(number), signal.SIGTERM)
            with alone(MAKING):  # it has let go of everything
                MAKER.unlink()


def is_maker(number: int) -> bool:
    """Whether the process of this number is the one that makes a package in the background."""
    with suppress(OSError):
        asked = subprocess.run(
            ["ps", "-o", "args=", "-p", str(number)], capture_output=True, text=True, check=False
        )
        return asked.stdout.strip().endswith(f"{ROOT / 'scripts' / 'setup'} make")
    return False


def tries(folder: Path) -> int:
    """How often making this package has failed."""
    with suppress(OSError, ValueError):
        name, times = FAILED.read_text("utf-8").split()
        if name == folder.name:
            return int(times)
    return 0


def run_as_maker() -> None:
    """What the process in the background does."""
    os.nice(LOWEST)
    environment = Environment(".venv")
    environment.use()
    make(environment)
