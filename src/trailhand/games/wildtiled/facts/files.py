"""The data files of this room."""

from __future__ import annotations

from typing import Any

from trailhand.games.common import facts as shared


def facts(name: str) -> Any:
    """The content of one data file of this room."""
    return shared.facts("wildtiled", name)
