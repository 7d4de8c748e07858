"""What the games along a cattle trail share: money, turns in order, and the last turns.

A room derives its player board from `TrailPlayer` and its state from `TrailState`, and adds
what is its own.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trailhand.core.event import A_PAYMENT, NEW_TURN, NUMBER, Kind
from trailhand.core.state import State
from trailhand.games.common.log import SHARED
from trailhand.games.common.piles import Piles

GAINED: Final = Kind(SHARED, "gained", "GWT-GEN-05 ELP-ACT-04", A_PAYMENT, n=NUMBER)
TURN: Final = Kind(SHARED, "turn", "GWT-TURN-01 ELP-TURN-01", NEW_TURN, n=NUMBER)
GAME_OVER: Final = Kind(SHARED, "game-over", "GWT-END-08 ELP-END-03")


@mypyc_attr(allow_interpreted_subclasses=True)
class TrailPlayer(Piles):
    """One seat's cards, money, exchange tokens and certificates.

    `discs` are those still on the player board, in one number; `started` is whether its
    figure has entered the trail.
    """

    money: int
    tokens: int
    certificates: int
    discs: int
    started: bool

    def copy_belongings(self, other: TrailPlayer) -> None:
        """Take over a copy of what another player has."""
        self.copy_piles(other)
        self.money = other.money
        self.tokens = other.tokens
        self.certificates = other.certificates
        self.discs = other.discs
        self.started = other.started


P = TypeVar("P", bound=TrailPlayer)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrailState(State, Generic[P]):
    """A game along a trail in progress.

    `sides` are the faces of the buildings, as bits; `trail` are the tiles by their spaces.
    `last_turns` counts the last turns to come, and is -1 when the game is over.
    """

    players: list[P]
    sides: int
    active: int
    first: int
    last_turns: int
    trail: list[int]

    def copy_table(self, other: TrailState[P]) -> None:
        """Take over a copy of another state, except for the players."""
        self.copy_course(other)
        self.sides = other.sides
        self.active = other.active
        self.first = other.first
        self.last_turns = other.last_turns
        self.trail = other.trail[:]

    def gain(self, seat: int, dollars: int) -> None:
        """Dollars from the bank, which never runs out.

        GWT-GEN-05, GWT-GEN-03, ELP-ACT-04, ELP-EDGE-01.
        """
        if dollars > 0:
            self.players[seat].money += dollars
            self.note(GAINED, seat, dollars)

    def settle_bill(self, seat: int, dollars: int) -> None:
        """Pay (or, if negative, gain) what another line of the log tells."""
        self.players[seat].money -= dollars

    def begin_turn(self, seat: int) -> None:
        """It is the turn of this seat (GWT-TURN-01, ELP-TURN-01)."""
        self.turn += 1
        self.active = seat
        self.note(TURN, seat, self.turn)

    def end_last_turn(self, seat: int) -> bool:
        """Count one of the last turns, if they have begun; return whether that ends the game.

        GWT-END-05, GWT-END-08, ELP-END-03: one last turn each.
        """
        if self.last_turns > 0:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.last_turns = -1
                self.note(GAME_OVER, seat)
                return True
        return False
