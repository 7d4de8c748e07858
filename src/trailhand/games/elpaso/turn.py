"""A turn, top to bottom: move, use the location, draw; and whose turn comes next."""

from __future__ import annotations

from trailhand.games.elpaso.exchange import draw_cattle
from trailhand.games.elpaso.free import BEFORE_END, Pause
from trailhand.games.elpaso.solo.turn import SueTurn
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import Automatic
from trailhand.games.elpaso.trail import Move, PlaceRancher


def phase(state: ElPasoState) -> int:
    """ELP-TURN-02: movement until the move is made, the draw phase once it has begun."""
    drawing = 2
    for step in state.agenda:
        if isinstance(step, PlaceRancher) or (isinstance(step, Move) and step.most == 0):
            return 0
        if isinstance(step, DrawPhase):
            drawing = 1
    return drawing if isinstance(state.agenda[0], EndTurn) else -1


class Turn(Automatic):
    """ELP-TURN-01, ELP-TURN-02: movement phase, action phase, draw phase.

    The action phase is begun by the move itself, wherever it ends. ELP-MOVE-01: the very
    first move is a free placement. SUE-TURN-01: Sue takes turns like a player, behind the
    only seat.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        seat = self.seat
        state.begin_turn(seat)
        agenda = state.agenda
        agenda.append(EndTurn(seat))
        if seat >= state.seats:
            agenda.append(SueTurn(seat))
            return
        agenda.append(DrawPhase(seat))
        if state.players[seat].started:
            agenda.append(Move(seat, 0))
        else:
            agenda.append(PlaceRancher(seat))


class DrawPhase(Automatic):
    """ELP-DRAW-01: draw up to the hand limit, then a last moment for free actions.

    ELP-DRAW-06: no hand is ever above its limit here. ELP-XMOVE-03: only now, after all extra
    moves. ELP-END-06: whoever finished on the Simmental space draws no more.
    """

    def choose(self, state: ElPasoState, choice: int) -> None:
        if state.finisher == self.seat:
            return
        state.agenda.append(Pause(self.seat, BEFORE_END))
        missing = state.hand_limit(self.seat) - len(state.players[self.seat].hand)
        for _ in range(missing):
            if not draw_cattle(state, self.seat):  # ELP-DRAW-05
                return


class EndTurn(Automatic):
    """ELP-TURN-01: clockwise. ELP-END-03: after the finisher everybody else has one turn."""

    def choose(self, state: ElPasoState, choice: int) -> None:
        parties = state.box.parties
        if state.finisher == self.seat:
            state.last_turns = parties - 1
        elif state.end_last_turn(self.seat):
            return
        state.agenda.append(Turn((self.seat + 1) % parties))
