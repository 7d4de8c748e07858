"""Resolving a placement, in the order of WTW-RES-01.

A resolution runs by itself until somebody has to decide. Then what is left of it waits on the
agenda below the decision, as a step that remembers where to go on.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.text import Text
from trailhand.games.wildtiled.box import Box
from trailhand.games.wildtiled.buildings import pay_red_signs
from trailhand.games.wildtiled.codes import (
    BULLET,
    GOLD,
    PAIR,
    PICKAXE,
    PLACEMENTS,
    STREET,
    STREET_ICON,
)
from trailhand.games.wildtiled.fire import fire
from trailhand.games.wildtiled.goods import ChooseAce, aces_left
from trailhand.games.wildtiled.grid import count, first_of
from trailhand.games.wildtiled.mines import Dig, dig
from trailhand.games.wildtiled.pastures import (
    Wrangle,
    can_wrangle,
    cows_in,
    is_booted,
    pastures_of,
)
from trailhand.games.wildtiled.placement import occupy, price_of, renew_reach
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.steps import Automatic
from trailhand.games.wildtiled.streets import (
    StreetStep,
    doubles_streets,
    piece_of,
    placement_of,
    street_fits,
)
from trailhand.games.wildtiled.towns import inaugurate

# The steps of WTW-RES-01 by their numbers; 1 to 3 are one block (WTW-RES-03).
FIRE: Final = 4
WHITE_SIGN: Final = 5
WRANGLING: Final = 6
TOWNS: Final = 7
RED_SIGNS: Final = 8
CONQUEST: Final = 9
STREETS: Final = 10


class Resolve(Automatic):
    """What is left of a resolution: from which step on, for which piece."""

    rules: ClassVar[tuple[str, ...]] = (
        "WTW-RES-01",
        "WTW-RES-02",
        "WTW-RES-03",
        "WTW-RES-08",
    )
    parameters: ClassVar[tuple[str, ...]] = ("number", "place")

    number: int
    place: int

    def __init__(self, seat: int, number: int, place: int) -> None:
        super().__init__(seat)
        self.number = number
        self.place = place

    def choose(self, state: WestState, choice: int) -> None:
        resolve(state, self.seat, self.number, self.place)


def place_piece(state: WestState, seat: int, piece: int, choice: int) -> None:
    """Put a tile, a street or a pair of streets on a board, and resolve it.

    WTW-STR-04: a pair is two streets, but one placement.
    """
    player = state.players[seat]
    shape = state.box.tiles[piece].shape
    at = shape.place[choice]
    north = shape.north[at]
    south = shape.south[at]
    state.pay(seat, price_of(player, north, south))
    state.note("placed", seat, piece, choice)
    if piece == PAIR:
        for cell in shape.cells(choice):
            occupy(state.box, player, STREET, cell)
    else:
        occupy(state.box, player, piece, choice)
    renew_reach(player)
    collect(state, seat, piece, north, south)


def collect(state: WestState, seat: int, piece: int, north: int, south: int) -> None:
    """WTW-RES-01 (2), WTW-RES-04: what the cells and the tile give; then the pickaxes."""
    player = state.players[seat]
    side = player.side
    box = state.box
    depth = len(state.agenda)
    gold = count(side.gold_north & north, side.gold_south & south)
    bullets = count(side.bullet_north & north, side.bullet_south & south)
    streets = count(side.street_north & north, side.street_south & south)
    pickaxes = count(side.pickaxe_north & north, side.pickaxe_south & south)
    if piece < STREET:
        icons = box.tiles[piece].icons
        gold += icons[GOLD]
        bullets += icons[BULLET]
        streets += icons[STREET_ICON]
        pickaxes += icons[PICKAXE]
    state.gain_gold(seat, gold)
    state.gain_bullets(seat, bullets)
    if streets:
        player.streets_due += streets
        state.note("streets", seat, streets)
    cards = count(side.ace_north & north, side.ace_south & south)
    place = len(player.pieces) - 1
    if cards and aces_left(state):
        state.agenda.append(Resolve(seat, FIRE, place))
        if pickaxes:
            state.agenda.append(Dig(seat, pickaxes))
        state.agenda.append(ChooseAce(seat, cards))
        return
    dig(state, seat, pickaxes)
    if len(state.agenda) > depth:
        state.agenda.insert(depth, Resolve(seat, FIRE, place))
    else:
        resolve(state, seat, FIRE, place)


def resolve(state: WestState, seat: int, number: int, place: int) -> None:
    """Go through the steps from a number on, until one of them asks something."""
    depth = len(state.agenda)
    while number <= STREETS:
        perform(state, seat, number, place)
        if len(state.agenda) > depth:
            # Towns, red signs and Conquest icons pay once: these steps can look again.
            again = number if number in (RED_SIGNS, CONQUEST) else number + 1
            if again <= STREETS:
                state.agenda.insert(depth, Resolve(seat, again, place))
            return
        number += 1


def perform(state: WestState, seat: int, number: int, place: int) -> None:
    """One step of a resolution."""
    if number == FIRE:
        fire(state, seat)
    elif number == WHITE_SIGN:
        work_white_sign(state, state.box, seat, place)
    elif number == WRANGLING:
        if state.log is not None:
            tell_pastures(state, seat, place)
        if can_wrangle(state, seat, place):
            state.agenda.append(Wrangle(seat, place))
    elif number == TOWNS:
        inaugurate(state, seat)
    elif number == RED_SIGNS:
        pay_red_signs(state, seat)
    elif number == CONQUEST:
        state.players[seat].side.rule.trigger(state, seat)
    else:
        lay_streets(state, seat)


def work_white_sign(state: WestState, box: Box, seat: int, place: int) -> None:
    """WTW-RES-01 (5): the sign of the building that has just been placed."""
    building = box.tiles[state.players[seat].pieces[place] // PLACEMENTS].building
    if building is not None:
        building.placed(state, seat, place)


def tell_pastures(state: WestState, seat: int, place: int) -> None:
    """Note the pastures that a piece created or extended."""
    player = state.players[seat]
    for pasture in pastures_of(state, seat, place):
        cows = cows_in(player, pasture)
        booted = 1 if is_booted(player, pasture) else 0
        state.note("pasture", seat, cows, booted, first_of(pasture[0], pasture[1]))


def lay_streets(state: WestState, seat: int) -> None:
    """WTW-RES-01 (10), WTW-RES-02: the next street that was gained, if it fits anywhere.

    WTW-STR-06: streets that fit nowhere are lost.
    """
    player = state.players[seat]
    if player.streets_due == 0:
        return
    if street_fits(state, player):
        player.streets_due -= 1
        state.agenda.append(LayStreet(seat))
    else:
        state.note("streets-lost", seat, player.streets_due)
        player.streets_due = 0


class LayStreet(StreetStep):
    """WTW-STR-05, WTW-STR-06: a street that was gained is laid at once.

    Its own resolution goes on to the next one, so they are laid one by one.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "WTW-STR-05",
        "WTW-STR-02",
        "WTW-STR-06",
        "WTW-BLD-15",
        "WTW-BLD-16",
        "WTW-RES-06",
    )

    def pairs(self, state: WestState) -> bool:
        return doubles_streets(state.players[self.seat])

    def choose(self, state: WestState, choice: int) -> None:
        place_piece(state, self.seat, piece_of(choice), placement_of(choice))

    def question(self, state: WestState) -> Text:
        return Text("wtw-ask-laystreet", {"n": state.players[self.seat].streets_due})
