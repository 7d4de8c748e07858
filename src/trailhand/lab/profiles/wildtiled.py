"""Wild Tiled West: what a settlement is made of, its board and its partners."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from trailhand.core.match import Match
from trailhand.lab.profiles.base import SPECTATOR, Profile

STREET: Final = "street"


class WestProfile(Profile):
    """Columns: tiles by kind, named buildings, board, partners, the first tile."""

    strategy: ClassVar[dict[str, str]] = {
        "fields": "tiles with fields",
        "named": "named buildings",
        "others": "other tiles",
        "streets": "streets",
    }
    strategy_called: ClassVar[str] = "pieces of a settlement"
    openings: ClassVar[dict[str, str]] = {
        "board": "Settlement board",
        "partner": "Partner kept at the beginning",
        "first_tile": "First tile placed",
    }
    pieces: ClassVar[str] = "buildings"
    pieces_called: ClassVar[str] = "named building"
    pieces_titled: ClassVar[str] = "named building"

    def first_seat(self, match: Match) -> int:
        """The seat with the first turn."""
        turns = [event.seat for event in match.events() if event.kind.begins_turn]
        return turns[0] if turns else 0

    def read(self, match: Match, seat: int) -> dict[str, Any]:
        """The settlement at the end."""
        player = match.view(SPECTATOR)["players"][seat]
        tiles = [piece for piece in player["pieces"] if piece["tile"] != STREET]
        named = [piece["tile"] for piece in tiles if piece["tile"].islower()]
        fields = sum(bool({"f", "c"} & set(piece["kinds"])) for piece in tiles)
        return {
            "board": player["board"] + (" Conquest" if player["conquest"] else ""),
            "partner": player["partner"],
            "first_tile": tiles[0]["tile"] if tiles else "",
            "fields": fields,
            "named": len(named),
            "others": len(tiles) - fields - len(named),
            "streets": len(player["pieces"]) - len(tiles),
            "buildings": sorted(set(named)),
        }
