"""What the lab reads from the games of each family, besides the score.

A game without a profile of its own is studied by seat, bot, score and opening choices.
"""

from trailhand.core.game import family_of, find_game
from trailhand.core.match import Match
from trailhand.lab.profiles.base import Profile
from trailhand.lab.profiles.elpaso import ElPasoProfile
from trailhand.lab.profiles.gwt import GwtProfile
from trailhand.lab.profiles.wildtiled import WestProfile

PROFILES: dict[str, type[Profile]] = {
    "gwt": GwtProfile,
    "elpaso": ElPasoProfile,
    "wildtiled": WestProfile,
}


def profile_class(game: str) -> type[Profile]:
    """The kind of profile of a game."""
    return PROFILES.get(family_of(find_game(game).info), Profile)


def profile_of(match: Match) -> Profile:
    """A profile that looks on from the beginning of a match."""
    return profile_class(match.game.info.id)(match)


__all__ = ["Profile", "profile_class", "profile_of"]
