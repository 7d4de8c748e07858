"""Sharing games out over the cores of this machine."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, NamedTuple

from trailhand.bots import RANDOM
from trailhand.lab.playing import Finished, Row, Sitting, play_sitting
from trailhand.lab.tally import Tally

CHUNK = 50  # games at most that one process plays before it reports
PARTS = 16  # reports of every process at least, so that the bar moves, if games are slow
Progress = Callable[[int], None]


class Chunk(NamedTuple):
    """Some games for one process: everything in it can be sent to another one.

    `seating` says which game a number stands for; `keep` asks for the rows of every game.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    seating: Callable[[Chunk, int], Sitting]
    keep: bool = False
    first: int = 0
    games: int = 0


class Part(NamedTuple):
    """What one chunk came to."""

    tally: Tally
    rows: list[Row]


def cores() -> int:
    """How many processes can run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def share_out(games: int, jobs: int, quick: bool) -> Iterator[tuple[int, int]]:
    """First game and number of games of each chunk: whole chunks if the games are quick."""
    size = CHUNK if quick else max(1, min(CHUNK, math.ceil(games / (PARTS * jobs))))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def chunks_of(whole: Chunk, jobs: int) -> list[Chunk]:
    """A chunk of all games, cut into chunks for processes."""
    quick = set(whole.bots) == {RANDOM}
    return [
        whole._replace(first=first, games=count)
        for first, count in share_out(whole.games, jobs or cores(), quick)
    ]


def play_chunk(chunk: Chunk) -> Part:
    """Play some games, one after the other."""
    part = Part(Tally(), [])
    for number in range(chunk.first, chunk.first + chunk.games):
        done: Finished = play_sitting(chunk.seating(chunk, number), chunk.keep)
        part.tally.add(list(done.sitting.bots), done.scores, done.winners, done.decisions)
        part.rows.extend(done.rows)
    return part


def play_all(chunks: list[Chunk], jobs: int, progress: Progress | None) -> Iterator[Part]:
    """The results of all chunks, as they come in; `jobs` 0 uses every core."""
    for part in run(chunks, min(jobs or cores(), len(chunks))):
        yield part
        if progress is not None:
            progress(part.tally.games)


def run(chunks: list[Chunk], jobs: int) -> Iterator[Part]:
    """Play in this process, or in several."""
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_chunk, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
