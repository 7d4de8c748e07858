"""El Paso as a game of the house: its id, its options, and the doors to the rooms."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.game import Game, GameInfo, Option, check_schema
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import Event, State
from trailhand.core.step import Step
from trailhand.core.text import Objection, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.options import check_faces, check_start, fill_from_preset
from trailhand.games.common.reasons import objection_of
from trailhand.games.elpaso.about import about
from trailhand.games.elpaso.agenda import STEPS
from trailhand.games.elpaso.box import Box
from trailhand.games.elpaso.codes import BUILDINGS
from trailhand.games.elpaso.objections import REASONS
from trailhand.games.elpaso.position import read_position, write_position
from trailhand.games.elpaso.scoring import score, winners
from trailhand.games.elpaso.setup import SetUp, set_up
from trailhand.games.elpaso.solo.scoring import compare, sue_score
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.story import places_of, rule_of, tell
from trailhand.games.elpaso.tables import open_box
from trailhand.games.elpaso.views import determinize, view

# ELP-OPT-01, ELP-OPT-02, ELP-OPT-03: the first game, and one for those who know it.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"sides": "a", "train": "recto", "neutral": "fixed"},
    "standard": {"sides": "random", "train": "random", "neutral": "random"},
}
SIDES: Final = {"a": "a", "b": "b"}
FACES: Final = {"r": "recto", "v": "verso"}
TRAIN_CARDS: Final = [1, 2, 3, 4]
RULES_VERSION: Final = "1"


class ElPaso(Game):
    """Great Western Trail: El Paso. ELP-OPT-04: five culled cards at most, always."""

    def __init__(self) -> None:
        self.info = GameInfo(
            "elpaso",
            "Great Western Trail: El Paso",
            (1, 2, 3, 4),
            (
                Option("preset", "choice", "first_game", tuple(PRESETS)),
                Option("sides", "sides", None, (None, "a", "b", "random")),
                Option("train", "faces", None, (None, "recto", "verso", "random")),
                Option("neutral", "choice", None, (None, "fixed", "random")),
                Option("errata_2a", "choice", "printed", ("printed", "slash", "side_b")),
                Option("start", "start", None, (), (2, 3, 4)),
                Option("solo", "number", None, (0, 3), (1,)),
                Option("sue_delivery", "choice", "ascending", ("ascending", "highest"), (1,)),
            ),
            PRESETS,
            "elpaso",
        )
        self.rules_version = RULES_VERSION

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        checked = check_schema(self.info, options, seats)
        fill_from_preset(checked, PRESETS[checked["preset"]])
        checked["sides"] = check_faces(
            "sides", checked["sides"], list(BUILDINGS), SIDES, "building"
        )
        checked["train"] = check_faces("train", checked["train"], TRAIN_CARDS, FACES, "train card")
        checked["start"] = check_start(checked["start"], seats)
        if seats == 1 and checked["solo"] is None:
            checked["solo"] = 0  # ELP-OPT-06: a table for one is always played against Sue
        return checked

    def box(self, seats: int, options: dict[str, Any]) -> Box:
        """The box as the options want it (ELP-OPT-05, ELP-OPT-06)."""
        slash = options["errata_2a"] == "slash"
        return open_box(seats, slash, options["sue_delivery"] == "ascending")

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> State:
        chosen = SetUp(
            options["sides"],
            options["train"],
            options["neutral"],
            options["errata_2a"] == "side_b",
            -1 if options["start"] is None else options["start"],
            -1 if options["solo"] is None else options["solo"],
        )
        return set_up(self.box(seats, options), seeded(seed), chosen)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, ElPasoState)
        return view(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, ElPasoState)
        determinize(state, seat, rng)

    def scores(self, state: State, viewer: int | None = None) -> list[dict[str, int]]:
        """The cards of every player are public knowledge, so all viewers see the same."""
        assert isinstance(state, ElPasoState)
        return [score(state, seat) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        """ELP-SCORE-09, SUE-SCORE-04: with tie-breaks; nobody if Sue wins."""
        assert isinstance(state, ElPasoState)
        if state.sue is not None:
            return [0] if compare(state) >= 0 else []
        return winners(state)

    def verdict(self, state: State) -> Text | None:
        """ELP-SCORE-09, SUE-SCORE-04: a tie that money has decided is told as such."""
        assert isinstance(state, ElPasoState)
        totals = [sum(points.values()) for points in self.scores(state)]
        best = self.winners(state)
        shared = len(best) > 1
        if state.sue is not None:
            totals.append(sum(sue_score(state).values()))
            shared = compare(state) == 0
        if shared or totals.count(max(totals)) == 1:
            return None
        return Text("elp-won-by-money", {"who": seat_name(best[0]), "n": max(totals)})

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ElPasoState)
        return write_position(state)

    def load(self, seats: int, options: dict[str, Any], data: dict[str, Any]) -> State:
        return read_position(self.box(seats, options), data)

    def objection(self, step: Step[Any], state: State, choice: int, code: int) -> Objection:
        return objection_of(REASONS[code], "elp-no-", step, state, choice, code)

    def tell(self, state: State, event: Event, seat: int) -> Text | None:
        assert isinstance(state, ElPasoState)
        return tell(state, event, seat)

    def about(self, state: State, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        assert isinstance(state, ElPasoState)
        return about(state, anchor, viewer)

    def place_of(self, state: State, event: Event) -> tuple[str, tuple[str, ...]]:
        assert isinstance(state, ElPasoState)
        return rule_of(event), places_of(state, event)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS


GAMES: Final = (ElPaso(),)
