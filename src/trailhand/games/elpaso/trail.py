"""Moving the rancher along the trail.

Nodes are numbered clockwise from El Paso, so every way leads to higher numbers until it comes
back to El Paso, which nobody can pass.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part
from trailhand.core.event import A_MOVE, ON_THE_WAY, SILENT, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.facts.codes import COWBOY, EMPTY, HOME, NODES
from trailhand.games.elpaso.free import Open, to_discard
from trailhand.games.elpaso.location import arrive, offers_at
from trailhand.games.elpaso.objections import (
    NO_LOCATION,
    NOT_MOVING,
    OTHER_BRANCH,
    PAST_EL_PASO,
    TOO_FAR,
)
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import NODE_WORDS, place_name, tile_name
from trailhand.games.elpaso.words.things import OWN_COWBOYS, PASSED, PLACE

FAR: Final = 99

PLACED: Final = Kind(LOG, "placed", "ELP-MOVE-01", A_MOVE, place=PLACE)
STEP: Final = Kind(LOG, "step", "ELP-MOVE-03", SILENT | ON_THE_WAY, space=PASSED)
MOVED: Final = Kind(LOG, "moved", "ELP-MOVE-03", A_MOVE, place=PLACE, cowboys=OWN_COWBOYS)


def reach(state: ElPasoState, start: int) -> list[int]:
    """The fewest steps from a node to every node, and last to El Paso as the goal.

    ELP-COMP-06, ELP-MOVE-03: only locations cost a step, whoever owns them. ELP-MOVE-04,
    ELP-MOVE-07, ELP-MOVE-08: clockwise, either branch of a fork, never past El Paso, and
    other ranchers cost nothing.
    """
    trail = state.trail
    behind = state.box.behind
    steps = [FAR] * (NODES + 1)
    steps[start] = 0
    for node in range(start + 1, NODES + 1):
        place = node if node < NODES else HOME
        best = FAR
        for before in behind[place]:
            if steps[before] < best:
                best = steps[before]
        steps[node] = best + 1 if best < FAR and trail[place] != EMPTY else best
    return steps


def distances(state: ElPasoState, start: int) -> list[int]:
    """The steps that every node costs as a destination, FAR where none leads there."""
    steps = reach(state, start)
    home = steps.pop()
    steps[start] = FAR
    steps[HOME] = home
    return steps


def way(state: ElPasoState, start: int, goal: int) -> list[int]:
    """The locations of a shortest way, the goal last; the inner branch if both are as short."""
    steps = reach(state, start)
    node = goal if goal != HOME else NODES
    passed: list[int] = []
    while node != start:
        place = node if node < NODES else HOME
        wanted = steps[node]
        if state.trail[place] != EMPTY:
            passed.append(place)
            wanted -= 1
        node = next(before for before in state.box.behind[place] if steps[before] == wanted)
    passed.reverse()
    return passed


class PlaceRancher(Open):
    """The very first move: any neutral building."""

    verb: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("ELP-MOVE-01",)
    domain: ClassVar[int] = NODES

    def candidates(self, state: ElPasoState) -> list[int]:
        return state.box.neutral_nodes[:]

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        player = state.players[self.seat]
        player.rancher = choice
        player.started = True
        state.note(PLACED, self.seat, choice, state.trail[choice])
        arrive(state, self.seat)

    def word(self, choice: int) -> str:
        return "place " + NODE_WORDS[choice]

    def brings(self, state: ElPasoState, choice: int, after: ElPasoState) -> list[Part]:
        return offers_at(after)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        tile = tile_name(state, state.trail[choice])
        return Description(
            Text("elp-place", {"tile": tile}), "ELP-MOVE-01", (f"trail:{NODE_WORDS[choice]}",)
        )


class Move(Open):
    """Move on to another location; `most` is the number printed for an extra move, or 0.

    ELP-MOVE-10: per destination the fewest steps count, and no cowboy more than needed is
    discarded. ELP-MOVE-11: El Paso is left like any location.
    """

    verb: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("ELP-MOVE-03", "ELP-MOVE-05", "ELP-MOVE-06")
    parameters: ClassVar[tuple[str, ...]] = ("most",)
    domain: ClassVar[int] = NODES

    most: int

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-move", {"n": self.limit(state)})

    def limits(self, state: ElPasoState) -> Text | None:
        """Where the rancher stands, and the cowboys that could take it further."""
        player = state.players[self.seat]
        place = place_name(state, player.rancher, state.trail[player.rancher])
        return Text("elp-limits-move", {"place": place, "cowboys": player.area[COWBOY]})

    def limit(self, state: ElPasoState) -> int:
        """ELP-XMOVE-01: the printed number of an extra move, else the player's limit."""
        return self.most or state.move_limit(self.seat)

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(NODES))

    def objection(self, state: ElPasoState, choice: int) -> int:
        player = state.players[self.seat]
        if choice == player.rancher != HOME:  # ELP-MOVE-02
            return NOT_MOVING
        if state.trail[choice] == EMPTY:
            return NO_LOCATION
        steps = distances(state, player.rancher)[choice]
        if steps >= FAR:
            return OTHER_BRANCH if choice > player.rancher else PAST_EL_PASO
        # ELP-MOVE-05
        return TOO_FAR if steps > self.limit(state) + player.area[COWBOY] else 0

    def options(self, state: ElPasoState) -> list[int]:
        """The same as candidates without objection, with one look at the trail."""
        player = state.players[self.seat]
        reach = self.limit(state) + player.area[COWBOY]
        steps = distances(state, player.rancher)
        trail = state.trail
        legal: list[int] = []
        for node in range(NODES):
            if steps[node] <= reach and trail[node] != EMPTY:
                legal.append(node)
        return legal

    def cowboys(self, state: ElPasoState, choice: int) -> int:
        """ELP-MOVE-06, ELP-FREE-06: the cowboys that a destination takes."""
        steps = distances(state, state.players[self.seat].rancher)[choice]
        return max(0, steps - self.limit(state))

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return True

    def choose(self, state: ElPasoState, choice: int) -> None:
        """ELP-MOVE-09: only the final location is used."""
        player = state.players[self.seat]
        cowboys = self.cowboys(state, choice)
        if state.log is not None:
            for node in way(state, player.rancher, choice):
                state.note(STEP, self.seat, node)
        for _ in range(cowboys):
            to_discard(state, self.seat, COWBOY)
        player.rancher = choice
        state.note(MOVED, self.seat, choice, state.trail[choice], cowboys)
        arrive(state, self.seat)

    def word(self, choice: int) -> str:
        return "move " + NODE_WORDS[choice]

    def brings(self, state: ElPasoState, choice: int, after: ElPasoState) -> list[Part]:
        return offers_at(after)

    def describe(self, state: ElPasoState, choice: int) -> Description:
        start = state.players[self.seat].rancher
        steps = distances(state, start)[choice]
        args: dict[str, Argument] = {
            "place": place_name(state, choice, state.trail[choice]),
            "steps": steps,
            "cowboys": self.cowboys(state, choice),
        }
        rule = "ELP-MOVE-06" if args["cowboys"] else "ELP-MOVE-03"
        anchors = [f"trail:{NODE_WORDS[choice]}"]
        if steps < FAR and state.trail[choice] != EMPTY:
            anchors += [f"path:{NODE_WORDS[node]}" for node in way(state, start, choice)[:-1]]
        return Description(Text("elp-move", args), rule, tuple(anchors))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        player = state.players[self.seat]
        return {
            "steps": distances(state, player.rancher)[choice],
            "limit": self.limit(state),
            "cowboys": player.area[COWBOY],
            "reach": self.limit(state) + player.area[COWBOY],
        }
