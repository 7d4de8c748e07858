"""Which bots sit down at the tables of a game, and what they are called."""

from __future__ import annotations

from trailhand import bots
from trailhand.bots.evaluator import has_evaluator
from trailhand.core.text import Text
from trailhand.server.contract import catalogue
from trailhand.server.contract.problems import Problem
from trailhand.text import has, phrase

LEVELS = ("easy", "medium", "hard")
USUAL = "medium"


def offered(game: str) -> list[str]:
    """The bots that the lobby lists for a game, the strongest last."""
    return [bots.RANDOM, *LEVELS] if has_evaluator(game) else [bots.RANDOM]


def usual(game: str) -> str:
    """The bot that sits down if nobody says which."""
    return USUAL if has_evaluator(game) else bots.RANDOM


def chosen(game: str, bot: str | None) -> str:
    """The bot that was asked for, if it can play the game.

    Bots that take a budget (`search:1s`) are for the terminal: nobody at a table decides how long
    the others wait.
    """
    if bot is None:
        return usual(game)
    if bot not in bots.names():
        raise bots.UnknownBot(f"unknown bot {bot!r}; the bots are: {', '.join(bots.names())}")
    if bot != bots.RANDOM and not has_evaluator(game):
        raise Problem("invalid", Text("server-no-bot-here"))
    return bot


def harder(game: str, bot: str) -> str:
    """The next stronger bot of a game; the strongest stays, and so does one from elsewhere."""
    levels = offered(game)
    if bot not in levels:
        return bot
    return levels[min(levels.index(bot) + 1, len(levels) - 1)]


def level(bot: str, lang: str) -> str:
    """How a bot plays, in a word for its seat."""
    key = f"bot-{bot}-level"
    return phrase(key, lang) if has(key, lang) else bot


def bot_shown(bot: str, lang: str) -> catalogue.BotShown:
    """A bot with its words."""
    title, words = f"bot-{bot}", f"bot-{bot}-help"
    return catalogue.BotShown(
        bot,
        phrase(title, lang) if has(title, lang) else bot,
        phrase(words, lang) if has(words, lang) else "",
    )
