"""Printing: one console for results, one for complaints, and JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console


class Refusal(ValueError):
    """Wrong input; its message is the one sentence that the person reads."""


def out() -> Console:
    """The console for results."""
    return Console(highlight=False, emoji=False)


def err() -> Console:
    """The console for progress bars."""
    return Console(stderr=True, highlight=False, emoji=False)


def complain(sentence: str) -> None:
    """Say what is wrong, in one line on stderr."""
    print(f"trailhand: {' '.join(sentence.split())}", file=sys.stderr)


def print_json(data: Any) -> None:
    """One JSON object on stdout."""
    print(json.dumps(data, ensure_ascii=False))
