"""One game between bots: who sits where, what it came to, and a row per seat of it."""

from __future__ import annotations

import hashlib
import time
from typing import Any, NamedTuple

import trailhand as th
from trailhand.bots import RANDOM, Bot, RandomBot, find
from trailhand.core.game import Game, find_game
from trailhand.core.match import Match
from trailhand.core.rng import seeded
from trailhand.core.step import playout
from trailhand.lab.profiles import Profile, profile_of
from trailhand.lab.tally import shares_of_the_win

OPENING = 4  # choices of a seat that make its opening
POINTS = "points_"  # what the column of a score category begins with
Row = dict[str, Any]


class SimulationFailed(RuntimeError):
    """A game that could not be played to its end, with the seed to play it again."""


class Sitting(NamedTuple):
    """One game to be played: its number, its deal, and the bot of every seat.

    `stem` is what the seeds of the bots grow from.
    """

    game: str
    options: dict[str, Any]
    number: int
    deal: int
    seed: int
    stem: str
    bots: tuple[str, ...]


class Finished(NamedTuple):
    """A game that was played: points by category for every seat, who won, decisions, rows."""

    sitting: Sitting
    scores: list[dict[str, int]]
    winners: list[int]
    decisions: int
    rows: list[Row]


def derived(seed: object, *path: object) -> int:
    """A seed that follows from another one and a path of names and numbers."""
    text = ":".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest(), "big")


def play_sitting(sitting: Sitting, keep: bool) -> Finished:
    """Play one game to its end; a failure names the game and its seed."""
    try:
        game = find_game(sitting.game)
        quick = set(sitting.bots) == {RANDOM} and not keep
        return play_quickly(game, sitting) if quick else play_match(sitting, keep)
    except Exception as problem:
        place = f"game {sitting.number}, seed {sitting.seed}"
        raise SimulationFailed(f"{place}: {problem!r}") from problem


def play_quickly(game: Game[Any], sitting: Sitting) -> Finished:
    """A game of random bots without a match around it: the same choices, many times faster."""
    state = game.start(len(sitting.bots), sitting.seed, sitting.options)
    decisions = playout(state, seeded(derived(sitting.stem, "dice")))
    return Finished(sitting, game.scores(state), game.winners(state), decisions, [])


def sit_down(sitting: Sitting) -> list[Bot]:
    """The bots of a game; a table of random bots shares one pair of dice."""
    if set(sitting.bots) == {RANDOM}:
        return [RandomBot(derived(sitting.stem, "dice"))] * len(sitting.bots)
    return [
        find(name)(derived(sitting.stem, "bot", seat)) for seat, name in enumerate(sitting.bots)
    ]


class Clock:
    """How long a seat thinks, turn by turn."""

    def __init__(self) -> None:
        self.turns: dict[int, float] = {}

    def add(self, turn: int, seconds: float) -> None:
        """One decision."""
        self.turns[turn] = self.turns.get(turn, 0.0) + seconds

    def row(self) -> Row:
        """Turns with a decision, seconds in all, and the seconds of the slowest turn."""
        spent = self.turns.values()
        return {
            "own_turns": len(self.turns),
            "seconds": sum(spent),
            "slowest_turn": max(spent, default=0.0),
        }


def play_match(sitting: Sitting, keep: bool) -> Finished:
    """Let the bots of the seats decide until the game is over."""
    match = th.new(sitting.game, len(sitting.bots), sitting.seed, sitting.options)
    bots = sit_down(sitting)
    profile = profile_of(match) if keep else None
    clocks = [Clock() for _ in bots]
    while match.numbers:
        seat, turn = match.deciding, match.state.turn
        started = time.perf_counter()
        choice = bots[seat].choose(match, seat)
        clocks[seat].add(turn, time.perf_counter() - started)
        match.play(choice)
        if profile is not None:
            profile.notice(match, seat, match.played[-1].notation)
    scores = match.game.scores(match.state)
    rows = rows_of(sitting, match, scores, profile, clocks) if profile is not None else []
    return Finished(sitting, scores, match.winners(), len(match.played), rows)


def rows_of(
    sitting: Sitting,
    match: Match,
    scores: list[dict[str, int]],
    profile: Profile,
    clocks: list[Clock],
) -> list[Row]:
    """What is kept of a finished game: a row per seat."""
    totals = [sum(categories.values()) for categories in scores]
    wins = shares_of_the_win(len(totals), match.winners())
    first = profile.first_seat(match)
    seats = len(sitting.bots)
    rows: list[Row] = []
    for seat, name in enumerate(sitting.bots):
        chosen = [played.notation for played in match.played if played.seat == seat]
        row: Row = {
            "game": sitting.game,
            "number": sitting.number,
            "deal": sitting.deal,
            "seed": str(sitting.seed),
            "seats": seats,
            "seat": seat + 1,
            "start_order": (seat - first) % seats + 1,
            "bot": name,
            "total": totals[seat],
            "won": float(wins[seat]),
            "turns": match.state.turn,
            "decisions": len(match.played),
            "own_decisions": len(chosen),
            "opening": " / ".join(chosen[:OPENING]),
        }
        row |= {POINTS + category: value for category, value in scores[seat].items()}
        row |= profile.read(match, seat)
        rows.append(row | clocks[seat].row())
    return rows
