"""Opening the data files: facts only, each block with its provenance."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


@cache
def facts(name: str) -> Any:
    """The content of one data file of this room."""
    source = files("trailhand.games.gwt.data").joinpath(f"{name}.yaml")
    return msgspec.yaml.decode(source.read_bytes())
