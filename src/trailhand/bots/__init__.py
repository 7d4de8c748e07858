"""Players made of code. They see options and what their seat may know, and know no rule."""

from trailhand.bots.base import (
    Bot,
    BotMaker,
    UnknownBot,
    find,
    names,
    register,
    register_adjustable,
)
from trailhand.bots.elpaso.register import register as register_elpaso
from trailhand.bots.greedy import GreedyBot
from trailhand.bots.gwt.register import register as register_gwt
from trailhand.bots.levels import EasyBot, HardBot, medium
from trailhand.bots.random import RandomBot
from trailhand.bots.search import SearchBot, read_budget
from trailhand.bots.wildtiled.register import register as register_wildtiled

RANDOM = "random"


def searching(seed: int, setting: str) -> Bot:
    """A search with a budget: `1s` or `400` a turn."""
    return SearchBot(seed, read_budget(setting))


def search(seed: int) -> Bot:
    """A search with the budget that people wait for gladly."""
    return searching(seed, "1s")


register_gwt()
register_elpaso()
register_wildtiled()
register(RANDOM, RandomBot)
register("greedy", GreedyBot)
register("search", search)
register("easy", EasyBot)
register("medium", medium)
register("hard", HardBot)
register_adjustable("search", searching)

__all__ = ["RANDOM", "Bot", "BotMaker", "RandomBot", "UnknownBot", "find", "names", "register"]
