"""The Simmental pile: a card for every visit of El Paso, and the end when there is none left."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_CARD, Kind
from trailhand.games.elpaso.facts.codes import SIMMENTAL
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import Automatic
from trailhand.games.elpaso.words.log import LOG
from trailhand.games.elpaso.words.things import SIMMENTAL_SPACE, SIMMENTALS

SIMMENTAL_TAKEN: Final = Kind(LOG, "simmental", "ELP-EP-01", A_CARD, n=SIMMENTALS)
END_TRIGGERED: Final = Kind(LOG, "end-triggered", "ELP-END-01", pile=SIMMENTAL_SPACE)
FINISHES: Final = Kind(LOG, "finishes", "ELP-END-02", space=SIMMENTAL_SPACE)


def take_simmental(state: ElPasoState, seat: int) -> bool:
    """A card of the Simmental pile for whoever reached El Paso; False if there is none.

    ELP-END-01, ELP-EP-03: taking the last one triggers the end. ELP-END-02, ELP-END-05: whoever
    comes next stands on the empty space instead. ELP-END-04: in a last turn there is neither.
    """
    if state.simmentals > 0:
        state.simmentals -= 1
        state.note(SIMMENTAL_TAKEN, seat, state.simmentals)
        if state.simmentals == 0:
            state.note(END_TRIGGERED, seat)
        return True
    if state.finisher < 0:
        state.finisher = seat
        state.note(FINISHES, seat)
    return False


class TakeSimmental(Automatic):
    """The second action of El Paso: a Simmental onto the player's own discard pile.

    ELP-EP-01; ELP-EP-02: it is not in the hand, and does not count in this delivery.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        if take_simmental(state, self.seat):
            state.players[self.seat].discard.append(SIMMENTAL)
