"""A sample of all changes: by a seed, evenly over the rooms and over the kinds of change."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain, islice, zip_longest
from pathlib import PurePosixPath

from tests.mutants.changes import Change

ROOMS_WITHIN = ("modules", "solo", "conquest")


def room(file: str) -> str:
    """The room of a file: a game, its modules, or who plays against one person."""
    parts = PurePosixPath(file).parts[1:-1]
    return "/".join(part for at, part in enumerate(parts) if at == 0 or part in ROOMS_WITHIN)


def in_turn(rows: Iterable[Iterable[Change]]) -> Iterator[Change]:
    """The first of every row, then the second of every row..."""
    return (each for each in chain.from_iterable(zip_longest(*rows)) if each is not None)


def sample(changes: Iterable[Change], seed: int, number: int) -> list[Change]:
    """So many changes. Those that are already taken stay when the sample grows."""
    rooms: dict[str, dict[str, list[Change]]] = defaultdict(lambda: defaultdict(list))
    for change in sorted(changes, key=lambda change: change.rank(seed)):
        rooms[room(change.file)][change.operator].append(change)
    rows = [in_turn(kinds[kind] for kind in sorted(kinds)) for _, kinds in sorted(rooms.items())]
    return list(islice(in_turn(rows), number))
