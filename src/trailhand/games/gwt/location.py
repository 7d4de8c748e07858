"""Phase B: using the location where the herder has stopped.

A use may reach through a copy building to its neighbours (GWT-COPY): the tiles in use are
a chain of links, the first of which is the tile under the herder. Each link has eight
slots: the printed local actions (alternatives separated by a slash have a slot each and
share a group), an add-on of a module, and the special action of the space.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.slots import is_slashed
from trailhand.games.gwt.auxiliary import AUX_WORDS, aux_objection, aux_text
from trailhand.games.gwt.box import Slot
from trailhand.games.gwt.codes import (
    NEUTRAL_LAST,
    OFF_BOARD,
    PRIVATE,
    building_of,
    owner_of,
)
from trailhand.games.gwt.kansas_city import enter_kansas_city
from trailhand.games.gwt.objections import (
    AUX_AFTER_LOCAL,
    AUX_ONCE,
    COPIED_BEFORE,
    COPY_OF_COPY,
    DONE_ALREADY,
    FOREIGN_PLACE,
    IN_CHAIN,
    LOCAL_AFTER_AUX,
    NO_CARD,
    NO_NEIGHBOUR,
    NO_PAIR,
    OTHER_HALF_DONE,
    TILE_REPLACED,
)
from trailhand.games.gwt.objectives import holds_objective, offer_objectives
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.steps import GwtStep
from trailhand.games.gwt.words import SPACE_WORDS, place_name

SLOTS: Final = 8
ADD_ON: Final = 6
SPECIAL: Final = 7
LINKS: Final = 6
AUX: Final = SLOTS * LINKS
DONE: Final = AUX + 8
AUX_USED: Final = 1 << AUX
LINK_BITS: Final = 14
LINK_MASK: Final = (1 << LINK_BITS) - 1

OWN: Final = 0
FOREIGN: Final = 1


def arrive(state: GwtState, seat: int) -> None:
    """Begin phase B where the herder stands (GWT-LOC-01: the case is fixed now)."""
    space = state.players[seat].herder
    if space == state.box.kansas_city:
        enter_kansas_city(state, seat)
        return
    tile = state.trail[space]
    own = tile <= NEUTRAL_LAST or owner_of(tile) == seat
    state.closed = False
    blocked = 1 if is_used(state, tile) else 0
    case = OWN if own else FOREIGN
    state.agenda.append(UseLocation(seat, case, link(space, tile), 0, blocked))


def leave_location(state: GwtState) -> None:
    """GWT-OBJ-24, GWT-OBJ-25, GWT-OBJ-26: an objective move in phase B ends it.

    Before phase A nothing waits but the move itself (GWT-OBJ-23).
    """
    if isinstance(state.agenda[-1], UseLocation):
        state.agenda.pop()


def link(space: int, tile: int) -> int:
    """A tile in use and the space it lies on, in one number."""
    return space | tile << 6


def mark(tile: int) -> int:
    """The bit of a building among those used in a turn (number or neutral letter)."""
    return 1 << tile if tile <= NEUTRAL_LAST else 1 << (8 + building_of(tile) // 2)


def is_used(state: GwtState, tile: int) -> bool:
    """GWT-COPY-05: a local action of this building was performed in an earlier use."""
    if not state.box.copy_once_per_turn or not is_building(tile):
        return False
    return state.used & mark(tile) != 0


def is_building(tile: int) -> bool:
    """Whether the tile is a neutral or private building."""
    return 0 < tile <= NEUTRAL_LAST or tile >= PRIVATE


def slots_of(state: GwtState, tile: int) -> list[Slot]:
    """The printed local actions of a building."""
    if tile >= PRIVATE:
        return state.box.slots[NEUTRAL_LAST + 1 + building_of(tile)]
    return state.box.slots[tile] if tile <= NEUTRAL_LAST else []


class UseLocation(GwtStep):
    """Local actions in any order, or one single auxiliary action; objective cards between.

    A choice is `SLOTS * link + slot`, `AUX + auxiliary action`, or DONE.
    """

    verb: ClassVar[str] = "use"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-LOC-01",
        "GWT-LOC-02",
        "GWT-LOC-03",
        "GWT-LOC-04",
        "GWT-LOC-05",
        "GWT-LOC-06",
        "GWT-LOC-07",
        "GWT-LOC-08",
        "GWT-LOC-09",
        "GWT-LOC-11",
        "GWT-LOC-12",
        "GWT-LOC-14",
        "GWT-LOC-15",
        "GWT-LOC-16",
        "GWT-LOC-17",
        "GWT-ACT-05",
        "GWT-AUX-05",
        "GWT-COPY-05",
        "GWT-COPY-06",
        "GWT-COPY-08",
        "GWT-COPY-09",
        "GWT-COPY-10",
        "GWT-EXC-09",
        "GWT-XMV-02",
        "GWT-XMV-04",
    )
    parameters: ClassVar[tuple[str, ...]] = ("case", "links", "done", "blocked")
    domain: ClassVar[int] = DONE + 1

    case: int
    links: int
    done: int
    blocked: int

    def __init__(self, seat: int, case: int, links: int, done: int, blocked: int) -> None:
        self.seat = seat
        self.case = case
        self.links = links
        self.done = done
        self.blocked = blocked

    def guarded(self) -> bool:
        return True

    def passing(self) -> int:
        return DONE

    def skip_is_news(self) -> bool:
        """Ending a phase B in which something was done needs no reason."""
        return self.done == 0

    def beside(self, state: GwtState) -> list[Step[GwtState]]:
        """GWT-OBJ-11: objective cards before or after any single action."""
        free = super().beside(state)
        offer_objectives(state, self.seat, free)
        return free

    def worth_waiting(self, state: GwtState) -> bool:
        """An objective card may still be played, or a token bring a missing card.

        GWT-EXC-09: a local action that lacks only a card is still offered to the owner of a
        token.
        """
        if holds_objective(state, self.seat):
            return True
        for choice in self.candidates(state):
            if choice < AUX and self.objection(state, choice) in (NO_CARD, NO_PAIR):
                return True
        return False

    # -- the chain of tiles in use --------------------------------------------------------

    def link_at(self, number: int) -> int:
        """One link of the chain."""
        return self.links >> (LINK_BITS * number) & LINK_MASK

    def length(self) -> int:
        """How many tiles are in use."""
        count = 1
        while self.links >> (LINK_BITS * count):
            count += 1
        return count

    def action_at(self, state: GwtState, choice: int) -> int:
        """The action behind a slot, or -1."""
        here = self.link_at(choice // SLOTS)
        slot = choice % SLOTS
        if slot == SPECIAL:
            return state.box.special[here & 63] if here >> 6 >= PRIVATE else -1
        if slot == ADD_ON:
            return state.box.add_on[here & 63] if choice < SLOTS else -1
        slots = slots_of(state, here >> 6)
        return slots[slot].action if slot < len(slots) else -1

    def group_bit(self, state: GwtState, choice: int) -> int:
        """The bit that a slot shares with its alternatives."""
        slot = choice % SLOTS
        if slot < ADD_ON:
            slot = slots_of(state, self.link_at(choice // SLOTS) >> 6)[slot].group
        return 1 << (choice - choice % SLOTS + slot)

    # -- what may be done -----------------------------------------------------------------

    def candidates(self, state: GwtState) -> list[int]:
        box = state.box
        found: list[int] = []
        links = self.links
        base = 0
        while links:
            here = links & LINK_MASK
            for slot in range(len(slots_of(state, here >> 6))):
                found.append(base + slot)
            if base == 0 and box.add_on[here & 63] >= 0:
                found.append(ADD_ON)
            if here >> 6 >= PRIVATE and box.special[here & 63] >= 0:
                found.append(base + SPECIAL)
            links >>= LINK_BITS
            base += SLOTS
        for aux in range(len(box.auxiliaries)):
            found.append(AUX + aux)
        found.append(DONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        if choice == DONE:  # GWT-LOC-05, GWT-LOC-11
            return 0
        if state.closed:
            return TILE_REPLACED
        if choice >= AUX:
            if self.done:  # GWT-LOC-08, GWT-AUX-05
                return AUX_ONCE if self.done & AUX_USED else AUX_AFTER_LOCAL
            return aux_objection(state, self.seat, choice - AUX, 1)
        return self.local_objection(state, choice)

    def local_objection(self, state: GwtState, choice: int) -> int:
        """Why a local action cannot be performed (any more)."""
        if self.case == FOREIGN:  # GWT-LOC-09
            return FOREIGN_PLACE
        if self.done & AUX_USED:
            return LOCAL_AFTER_AUX
        number = choice // SLOTS
        here = self.link_at(number)
        if state.trail[here & 63] != here >> 6:
            return TILE_REPLACED
        if self.blocked >> number & 1:
            return COPIED_BEFORE
        if self.done & self.group_bit(state, choice):
            return self.repeated(state, choice)
        action = state.box.actions[self.action_at(state, choice)]
        if action.number == state.box.copy_action:
            return self.copy_step(number).nobody_left(state)
        return action.objection(state, self.seat)

    def repeated(self, state: GwtState, choice: int) -> int:
        """GWT-LOC-03 for the action itself, GWT-LOC-06 for the other half of a slash."""
        if choice % SLOTS >= ADD_ON:
            return DONE_ALREADY
        slots = slots_of(state, self.link_at(choice // SLOTS) >> 6)
        group = slots[choice % SLOTS].group
        return OTHER_HALF_DONE if is_slashed(slots, group) else DONE_ALREADY

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-LOC-15: an action counts as performed as soon as it is started."""
        if choice == DONE:
            return
        if choice >= AUX:
            again = UseLocation(self.seat, self.case, self.links, AUX_USED, self.blocked)
            state.agenda.append(again)
            number = state.box.auxiliaries[choice - AUX].single
            state.note("aux", self.seat, choice - AUX, 1)
            state.box.actions[number].start(state, self.seat)
            return
        number = choice // SLOTS
        done = self.done | self.group_bit(state, choice)
        action = state.box.actions[self.action_at(state, choice)]
        state.used |= mark(self.link_at(number) >> 6)
        again = UseLocation(self.seat, self.case, self.links, done, self.blocked)
        if action.number == state.box.copy_action:
            state.agenda.append(again)
            state.agenda.append(again.copy_step(number))
            return
        if not action.ends_location():  # GWT-XMV-04
            state.agenda.append(again)
        state.note("uses", self.seat, self.link_at(number) >> 6, choice % SLOTS)
        action.start(state, self.seat)

    def copy_step(self, number: int) -> CopyAdjacent:
        """The choice of the neighbour that a copy building in the chain copies."""
        return CopyAdjacent(self.seat, self.link_at(number) & 63, self.links, number)

    # -- how it is said -------------------------------------------------------------------

    def word(self, choice: int) -> str:
        if choice == DONE:
            return "done"
        if choice >= AUX:
            return f"aux {AUX_WORDS[choice - AUX]}"
        slot = choice % SLOTS
        name = {ADD_ON: "table", SPECIAL: "risk"}.get(slot, str(slot + 1))
        return "use " + "+" * (choice // SLOTS) + name

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == DONE:
            return Description(Text("location-done"), "GWT-LOC-05")
        if choice >= AUX:
            text = aux_text(state, self.seat, choice - AUX, 1)
            name = AUX_WORDS[choice - AUX]
            return Description(text, "GWT-AUX-05", (f"aux:{self.seat}.{name}",))
        here = self.link_at(choice // SLOTS)
        action = state.box.actions[self.action_at(state, choice)].text(state, self.seat)
        anchors = (f"trail:{state.box.space_names[here & 63]}",)
        if choice % SLOTS == SPECIAL:
            return Description(Text("use-special", {"action": action}), "GWT-LOC-07", anchors)
        if choice >= SLOTS:
            tile = place_name(state.box, here & 63, here >> 6)
            text = Text("use-copied", {"action": action, "tile": tile})
            return Description(text, "GWT-COPY-01", anchors)
        return Description(Text("use-local", {"action": action}), "GWT-LOC-02", anchors)

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        if choice >= DONE:
            return {}
        number = (
            state.box.auxiliaries[choice - AUX].single
            if choice >= AUX
            else self.action_at(state, choice)
        )
        return state.box.actions[number].because(state, self.seat)


class CopyAdjacent(GwtStep):
    """Choose the adjacent building whose local actions are performed."""

    verb: ClassVar[str] = "copy"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-COPY-01",
        "GWT-COPY-02",
        "GWT-COPY-03",
        "GWT-COPY-04",
        "GWT-COPY-05",
        "GWT-COPY-07",
        "GWT-COPY-11",
        "GWT-COPY-12",
    )
    parameters: ClassVar[tuple[str, ...]] = ("space", "links", "number")
    domain: ClassVar[int] = 64

    space: int
    links: int
    number: int

    def __init__(self, seat: int, space: int, links: int, number: int) -> None:
        self.seat = seat
        self.space = space
        self.links = links
        self.number = number

    def candidates(self, state: GwtState) -> list[int]:
        """GWT-COPY-02: buildings directly connected, in either direction."""
        return [s for s in state.box.neighbours[self.space] if is_building(state.trail[s])]

    def objection(self, state: GwtState, choice: int) -> int:
        links = self.links
        while links:  # GWT-COPY-07: no location twice in a chain
            if links & 63 == choice:
                return IN_CHAIN
            links >>= LINK_BITS
        tile = state.trail[choice]
        if state.box.copy_once_per_turn and copies(state, tile):  # GWT-COPY-11
            return COPY_OF_COPY
        if is_used(state, tile):  # GWT-COPY-04
            return COPIED_BEFORE
        return 0

    def nobody_left(self, state: GwtState) -> int:
        """Why there is no building to copy, or zero."""
        reason = NO_NEIGHBOUR
        for space in self.candidates(state):
            reason = self.objection(state, space)
            if reason == 0:
                return 0
        return reason

    def choose(self, state: GwtState, choice: int) -> None:
        """The copied tile becomes one more link of the use that waits on the agenda."""
        step = state.agenda.pop()
        assert isinstance(step, UseLocation)
        tile = state.trail[choice]
        links = step.links | link(choice, tile) << (LINK_BITS * step.length())
        state.note("copies", self.seat, tile, choice)
        state.agenda.append(UseLocation(self.seat, step.case, links, step.done, step.blocked))

    def word(self, choice: int) -> str:
        return "copy " + SPACE_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        tile = place_name(state.box, choice, state.trail[choice])
        space = state.box.space_names[choice]
        return Description(
            Text("copy-building", {"tile": tile}), "GWT-COPY-01", (f"trail:{space}",)
        )


def copies(state: GwtState, tile: int) -> bool:
    """Whether a tile is a copy building."""
    return any(slot.action == state.box.copy_action for slot in slots_of(state, tile))


def herder_on_board(state: GwtState, seat: int) -> bool:
    """Whether the herder has entered the trail."""
    return state.players[seat].herder != OFF_BOARD
