"""The tussle at the end of a year, and the hill bandits it brings."""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PIECE, DEED, NUMBER, Kind
from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.buildings import building_of
from trailhand.games.wildtiled.facts.codes import TUSSLE_POINTS
from trailhand.games.wildtiled.fire import fire
from trailhand.games.wildtiled.grid import (
    CELLS,
    cell_label,
    cell_name,
    cells_of,
    has,
    north_of,
    south_of,
)
from trailhand.games.wildtiled.objections import HILL_TAKEN
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.stem import Automatic, WestStep, cell_anchor
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import CELL

BANDITS: Final = Kind(LOG, "bandits", "WTW-TUS-01", n=NUMBER)
TUSSLE_WON: Final = Kind(LOG, "tussle-won", "WTW-TUS-02", DEED, n=NUMBER)
TUSSLE_LOST: Final = Kind(LOG, "tussle-lost", "WTW-TUS-02", DEED, n=NUMBER)
HILL_BANDIT: Final = Kind(LOG, "hill-bandit", "WTW-TUS-06", A_PIECE, cell=CELL)
HILL_BANDIT_ALONE: Final = Kind(LOG, "hill-bandit/alone", "WTWS-TUS-02", A_PIECE, cell=CELL)
NO_HILL: Final = Kind(LOG, "no-hill", "WTW-TUS-08")


class Tussle(Automatic):
    """WTW-TUS-01, WTW-TUS-02, WTW-TUS-03: fewest bandits win, most lose; ties count fully."""

    def choose(self, state: WestState, choice: int) -> None:
        bandits = [player.side.rule.bandits(player) for player in state.players]
        fewest, most = min(bandits), max(bandits)
        winners: list[int] = []
        for offset in range(state.seats):
            seat = (state.first + offset) % state.seats
            state.note(BANDITS, seat, bandits[seat])
            if bandits[seat] == fewest:
                winners.append(seat)
                win(state, seat, TUSSLE_WON)
            elif bandits[seat] == most:
                lose(state, seat, TUSSLE_LOST)
        for seat in reversed(winners):  # WTW-TUS-07: whoever is pushed last decides first
            hand_out_hill_bandit(state, seat)


def win(state: WestState, seat: int, won: Kind) -> None:
    """WTW-TUS-04, WTW-TUS-05: the points of the year, and more for every Hotel."""
    player = state.players[seat]
    points = state.box.tussle_points[state.year]
    for place in player.named:
        points += building_of(state, seat, place).tussle_points()
    player.tussles_won += 1
    state.score(seat, TUSSLE_POINTS, points)
    state.note(won, seat, points)


def lose(state: WestState, seat: int, lost: Kind) -> None:
    """WTW-TUS-02: the points of the year are lost (WTW-FLOW-10: even below zero)."""
    points = state.box.tussle_points[state.year]
    state.score(seat, TUSSLE_POINTS, -points)
    state.note(lost, seat, points)


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
        state.note(NO_HILL, seat)


class HillBandit(WestStep):
    """WTW-TUS-06: a hill for the hill bandit. WTW-TUS-09: it is no tile and connects nothing."""

    verb: ClassVar[str] = "hill"
    rules: ClassVar[tuple[str, ...]] = ("WTW-TUS-06",)
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
        alone = state.ridge is not None
        state.note(HILL_BANDIT_ALONE if alone else HILL_BANDIT, self.seat, choice)
        fire(state, self.seat)  # WTW-SHER-09

    def word(self, choice: int) -> str:
        return f"hill {cell_name(choice)}"

    def describe(self, state: WestState, choice: int) -> Description:
        args: dict[str, Argument] = {"cell": cell_label(choice)}
        return Description(Text("wtw-hill", args), "WTW-TUS-06", (cell_anchor(self.seat, choice),))
