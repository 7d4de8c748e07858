"""The tussle at the end of a year, and the hill bandits it brings."""

from __future__ import annotations

from typing import ClassVar

from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.buildings import building_of
from trailhand.games.wildtiled.codes import TUSSLE_POINTS
from trailhand.games.wildtiled.fire import fire
from trailhand.games.wildtiled.grid import CELLS, cell_name, cells_of, has, north_of, south_of
from trailhand.games.wildtiled.objections import HILL_TAKEN
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.steps import Automatic, WestStep, cell_anchor


class Tussle(Automatic):
    """WTW-TUS-01, WTW-TUS-02, WTW-TUS-03: fewest bandits win, most lose; ties count fully."""

    rules: ClassVar[tuple[str, ...]] = (
        "WTW-TUS-01",
        "WTW-TUS-02",
        "WTW-TUS-03",
        "WTW-TUS-04",
        "WTW-TUS-07",
    )

    def choose(self, state: WestState, choice: int) -> None:
        bandits = [player.side.rule.bandits(player) for player in state.players]
        fewest, most = min(bandits), max(bandits)
        winners: list[int] = []
        for offset in range(state.seats):
            seat = (state.first + offset) % state.seats
            state.note("bandits", seat, bandits[seat])
            if bandits[seat] == fewest:
                winners.append(seat)
                win(state, seat)
            elif bandits[seat] == most:
                lose(state, seat)
        for seat in reversed(winners):
            hand_out_hill_bandit(state, seat)


def win(state: WestState, seat: int) -> None:
    """WTW-TUS-04, WTW-TUS-05: the points of the year, and more for every Hotel."""
    player = state.players[seat]
    points = state.box.tussle_points[state.year]
    for place in player.named:
        points += building_of(state, seat, place).tussle_points()
    player.tussles_won += 1
    state.score(seat, TUSSLE_POINTS, points)
    state.note("tussle-won", seat, points)


def lose(state: WestState, seat: int) -> None:
    """WTW-TUS-02: the points of the year are lost (WTW-FLOW-10: even below zero)."""
    points = state.box.tussle_points[state.year]
    state.score(seat, TUSSLE_POINTS, -points)
    state.note("tussle-lost", seat, points)


def free_hills(player: Player) -> list[int]:
    """WTW-TUS-06: hills without bandit or tombstone."""
    side = player.side
    return cells_of(
        side.hill_north & ~player.bandit_north & ~player.tomb_north,
        side.hill_south & ~player.bandit_south & ~player.tomb_south,
    )


def hand_out_hill_bandit(state: WestState, seat: int) -> None:
    """WTW-TUS-06, WTW-CMP-06: in years 1 to 3; WTW-TUS-08: not without a free hill."""
    if not state.box.hill_bandit_years[state.year]:
        return
    if free_hills(state.players[seat]):
        state.agenda.append(HillBandit(seat))
    else:
        state.note("no-hill", seat)


class HillBandit(WestStep):
    """WTW-TUS-06: a hill for the hill bandit. WTW-TUS-09: it is no tile and connects nothing."""

    verb: ClassVar[str] = "hill"
    rules: ClassVar[tuple[str, ...]] = (
        "WTW-TUS-06",
        "WTW-TUS-07",
        "WTW-TUS-08",
        "WTW-TUS-09",
        "WTW-SHER-09",
    )
    domain: ClassVar[int] = CELLS

    def candidates(self, state: WestState) -> list[int]:
        side = state.players[self.seat].side
        return cells_of(side.hill_north, side.hill_south)

    def objection(self, state: WestState, choice: int) -> int:
        player = state.players[self.seat]
        taken = has(
            player.bandit_north | player.tomb_north,
            player.bandit_south | player.tomb_south,
            choice,
        )
        return HILL_TAKEN if taken else 0

    def choose(self, state: WestState, choice: int) -> None:
        player = state.players[self.seat]
        player.bandit_north |= north_of(choice)
        player.bandit_south |= south_of(choice)
        state.note("hill-bandit", self.seat, choice)
        fire(state, self.seat)  # WTW-SHER-09

    def word(self, choice: int) -> str:
        return f"hill {cell_name(choice)}"

    def describe(self, state: WestState, choice: int) -> Description:
        args: dict[str, Argument] = {"cell": cell_name(choice)}
        return Description(Text("wtw-hill", args), "WTW-TUS-06", (cell_anchor(self.seat, choice),))
