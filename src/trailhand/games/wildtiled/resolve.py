"""Resolving a placement, in the order of WTW-RES-01.

A resolution runs by itself until somebody has to decide. Then what is left of it waits on the
agenda below the decision, as a step that remembers where to go on.
"""

from __future__ import annotations

from typing import ClassVar, Final

from trailhand.core.event import A_PAYMENT, A_PIECE, NUMBER, Kind
from trailhand.core.text import Text
from trailhand.games.wildtiled.buildings import pay_red_signs
from trailhand.games.wildtiled.facts.box import Box
from trailhand.games.wildtiled.facts.codes import (
    BULLET,
    GOLD,
    PAIR,
    PICKAXE,
    PLACEMENTS,
    STREET,
    STREET_ICON,
)
from trailhand.games.wildtiled.fire import fire
from trailhand.games.wildtiled.goods import STREETS_GAINED, ChooseAce, aces_left
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
from trailhand.games.wildtiled.stem import Automatic
from trailhand.games.wildtiled.streets import (
    StreetStep,
    doubles_streets,
    piece_of,
    placement_of,
    street_fits,
)
from trailhand.games.wildtiled.towns import inaugurate
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import CELL, PLACEMENT, STREET_SUPPLY, TILE, WATER

# The steps of WTW-RES-01 by their numbers; 1 to 3 are one block (WTW-RES-03).
FIRE: Final = 4
WHITE_SIGN: Final = 5
WRANGLING: Final = 6
TOWNS: Final = 7
RED_SIGNS: Final = 8
CONQUEST: Final = 9
STREETS: Final = 10

PAID: Final = Kind(LOG, "paid", "WTW-CQ-WATER-01", A_PAYMENT, n=NUMBER, tile=TILE, water=WATER)
PLACED: Final = Kind(LOG, "placed", "WTW-RES-01", A_PIECE, tile=TILE, cell=PLACEMENT)
LAID: Final = Kind(LOG, "laid", "WTW-RES-01", A_PIECE, tile=TILE, cell=PLACEMENT)
PASTURE: Final = Kind(LOG, "pasture", "WTW-COW-02", cows=NUMBER, cell=CELL)
PASTURE_DONE: Final = Kind(LOG, "pasture-done", "WTW-COW-02", cows=NUMBER, cell=CELL)
STREETS_LOST: Final = Kind(LOG, "streets-lost", "WTW-STR-06", n=STREET_SUPPLY)


class Resolve(Automatic):
    """What is left of a resolution: from which step on, for which piece."""

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
    price = price_of(player, north, south)
    if price:
        player.gold -= price
        state.note(PAID, seat, price, piece, choice)
    state.note(PLACED if piece < STREET else LAID, seat, piece, choice)
    if piece == PAIR:
        for cell in shape.cells(choice):
            occupy(state.box, player, STREET, cell)
    else:
        occupy(state.box, player, piece, choice)
    renew_reach(player)
    collect(state, seat, piece, north, south)


def collect(state: WestState, seat: int, piece: int, north: int, south: int) -> None:
    """WTW-RES-01 (2), WTW-RES-04: what the cells and the tile give; then the pickaxes.

    WTW-RES-05: every gain is taken.
    """
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
        state.note(STREETS_GAINED, seat, streets)
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
    """Go through the steps from a number on, until one of them asks something.

    WTW-RES-06: so all choices of a resolution come one at a time, in the order of its steps.
    """
    depth = len(state.agenda)
    while number <= STREETS:
        perform(state, seat, number, place)
        if len(state.agenda) > depth:
            # WTW-RES-08: red signs and Conquest icons pay once, so these steps can look again.
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
        kind = PASTURE_DONE if is_booted(player, pasture) else PASTURE
        state.note(kind, seat, cows_in(player, pasture), first_of(pasture[0], pasture[1]))


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
        state.note(STREETS_LOST, seat, player.streets_due)
        player.streets_due = 0


class LayStreet(StreetStep):
    """WTW-STR-05, WTW-STR-06: a street that was gained must be laid at once.

    Its own resolution goes on to the next one, so they are laid one by one.
    """

    rules: ClassVar[tuple[str, ...]] = ("WTW-STR-05", "WTW-STR-02", "WTW-STR-06")

    def pairs(self, state: WestState) -> bool:
        """WTW-BLD-15, WTW-BLD-16: for each street by itself, and only with a Wheelwright."""
        return doubles_streets(state.players[self.seat])

    def choose(self, state: WestState, choice: int) -> None:
        place_piece(state, self.seat, piece_of(choice), placement_of(choice))

    def question(self, state: WestState) -> Text:
        return Text("wtw-ask-laystreet", {"n": state.players[self.seat].streets_due})
