"""The page: its packages, and the built page where the server looks for it.

The page is built beside its place and put there when it is whole. Its stamp says what it was
built from; builds, ./play, ./test and the browser tests look at the same one.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from scripts.setup.locks import alone, put
from scripts.setup.node import LOG, node
from scripts.setup.places import BUILD, PACKAGE, ROOT, Trouble, end_of, fingerprint, quietly

WEB = ROOT / "web"
PAGE = PACKAGE / "server" / "static"
STAMP = BUILD / "page.stamp"
MODULES = WEB / "node_modules"
ALL, FOR_BUILDING = "all", "for building"
# What the page is built from. The types of the API are made from openapi.json to check the page.
PARTS = (
    *("src", "public", "index.html", "package.json", "package-lock.json"),
    *("vite.config.ts", "svelte.config.js"),
)


def fresh_page() -> Path:
    """The folder with the page as the sources are now; it is built if it has to be."""
    if not is_fresh():
        with alone("page"):
            if not is_fresh():
                build()
    return PAGE


def is_fresh() -> bool:
    """Whether the built page is the one of these sources."""
    try:
        return STAMP.read_text("utf-8") == page_fingerprint() and (PAGE / "index.html").is_file()
    except OSError:
        return False


def page_fingerprint() -> str:
    """One hash over everything that the page is built from."""
    parts = [WEB / name for name in PARTS]
    types = WEB / "src" / "lib" / "openapi.d.ts"  # made from openapi.json when they are needed
    return fingerprint("page", parts, but=[types])


def build() -> None:
    """Build the page; the lock is held."""
    wanted = page_fingerprint()
    install_packages(FOR_BUILDING)
    made = BUILD / "page-making"
    shutil.rmtree(made, ignore_errors=True)
    environment = node().environment() | {"TRAILHAND_STATIC": str(made)}
    if not quietly(LOG, *node().npm, "run", "build", folder=WEB, environment=environment):
        raise Trouble(f"Could not build the page. {end_of(LOG)}")
    STAMP.unlink(missing_ok=True)
    put(made, PAGE)
    STAMP.write_text(wanted, encoding="utf-8")


def tools() -> None:
    """Install all packages of the page, those that check and test it, too."""
    with alone("page"):
        install_packages(ALL)


def install_packages(which: str) -> None:
    """Install the packages of the page; the lock is held."""
    stamp = MODULES / ".trailhand"
    wanted = fingerprint("packages", [WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text("utf-8") in (f"{wanted} {ALL}", f"{wanted} {which}"):
        return
    left_out = ("--include=dev",) if which == ALL else ("--omit=dev",)
    command = (*node().npm, "ci", *left_out, "--no-audit", "--no-fund")
    if not quietly(LOG, *command, folder=WEB, environment=node().environment()):
        raise Trouble(f"Could not install the packages of the page. {end_of(LOG)}")
    stamp.write_text(f"{wanted} {which}", encoding="utf-8")  # npm ci begins by removing it
