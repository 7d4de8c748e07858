"""What can be played, in words, and the rulebooks."""

from __future__ import annotations

import trailhand as th
from trailhand import bots
from trailhand.core.game import Setting, family_of
from trailhand.core.text import Text, Typed
from trailhand.rulebook.book import Rule, UnknownRule, all_rules, rooms
from trailhand.rulebook.book import rule as find_rule
from trailhand.server.contract import catalogue
from trailhand.server.contract.problems import Problem
from trailhand.server.lessons.courses import COURSES
from trailhand.server.seen.levels import bot_shown, offered, usual
from trailhand.text import languages
from trailhand.text.names import (
    book_title,
    game_title,
    intro,
    preset_title,
    setting_help,
    setting_title,
    value_title,
)

MOST_VALUES = 12  # of a range that is offered value by value


def house(lang: str, patience: int) -> catalogue.House:
    """Games and bots of the house."""
    return catalogue.House(
        [game_shown(info, lang) for info in th.games()],
        [bot_shown(name, lang) for name in bots.names()],
        languages(),
        th.__version__,
        patience,
    )


def game_shown(info: th.GameInfo, lang: str) -> catalogue.GameShown:
    """One game with the words of its options."""
    return catalogue.GameShown(
        info.id,
        game_title(info, lang),
        list(info.seats),
        [setting_shown(info, setting, lang) for setting in info.options],
        [
            catalogue.PresetInfo(name, preset_title(info, name, lang), options)
            for name, options in info.presets.items()
        ],
        offered(info.id),
        usual(info.id),
        family_of(info),
        info.id in COURSES,
        intro(info, lang),
        list(info.minutes),
        info.weight,
    )


def setting_shown(info: th.GameInfo, setting: Setting, lang: str) -> catalogue.SettingShown:
    """One setting with its words."""
    least, most = setting_range(setting) if setting.kind == "number" else (None, None)
    return catalogue.SettingShown(
        setting.name,
        setting.kind,
        setting.default,
        [
            catalogue.SettingValueShown(value, value_title(info, setting, value, lang))
            for value in offered_values(setting)
        ],
        setting_title(info, setting, lang),
        setting_help(info, setting, lang),
        list(setting.seats),
        least,
        most,
    )


def setting_range(setting: Setting) -> tuple[int, int]:
    """The least and the most that a number may be set to."""
    least, most = setting.choices[0], setting.choices[-1]
    assert isinstance(least, int)
    assert isinstance(most, int)
    return least, most


def offered_values(setting: Setting) -> tuple[object, ...]:
    """The values to choose from; a number from a long range is typed in instead."""
    if setting.kind != "number":
        return setting.choices
    least, most = setting_range(setting)
    values = range(least, most + 1)
    if len(values) > MOST_VALUES:
        return ()
    return (None, *values) if setting.default is None else tuple(values)


def rules(lang: str) -> catalogue.Rules:
    """All rulebooks."""
    return catalogue.Rules(
        [catalogue.Book(room, book_title(room, lang)) for room in rooms()],
        [rule_shown(found) for found in all_rules(lang).values()],
    )


def rule(rule_id: str, lang: str) -> catalogue.RuleShown:
    """One rule."""
    try:
        return rule_shown(find_rule(rule_id[:40], lang))
    except UnknownRule:
        unknown = Text("terminal-no-rule", {"text": Typed(rule_id[:40])})
        raise Problem("not-found", unknown) from None


def rule_shown(found: Rule) -> catalogue.RuleShown:
    """A rule as the page gets it."""
    return catalogue.RuleShown(*found, found.section)
