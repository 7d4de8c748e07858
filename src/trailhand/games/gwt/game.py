"""Great Western Trail as games of the house: ids, settings, and the doors to the rooms."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.course import Course
from trailhand.core.game import Game, GameInfo, InvalidSetup, Setting, Settings, check_schema
from trailhand.core.rng import Rng, seeded
from trailhand.core.step import Step
from trailhand.core.text import Argument, Text
from trailhand.games.common.names import PHASES
from trailhand.games.common.settings import check_faces, check_start, fill_from_preset
from trailhand.games.gwt.about import about
from trailhand.games.gwt.agenda import STEPS
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.pending import pending_problems
from trailhand.games.gwt.position import read_position, write_position
from trailhand.games.gwt.scoring import score, score_seen
from trailhand.games.gwt.setup import set_up
from trailhand.games.gwt.solo.scoring import margin
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import UseToken
from trailhand.games.gwt.tables import MODULES, open_box
from trailhand.games.gwt.tally import ICONS, tally
from trailhand.games.gwt.turn import phase
from trailhand.games.gwt.uses import named, use
from trailhand.games.gwt.views import determinize, view
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import player_name

# GWT-SET-28: the recommended first game, and the default otherwise.
PRESETS: Final[dict[str, Settings]] = {
    "first_game": {"sides": "a", "neutral": "fixed"},
    "standard": {"sides": "random", "neutral": "random"},
}
SIDES: Final = {"a": "a", "b": "b"}  # GWT-SET-17
RULES_VERSION: Final = "1"
CAME_LATER: Final = ("brahman", "north", "poker")  # than the first records
# Alone against Sam: his level, and the first city he delivers to (SAM-SETUP-13).
SOLO: Final = (
    Setting("solo", "choice", "medium", ("easy", "medium", "hard"), (1,)),
    Setting("first_city", "choice", None, (None, *range(1, 10)), (1,)),
)


class GreatWesternTrail(Game[GwtState]):
    """One edition of Great Western Trail."""

    def __init__(
        self,
        game_id: str,
        title: str,
        edition: str,
        modules: tuple[str, ...],
        solo: tuple[Setting, ...] = (),
    ) -> None:
        self.edition = edition
        self.modules = modules
        self.solo = solo
        switches = tuple(
            Setting(name, "bool", False, came_later=name in CAME_LATER) for name in modules
        )
        self.info = GameInfo(
            game_id,
            title,
            (1, 2, 3, 4) if solo else (2, 3, 4),  # GWT-GEN-01, NOR1-COMBI-05
            (
                Setting("preset", "choice", "standard", tuple(PRESETS)),
                Setting("sides", "sides", None, (None, "a", "b", "random")),
                Setting("neutral", "choice", None, (None, "fixed", "random")),
                Setting("start", "start", None),
                *switches,
                *solo,
            ),
            PRESETS,
            "gwt",
            (75, 150),
            4,
        )
        self.rules_version = RULES_VERSION
        self.logbook = LOG

    def check_settings(self, seats: int, settings: Settings) -> Settings:
        """NOR1-COMBI-01, NOR1-COMBI-02, NOR1-COMBI-03, NOR1-COMBI-05: which modules combine.

        The edition of Rails to the North is that of the game. All other combinations are
        played; a doubtful one is warned of.
        """
        for name in settings:
            if name in MODULES and name not in self.modules:
                raise InvalidSetup(
                    f"option {name!r} needs cards of the 2nd edition: play it with gwt2"
                )
        checked = check_schema(self.info, settings, seats)
        for setting in self.solo:
            if seats not in setting.seats:  # a record of several players does not mention Sam
                del checked[setting.name]
        if "solo" in checked:
            check_solo(checked)
        fill_from_preset(checked, PRESETS[checked["preset"]])
        buildings = self.box(seats, checked).buildings
        checked["sides"] = check_faces("sides", checked["sides"], buildings, SIDES, "building")
        checked["start"] = check_start(checked["start"], seats)
        return checked

    def warnings(self, settings: Settings) -> list[Text]:
        """NOR1-COMBI-03: the publisher advises against two orange breeds at once."""
        if settings.get("brahman") and settings.get("simmental"):
            return [Text("warn-two-orange-breeds")]
        return []

    def box(self, seats: int, settings: Settings) -> Box:
        """The box with the modules that are switched on."""
        modules = [name for name in self.modules if settings[name]]
        if "solo" in settings:
            name = "sam-north" if settings["north"] else "sam"
            modules.append(f"{name}:{settings['solo']}:{settings['first_city'] or 0}")
        return open_box(self.edition, seats, tuple(modules))

    def start(self, seats: int, seed: int, settings: Settings) -> GwtState:
        first = -1 if settings["start"] is None else settings["start"]
        box = self.box(seats, settings)
        return set_up(box, seeded(seed), settings["sides"], settings["neutral"], first)

    def view(self, state: GwtState, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def determinize(self, state: GwtState, seat: int, rng: Rng) -> None:
        determinize(state, seat, rng)

    def scores(self, state: GwtState, viewer: int | None = None) -> list[dict[str, int]]:
        """GWT-SCO-14, GWT-GEN-02: the highest total wins; tied players share the victory.

        To others a seat's unplayed objective cards count nothing until the game is over.
        """
        closed = viewer is not None and state.last_turns >= 0
        return [
            score_seen(state, seat) if closed and seat != viewer else score(state, seat)
            for seat in range(state.seats)
        ]

    def winners(self, state: GwtState) -> list[int]:
        """SAM-SCORE-04: alone, nobody who has fewer points than Sam; equal points are shared."""
        if state.seats > 1:
            return super().winners(state)
        return [0] if margin(state) >= 0 else []

    def position(self, state: GwtState) -> dict[str, Any]:
        return write_position(state)

    def load(
        self, seats: int, settings: Settings, data: dict[str, Any], course: Course
    ) -> GwtState:
        return read_position(self.box(seats, settings), data, course, settings["sides"])

    def pending_problems(self, state: GwtState) -> list[str]:
        return pending_problems(state)

    def tally(self, state: GwtState, seat: int) -> dict[str, int]:
        return tally(state, seat)

    def tally_icon(self, name: str) -> str:
        return ICONS.get(name, "")

    def interjections(self, state: GwtState) -> list[Step[Any]]:
        """GWT-EXC-02, GWT-EXC-06: tokens of the other seats, in turn order."""
        deciding = state.agenda[-1].seat
        order = [(state.active + offset) % state.seats for offset in range(state.seats)]
        return [UseToken(seat) for seat in order if seat != deciding and state.players[seat].tokens]

    def about(self, state: GwtState, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        return about(state, anchor, viewer)

    def named(self, state: GwtState, anchor: str, viewer: int) -> Text | None:
        return named(state, anchor, viewer)

    def use(self, state: GwtState, anchor: str, viewer: int) -> tuple[Text, str]:
        return use(state, anchor, viewer)

    def phases(self) -> tuple[str, ...]:
        return PHASES

    def phase(self, state: GwtState) -> int:
        return phase(state)

    def party(self, state: GwtState, seat: int) -> Argument:
        return player_name(state.box, seat)

    def parties(self, seats: int) -> int:
        """Alone, Sam sits behind the only seat."""
        return max(seats, 2)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS


def check_solo(settings: Settings) -> None:
    """NOR1-COMBI-04: Sam plays no poker. SAMN-DELIV-01: an itinerary replaces his order."""
    if settings["poker"]:
        raise InvalidSetup("option 'poker' is for 2 to 4 seats: Sam plays no poker")
    if settings["north"] and settings["first_city"] is not None:
        raise InvalidSetup("option 'first_city': with 'north' Sam follows his itinerary")


GAMES: Final = (
    GreatWesternTrail("gwt1", "Great Western Trail (1st edition)", "1e", ("north", "poker")),
    GreatWesternTrail("gwt2", "Great Western Trail (2nd edition)", "2e", tuple(MODULES), SOLO),
)
