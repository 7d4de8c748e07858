"""Great Western Trail: workers, private buildings and the first choices of a seat."""

from __future__ import annotations

from typing import Any, ClassVar

from trailhand.core.match import Match
from trailhand.lab.profiles.base import SPECTATOR, Profile, own_buildings


class GwtProfile(Profile):
    """Columns: workers by kind and hired, sides, buildings, first place and first worker."""

    strategy: ClassVar[dict[str, str]] = {
        "hired_cowboys": "cowboys",
        "hired_builders": "builders",
        "hired_engineers": "engineers",
    }
    strategy_called: ClassVar[str] = "hired workers"
    openings: ClassVar[dict[str, str]] = {
        "first_location": "Neutral building of the first turn",
        "first_hired": "First worker hired",
    }
    pieces: ClassVar[str] = "buildings"
    pieces_called: ClassVar[str] = "private building"
    pieces_titled: ClassVar[str] = "private building and side"

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.at_start = [workers(match, seat) for seat in range(match.seats)]
        self.locations = [""] * match.seats
        self.hired = [""] * match.seats

    def first_seat(self, match: Match) -> int:
        """The seat with the first turn."""
        first: int = match.view(SPECTATOR)["first"]
        return first

    def notice(self, match: Match, seat: int, notation: str) -> None:
        """Keep the first location and the kind of the first worker."""
        verb, _, place = notation.partition(" ")
        if verb == "place" and not self.locations[seat]:
            self.locations[seat] = match.view(SPECTATOR)["trail"].get(place, place)
        elif verb == "hire" and not self.hired[seat]:
            before = self.at_start[seat]
            now = workers(match, seat)
            self.hired[seat] = next((kind for kind in now if now[kind] > before[kind]), "")

    def read(self, match: Match, seat: int) -> dict[str, Any]:
        """Workers and buildings at the end, and the opening."""
        view = match.view(SPECTATOR)
        now, before = workers(match, seat), self.at_start[seat]
        counts = {f"{kind}s": count for kind, count in now.items()}
        hired = {f"hired_{kind}s": max(0, now[kind] - before[kind]) for kind in now}
        return {
            "first_location": self.locations[seat],
            "first_hired": self.hired[seat],
            **counts,
            **hired,
            "sides": view["sides"],
            "buildings": own_buildings(view, seat),
        }


def workers(match: Match, seat: int) -> dict[str, int]:
    """The workers of a seat by kind."""
    found: dict[str, int] = match.view(SPECTATOR)["players"][seat]["workers"]
    return found
