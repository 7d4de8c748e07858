"""Wild Tiled West as a game of the house: its id, its options, and the doors to the rooms."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.game import Game, GameInfo, InvalidSetup, Option, check_schema
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import Event, State
from trailhand.core.step import Step
from trailhand.core.text import Objection, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.options import RANDOM, check_faces, check_start, fill_from_preset
from trailhand.games.common.ranking import best_seats
from trailhand.games.common.reasons import objection_of
from trailhand.games.wildtiled.about import about
from trailhand.games.wildtiled.agenda import STEPS
from trailhand.games.wildtiled.objections import REASONS
from trailhand.games.wildtiled.position import read_position, write_position
from trailhand.games.wildtiled.scoring import score
from trailhand.games.wildtiled.setup import set_up
from trailhand.games.wildtiled.sides import boards
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.story import places_of, rank_reached, rule_of, tell
from trailhand.games.wildtiled.tables import open_box
from trailhand.games.wildtiled.tally import tally, worth
from trailhand.games.wildtiled.views import determinize, view

# WTW-SET-09, WTW-SET-12: a first game has the contracts in a fixed order.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"contracts": "fixed"},
    "standard": {"contracts": RANDOM},
}
SIDES: Final = {"a": "false", "c": "true"}
RULES_VERSION: Final = "1"


class WildTiledWest(Game):
    """Wild Tiled West for one to five players."""

    def __init__(self) -> None:
        self.info = GameInfo(
            "wildtiled",
            "Wild Tiled West",
            (1, 2, 3, 4, 5),
            (
                Option("preset", "choice", "standard", tuple(PRESETS)),
                Option("boards", "boards", RANDOM, (RANDOM,)),
                Option("conquest", "conquest", False, (False, True, RANDOM)),
                Option("contracts", "choice", None, (None, "fixed", RANDOM)),
                Option("start", "start", None),
                Option("solo", "choice", None, (None, True, False), (1,)),
            ),
            PRESETS,
            "wildtiled",
        )
        self.rules_version = RULES_VERSION

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        checked = check_schema(self.info, options, seats)
        fill_from_preset(checked, PRESETS[checked["preset"]])
        checked["boards"] = check_boards(checked["boards"], seats)
        checked["conquest"] = check_conquest(checked["conquest"], seats)
        checked["start"] = check_start(checked["start"], seats)
        if seats == 1 and checked["solo"] is False:
            raise InvalidSetup("option 'solo' is true with 1 seat: it meets the Bandit Ridge")
        checked["solo"] = True if seats == 1 else None
        return checked

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> State:
        first = -1 if options["start"] is None else options["start"]
        return set_up(
            open_box(seats),
            seeded(seed),
            options["boards"],
            options["conquest"],
            options["contracts"],
            first,
        )

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, WestState)
        return view(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, WestState)
        determinize(state, seat, rng)

    def scores(self, state: State, viewer: int | None = None) -> list[dict[str, int]]:
        """To others a face-down partner counts nothing until the game is over."""
        assert isinstance(state, WestState)
        closed = viewer is not None and bool(state.agenda)
        return [score(state, seat, closed and seat != viewer) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        """WTW-END-02: most points, then most unspent gold and bullets; then they share it.

        WTW-END-03: stored gold has been spent. WTWS-END-01: alone there is no win or loss.
        """
        assert isinstance(state, WestState)
        results: list[tuple[int, int]] = []
        for seat, player in enumerate(state.players):
            total = sum(score(state, seat).values())
            results.append((total, player.gold + player.bullets))
        return best_seats(results)

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, WestState)
        return write_position(state)

    def load(self, seats: int, options: dict[str, Any], data: dict[str, Any]) -> State:
        return read_position(open_box(seats), data)

    def objection(self, step: Step[Any], state: State, choice: int, code: int) -> Objection:
        return objection_of(REASONS[code], "wtw-no-", step, state, choice, code)

    def tell(self, state: State, event: Event, seat: int) -> Text | None:
        assert isinstance(state, WestState)
        return tell(state, event, seat)

    def about(self, state: State, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        assert isinstance(state, WestState)
        return about(state, anchor, viewer)

    def place_of(self, state: State, event: Event) -> tuple[str, tuple[str, ...]]:
        assert isinstance(state, WestState)
        return rule_of(state, event), places_of(state, event)

    def tally(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, WestState)
        return tally(state, seat)

    def verdict(self, state: State) -> Text | None:
        """WTWS-END-01: alone there is a rank, and no win or loss.

        WTW-END-02: a tie that gold and bullets have broken is told as such.
        """
        assert isinstance(state, WestState)
        if state.ridge is not None:
            return rank_reached(state)
        winners = self.winners(state)
        totals = [sum(score(state, seat).values()) for seat in range(state.seats)]
        best = max(totals)
        if totals.count(best) == len(winners):
            return None
        who = tuple([seat_name(seat) for seat in winners])
        left = state.players[winners[0]].gold + state.players[winners[0]].bullets
        return Text("wtw-tie-broken", {"who": who, "n": best, "left": left})

    def worth(self, changes: dict[str, int]) -> int:
        return worth(changes)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS


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
        f"like {example}, not {value!r}"
    )


def check_conquest(value: object, seats: int) -> str:
    """WTW-SET-11: false, true, random, or one letter per seat: `a` classic, `c` Conquest."""
    if isinstance(value, bool):
        return ("c" if value else "a") * seats
    return check_faces("conquest", value, list(range(1, seats + 1)), SIDES, "seat")


GAMES: Final = (WildTiledWest(),)
