"""A checkout as small as can be: our doors, and next to nothing behind them.

Its one package, its page and its build tool are tiny, but they are really installed, built and
run, by a real pip in a real environment.
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHON = getattr(sys, "_base_executable", sys.executable)
PATIENCE = 120
TRAILHAND = """
import os, sys
import trailhand
print("running", trailhand.KIND, *sys.argv[1:])
print("soon", os.environ.get("TRAILHAND_SOON", ""))
sys.stdout.flush()
if "wait" in sys.argv:
    sys.stdin.read()
"""
# Builds a wheel of Trailhand, fails, or waits for something that never comes.
HATCHLING = """
import pathlib, sys, zipfile
if pathlib.Path("src/trailhand/broken").exists():
    sys.exit("broken")
if pathlib.Path("src/trailhand/slow").exists():
    print(open("never").read())
folder = pathlib.Path(sys.argv[sys.argv.index("-d") + 1])
folder.mkdir(parents=True)
with zipfile.ZipFile(folder / "trailhand-1-py3-none-any.whl", "w") as wheel:
    wheel.writestr("trailhand/__init__.py", "KIND = 'compiled'\\n")
    wheel.write("src/trailhand/cli.py", "trailhand/cli.py")
"""
NODE = "#!/bin/sh\necho v24.1.0\n"
# Notes what it is asked, and makes what that makes.
NPM = """#!/bin/sh
echo "$1" "$2" >>../npm.calls
case $1 in
    ci) rm -rf node_modules && mkdir node_modules ;;
    run)
        if [ -e src/slow ]; then cat ../never; fi
        mkdir -p "$TRAILHAND_STATIC" && cp index.html "$TRAILHAND_STATIC" ;;
esac
"""


class Checkout:
    """A small checkout, and what one does with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            ROOT / "scripts" / "setup",
            folder / "scripts" / "setup",
            ignore=shutil.ignore_patterns("__pycache__"),
        )
        shutil.copy(ROOT / "scripts" / "setup.sh", folder / "scripts")
        shutil.copy(ROOT / "play", folder)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
            self.write(name, "")
        self.write("src/trailhand/__init__.py", "KIND = 'sources'\n")
        self.write("src/trailhand/cli.py", TRAILHAND)
        self.write("web/index.html", "a page\n")
        self.write("web/package-lock.json", "{}\n")
        for name, text in (("node", NODE), ("npm", NPM), ("compiler", "#!/bin/sh\n")):
            self.write(f"programs/{name}", text).chmod(0o755)
        self.lock("run.lock", pebble="")
        self.lock("build.lock", pebble="", hatchling=HATCHLING)

    def write(self, name: str, text: str) -> Path:
        """Write a file of the checkout."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def lock(self, name: str, **packages: str) -> None:
        """Write a lock with these packages, each a program."""
        wheels = [wheel(self.folder / "wheels", each, text) for each, text in packages.items()]
        entries = [
            f"{each}==1.0 \\\n    --hash=sha256:{hashlib.sha256(made.read_bytes()).hexdigest()}\n"
            for each, made in zip(packages, wheels, strict=True)
        ]
        self.write(f"requirements/{name}", "".join(entries))

    def environment(self) -> dict[str, str]:
        """The variables of somebody who has next to nothing."""
        ours = {
            "PATH": os.pathsep.join([str(self.folder / "programs"), os.environ["PATH"]]),
            "HOME": str(self.folder),
            "PYTHON": PYTHON,
            "CC": str(self.folder / "programs" / "compiler"),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.folder / "wheels"),
        }
        others = ("PIP_", "TRAILHAND_", "PYTHON")
        kept = {name: text for name, text in os.environ.items() if not name.startswith(others)}
        return kept | ours

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start `./play` in a process group of its own."""
        return subprocess.Popen(
            ["./play", *arguments],
            cwd=self.folder,
            env=self.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def play(self, *arguments: str) -> tuple[int, str, str]:
        """Run `./play` to its end: exit code, stdout, stderr."""
        process = self.start(*arguments)
        out, err = process.communicate(timeout=PATIENCE)
        return process.returncode, out, err

    def expect(self, kind: str, *arguments: str) -> str:
        """Play, and see what runs: the sources or the compiled package; what was said."""
        code, out, err = self.play(*arguments)
        assert code == 0, err
        assert f"running {kind}" in out
        return err

    def finish_making(self) -> int:
        """Wait until the compiled package is made, or has failed; its exit code."""
        command = [PYTHON, "scripts/setup", "make"]
        made = subprocess.run(
            command, cwd=self.folder, env=self.environment(), capture_output=True, timeout=PATIENCE
        )
        return made.returncode

    def calls(self) -> list[str]:
        """What npm was asked."""
        noted = self.folder / "npm.calls"
        return noted.read_text().split("\n")[:-1] if noted.exists() else []


def wheel(folder: Path, name: str, program: str) -> Path:
    """A package with one program."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{name}-1.0-py3-none-any.whl"
    about = f"{name}-1.0.dist-info"
    files = {
        f"{name}/__main__.py": program,
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    rows = [f"{path},{digest(text)},{len(text)}" for path, text in files.items()]
    files[f"{about}/RECORD"] = "\n".join([*rows, f"{about}/RECORD,,", ""])
    with zipfile.ZipFile(made, "w") as opened:
        for path, text in files.items():
            opened.writestr(zipfile.ZipInfo(path), text)  # always the same bytes
    return made


def digest(text: str) -> str:
    """The hash of a file, as a wheel notes it."""
    found = hashlib.sha256(text.encode()).digest()
    return f"sha256={base64.urlsafe_b64encode(found).decode().rstrip('=')}"
