"""The trail: routes, steps, fees, and where the herder may go.

A route is where a move ends and which branch it takes at each fork on the way; the box
lists all routes of the trail, and a choice is the number of one. Two routes along the
same locations are the same move (GWT-MOVE-14), so only the first of them is offered.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Glyph, Part, number
from trailhand.core.event import A_MOVE, A_PAYMENT, ON_THE_WAY, SILENT, Kind
from trailhand.core.step import NEVER, Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.names import seat_name
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import (
    EMPTY,
    NEUTRAL_LAST,
    OFF_BOARD,
    STEP_LEFT,
    STEP_RIGHT,
    owner_of,
)
from trailhand.games.gwt.facts.routes import (
    FORKS,
    ROUTE_BITS,
    ROUTE_END,
    ROUTE_NAMES,
    ROUTE_OF,
    ROUTE_WORDS,
)
from trailhand.games.gwt.location import arrive, leave_location, offers_at
from trailhand.games.gwt.objections import KC_CLOSED, NO_LOCATION, NO_STEPS, TOO_FAR
from trailhand.games.gwt.objectives import holds_objective, offer_objectives
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import place_name, stop_name, tile_name
from trailhand.games.gwt.words.things import DOLLARS, PASSED, PAYEE, SPACE, SPOT

PLACED: Final = Kind(LOG, "placed", "GWT-FIRST-01", A_MOVE, place=SPOT)
STEP: Final = Kind(LOG, "step", "GWT-MOVE-03", SILENT | ON_THE_WAY, space=PASSED)
MOVED: Final = Kind(LOG, "moved", "GWT-MOVE-03", A_MOVE, place=SPOT)
FEE: Final = Kind(LOG, "fee", "GWT-FEE-01", A_PAYMENT, n=DOLLARS, to=PAYEE, space=SPACE)

CHOICES: Final = 1024  # size of the space of routes
STAY: Final = CHOICES
EVERYWHERE: Final = 99

PHASE_A: Final = 0
EXTRA: Final = 1  # herder movement granted by a building (GWT-XMV)
FREE: Final = 2  # movement granted by an objective card (GWT-OBJ-20)


def step_limit(state: GwtState, seat: int) -> int:
    """GWT-MOVE-10, GWT-DISC-02: the base of the player count, more per cleared step disc."""
    box = state.box
    player = state.players[seat]
    limit = box.step_base
    if player.discs_left(STEP_LEFT) == 0:
        limit += box.step_left
    if player.discs_left(STEP_RIGHT) == 0:
        limit += box.step_right
    return limit


def payee(state: GwtState, tile: int) -> int:
    """GWT-FEE-02, GWT-FEE-03, SAM-PLAYER-01: the owner who is paid, or -1 for the bank."""
    owner = owner_of(tile)
    return owner if owner < state.seats else -1


def fee(state: GwtState, seat: int, tile: int) -> int:
    """GWT-FEE-04, GWT-FEE-05, GWT-FEE-06: what entering a tile costs this player."""
    return 0 if owner_of(tile) == seat else state.box.fee[tile]


class Reach:
    """All moves up to a number of steps: routes and the locations they enter."""

    def __init__(
        self, state: GwtState, limit: int, enter_kansas_city: bool, gaps: bool = False
    ) -> None:
        self.trail = state.trail
        self.box = state.box
        self.next_spaces = state.box.next_spaces
        self.kansas_city = state.box.kansas_city
        self.limit = limit
        self.enter = enter_kansas_city
        self.gaps = gaps
        self.routes: list[int] = []
        self.steps: list[int] = []
        self.masks: list[int] = []

    def leave(self, space: int) -> None:
        """Start walking from where the herder stands (GWT-FEE-10: it is not entered again)."""
        branches = self.next_spaces[space]
        self.walk(branches[0], 0, 0, 0)
        if len(branches) > 1:
            self.walk(branches[1], 1 << self.box.fork[space], 0, 0)

    def walk(self, space: int, bits: int, mask: int, steps: int) -> None:
        """Enter a space and go on; record every location reached (GWT-MOVE-02, GWT-MOVE-03).

        GWT-MOVE-01: a location is a space with a tile, or Kansas City. GWT-MOVE-05, GWT-MOVE-13:
        edges lead forward only, and none to the village. GWT-MOVE-06: at a fork both branches
        are explored, the main one first, so that of two moves along the same locations the one
        by the main branch is kept. GWT-MOVE-08: herders do not matter.
        """
        trail = self.trail
        while True:
            if trail[space] != EMPTY:
                steps += 1
                mask |= 1 << space
                if not self.record(space, bits, mask, steps) or steps >= self.limit:
                    return
            elif space == self.kansas_city:  # GWT-MOVE-07: the movement ends there
                if self.enter:  # GWT-XMV-05
                    self.record(space, bits, mask | 1 << space, steps + 1)
                return
            elif self.gaps:
                self.routes.append(ROUTE_OF[space * FORKS + bits])
            branches = self.next_spaces[space]
            if len(branches) > 1:
                self.walk(branches[0], bits, mask, steps)
                bits |= 1 << self.box.fork[space]
                space = branches[1]
            else:
                space = branches[0]

    def record(self, space: int, bits: int, mask: int, steps: int) -> bool:
        """Keep a move unless the same locations were found before (GWT-MOVE-14)."""
        if mask in self.masks:
            return False
        self.masks.append(mask)
        self.routes.append(ROUTE_OF[space * FORKS + bits])
        self.steps.append(steps)
        return True


def locations_on(state: GwtState, start: int, route: int) -> list[int]:
    """The locations that a route enters, in order; the last one is its end."""
    box = state.box
    bits = ROUTE_BITS[route]
    end = ROUTE_END[route]
    found: list[int] = []
    space = start
    while space != end:
        fork = box.fork[space]
        branch = bits >> fork & 1 if fork >= 0 else 0
        space = box.next_spaces[space][branch]
        if state.trail[space] != EMPTY or space == end:
            found.append(space)
    return found


def locations_along(state: GwtState, start: int, route: int) -> list[int]:
    """The locations on a route that somebody named; none if no such way leads on from there."""
    box = state.box
    left = ROUTE_BITS[route]
    space = start
    while space != ROUTE_END[route]:
        ahead = box.next_spaces[space]
        if not ahead:
            return []
        fork = box.fork[space]
        branch = left >> fork & 1 if fork >= 0 else 0
        left &= ~(branch << fork) if branch else left
        space = ahead[branch]
    return [] if left else locations_on(state, start, route)


def enter(state: GwtState, seat: int, space: int, free: bool) -> None:
    """Enter one location and pay its fee.

    GWT-FEE-01, GWT-FEE-07: at the moment it is entered, whether the herder stops or not.
    GWT-FEE-02, GWT-FEE-03: to the bank, or to the owner of a private building.
    GWT-FEE-08, GWT-FEE-09: what is lacking is never owed.
    """
    tile = state.trail[space]
    if free or space == state.box.kansas_city:
        return
    due = fee(state, seat, tile)
    if due == 0:
        return
    player = state.players[seat]
    paid = due if due <= player.money else player.money
    if paid == 0:
        return
    player.money -= paid
    owner = payee(state, tile)
    if owner >= 0:
        state.players[owner].money += paid
    state.note(FEE, seat, paid, owner, space)


class Walk(GwtStep):
    """Move the herder: in phase A, by a building action, or by an objective card."""

    verb: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-MOVE-01",
        "GWT-MOVE-02",
        "GWT-MOVE-03",
        "GWT-MOVE-04",
        "GWT-MOVE-05",
        "GWT-MOVE-06",
        "GWT-MOVE-07",
        "GWT-MOVE-08",
        "GWT-MOVE-09",
        "GWT-MOVE-10",
        "GWT-MOVE-11",
        "GWT-MOVE-12",
        "GWT-MOVE-13",
        "GWT-MOVE-14",
        "GWT-MOVE-15",
        "GWT-FEE-01",
        "GWT-FEE-07",
        "GWT-FEE-10",
        "GWT-FEE-11",
        "GWT-XMV-01",
        "GWT-XMV-05",
        "GWT-XMV-06",
        "GWT-OBJ-20",
        "GWT-OBJ-21",
        "GWT-OBJ-27",
    )
    parameters: ClassVar[tuple[str, ...]] = ("kind", "limit", "optional")
    flags: ClassVar[tuple[str, ...]] = ("optional",)
    domain: ClassVar[int] = CHOICES + 1

    kind: int
    limit: int
    optional: bool

    def __init__(self, seat: int, kind: int, limit: int, optional: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.limit = limit
        self.optional = optional

    def beside(self, state: GwtState) -> list[Step[GwtState]]:
        """GWT-OBJ-10: before phase A objective cards may be played."""
        free = super().beside(state)
        if self.kind == PHASE_A:
            offer_objectives(state, self.seat, free)
        return free

    def worth_waiting(self, state: GwtState) -> bool:
        """A forced move still waits for a player who could play an objective card first."""
        return self.kind == PHASE_A and holds_objective(state, self.seat)

    def passing(self) -> int:
        return STAY

    def guarded(self) -> bool:
        """An objective card in hand is the reason why a forced move may wait."""
        return self.kind == PHASE_A

    def steps_allowed(self, state: GwtState) -> int:
        """GWT-MOVE-04, GWT-XMV-01: the step limit in phase A, else the number of the icon."""
        return step_limit(state, self.seat) if self.kind == PHASE_A else self.limit

    def limits(self, state: GwtState) -> Text | None:
        """Where the herder stands, how far it may go, and the money for fees."""
        player = state.players[self.seat]
        if player.herder == OFF_BOARD:
            return None
        args: dict[str, Argument] = {
            "place": place_name(state.box, player.herder, state.trail[player.herder]),
            "n": self.steps_allowed(state),
            "money": player.money,
        }
        return Text("limits-walk", args)

    def candidates(self, state: GwtState) -> list[int]:
        """Every space ahead, location or not, by every way to it.

        GWT-MOVE-15: phase A offers no way to stay. GWT-MOVE-11: a herder may stand on START.
        """
        reach = Reach(state, EVERYWHERE, True, True)
        herder = state.players[self.seat].herder
        if herder != OFF_BOARD:
            reach.leave(herder)
        routes = sorted(set(reach.routes))
        if self.optional:
            routes.append(STAY)
        return routes

    def objection(self, state: GwtState, choice: int) -> int:
        if choice == STAY:
            return 0
        end = ROUTE_END[choice]
        if end == state.box.kansas_city:
            if self.kind == FREE:
                return KC_CLOSED
        elif state.trail[end] == EMPTY:
            return NO_LOCATION
        route = locations_on(state, state.players[self.seat].herder, choice)
        return TOO_FAR if len(route) > self.steps_allowed(state) else 0

    def options(self, state: GwtState) -> list[int]:
        """The same as candidates without objection, found without looking further."""
        reach = Reach(state, self.steps_allowed(state), self.kind != FREE)
        herder = state.players[self.seat].herder
        if herder != OFF_BOARD:
            reach.leave(herder)
        legal = reach.routes
        if self.optional:
            legal.append(STAY)
        return legal

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-MOVE-09: the last location entered is the one used in phase B."""
        if choice == STAY:
            return
        player = state.players[self.seat]
        start = player.herder
        end = start
        for space in locations_on(state, start, choice):
            end = space
            state.note(STEP, self.seat, space)
            enter(state, self.seat, space, self.kind == FREE)
        player.herder = end
        state.note(MOVED, self.seat, end, state.trail[end])
        if self.kind == FREE:
            leave_location(state)
        else:
            arrive(state, self.seat)

    def word(self, choice: int) -> str:
        return "skip" if choice == STAY else "move " + ROUTE_WORDS[choice]

    def meant(self, state: GwtState, word: str) -> int:
        """GWT-MOVE-14: another way along the same locations is the same move."""
        herder = state.players[self.seat].herder
        name = word.removeprefix("move ")
        if herder == OFF_BOARD or name == word or name not in ROUTE_NAMES:
            return NEVER
        entered = locations_along(state, herder, ROUTE_NAMES[name])
        for choice in self.candidates(state) if entered else []:
            if choice != STAY and locations_on(state, herder, choice) == entered:
                return choice
        return NEVER

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == STAY:
            return Description(Text("move-stay"), "GWT-GEN-07")
        box = state.box
        route = locations_on(state, state.players[self.seat].herder, choice)
        end = route[-1]
        bank, owners = fees_on(state, self.seat, route) if self.kind != FREE else (0, {})
        args: dict[str, Argument] = {
            "place": place_name(box, end, state.trail[end]),
            "steps": len(route),
            "way": "-".join(stop_name(box, space, state.trail[space]) for space in route),
            "fee": bank + sum(owners.values()),
        }
        passed = tuple(f"path:{box.space_names[space]}" for space in route[:-1])
        anchors = (f"trail:{box.space_names[end]}", *passed)
        rule = "GWT-OBJ-20" if self.kind == FREE else "GWT-MOVE-03"
        return Description(Text("move-to", args), rule, anchors, fee_warning(bank, owners))

    def goals(self, state: GwtState, choice: int) -> tuple[str, ...]:
        if choice == STAY:
            return ()
        return (f"trail:{state.box.space_names[ROUTE_END[choice]]}",)

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        """What can be done where the move ends."""
        if choice == STAY or self.kind == FREE:
            return []
        if ROUTE_END[choice] == state.box.kansas_city:
            return [Part((Glyph("city"),), Text("brings-delivery"))]
        return offers_at(after, 0)

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        steps = 0
        if choice != STAY:
            steps = len(locations_on(state, state.players[self.seat].herder, choice))
        return {"limit": self.steps_allowed(state), "steps": steps}


