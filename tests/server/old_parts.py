"""Parts of games as records, for what people at the old tables would rarely come across."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import trailhand as th
from tests.records.golden import golden_record
from trailhand.core.rng import seeded

# Golden games, and which of their choices.
RARE = {
    "poker-1e": (195, 312), "north-2e": (140, 190), "north-station-masters": (200, 232),
    "simmental-herds": (215, 257), "brahman-herds": (155, 190), "copy-building-2e": (135, 175),
    "exchange-tokens": (180, 205), "sam-hard": (40, 80), "sam-in-the-north": (20, 50),
    "duplicates-elpaso": (50, 127), "sue-hard": (80, 111), "wtw-gold-vault": (0, 66),
    "wtw-general-delivery": (0, 68), "wtw-saucers": (10, 65), "wtw-three-seats": (70, 107),
    "wtw-four-seats": (60, 159), "wtw-lumber-mill": (20, 60), "wtw-high-water": (0, 40),
}  # fmt: skip
# Games played by chance: game, seats, options, seed, and which of their choices.
RARER: tuple[tuple[str, int, dict[str, Any], int, int, int], ...] = (
    ("gwt1", 3, {"north": True, "poker": True}, 624, 145, 158),
    ("gwt2", 1, {"solo": "hard"}, 6, 92, 103),
    ("gwt2", 1, {"north": True}, 38, 96, 107),
    ("gwt2", 1, {"north": True}, 1, 8, 18),
    ("wildtiled", 2, {"conquest": True}, 5, 60, 71),
    ("wildtiled", 3, {}, 114, 104, 114),
)


def parts() -> Iterator[tuple[str, str, int]]:
    """All parts: a name, the record, and how many choices it has."""
    for name, (first, last) in RARE.items():
        yield f"part of {name}", part_of(golden_record(name), first, last), last - first
    for number, (game, seats, options, seed, first, last) in enumerate(RARER, 1):
        record = by_chance(game, seats, options, seed)
        yield f"part {number} of a {game}", part_of(record, first, last), last - first


def part_of(record: str, first: int, last: int) -> str:
    """A record of some choices of a game; it begins where they began."""
    part = th.load(th.replay(record, upto=first).position())
    for played in th.replay(record, upto=last).played[first:]:
        part.play(played.notation, played.seat if played.interjected else None)
    return part.record()


def by_chance(game: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """The record of a game in which any options were chosen."""
    match, chance = th.new(game, seats, seed, options), seeded(seed)
    while not match.over:
        match.play(chance.below(len(match.numbers)))
    return match.record()
