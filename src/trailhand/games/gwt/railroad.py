"""The railroad track: where an engine may go, forwards and backwards.

Positions are doubled so that turnouts fit in between: the numbered space n is 2n, the
turnout after it 2n + 1 (GWT-ENG-01, GWT-ENG-02). A space with another engine on it is
ignored as if it did not exist: entering it costs nothing and nobody stops there
(GWT-ENG-04, GWT-ENG-18). The start is never ignored (GWT-ENG-05).
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import number
from trailhand.core.event import A_MOVE, DEED, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.effects import Count, Effect
from trailhand.games.gwt.facts.codes import TRACK_END, TRACK_LENGTH, position_name
from trailhand.games.gwt.objections import (
    AT_START,
    ENGINE_FIXED,
    ENGINE_TOO_FAR,
    NO_WAY_BACK,
    NOT_EXACTLY_BACK,
    OCCUPIED,
)
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stations import Upgrade
from trailhand.games.gwt.stem import Automatic, GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.things import TRACK, TRACK_SPACE

ENGINE: Final = Kind(LOG, "engine", "GWT-ENG-06", DEED | A_MOVE, start=TRACK, to=TRACK_SPACE)

STAY: Final = TRACK_LENGTH
FAR: Final = 99


def occupied(state: GwtState, seat: int, position: int) -> bool:
    """Whether another engine makes a space of the track vanish (GWT-ENG-05: never the start)."""
    if position == 0:
        return False
    for other in range(len(state.players)):
        if other != seat and state.players[other].engine == position:
            return True
    return False


def distances_ahead(state: GwtState, seat: int, limit: int) -> list[int]:
    """For each position from the engine on: the fewest spaces to it (GWT-ENG-03).

    GWT-ENG-02: a turnout is one more space. GWT-ENG-18: an occupied space costs nothing, and
    the shortest way counts. The list starts at the engine's own position and ends where all is
    beyond the limit.
    """
    turnout = state.box.turnout
    start = state.players[seat].engine
    found = [0]
    before = 0  # distance of the last numbered space, if the engine came from there
    aside = FAR  # distance of the turnout between the last numbered space and the next
    position = start
    if start % 2:
        before = FAR
        aside = 0
    while position < TRACK_END:
        position += 1
        if position % 2:
            if turnout[position]:
                aside = before if occupied(state, seat, position) else before + 1
                found.append(aside)
            else:
                aside = FAR
                found.append(FAR)
            continue
        best = before if before < aside else aside
        before = best if occupied(state, seat, position) else best + 1
        aside = FAR
        found.append(before)
        if before > limit:
            break
    return found


def lengths_behind(state: GwtState, seat: int, count: int) -> list[int]:
    """For each position below the engine: the possible path lengths to it, as a bit set.

    Only lengths up to `count` are kept (GWT-ENG-12: passing a free turnout costs one).
    """
    turnout = state.box.turnout
    start = state.players[seat].engine
    keep = (2 << count) - 1
    lengths = [0] * (start + 1)
    lengths[start] = 1
    for position in range(start - 1, -1, -1):
        if position % 2:
            if not turnout[position]:
                continue
            came = lengths[position + 1]
        else:
            came = lengths[position + 1] if position + 1 <= start else 0
            if position + 2 <= start:
                came |= lengths[position + 2]
        if not came:
            continue
        lengths[position] = came if occupied(state, seat, position) else (came << 1) & keep
    return lengths


def can_go_back(state: GwtState, seat: int, count: int) -> int:
    """GWT-ENG-10: the action is not available if no path of exactly that length exists."""
    lengths = lengths_behind(state, seat, count)
    for position in range(len(lengths) - 1):
        if lengths[position] >> count & 1 and not occupied(state, seat, position):
            return 0
    return NO_WAY_BACK


def move_engine(state: GwtState, seat: int, position: int) -> None:
    """Put the engine on a position; which way it went before does not matter (GWT-ENG-13)."""
    state.note(ENGINE, seat, state.players[seat].engine, position)
    state.players[seat].engine = position


class EngineForward(GwtStep):
    """Move one's engine forward: at least one space, at most the limit.

    With `optional` the movement may be forfeited (a reward, or an immediate action).
    """

    verb: ClassVar[str] = "engine"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-ENG-01",
        "GWT-ENG-02",
        "GWT-ENG-03",
        "GWT-ENG-04",
        "GWT-ENG-05",
        "GWT-ENG-06",
        "GWT-ENG-07",
        "GWT-ENG-08",
        "GWT-ENG-13",
        "GWT-ENG-14",
        "GWT-ENG-17",
        "GWT-ENG-18",
        "GWT-ENG-19",
        "GWT-AUX-07",
        "GWT-AUX-12",
        "GWT-AUX-17",
    )
    parameters: ClassVar[tuple[str, ...]] = ("limit", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = TRACK_LENGTH + 1

    limit: int
    optional: bool

    def __init__(self, seat: int, limit: int, optional: bool) -> None:
        self.seat = seat
        self.limit = limit
        self.optional = optional

    def passing(self) -> int:
        return STAY

    def candidates(self, state: GwtState) -> list[int]:
        """Every space ahead of the engine."""
        turnout = state.box.turnout
        start = state.players[self.seat].engine
        ahead = [p for p in range(start + 1, TRACK_LENGTH) if p % 2 == 0 or turnout[p]]
        if self.optional:
            ahead.append(STAY)
        return ahead

    def objection(self, state: GwtState, choice: int) -> int:
        if choice == STAY:
            return 0
        if occupied(state, self.seat, choice):
            return OCCUPIED
        start = state.players[self.seat].engine
        distances = distances_ahead(state, self.seat, self.limit)
        if choice - start >= len(distances) or distances[choice - start] > self.limit:
            return ENGINE_TOO_FAR
        return 0

    def options(self, state: GwtState) -> list[int]:
        """The same as candidates without objection, found in one pass."""
        start = state.players[self.seat].engine
        limit = self.limit
        distances = distances_ahead(state, self.seat, limit)
        legal: list[int] = []
        for i in range(1, len(distances)):
            if distances[i] <= limit and not occupied(state, self.seat, start + i):
                legal.append(start + i)
        if self.optional:
            legal.append(STAY)
        return legal

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-ENG-07: wherever it stops, the movement of the action is over."""
        if choice != STAY:
            move_engine(state, self.seat, choice)
            stop(state, self.seat)

    def word(self, choice: int) -> str:
        return "skip" if choice == STAY else "engine " + position_name(choice)

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == STAY:
            return Description(Text("engine-stay"), "GWT-GEN-07")
        text = position_text("engine-to", state, choice)
        text.args["steps"] = self.distance(state, choice)
        return Description(text, "GWT-ENG-06", (track_anchor(choice),))

    def distance(self, state: GwtState, choice: int) -> int:
        """How many spaces away a position is."""
        start = state.players[self.seat].engine
        return distances_ahead(state, self.seat, TRACK_LENGTH)[choice - start]

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {"limit": self.limit, "distance": self.distance(state, choice)}


