"""What is on this machine: a C compiler, a browser; and what is missing on Debian and Ubuntu."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from scripts.setup.places import BUILD, quietly, say

LOG = BUILD / "machine.log"
# Browsers that the tests can steer, by their names on the PATH.
PROGRAMS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    *("microsoft-edge", "microsoft-edge-stable", "chrome", "msedge"),
)
# And where they are on a Mac and on Windows, seen from a folder for programs.
APPLICATIONS = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
# What Playwright installs, below its folder of browsers.
PLAYWRIGHT = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
)
SECONDS = 30  # until a browser has said its version


# -- the compiler -------------------------------------------------------------------------


def can_compile() -> bool:
    """Whether a C compiler and the headers of this Python are here."""
    return has_compiler() and has_headers()


def has_compiler() -> bool:
    """Whether the C compiler that Python would call is here."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0]) is not None


def has_headers() -> bool:
    """Whether the headers of this Python are here."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


# -- the browser --------------------------------------------------------------------------


def browser() -> str | None:
    """A browser for the tests: the one that `CHROMIUM` names, else the first that answers."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((each for each in browsers() if answers(each)), None)


def browsers() -> Iterator[str]:
    """Programs that could be browsers, the likeliest first."""
    for name in PROGRAMS:
        found = shutil.which(name)
        if found:
            yield found
    for folder in folders_for_programs():
        yield from (str(folder / each) for each in APPLICATIONS if (folder / each).is_file())
    for folder in folders_of_playwright():
        for pattern in PLAYWRIGHT:
            yield from (str(each) for each in sorted(folder.glob(pattern), reverse=True))


def folders_for_programs() -> list[Path]:
    """Where programs are that are not on the PATH."""
    named = [os.environ.get(name) for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")]
    return [Path("/Applications"), Path.home() / "Applications", *(Path(n) for n in named if n)]


def folders_of_playwright() -> list[Path]:
    """Where Playwright puts the browsers that it installs."""
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    home = Path.home()
    usual = [home / ".cache", home / "Library" / "Caches", home / "AppData" / "Local"]
    return [Path(named)] if named else [folder / "ms-playwright" for folder in usual]


def answers(program: str) -> bool:
    """Whether a browser starts: what Ubuntu has under this name may be nothing but a hint."""
    if sys.platform in ("win32", "darwin"):
        return True  # these open a window instead of telling their version
    try:
        asked = subprocess.run(
            [program, "--version"], capture_output=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


# -- Debian and Ubuntu --------------------------------------------------------------------


def may_install() -> bool:
    """Whether this is Debian or one of its relatives, and we may install packages."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def missing() -> list[str]:
    """The packages of Debian that the tests need and this machine does not have."""
    wanted = [] if has_compiler() else ["gcc", "libc6-dev"]
    if not has_headers() and sys.executable.startswith("/usr/bin/"):
        wanted.append(f"python{sys.version_info.major}.{sys.version_info.minor}-dev")
    if browser() is None:
        wanted.append("chromium")
    return wanted


def install_missing() -> None:
    """Install what the tests need, where we may."""
    wanted = missing() if may_install() else []
    if not wanted:
        return
    say(f"Installing {' '.join(wanted)}...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    quietly(LOG, "apt-get", "update", "-qq", environment=quiet)
    install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
    if not quietly(LOG, *install, *wanted, environment=quiet):
        for each in wanted:  # one that is not known keeps none of the others away
            quietly(LOG, *install, each, environment=quiet)


def install_browser(python: Path) -> None:
    """Where no package is a browser (on Ubuntu, it is only a hint), Playwright knows one."""
    if browser() is None and may_install():
        say("Installing a browser...")
        quietly(LOG, python, "-m", "playwright", "install", "--with-deps", "chromium")


def needed() -> list[str]:
    """What is still missing for the tests, each with the command that gets it."""
    lines = []
    if not has_compiler():
        lines.append(f"a C compiler: {how('apt install gcc libc6-dev')}")
    if not has_headers():
        lines.append(f"the headers of {sys.executable}: {how('apt install python3-dev')}")
    if browser() is None:
        other = ".venv-test/bin/python -m playwright install chromium"
        lines.append(f"Chromium: {other}, or name one: CHROMIUM=/path/to/chromium ./test")
    return lines


def how(command: str) -> str:
    """A command for Debian, or for a Mac."""
    return "xcode-select --install" if sys.platform == "darwin" else command
