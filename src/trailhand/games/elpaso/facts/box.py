"""The box: every printed fact for one table, ready for fast reading.

A box is made once per number of seats and for all settings that change a printed fact
(`tables.py` opens the data files), is never changed afterwards and is shared by all games
that use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trailhand.games.common import slots

if TYPE_CHECKING:
    from trailhand.games.elpaso.effects import Effect


class Post:
    """A trading post: what it demands, gives and scores."""

    name: str
    value: int
    black: bool
    repeatable: bool
    vp: int
    reward: int

    def __init__(
        self, name: str, value: int, black: bool, repeatable: bool, vp: int, reward: int
    ) -> None:
        self.name = name
        self.value = value
        self.black = black
        self.repeatable = repeatable
        self.vp = vp
        self.reward = reward


class Slot(slots.Slot):
    """One action of a building or train card."""

    effect: int

    def __init__(self, group: int, effect: int) -> None:
        self.group = group
        self.effect = effect


class Objective:
    """An objective tile: its conditions and its points."""

    name: str
    vp: int
    cattle: list[int]
    bonuses: int
    buildings: int
    post: int

    def __init__(
        self, name: str, vp: int, cattle: list[int], bonuses: int, buildings: int, post: int
    ) -> None:
        self.name = name
        self.vp = vp
        self.cattle = cattle
        self.bonuses = bonuses
        self.buildings = buildings
        self.post = post


class Bonus:
    """A bonus tile: what it does once or for good, and its points."""

    name: str
    kind: str
    vp: int
    effect: int
    certificates: int
    duplicates: int

    def __init__(
        self, name: str, kind: str, vp: int, effect: int, certificates: int, duplicates: int
    ) -> None:
        self.name = name
        self.kind = kind
        self.vp = vp
        self.effect = effect
        self.certificates = certificates
        self.duplicates = duplicates


class Auxiliary:
    """An auxiliary slot: the disc that opens or upgrades it, and its one or two levels."""

    disc: int
    open: bool
    base: int
    upgraded: int

    def __init__(self, disc: int, is_open: bool, base: int, upgraded: int) -> None:
        self.disc = disc
        self.open = is_open
        self.base = base
        self.upgraded = upgraded


class SoloCard:
    """A card of Sue: how far she moves (a number, or one step per worker) and what she does."""

    name: str
    hard: bool
    steps: int
    worker: int
    action: str

    def __init__(self, name: str, hard: bool, steps: int, worker: int, action: str) -> None:
        self.name = name
        self.hard = hard
        self.steps = steps
        self.worker = worker
        self.action = action


class Box:
    """All tables for one number of seats and one reading of the printed facts."""

    seats: int
    parties: int
    effects: list[Effect]

    # trail and posts
    node_names: list[str]
    node_kind: list[str]
    node_cost: list[int]
    ahead: list[list[int]]
    behind: list[list[int]]
    inner: list[bool]
    free_nodes: list[int]
    neutral_nodes: list[int]
    posts: list[Post]
    simmentals: int
    final_vp: int

    # cards
    card_value: list[int]
    card_vp: list[int]
    accepts: list[list[bool]]
    start_deck: list[int]
    market: list[int]
    market_cowboys: list[int]
    supply: list[int]
    start_workers: list[int]
    price_per_worker: int
    joker_extra: int
    bonus_money: list[int]
    certificate_price: int

    # buildings and train: a sheet is the list of actions of one face
    sheets: list[list[Slot]]
    building_cost: list[int]
    building_vp: list[int]
    copies: int
    markers: int
    train_cost: list[int]

    # player boards
    disc_names: list[str]
    disc_black: list[bool]
    disc_money: list[int]
    auxiliaries: list[Auxiliary]
    certificate_limit: int
    hand_limit: list[int]
    move_limit: list[int]
    cull_limit: int

    # tiles
    objectives: list[Objective]
    bonuses: list[Bonus]

    # start
    start_money: list[int]
    start_tokens: list[int]
    start_hand: int
    income: int
    money_per_point: int

    # solo
    solo_cards: list[SoloCard]
    solo_reserve: list[int]
    solo_row: list[int]
    solo_post: int
    solo_first_post: int
    solo_discs: int
    ascending: bool

    def __init__(self, seats: int, parties: int) -> None:
        self.seats = seats
        self.parties = parties
        self.effects = []

    def keep(self, effect: Effect) -> int:
        """Keep an effect and return its number."""
        effect.number = len(self.effects)
        self.effects.append(effect)
        return effect.number
