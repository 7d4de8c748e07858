"""Questions about the board: a space for a building, the player's engine and stores."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.text import Description, Text
from trailhand.games.common.asking import YOU, Question
from trailhand.games.gwt.facts.codes import EMPTY, ENGINEER, TRACK_END, TRACK_LENGTH, position_name
from trailhand.games.gwt.modules.north.board import NOTHING, SPACES, north
from trailhand.games.gwt.modules.north.stores import town_name
from trailhand.games.gwt.solo import building, engine
from trailhand.games.gwt.solo.board import SAM
from trailhand.games.gwt.solo.companion.guides import SEND_AWAY, SITE
from trailhand.games.gwt.solo.companion.told import Take
from trailhand.games.gwt.solo.reasons import NO_EXPANSION, skip
from trailhand.games.gwt.solo.stores import next_town, put_store
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic
from trailhand.games.gwt.words.names import SPACE_WORDS, building_name

NOWHERE: Final = 64
ELSEWHERE: Final = 0  # the start of the track, where engines do not hinder each other


def ask_building(state: GwtState, most: int) -> None:
    """SAM-BUILD-01, SAM-BUILD-08: a new building needs a space; else he replaces one."""
    least = 1
    tiles = building.tiles_for(state, least, most)
    if tiles:
        tile = building.best_tile(state, tiles)
        state.note(SITE, SAM)
        state.agenda.append(AskSite(YOU, tile, most))
    else:
        building.replace(state, least, most)


class AskSite(Question[GwtState]):
    """SAM-BUILD-02, SAM-BUILD-03: the space of his new building, or that there is none."""

    verb: ClassVar[str] = "at"
    rules: ClassVar[tuple[str, ...]] = ("SAM-BUILD-02", "SAM-BUILD-03", "SAM-BUILD-04")
    parameters: ClassVar[tuple[str, ...]] = ("tile", "most")
    domain: ClassVar[int] = NOWHERE + 1

    tile: int
    most: int

    def __init__(self, seat: int, tile: int, most: int) -> None:
        self.seat = seat
        self.tile = tile
        self.most = most

    def question(self, state: GwtState) -> Text:
        return Text("ask-asksite", {"building": building_name(self.tile)})

    def candidates(self, state: GwtState) -> list[int]:
        free = [s for s in state.box.building_spaces if state.trail[s] == EMPTY]
        return [*(space for space in free if building.is_eligible(state, space)), NOWHERE]

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == NOWHERE:
            building.replace(state, 1, self.most)
        else:
            building.put(state, self.tile, choice)

    def word(self, choice: int) -> str:
        return "at nowhere" if choice == NOWHERE else "at " + SPACE_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NOWHERE:
            return Description(Text("answer-no-space"), "SAM-BUILD-04")
        space = state.box.space_names[choice]
        return Description(Text("answer-space", {"space": space}), self.rules[0])


class AskEngine(Question[GwtState]):
    """SAM-ENGINE-01: where the player's engine stands, which is jumped and leaves no stop."""

    verb: ClassVar[str] = "engine"
    rules: ClassVar[tuple[str, ...]] = ("SAM-ENGINE-01", "SAM-ENGINE-02", "SAM-ENGINE-07")
    parameters: ClassVar[tuple[str, ...]] = ("next_station",)
    flags: ClassVar[tuple[str, ...]] = ("next_station",)
    domain: ClassVar[int] = TRACK_LENGTH

    next_station: bool

    def __init__(self, seat: int, next_station: bool) -> None:
        self.seat = seat
        self.next_station = next_station

    def candidates(self, state: GwtState) -> list[int]:
        """Where it could make a difference, or elsewhere."""
        his = state.players[SAM].engine
        turnout = state.box.turnout
        if self.next_station:
            return [ELSEWHERE, *[p for p in range(his + 1, TRACK_END) if turnout[p]][:1]]
        last = min(his + 2 * state.players[SAM].workers[ENGINEER] + 3, TRACK_END)
        return [ELSEWHERE, *[p for p in range(his + 1, last) if p % 2 == 0 or turnout[p]]]

    def choose(self, state: GwtState, choice: int) -> None:
        """SAM-ENGINE-02, SAM-ENGINE-07: his engine moves as at any table.

        SAM-ENGINE-04: whether a station master lies where it stops is not known here.
        """
        state.players[YOU].engine = choice
        before = state.players[SAM].stations
        if self.next_station:
            engine.advance_to_next_station(state)
        else:
            engine.advance(state)
        if state.players[SAM].stations != before:
            state.note(SEND_AWAY, SAM)

    def word(self, choice: int) -> str:
        return "engine " + ("elsewhere" if choice == ELSEWHERE else position_name(choice))

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == ELSEWHERE:
            return Description(Text("answer-elsewhere"), self.rules[0])
        return Description(Text("answer-track", {"space": position_name(choice)}), self.rules[0])


class Store(Automatic):
    """SAMN-STORE-01: a store in the next town; what the player has there is asked.

    SAMN-EXP-02: without an active card there is none.
    """

    def choose(self, state: GwtState, choice: int) -> None:
        town = next_town(state)
        if town == NOTHING:
            skip(state, NO_EXPANSION)
        else:
            state.agenda.append(AskStore(YOU, town))


class AskStore(Question[GwtState]):
    """SAMN-STORE-03, SAMN-STORE-08: the trade space that the player has taken, or none."""

    verb: ClassVar[str] = "store"
    rules: ClassVar[tuple[str, ...]] = ("SAMN-STORE-08", "SAMN-STORE-03")
    parameters: ClassVar[tuple[str, ...]] = ("town",)
    domain: ClassVar[int] = SPACES + 1

    town: int

    def __init__(self, seat: int, town: int) -> None:
        self.seat = seat
        self.town = town

    def question(self, state: GwtState) -> Text:
        return Text("ask-askstore", {"town": town_name(state, self.town)})

    def candidates(self, state: GwtState) -> list[int]:
        return list(range(SPACES + 1))

    def choose(self, state: GwtState, choice: int) -> None:
        if choice:
            north(state).put(YOU, SPACES * self.town + choice - 1)
        before = state.players[SAM].stations
        if put_store(state, self.town):
            state.agenda.append(Take(YOU))
        if state.players[SAM].stations != before:
            state.note(SEND_AWAY, SAM)

    def word(self, choice: int) -> str:
        return f"store {choice}" if choice else "store none"

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == 0:
            return Description(Text("answer-no-store"), self.rules[0])
        return Description(Text("answer-store", {"n": choice}), self.rules[0])
