"""Waterholes: the smallest game that shows the whole kernel (see docs/adding-a-game.md).

There are 15 buckets of water. In turn everybody takes 1 to 3 buckets, but never as many as
the player before. Each player has a secret thirst from 3 to 8 and a whistle that may be
blown once, before taking, to be free of the second rule. When the water is gone, or nobody
may take any, each player scores 10 minus the distance between buckets taken and thirst.

    WTR-TAKE-01  a player takes 1, 2 or 3 buckets, and never more than are left
    WTR-TAKE-02  never as many as the player before took
    WTR-WHISTLE-01  the whistle lifts WTR-TAKE-02 for the taking that follows; it can be blown once
    WTR-THIRST-01  a thirst is known to its owner only
    WTR-THIRST-02  score: 10 minus the distance between buckets and thirst
"""

from __future__ import annotations

from typing import Any, ClassVar

from trailhand.core.course import Course
from trailhand.core.event import KERNEL, Kind, Logbook, Thing
from trailhand.core.game import Game, GameInfo, Setting
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import State
from trailhand.core.step import Step
from trailhand.core.text import Description, Reason, Text

# What may be refused, and what may happen: one row each.
TOO_FEW_LEFT = 1
SAME_AS_BEFORE = 2
REASONS = {
    TOO_FEW_LEFT: Reason("too-few-left", "WTR-TAKE-01"),
    SAME_AS_BEFORE: Reason("same-as-before", "WTR-TAKE-02"),
}
LOG = Logbook("wtr-", "WTR-", REASONS, KERNEL)
BUCKETS: Thing[Well] = Thing(place=lambda state, seat, number: "well")
TOOK = Kind(LOG, "took", "WTR-TAKE-01", n=BUCKETS)
BLOWN = Kind(LOG, "blown", "WTR-WHISTLE-01")


class Well(State):
    """1. The state: plain numbers and lists, and a clone written by hand."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.water = 15
        self.before = 0
        self.taken = [0] * seats
        self.thirst = [3 + rng.below(6) for _ in range(seats)]
        self.whistles = [1] * seats

    def clone(self) -> Well:
        copy = Well(self.seats, self.rng.clone())
        copy.rng = self.rng.clone()
        copy.copy_course(self)
        copy.water, copy.before = self.water, self.before
        copy.taken, copy.thirst = self.taken[:], self.thirst[:]
        copy.whistles = self.whistles[:]
        return copy


class Take(Step[Well]):
    """2. A step: what can be reached for, what a rule forbids, what happens."""

    verb: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("WTR-TAKE-01", "WTR-TAKE-02")
    domain: ClassVar[int] = 4

    def candidates(self, state: Well) -> list[int]:
        return [1, 2, 3]

    def objection(self, state: Well, choice: int) -> int:
        """WTR-TAKE-01: not more than are left. WTR-TAKE-02: not as many as the player before."""
        if choice > state.water:
            return TOO_FEW_LEFT
        return SAME_AS_BEFORE if choice == state.before else 0

    def beside(self, state: Well) -> list[Step[Well]]:
        return [Whistle(self.seat)] if state.whistles[self.seat] and state.before else []

    def worth_waiting(self, state: Well) -> bool:
        return True  # whoever could still blow the whistle is asked, however few numbers are left

    def choose(self, state: Well, choice: int) -> None:
        state.water -= choice
        state.before = choice
        state.taken[self.seat] += choice
        state.note(TOOK, self.seat, choice)
        state.agenda.append(NextTurn((self.seat + 1) % state.seats))

    def describe(self, state: Well, choice: int) -> Description:
        return Description(Text("take", {"n": choice}), "WTR-TAKE-01", ("well",))


class Whistle(Step[Well]):
    """3. A free action, offered beside another step."""

    verb: ClassVar[str] = "whistle"
    rules: ClassVar[tuple[str, ...]] = ("WTR-WHISTLE-01",)

    def choose(self, state: Well, choice: int) -> None:
        state.whistles[self.seat] = 0
        state.before = 0
        state.note(BLOWN, self.seat)


class NextTurn(Step[Well]):
    """4. Work that waits its turn: an automatic step."""

    def automatic(self) -> bool:
        return True

    def choose(self, state: Well, choice: int) -> None:
        state.turn += 1
        stuck = state.water == 1 and state.before == 1 and not state.whistles[self.seat]
        if state.water and not stuck:
            state.agenda.append(Take(self.seat))


class Waterholes(Game[Well]):
    """5. The game: set-up, views, scores and positions."""

    def __init__(self) -> None:
        settings = (Setting("dry", "bool", False),)
        self.info = GameInfo("waterholes", "Waterholes", (2, 3), settings, {})
        self.logbook = LOG

    def start(self, seats: int, seed: int, settings: dict[str, Any]) -> Well:
        state = Well(seats, seeded(seed))
        if settings["dry"]:
            state.water = 8
        state.agenda.append(NextTurn(0))
        return state

    def view(self, state: Well, seat: int) -> dict[str, Any]:
        seen = {"water": state.water, "before": state.before, "taken": state.taken[:]}
        return seen | ({"thirst": state.thirst[seat]} if seat >= 0 else {})

    def determinize(self, state: Well, seat: int, rng: Rng) -> None:
        super().determinize(state, seat, rng)
        for other in range(state.seats):
            if other != seat:
                state.thirst[other] = 3 + rng.below(6)

    def scores(self, state: Well, viewer: int | None = None) -> list[dict[str, int]]:
        return [
            {"thirst": 10 - abs(took - wanted)}
            for took, wanted in zip(state.taken, state.thirst, strict=True)
        ]

    def position(self, state: Well) -> dict[str, Any]:
        return {
            "water": state.water,
            "before": state.before,
            "taken": state.taken[:],
            "thirst": state.thirst[:],
            "whistles": state.whistles[:],
        }

    def load(
        self, seats: int, settings: dict[str, Any], data: dict[str, Any], course: Course
    ) -> Well:
        state = Well(seats, course.rng.clone())
        course.enter(state)
        state.water, state.before = data["water"], data["before"]
        state.taken, state.thirst = data["taken"][:], data["thirst"][:]
        state.whistles = data["whistles"][:]
        return state

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (Take, Whistle, NextTurn)
