"""The action phase: using the location where the rancher has stopped, or a train card.

A building or train card is a sheet of actions. Alternatives separated by a slash have a place
each and share a group.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Glyph, Part
from trailhand.core.event import Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.common.slots import is_slashed
from trailhand.games.elpaso.auxiliary import AUX_PERFORMED, aux_effect, aux_objection
from trailhand.games.elpaso.delivery import enter_el_paso
from trailhand.games.elpaso.effects import Effect, printed, unsettled
from trailhand.games.elpaso.facts.codes import (
    AUX_SLOTS,
    AUX_WORDS,
    EL_PASO,
    HOME,
    NEUTRAL,
    NEUTRAL_LAST,
    number_of,
)
from trailhand.games.elpaso.free import Open
from trailhand.games.elpaso.objections import (
    AUX_AFTER_TILE,
    AUX_ONCE,
    DONE_ALREADY,
    FOREIGN_PLACE,
    OTHER_HALF_DONE,
    TILE_AFTER_AUX,
)
from trailhand.games.elpaso.sheets import building_sheet, train_card_of, train_sheet
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import NODE_WORDS, aux_name
from trailhand.games.elpaso.words.things import SHEET, SPACE

ACTIONS: Final = 6
AUX: Final = ACTIONS
DONE: Final = AUX + AUX_SLOTS
AUX_USED: Final = 1 << ACTIONS

OWN: Final = 0
FOREIGN: Final = 1
TRAIN: Final = 2

USES: Final = Kind(LOG, "uses", "ELP-LOC-01", sheet=SHEET, space=SPACE)
USES_TRAIN: Final = Kind(LOG, "uses/train", "ELP-LOC-01", sheet=SHEET)


def arrive(state: ElPasoState, seat: int) -> None:
    """Begin the action phase where the rancher stands.

    ELP-LOC-01, ELP-LOC-02, ELP-LOC-03: a neutral building or one's own, an opponent's, El Paso.
    ELP-XMOVE-02, ELP-XMOVE-05: so it is after an extra move, however many there have been.
    SUE-MOVE-05: Sue's buildings are those of an opponent.
    """
    node = state.players[seat].rancher
    state.hired = 0
    if node == HOME:
        enter_el_paso(state, seat)
        return
    case = OWN if state.is_own(node, seat) else FOREIGN
    state.agenda.append(UseActions(seat, case, sheet_at(state, node), 0))


def sheet_at(state: ElPasoState, node: int) -> int:
    """The actions of the tile on a node."""
    tile = state.trail[node]
    if tile == EL_PASO:
        return 0
    if tile <= NEUTRAL_LAST:
        return tile - NEUTRAL
    number = number_of(tile)
    return building_sheet(number, state.sides >> number & 1)


def use_train(state: ElPasoState, seat: int, card: int) -> None:
    """ELP-TRAIN-02: perform the actions of a train card; the building waits below."""
    sheet = train_sheet(card, state.train >> card & 1)
    state.agenda.append(UseActions(seat, TRAIN, sheet, 0))


class UseActions(Open):
    """Actions in any order, each at most once, or instead one auxiliary action.

    A choice is the place of an action, `AUX + slot`, or DONE. ELP-LOC-06, ELP-EDGE-04: what
    cannot be paid is not performed.
    """

    verb: ClassVar[str] = "use"
    rules: ClassVar[tuple[str, ...]] = ("ELP-LOC-01", "ELP-LOC-04", "ELP-LOC-05", "ELP-LOC-08")
    parameters: ClassVar[tuple[str, ...]] = ("case", "sheet", "done")
    domain: ClassVar[int] = DONE + 1

    case: int
    sheet: int
    done: int

    def __init__(self, seat: int, case: int, sheet: int, done: int) -> None:
        self.seat = seat
        self.case = case
        self.sheet = sheet
        self.done = done

    def guarded(self) -> bool:
        return True

    def passing(self) -> int:
        return DONE

    def skip_is_news(self) -> bool:
        """Ending a use in which something was done needs no reason."""
        return self.done == 0

    def question(self, state: ElPasoState) -> Text:
        return Text("elp-ask-trainactions" if self.case == TRAIN else "elp-ask-useactions")

    def candidates(self, state: ElPasoState) -> list[int]:
        found = list(range(len(state.box.sheets[self.sheet])))
        if self.case != TRAIN:
            for slot in range(AUX_SLOTS):
                found.append(AUX + slot)
        found.append(DONE)
        return found

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == DONE:  # ELP-LOC-05, ELP-LOC-07
            return 0
        if choice >= AUX:
            if self.done:  # ELP-LOC-07, ELP-LOC-08
                return AUX_ONCE if self.done & AUX_USED else AUX_AFTER_TILE
            return aux_objection(state, self.seat, choice - AUX)
        return self.action_objection(state, choice)

    def action_objection(self, state: ElPasoState, choice: int) -> int:
        """Why an action of the sheet cannot be performed (any more)."""
        if self.case == FOREIGN:  # ELP-LOC-02
            return FOREIGN_PLACE
        if self.done & AUX_USED:  # ELP-LOC-08
            return TILE_AFTER_AUX
        slot = state.box.sheets[self.sheet][choice]
        if self.done >> slot.group & 1:  # ELP-LOC-04
            slots = state.box.sheets[self.sheet]
            return OTHER_HALF_DONE if is_slashed(slots, slot.group) else DONE_ALREADY  # ELP-BLD-10
        return state.box.effects[slot.effect].objection(state, self.seat)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return choice == DONE or self.effect(state, choice).certain()

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == DONE:
            return
        if choice >= AUX:
            state.agenda.append(UseActions(self.seat, self.case, self.sheet, AUX_USED))
            state.note(AUX_PERFORMED, self.seat, choice - AUX)
            aux_effect(state, self.seat, choice - AUX).begin(state, self.seat, False)
            return
        slot = state.box.sheets[self.sheet][choice]
        effect = state.box.effects[slot.effect]
        done = self.done | 1 << slot.group
        if effect.ends_location():
            leave_location(state)
        else:
            state.agenda.append(UseActions(self.seat, self.case, self.sheet, done))
        if self.case == TRAIN:
            state.note(USES_TRAIN, self.seat, self.sheet)
        else:
            state.note(USES, self.seat, self.sheet, state.players[self.seat].rancher)
        effect.begin(state, self.seat, False)

    def word(self, choice: int) -> str:
        if choice == DONE:
            return "done"
        return f"aux {AUX_WORDS[choice - AUX]}" if choice >= AUX else f"use {choice + 1}"

    def brings(self, state: ElPasoState, choice: int, after: ElPasoState) -> list[Part]:
        if choice == DONE:
            return []
        return unsettled(state, self.seat, self.effect(state, choice))

    def effect(self, state: ElPasoState, choice: int) -> Effect:
        """The effect behind a choice."""
        if choice >= AUX:
            return aux_effect(state, self.seat, choice - AUX)
        return state.box.effects[state.box.sheets[self.sheet][choice].effect]

    def offers(self, state: ElPasoState) -> list[Part]:
        """What can be done here; ELP-LOC-02: at the places of others an auxiliary action."""
        if self.case == FOREIGN:
            return [Part((Glyph("aux-single"),), Text("brings-auxiliary"))]
        found = printed(state, self.seat, self.sheet)
        return [
            part._replace(open=self.objection(state, place) == 0)
            for place, part in enumerate(found)
        ]

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == DONE:
            return Description(Text("elp-done"), "ELP-LOC-05")
        if choice >= AUX:
            slot = choice - AUX
            action = aux_effect(state, self.seat, slot).text(state, self.seat)
            text = Text("elp-use-aux", {"aux": aux_name(slot), "action": action})
            return Description(text, "ELP-LOC-01", (f"aux:{self.seat}.{AUX_WORDS[slot]}",))
        effect = state.box.effects[state.box.sheets[self.sheet][choice].effect]
        text = Text("elp-use", {"action": effect.text(state, self.seat)})
        rule = "ELP-TRAIN-02" if self.case == TRAIN else "ELP-LOC-04"
        return Description(text, rule, self.anchors(state, choice))

    def anchors(self, state: ElPasoState, action: int) -> tuple[str, ...]:
        """The tile or train card in use, and what is printed on the tile."""
        if self.case == TRAIN:
            return (f"train:{train_card_of(self.sheet) + 1}",)
        node = NODE_WORDS[state.players[self.seat].rancher]
        return f"trail:{node}", f"action:{node}.{action + 1}"

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        args: dict[str, Argument] = {"money": state.players[self.seat].money}
        if choice >= AUX:
            if choice < DONE:
                args |= aux_effect(state, self.seat, choice - AUX).because(state, self.seat)
            return args
        effect = state.box.effects[state.box.sheets[self.sheet][choice].effect]
        return args | effect.because(state, self.seat)


def offers_at(state: ElPasoState) -> list[Part]:
    """What a player who has just arrived can do."""
    step = state.agenda[-1]
    if isinstance(step, UseActions):
        return step.offers(state)
    return [Part((Glyph("city"),), Text("elp-brings-el-paso"))]


def leave_location(state: ElPasoState) -> None:
    """ELP-XMOVE-04: what was not done at the building or train card is lost."""
    while isinstance(state.agenda[-1], UseActions):
        state.agenda.pop()
