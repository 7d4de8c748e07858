"""Players made of code. They see options and views, and know no rule."""

from trailhand.bots.base import Bot, BotMaker, UnknownBot, find, names, register
from trailhand.bots.random import RandomBot

register(RandomBot.name, RandomBot)

__all__ = ["Bot", "BotMaker", "RandomBot", "UnknownBot", "find", "names", "register"]
