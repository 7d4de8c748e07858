"""What can be played, with words, and the rulebook."""

from __future__ import annotations

import trailhand as th
from trailhand import bots
from trailhand.core.game import Option
from trailhand.core.text import Text
from trailhand.lab.rulebook import Rule, UnknownRule, all_rules
from trailhand.lab.rulebook import rule as find_rule
from trailhand.server import schema
from trailhand.server.levels import bot_shown, offered, usual
from trailhand.server.problems import Problem
from trailhand.server.snapshot import either
from trailhand.text import languages, phrase


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
        either(f"game-{info.id}", info.title, lang),
        list(info.seats),
        [option_shown(option, lang) for option in info.options],
        [
            schema.PresetInfo(name, either(f"preset-{name}", name, lang), options)
            for name, options in info.presets.items()
        ],
        offered(info.id),
        usual(info.id),
    )


def option_shown(option: Option, lang: str) -> schema.OptionInfo:
    """One option with its words."""
    values = option.choices
    if option.kind == "sides":
        values = (None, "a", "b", "random")
    return schema.OptionInfo(
        option.name,
        option.kind,
        option.default,
        [schema.ChoiceShown(value, value_name(option, value, lang)) for value in values],
        either(f"option-{option.name}", option.name, lang),
        either(f"option-{option.name}-help", "", lang),
    )


def value_name(option: Option, value: object, lang: str) -> str:
    """A value of an option in words."""
    if value is None:
        return phrase("server-by-preset", lang)
    if option.name == "preset":
        return either(f"preset-{value}", str(value), lang)
    named = {
        "a": "server-value-a",
        "b": "server-value-b",
        "random": "server-value-random",
        "fixed": "server-value-fixed",
    }
    return phrase(named[str(value)], lang) if str(value) in named else str(value)


def rules(lang: str) -> schema.Rules:
    """The whole rulebook."""
    return schema.Rules([rule_shown(found) for found in all_rules(lang).values()])


def rule(rule_id: str, lang: str) -> schema.RuleShown:
    """One rule."""
    try:
        return rule_shown(find_rule(rule_id[:40], lang))
    except UnknownRule:
        raise Problem("not-found", Text("terminal-no-rule", {"text": rule_id[:40]})) from None


def rule_shown(found: Rule) -> schema.RuleShown:
    """A rule as the page gets it."""
    return schema.RuleShown(*found)
