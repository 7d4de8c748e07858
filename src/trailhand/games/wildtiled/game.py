"""Wild Tiled West as a game of the house: its id, its settings, and the doors to the rooms."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.course import Course
from trailhand.core.event import Event, message_of
from trailhand.core.game import (
    Game,
    GameInfo,
    InvalidSetup,
    Setting,
    Settings,
    View,
    check_schema,
)
from trailhand.core.plain import shown
from trailhand.core.rng import Rng, seeded
from trailhand.core.step import Step
from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.ranking import best_seats
from trailhand.games.common.settings import RANDOM, check_faces, check_start, fill_from_preset
from trailhand.games.wildtiled.about import about
from trailhand.games.wildtiled.agenda import STEPS
from trailhand.games.wildtiled.pending import pending_problems
from trailhand.games.wildtiled.position import read_position, write_position
from trailhand.games.wildtiled.ridge import RANK_REACHED, rank_reached
from trailhand.games.wildtiled.scoring import score
from trailhand.games.wildtiled.setup import set_up
from trailhand.games.wildtiled.sides import boards
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.tables import open_box
from trailhand.games.wildtiled.tally import tally, worth
from trailhand.games.wildtiled.uses import named, use
from trailhand.games.wildtiled.views import determinize, view
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.names import party_name

# WTW-SET-09, WTW-SET-12: a first game has the contracts in a fixed order.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"contracts": "fixed"},
    "standard": {"contracts": RANDOM},
}
SIDES: Final = {"a": "false", "c": "true"}
RULES_VERSION: Final = "1"


class WildTiledWest(Game[WestState]):
    """Wild Tiled West for one to five players."""

    def __init__(self) -> None:
        self.info = GameInfo(
            "wildtiled",
            "Wild Tiled West",
            (1, 2, 3, 4, 5),
            (
                Setting("preset", "choice", "standard", tuple(PRESETS)),
                Setting("boards", "boards", RANDOM, (RANDOM,)),
                Setting("conquest", "conquest", False, (False, True, RANDOM)),
                Setting("contracts", "choice", None, (None, "fixed", RANDOM)),
                Setting("start", "start", None),
                Setting("solo", "choice", None, (None, True, False), (1,)),
            ),
            PRESETS,
            "wildtiled",
            (45, 75),
            2,
        )
        self.rules_version = RULES_VERSION
        self.logbook = LOG

    def check_settings(self, seats: int, settings: Settings) -> Settings:
        checked = check_schema(self.info, settings, seats)
        fill_from_preset(checked, PRESETS[checked["preset"]])
        checked["boards"] = check_boards(checked["boards"], seats)
        checked["conquest"] = check_conquest(checked["conquest"], seats)
        checked["start"] = check_start(checked["start"], seats)
        if seats == 1 and checked["solo"] is False:
            raise InvalidSetup("option 'solo' is true with 1 seat: it meets the Bandit Ridge")
        checked["solo"] = True if seats == 1 else None
        return checked

    def start(self, seats: int, seed: int, settings: Settings) -> WestState:
        first = -1 if settings["start"] is None else settings["start"]
        return set_up(
            open_box(seats),
            seeded(seed),
            settings["boards"],
            settings["conquest"],
            settings["contracts"],
            first,
        )

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS

    def view(self, state: WestState, seat: int) -> View:
        return view(state, seat)

    def determinize(self, state: WestState, seat: int, rng: Rng) -> None:
        determinize(state, seat, rng)

    def scores(self, state: WestState, viewer: int | None = None) -> list[dict[str, int]]:
        """To others a face-down partner counts nothing until the game is over."""
        closed = viewer is not None and bool(state.agenda)
        return [score(state, seat, closed and seat != viewer) for seat in range(state.seats)]

    def winners(self, state: WestState) -> list[int]:
        """WTW-END-02: most points, then most unspent gold and bullets; then they share it.

        WTW-END-03: stored gold has been spent. WTWS-END-01: alone there is no win or loss.
        """
        results: list[tuple[int, int]] = []
        for seat, player in enumerate(state.players):
            total = sum(score(state, seat).values())
            results.append((total, player.gold + player.bullets))
        return best_seats(results)

    def tally(self, state: WestState, seat: int) -> dict[str, int]:
        return tally(state, seat)

    def worth(self, changes: dict[str, int]) -> int:
        return worth(changes)

    def party(self, state: WestState, seat: int) -> Argument:
        return party_name(state, seat)

    def about(self, state: WestState, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        return about(state, anchor, viewer)

    def named(self, state: WestState, anchor: str, viewer: int) -> Text | None:
        return named(state, anchor, viewer)

    def use(self, state: WestState, anchor: str, viewer: int) -> tuple[Text, str]:
        return use(state, anchor, viewer)

    def verdict(self, state: WestState) -> Text | None:
        """WTWS-END-01: alone there is a rank, and no win or loss.

        WTW-END-02: a tie that gold and bullets have broken is told as such.
        """
        if state.ridge is not None:
            reached = Event(RANK_REACHED, 0, rank_reached(state))
            return message_of(LOG, seat_name(0), state, reached, 0)
        winners = self.winners(state)
        totals = [sum(score(state, seat).values()) for seat in range(state.seats)]
        best = max(totals)
        if totals.count(best) == len(winners):
            return None
        who = tuple([seat_name(seat) for seat in winners])
        left = state.players[winners[0]].gold + state.players[winners[0]].bullets
        return Text("wtw-tie-broken", {"who": who, "n": best, "left": left})

    def pending_problems(self, state: WestState) -> list[str]:
        return pending_problems(state)

    def position(self, state: WestState) -> dict[str, Any]:
        return write_position(state)

    def load(
        self, seats: int, settings: Settings, data: dict[str, Any], course: Course
    ) -> WestState:
        return read_position(open_box(seats), data, course)


def check_boards(value: object, seats: int) -> str:
    """WTW-SET-11: random, or one digit per seat, all different: 14 is B1 and B4."""
    if value == RANDOM:
        return RANDOM
    digits = str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""
    digits = digits.upper().replace("B", "")
    known = [name.removeprefix("B") for name in boards()]
    if len(digits) == seats == len(set(digits)) and set(digits) <= set(known):
        return digits
    example = "".join(known[:seats])
    raise InvalidSetup(
        f"option 'boards' is random or {seats} different digits from 1 to {len(known)} "
        f"like {example}, not {shown(value)}"
    )


def check_conquest(value: object, seats: int) -> str:
    """WTW-SET-11: false, true, random, or one letter per seat: `a` classic, `c` Conquest."""
    if isinstance(value, bool):
        return ("c" if value else "a") * seats
    return check_faces("conquest", value, list(range(1, seats + 1)), SIDES, "seat")


GAMES: Final = (WildTiledWest(),)
