"""What decided a finished game: a few turns, told as a player would tell them afterwards.

The turns that changed a score the most, and the one in which the lead changed hands for good.
What to tell of a turn is declared by its game: the deeds among its kinds of events (`core.event`).
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import trailhand as th
from trailhand.core.event import Event, tale_of
from trailhand.core.text import Text
from trailhand.server.contract import schema
from trailhand.server.keeping.matches import play_again
from trailhand.server.table.tables import LiveTable, Logged

MOMENTS = 3
PER_SEAT = 2  # of several seats one does not have all the moments
OUTSHINES = 3  # points by which a feat comes before other deeds of its turn
NOBODY = -1


class Swing(NamedTuple):
    """A turn that changed a score by so much; it lasted from one moment to another."""

    points: int
    begun: int
    done: int
    seat: int


class Told(NamedTuple):
    """A turn and the event that it is told by: when it happened, and what is said of it."""

    swing: Swing
    moment: int
    turn: int
    tale: Text | None


# -- which turns --------------------------------------------------------------------------


def swings_of(table: LiveTable) -> list[Swing]:
    """All changes of scores, turn by turn."""
    return [
        Swing(points - before.points[seat], before.moment, after.moment, seat)
        for before, after in pairwise(table.totals)
        for seat, points in enumerate(after.points)
        if points != before.points[seat]
    ]


def leader(points: list[int]) -> int:
    """The only seat with the most points, or nobody."""
    most = [seat for seat, each in enumerate(points) if each == max(points)]
    return most[0] if len(most) == 1 and len(points) > 1 else NOBODY


def taken_for_good(table: LiveTable) -> tuple[int, int]:
    """The seat that led at the end and the moment since when; nobody if it always had."""
    leaders = [leader(total.points) for total in table.totals]
    last = leaders[-1]
    since = len(leaders)
    while since > 0 and leaders[since - 1] == last:
        since -= 1
    return (last, table.totals[since].moment) if since > 0 else (NOBODY, 0)


def chosen_swings(table: LiveTable) -> list[Swing]:
    """The turns to tell, in the order of the game."""
    swings = sorted(swings_of(table), key=lambda swing: -abs(swing.points))
    turn = taken_for_good(table)
    swings.sort(key=lambda swing: (swing.seat, swing.done) != turn)
    most = PER_SEAT if len(table.seats) > 1 else MOMENTS
    chosen: list[Swing] = []
    for swing in swings:
        if sum(each.seat == swing.seat for each in chosen) < most:
            chosen.append(swing)
    return sorted(chosen[:MOMENTS], key=lambda swing: (swing.begun, swing.seat))


# -- what is told of them -----------------------------------------------------------------


def gains_of(table: LiveTable, swings: list[Swing]) -> list[dict[int, int]]:
    """For every swing what each choice of its turn brought its seat, by the moment after it."""
    match = th.replay(table.match.record(), upto=0)
    found: list[dict[int, int]] = [{} for _ in swings]
    for moment, played in enumerate(table.match.played, 1):
        watched = [n for n, swing in enumerate(swings) if swing.begun < moment <= swing.done]
        before = match.scores() if watched else []
        play_again(match, played)
        after = match.scores() if watched else []
        for n in watched:
            seat = swings[n].seat
            found[n][moment] = after[seat]["total"] - before[seat]["total"]
    return found


def worth_of(line: Logged, deeds: list[Logged], gains: dict[int, int]) -> int:
    """What a deed brought: what it says, or what the score gained until the next one."""
    event = line.event
    if "points" in event.kind.things and not event.kind.feat:
        return event["points"]
    later = [each.moment for each in deeds if each.moment > line.moment]
    until = min(later) if later and not event.kind.feat else max(gains) + 1
    known = [
        each.event["points"]
        for each in deeds
        if each is not line and line.moment <= each.moment < until
        if "points" in each.event.kind.things
    ]
    return sum(gain for at, gain in gains.items() if line.moment <= at < until) - sum(known)


def deed_of(lines: list[Logged], swing: Swing, gains: dict[int, int]) -> Logged | None:
    """The event that a turn is told by."""
    deeds = [line for line in lines if line.event.kind.deed]
    if not deeds:
        loud = [line for line in lines if not line.event.kind.silent]
        return max(loud, key=lambda line: abs(gains[line.moment]), default=None)
    sign = 1 if swing.points > 0 else -1

    def rank(line: Logged) -> int:
        return worth_of(line, deeds, gains) * sign + OUTSHINES * line.event.kind.feat

    return max(deeds, key=rank)


def tell(table: LiveTable, swing: Swing, gains: dict[int, int]) -> Told:
    """A turn, told by one of its events."""
    game, state = table.match.game, table.match.state
    lines = [
        line
        for line in table.log
        if swing.begun < line.moment <= swing.done and line.event.seat == swing.seat
    ]
    deed = deed_of(lines, swing, gains)
    if deed is None or game.line(state, deed.event, -1) is None:
        turns = [line.turn for line in lines]
        return Told(swing, swing.done, turns[0] if turns else 0, None)
    turn: list[Event] = [line.event for line in lines]
    who = game.party(state, swing.seat)
    tale = tale_of(game.logbook, who, state, deed.event, turn)
    return Told(swing, deed.moment, deed.turn, tale)


def told_moments(table: LiveTable) -> list[Told]:
    """The turns that decided the game, each told by one of its events."""
    swings = chosen_swings(table)
    return [
        tell(table, swing, gains)
        for swing, gains in zip(swings, gains_of(table, swings), strict=True)
    ]


def key_moments(table: LiveTable, lang: str) -> list[schema.KeyMoment]:
    """The turns that decided the game, in words."""
    found: list[Told] = table.remember("told", lambda: told_moments(table))
    turning = taken_for_good(table)
    return [moment_shown(table, told, turning, lang) for told in found]


def moment_shown(
    table: LiveTable, told: Told, turning: tuple[int, int], lang: str
) -> schema.KeyMoment:
    """One of the turns that decided the game, in words."""
    swing = told.swing
    who = f"@seat-{swing.seat + 1}"
    up = "yes" if swing.points > 0 else "no"
    tale = told.tale or Text("server-moment-quiet", {"who": who, "up": up})
    if (swing.seat, swing.done) == turning:
        tale = Text("server-moment-lead", {"what": tale})
    text = table.names.say(tale, lang)
    return schema.KeyMoment(told.moment, swing.seat, told.turn, swing.points, text)
