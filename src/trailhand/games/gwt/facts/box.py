"""The box: every printed fact of one edition with its modules, ready for fast reading.

A box is made once per edition, modules and number of seats (`tables.py` opens the data
files, the modules add their part), is never changed afterwards and is shared by all games
that use it. The steps read it; they never ask which edition it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from trailhand.games.common import slots
from trailhand.games.gwt.facts.codes import TRACK_LENGTH, position_name

if TYPE_CHECKING:
    from trailhand.core.step import Step
    from trailhand.games.gwt.actions import Action
    from trailhand.games.gwt.effects import Effect
    from trailhand.games.gwt.module import Module


FEWEST_PLAYERS: Final = 2  # SAM-SETUP-01: alone, one plays at a table for two


class City:
    """A delivery target and what is printed at it.

    `per` names what the points are multiplied by (nothing: they are as printed). `effects`
    are what a delivery gives besides the dollars; where they are not `compulsory` they may be
    declined. `later` are those that may cost money: the transport is paid before them. `place`
    is its name among the board elements (nothing: its number).
    """

    name: str
    value: int
    black: bool
    repeatable: bool
    dollars: int
    vp: int
    per: str
    effects: list[int]
    later: list[int]
    compulsory: bool
    place: str

    def __init__(
        self, name: str, value: int, black: bool, repeatable: bool, dollars: int, vp: int
    ) -> None:
        self.per = ""
        self.effects = []
        self.later = []
        self.compulsory = True
        self.place = ""
        self.name = name
        self.value = value
        self.black = black
        self.repeatable = repeatable
        self.dollars = dollars
        self.vp = vp


class Arrow:
    """What is printed between two neighbouring cities."""

    a: int
    b: int
    objective: bool
    token: bool
    vp: int

    def __init__(self, a: int, b: int, objective: bool, token: bool, vp: int) -> None:
        self.a = a
        self.b = b
        self.objective = objective
        self.token = token
        self.vp = vp


class Price:
    """One purchase option of the cattle market."""

    target: str
    cowboys: int
    dollars: int
    cards: int
    kinds: list[bool]

    def __init__(
        self, target: str, cowboys: int, dollars: int, cards: int, kinds: list[bool]
    ) -> None:
        self.target = target
        self.cowboys = cowboys
        self.dollars = dollars
        self.cards = cards
        self.kinds = kinds


class Slot(slots.Slot):
    """One way to use a local action."""

    action: int

    def __init__(self, group: int, action: int) -> None:
        self.group = group
        self.action = action


class Master:
    """A station master tile."""

    name: str
    permanent: int
    effects: list[int]
    vp: int
    task: str

    def __init__(self, name: str, permanent: int, effects: list[int], vp: int, task: str) -> None:
        self.name = name
        self.permanent = permanent
        self.effects = effects
        self.vp = vp
        self.task = task


POOL_BITS: Final = 6
POOL_LIMIT: Final = 31  # elements of one kind that count; no set of cards asks for more


def pack(counts: list[int]) -> int:
    """Counts of all pools in one number, so that they are compared at a stroke."""
    packed = 0
    for pool in range(len(counts)):
        packed |= min(counts[pool], POOL_LIMIT) << (POOL_BITS * pool)
    return packed


def guard_bits(pools: int) -> int:
    """One more bit above the count of each pool, which a count that is too small borrows."""
    guard = 0
    for pool in range(pools):
        guard |= (POOL_LIMIT + 1) << (POOL_BITS * pool)
    return guard


class ObjectiveCard:
    """An objective card: its conditions counted per pool, its points and its effect."""

    name: str
    needs: list[int]
    packed: int
    vp: int
    penalty: int
    immediate: str
    effect: int

    def __init__(
        self, name: str, needs: list[int], vp: int, penalty: int, immediate: str, effect: int
    ) -> None:
        self.name = name
        self.needs = needs
        self.packed = pack(needs)
        self.vp = vp
        self.penalty = penalty
        self.immediate = immediate
        self.effect = effect


class Auxiliary:
    """An auxiliary action: the disc group that locks it, and its two forms."""

    name: str
    group: int
    single: int
    double: int

    def __init__(self, name: str, group: int, single: int, double: int) -> None:
        self.name = name
        self.group = group
        self.single = single
        self.double = double


class Box:
    """All tables of one edition with its modules for one number of seats.

    `seats` counts the players, an automaton included; `people` are those who decide.
    """

    edition: str
    seats: int
    people: int
    modules: list[Module]
    effects: list[Effect]
    actions: list[Action]

    # cards
    card_names: list[str]
    card_value: list[int]
    card_vp: list[int]
    card_breed: list[int]
    accepts: list[list[bool]]
    start_deck: list[int]
    market_deck: list[int]
    market_size: int
    prices: list[Price]
    side_stock: list[int]
    objectives: list[ObjectiveCard]
    immediate: dict[str, int]
    objective_deck: list[int]
    start_objectives: list[int]
    display_size: int
    pool_names: list[str]

    # trail
    space_names: list[str]
    space_kind: list[str]
    next_spaces: list[list[int]]
    neighbours: list[list[int]]
    fork: list[int]
    forest: list[int]
    building_spaces: list[int]
    neutral_spaces: list[int]
    zones: list[list[int]]
    village: list[int]
    village_dollars: list[int]
    village_tokens: list[int]
    special: list[int]
    add_on: list[int]
    start: int
    kansas_city: int

    # tiles
    fee: list[int]
    hazard_vp: list[int]
    slots: list[list[Slot]]
    builders: list[int]
    building_vp: list[int]
    buildings: list[int]
    supplies: list[list[int]]
    masters: list[Master]
    master_count: int
    masters_aside: int

    # player boards
    step_base: int
    step_left: int
    step_right: int
    full_discs: int
    disc_names: list[str]
    disc_black: list[bool]
    disc_cost: list[int]
    disc_gain: list[int]
    disc_vp: list[int]
    auxiliaries: list[Auxiliary]
    worker_bonus: list[list[int]]
    worker_vp: list[int]
    certificate_track: list[int]

    # markets
    row_cost: list[int]
    columns: list[int]
    refill_rows: list[int]
    token_start: int
    token_vp: int

    # railroad
    turnout: list[bool]
    station_at: list[int]
    station_position: list[int]
    station_names: list[str]
    station_cost: list[int]
    station_vp: list[int]
    station_black: list[bool]
    station_slot: list[int]
    cities: list[City]
    arrows: list[Arrow]
    terminal: int
    crosses: list[int]
    transport: list[list[int]]

    # differences that are a plain number or yes/no
    start_money: list[int]
    start_cards: list[int]
    start_tokens: int
    first_discard: int
    copy_action: int
    copy_once_per_turn: bool
    foresights_slide: bool
    turns: list[type[Step[Any]]]  # the kind of turn that each party takes

    def __init__(self, edition: str, seats: int) -> None:
        self.edition = edition
        self.people = seats
        self.seats = max(seats, FEWEST_PLAYERS)
        self.modules = []
        self.effects = []
        self.actions = []
        self.side_stock = []

    def effect(self, effect: Effect) -> int:
        """Keep an effect and return its number."""
        effect.number = len(self.effects)
        self.effects.append(effect)
        return effect.number

    def action(self, action: Action) -> int:
        """Keep an action and return its number."""
        action.number = len(self.actions)
        self.actions.append(action)
        return action.number

    def objective(self, card: int) -> ObjectiveCard:
        """The objective card behind a card number."""
        return self.objectives[card - 32]

    def city_anchor(self, city: int) -> str:
        """The board element of a city."""
        return f"city:{self.cities[city].place or city}"

    def track_spaces(self) -> dict[str, int]:
        """The positions of the railroad track, by the words that are printed beside them."""
        places = range(TRACK_LENGTH)
        return {position_name(p): p for p in places if p % 2 == 0 or self.turnout[p]}

    def is_neutral(self, space: int) -> bool:
        """Whether the space is one of the seven neutral spaces."""
        return space in self.neutral_spaces


def edition_value(data: Any, edition: str) -> Any:
    """The data of one edition: `{1e: x, 2e: y}` becomes x or y, entries for others vanish."""
    if isinstance(data, dict):
        if set(data) == {"1e", "2e"}:
            return edition_value(data[edition], edition)
        return {key: edition_value(value, edition) for key, value in data.items()}
    if isinstance(data, list):
        return [
            edition_value(item, edition)
            for item in data
            if not (isinstance(item, dict) and edition not in item.get("editions", [edition]))
        ]
    return data
