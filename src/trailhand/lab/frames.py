"""Results as a table for Polars: a row per game and seat, kept in Parquet files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from trailhand.lab.extra import BadResults
from trailhand.lab.playing import POINTS, Row
from trailhand.lab.profiles import profile_class

KEY = "trailhand"  # the entry of a Parquet file's metadata that says where it comes from
NEEDED = ("game", "number", "seats", "seat", "start_order", "bot", "total", "won", "options")


class About(NamedTuple):
    """Where a file of results comes from: the kind of run, and the command that repeats it."""

    kind: str
    command: str


def part_frame(rows: list[Row]) -> pl.DataFrame:
    """Some rows as a frame: much smaller than the rows."""
    pieces = profile_class(rows[0]["game"]).pieces
    lists = {pieces: pl.List(pl.String)} if pieces else {}  # may be empty in all of these rows
    return pl.DataFrame(rows, schema_overrides=lists, infer_schema_length=None)


def whole_frame(parts: Iterable[pl.DataFrame], options: dict[str, Any]) -> pl.DataFrame:
    """All parts as one frame, sorted by game and seat, however the games were shared out."""
    whole = pl.concat(parts, how="vertical_relaxed").sort("number", "seat")
    settings = {name: value for name, value in options.items() if value is not None}
    written = json.dumps(settings, sort_keys=True)
    return whole.with_columns(pl.lit(written).alias("options"))


def categories(frame: pl.DataFrame) -> list[str]:
    """The score categories of a frame, in the order of the rulebook."""
    return [name.removeprefix(POINTS) for name in frame.columns if name.startswith(POINTS)]


def write(frame: pl.DataFrame, path: Path, about: About) -> None:
    """Keep a frame in a Parquet file, with where it comes from."""
    frame.write_parquet(path, metadata={KEY: json.dumps(about._asdict())})


def read(path: Path) -> tuple[pl.DataFrame, About]:
    """A frame that was kept, and where it comes from."""
    with path.open("rb"):  # says in the usual words that a file is not there
        pass
    try:
        frame = pl.read_parquet(path)
        kept = json.loads(pl.read_parquet_metadata(path).get(KEY, "{}"))
    except (pl.exceptions.PolarsError, OSError, ValueError) as problem:
        raise BadResults(f"{path} is not a Parquet file of results") from problem
    missing = [name for name in NEEDED if name not in frame.columns]
    if missing:
        raise BadResults(f"{path} has no column {', '.join(missing)}")
    if frame.is_empty():
        raise BadResults(f"{path} has no game in it")
    return frame, About(kept.get("kind", ""), kept.get("command", ""))
