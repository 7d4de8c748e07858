"""Setting the table up, step by step as in the rulebook."""

from __future__ import annotations

from trailhand.core.rng import Rng
from trailhand.games.elpaso.exchange import draw_cattle
from trailhand.games.elpaso.facts.box import Box
from trailhand.games.elpaso.facts.codes import (
    ALL_DISCS,
    BUILDINGS,
    EL_PASO,
    EMPTY,
    GAP,
    HOME,
    NEUTRAL,
    NEUTRAL_LAST,
    NODES,
    OFF_BOARD,
    POSTS,
    ROW,
    WORKER_KINDS,
)
from trailhand.games.elpaso.solo.setup import seat_sue
from trailhand.games.elpaso.state import ElPasoState, Player
from trailhand.games.elpaso.tiles import ChooseObjective
from trailhand.games.elpaso.turn import Turn

RANDOM = "random"


def set_up(box: Box, rng: Rng, chosen: SetUp) -> ElPasoState:
    """A table ready for the choice of objective tiles, then the first turn.

    ELP-EDGE-08: everything that chance decides comes from the one generator of the game.
    """
    state = ElPasoState(box, rng)
    state.active = 0
    state.last_turns = 0
    state.finisher = -1
    state.hired = 0
    place_tiles(state, chosen.neutral)
    lay_out_train(state, chosen.train)
    lay_out_tiles(state)
    lay_out_supplies(state, chosen.sides, chosen.side_b)
    state.first = first_seat(state, chosen.start)
    state.players = [seat_player(state) for _ in range(box.seats)]
    if chosen.solo >= 0:
        seat_sue(state, chosen.solo)
    deal_starts(state)
    state.active = state.first
    state.agenda.append(Turn(state.first))
    for order in range(box.seats - 1, -1, -1):  # ELP-SETUP-11
        state.agenda.append(ChooseObjective((state.first + order) % box.seats))
    return state


class SetUp:
    """What is chosen before a game: sides, faces, places, who begins, and Sue's B cards."""

    sides: str
    train: str
    neutral: str
    side_b: bool
    start: int
    solo: int

    def __init__(
        self, sides: str, train: str, neutral: str, side_b: bool, start: int, solo: int
    ) -> None:
        self.sides = sides
        self.train = train
        self.neutral = neutral
        self.side_b = side_b
        self.start = start
        self.solo = solo


def first_seat(state: ElPasoState, start: int) -> int:
    """ELP-SETUP-13: drawn by lot unless it was named; SUE-SETUP-07: alone, it is the human."""
    if state.seats == 1:
        return 0
    return state.rng.below(state.seats) if start < 0 else start


def place_tiles(state: ElPasoState, neutral: str) -> None:
    """ELP-SETUP-01, ELP-OPT-01: El Paso, and each neutral building on its letter or shuffled."""
    state.trail = [EMPTY] * NODES
    state.trail[HOME] = EL_PASO
    tiles = list(range(NEUTRAL, NEUTRAL_LAST + 1))
    if neutral == RANDOM:
        state.rng.shuffle(tiles)
    for tile, node in zip(tiles, state.box.neutral_nodes, strict=True):
        state.trail[node] = tile


def lay_out_train(state: ElPasoState, faces: str) -> None:
    """ELP-SETUP-02, ELP-OPT-02: the four train cards, each recto or verso."""
    state.train = 0
    for card in range(len(state.box.train_cost)):
        face = state.rng.below(2) if faces == RANDOM else "rv".index(faces[card])
        state.train |= face << card


def lay_out_tiles(state: ElPasoState) -> None:
    """ELP-SETUP-03: two piles face down, three tiles of each face up."""
    state.objective_pile = list(range(len(state.box.objectives)))
    state.bonus_pile = list(range(len(state.box.bonuses)))
    state.objective_row = [state.rng.take(state.objective_pile) for _ in range(ROW)]
    state.bonus_row = [state.rng.take(state.bonus_pile) for _ in range(ROW)]
    assert GAP not in state.objective_row + state.bonus_row


def lay_out_supplies(state: ElPasoState, sides: str, side_b: bool) -> None:
    """Market, buildings, workers and Simmentals.

    ELP-SETUP-04, ELP-SETUP-06, ELP-SETUP-07. ELP-SETUP-05, ELP-OPT-03: every pile of buildings
    on one side, both copies alike. ELP-OPT-05: pile 2 on side b, if the group wants it so.
    """
    box = state.box
    state.market = box.market[:]
    state.supply = box.supply[:]
    state.simmentals = box.simmentals
    state.piles = [0] + [box.copies] * len(BUILDINGS)
    state.sides = 0
    for place, number in enumerate(BUILDINGS):
        side = state.rng.below(2) if sides == RANDOM else "ab".index(sides[place])
        state.sides |= side << number
    if side_b:
        state.sides |= 1 << 2


def seat_player(state: ElPasoState) -> Player:
    """One player board with everything on it.

    ELP-SETUP-08: one worker of each type from the supply. ELP-SETUP-09: discs, markers and
    rancher. ELP-SETUP-10: the herd.
    """
    box = state.box
    player = Player()
    player.money = 0
    player.tokens = 0
    player.certificates = 0
    player.rancher = OFF_BOARD
    player.area = box.start_workers[:]
    for worker in range(WORKER_KINDS):
        state.supply[worker] -= box.start_workers[worker]
    player.discs = ALL_DISCS
    player.markers = box.markers
    player.posts = [0] * POSTS
    player.hand = []
    player.draw = box.start_deck[:]
    player.discard = []
    player.culled = []
    player.objectives = []
    player.bonuses = []
    player.started = False
    return player


def deal_starts(state: ElPasoState) -> None:
    """ELP-SETUP-10, ELP-SETUP-12: hands, then money and tokens by turn order."""
    box = state.box
    for order in range(box.seats):
        seat = (state.first + order) % box.seats
        player = state.players[seat]
        player.money = box.start_money[order]
        player.tokens = box.start_tokens[order]
        for _ in range(box.start_hand):
            draw_cattle(state, seat)
