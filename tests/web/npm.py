"""The page's own tools, with the Node that builds it: `python -m tests.web.npm check`.

Any script of `web/package.json` can be named. What they need is installed first, if it is missing
or out of date.
"""

from __future__ import annotations

import os
import subprocess
import sys

from scripts.setup.node import node
from scripts.setup.page import WEB, tools


def npm(*arguments: str) -> int:
    """Run npm in the folder of the page; its exit code."""
    tools()
    environment = os.environ | node().environment()
    return subprocess.run([*node().npm, *arguments], cwd=WEB, env=environment).returncode


if __name__ == "__main__":
    sys.exit(npm("run", "--silent", *sys.argv[1:]))
