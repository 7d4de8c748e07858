"""Positions: the whole state as data, and what may be wrong with one.

A position holds what lies on the table: pieces with their placements, tombstones, hill
bandits, boots. What follows from them (free cells, fields, walls, living bandits) is worked
out again when it is read.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from trailhand.core.course import Course
from trailhand.games.common.position import PositionReader, compare
from trailhand.games.wildtiled.dice import is_dry
from trailhand.games.wildtiled.facts.box import Box
from trailhand.games.wildtiled.facts.codes import (
    DONE,
    DOUBLE_STREETS,
    NOBODY,
    PLACEMENTS,
    PRAIRIE,
    RIVER,
    SLOT_NAMES,
    SLOTS,
    SOURCES,
    STORED,
    STREET,
    SUITS,
    YEARS,
    turn_name,
)
from trailhand.games.wildtiled.fire import bury
from trailhand.games.wildtiled.grid import (
    CELLS,
    cell_name,
    cells_of,
    has,
    north_of,
    set_of,
    south_of,
)
from trailhand.games.wildtiled.mines import OpenRow
from trailhand.games.wildtiled.placement import occupy, renew_reach
from trailhand.games.wildtiled.placing import PlaceTile
from trailhand.games.wildtiled.sides import boards, open_side
from trailhand.games.wildtiled.state import Player, Ridge, WestState, new_player
from trailhand.games.wildtiled.words.names import PARTNER_WORDS

EARNED: Final = ("start", "towns", "herds", "tussles", "buildings", "conquest")
CELL_NAMES: Final[list[str]] = [cell_name(cell) for cell in range(CELLS)]
TURN_NAMES: Final[list[str]] = [turn_name(turn) for turn in range(8)]


# -- writing ------------------------------------------------------------------------------


def write_piece(box: Box, piece: int, mark: int) -> dict[str, Any]:
    """A piece of a settlement: its tile, its first cell, its orientation, what happened to it."""
    choice = piece % PLACEMENTS
    written: dict[str, Any] = {
        "tile": box.tile_ids[piece // PLACEMENTS],
        "at": cell_name(choice % CELLS),
        "turn": turn_name(choice // CELLS),
    }
    if mark & DONE:
        written["done"] = True
    if mark & DOUBLE_STREETS:
        written["double_streets"] = True
    if mark >= STORED:
        written["stored"] = mark // STORED
    return written


def cell_names(north: int, south: int) -> list[str]:
    """A set of cells as data."""
    return [cell_name(cell) for cell in cells_of(north, south)]


def hill_bandits(player: Player) -> list[int]:
    """Hills with a hill bandit, dead or alive: what stands there and is not printed."""
    side = player.side
    return cells_of(
        (player.bandit_north | player.tomb_north) & side.hill_north & ~side.bandit_north,
        (player.bandit_south | player.tomb_south) & side.hill_south & ~side.bandit_south,
    )


def partner_word(card: int) -> str:
    """A partner card as data; nothing if there is none."""
    return "" if card == NOBODY else PARTNER_WORDS[card]


def write_player(box: Box, player: Player) -> dict[str, Any]:
    """One settlement as data."""
    side = player.side
    return {
        "board": side.id,
        "conquest": side.conquest,
        "gold": player.gold,
        "bullets": player.bullets,
        "mine": player.mine,
        "earned": dict(zip(EARNED, player.earned, strict=True)),
        "partner": partner_word(player.partner),
        "declined": partner_word(player.declined),
        "second": partner_word(player.second),
        "dealt": [PARTNER_WORDS[card] for card in player.dealt],
        "tussles_won": player.tussles_won,
        "largest_herd": player.largest_herd,
        "streets_due": player.streets_due,
        "aside": "" if player.aside == NOBODY else box.tile_ids[player.aside],
        "towns": [
            town.letter for number, town in enumerate(side.towns) if player.towns >> number & 1
        ],
        "saucers": [
            cell_name(cell)
            for number, cell in enumerate(side.saucers)
            if player.saucers >> number & 1
        ],
        "pieces": [
            write_piece(box, piece, mark)
            for piece, mark in zip(player.pieces, player.marks, strict=True)
        ],
        "hill_bandits": [cell_name(cell) for cell in hill_bandits(player)],
        "tombstones": cell_names(player.tomb_north, player.tomb_south),
        "boots": cell_names(player.boot_north, player.boot_south),
    }


def write_ridge(box: Box, ridge: Ridge) -> dict[str, Any]:
    """The Bandit Ridge as data."""
    return {
        "deck": [box.bandit_cards[card].id for card in ridge.deck],
        "cards": [box.bandit_cards[card].id for card in ridge.cards],
        "hill_bandits": ridge.hill_bandits,
        "shot": ridge.shot,
        "bullets": ridge.bullets,
        "wrangled": ridge.wrangled,
    }


def write_position(state: WestState) -> dict[str, Any]:
    """The whole table as data."""
    box = state.box
    return {
        "active": state.active,
        "first": state.first,
        "year": state.year + 1,
        "round": state.round + 1,
        "piles": {SLOT_NAMES[slot]: number for slot, number in enumerate(state.piles)},
        "gone": {SLOT_NAMES[slot]: number for slot, number in enumerate(state.gone)},
        "prairie": state.prairie[:],
        "river": state.river[:],
        "contracts": [box.contracts[number].id for number in state.contracts],
        "flipped": [
            cows for space, cows in enumerate(box.contract_spaces) if state.flipped >> space & 1
        ],
        "aces": {suit: state.ace_owner[number] + 1 for number, suit in enumerate(SUITS)},
        "deck": [PARTNER_WORDS[card] for card in state.deck],
        "row": [PARTNER_WORDS[card] for card in state.row],
        "ridge": {} if state.ridge is None else write_ridge(box, state.ridge),
        "discreet": state.discreet,
        "players": [write_player(box, player) for player in state.players],
    }


# -- reading ------------------------------------------------------------------------------


class Reader(PositionReader[WestState]):
    """Reads a position of this room."""

    def __init__(self, box: Box, data: Any, course: Course) -> None:
        super().__init__(data, course)
        self.box = box

    def optional(self, data: Any, name: str, where: str, words: list[str]) -> int:
        """A known name, or NOBODY for nothing."""
        word = self.field(data, name, str, where)
        return self.known(word, words, where + name) if word else NOBODY

    def player(self, data: Any, where: str) -> Player:
        """One settlement."""
        names = boards()
        board = self.known(self.field(data, "board", str, where), names, where + "board")
        side = open_side(board, self.field(data, "conquest", bool, where))
        player = new_player(side, self.box)
        player.gold = self.number(data, "gold", where, 0, 100000)
        player.bullets = self.number(data, "bullets", where, 0, 100000)
        player.mine = self.number(data, "mine", where, 1, len(self.box.mine_income) - 1)
        earned = self.field(data, "earned", dict, where)
        player.earned = [
            self.number(earned, name, where + "earned.", -10000, 10000) for name in EARNED
        ]
        player.partner = self.optional(data, "partner", where, PARTNER_WORDS)
        player.declined = self.optional(data, "declined", where, PARTNER_WORDS)
        player.second = self.optional(data, "second", where, PARTNER_WORDS)
        player.dealt = self.pile(data, "dealt", where, PARTNER_WORDS)
        player.tussles_won = self.number(data, "tussles_won", where, 0, YEARS)
        player.largest_herd = self.number(data, "largest_herd", where, 0, 7)
        player.streets_due = self.number(data, "streets_due", where, 0, 1000)
        player.aside = self.optional(data, "aside", where, self.box.tile_ids[:SLOTS])
        letters = [town.letter for town in side.towns]
        for town in self.pile(data, "towns", where, letters):
            player.towns |= 1 << town
        saucers = [cell_name(cell) for cell in side.saucers]
        for saucer in self.pile(data, "saucers", where, saucers):
            player.saucers |= 1 << saucer
        for number, piece in enumerate(self.field(data, "pieces", list, where)):
            self.piece(player, piece, f"{where}pieces[{number + 1}].")
        renew_reach(player)
        self.tokens(player, data, where)
        self.check_towns(player, where)
        return player

    def piece(self, player: Player, data: Any, where: str) -> None:
        """Lay a piece, as it was laid, or say why it cannot lie there."""
        tile = self.known(
            self.field(data, "tile", str, where), self.box.tile_ids[: STREET + 1], where + "tile"
        )
        cell = self.known(self.field(data, "at", str, where), CELL_NAMES, where + "at")
        turn = self.known(self.field(data, "turn", str, where), TURN_NAMES, where + "turn")
        shape = self.box.tiles[tile].shape
        choice = CELLS * turn + cell
        place = shape.place[choice]
        if place < 0:
            self.wrong(f"{where}at: it leaves the grid, or repeats another orientation")
            return
        if shape.north[place] & ~player.free_north or shape.south[place] & ~player.free_south:
            self.wrong(f"{where}at: it covers a cell that is not free")
            return
        occupy(self.box, player, tile, choice)
        player.marks[-1] = self.mark(data, where)

    def mark(self, data: Any, where: str) -> int:
        """What has happened to a piece."""
        if not isinstance(data, dict):
            self.wrong(f"{where}tile: a table is missing")
            return 0
        done = data.get("done", False)
        double = data.get("double_streets", False)
        stored = data.get("stored", 0)
        if type(done) is not bool or type(double) is not bool or type(stored) is not int:
            self.wrong(f"{where}done, double_streets and stored: yes, no or a whole number")
            return 0
        if not 0 <= stored <= 100:
            self.wrong(f"{where}stored: {stored} is not between 0 and 100")
            return 0
        return DONE * done + DOUBLE_STREETS * double + STORED * stored

    def tokens(self, player: Player, data: Any, where: str) -> None:
        """Hill bandits, tombstones and boots, each where one may lie."""
        side = player.side
        for cell in self.pile(data, "hill_bandits", where, CELL_NAMES):
            if not has(side.hill_north, side.hill_south, cell) or has(
                player.bandit_north, player.bandit_south, cell
            ):
                self.wrong(f"{where}hill_bandits: {cell_name(cell)} is no free hill")
            player.bandit_north |= north_of(cell)
            player.bandit_south |= south_of(cell)
        for cell in self.pile(data, "tombstones", where, CELL_NAMES):
            north, south = north_of(cell), south_of(cell)
            if not (
                has(player.bandit_north, player.bandit_south, cell)
                or has(player.sheriff_north, player.sheriff_south, cell)
            ):
                self.wrong(f"{where}tombstones: nobody stood on {cell_name(cell)}")
            player.bandit_north &= ~north
            player.bandit_south &= ~south
            player.sheriff_north &= ~north
            player.sheriff_south &= ~south
            bury(player, cell)
        boots = self.pile(data, "boots", where, CELL_NAMES)
        for cell in boots:
            if not has(player.field_north, player.field_south, cell):
                self.wrong(f"{where}boots: {cell_name(cell)} is no field")
        player.boot_north, player.boot_south = set_of(boots)

    def check_towns(self, player: Player, where: str) -> None:
        """A town is inaugurated only when it is covered."""
        for number, town in enumerate(player.side.towns):
            covered = not (town.north & player.free_north or town.south & player.free_south)
            if player.towns >> number & 1 and not covered:
                self.wrong(f"{where}towns: {town.letter} is not covered")

    def ridge(self) -> Ridge | None:
        """The Bandit Ridge of a solo game."""
        data = self.field(self.data, "ridge", dict, "")
        if self.box.seats > 1:
            if data:
                self.wrong("ridge: only a solo player meets it")
            return None
        names = [card.id for card in self.box.bandit_cards]
        ridge = Ridge()
        ridge.deck = self.pile(data, "deck", "ridge.", names)
        ridge.cards = self.pile(data, "cards", "ridge.", names)
        ridge.hill_bandits = self.number(data, "hill_bandits", "ridge.", 0, YEARS)
        ridge.shot = self.number(data, "shot", "ridge.", 0, 100)
        ridge.bullets = self.number(data, "bullets", "ridge.", 0, 100)
        ridge.wrangled = self.number(data, "wrangled", "ridge.", 0, len(ridge.cards))
        if sorted(ridge.deck + ridge.cards) != list(range(len(names))):
            self.wrong("ridge: every Bandit card is in the deck or face up, once")
        return ridge

    def dice(self, name: str, faces: int, most: int) -> list[int]:
        """The dice of a kind that lie at the trays."""
        numbers = self.field(self.data, name, list, "")
        fine = all(type(number) is int and 1 <= number <= faces for number in numbers)
        if not fine or numbers != sorted(set(numbers)) or len(numbers) > most:
            self.wrong(f"{name}: at most {most} different numbers from 1 to {faces}, ascending")
            return []
        return list(numbers)

    def check_lines(
        self, name: str, dice: list[int], lines: list[list[int]], piles: list[int]
    ) -> None:
        """A die never lies at a line without tiles (WTW-DICE-05)."""
        for number in dice:
            if is_dry(piles, lines[number - 1]):
                self.wrong(f"{name}: no tile is left in the line of {number}")

    def owners(self) -> list[int]:
        """The owners of the Ace cards: seats from 1, 0 for the supply."""
        table = self.field(self.data, "aces", dict, "")
        return [self.number(table, suit, "aces.", 0, self.box.seats) - 1 for suit in SUITS]

    def contracts(self, state: WestState) -> None:
        """The contracts on their spaces, and which have been turned over."""
        ids = [contract.id for contract in self.box.contracts]
        state.contracts = self.pile(self.data, "contracts", "", ids)
        if sorted(state.contracts) != list(range(len(ids))):
            self.wrong("contracts: each of them once")
        state.flipped = 0
        for cows in self.chosen(self.data, "flipped", "", self.box.contract_spaces):
            state.flipped |= 1 << self.box.contract_spaces.index(cows)

    def table(self) -> WestState:
        box, data = self.box, self.data
        state = WestState(box, self.course.rng)
        self.course.enter(state)
        state.active = self.number(data, "active", "", 0, box.seats - 1)
        state.first = self.number(data, "first", "", 0, box.seats - 1)
        state.year = self.number(data, "year", "", 1, YEARS + 1) - 1
        state.round = self.number(data, "round", "", 1, max(box.rounds) + 1) - 1
        state.piles = self.counts(data, "piles", "", SLOT_NAMES, 3)
        state.gone = self.counts(data, "gone", "", SLOT_NAMES, 3)
        state.prairie = self.dice("prairie", PRAIRIE, box.prairie_dice)
        state.river = self.dice("river", RIVER, box.river_dice)
        self.check_lines("prairie", state.prairie, box.prairie_lines, state.piles)
        self.check_lines("river", state.river, box.river_lines, state.piles)
        self.contracts(state)
        state.ace_owner = self.owners()
        state.deck = self.pile(data, "deck", "", PARTNER_WORDS)
        state.row = self.pile(data, "row", "", PARTNER_WORDS)
        state.ridge = self.ridge()
        state.discreet = self.field(data, "discreet", bool, "")
        state.players = [self.player(board, where) for board, where in self.boards(box.seats)]
        self.check_pending(state.year >= YEARS)
        return state

    def miscounted(self, state: WestState) -> list[str]:
        return conservation_problems(state)


def read_position(box: Box, data: Any, course: Course) -> WestState:
    """The state behind a position, or ImpossiblePosition with every named problem."""
    return Reader(box, data, course).read()


# -- conservation -------------------------------------------------------------------------


def all_tiles(state: WestState) -> Counter[int]:
    """WTW-CMP-02: every tile of the game, wherever it is."""
    tiles: Counter[int] = Counter()
    for slot in range(SLOTS):
        tiles[slot] = state.piles[slot] + state.gone[slot]
    for player in state.players:
        tiles.update(piece // PLACEMENTS for piece in player.pieces if piece < PLACEMENTS * STREET)
        if player.aside != NOBODY:
            tiles[player.aside] += 1
    tiles.update(step.tile for step in state.agenda if isinstance(step, PlaceTile))
    return tiles


def all_partners(state: WestState) -> Counter[int]:
    """WTW-CMP-05: every partner card, wherever it is."""
    cards = Counter(state.deck + state.row)
    opened = not any(isinstance(step, OpenRow) for step in state.agenda)
    for player in state.players:
        cards.update(player.dealt)
        cards.update(card for card in (player.partner, player.second) if card != NOBODY)
        if not opened and player.declined != NOBODY:
            cards[player.declined] += 1
    return cards


def conservation_problems(state: WestState) -> list[str]:
    """Every component is somewhere exactly once: what is missing, and what is there twice."""
    problems: list[str] = []
    box = state.box
    copies = Counter({slot: box.tiles[slot].copies for slot in range(SLOTS)})
    compare(problems, "tile", all_tiles(state), copies, box.tile_ids)
    cards = Counter(range(len(box.partners)))
    compare(problems, "partner", all_partners(state), cards, PARTNER_WORDS)
    used = [player.side.board for player in state.players]
    if len(set(used)) != len(used):
        problems.append("a settlement board is used twice")
    for seat, player in enumerate(state.players):
        if len(player.earned) != SOURCES or player.gold < 0 or player.bullets < 0:
            problems.append(f"players[{seat + 1}]: gold or bullets below zero")
    return problems
