"""Reading lines from a person or from a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.markup import escape

from trailhand.terminal.console import out
from trailhand.terminal.words import Words


class Keyboard:
    """Asks questions; at the end of input it raises EOFError."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = out()
        self.interactive = sys.stdin.isatty()
        if self.interactive:  # editing and history of the line
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """One line without the spaces around it; a piped one is echoed."""
        if self.interactive:
            return input(f"{prompt} ").strip()
        answer = input().strip()
        self.console.print(escape(f"{prompt} {answer}"))
        return answer

    def pick(self, prompt: str, names: Sequence[str]) -> str:
        """One of several names, by its number or itself; an empty line is the first."""
        while True:
            answer = self.line(f"{prompt} [1]") or "1"
            if answer in names:
                return answer
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return names[int(answer) - 1]
            self.console.print(escape(self.words("terminal-pick-one", n=len(names))))

    def number(self, prompt: str, allowed: Sequence[int], usual: int) -> int:
        """One of several numbers; an empty line is the usual one."""
        shown = ", ".join(map(str, allowed))
        while True:
            answer = self.line(f"{prompt} ({shown}) [{usual}]") or str(usual)
            if answer.isdecimal() and int(answer) in allowed:
                return int(answer)
            self.console.print(escape(self.words("terminal-pick-number", numbers=shown)))
