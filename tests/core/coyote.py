"""Coyote: Waterholes alone, against an automaton (see docs/adding-a-game.md).

After every taking the coyote turns up a card with 1, 2 or 3 paws and laps up as many buckets,
as far as there are any. It wins if it has had more buckets than the player has points.

    COY-01  after a taking the coyote turns up a card
    COY-02  it laps up as many buckets as the card has paws, and never more than are left
    COY-03  it wins with more buckets than the player has points
"""

from __future__ import annotations

from typing import Any

from tests.core.waterholes import BUCKETS, LOG, Take, Waterholes, Well, Whistle
from trailhand.core.course import Course
from trailhand.core.event import NEW_TURN, NUMBER, SILENT, Kind, Logbook
from trailhand.core.game import GameInfo, Setting
from trailhand.core.rng import Rng, seeded
from trailhand.core.step import Step

COYOTE = 1  # it sits behind the only seat

LOG_OF_COYOTE = Logbook("wtr-", "COY-", LOG.reasons, LOG)
TURN = Kind(LOG_OF_COYOTE, "turn", "COY-01", NEW_TURN | SILENT, n=NUMBER)
TURNED_UP = Kind(LOG_OF_COYOTE, "turned-up", "COY-01", n=NUMBER)
LAPPED_UP = Kind(LOG_OF_COYOTE, "lapped-up", "COY-02", n=BUCKETS)


class Den(Well):
    """The well, and what the coyote has had of it."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(1, rng)
        self.card = 0
        self.lapped = 0

    def clone(self) -> Den:
        copy = Den(self.rng.clone())
        copy.rng = self.rng.clone()
        copy.copy_course(self)
        copy.water, copy.before = self.water, self.before
        copy.taken, copy.thirst = self.taken[:], self.thirst[:]
        copy.whistles = self.whistles[:]
        copy.card, copy.lapped = self.card, self.lapped
        return copy


class Sip(Take):
    """A taking after which the coyote comes."""

    def choose(self, state: Well, choice: int) -> None:
        super().choose(state, choice)
        state.agenda[-1] = Prowl(self.seat)


class Prowl(Step[Well]):
    """COY-01, COY-02: the turn of the coyote happens inside the engine, told by its events."""

    def automatic(self) -> bool:
        return True

    def choose(self, state: Well, choice: int) -> None:
        assert isinstance(state, Den)
        state.turn += 1
        state.note(TURN, COYOTE, state.turn)
        state.card = 1 + state.rng.below(3)
        state.note(TURNED_UP, COYOTE, state.card)
        drunk = min(state.card, state.water)
        state.water, state.lapped = state.water - drunk, state.lapped + drunk
        state.note(LAPPED_UP, COYOTE, drunk)
        if state.water > 1:  # with the last bucket, which may be forbidden, it ends
            state.turn += 1
            state.note(TURN, 0, state.turn)
            state.agenda.append(Sip(0))


class Coyote(Waterholes):
    """One seat, a number as an option, and a winner that is not always the highest score."""

    def __init__(self) -> None:
        buckets = Setting("buckets", "number", 15, (8, 20), (1,))
        self.info = GameInfo("coyote", "Coyote", (1,), (buckets,), {}, "waterholes")
        self.logbook = LOG_OF_COYOTE

    def start(self, seats: int, seed: int, settings: dict[str, Any]) -> Den:
        state = Den(seeded(seed))
        state.water = settings["buckets"]
        state.agenda.append(Sip(0))
        return state

    def view(self, state: Well, seat: int) -> dict[str, Any]:
        assert isinstance(state, Den)
        automaton = {
            "name": "coyote",
            "seat": COYOTE,
            "card": f"paws-{state.card}" if state.card else "",
            "points": {"thirst": state.lapped},
        }
        return super().view(state, seat) | {"automaton": automaton}

    def winners(self, state: Well) -> list[int]:
        """COY-03."""
        assert isinstance(state, Den)
        return [] if state.lapped > sum(self.scores(state)[0].values()) else [0]

    def position(self, state: Well) -> dict[str, Any]:
        assert isinstance(state, Den)
        return super().position(state) | {"card": state.card, "lapped": state.lapped}

    def load(
        self, seats: int, settings: dict[str, Any], data: dict[str, Any], course: Course
    ) -> Den:
        state = Den(course.rng.clone())
        course.enter(state)
        state.water, state.before = data["water"], data["before"]
        state.taken, state.thirst = data["taken"][:], data["thirst"][:]
        state.whistles = data["whistles"][:]
        state.card, state.lapped = data["card"], data["lapped"]
        return state

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return (Sip, Whistle, Prowl)
