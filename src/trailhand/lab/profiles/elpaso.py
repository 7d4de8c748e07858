"""El Paso: hired workers, buildings and the first choices of a seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.match import Match
from trailhand.lab.profiles.base import SPECTATOR, Profile, own_buildings

WORKERS: Final = ("cowboy", "engineer", "builder", "joker")


class ElPasoProfile(Profile):
    """Columns: hired workers by kind, sides, buildings, first place and first worker."""

    strategy: ClassVar[dict[str, str]] = {f"hired_{kind}s": f"{kind}s" for kind in WORKERS}
    strategy_called: ClassVar[str] = "hired workers"
    openings: ClassVar[dict[str, str]] = {
        "first_location": "Neutral building of the first turn",
        "first_hired": "First worker hired",
    }
    pieces: ClassVar[str] = "buildings"
    pieces_called: ClassVar[str] = "building"
    pieces_titled: ClassVar[str] = "building and side"

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.locations = [""] * match.seats
        self.hired: list[list[str]] = [[] for _ in range(match.seats)]

    def first_seat(self, match: Match) -> int:
        """The seat with the first turn."""
        first: int = match.view(SPECTATOR)["first"]
        return first

    def notice(self, match: Match, seat: int, notation: str) -> None:
        """Keep the first location and every worker hired."""
        verb, _, what = notation.partition(" ")
        if verb == "place" and not self.locations[seat]:
            self.locations[seat] = match.view(SPECTATOR)["trail"].get(what, what)
        elif verb == "hire":
            self.hired[seat].append(what)

    def read(self, match: Match, seat: int) -> dict[str, Any]:
        """Workers and buildings, and the opening."""
        view = match.view(SPECTATOR)
        hired = self.hired[seat]
        return {
            "first_location": self.locations[seat],
            "first_hired": hired[0] if hired else "",
            **{f"hired_{kind}s": hired.count(kind) for kind in WORKERS},
            "sides": view["sides"],
            "buildings": own_buildings(view, seat),
        }
