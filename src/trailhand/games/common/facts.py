"""Opening the data files of a room: facts only, each block with its provenance."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


@cache
def facts(room: str, name: str) -> Any:
    """The content of one data file of a room."""
    source = files(f"trailhand.games.{room}.data").joinpath(f"{name}.yaml")
    return msgspec.yaml.decode(source.read_bytes())
