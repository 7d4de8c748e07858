"""Builds the positions of the lessons: `python -m trailhand.server.lessons.prepare`.

A course has a module `prepare_<game>` that says how its position comes about. The hands of the
learner must be those that the texts speak of.
"""

from __future__ import annotations

import json
from pathlib import Path

from trailhand.server.lessons import prepare_elpaso, prepare_gwt2, prepare_wildtiled
from trailhand.server.lessons.courses import COURSES

PREPARED = {
    "gwt2": prepare_gwt2.prepared,
    "elpaso": prepare_elpaso.prepared,
    "wildtiled": prepare_wildtiled.prepared,
}


def file_of(game: str) -> Path:
    """Where the position of a course is kept."""
    return Path(__file__).with_name(f"{game}.json")


if __name__ == "__main__":
    for game in COURSES:
        file_of(game).write_text(json.dumps(PREPARED[game](), indent=1) + "\n", encoding="utf-8")
