"""The named buildings: what each of the fourteen signs does.

WTW-BLD-01: a white sign works when the building is placed, a red one once when it is
surrounded, a pink one at the end, a yellow one for as long as it stands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from trailhand.core.event import A_PIECE, DEED, NUMBER, Kind
from trailhand.games.wildtiled.facts.codes import BUILDING_POINTS, DONE, PLACEMENTS
from trailhand.games.wildtiled.fire import ask_hideout, fire, fire_anywhere
from trailhand.games.wildtiled.goods import ChooseAce, ChooseFace, ChooseGoods, aces_left
from trailhand.games.wildtiled.grid import Cells, cells_of, count, spread_north, spread_south
from trailhand.games.wildtiled.metrics import horseshoes_uncovered
from trailhand.games.wildtiled.pastures import cows_in, pasture_at
from trailhand.games.wildtiled.placement import cells_of_piece, is_surrounded
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.words.log import LOG
from trailhand.games.wildtiled.words.things import CELL, PIECE, TILE

SURROUNDED: Final = Kind(LOG, "surrounded", "WTW-BLD-05", DEED | A_PIECE, tile=TILE, cell=CELL)
TOWN_HALL: Final = Kind(LOG, "town-hall", "WTW-BLD-08", DEED, n=NUMBER, hall=PIECE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Building:
    """A building whose sign does nothing in particular. `place` is its place on the board.

    WTW-BLD-17: whatever it does, it does on the board of its seat.
    """

    amounts: dict[str, int]

    def __init__(self, amounts: dict[str, int]) -> None:
        self.amounts = amounts

    def placed(self, state: WestState, seat: int, place: int) -> None:
        """A white sign."""

    def surrounded(self, state: WestState, seat: int, place: int) -> None:
        """A red sign."""

    def wrangled(self, state: WestState, seat: int) -> None:
        """A yellow sign that looks at herds."""

    def tussle_points(self) -> int:
        """A yellow sign that looks at tussles won."""
        return 0

    def final_points(self, state: WestState, seat: int, place: int) -> int:
        """A pink sign."""
        return 0


class Bank(Building):
    """WTW-BLD-07: gold when surrounded."""

    def surrounded(self, state: WestState, seat: int, place: int) -> None:
        state.gain_gold(seat, self.amounts["gold"])


class Barn(Building):
    """WTW-BLD-08: gold for every wrangling."""

    def wrangled(self, state: WestState, seat: int) -> None:
        state.gain_gold(seat, self.amounts["gold"])


class Cache(Building):
    """WTW-BLD-08: bullets when placed."""

    def placed(self, state: WestState, seat: int, place: int) -> None:
        state.gain_bullets(seat, self.amounts["bullets"])
        fire(state, seat)


class Chapel(Building):
    """WTW-BLD-08: points per tombstone at the end."""

    def final_points(self, state: WestState, seat: int, place: int) -> int:
        player = state.players[seat]
        return self.amounts["points"] * count(player.tomb_north, player.tomb_south)


class FancySaloon(Building):
    """WTW-BLD-08: an Ace card when placed."""

    def placed(self, state: WestState, seat: int, place: int) -> None:
        if aces_left(state):
            state.agenda.append(ChooseAce(seat, 1))


class GeneralStore(Building):
    """WTW-BLD-10: bullets, pickaxes or streets when surrounded."""

    def surrounded(self, state: WestState, seat: int, place: int) -> None:
        amounts = self.amounts
        state.agenda.append(
            ChooseGoods(seat, amounts["bullets"], amounts["pickaxes"], amounts["streets"])
        )


class Hideout(Building):
    """WTW-BLD-09: covered sheriffs become tombstones."""

    def placed(self, state: WestState, seat: int, place: int) -> None:
        ask_hideout(state, seat, self.amounts["sheriffs"])


class Hotel(Building):
    """WTW-TUS-05: more points for every tussle won."""

    def tussle_points(self) -> int:
        return self.amounts["points"]


class LumberMill(Building):
    """WTW-BLD-12: its use is a turn of its own (see `turn`)."""


class Ranch(Building):
    """WTW-BLD-11: every pasture that touches it scores its cows, wrangled or not."""

    def final_points(self, state: WestState, seat: int, place: int) -> int:
        player = state.players[seat]
        north, south = cells_of_piece(state.box, player.pieces[place])
        north, south = spread_north(north, south), spread_south(north, south)
        pastures: set[Cells] = set()
        for cell in cells_of(north & player.field_north, south & player.field_south):
            pastures.add(pasture_at(player, cell))
        return self.amounts["points"] * sum(cows_in(player, pasture) for pasture in pastures)


class SheriffsOffice(Building):
    """WTW-BLD-14: a bullet, then shots at any bandits of the board."""

    def placed(self, state: WestState, seat: int, place: int) -> None:
        state.gain_bullets(seat, self.amounts["bullets"])
        fire_anywhere(state, seat)


class Stables(Building):
    """WTW-BLD-08: points if no horseshoe is uncovered."""

    def final_points(self, state: WestState, seat: int, place: int) -> int:
        return 0 if horseshoes_uncovered(state.players[seat]) else self.amounts["points"]


class TownHall(Building):
    """WTW-BLD-08: points when surrounded."""

    def surrounded(self, state: WestState, seat: int, place: int) -> None:
        state.score(seat, BUILDING_POINTS, self.amounts["points"])
        state.note(TOWN_HALL, seat, self.amounts["points"], place)


class Wheelwright(Building):
    """WTW-BLD-15: two streets now, or pairs of streets from now on."""

    def placed(self, state: WestState, seat: int, place: int) -> None:
        state.agenda.append(ChooseFace(seat, place, self.amounts["streets"]))


BUILDINGS: Final[dict[str, type[Building]]] = {
    "bank": Bank,
    "barn": Barn,
    "cache": Cache,
    "chapel": Chapel,
    "fancy_saloon": FancySaloon,
    "general_store": GeneralStore,
    "hideout": Hideout,
    "hotel": Hotel,
    "lumber_mill": LumberMill,
    "ranch": Ranch,
    "sheriffs_office": SheriffsOffice,
    "stables": Stables,
    "town_hall": TownHall,
    "wheelwright": Wheelwright,
}


def building_of(state: WestState, seat: int, place: int) -> Building:
    """The building that a piece of the settlement is."""
    piece = state.players[seat].pieces[place]
    building = state.box.tiles[piece // PLACEMENTS].building
    assert building is not None
    return building


def pay_red_signs(state: WestState, seat: int) -> None:
    """WTW-BLD-05, WTW-BLD-06: surrounded red buildings pay once, in reading order.

    A sign that asks something comes back here after the answer.
    """
    player = state.players[seat]
    depth = len(state.agenda)
    for place in in_reading_order(player.pieces, player.named):
        piece = player.pieces[place]
        if (
            state.box.tiles[piece // PLACEMENTS].sign == "red"
            and player.marks[place] & DONE == 0
            and is_surrounded(state.box, player, piece)
        ):
            player.marks[place] |= DONE
            state.note(SURROUNDED, seat, piece // PLACEMENTS, piece % 100)
            building_of(state, seat, place).surrounded(state, seat, place)
            if len(state.agenda) > depth:
                return


def in_reading_order(pieces: list[int], places: list[int]) -> list[int]:
    """Some pieces by their first cell."""
    if len(places) < 2:
        return places
    return sorted(places, key=lambda place: pieces[place] % 100)
