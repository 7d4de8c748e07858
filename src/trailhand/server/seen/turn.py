"""The turn as its seat looks it over before it ends: the board after it, and its steps."""

from __future__ import annotations

from typing import cast

from trailhand.core.ahead import Ahead, look_ahead
from trailhand.core.brings import tallied
from trailhand.core.match import Match, Option
from trailhand.core.text import Description
from trailhand.server.contract import schema
from trailhand.server.keeping.matches import play_again
from trailhand.server.seen.brings import part_shown
from trailhand.server.seen.eyes import Eyes
from trailhand.server.table.tables import LiveTable
from trailhand.text import phrase


def shown_to(table: LiveTable, looking: Eyes) -> Match:
    """The match that a visitor sees: whoever has to say yes to a choice sees it carried out.

    As far as it is certain: nothing is shown that could not be known before the choice.
    """
    if table.pending is None or looking.viewing != table.deciding:
        return table.match
    return ahead(table).match


def ahead(table: LiveTable) -> Ahead:
    """What the choice that waits for a yes leads to."""

    def make() -> Ahead:
        return look_ahead(table.match, option_of(table.match, table.pending or "").number)

    return cast(Ahead, table.remember("ahead", make))


def option_of(match: Match, notation: str) -> Option:
    """The option with this notation."""
    assert match.decision is not None
    return next(option for option in match.decision.options if option.notation == notation)


def confirm_of(table: LiveTable, looking: Eyes, lang: str) -> schema.Confirm | None:
    """The choice that waits for a yes of the visitor, after the other steps of the turn."""
    notation = table.pending
    if notation is None or table.deciding not in looking.seats:
        return None
    steps: list[schema.StepShown] = table.remember(("steps", lang), lambda: steps_of(table, lang))
    choice = table.names.say(option_of(table.match, notation).description.message, lang)
    return schema.Confirm(phrase("server-confirm", lang), notation, choice, steps)


def steps_of(table: LiveTable, lang: str) -> list[schema.StepShown]:
    """The choices of the deciding seat in this turn; the last of them waits for a yes."""
    found: list[schema.StepShown] = []
    match, count = table.base.clone(), len(table.made) + 1
    for number, made in enumerate(table.made):
        before = match.clone()
        play_again(match, made.played)
        if made.played.seat == table.deciding and not made.played.interjected:
            option = option_of(before, made.played.notation)
            forced = look_ahead(before, option.number).forced
            found.append(step_shown(table, option, forced, (before, match), count - number, lang))
    option, seen = option_of(table.match, table.pending or ""), ahead(table)
    found.append(step_shown(table, option, seen.forced, (table.match, seen.match), 1, lang))
    return found


def step_shown(
    table: LiveTable,
    option: Option,
    forced: list[Description],
    around: tuple[Match, Match],
    back: int,
    lang: str,
) -> schema.StepShown:
    """A step, the table before and after it, and how far back it is."""
    steps, blocked = table.reach()
    anchors = dict.fromkeys(option.anchors)
    for described in forced:
        anchors |= dict.fromkeys(described.anchors)
    return schema.StepShown(
        table.names.say(option.description.message, lang),
        [table.names.say(described.message, lang) for described in forced],
        tuple(anchors),
        changes_of(table, *around, lang),
        back if back <= steps else 0,
        table.names.say(blocked, lang) if back > steps and blocked is not None else None,
    )


def changes_of(table: LiveTable, before: Match, after: Match, lang: str) -> list[schema.PartShown]:
    """How the numbers of the deciding seat have changed."""
    game, seat = before.game, table.deciding
    was, now = game.tally(before.state, seat), game.tally(after.state, seat)
    grown = {name: now[name] - value for name, value in was.items() if now[name] != value}
    return [
        part_shown(tallied(name, by, game.tally_icon(name)), lang) for name, by in grown.items()
    ]
