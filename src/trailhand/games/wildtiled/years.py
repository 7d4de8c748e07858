"""Four years: income, rounds, and a tussle at the end of each."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_PAYMENT, NUMBER, Kind
from trailhand.games.wildtiled.dice import roll
from trailhand.games.wildtiled.facts.codes import YEARS
from trailhand.games.wildtiled.ridge import RANK_REACHED, RidgeTussle, rank_reached, reveal
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.stem import Automatic
from trailhand.games.wildtiled.turn import BeginTurn
from trailhand.games.wildtiled.tussle import Tussle
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import AT_MINE

YEAR: Final = Kind(LOG, "year", "WTW-FLOW-01", n=NUMBER)
INCOME: Final = Kind(LOG, "income", "WTW-FLOW-02", A_PAYMENT, n=AT_MINE)
ROUND: Final = Kind(LOG, "round", "WTW-FLOW-04", n=NUMBER, year=NUMBER)
GAME_OVER: Final = Kind(LOG, "game-over", "WTW-END-01")


class StartYear(Automatic):
    """WTW-FLOW-01, WTW-FLOW-02, WTW-MINE-02: mining income, then the first round.

    WTW-SET-07: with five players the first year has one round less.
    """

    def choose(self, state: WestState, choice: int) -> None:
        state.round = state.box.first_round if state.year == 0 else 0
        state.note(YEAR, self.seat, state.year + 1)
        for seat, player in enumerate(state.players):
            income = state.box.mine_income[player.mine]
            player.gold += income
            state.note(INCOME, seat, income)
        state.agenda.append(Round(self.seat))


class Round(Automatic):
    """WTW-FLOW-04: roll, then one turn each, clockwise from the first player.

    WTWS-FLOW-01, WTWS-FLOW-02: alone, a Bandit card may be revealed before the roll.
    """

    def choose(self, state: WestState, choice: int) -> None:
        first = state.first
        state.active = first
        state.note(ROUND, first, state.round + 1, state.year + 1)
        if state.ridge is not None and state.box.reveals[state.year][state.round]:
            reveal(state, state.ridge)
        roll(state)
        state.agenda.append(Advance(first))
        for offset in range(state.seats - 1, -1, -1):
            state.agenda.append(BeginTurn((first + offset) % state.seats))


class Advance(Automatic):
    """WTW-FLOW-05: the token goes left, the marker goes on; at the tussle icon they fight."""

    def choose(self, state: WestState, choice: int) -> None:
        state.prairie = []
        state.river = []
        state.first = (state.first + 1) % state.seats
        state.round += 1
        if state.round < state.box.rounds[state.year]:  # WTW-FLOW-03
            state.agenda.append(Round(state.first))
            return
        state.agenda.append(EndYear(state.first))
        if state.box.tussle_years[state.year]:
            state.agenda.append(
                Tussle(state.first) if state.ridge is None else RidgeTussle(state.first)
            )


class EndYear(Automatic):
    """WTW-FLOW-06: the next year, or the end of the game."""

    def choose(self, state: WestState, choice: int) -> None:
        state.year += 1
        if state.year < YEARS:
            state.agenda.append(StartYear(state.first))
        elif state.ridge is None:
            state.note(GAME_OVER, state.first)
        elif state.log is not None:
            points, rank = rank_reached(state)
            state.note(RANK_REACHED, state.first, points, rank)