def fees_on(state: GwtState, seat: int, route: list[int]) -> tuple[int, dict[int, int]]:
    """What a route costs: to the bank, and to each owner, as far as the money goes."""
    money = state.players[seat].money
    bank = 0
    owners: dict[int, int] = {}
    for space in route:
        if space == state.box.kansas_city:
            continue
        tile = state.trail[space]
        due = min(fee(state, seat, tile), money)
        money -= due
        owner = payee(state, tile)
        if owner < 0:
            bank += due
        elif due:
            owners[owner] = owners.get(owner, 0) + due
    return bank, owners


def fee_warning(bank: int, owners: dict[int, int]) -> Text | None:
    """Say who is paid by a move."""
    parts: list[Text] = []
    if bank:
        parts.append(Text("pays-bank", {"n": bank}))
    for owner, paid in owners.items():
        parts.append(Text("pays-seat", {"n": paid, "seat": seat_name(owner)}))
    return Text("warn-pays", {"payments": tuple(parts)}) if parts else None


class PlaceHerder(GwtStep):
    """In the very first turn the herder starts on any neutral building."""

    verb: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("GWT-FIRST-01", "GWT-FIRST-02", "GWT-FIRST-05")
    domain: ClassVar[int] = 64

    def beside(self, state: GwtState) -> list[Step[GwtState]]:
        """GWT-OBJ-10: this takes the place of phase A."""
        free = super().beside(state)
        offer_objectives(state, self.seat, free)
        return free

    def candidates(self, state: GwtState) -> list[int]:
        """The neutral buildings, by their own letter."""
        return list(range(1, NEUTRAL_LAST + 1))

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-FIRST-05: no fee, no steps; GWT-FIRST-02: others may stand there too."""
        player = state.players[self.seat]
        player.herder = state.trail.index(choice)
        player.started = True
        state.note(PLACED, self.seat, player.herder, choice)
        arrive(state, self.seat)

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        """What can be done where the herder begins."""
        return offers_at(after, 0)

    def word(self, choice: int) -> str:
        return "place " + "ABCDEFG"[(choice - 1) % 7]

    def describe(self, state: GwtState, choice: int) -> Description:
        space = state.box.space_names[state.trail.index(choice)]
        return Description(
            Text("place-herder", {"tile": tile_name(state.box, choice), "space": space}),
            "GWT-FIRST-01",
            (f"trail:{space}",),
        )


def free_move_objection(state: GwtState, seat: int) -> int:
    """GWT-OBJ-27: whether the move of an objective card leads anywhere."""
    return 0 if Walk(seat, FREE, 3, False).options(state) else NO_STEPS


def extra_move_objection(state: GwtState, seat: int) -> int:
    """Whether a herder action has a destination: Kansas City is always ahead."""
    return NO_STEPS if state.players[seat].herder == OFF_BOARD else 0


class HerderEffect(Effect):
    """Herder 1 to n steps forward, then a further phase B (GWT-XMV-01, GWT-XMV-02).

    GWT-XMV-06: whose actions may do so again. GWT-FEE-11: fees are paid as in phase A.
    """

    drawing: ClassVar[str] = "step"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def aims(self) -> bool:
        return True

    def ends_location(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return extra_move_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Walk(seat, EXTRA, self.steps, optional))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.steps, "+")

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-herder", {"n": self.steps})


class FreeMoveEffect(Effect):
    """The herder move of an objective card (GWT-OBJ-20); no phase B follows (GWT-OBJ-22)."""

    drawing: ClassVar[str] = "step"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return free_move_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(Walk(seat, FREE, self.steps, optional))

    def label(self, state: GwtState, seat: int) -> Text | None:
        return number(self.steps, "+")

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-free-move", {"n": self.steps})
