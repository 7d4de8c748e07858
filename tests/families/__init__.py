"""The families of games, for every test that runs for each of them.

A new family is a module here with its `FAMILY`, and a name in the list below: property play,
golden games, words, bots, the server and the browser then take it along.
"""

from __future__ import annotations

from tests.families import elpaso, gwt, wildtiled
from tests.families.family import Combination, Family, Golden, Look

FAMILIES: tuple[Family, ...] = (gwt.FAMILY, elpaso.FAMILY, wildtiled.FAMILY)


LOOKS = tuple(look for family in FAMILIES for look in family.looks)
MODULES = tuple(look for family in FAMILIES for look in family.modules)


def family_of(game: str) -> Family:
    """The family that a game belongs to."""
    return next(family for family in FAMILIES if game in family.games)


__all__ = [
    "FAMILIES",
    "LOOKS",
    "MODULES",
    "Combination",
    "Family",
    "Golden",
    "Look",
    "family_of",
]
