"""The words in which the rule tests of Great Western Trail are written.

A rule test sets up the interesting moment, chooses by notation and compares outcomes:

    t = table("gwt2").stands(0, "A", money=7).hand(0, "white", "gray")
    t.choose("use 1")                        # the white card is the only one that fits
    assert t.money(0) == 9
    t.expect_refusal("use 1", "GWT-LOC-03")

`table` starts empty: neutral buildings on their letters, no other tile on the trail, no
hazard, an empty job market, no cards in the hands. Everything is put there by the test.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

import pytest

import trailhand as th
from tests.vocabulary import CardScene, proves
from trailhand.core.step import Step
from trailhand.games.gwt.facts.codes import EMPTY, OFF_BOARD, WORKERS, owner_of
from trailhand.games.gwt.game import GAMES
from trailhand.games.gwt.location import arrive
from trailhand.games.gwt.modules.north.board import SPACES, TOWNS, north
from trailhand.games.gwt.modules.poker.board import poker
from trailhand.games.gwt.position import find_tile
from trailhand.games.gwt.scoring import score
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.trail import PHASE_A, Walk
from trailhand.games.gwt.turn import DrawUp, EndTurn
from trailhand.games.gwt.words.names import CARD_WORDS, TILE_WORDS


def cards(words: Iterable[str]) -> list[int]:
    """Cards by their notation."""
    return [CARD_WORDS.index(word) for word in words]


class Table(CardScene):
    """A table of Great Western Trail at the moment a test is about."""

    card_words = CARD_WORDS

    def __init__(self, match: th.Match) -> None:
        super().__init__(match)
        state = match.state
        assert isinstance(state, GwtState)
        self.state = state
        self.box = state.box

    # -- setting the scene ------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """One player board, free to be edited."""
        return self.state.players[seat]

    def area(self, seat: int, *words: str) -> Self:
        """The objective area of a player."""
        self.player(seat).area = cards(words)
        return self

    def market(self, *words: str, stack: Iterable[str] = ()) -> Self:
        """The cattle market and its stack."""
        self.state.market = sorted(cards(words))
        self.state.market_stack = cards(stack)
        return self

    def objectives(self, *words: str, stack: Iterable[str] = ()) -> Self:
        """The objective display and its stack."""
        self.state.display = cards(words)
        self.state.objective_stack = cards(stack)
        return self

    def workers(self, seat: int, cowboys: int = 1, builders: int = 1, engineers: int = 1) -> Self:
        """Workers of a player, the printed ones included."""
        self.player(seat).workers = [cowboys, builders, engineers]
        return self

    def job(self, cell: str, worker: str) -> Self:
        """A worker in the job market, the cell as row.column (column 4 is the rightmost)."""
        row, column = cell.split(".")
        self.state.jobs[4 * int(row) + int(column) - 5] = WORKERS.index(worker)
        return self

    def job_token(self, row: int) -> Self:
        """The row of the job market token (13: it has left the board)."""
        self.state.job_row = row - 1
        return self

    def put(self, space: str, tile: str) -> Self:
        """A tile on a trail space: `5a@2` (seat from 1), `flood4green`, `green`, `A`."""
        number_of_tile = find_tile(self.box, tile)
        assert number_of_tile != EMPTY, tile
        self.state.trail[self.space(space)] = number_of_tile
        number, _, seat = tile.partition("@")
        if seat:
            self.player(int(seat) - 1).unbuilt &= ~(1 << int(number[:-1]))
        return self

    def sides(self, letters: str) -> Self:
        """The sides of the building numbers, one letter each or one for all."""
        letters = letters * len(self.box.buildings) if len(letters) == 1 else letters
        self.state.sides = 0
        for number, side in zip(self.box.buildings, letters, strict=True):
            self.state.sides |= "ab".index(side) << number
        return self

    def foresight(self, *tiles: str) -> Self:
        """The six foresight tiles, column by column (`none` for a gap)."""
        self.state.foresight = [TILE_WORDS.index(tile) for tile in tiles]
        return self

    def supplies(self, first: Iterable[str], second: Iterable[str], third: Iterable[str]) -> Self:
        """The three supplies."""
        self.state.supplies = [
            [TILE_WORDS.index(tile) for tile in pile] for pile in (first, second, third)
        ]
        return self

    def masters(self, *names: str) -> Self:
        """The station masters beside stations 1-5 (`` for none)."""
        known = [master.name for master in self.box.masters]
        self.state.masters = [known.index(name) if name else -1 for name in names]
        return self

    def owns_master(self, seat: int, *names: str) -> Self:
        """Station master tiles owned by a player."""
        known = [master.name for master in self.box.masters]
        player = self.player(seat)
        player.masters = [known.index(name) for name in names]
        player.permanent = sum(self.box.masters[tile].permanent for tile in player.masters)
        return self

    def hazards(self, seat: int, *tiles: str) -> Self:
        """Hazard tiles owned by a player."""
        self.player(seat).hazards = [TILE_WORDS.index(tile) for tile in tiles]
        return self

    def engine(self, seat: int, space: str | float) -> Self:
        """The engine of a player on a space: 12, or 16.5 for a turnout."""
        self.player(seat).engine = round(2 * float(space))
        return self

    def stations(self, seat: int, *numbers: int) -> Self:
        """Discs of a player on stations (numbered from 1)."""
        self.player(seat).stations = sum(1 << (number - 1) for number in numbers)
        return self

    def cities(self, seat: int, *indices: int) -> Self:
        """Discs of a player on cities; a city named twice holds two."""
        player = self.player(seat)
        player.cities = [0] * len(self.box.cities)
        for index in indices:
            player.cities[index] += 1
        return self

    def discs(self, seat: int, **left: int) -> Self:
        """Discs left on the player board by group; groups not named have none."""
        player = self.player(seat)
        player.discs = 0
        for name, count in left.items():
            player.discs |= count << (2 * self.box.disc_names.index(name))
        return self

    def stores(self, seat: int, *spots: str) -> Self:
        """Stores on the expansion board: `NG1` (its first free space) or `NG1.2`."""
        part = north(self.state)
        for spot in spots:
            town, _, space = spot.partition(".")
            first = SPACES * part.map.names.index(town)
            free = [at for at in range(first, first + SPACES) if part.spots[at] < 0]
            part.put(seat, first + int(space) - 1 if space else free[0])
        return self

    def stores_left(self, seat: int, left: int) -> Self:
        """Only so many stores on the annex: the others stand in the last towns of the list."""
        part = north(self.state)
        towns = [town for town in reversed(range(TOWNS)) if not part.entered[seat] >> town & 1]
        for town in towns[: part.stores_left(seat) - left]:
            free = [at for at in range(4 * town, 4 * town + 4) if part.spots[at] < 0]
            part.put(seat, free[-1])
        return self

    def medium(self, town: str, tile: str) -> Self:
        """A medium town tile in its town."""
        part = north(self.state)
        place = part.map.tile_place[part.map.names.index(town)]
        part.tiles_laid[place] = part.map.tile_names.index(tile)
        return self

    def city(self, name: str) -> int:
        """The number of a city by its name."""
        return [city.name for city in self.box.cities].index(name)

    def city_names(self) -> list[str]:
        """The names of the cities that may be delivered to now."""
        numbers = [int(word.split()[1]) for word in self.options("deliver")]
        return [self.box.cities[number].name for number in numbers]

    def seated(self, seat: int, worker: str, *words: str) -> Self:
        """A worker of the seat at the poker table, with cards laid before him."""
        part = poker(self.state)
        part.tokens[seat] = part.next_token()
        part.workers[seat] = WORKERS.index(worker)
        part.laid[seat] = cards(words)
        return self

    def clear(self, seat: int, *groups: str) -> Self:
        """Take one disc of each named group off the player board (name one twice for two)."""
        for name in groups:
            self.player(seat).discs -= 1 << (2 * self.box.disc_names.index(name))
        return self

    # -- choosing the moment -----------------------------------------------------------------

    def pending(self, *steps: Step[GwtState]) -> Self:
        """Exactly these steps on the agenda, the first one on top, before the turn ends."""
        seat = steps[0].seat if steps else self.state.active
        self.state.active = seat
        self.state.agenda = [EndTurn(seat), DrawUp(seat), *reversed(steps)]
        return self.settle()

    def only(self, *steps: Step[GwtState]) -> Self:
        """Exactly these steps on the agenda, the first one on top, and nothing after them."""
        self.state.active = steps[0].seat
        self.state.agenda = list(reversed(steps))
        return self.settle()

    def stands(self, seat: int, space: str, **fields: Any) -> Self:
        """Phase B of a seat begins: its herder has just arrived on a space."""
        self.set(seat, **fields)
        self.player(seat).herder = self.space(space)
        self.state.active = seat
        self.state.agenda = [EndTurn(seat), DrawUp(seat)]
        arrive(self.state, seat)
        return self.settle()

    def moves(self, seat: int, space: str, **fields: Any) -> Self:
        """Phase A of a seat begins with its herder on a space."""
        self.set(seat, **fields)
        self.player(seat).herder = self.space(space)
        return self.pending(Walk(seat, PHASE_A, 0, False))

    # -- looking ---------------------------------------------------------------------------------

    def space(self, name: str) -> int:
        """The number of a trail space."""
        return OFF_BOARD if name == "off" else self.box.space_names.index(name)

    def herder(self, seat: int) -> str:
        """Where a herder stands."""
        herder = self.player(seat).herder
        return "off" if herder == OFF_BOARD else self.box.space_names[herder]

    def at(self, space: str) -> str:
        """The tile on a space, in the words of `put` (`none` if empty)."""
        tile = self.state.trail[self.space(space)]
        if owner_of(tile) < 0:
            return TILE_WORDS[tile]
        building = (tile - 64) % 32
        return f"{building // 2}{'ab'[building % 2]}@{owner_of(tile) + 1}"

    def engine_at(self, seat: int) -> float:
        """Where an engine stands: 12.0, or 16.5 on a turnout."""
        return self.player(seat).engine / 2

    def open_towns(self) -> frozenset[str]:
        """The towns where a store may be placed now."""
        names = (word.removeprefix("store ") for word in self.options("store"))
        return frozenset(name.partition(".")[0] for name in names)

    def stores_of(self, seat: int) -> int:
        """The stores left on an annex."""
        return north(self.state).stores_left(seat)

    def bells(self, seat: int) -> int:
        """The freed bells of a seat."""
        return north(self.state).bells(seat)

    def points(self, seat: int) -> dict[str, int]:
        """The points of a seat by category."""
        return score(self.state, seat)


def table(game: str = "gwt2", seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """An empty table: neutral buildings only, sides a, no cards in play, no money.

    Seat 0 begins; every herder stands on START. Discs, workers and engines are as at the
    start of a game.
    """
    options = {"preset": "first_game", "start": 0} | options
    t = Table(th.new(game, seats=seats, seed=seed, options=options))
    state = t.state
    for space, tile in enumerate(state.trail):
        if tile > 7:
            state.trail[space] = EMPTY
    state.jobs = [-1] * 48
    state.market = []
    state.market_stack = []
    for player in state.players:
        player.money = player.tokens = 0
        player.hand, player.draw, player.discard, player.area = [], [], [], []
        player.herder = state.box.start
        player.started = True
    return t.pending(Walk(0, PHASE_A, 0, False))


def fresh(game: str = "gwt2", seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table as it is really set up, before the first turn."""
    return Table(th.new(game, seats=seats, seed=seed, options=options))


EDITIONS = tuple(game.info.id for game in GAMES)
both_editions = pytest.mark.parametrize("game", EDITIONS)
__all__ = [
    "EDITIONS",
    "Table",
    "both_editions",
    "cards",
    "fresh",
    "proves",
    "table",
]
