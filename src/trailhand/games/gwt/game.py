"""Great Western Trail as games of the house: ids, options, and the doors to the rooms."""

from __future__ import annotations

from typing import Any, Final

from trailhand.core.game import Game, GameInfo, InvalidSetup, Option, check_schema
from trailhand.core.rng import Rng, seeded
from trailhand.core.state import Event, State
from trailhand.core.step import Step
from trailhand.core.text import Objection, Text
from trailhand.games.common.options import check_faces, check_start, fill_from_preset
from trailhand.games.common.reasons import objection_of
from trailhand.games.gwt.about import about
from trailhand.games.gwt.agenda import STEPS
from trailhand.games.gwt.box import Box
from trailhand.games.gwt.objections import REASONS
from trailhand.games.gwt.position import read_position, write_position
from trailhand.games.gwt.scoring import score, score_seen
from trailhand.games.gwt.setup import set_up
from trailhand.games.gwt.solo.scoring import margin
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.steps import UseToken
from trailhand.games.gwt.story import places_of, rule_of, tell
from trailhand.games.gwt.tables import MODULES, open_box
from trailhand.games.gwt.views import determinize, view

# GWT-SET-28: the recommended first game, and the default otherwise.
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"sides": "a", "neutral": "fixed"},
    "standard": {"sides": "random", "neutral": "random"},
}
SIDES: Final = {"a": "a", "b": "b"}  # GWT-SET-17
RULES_VERSION: Final = "1"
CAME_LATER: Final = ("brahman", "north", "poker")  # than the first records
# Alone against Sam: his level, and the first city he delivers to (SAM-SETUP-13).
SOLO: Final = (
    Option("solo", "choice", "medium", ("easy", "medium", "hard"), (1,)),
    Option("first_city", "choice", None, (None, *range(1, 10)), (1,)),
)


class GreatWesternTrail(Game):
    """One edition of Great Western Trail."""

    def __init__(
        self,
        game_id: str,
        title: str,
        edition: str,
        modules: tuple[str, ...],
        solo: tuple[Option, ...] = (),
    ) -> None:
        self.edition = edition
        self.modules = modules
        self.solo = solo
        switches = tuple(
            Option(name, "bool", False, came_later=name in CAME_LATER) for name in modules
        )
        self.info = GameInfo(
            game_id,
            title,
            (1, 2, 3, 4) if solo else (2, 3, 4),  # GWT-GEN-01, NOR1-COMBI-05
            (
                Option("preset", "choice", "standard", tuple(PRESETS)),
                Option("sides", "sides", None, (None, "a", "b", "random")),
                Option("neutral", "choice", None, (None, "fixed", "random")),
                Option("start", "start", None),
                *switches,
                *solo,
            ),
            PRESETS,
            "gwt",
        )
        self.rules_version = RULES_VERSION

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """NOR1-COMBI-01, NOR1-COMBI-02, NOR1-COMBI-03, NOR1-COMBI-05: which modules combine.

        The edition of Rails to the North is that of the game. All other combinations are
        played; a doubtful one is warned of.
        """
        for name in options:
            if name in MODULES and name not in self.modules:
                raise InvalidSetup(
                    f"option {name!r} needs cards of the 2nd edition: play it with gwt2"
                )
        checked = check_schema(self.info, options, seats)
        for option in self.solo:
            if seats not in option.seats:  # a record of several players does not mention Sam
                del checked[option.name]
        if "solo" in checked:
            check_solo(checked)
        fill_from_preset(checked, PRESETS[checked["preset"]])
        buildings = self.box(seats, checked).buildings
        checked["sides"] = check_faces("sides", checked["sides"], buildings, SIDES, "building")
        checked["start"] = check_start(checked["start"], seats)
        return checked

    def warnings(self, options: dict[str, Any]) -> list[Text]:
        """NOR1-COMBI-03: the publisher advises against two orange breeds at once."""
        if options.get("brahman") and options.get("simmental"):
            return [Text("warn-two-orange-breeds")]
        return []

    def box(self, seats: int, options: dict[str, Any]) -> Box:
        """The box with the modules that are switched on."""
        modules = [name for name in self.modules if options[name]]
        if "solo" in options:
            name = "sam-north" if options["north"] else "sam"
            modules.append(f"{name}:{options['solo']}:{options['first_city'] or 0}")
        return open_box(self.edition, seats, tuple(modules))

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> State:
        first = -1 if options["start"] is None else options["start"]
        box = self.box(seats, options)
        return set_up(box, seeded(seed), options["sides"], options["neutral"], first)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, GwtState)
        return view(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, GwtState)
        determinize(state, seat, rng)

    def scores(self, state: State, viewer: int | None = None) -> list[dict[str, int]]:
        """GWT-SCO-14, GWT-GEN-02: the highest total wins; tied players share the victory.

        To others a seat's unplayed objective cards count nothing until the game is over.
        """
        assert isinstance(state, GwtState)
        closed = viewer is not None and state.last_turns >= 0
        return [
            score_seen(state, seat) if closed and seat != viewer else score(state, seat)
            for seat in range(state.seats)
        ]

    def winners(self, state: State) -> list[int]:
        """SAM-SCORE-04: alone, nobody who has fewer points than Sam; equal points are shared."""
        assert isinstance(state, GwtState)
        if state.seats > 1:
            return super().winners(state)
        return [0] if margin(state) >= 0 else []

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, GwtState)
        return write_position(state)

    def load(self, seats: int, options: dict[str, Any], data: dict[str, Any]) -> State:
        return read_position(self.box(seats, options), data)

    def interjections(self, state: State) -> list[Step[Any]]:
        """GWT-EXC-02, GWT-EXC-06: tokens of the other seats, in turn order."""
        assert isinstance(state, GwtState)
        deciding = state.agenda[-1].seat
        order = [(state.active + offset) % state.seats for offset in range(state.seats)]
        return [UseToken(seat) for seat in order if seat != deciding and state.players[seat].tokens]

    def objection(self, step: Step[Any], state: State, choice: int, code: int) -> Objection:
        return objection_of(REASONS[code], "no-", step, state, choice, code)

    def tell(self, state: State, event: Event, seat: int) -> Text | None:
        assert isinstance(state, GwtState)
        return tell(state, event, seat)

    def about(self, state: State, anchor: str, viewer: int) -> tuple[Text, tuple[str, ...]]:
        assert isinstance(state, GwtState)
        return about(state, anchor, viewer)

    def place_of(self, state: State, event: Event) -> tuple[str, tuple[str, ...]]:
        assert isinstance(state, GwtState)
        return rule_of(event), places_of(state, event)

    def steps(self) -> tuple[type[Step[Any]], ...]:
        return STEPS


def check_solo(options: dict[str, Any]) -> None:
    """NOR1-COMBI-04: Sam plays no poker. SAMN-DELIV-01: an itinerary replaces his order."""
    if options["poker"]:
        raise InvalidSetup("option 'poker' is for 2 to 4 seats: Sam plays no poker")
    if options["north"] and options["first_city"] is not None:
        raise InvalidSetup("option 'first_city': with 'north' Sam follows his itinerary")


GAMES: Final = (
    GreatWesternTrail("gwt1", "Great Western Trail (1st edition)", "1e", ("north", "poker")),
    GreatWesternTrail("gwt2", "Great Western Trail (2nd edition)", "2e", tuple(MODULES), SOLO),
)
