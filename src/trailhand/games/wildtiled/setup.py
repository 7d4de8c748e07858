"""Setting the table up, step by step as in the rulebook."""

from __future__ import annotations

from typing import Final

from trailhand.core.rng import Rng
from trailhand.games.wildtiled.facts.box import Box
from trailhand.games.wildtiled.facts.codes import NOBODY, SUITS
from trailhand.games.wildtiled.mines import ChoosePartner, OpenRow
from trailhand.games.wildtiled.placement import renew_reach
from trailhand.games.wildtiled.ridge import new_ridge
from trailhand.games.wildtiled.sides import boards, open_side
from trailhand.games.wildtiled.state import WestState, new_player
from trailhand.games.wildtiled.stem import Automatic
from trailhand.games.wildtiled.years import StartYear

RANDOM: Final = "random"
CONQUEST: Final = "c"


class SideSetUp(Automatic):
    """WTW-SET-16: what the side of a seat's board asks for, after the partners."""

    def choose(self, state: WestState, choice: int) -> None:
        state.players[self.seat].side.rule.set_up(state, self.seat)


def set_up(box: Box, rng: Rng, chosen: str, sides: str, contracts: str, first: int) -> WestState:
    """A table ready for the choice of partners.

    `chosen` is a digit per seat for its board, `sides` a letter per seat (`a` classic, `c`
    Conquest), either of them "random"; `contracts` is "fixed" or "random"; `first` is the
    starting seat, or -1 for a random one.
    """
    state = WestState(box, rng)
    state.year = 0
    state.round = 0
    state.piles = box.piles[:]  # WTW-SET-03 to WTW-SET-06
    state.gone = box.removed[:]
    state.prairie = []
    state.river = []
    deal_boards(state, chosen, sides)
    lay_contracts(state, contracts)
    state.ace_owner = [NOBODY] * len(SUITS)  # WTW-SET-10
    state.first = rng.below(box.seats) if first < 0 else first  # WTW-SET-15
    state.active = state.first
    last = (state.first + box.seats - 1) % box.seats
    state.players[last].gold += box.last_player_gold  # WTW-SET-05
    state.ridge = new_ridge(box) if box.seats == 1 else None
    deal_partners(state)
    plan(state)
    return state


def deal_boards(state: WestState, chosen: str, sides: str) -> None:
    """WTW-SET-11, WTW-SET-12, WTW-SET-13: a different board for everybody."""
    seats = state.seats
    numbers = list(range(len(boards())))
    if chosen == RANDOM:
        state.rng.shuffle(numbers)
    else:
        numbers = [int(digit) - 1 for digit in chosen]
    if sides == RANDOM:
        conquest = [state.rng.below(2) == 1 for _ in range(seats)]
    else:
        conquest = [letter == CONQUEST for letter in sides]
    state.players = [
        new_player(open_side(numbers[seat], conquest[seat]), state.box) for seat in range(seats)
    ]
    for player in state.players:
        renew_reach(player)


def lay_contracts(state: WestState, contracts: str) -> None:
    """WTW-SET-09: a contract on each of the spaces 4 to 7, big side up."""
    state.contracts = state.box.first_contracts[:]
    if contracts == RANDOM:
        state.rng.shuffle(state.contracts)
    state.flipped = 0


def deal_partners(state: WestState) -> None:
    """WTW-SET-14: two partners for everybody to choose from."""
    state.deck = list(range(len(state.box.partners)))
    state.row = []
    for player in state.players:
        player.dealt = sorted([state.rng.take(state.deck) for _ in range(state.box.dealt)])


def plan(state: WestState) -> None:
    """What comes before the first year: partners, the row, then the sides in turn order."""
    first = state.first
    order = [(first + offset) % state.seats for offset in range(state.seats)]
    state.agenda.append(StartYear(first))
    for seat in reversed(order):
        state.agenda.append(SideSetUp(seat))
    state.agenda.append(OpenRow(first))
    for seat in reversed(order):
        state.agenda.append(ChoosePartner(seat))
