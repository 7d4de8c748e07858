"""What a profile is: it watches one game and fills columns of its own."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.match import Match

SPECTATOR: Final = -1


class Profile:
    """The onlooker of one game. It reads views, never rules.

    Some of its columns (each with a word for it) are what the lab's report is about:
    `strategy` are counts whose shares make a strategy, `openings` first choices, `pieces` is
    a list of things that a seat has or has not, `pieces_called` one of them.
    """

    strategy: ClassVar[dict[str, str]] = {}
    strategy_called: ClassVar[str] = ""
    openings: ClassVar[dict[str, str]] = {}
    pieces: ClassVar[str] = ""
    pieces_called: ClassVar[str] = ""
    pieces_titled: ClassVar[str] = ""

    def __init__(self, match: Match) -> None:
        self.seats = match.seats

    def first_seat(self, match: Match) -> int:
        """The seat that began."""
        return match.played[0].seat if match.played else 0

    def notice(self, match: Match, seat: int, notation: str) -> None:
        """Look at a choice that has just been made."""

    def read(self, match: Match, seat: int) -> dict[str, Any]:
        """The columns of a seat at the end of the game."""
        return {}


def own_buildings(view: dict[str, Any], seat: int) -> list[str]:
    """The buildings that a seat has on a trail, with the side in use: 2a, 10b."""
    owned = [tile.partition("@") for tile in view["trail"].values() if "@" in tile]
    mine = [building for building, _, owner in owned if owner == str(seat + 1)]
    return sorted(mine, key=lambda building: (len(building), building))
