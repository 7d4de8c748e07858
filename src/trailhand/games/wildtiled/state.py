"""The state of a game of Wild Tiled West: plain numbers and short lists.

Everything that follows from the pieces on a board (free cells, fields, walls...) is kept
beside them as sets of cells, so that placing and looking are a few operations on numbers.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import A_PAYMENT, NUMBER, Kind
from trailhand.core.rng import Rng
from trailhand.core.state import State
from trailhand.games.wildtiled.facts.box import Box, Side
from trailhand.games.wildtiled.facts.codes import NOBODY, SOURCES, STORED, SUITS
from trailhand.games.wildtiled.words.log import LOG

GOLD_GAINED: Final = Kind(LOG, "gold", "WTW-RES-04", A_PAYMENT, n=NUMBER)
BULLETS_GAINED: Final = Kind(LOG, "bullets", "WTW-SHER-02", n=NUMBER)


class Player:
    """One seat's settlement and belongings."""

    side: Side
    gold: int
    bullets: int
    mine: int
    earned: list[int]
    partner: int
    declined: int
    second: int
    dealt: list[int]
    tussles_won: int
    largest_herd: int
    streets_due: int
    aside: int
    towns: int
    saucers: int
    aces: list[int]
    pieces: list[int]
    marks: list[int]
    named: list[int]
    free_north: int
    free_south: int
    reach_north: int
    reach_south: int
    field_north: int
    field_south: int
    cow_north: int
    cow_south: int
    wall_north: int
    wall_south: int
    bandit_north: int
    bandit_south: int
    tomb_north: int
    tomb_south: int
    sheriff_north: int
    sheriff_south: int
    boot_north: int
    boot_south: int

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player()
        copy.side = self.side
        copy.gold = self.gold
        copy.bullets = self.bullets
        copy.mine = self.mine
        copy.earned = self.earned[:]
        copy.partner = self.partner
        copy.declined = self.declined
        copy.second = self.second
        copy.dealt = self.dealt[:]
        copy.tussles_won = self.tussles_won
        copy.largest_herd = self.largest_herd
        copy.streets_due = self.streets_due
        copy.aside = self.aside
        copy.towns = self.towns
        copy.saucers = self.saucers
        copy.aces = self.aces[:]
        copy.pieces = self.pieces[:]
        copy.marks = self.marks[:]
        copy.named = self.named[:]
        copy.copy_cells(self)
        return copy

    def copy_cells(self, other: Player) -> None:
        """Have the same cells of the settlement in use as another player."""
        self.free_north = other.free_north
        self.free_south = other.free_south
        self.reach_north = other.reach_north
        self.reach_south = other.reach_south
        self.field_north = other.field_north
        self.field_south = other.field_south
        self.cow_north = other.cow_north
        self.cow_south = other.cow_south
        self.wall_north = other.wall_north
        self.wall_south = other.wall_south
        self.bandit_north = other.bandit_north
        self.bandit_south = other.bandit_south
        self.tomb_north = other.tomb_north
        self.tomb_south = other.tomb_south
        self.sheriff_north = other.sheriff_north
        self.sheriff_south = other.sheriff_south
        self.boot_north = other.boot_north
        self.boot_south = other.boot_south

    def points(self) -> int:
        """WTW-FLOW-09, WTW-FLOW-10: the score as it stands on the track; it may be negative."""
        total = 0
        for part in self.earned:
            total += part
        return total

    def stored(self) -> int:
        """The gold stored on buildings (WTW-CQ-VAULT-03)."""
        return sum(mark // STORED for mark in self.marks)


def new_player(side: Side, box: Box) -> Player:
    """WTW-SET-11, WTW-SET-13: an empty settlement; no bullets, the markers at their start."""
    player = Player()
    player.side = side
    player.gold = box.starting_gold
    player.bullets = 0
    player.mine = 1
    player.earned = [0] * SOURCES
    player.earned[0] = box.starting_score
    player.partner = NOBODY
    player.declined = NOBODY
    player.second = NOBODY
    player.dealt = []
    player.tussles_won = 0
    player.largest_herd = 0
    player.streets_due = 0
    player.aside = NOBODY
    player.towns = 0
    player.saucers = 0
    clear_board(player)
    return player


def clear_board(player: Player) -> None:
    """The board as it is printed, without any piece."""
    side = player.side
    player.aces = [0] * len(SUITS)
    player.pieces = []
    player.marks = []
    player.named = []
    player.free_north = side.open_north
    player.free_south = side.open_south
    player.reach_north = 0
    player.reach_south = 0
    player.field_north = side.field_north
    player.field_south = side.field_south
    player.cow_north = side.cow_north
    player.cow_south = side.cow_south
    player.wall_north = side.wall_north
    player.wall_south = side.wall_south
    player.bandit_north = side.bandit_north
    player.bandit_south = side.bandit_south
    player.tomb_north = 0
    player.tomb_south = 0
    player.sheriff_north = 0
    player.sheriff_south = 0
    player.boot_north = 0
    player.boot_south = 0


class Ridge:
    """The Bandit Ridge of the solo game: its hill bandits, its cards and its bullets."""

    deck: list[int]
    cards: list[int]
    hill_bandits: int
    shot: int
    bullets: int
    wrangled: int

    def clone(self) -> Ridge:
        """An independent copy."""
        copy = Ridge()
        copy.deck = self.deck[:]
        copy.cards = self.cards[:]
        copy.hill_bandits = self.hill_bandits
        copy.shot = self.shot
        copy.bullets = self.bullets
        copy.wrangled = self.wrangled
        return copy


class WestState(State):
    """A whole game in progress."""

    box: Box
    players: list[Player]
    active: int
    first: int
    year: int
    round: int
    piles: list[int]
    gone: list[int]
    prairie: list[int]
    river: list[int]
    contracts: list[int]
    flipped: int
    ace_owner: list[int]
    deck: list[int]
    row: list[int]
    ridge: Ridge | None

    def __init__(self, box: Box, rng: Rng) -> None:
        super().__init__(box.seats, rng)
        self.box = box

    def clone(self) -> WestState:
        """An independent copy that records no events."""
        copy = WestState(self.box, self.rng.clone())
        copy.copy_course(self)
        copy.players = [player.clone() for player in self.players]
        copy.active = self.active
        copy.first = self.first
        copy.year = self.year
        copy.round = self.round
        copy.piles = self.piles[:]
        copy.gone = self.gone[:]
        copy.prairie = self.prairie[:]
        copy.river = self.river[:]
        copy.contracts = self.contracts[:]
        copy.flipped = self.flipped
        copy.ace_owner = self.ace_owner[:]
        copy.deck = self.deck[:]
        copy.row = self.row[:]
        copy.ridge = None if self.ridge is None else self.ridge.clone()
        return copy

    def score(self, seat: int, source: int, points: int) -> None:
        """WTW-FLOW-09: move the score marker at once."""
        self.players[seat].earned[source] += points

    def gain_gold(self, seat: int, gold: int) -> None:
        """WTW-CMP-04: gold from the supply, which never runs out."""
        if gold:
            self.players[seat].gold += gold
            self.note(GOLD_GAINED, seat, gold)

    def gain_bullets(self, seat: int, bullets: int) -> None:
        """WTW-SHER-02: bullets are kept until they are used."""
        if bullets:
            self.players[seat].bullets += bullets
            self.note(BULLETS_GAINED, seat, bullets)
