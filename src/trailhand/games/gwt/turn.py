"""A turn, top to bottom: move, use the location, draw up; and whose turn comes next."""

from __future__ import annotations

from typing import ClassVar

from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.stem import Automatic, draw_cards, push_first_discard
from trailhand.games.gwt.trail import PHASE_A, PlaceHerder, Walk


def phase(state: GwtState) -> int:
    """GWT-TURN-02: phase A until the move is made, phase C once drawing up has begun."""
    drawing = 2
    for step in state.agenda:
        if isinstance(step, PlaceHerder) or (isinstance(step, Walk) and step.kind == PHASE_A):
            return 0
        if isinstance(step, DrawUp):
            drawing = 1
    return drawing if isinstance(state.agenda[0], EndTurn) else -1


class Turn(Automatic):
    """GWT-TURN-02: phase A (move), phase B (use the location), phase C (draw up).

    Phase B is begun by the move itself, wherever it ends. GWT-FIRST-01: in one's very
    first turn the herder is placed instead, after the discard of GWT-FIRST-03.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "GWT-TURN-01",
        "GWT-TURN-02",
        "GWT-FIRST-01",
        "GWT-FIRST-03",
        "GWT-FIRST-04",
    )

    def choose(self, state: GwtState, choice: int) -> None:
        seat = self.seat
        state.begin_turn(seat)
        state.used = 0
        state.closed = False
        agenda = state.agenda
        agenda.append(EndTurn(seat))
        agenda.append(DrawUp(seat))
        if state.players[seat].started:
            agenda.append(Walk(seat, PHASE_A, 0, False))
        else:
            agenda.append(PlaceHerder(seat))
            push_first_discard(state, seat)


class DrawUp(Automatic):
    """Phase C: draw up to the hand limit; too many cards stay.

    GWT-DRAW-01, GWT-DRAW-03, GWT-DRAW-04, GWT-XMV-03, GWT-DECK-07: objective cards take
    their place in the hand like any other. GWT-END-09: in last turns, too.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "GWT-DRAW-01",
        "GWT-DRAW-02",
        "GWT-DRAW-03",
        "GWT-DRAW-04",
        "GWT-XMV-03",
        "GWT-DECK-07",
        "GWT-END-09",
    )

    def choose(self, state: GwtState, choice: int) -> None:
        player = state.players[self.seat]
        missing = player.hand_limit() - len(player.hand)
        if missing > 0:
            draw_cards(state, self.seat, missing)


class EndTurn(Automatic):
    """GWT-TURN-01: clockwise. GWT-END-05, GWT-END-08: one last turn each, then it is over."""

    rules: ClassVar[tuple[str, ...]] = ("GWT-TURN-01", "GWT-END-04", "GWT-END-05", "GWT-END-08")

    def choose(self, state: GwtState, choice: int) -> None:
        if state.end_last_turn(self.seat):
            return
        box = state.box
        following = (self.seat + 1) % box.seats
        state.agenda.append(box.turns[following](following))
