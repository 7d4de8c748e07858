"""Matches of tables: new ones, stored ones, and playing them again."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy.engine import Row

import trailhand as th
from trailhand.core.match import Match, Played, new_match
from trailhand.server.keeping.packing import unpack


def match_of(row: Row[Any], position: str, choices: list[Played]) -> Match:
    """The match of a table at a stored position."""
    match = th.load(json.loads(unpack(position)))
    match.seed = int(row.seed)
    match.origin = None if row.origin is None else json.loads(row.origin)
    match.played = choices
    return match


class Beginning(NamedTuple):
    """How a game began, as it lies on disk."""

    game: str
    options: str
    seed: str
    discreet: bool
    origin: str | None


def first_match(begun: Beginning, seats: int) -> Match:
    """The match of a table before the first choice."""
    if begun.origin is not None:
        return th.load(json.loads(begun.origin))
    options = json.loads(begun.options)
    return new_match(begun.game, seats, int(begun.seed), options, begun.discreet, watched=True)


def play_again(match: Match, played: Played) -> None:
    """Play a choice that was played before."""
    match.play(played.notation, played.seat if played.interjected else None)
