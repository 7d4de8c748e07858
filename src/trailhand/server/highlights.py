"""What decided a finished game: the turns that gained or lost the most, and by which choice."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import trailhand as th
from trailhand.core.text import Text
from trailhand.server import schema
from trailhand.server.matches import play_again
from trailhand.server.tables import LiveTable

SWINGS = 5


class Swing(NamedTuple):
    """A turn that changed a score by so much; it lasted from one moment to another."""

    points: int
    begun: int
    done: int
    seat: int


def largest_swings(table: LiveTable) -> list[Swing]:
    """The turns with the largest swings, in the order of the game."""
    swings = [
        Swing(points - before.points[seat], before.moment, after.moment, seat)
        for before, after in pairwise(table.totals)
        for seat, points in enumerate(after.points)
        if points != before.points[seat]
    ]
    largest = sorted(swings, key=lambda swing: -abs(swing.points))[:SWINGS]
    return sorted(largest, key=lambda swing: swing.begun)


def decisive_moments(table: LiveTable, swings: list[Swing]) -> list[int]:
    """For every swing the moment right after the choice that did most of it."""
    match = th.replay(table.match.record(), upto=0)
    best = [(0, swing.done) for swing in swings]
    for moment, played in enumerate(table.match.choices, 1):
        watched = [n for n, swing in enumerate(swings) if swing.begun < moment <= swing.done]
        before = match.scores() if watched else []
        play_again(match, played)
        after = match.scores() if watched else []
        for n in watched:
            seat = swings[n].seat
            change = after[seat]["total"] - before[seat]["total"]
            gained = change if swings[n].points > 0 else -change
            best[n] = max(best[n], (gained, moment), key=lambda found: found[0])
    return [moment for _, moment in best]


def headline(table: LiveTable, moment: int, lang: str) -> tuple[int, str]:
    """The turn of a moment, and what everybody could see happen."""
    game, state = table.match.game, table.match.state
    for line in table.log:
        if line.moment == moment and (told := game.tell(state, line.event, -1)) is not None:
            return line.turn, table.names.say(told, lang)
    return 0, ""


def key_moments(table: LiveTable, lang: str) -> list[schema.KeyMoment]:
    """The largest swings, in words."""
    swings: list[Swing] = table.remember("swings", lambda: largest_swings(table))
    moments = table.remember("decisive", lambda: decisive_moments(table, swings))
    found: list[schema.KeyMoment] = []
    for swing, moment in zip(swings, moments, strict=True):
        turn, what = headline(table, moment, lang)
        n = f"{swing.points:+d}".replace("-", "\N{MINUS SIGN}")
        text = Text("server-swing", {"n": n, "turn": turn, "what": what})
        found.append(schema.KeyMoment(moment, swing.seat, table.names.say(text, lang)))
    return found
