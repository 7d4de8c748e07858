"""Setting the table up, step by step as in the rulebook."""

from __future__ import annotations

from trailhand.core.rng import Rng
from trailhand.games.gwt.cattle import refill_market
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import (
    EMPTY,
    NEUTRAL_LAST,
    OFF_BOARD,
    WORKER_TILE,
    hazard_type,
    is_village,
)
from trailhand.games.gwt.jobs import CELLS, NOBODY
from trailhand.games.gwt.kansas_city import fill_foresights, place_tile
from trailhand.games.gwt.state import GwtState, Player
from trailhand.games.gwt.stations import NO_MASTER
from trailhand.games.gwt.stem import draw_cards


def set_up(box: Box, rng: Rng, sides: str, neutral: str, first: int) -> GwtState:
    """A table ready for the first turn.

    `sides` is a letter per building number ("aab...") or "random"; `neutral` is "fixed" or
    "random"; `first` is the starting seat, or -1 for a random one (GWT-SET-29).
    """
    state = GwtState(box, rng)
    state.active = 0
    state.last_turns = 0
    state.used = 0
    state.closed = False
    state.trail = [EMPTY] * len(box.space_names)
    state.gone = []
    state.gone_tiles = []
    state.supplies = [supply[:] for supply in box.supplies]
    state.foresight = [EMPTY] * 6
    for module in box.modules:
        module.fill_bags(state)
    deal_masters(state)
    place_neutrals(state, neutral)
    place_first_tiles(state)
    fill_job_market(state)
    fill_foresights(state)
    lay_out_markets(state)
    choose_sides(state, sides)
    state.first = rng.below(box.people) if first < 0 else first
    state.players = [seat_player(state) for _ in range(box.seats)]
    deal_starts(state)
    for module in box.modules:
        module.set_up(state)
    state.active = state.first
    state.agenda.append(box.turns[state.first](state.first))  # GWT-TURN-01
    return state


def deal_masters(state: GwtState) -> None:
    """GWT-SET-01, GWT-SET-02: five station masters beside stations 1-5, the rest to the box."""
    tiles = list(range(len(state.box.masters)))
    state.rng.shuffle(tiles)
    state.masters = tiles[: state.box.master_count]
    state.posted = [NO_MASTER] * state.box.master_count


def place_neutrals(state: GwtState, neutral: str) -> None:
    """GWT-SET-03: each on its own letter, or in random order."""
    tiles = list(range(1, NEUTRAL_LAST + 1))
    if neutral == "random":
        state.rng.shuffle(tiles)
    for tile, space in zip(tiles, state.box.neutral_spaces, strict=True):
        state.trail[space] = tile


def place_first_tiles(state: GwtState) -> None:
    """GWT-SET-06, GWT-SET-07, GWT-SET-08: seven tiles of supply 1.

    A hazard without a free space is set aside and goes back afterwards.
    """
    aside: list[int] = []
    placed = 0
    while placed < 7:
        tile = state.rng.take(state.supplies[0])
        if not is_village(tile) and zone_full(state, hazard_type(tile)):
            aside.append(tile)
        else:
            place_tile(state, tile)
            placed += 1
    state.supplies[0] += aside


def zone_full(state: GwtState, zone: int) -> bool:
    """Whether a hazard zone has no free space."""
    return all(state.trail[space] != EMPTY for space in state.box.zones[zone])


def fill_job_market(state: GwtState) -> None:
    """GWT-SET-04, GWT-SET-09, GWT-SET-10: workers up to the space left of the token."""
    box = state.box
    state.jobs = [NOBODY] * CELLS
    state.job_row = box.token_start
    cells = [4 * row + column for row in range(box.token_start + 1) for column in box.columns]
    for cell in cells[:-1]:
        state.jobs[cell] = state.rng.take(state.supplies[1]) - WORKER_TILE


def lay_out_markets(state: GwtState) -> None:
    """GWT-SET-12, GWT-SET-13, GWT-SIM-01, GWT-SIM-02: cattle and objective displays."""
    box = state.box
    state.market = []
    state.market_stack = box.market_deck[:]
    state.reserve = box.side_stock[:]
    refill_market(state)
    state.objective_stack = box.objective_deck[:]
    state.display = [state.rng.take(state.objective_stack) for _ in range(box.display_size)]


def choose_sides(state: GwtState, sides: str) -> None:
    """GWT-SET-17: the side of each building number, the same for all players."""
    state.sides = 0
    for place, number in enumerate(state.box.buildings):
        side = state.rng.below(2) if sides == "random" else "ab".index(sides[place])
        state.sides |= side << number


def seat_player(state: GwtState) -> Player:
    """One player board with everything on it.

    GWT-SET-15, GWT-SET-16, GWT-SET-19, GWT-SET-20, GWT-SET-21, GWT-SET-22.
    """
    box = state.box
    player = Player()
    player.money = 0
    player.tokens = box.start_tokens  # GWT-SET-27
    player.certificates = 0
    player.permanent = 0
    player.herder = OFF_BOARD
    player.engine = 0
    player.workers = [1, 1, 1]
    player.discs = box.full_discs
    player.unbuilt = sum(1 << number for number in box.buildings)
    player.stations = 0
    player.cities = [0] * len(box.cities)
    player.masters = []
    player.hazards = []
    player.green = 0
    player.second = 0
    player.hand = []
    player.draw = box.start_deck[:]
    player.discard = []
    player.area = []
    player.unseen = []
    player.job_token = 0
    player.started = False
    return player


def deal_starts(state: GwtState) -> None:
    """GWT-SET-23, GWT-SET-24, GWT-SET-25, GWT-SET-26: objective, money and cards by turn order."""
    box = state.box
    objectives = box.start_objectives[:]
    state.rng.shuffle(objectives)
    for order in range(box.seats):
        seat = (state.first + order) % box.seats
        player = state.players[seat]
        player.area.append(objectives[order])
        player.money = box.start_money[order]
        draw_cards(state, seat, box.start_cards[order])
    state.gone += objectives[box.seats :]
