"""The box: every printed fact, ready for fast reading.

A box is made once per number of seats (`tables.py` opens the data files), is never changed
afterwards and is shared by all games that use it. So are the sides of the boards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trailhand.games.wildtiled.shapes import Fitting, Shape

if TYPE_CHECKING:
    from trailhand.games.wildtiled.buildings import Building
    from trailhand.games.wildtiled.conquest.rule import SideRule


class Tile:
    """One of the 40 tile types, or a street."""

    id: str
    name: str
    kind: str
    cost: int
    copies: int
    sign: str
    shape: Shape
    icons: list[int]
    building: Building | None

    def __init__(self, tile_id: str, name: str, kind: str, cost: int, copies: int) -> None:
        self.id = tile_id
        self.name = name
        self.kind = kind
        self.cost = cost
        self.copies = copies
        self.sign = ""
        self.icons = [0] * 16
        self.building = None


class Town:
    """A town of a board: its cells, the points of its sign and its place in a charter."""

    letter: str
    name: str
    points: int
    order: int
    north: int
    south: int
    edge: str
    at: int

    def __init__(self, letter: str, name: str, points: int, order: int, edge: str, at: int) -> None:
        self.letter = letter
        self.name = name
        self.points = points
        self.order = order
        self.edge = edge
        self.at = at
        self.north = 0
        self.south = 0


class Side:
    """One side of a settlement board. Sets of cells are pairs of halves (see `grid`)."""

    id: str
    board: int
    conquest: bool
    name: str
    stars: int
    start: int
    terrain: list[str]
    town_rows: list[str]
    icon_rows: list[str]
    open_north: int
    open_south: int
    field_north: int
    field_south: int
    cow_north: int
    cow_south: int
    hill_north: int
    hill_south: int
    wall_north: int
    wall_south: int
    bandit_north: int
    bandit_south: int
    wanted_north: int
    wanted_south: int
    horseshoe_north: int
    horseshoe_south: int
    gold_north: int
    gold_south: int
    bullet_north: int
    bullet_south: int
    street_north: int
    street_south: int
    pickaxe_north: int
    pickaxe_south: int
    water_north: int
    water_south: int
    ace_north: int
    ace_south: int
    border_north: int
    border_south: int
    saucers: list[int]
    signposts: list[int]
    edge_suits: list[int]
    edge_cells: list[int]
    stops: list[int]
    markers: list[str]
    towns: list[Town]
    town_order: list[int]
    rule: SideRule
    fittings: list[Fitting]


class Contract:
    """A cattle contract: what it gives, the first time and later."""

    id: str
    big: int
    small: int

    def __init__(self, contract_id: str, big: int, small: int) -> None:
        self.id = contract_id
        self.big = big
        self.small = small


class Condition:
    """One line of a partner card: a metric compared with a value, and its points."""

    metric: int
    at_least: bool
    value: int
    points: int

    def __init__(self, metric: int, at_least: bool, value: int, points: int) -> None:
        self.metric = metric
        self.at_least = at_least
        self.value = value
        self.points = points


class Partner:
    """A partner card."""

    id: str
    name: str
    conditions: list[Condition]

    def __init__(self, partner_id: str, name: str, conditions: list[Condition]) -> None:
        self.id = partner_id
        self.name = name
        self.conditions = conditions


class BanditCard:
    """A card of the solo deck."""

    id: str
    cows: int
    bandits: int
    bullets: int

    def __init__(self, card_id: str, cows: int, bandits: int, bullets: int) -> None:
        self.id = card_id
        self.cows = cows
        self.bandits = bandits
        self.bullets = bullets


class Rank:
    """What a solo player may be called, from so many points on."""

    id: str
    name: str
    from_points: int

    def __init__(self, rank_id: str, name: str, from_points: int) -> None:
        self.id = rank_id
        self.name = name
        self.from_points = from_points


class Box:
    """Everything printed, for a number of seats."""

    seats: int
    tiles: list[Tile]
    tile_ids: list[str]
    piles: list[int]
    removed: list[int]
    prairie_lines: list[list[int]]
    river_lines: list[list[int]]
    prairie_dice: int
    river_dice: int
    rounds: list[int]
    first_round: int
    last_player_gold: int
    starting_score: int
    starting_gold: int
    dealt: int
    kept: int
    row: int
    track: int
    town_bonus: list[int]
    tussle_points: list[int]
    hill_bandit_years: list[bool]
    tussle_years: list[bool]
    herd_points: list[int]
    contracts: list[Contract]
    contract_spaces: list[int]
    first_contracts: list[int]
    mine_income: list[int]
    mine_points: list[int]
    hat: int
    partners: list[Partner]
    horseshoe_points: int
    tombstone_points: int
    ace_set: list[int]
    reveals: list[list[bool]]
    ridge_bandits: int
    bandit_cards: list[BanditCard]
    ranks: list[Rank]

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def shape(self, piece: int) -> Shape:
        """The shape of a tile, a street or a pair of streets."""
        return self.tiles[piece].shape
