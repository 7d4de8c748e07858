"""Hints at the table: what a bot would consider, for those who play alone or share a screen."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from trailhand.bots.evaluator import has_evaluator
from trailhand.core.match import Match, determinized
from trailhand.core.text import Text
from trailhand.server.changes.checks import check_turn
from trailhand.server.contract import schema
from trailhand.server.contract.problems import Problem
from trailhand.server.house import House
from trailhand.server.lessons.teaching import check_free
from trailhand.server.minds.thinking import Advice, Thinker
from trailhand.server.minds.turns import Asker, NotWanted
from trailhand.server.minds.workers import GaveUp
from trailhand.server.table.tables import LiveTable
from trailhand.text.names import category_title, difference


async def hint(
    house: House, thinker: Thinker, table: LiveTable, visitor: str, moment: int, lang: str
) -> schema.Hints:
    """The best options of the current decision, with what they promise and how to go on."""
    check_turn(table, visitor, table.deciding, moment)
    if not table.alone(visitor):
        raise Problem("forbidden", Text("server-no-hints"))
    check_free(table)
    if table.pending is not None:
        raise Problem("stale", Text("server-pending"))
    if not has_evaluator(table.info.game):
        raise Problem("not-found", Text("server-no-hint-here"))
    before = table.match
    try:
        asker = asker_for(house, table, visitor)
        found = await asyncio.shield(thought(thinker, table, asker))
    except (GaveUp, NotWanted):
        found = []
    if table.match is not before:
        raise Problem("stale", Text("server-stale"))
    if not found:
        raise Problem("not-found", Text("server-no-hint-here"))
    return schema.Hints(moment, [hint_shown(table, advice, lang) for advice in found])


def asker_for(house: House, table: LiveTable, visitor: str) -> Asker:
    """Somebody who looks at the table and wants advice about the decision of now."""
    match = table.match
    return Asker(
        visitor=visitor,
        address=house.address_of(visitor),
        hint=True,
        wanted=lambda: still_to_decide(table, match),
        attended=lambda: True,
        tell=lambda _waits: None,
    )


def thought(thinker: Thinker, table: LiveTable, asker: Asker) -> asyncio.Task[list[Advice]]:
    """The advice about a decision; whoever asks again gets the same."""
    match = table.match
    if table.advice is not None and table.advice[0] is match:
        task: asyncio.Task[list[Advice]] = table.advice[1]
        if not task.done() or (not task.cancelled() and task.exception() is None):
            return task
    task = asyncio.create_task(think(thinker, table, match, asker))
    table.advice = (match, task)
    return task


async def think(thinker: Thinker, table: LiveTable, match: Match, asker: Asker) -> list[Advice]:
    """Ask for advice about what the seat can know."""
    seat, seed = match.deciding, secrets.randbits(64)
    position = position_for(match, seat, seed)
    return await thinker.advise(table.info.id, position, seat, seed, asker)


def still_to_decide(table: LiveTable, match: Match) -> bool:
    """Whether the decision is still to be made."""
    return table.match is match and table.deciding >= 0


def position_for(match: Match, seat: int, seed: int) -> dict[str, Any]:
    """The position as a seat may imagine it: all that it cannot know is dealt again."""
    return determinized(match, seat, seed).position()


def hint_shown(table: LiveTable, advice: Advice, lang: str) -> schema.HintShown:
    """One piece of advice in words."""
    assert table.match.decision is not None
    options = {option.notation: option for option in table.match.decision.options}
    info = table.match.game.info
    return schema.HintShown(
        advice.notation,
        table.names.say(options[advice.notation].description.message, lang),
        round(sum(advice.expected.values()), 1),
        None if advice.ahead is None else round(advice.ahead, 1),
        [
            schema.Expected(
                name,
                category_title(info, name, lang),
                round(points, 1),
                difference(info, name, True, lang),
                difference(info, name, False, lang),
            )
            for name, points in advice.expected.items()
        ],
        [table.names.say(step, lang) for step in advice.plan],
    )
