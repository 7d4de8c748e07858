"""Many games between bots, over the cores of this machine.

Every game has seeds of its own that follow from the seed of the whole and its number, and
results are added up as whole numbers: the same seed gives the same result, however the
games were shared out.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import trailhand as th
from trailhand.bots import find_for
from trailhand.core.game import check_seats, find_game
from trailhand.lab.extra import need_lab
from trailhand.lab.playing import SimulationFailed, Sitting, derived
from trailhand.lab.sharing import Chunk, Part, Progress, chunks_of, play_all
from trailhand.lab.tally import Tally

__all__ = ["SimulationFailed", "Tally", "plan", "seat_bots", "simulate"]


def seat_bots(bots: tuple[str, ...], seats: int, number: int) -> list[str]:
    """Who sits where in a game: the list repeated over the seats, turned game by game."""
    return [bots[(seat + number) % seats % len(bots)] for seat in range(seats)]


def seating(chunk: Chunk, number: int) -> Sitting:
    """The game that a number stands for: a deal of its own, and the seats turned by one."""
    return Sitting(
        game=chunk.game,
        options=chunk.options,
        number=number,
        deal=number,
        seed=derived(chunk.seed, number),
        stem=f"{chunk.seed}:{number}",
        bots=tuple(seat_bots(chunk.bots, chunk.seats, number)),
    )


def simulate(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    out: Path | None = None,
    command: str = "",
) -> dict[str, Any]:
    """Play games between bots and sum them up.

    Seats beyond the list of bots repeat it, seats rotate game by game, ties share a win,
    and seats of the same bot are pooled. `jobs` 0 uses every core; `progress` is called
    with the number of games that have just been finished. `out` is a Parquet file for a row
    per game and seat; the command that made it is kept in it.
    """
    chunks = plan(game, seats, bots, games, seed, options, jobs, keep=out is not None)
    if out is not None:
        return keep_rows(chunks, jobs, progress, out, command)
    return add_up(play_all(chunks, jobs, progress))


def add_up(parts: Iterable[Part]) -> dict[str, Any]:
    """The results of all parts, and how fast they came in."""
    started = time.perf_counter()
    tally = Tally()
    for part in parts:
        tally.merge(part.tally)
    return tally.report(time.perf_counter() - started)


def keep_rows(
    chunks: list[Chunk], jobs: int, progress: Progress | None, out: Path, command: str
) -> dict[str, Any]:
    """Play with a row kept for every game and seat."""
    need_lab()
    from trailhand.lab.frames import About, part_frame, whole_frame, write

    kept = []

    def keeping() -> Iterator[Part]:
        for part in play_all(chunks, jobs, progress):
            kept.append(part_frame(part.rows))
            yield part

    result = add_up(keeping())
    write(whole_frame(kept, chunks[0].options), out, About("simulate", command))
    return result


def plan(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None,
    jobs: int,
    keep: bool = False,
) -> list[Chunk]:
    """The games in chunks, or a refusal of what cannot be simulated."""
    if len(bots) > seats:
        raise th.InvalidSetup(f"{len(bots)} bots are too many for {seats} seats")
    whole = check(game, seats, bots, games, seed, options, jobs)
    return chunks_of(whole._replace(keep=keep), jobs)


def check(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None,
    jobs: int,
) -> Chunk:
    """All games as one chunk, or a sentence that helps."""
    room = find_game(game)
    check_seats(room.info, seats)
    if not bots:
        raise th.InvalidSetup("at least one bot is needed")
    for name in bots:
        find_for(game, name)
    if games < 1:
        raise th.InvalidSetup(f"the number of games is 1 or more, not {games}")
    if seed < 0:
        raise th.InvalidSetup(f"a seed is 0 or more, not {seed}")
    if jobs < 0:
        raise th.InvalidSetup(f"the number of jobs is 1 or more (0: every core), not {jobs}")
    checked = room.check_settings(seats, dict(options or {}))
    return Chunk(game, seats, tuple(bots), seed, checked, seating, games=games)
