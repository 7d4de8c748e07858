"""Auxiliary actions: which are unlocked, and once or twice."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Glyph, Part
from trailhand.core.event import NUMBER, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.gwt.actions import Action, foreseen
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.objections import AUX_LOCKED, NOT_DOUBLE, SINGLE_ONLY
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import GwtStep
from trailhand.games.gwt.words.log import LOG
from trailhand.games.gwt.words.names import AUX_WORDS
from trailhand.games.gwt.words.things import AUX

AUX_USED: Final = Kind(LOG, "aux", "GWT-AUX-05", aux=AUX, times=NUMBER)

ACTIONS: Final = 8
NONE: Final = 2 * ACTIONS


def aux_objection(state: GwtState, seat: int, aux: int, times: int) -> int:
    """Why an auxiliary action cannot be performed once or twice.

    GWT-AUX-02, GWT-AUX-03: two spaces lock it; grey ones count as clear from the start, so
    the discs still lying there decide.
    """
    box = state.box
    row = box.auxiliaries[aux]
    left = state.players[seat].discs_left(row.group)
    if left >= 2:
        return AUX_LOCKED
    if times == 2 and left:
        return NOT_DOUBLE
    number = row.double if times == 2 else row.single
    return box.actions[number].objection(state, seat)


def aux_text(state: GwtState, seat: int, aux: int, times: int) -> Text:
    """An auxiliary action as a message."""
    row = state.box.auxiliaries[aux]
    action = state.box.actions[row.double if times == 2 else row.single]
    key = "aux-double" if times == 2 else "aux-single"
    return Text(key, {"action": action.text(state, seat)})


def any_aux_objection(state: GwtState, seat: int) -> int:
    """Whether any auxiliary action is possible (gaining a dollar always is)."""
    reason = SINGLE_ONLY
    for aux in range(len(state.box.auxiliaries)):
        reason = aux_objection(state, seat, aux, 1)
        if reason == 0:
            return 0
    return reason


class ChooseAux(GwtStep):
    """One auxiliary action, once or twice. A choice is `2 * action + (double)`."""

    verb: ClassVar[str] = "aux"
    rules: ClassVar[tuple[str, ...]] = (
        "GWT-AUX-01",
        "GWT-AUX-02",
        "GWT-AUX-03",
        "GWT-AUX-05",
        "GWT-AUX-06",
        "GWT-AUX-07",
        "GWT-AUX-08",
        "GWT-AUX-09",
        "GWT-AUX-10",
    )
    parameters: ClassVar[tuple[str, ...]] = ("double", "optional")
    flags: ClassVar[tuple[str, ...]] = ("double", "optional")
    domain: ClassVar[int] = NONE + 1

    double: bool
    optional: bool

    def __init__(self, seat: int, double: bool, optional: bool) -> None:
        self.seat = seat
        self.double = double
        self.optional = optional

    def passing(self) -> int:
        return NONE

    def candidates(self, state: GwtState) -> list[int]:
        """Every action in both forms: what could be doubled may be single (GWT-AUX-08)."""
        found = list(range(2 * len(state.box.auxiliaries)))
        if self.optional:
            found.append(NONE)
        return found

    def objection(self, state: GwtState, choice: int) -> int:
        if choice == NONE:
            return 0
        if choice % 2 and not self.double:
            return SINGLE_ONLY
        return aux_objection(state, self.seat, choice // 2, 1 + choice % 2)

    def previews(self, state: GwtState, choice: int) -> bool:
        return choice == NONE or self.action(state, choice).certain()

    def brings(self, state: GwtState, choice: int, after: GwtState) -> list[Part]:
        return [] if choice == NONE else foreseen(self.action(state, choice), state, self.seat)

    def action(self, state: GwtState, choice: int) -> Action:
        """The action behind a choice."""
        row = state.box.auxiliaries[choice // 2]
        return state.box.actions[row.double if choice % 2 else row.single]

    def choose(self, state: GwtState, choice: int) -> None:
        if choice == NONE:
            return
        state.note(AUX_USED, self.seat, choice // 2, 1 + choice % 2)
        self.action(state, choice).start(state, self.seat)

    def word(self, choice: int) -> str:
        if choice == NONE:
            return "skip"
        return f"aux {AUX_WORDS[choice // 2]}" + (" x2" if choice % 2 else "")

    def describe(self, state: GwtState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("forfeit"), "GWT-GEN-07")
        text = aux_text(state, self.seat, choice // 2, 1 + choice % 2)
        anchor = f"aux:{self.seat}.{AUX_WORDS[choice // 2]}"
        return Description(text, "GWT-AUX-06", (anchor,))

    def because(self, state: GwtState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NONE:
            return {}
        return self.action(state, choice).because(state, self.seat)


class AuxEffect(Effect):
    """One auxiliary action, single only or single or double."""

    def glyphs(self, state: GwtState, seat: int) -> tuple[Glyph, ...]:
        return (Glyph("aux-double" if self.double else "aux-single"),)

    def __init__(self, double: bool) -> None:
        self.double = double

    def aims(self) -> bool:
        return True

    def objection(self, state: GwtState, seat: int) -> int:
        return any_aux_objection(state, seat)

    def begin(self, state: GwtState, seat: int, optional: bool) -> None:
        state.agenda.append(ChooseAux(seat, self.double, optional))

    def text(self, state: GwtState, seat: int) -> Text:
        return Text("fx-aux-double" if self.double else "fx-aux-single")