def position_text(key: str, state: GwtState, position: int) -> Text:
    """A message about a position; it names the station beside a turnout."""
    station = state.box.station_at[position]
    if station >= 0:
        return Text(key + "-station", {"space": position_name(position), "station": station + 1})
    return Text(key, {"space": position_name(position)})


def track_anchor(position: int) -> str:
    """The board element of a track position."""
    return "track:" + position_name(position)


def stop(state: GwtState, seat: int) -> None:
    """The engine has just stopped: a station there may be upgraded (GWT-STA-01, GWT-STA-06).

    GWT-ENG-14, GWT-ENG-15: from space 39 it must then go back to any free space.
    """
    position = state.players[seat].engine
    station = state.box.station_at[position]
    if position == TRACK_END:
        state.agenda.append(LeaveTrackEnd(seat))
    if station >= 0:
        state.agenda.append(Upgrade(seat, station))


class StopHere(Automatic):
    """GWT-STA-07: after the reward of an action that moved the engine back, it has stopped.

    GWT-ENG-11: on a turnout, too, where a station may now be upgraded.
    """

    rules: ClassVar[tuple[str, ...]] = ("GWT-STA-07", "GWT-ENG-11", "GWT-SDEL-05")

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        stop(state, self.seat)


class EngineBack(GwtStep):
    """Move one's engine back by exactly a number of spaces, as a requirement."""

    verb: ClassVar[str] = "back"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-ENG-09",
        "GWT-ENG-10",
        "GWT-ENG-11",
        "GWT-ENG-12",
        "GWT-AUX-11",
        "GWT-AUX-13",
        "GWT-AUX-14",
    )
    parameters: ClassVar[tuple[str, ...]] = ("count",)
    domain: ClassVar[int] = TRACK_LENGTH

    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def candidates(self, state: GwtState) -> list[int]:
        """Every space behind the engine."""
        turnout = state.box.turnout
        here = state.players[self.seat].engine
        return [p for p in range(here) if p % 2 == 0 or turnout[p]]

    def objection(self, state: GwtState, choice: int) -> int:
        if occupied(state, self.seat, choice):
            return OCCUPIED
        lengths = lengths_behind(state, self.seat, self.count)
        return 0 if lengths[choice] >> self.count & 1 else NOT_EXACTLY_BACK

    def options(self, state: GwtState) -> list[int]:
        """The same as candidates without objection, found in one pass."""
        lengths = lengths_behind(state, self.seat, self.count)
        return [
            p
            for p in range(len(lengths) - 1)
            if lengths[p] >> self.count & 1 and not occupied(state, self.seat, p)
        ]

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        move_engine(state, self.seat, choice)

    def word(self, choice: int) -> str:
        return "back " + position_name(choice)

    def describe(self, state: GwtState, choice: int) -> Description:
        return Description(
            position_text("engine-back", state, choice), "GWT-ENG-09", (track_anchor(choice),)
        )

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        return {"count": self.count}


