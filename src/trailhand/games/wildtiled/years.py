"""Four years: income, rounds, and a tussle at the end of each."""

from __future__ import annotations

from typing import ClassVar

from trailhand.games.wildtiled.codes import YEARS
from trailhand.games.wildtiled.dice import roll
from trailhand.games.wildtiled.ridge import RidgeTussle, reveal
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.steps import Automatic
from trailhand.games.wildtiled.turn import BeginTurn
from trailhand.games.wildtiled.tussle import Tussle


class StartYear(Automatic):
    """WTW-FLOW-01, WTW-FLOW-02, WTW-MINE-02: mining income, then the first round.

    WTW-SET-07: with five players the first year has one round less.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "WTW-FLOW-01",
        "WTW-FLOW-02",
        "WTW-SET-07",
        "WTW-MINE-02",
    )

    def choose(self, state: WestState, choice: int) -> None:
        state.round = state.box.first_round if state.year == 0 else 0
        state.note("year", self.seat, state.year + 1)
        for seat, player in enumerate(state.players):
            income = state.box.mine_income[player.mine]
            player.gold += income
            state.note("income", seat, income)
        state.agenda.append(Round(self.seat))


class Round(Automatic):
    """WTW-FLOW-04: roll, then one turn each, clockwise from the first player.

    WTWS-FLOW-01, WTWS-FLOW-02: alone, a Bandit card may be revealed before the roll.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "WTW-FLOW-03",
        "WTW-FLOW-04",
        "WTWS-FLOW-01",
        "WTWS-FLOW-02",
    )

    def choose(self, state: WestState, choice: int) -> None:
        first = state.first
        state.active = first
        state.note("round", first, state.round + 1, state.year + 1)
        if state.ridge is not None and state.box.reveals[state.year][state.round]:
            reveal(state, state.ridge)
        roll(state)
        state.agenda.append(Advance(first))
        for offset in range(state.seats - 1, -1, -1):
            state.agenda.append(BeginTurn((first + offset) % state.seats))


class Advance(Automatic):
    """WTW-FLOW-05: the token goes left, the marker goes on; at the tussle icon they fight."""

    rules: ClassVar[tuple[str, ...]] = ("WTW-FLOW-05", "WTW-FLOW-03", "WTW-FLOW-06")

    def choose(self, state: WestState, choice: int) -> None:
        state.prairie = []
        state.river = []
        state.first = (state.first + 1) % state.seats
        state.round += 1
        if state.round < state.box.rounds[state.year]:
            state.agenda.append(Round(state.first))
            return
        state.agenda.append(EndYear(state.first))
        if state.box.tussle_years[state.year]:
            state.agenda.append(
                Tussle(state.first) if state.ridge is None else RidgeTussle(state.first)
            )


class EndYear(Automatic):
    """WTW-FLOW-06: the next year, or the end of the game."""

    rules: ClassVar[tuple[str, ...]] = ("WTW-FLOW-06", "WTW-END-01", "WTWS-END-01")

    def choose(self, state: WestState, choice: int) -> None:
        state.year += 1
        if state.year < YEARS:
            state.agenda.append(StartYear(state.first))
        else:
            state.note("game-over", state.first)
