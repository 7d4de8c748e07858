"""What the page was given by a generator is what the generator would write today."""

from __future__ import annotations

import subprocess
import sys

from scripts.setup.page import WEB


def test_the_tables_of_the_boards_are_what_the_data_says() -> None:
    program = WEB / "src" / "boards" / "generate"
    done = subprocess.run(
        [sys.executable, program, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
