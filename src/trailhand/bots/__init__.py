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
from trailhand.bots.evaluator import NoEvaluator, has_evaluator
from trailhand.bots.greedy import GreedyBot
from trailhand.bots.gwt.register import register as register_gwt
from trailhand.bots.levels import EasyBot, HardBot, medium
from trailhand.bots.random import RandomBot
from trailhand.bots.search import SearchBot, read_budget
from trailhand.bots.wildtiled.register import register as register_wildtiled

RANDOM = "random"


def searching(seed: int, budget: str) -> Bot:
    """A search with a budget: `1s` or `400` a turn."""
    return SearchBot(seed, read_budget(budget))


def search(seed: int) -> Bot:
    """A search with a budget that people gladly wait for."""
    return searching(seed, "1s")


def find_for(game: str, name: str) -> BotMaker:
    """The maker of a bot that can play this game; NoEvaluator says why it cannot.

    Every bot but the random one weighs positions, and needs an evaluator for that.
    """
    maker = find(name)
    if name != RANDOM and not has_evaluator(game):
        raise NoEvaluator(
            f"{name} cannot play {game}: there is nothing that weighs its positions "
            f"(bots/{game}/register.py); {RANDOM} plays every game"
        )
    return maker


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

__all__ = [
    "RANDOM",
    "Bot",
    "BotMaker",
    "NoEvaluator",
    "RandomBot",
    "UnknownBot",
    "find",
    "find_for",
    "names",
    "register",
]
