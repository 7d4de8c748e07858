"""The shapes of what the house has to offer: games and their settings, bots, rulebooks."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SettingValueShown(Struct):
    """One value of a setting."""

    value: Any
    name: str


class SettingShown(Struct):
    """A setting of a game.

    A `bool` is on or off; a `number` lies from `least` to `most`; everything else is one of the
    choices (`start`: or a seat). With `seats` it is there for these numbers of seats only.
    """

    name: str
    kind: str
    default: Any
    choices: list[SettingValueShown]
    title: str
    help: str
    seats: list[int]
    least: int | None
    most: int | None


class PresetInfo(Struct):
    """A named set of settings."""

    name: str
    title: str
    options: dict[str, Any]


class GameShown(Struct):
    """A game of the house; `bots` can be chosen for it, `bot` is the usual one.

    Games of one `family` share a rulebook; with `lessons` it can be learned step by step.
    `intro` tells in a few sentences what a turn is like. `minutes` are how long a game takes, from
    and to, `weight` how much there is to think about, from 1 to 5 (not said: 0).
    """

    id: str
    title: str
    seats: list[int]
    options: list[SettingShown]
    presets: list[PresetInfo]
    bots: list[str]
    bot: str
    family: str
    lessons: bool
    intro: list[str]
    minutes: list[int]
    weight: int


class BotShown(Struct):
    """A bot one may play against."""

    name: str
    title: str
    help: str


class House(Struct):
    """What can be played, and against whom; `patience` is the usual one of a new table."""

    games: list[GameShown]
    bots: list[BotShown]
    languages: list[str]
    version: str
    patience: int


class RuleShown(Struct):
    """A rule in our words."""

    id: str
    area: str
    edition: str
    decision: bool
    text: str
    title: str
    book: str
    section: str


class Book(Struct):
    """The rulebook of a family of games."""

    id: str
    title: str


class Rules(Struct):
    """The rulebooks in our words."""

    books: list[Book]
    rules: list[RuleShown]