class LeaveTrackEnd(GwtStep):
    """From space 39 the engine goes back to any free space and earns three dollars."""

    verb: ClassVar[str] = "back"
    rules: ClassVar[tuple[str, ...]] = ("GWT-ENG-15", "GWT-ENG-16", "GWT-ENG-19")
    domain: ClassVar[int] = TRACK_LENGTH

    def candidates(self, state: GwtState) -> list[int]:
        return free_spaces_behind(state, self.seat)

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        move_engine(state, self.seat, choice)
        state.gain(self.seat, 3)
        stop(state, self.seat)

    def word(self, choice: int) -> str:
        return "back " + position_name(choice)

    def describe(self, state: GwtState, choice: int) -> Description:
        return Description(
            position_text("engine-back", state, choice), "GWT-ENG-15", (track_anchor(choice),)
        )


def free_spaces_behind(state: GwtState, seat: int) -> list[int]:
    """All spaces behind the engine (numbered, turnouts, the start) without another engine.

    GWT-ENG-16: the start is one of them, so that no engine ever rests at the end (GWT-ENG-19).
    """
    turnout = state.box.turnout
    return [
        p
        for p in range(state.players[seat].engine)
        if (p % 2 == 0 or turnout[p]) and not occupied(state, seat, p)
    ]


def forward_objection(state: GwtState, seat: int, limit: int) -> int:
    """GWT-ENG-17: without any movement the action cannot be performed."""
    return ENGINE_FIXED if limit < 1 else 0


def special_objection(state: GwtState, seat: int) -> int:
    """GWT-SDEL-06: from the start there is nothing behind."""
    return AT_START if state.players[seat].engine == 0 else 0


def spaces_counted(state: GwtState, seat: int, goal: int) -> int:
    """GWT-SDEL-02, GWT-SDEL-08: free numbered spaces entered on the way back to the goal.

    The goal and the start count; occupied spaces and turnouts do not.
    """
    counted = 0
    here = state.players[seat].engine
    for position in range(goal + goal % 2, here, 2):
        if not occupied(state, seat, position):
            counted += 1
    return counted


class EngineEffect(Effect):
    """Engine up to n spaces forward; n may count all engineers of the row (GWT-ENG-08)."""

    drawing: ClassVar[str] = "engine"

    def __init__(self, count: Count) -> None:
        self.count = count

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return forward_objection(state, seat, self.count.of(state, seat))

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        limit = self.count.of(state, seat)
        state.agenda.append(EngineForward(seat, limit, optional))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.count.of(state, seat), "+")

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-engine", {"n": self.count.of(state, seat)})
