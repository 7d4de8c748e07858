"""A turn, top to bottom: move, use the location, draw; and whose turn comes next."""

from __future__ import annotations

from typing import ClassVar

from trailhand.games.elpaso.exchange import draw_cattle
from trailhand.games.elpaso.solo.turn import SueTurn
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.stem import Automatic
from trailhand.games.elpaso.steps import BEFORE_END, Pause
from trailhand.games.elpaso.trail import Move, PlaceRancher


class Turn(Automatic):
    """ELP-TURN-02: movement phase, action phase, draw phase.

    The action phase is begun by the move itself, wherever it ends. ELP-MOVE-01: the very
    first move is a free placement. SUE-TURN-01: Sue takes turns like a player, behind the
    only seat.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "ELP-TURN-01",
        "ELP-TURN-02",
        "ELP-MOVE-01",
        "SUE-TURN-01",
    )

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
    """Draw up to the hand limit, then a last moment for free actions.

    ELP-DRAW-06: no hand is ever above its limit here. ELP-XMOVE-03: only now, after all extra
    moves. ELP-END-06: who finished on the Simmental space draws no more.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "ELP-DRAW-01",
        "ELP-DRAW-05",
        "ELP-DRAW-06",
        "ELP-XMOVE-03",
        "ELP-END-06",
    )

    def choose(self, state: ElPasoState, choice: int) -> None:
        if state.finisher == self.seat:
            return
        state.agenda.append(Pause(self.seat, BEFORE_END))
        missing = state.hand_limit(self.seat) - len(state.players[self.seat].hand)
        for _ in range(missing):
            if not draw_cattle(state, self.seat):
                return


class EndTurn(Automatic):
    """ELP-TURN-01: clockwise. ELP-END-03: after the finisher everybody else has one turn."""

    rules: ClassVar[tuple[str, ...]] = ("ELP-TURN-01", "ELP-END-02", "ELP-END-03")

    def choose(self, state: ElPasoState, choice: int) -> None:
        parties = state.box.parties
        if state.finisher == self.seat:
            state.last_turns = parties - 1
        elif state.end_last_turn(self.seat):
            return
        state.agenda.append(Turn((self.seat + 1) % parties))
