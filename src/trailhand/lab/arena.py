"""The arena: which bot is the better one, and how sure are we?

Every table of the round robin plays the same deals, and every deal is played once for each
rotation of the seats: the luck of the deal and of the seat is the same for everybody. With two
seats the tables are all pairings. With more seats than bots every bot gets equally many seats,
and any that are left go to each combination of bots in turn; with more bots than seats every
combination of bots makes a table.
"""

from __future__ import annotations

import time
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

import trailhand as th
from trailhand.core.rng import seeded
from trailhand.lab.frames import About, part_frame, whole_frame, write
from trailhand.lab.playing import Sitting, derived
from trailhand.lab.sharing import Chunk, Progress, chunks_of, play_all
from trailhand.lab.simulate import check
from trailhand.lab.standings import standings


class Arena(NamedTuple):
    """A round robin that can be played: its tables, its deals, and its games as a chunk."""

    whole: Chunk
    tables: int
    deals: int

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.whole.games


def lineups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """The tables of a round robin: who plays against whom."""
    everybody = bots * (seats // len(bots))
    return [everybody + more for more in combinations(bots, seats % len(bots))]


def seating(chunk: Chunk, number: int) -> Sitting:
    """The game that a number stands for: a table, a deal, and a turn of the seats.

    The order around the table is drawn anew for every deal, then turned seat by seat.
    """
    tables = lineups(chunk.bots, chunk.seats)
    round_, table = divmod(number, len(tables))
    deal, turned = divmod(round_, chunk.seats)
    places = list(range(chunk.seats))
    seeded(derived(chunk.seed, "order", deal)).shuffle(places)
    order = [tables[table][place] for place in places]
    return Sitting(
        game=chunk.game,
        options=chunk.options,
        number=number,
        deal=deal,
        seed=derived(chunk.seed, deal),
        stem=f"{chunk.seed}:{deal}:table{table}:{turned}",
        bots=tuple(order[turned:] + order[:turned]),
    )


def plan(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
) -> Arena:
    """A round robin of `games` games at every table, rounded up to whole turns of the seats."""
    whole = check(game, seats, bots, games, seed, options, jobs)
    if len(set(bots)) != len(bots):
        raise th.InvalidSetup("a bot is named twice; in an arena every bot is named once")
    if len(bots) < 2:
        raise th.InvalidSetup("an arena needs at least two bots")
    tables = len(lineups(whole.bots, seats))
    deals = ceil(games / seats)
    chunk = whole._replace(seating=seating, keep=True, games=tables * deals * seats)
    return Arena(chunk, tables, deals)


def arena(
    planned: Arena,
    jobs: int = 1,
    progress: Progress | None = None,
    out: Path | None = None,
    command: str = "",
) -> dict[str, Any]:
    """Play a round robin and rate its bots; `out` is a Parquet file for every game."""
    whole = planned.whole
    started = time.perf_counter()
    kept = [part_frame(part.rows) for part in play_all(chunks_of(whole, jobs), jobs, progress)]
    frame = whole_frame(kept, whole.options)
    if out is not None:
        write(frame, out, About("arena", command))
    return summary(planned, frame, command, time.perf_counter() - started)


def summary(planned: Arena, frame: pl.DataFrame, command: str, seconds: float) -> dict[str, Any]:
    """What an arena found, as it is printed."""
    whole = planned.whole
    return {
        "game": whole.game,
        "seats": whole.seats,
        "options": {name: value for name, value in whole.options.items() if value is not None},
        "seed": whole.seed,
        "tables": planned.tables,
        "deals": planned.deals,
        "games": whole.games,
        "seconds": seconds,
        "command": command,
        **standings(frame, list(whole.bots), whole.seed),
    }
