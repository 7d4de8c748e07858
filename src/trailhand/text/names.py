"""What a game calls its settings, its categories and its automaton.

Two games may use one word for different things: a message with the family of the game at its
end (`setting-solo-elpaso`, `category-money-wildtiled`) comes before the one for all games. What
has no message at all is called by its plain word.
"""

from __future__ import annotations

from itertools import count, takewhile

from trailhand.core.game import GameInfo, Setting, family_of
from trailhand.core.match import Match
from trailhand.core.text import Text
from trailhand.text import has, phrase


def first_of(keys: tuple[str, ...], plain: str, lang: str) -> str:
    """The first of these messages that exists, else a plain word."""
    found = next((key for key in keys if has(key, lang)), None)
    return plain if found is None else phrase(found, lang)


def game_title(info: GameInfo, lang: str) -> str:
    """The title of a game."""
    return first_of((f"game-{info.id}",), info.title, lang)


def book_title(family: str, lang: str) -> str:
    """The title of a rulebook."""
    return first_of((f"book-{family}", f"game-{family}"), family, lang)


def intro(info: GameInfo, lang: str) -> list[str]:
    """What a turn is like, in a few sentences."""
    keys = (f"intro-{family_of(info)}-{number}" for number in count(1))
    return [phrase(key, lang) for key in takewhile(lambda key: has(key, lang), keys)]


def preset_title(info: GameInfo, preset: str, lang: str) -> str:
    """The name of a preset."""
    return first_of((f"preset-{preset}-{family_of(info)}", f"preset-{preset}"), preset, lang)


def setting_title(info: GameInfo, setting: Setting, lang: str) -> str:
    """The name of a setting."""
    name, family = setting.name, family_of(info)
    return first_of((f"setting-{name}-{family}", f"setting-{name}"), name, lang)


def setting_help(info: GameInfo, setting: Setting, lang: str) -> str:
    """What a setting does; nothing if nobody says."""
    name, family = setting.name, family_of(info)
    return first_of((f"setting-{name}-{family}-help", f"setting-{name}-help"), "", lang)


def value_title(info: GameInfo, setting: Setting, value: object, lang: str) -> str:
    """A value of a setting in words."""
    if setting.name == "preset":
        return preset_title(info, str(value), lang)
    if value is None and any(setting.name in preset for preset in info.presets.values()):
        return phrase("server-by-preset", lang)
    word = "none" if value is None else str(value).lower()
    keys = (
        f"setting-{setting.name}-{family_of(info)}-{word}",
        f"setting-{setting.name}-{word}",
        f"server-value-{word}",
    )
    return first_of(keys, word, lang)


def category_title(info: GameInfo, category: str, lang: str) -> str:
    """A category of the final score, as the rulebook calls it."""
    keys = (f"category-{category}-{family_of(info)}", f"category-{category}")
    return first_of(keys, category, lang)


def difference(info: GameInfo, category: str, more: bool, lang: str) -> str:
    """How an option that promises more, or less, in a category differs from another one."""
    key = f"hint-{category}"
    known = has(key, lang)
    return phrase(key, lang, more=int(more)) if known else category_title(info, category, lang)


def automaton_title(name: str, lang: str) -> str:
    """The name of an automaton."""
    return first_of((f"automaton-{name}",), name, lang)


def card_title(name: str, card: str, lang: str) -> str:
    """A card of an automaton: what it is called, and what it tells it to do."""
    return first_of((f"automaton-{name}-{card}",), card, lang)


def verdict(match: Match) -> Text:
    """Who has won a finished game, as a message."""
    said = match.game.verdict(match.state)
    if said is not None:
        return said
    winners = match.winners()
    names = tuple(f"@seat-{seat + 1}" for seat in winners)
    if automaton_wins(match):
        automaton = match.view(-1)["automaton"]
        who, points = f"@automaton-{automaton['name']}", automaton["points"]
        if not winners and not points:
            return Text("score-beaten", {"who": who})
        if not winners:
            return Text("score-automaton", {"who": who, "n": sum(points.values())})
        names = (*names, who)
    key = "score-winner" if len(names) == 1 else "score-winners"
    return Text(key, {"who": names, "n": match.scores()[winners[0]]["total"]})


def automaton_wins(match: Match) -> bool:
    """Whether the automaton has won a finished game, alone or together with the person."""
    automaton = match.view(-1).get("automaton")
    if automaton is None or not match.over:
        return False
    return bool(automaton.get("wins", not match.winners()))
