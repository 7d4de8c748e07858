"""Phase B: using the location where the herder has stopped.

A use may reach through a copy building to its neighbours (GWT-COPY): the tiles in use are
a chain of links, the first of which is the tile under the herder. Each link has eight
slots: the printed local actions (alternatives separated by a slash have a slot each and
share a group), an add-on of a module, and the special action of the space.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Glyph, Part
from trailhand.core.event import Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.slots import is_slashed
from trailhand.games.gwt.actions import Action, foreseen
from trailhand.games.gwt.auxiliary import AUX_USED, aux_objection, aux_text
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.box import Slot
from trailhand.games.gwt.facts.codes import (
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
    NOTHING_TO_COPY,
    OTHER_HALF_DONE,
    TILE_REPLACED,
)
from trailhand.games.gwt.objectives import holds_objective, offer_objectives
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import AUX_WORDS, SPACE_WORDS, place_name
from trailhand.games.gwt.words.things import SPACE, TILE

USES: Final = Kind(LOG, "uses", "GWT-LOC-02", tile=TILE, space=SPACE)
COPIES: Final = Kind(LOG, "copies", "GWT-COPY-01", tile=TILE, space=SPACE)

SLOTS: Final = 8
ADD_ON: Final = 6
SPECIAL: Final = 7
LINKS: Final = 6
AUX: Final = SLOTS * LINKS
DONE: Final = AUX + 8
AUX_DONE: Final = 1 << AUX
LINK_BITS: Final = 14
LINK_MASK: Final = (1 << LINK_BITS) - 1
SPACE_BITS: Final = 6
SPACE_MASK: Final = (1 << SPACE_BITS) - 1

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
    case = OWN if own else FOREIGN
    state.agenda.append(UseLocation(seat, case, (space,), (tile,), 0, is_used(state, tile)))


def offers_at(state: GwtState, link: int) -> list[Part]:
    """What a player who has just arrived can do; of a chain, at its link (-1: at the last)."""
    step = state.agenda[-1]
    if not isinstance(step, UseLocation):
        return []
    return step.offers(state, link if link >= 0 else len(step.spaces) - 1)


def leave_location(state: GwtState) -> None:
    """GWT-OBJ-24, GWT-OBJ-25, GWT-OBJ-26: an objective move in phase B ends it.

    Before phase A nothing waits but the move itself (GWT-OBJ-23).
    """
    if isinstance(state.agenda[-1], UseLocation):
        state.agenda.pop()


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
    """Local actions in any order (GWT-LOC-04), or one single auxiliary action.

    Objective cards may be played between them.

    `spaces` and `tiles` are the links of the chain; the tile of the first one is `blocked` if it
    was used before in this turn. A choice is `SLOTS * link + slot`, `AUX + auxiliary action`, or
    DONE.
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
        "GWT-COPY-13",
        "GWT-EXC-09",
        "GWT-XMV-02",
        "GWT-XMV-04",
    )
    parameters: ClassVar[tuple[str, ...]] = ("case", "links", "done", "blocked")
    flags: ClassVar[tuple[str, ...]] = ("blocked",)
    domain: ClassVar[int] = DONE + 1

    case: int
    spaces: tuple[int, ...]
    tiles: tuple[int, ...]
    done: int
    blocked: bool

    def __init__(
        self,
        seat: int,
        case: int,
        spaces: tuple[int, ...],
        tiles: tuple[int, ...],
        done: int,
        blocked: bool,
    ) -> None:
        self.seat = seat
        self.case = case
        self.spaces = spaces
        self.tiles = tiles
        self.done = done
        self.blocked = blocked

    def save(self) -> list[int]:
        links = write_links(self.spaces, self.tiles)
        return [self.seat, self.case, links, self.done, int(self.blocked)]

    @classmethod
    def restored(cls, numbers: list[int]) -> UseLocation:
        seat, case, links, done, blocked = numbers
        return UseLocation(seat, case, read_spaces(links), read_tiles(links), done, blocked != 0)

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

    def action_at(self, state: GwtState, choice: int) -> int:
        """The action behind a slot, or -1."""
        space = self.spaces[choice // SLOTS]
        tile = self.tiles[choice // SLOTS]
        slot = choice % SLOTS
        if slot == SPECIAL:
            return state.box.special[space] if tile >= PRIVATE else -1
        if slot == ADD_ON:
            return state.box.add_on[space] if choice < SLOTS else -1
        slots = slots_of(state, tile)
        return slots[slot].action if slot < len(slots) else -1

    def group_bit(self, state: GwtState, choice: int) -> int:
        """The bit that a slot shares with its alternatives."""
        slot = choice % SLOTS
        if slot < ADD_ON:
            slot = slots_of(state, self.tiles[choice // SLOTS])[slot].group
        return 1 << (choice - choice % SLOTS + slot)

    # -- what may be done -----------------------------------------------------------------

    def candidates(self, state: GwtState) -> list[int]:
        box = state.box
        found: list[int] = []
        base = 0
        for number in range(len(self.spaces)):
            space = self.spaces[number]
            tile = self.tiles[number]
            for slot in range(len(slots_of(state, tile))):
                found.append(base + slot)
            if base == 0 and box.add_on[space] >= 0:
                found.append(ADD_ON)
            if tile >= PRIVATE and box.special[space] >= 0:  # GWT-COPY-08: of copied tiles, too
                found.append(base + SPECIAL)
            base += SLOTS
        for aux in range(len(box.auxiliaries)):
            found.append(AUX + aux)
        found.append(DONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        """GWT-LOC-17, GWT-COPY-06: the auxiliary action stays, whatever becomes of the tile."""
        if choice == DONE:  # GWT-LOC-05, GWT-LOC-11
            return 0
        if state.closed:
            return TILE_REPLACED
        if choice >= AUX:
            if self.done and not self.copied_in_vain(state):  # GWT-LOC-08, GWT-AUX-05
                return AUX_ONCE if self.done & AUX_DONE else AUX_AFTER_LOCAL
            return aux_objection(state, self.seat, choice - AUX, 1)
        return self.local_objection(state, choice)

    def local_objection(self, state: GwtState, choice: int) -> int:
        """Why a local action cannot be performed (any more)."""
        if self.case == FOREIGN:  # GWT-LOC-09
            return FOREIGN_PLACE
        if self.done & AUX_DONE:
            return LOCAL_AFTER_AUX
        number = choice // SLOTS
        if state.trail[self.spaces[number]] != self.tiles[number]:
            return TILE_REPLACED
        if self.blocked and number == 0:
            return COPIED_BEFORE
        if self.done & self.group_bit(state, choice):
            return self.repeated(state, choice)
        action = state.box.actions[self.action_at(state, choice)]
        if action.number == state.box.copy_action:
            return self.copy_step(number, False).nobody_left(state)
        return action.objection(state, self.seat)

    def repeated(self, state: GwtState, choice: int) -> int:
        """GWT-LOC-03 for the action itself, GWT-LOC-06 for the other half of a slash.

        GWT-COPY-13: a copy in vain may be exchanged for another one.
        """
        if choice % SLOTS >= ADD_ON:
            return DONE_ALREADY
        number = choice // SLOTS
        if self.is_copying(state, choice) and self.in_vain(state, number):
            return self.without_copy(number).copy_step(number, True).nobody_left(state)
        slots = slots_of(state, self.tiles[choice // SLOTS])
        group = slots[choice % SLOTS].group
        return OTHER_HALF_DONE if is_slashed(slots, group) else DONE_ALREADY

    def is_copying(self, state: GwtState, choice: int) -> bool:
        """Whether a slot is the action of a copy building."""
        return self.action_at(state, choice) == state.box.copy_action

    def in_vain(self, state: GwtState, number: int) -> bool:
        """GWT-COPY-13: at the tiles copied behind a link nothing was done, and nothing can be."""
        for choice in self.candidates(state):
            if choice >= AUX or choice // SLOTS <= number:
                continue
            if self.is_performed(state, choice) or self.objection(state, choice) == 0:
                return False
        return number + 1 < len(self.spaces)

    def copied_in_vain(self, state: GwtState) -> bool:
        """GWT-COPY-13: nothing but copying in vain was done here."""
        if len(self.spaces) == 1 or self.done & AUX_DONE:
            return False
        for choice in self.candidates(state):
            if choice < SLOTS and self.is_performed(state, choice):
                return False
        return self.in_vain(state, 0)

    def is_performed(self, state: GwtState, choice: int) -> bool:
        """Whether an action was performed that is more than a copy."""
        done = self.done & self.group_bit(state, choice) != 0
        return done and not self.is_copying(state, choice)

    def previews(self, state: GwtState, choice: int) -> bool:
        return choice == DONE or self.action(state, choice).certain()

    def choose(self, state: GwtState, choice: int) -> None:
        """GWT-LOC-15: an action counts as performed as soon as it is started.

        GWT-ACT-05: once, however often its requirement could be met. GWT-COPY-09: copied ones
        join those of the tile itself. GWT-COPY-10: a copied move is that of one's own herder.
        """
        if choice == DONE:
            return
        if choice >= AUX:
            state.agenda.append(self.again(AUX_DONE))
            number = state.box.auxiliaries[choice - AUX].single
            state.note(AUX_USED, self.seat, choice - AUX, 1)
            state.box.actions[number].start(state, self.seat)
            return
        number = choice // SLOTS
        done = self.done | self.group_bit(state, choice)
        action = state.box.actions[self.action_at(state, choice)]
        state.used |= mark(self.tiles[number])
        again = self.again(done)
        if action.number == state.box.copy_action:
            if done == self.done:
                again = self.without_copy(number)
            state.agenda.append(again)
            state.agenda.append(again.copy_step(number, done == self.done))
            return
        if not action.ends_location():  # GWT-XMV-04
            state.agenda.append(again)
        state.note(USES, self.seat, self.tiles[number], self.spaces[number])
        action.start(state, self.seat)

    def again(self, done: int) -> UseLocation:
        """The same use, after more of it has been done."""
        return UseLocation(self.seat, self.case, self.spaces, self.tiles, done, self.blocked)

    def without_copy(self, number: int) -> UseLocation:
        """GWT-COPY-13: the same use up to a copy building whose copy was in vain."""
        spaces, tiles = self.spaces[: number + 1], self.tiles[: number + 1]
        done = self.done & ((1 << SLOTS * (number + 1)) - 1)
        return UseLocation(self.seat, self.case, spaces, tiles, done, self.blocked)

    def copy_step(self, number: int, another: bool) -> CopyAdjacent:
        """The choice of the neighbour that a copy building in the chain copies."""
        space = self.spaces[number]
        if another:
            return CopyAnother(self.seat, space, self.spaces, self.tiles, number)
        return CopyAdjacent(self.seat, space, self.spaces, self.tiles, number)

    # -- what it offers -------------------------------------------------------------------

    def offers(self, state: GwtState, link: int) -> list[Part]:
        """What can be done at one link of the chain: its actions, or an auxiliary one.

        GWT-LOC-09: at the places of others there is nothing else.
        """
        found: list[Part] = []
        groups: list[int] = []
        for choice in self.candidates(state):
            if choice < AUX and choice // SLOTS == link and self.case == OWN:
                action = state.box.actions[self.action_at(state, choice)]
                group = self.group_bit(state, choice)
                reason = self.objection(state, choice)
                found.append(action.part(state, self.seat, reason, group in groups))
                groups.append(group)
        if not found:
            found.append(Part((Glyph("aux-single"),), Text("brings-auxiliary")))
        return found

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        if choice == DONE:
            return []
        return foreseen(self.action(state, choice), state, self.seat)

    def action(self, state: GwtState, choice: int) -> Action:
        """The action behind a choice."""
        if choice >= AUX:
            return state.box.actions[state.box.auxiliaries[choice - AUX].single]
        return state.box.actions[self.action_at(state, choice)]

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
        space = self.spaces[choice // SLOTS]
        action = state.box.actions[self.action_at(state, choice)].text(state, self.seat)
        name = state.box.space_names[space]
        anchors: tuple[str, ...] = (f"trail:{name}",)
        if choice % SLOTS < ADD_ON:
            anchors = (*anchors, f"action:{name}.{choice % SLOTS + 1}")
        if choice % SLOTS == SPECIAL:
            return Description(Text("use-special", {"action": action}), "GWT-LOC-07", anchors)
        if choice >= SLOTS:
            tile = place_name(state.box, space, self.tiles[choice // SLOTS])
            text = Text("use-copied", {"action": action, "tile": tile})
            return Description(text, "GWT-COPY-01", anchors)
        return Description(Text("use-local", {"action": action}), "GWT-LOC-02", anchors)

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        if choice >= DONE:
            return {}
        return self.action(state, choice).because(state, self.seat)


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
    spaces: tuple[int, ...]
    tiles: tuple[int, ...]
    number: int

    def __init__(
        self, seat: int, space: int, spaces: tuple[int, ...], tiles: tuple[int, ...], number: int
    ) -> None:
        self.seat = seat
        self.space = space
        self.spaces = spaces
        self.tiles = tiles
        self.number = number

    def save(self) -> list[int]:
        return [self.seat, self.space, write_links(self.spaces, self.tiles), self.number]

    @classmethod
    def restored(cls, numbers: list[int]) -> CopyAdjacent:
        seat, space, links, number = numbers
        return CopyAdjacent(seat, space, read_spaces(links), read_tiles(links), number)

    def candidates(self, state: GwtState) -> list[int]:
        """GWT-COPY-02: buildings directly connected, in either direction."""
        return [s for s in state.box.neighbours[self.space] if is_building(state.trail[s])]

    def objection(self, state: GwtState, choice: int) -> int:
        if choice in self.spaces:  # GWT-COPY-07: no location twice in a chain
            return IN_CHAIN
        tile = state.trail[choice]
        if state.box.copy_once_per_turn and copies(state, tile):  # GWT-COPY-11
            return COPY_OF_COPY
        if is_used(state, tile):  # GWT-COPY-04
            return COPIED_BEFORE
        return 0

    def nothing_there(self, state: GwtState, space: int) -> int:
        """GWT-COPY-13: zero if a local action of the building can be performed now."""
        tile, box = state.trail[space], state.box
        actions = [slot.action for slot in slots_of(state, tile)]
        if tile >= PRIVATE and box.special[space] >= 0:  # GWT-COPY-08
            actions.append(box.special[space])
        for number in actions:
            if number == box.copy_action:
                chain = CopyAnother(
                    self.seat, space, (*self.spaces, space), (*self.tiles, tile), len(self.spaces)
                )
                if chain.nobody_left(state) == 0:
                    return 0
            elif box.actions[number].objection(state, self.seat) == 0:
                return 0
        return NOTHING_TO_COPY

    def nobody_left(self, state: GwtState) -> int:
        """Why there is no building to copy, or zero."""
        reason = NO_NEIGHBOUR
        for space in self.candidates(state):
            found = self.objection(state, space)
            if found == 0:
                return 0
            if reason != NOTHING_TO_COPY:
                reason = found
        return reason

    def previews(self, state: GwtState, choice: int) -> bool:
        return True

    def choose(self, state: GwtState, choice: int) -> None:
        """The copied tile becomes one more link of the use that waits on the agenda.

        GWT-COPY-12: nobody enters it, so nobody is paid.
        """
        step = state.agenda.pop()
        assert isinstance(step, UseLocation)
        tile = state.trail[choice]
        spaces, tiles = (*step.spaces, choice), (*step.tiles, tile)
        state.note(COPIES, self.seat, tile, choice)
        again = UseLocation(self.seat, step.case, spaces, tiles, step.done, step.blocked)
        state.agenda.append(again)

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        """What can be done at the building that is copied."""
        return offers_at(after, -1)

    def word(self, choice: int) -> str:
        return "copy " + SPACE_WORDS[choice]

    def describe(self, state: GwtState, choice: int) -> Description:
        tile = place_name(state.box, choice, state.trail[choice])
        anchors = (f"trail:{state.box.space_names[choice]}",)
        warning = Text("warn-nothing-to-copy") if self.nothing_there(state, choice) else None
        return Description(Text("copy-building", {"tile": tile}), "GWT-COPY-01", anchors, warning)


class CopyAnother(CopyAdjacent):
    """GWT-COPY-13: instead of a building copied in vain, one at which something can be done."""

    rules: ClassVar[tuple[str, ...]] = ("GWT-COPY-13",)

    def guarded(self) -> bool:
        return True

    def beside(self, state: GwtState) -> list[Step[GwtState]]:
        """Nothing: a token could take the last action away that made this choice possible."""
        return []

    def objection(self, state: GwtState, choice: int) -> int:
        return super().objection(state, choice) or self.nothing_there(state, choice)


def copies(state: GwtState, tile: int) -> bool:
    """Whether a tile is a copy building."""
    return any(slot.action == state.box.copy_action for slot in slots_of(state, tile))


def herder_on_board(state: GwtState, seat: int) -> bool:
    """Whether the herder has entered the trail."""
    return state.players[seat].herder != OFF_BOARD


# -- how a chain is saved: one number, fourteen bits a link, as it always was -------------


def write_links(spaces: tuple[int, ...], tiles: tuple[int, ...]) -> int:
    """The chain in one number."""
    links = 0
    for number in range(len(spaces)):
        links |= (spaces[number] | tiles[number] << SPACE_BITS) << (LINK_BITS * number)
    return links


def read_links(links: int) -> list[int]:
    """The links of a saved chain, each a space and a tile in one number."""
    found = [links & LINK_MASK]
    while links >> LINK_BITS > 0:
        links >>= LINK_BITS
        found.append(links & LINK_MASK)
    return found


def read_spaces(links: int) -> tuple[int, ...]:
    """The spaces of a saved chain."""
    return tuple([link & SPACE_MASK for link in read_links(links)])


def read_tiles(links: int) -> tuple[int, ...]:
    """The tiles of a saved chain."""
    return tuple([link >> SPACE_BITS for link in read_links(links)])


class CopyEffect(Effect):
    """The copy building; phase B itself knows how to begin it (GWT-COPY-01)."""

    drawing: ClassVar[str] = "fork"

    def aims(self) -> bool:
        return True

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        raise AssertionError("copying is begun by the location in use")

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-copy")
