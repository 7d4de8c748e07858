"""El Paso as a game of the house: its id, its settings, and the doors to the rooms."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.course import Course
from trailhand.core.game import Game, GameInfo, Setting, Settings, check_schema
from trailhand.core.rng import Rng, seeded
from trailhand.core.step import Step
from trailhand.core.text import Argument, Text
from trailhand.games.common.names import PHASES, seat_name
from trailhand.games.common.settings import check_faces, check_start, fill_from_preset
from trailhand.games.elpaso.about import about
from trailhand.games.elpaso.agenda import STEPS
from trailhand.games.elpaso.facts.box import Box
from trailhand.games.elpaso.facts.codes import BUILDINGS
from trailhand.games.elpaso.pending import pending_problems
from trailhand.games.elpaso.position import read_position, write_position
from trailhand.games.elpaso.scoring import score, winners
from trailhand.games.elpaso.setup import SetUp, set_up
from trailhand.games.elpaso.solo.scoring import compare, sue_score
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.tables import open_box
from trailhand.games.elpaso.tally import ICONS, tally
from trailhand.games.elpaso.turn import phase
from trailhand.games.elpaso.uses import named, use
from trailhand.games.elpaso.views import determinize, view
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import party_name

# ELP-OPT-01, ELP-OPT-02, ELP-OPT-03: the first game, and one for those who know it.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"sides": "a", "train": "recto", "neutral": "fixed"},
    "standard": {"sides": "random", "train": "random", "neutral": "random"},
}
SIDES: Final = {"a": "a", "b": "b"}
FACES: Final = {"r": "recto", "v": "verso"}
TRAIN_CARDS: Final = [1, 2, 3, 4]
RULES_VERSION: Final = "1"


class ElPaso(Game[ElPasoState]):
    """Great Western Trail: El Paso. ELP-OPT-04: five culled cards at most, always."""

    def __init__(self) -> None:
        self.info = GameInfo(
            "elpaso",
            "Great Western Trail: El Paso",
            (1, 2, 3, 4),
            (
                Setting("preset", "choice", "first_game", tuple(PRESETS)),
                Setting("sides", "sides", None, (None, "a", "b", "random")),
                Setting("train", "faces", None, (None, "recto", "verso", "random")),
                Setting("neutral", "choice", None, (None, "fixed", "random")),
                Setting("errata_2a", "choice", "printed", ("printed", "slash", "side_b")),
                Setting("start", "start", None, (), (2, 3, 4)),
                Setting("solo", "number", None, (0, 3), (1,)),
                Setting("sue_delivery", "choice", "ascending", ("ascending", "highest"), (1,)),
            ),
            PRESETS,
            "elpaso",
            (60, 90),
            3,
        )
        self.rules_version = RULES_VERSION
        self.logbook = LOG

    def check_settings(self, seats: int, settings: Settings) -> Settings:
        checked = check_schema(self.info, settings, seats)
        fill_from_preset(checked, PRESETS[checked["preset"]])
        checked["sides"] = check_faces(
            "sides", checked["sides"], list(BUILDINGS), SIDES, "building"
        )
        checked["train"] = check_faces("train", checked["train"], TRAIN_CARDS, FACES, "train card")
        checked["start"] = check_start(checked["start"], seats)
        if seats == 1 and checked["solo"] is None:
            checked["solo"] = 0  # ELP-OPT-06: a table for one is always played against Sue
        return checked

    def box(self, seats: int, settings: Settings) -> Box:
        """The box as the settings want it (ELP-OPT-05, ELP-OPT-06)."""
        slash = settings["errata_2a"] == "slash"
        return open_box(seats, slash, settings["sue_delivery"] == "ascending")

    def start(self, seats: int, seed: int, settings: Settings) -> ElPasoState:
        chosen = SetUp(
            settings["sides"],
            settings["train"],
            settings["neutral"],
            settings["errata_2a"] == "side_b",
            -1 if settings["start"] is None else settings["start"],
            -1 if settings["solo"] is None else settings["solo"],
        )
        return set_up(self.box(seats, settings), seeded(seed), chosen)

    def parties(self, seats: int) -> int:
        """SUE-TURN-01: Sue sits behind the only seat."""
        return max(seats, 2)

    def view(self, state: ElPasoState, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def determinize(self, state: ElPasoState, seat: int, rng: Rng) -> None:
        determinize(state, seat, rng)

    def scores(self, state: ElPasoState, viewer: int | None = None) -> list[dict[str, int]]:
        """The cards of every player are public knowledge, so all viewers see the same."""
        return [score(state, seat) for seat in range(state.seats)]

    def winners(self, state: ElPasoState) -> list[int]:
        """ELP-SCORE-09, SUE-SCORE-04: with tie-breaks; nobody if Sue wins."""
        if state.sue is not None:
            return [0] if compare(state) >= 0 else []
        return winners(state)

    def verdict(self, state: ElPasoState) -> Text | None:
        """ELP-SCORE-09, SUE-SCORE-04: a tie that money has decided is told as such."""
        totals = [sum(points.values()) for points in self.scores(state)]
        best = self.winners(state)
        shared = len(best) > 1
        if state.sue is not None:
            totals.append(sum(sue_score(state).values()))
            shared = compare(state) == 0
        if shared or totals.count(max(totals)) == 1:
            return None
        return Text("elp-won-by-money", {"who": seat_name(best[0]), "n": max(totals)})

    def tally(self, state: ElPasoState, seat: int) -> dict[str, int]:
        return tally(state, seat)

    def tally_icon(self, name: str) -> str:
        return ICONS.get(name, "")

    def position(self, state: ElPasoState) -> dict[str, Any]:
        return write_position(state)

    def load(
        self, seats: int, settings: Settings, data: dict[str, Any], course: Course
    ) -> ElPasoState:
        return read_position(self.box(seats, settings), data, course, settings["sides"])

    def pending_problems(self, state: ElPasoState) -> list[str]:
        return pending_problems(state)

    def phases(self) -> tuple[str, ...]:
        return PHASES

    def phase(self, state: ElPasoState) -> int:
        return phase(state)

    def party(self, state: ElPasoState, seat: int) -> Argument:
        return party_name(state, seat)

    def about(self, state: ElPasoState, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        return about(state, anchor, viewer)

    def named(self, state: ElPasoState, anchor: str, viewer: int) -> Text | None:
        return named(state, anchor, viewer)

    def use(self, state: ElPasoState, anchor: str, viewer: int) -> tuple[Text, str]:
        return use(state, anchor, viewer)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS


GAMES: Final = (ElPaso(),)
