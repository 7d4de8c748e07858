"""Auxiliary actions: four slots of the player board."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.brings import Part
from trailhand.core.event import Kind
from trailhand.core.step import Step
from trailhand.core.text import Argument, Description, Text
from trailhand.games.elpaso.effects import Effect, unsettled
from trailhand.games.elpaso.facts.codes import AUX_SLOTS, AUX_WORDS
from trailhand.games.elpaso.free import Open
from trailhand.games.elpaso.objections import AUX_LOCKED, AUX_SAME, MUST_CHOOSE
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.names import aux_name
from trailhand.games.elpaso.words.things import AUX

NONE: Final = AUX_SLOTS

AUX_PERFORMED: Final = Kind(LOG, "aux", "ELP-AUX-01", aux=AUX)


def aux_effect(state: ElPasoState, seat: int, slot: int) -> Effect:
    """ELP-AUX-01: what a slot does, at its present level."""
    row = state.box.auxiliaries[slot]
    upgraded = row.upgraded >= 0 and not state.players[seat].has_disc(row.disc)
    return state.box.effects[row.upgraded if upgraded else row.base]


def aux_objection(state: ElPasoState, seat: int, slot: int) -> int:
    """ELP-AUX-02, ELP-AUX-06: two slots are open from the start, two wait for their discs."""
    row = state.box.auxiliaries[slot]
    if not row.open and state.players[seat].has_disc(row.disc):
        return AUX_LOCKED
    return aux_effect(state, seat, slot).objection(state, seat)


class ChooseAux(Open):
    """An auxiliary action printed on a tile or train card; `used` are slots done before.

    ELP-AUX-05: two different auxiliary actions are two different slots, and the second may be
    skipped.
    """

    verb: ClassVar[str] = "aux"
    rules: ClassVar[tuple[str, ...]] = ("ELP-AUX-01", "ELP-AUX-02", "ELP-AUX-05")
    parameters: ClassVar[tuple[str, ...]] = ("left", "used")
    domain: ClassVar[int] = AUX_SLOTS + 1

    left: int
    used: int

    def __init__(self, seat: int, left: int, used: int) -> None:
        self.seat = seat
        self.left = left
        self.used = used

    def beside(self, state: ElPasoState) -> list[Step[ElPasoState]]:
        """ELP-FREE-10: free actions come between two auxiliary actions, never into the first."""
        return super().beside(state) if self.used else []

    def guarded(self) -> bool:
        return True

    def passing(self) -> int:
        return NONE

    def candidates(self, state: ElPasoState) -> list[int]:
        return list(range(AUX_SLOTS + 1))

    def objection(self, state: ElPasoState, choice: int) -> int:
        if choice == NONE:
            return 0 if self.used else MUST_CHOOSE
        if self.used >> choice & 1:
            return AUX_SAME
        return aux_objection(state, self.seat, choice)

    def previews(self, state: ElPasoState, choice: int) -> bool:
        return choice == NONE or aux_effect(state, self.seat, choice).certain()

    def choose(self, state: ElPasoState, choice: int) -> None:
        if choice == NONE:
            return
        if self.left > 1:
            state.agenda.append(ChooseAux(self.seat, self.left - 1, self.used | 1 << choice))
        state.note(AUX_PERFORMED, self.seat, choice)
        aux_effect(state, self.seat, choice).begin(state, self.seat, False)

    def word(self, choice: int) -> str:
        return "skip" if choice == NONE else "aux " + AUX_WORDS[choice]

    def brings(self, state: ElPasoState, choice: int, after: ElPasoState) -> list[Part]:
        if choice == NONE:
            return []
        return unsettled(state, self.seat, aux_effect(state, self.seat, choice))

    def describe(self, state: ElPasoState, choice: int) -> Description:
        if choice == NONE:
            return Description(Text("elp-aux-none"), "ELP-AUX-05")
        action = aux_effect(state, self.seat, choice).text(state, self.seat)
        text = Text("elp-use-aux", {"aux": aux_name(choice), "action": action})
        return Description(text, "ELP-AUX-01", (f"aux:{self.seat}.{AUX_WORDS[choice]}",))

    def because(self, state: ElPasoState, choice: int, code: int) -> dict[str, Argument]:
        if choice == NONE:
            return {}
        return aux_effect(state, self.seat, choice).because(state, self.seat)
