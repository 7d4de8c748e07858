"""What can be played, with words, and the rulebook."""

from __future__ import annotations

import trailhand as th
from trailhand import bots
from trailhand.core.game import Option, family_of
from trailhand.core.text import Text
from trailhand.lab.rulebook import Rule, UnknownRule, all_rules, rooms
from trailhand.lab.rulebook import rule as find_rule
from trailhand.server import schema
from trailhand.server.lessons.courses import COURSES
from trailhand.server.levels import bot_shown, offered, usual
from trailhand.server.problems import Problem
from trailhand.text import languages
from trailhand.text.names import (
    book_title,
    game_title,
    intro,
    option_help,
    option_title,
    preset_title,
    value_title,
)

MOST_VALUES = 12  # of a range that is offered value by value


def house(lang: str) -> schema.House:
    """Games and bots of the house."""
    return schema.House(
        [game_shown(info, lang) for info in th.games()],
        [bot_shown(name, lang) for name in bots.names()],
        languages(),
        th.__version__,
    )


def game_shown(info: th.GameInfo, lang: str) -> schema.GameShown:
    """One game with the words of its options."""
    return schema.GameShown(
        info.id,
        game_title(info, lang),
        list(info.seats),
        [option_shown(info, option, lang) for option in info.options],
        [
            schema.PresetInfo(name, preset_title(info, name, lang), options)
            for name, options in info.presets.items()
        ],
        offered(info.id),
        usual(info.id),
        family_of(info),
        info.id in COURSES,
        intro(info, lang),
    )


def option_shown(info: th.GameInfo, option: Option, lang: str) -> schema.OptionInfo:
    """One option with its words."""
    least, most = None, None
    if option.kind == "number":
        least, most = option.choices[0], option.choices[-1]
    return schema.OptionInfo(
        option.name,
        option.kind,
        option.default,
        [
            schema.ChoiceShown(value, value_title(info, option, value, lang))
            for value in offered_values(option)
        ],
        option_title(info, option, lang),
        option_help(info, option, lang),
        list(option.seats),
        least,
        most,
    )


def offered_values(option: Option) -> tuple[object, ...]:
    """The values to choose from; a long range of numbers is written instead."""
    if option.kind != "number":
        return option.choices
    values = range(option.choices[0], option.choices[-1] + 1)
    if len(values) > MOST_VALUES:
        return ()
    return (None, *values) if option.default is None else tuple(values)


def rules(lang: str) -> schema.Rules:
    """All rulebooks."""
    return schema.Rules(
        [schema.Book(room, book_title(room, lang)) for room in rooms()],
        [rule_shown(found) for found in all_rules(lang).values()],
    )


def rule(rule_id: str, lang: str) -> schema.RuleShown:
    """One rule."""
    try:
        return rule_shown(find_rule(rule_id[:40], lang))
    except UnknownRule:
        raise Problem("not-found", Text("terminal-no-rule", {"text": rule_id[:40]})) from None


def rule_shown(found: Rule) -> schema.RuleShown:
    """A rule as the page gets it."""
    return schema.RuleShown(*found, found.section)
