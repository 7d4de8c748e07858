"""Matches of tables: new ones, stored ones, and playing them again."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy.engine import Row

import trailhand as th
from trailhand.core.game import check_seats, find_game
from trailhand.core.match import Match, Played


def start_match(
    game_id: str, seats: int, seed: int, options: dict[str, Any], discreet: bool
) -> Match:
    """A new match that has told about its set-up from the beginning."""
    game = find_game(game_id)
    check_seats(game.info, seats)
    if not 0 <= seed < 1 << 96:
        raise th.InvalidSetup("a seed is a whole number from 0 to 2^96 - 1")
    checked = game.check_options(seats, dict(options))
    state = game.start(seats, seed, checked)
    state.discreet = discreet
    state.log = []
    return Match(game, seats, seed, checked, state)


def match_of(row: Row[Any], position: str, choices: list[Played]) -> Match:
    """The match of a table at a stored position."""
    match = th.load(json.loads(position))
    match.seed = int(row.seed)
    match.origin = None if row.origin is None else json.loads(row.origin)
    match.choices = choices
    return match


def first_match(row: Row[Any], seats: int) -> Match:
    """The match of a table before the first choice."""
    if row.origin is not None:
        return th.load(json.loads(row.origin))
    options = json.loads(row.options)
    return start_match(row.game, seats, int(row.seed), options, row.discreet)


def play_again(match: Match, played: Played) -> None:
    """Play a choice that was played before."""
    match.play(played.notation, played.seat if played.interjected else None)
