"""Hints at the table: what a bot would consider, for those who play alone or share a screen."""

from __future__ import annotations

import secrets

from trailhand.bots.evaluator import evaluator_of, has_evaluator
from trailhand.core.match import determinized
from trailhand.core.text import Text
from trailhand.server import schema
from trailhand.server.house import House
from trailhand.server.playing import check_moment, check_running, check_seat
from trailhand.server.problems import Problem
from trailhand.server.snapshot import either
from trailhand.server.tables import LiveTable
from trailhand.server.thinking import Advice, GaveUp


def check_alone(table: LiveTable, visitor: str) -> None:
    """Refuse hints where other people play: they would be an unfair whisper."""
    for seat in table.seats:
        if seat.bot is None and visitor not in seat.holders:
            raise Problem("forbidden", Text("server-no-hints"))


async def hint(
    house: House, table: LiveTable, visitor: str, moment: int, lang: str
) -> schema.Hints:
    """The best options of the current decision, with what they promise and how to go on."""
    check_running(table)
    check_seat(table, visitor, table.deciding)
    check_alone(table, visitor)
    check_moment(table, moment)
    if not has_evaluator(table.info.game) or table.pending is not None:
        raise Problem("not-found", Text("server-no-hint-here"))
    before, seat, seed = table.match, table.deciding, secrets.randbits(64)
    shown = determinized(before, seat, seed)
    try:
        found = await house.thinker.advise(table.info.id, shown.position(), seat, seed)
    except GaveUp:
        raise Problem("failed") from None
    if table.match is not before:
        raise Problem("stale", Text("server-stale"))
    return schema.Hints(moment, [hint_shown(table, advice, lang) for advice in found])


def hint_shown(table: LiveTable, advice: Advice, lang: str) -> schema.HintShown:
    """One piece of advice in words."""
    assert table.match.decision is not None
    options = {option.notation: option for option in table.match.decision.options}
    categories = evaluator_of(table.info.game, table.match.seats).categories
    return schema.HintShown(
        advice.notation,
        table.names.say(options[advice.notation].description.message, lang),
        round(sum(advice.expected), 1),
        round(advice.ahead, 1),
        [
            schema.Expected(name, either(f"category-{name}", name, lang), round(points, 1))
            for name, points in zip(categories, advice.expected, strict=True)
        ],
        [table.names.say(step, lang) for step in advice.plan],
    )
