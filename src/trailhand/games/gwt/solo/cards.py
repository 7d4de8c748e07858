"""Sam's cards: how far he moves and what he does, read from the data."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from trailhand.games.gwt.facts.codes import WORKERS
from trailhand.games.gwt.facts.files import facts

# SAM-MOVE-02: a card has a fixed number of locations, or counts one of these.
SPECIALTY_WORKERS: Final = -1
MOST_BUILDINGS: Final = -2
MOVES: Final = {"specialty_workers": SPECIALTY_WORKERS, "most_buildings": MOST_BUILDINGS}
EVERY_WORKER: Final = -1

ACTIONS: Final = (
    "HIRE_SPECIALTY",
    "HIRE_CHEAPEST",
    "BUY_CATTLE",
    "ADD2_THEN_BUY",
    "TAKE_VALUE3",
    "BUILD",
    "BUILD_ONE",
    "ENGINE",
    "ENGINE_NEXT_STATION",
    "OBJECTIVE",
    "OUTLAW",
    "HAZARD",
)


class SamCard:
    """One card: `special` is the action of a Sam with that specialty, `plain` of any other."""

    number: int
    move: int
    specialty: int
    special: int
    plain: int
    store: bool

    def __init__(self, row: dict[str, Any]) -> None:
        self.number = row["n"]
        move = row["move"]
        self.move = move if isinstance(move, int) else MOVES[move]
        self.store = row.get("store", False)
        self.specialty = EVERY_WORKER
        if "action" in row:
            self.special = self.plain = ACTIONS.index(row["action"])
            return
        for name, action in row["by_specialty"].items():
            if name == "other":
                self.plain = ACTIONS.index(action)
            else:
                self.specialty = WORKERS.index(name)
                self.special = ACTIONS.index(action)

    def action(self, specialty: int) -> int:
        """What the card tells a Sam with this specialty to do."""
        return self.special if specialty == self.specialty else self.plain

    def word(self) -> str:
        """What messages call the card: `c7`, or `n7` if it also places a store."""
        return f"{'n' if self.store else 'c'}{self.number}"


@cache
def sam_cards(deck: str) -> dict[int, SamCard]:
    """The 15 cards of a deck (`base_cards` or `north_cards`) by their numbers."""
    return {row["n"]: SamCard(row) for row in facts("sam")[deck]["cards"]}


@cache
def cards_of(deck: str, level: str) -> list[int]:
    """SAM-SETUP-04: the cards that stay in a deck on a level, by their numbers."""
    removed = facts("sam")["difficulty"][level]["cards_removed"]
    return [number for number in sam_cards(deck) if number not in removed]
