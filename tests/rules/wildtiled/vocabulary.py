"""The words in which the rule tests of Wild Tiled West are written.

    t = table().streets(0, "5,5").places(0, "R01", "4,5 4,6=sheriff 4,7")
    assert t.covered(0) == {"5,5", "4,5", "4,6", "4,7"}
    t.gives(0, "R01").expect_refusal("place 0,0 n", "WTW-PLACE-05")

`table` begins with seat 0's first turn on board 1 (seat 1 has board 2, and so on), with one
prairie die on 20: a test lays those it wants. With two options at least the kernel waits.
`lay` puts a piece on a board without any consequence.
"""

from __future__ import annotations

import re
from typing import Any, Self

import trailhand as th
from tests.vocabulary import Scene, proves
from trailhand.core.step import apply
from trailhand.games.wildtiled.facts.codes import CELL_KINDS, PLACEMENTS, SLOT_NAMES, SUITS
from trailhand.games.wildtiled.grid import cell_name, cells_of, set_of
from trailhand.games.wildtiled.placement import CONNECTED, occupy, renew_reach
from trailhand.games.wildtiled.placing import PlaceTile
from trailhand.games.wildtiled.position import CELL_NAMES
from trailhand.games.wildtiled.scoring import score
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.views import icon_name
from trailhand.games.wildtiled.words.names import PARTNER_WORDS

Names = set[str]


class Table(Scene):
    """A match at the moment a test is about. Setters return the table, so they chain."""

    def __init__(self, match: th.Match) -> None:
        super().__init__(match)
        state = match.state
        assert isinstance(state, WestState)
        self.state = state
        self.box = state.box

    # -- setting the scene ------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """One settlement, free to be edited."""
        return self.state.players[seat]

    def set(self, seat: int, **fields: Any) -> Self:
        """Set plain fields of a player: gold, bullets, mine..."""
        for name, value in fields.items():
            setattr(self.player(seat), name, value)
        return self.settle()

    def dice(self, *prairie: int, river: tuple[int, ...] = ()) -> Self:
        """The numbers on which the dice lie."""
        self.state.prairie = sorted(prairie)
        self.state.river = sorted(river)
        return self.settle()

    def pile(self, slot: str, tiles: int) -> Self:
        """How many tiles a pile has."""
        self.state.piles[SLOT_NAMES.index(slot)] = tiles
        return self.settle()

    def tile(self, name: str) -> int:
        """The number of a tile by its id."""
        return self.box.tile_ids.index(name)

    def where(self, name: str, spec: str) -> int:
        """The placement with these cells: `4,3 5,3`, `c4,3 f5,3` or `5,4 5,5=sheriff 5,6`."""
        shape = self.box.tiles[self.tile(name)].shape
        wanted = [PART.fullmatch(part) for part in spec.split()]
        for choice in shape.choices:
            turned = shape.turned(choice)
            shown = {
                cell_name(cell): (CELL_KINDS[kind], icon_name(icon))
                for cell, kind, icon in zip(
                    shape.cells(choice), turned.kinds, turned.icons, strict=True
                )
            }
            if len(shown) == len(wanted) and all(fits_part(shown, part) for part in wanted):
                return choice
        raise LookupError(f"{name} does not fit on {spec}")

    def word(self, name: str, spec: str) -> str:
        """The same in notation, for a tile that waits to be placed."""
        return PlaceTile(0, self.tile(name), CONNECTED).word(self.where(name, spec))

    def lay(self, seat: int, name: str, spec: str) -> Self:
        """Put a tile or a street on a board, without any consequence."""
        occupy(self.box, self.player(seat), self.tile(name), self.where(name, spec))
        renew_reach(self.player(seat))
        return self.settle()

    def places(self, seat: int, name: str, spec: str, mode: int = CONNECTED) -> Self:
        """The seat is given a tile and places it there, with all consequences."""
        self.state.agenda.append(PlaceTile(seat, self.tile(name), mode))
        choice = self.where(name, spec)
        number = self.state.agenda[-1].options(self.state)
        assert choice in number, f"{name} may not lie on {spec}"
        apply(self.state, choice)
        return self.settle()

    def streets(self, seat: int, *cells: str) -> Self:
        """Streets on a board, without any consequence."""
        for cell in cells:
            self.lay(seat, "street", cell)
        return self

    def gives(self, seat: int, name: str, mode: int = CONNECTED) -> Self:
        """A tile that the seat must place now."""
        self.state.agenda.append(PlaceTile(seat, self.tile(name), mode))
        return self.settle()

    def bandits(self, seat: int, *cells: str) -> Self:
        """The living bandits of a board, and no others."""
        player = self.player(seat)
        player.bandit_north, player.bandit_south = set_of(numbers(cells))
        return self.settle()

    def owns_ace(self, seat: int, *suits: str) -> Self:
        """Ace cards of a player."""
        for suit in suits:
            self.state.ace_owner[SUITS.index(suit)] = seat
        return self.settle()

    def partner(self, seat: int, name: str, second: str = "") -> Self:
        """The partners of a player."""
        self.player(seat).partner = PARTNER_WORDS.index(name)
        if second:
            self.player(seat).second = PARTNER_WORDS.index(second)
        return self.settle()

    def contracts(self, *names: str) -> Self:
        """The contracts for 4, 5, 6 and 7 cows, big side up."""
        ids = [contract.id for contract in self.box.contracts]
        self.state.contracts = [ids.index(name) for name in names]
        self.state.flipped = 0
        return self.settle()

    def wait_for(self, seat: int, step: Any) -> Self:
        """Put a step on top of the agenda."""
        self.state.agenda.append(step)
        return self.settle()

    # -- looking ----------------------------------------------------------------------------

    def gold(self, seat: int) -> int:
        return self.player(seat).gold

    def bullets(self, seat: int) -> int:
        return self.player(seat).bullets

    def points(self, seat: int) -> int:
        """The score track."""
        return self.player(seat).points()

    def final(self, seat: int, category: str) -> int:
        """Points of a category, as if the game ended now."""
        return score(self.state, seat)[category]

    def pieces(self, seat: int) -> list[str]:
        """The ids of the pieces on a board, in the order of placement."""
        return [self.box.tile_ids[piece // PLACEMENTS] for piece in self.player(seat).pieces]

    def covered(self, seat: int) -> Names:
        """The covered cells of a board."""
        player, side = self.player(seat), self.player(seat).side
        return names(side.open_north & ~player.free_north, side.open_south & ~player.free_south)

    def living(self, seat: int) -> Names:
        """The living bandits of a board."""
        return names(self.player(seat).bandit_north, self.player(seat).bandit_south)

    def tombs(self, seat: int) -> Names:
        """The tombstones of a board."""
        return names(self.player(seat).tomb_north, self.player(seat).tomb_south)

    def happened(self, kind: str, *things: str) -> list[tuple[int, ...]]:
        """The events of a kind since the table was set: the seat, then the things asked for."""
        events = [event for event in self.match.events() if event.name == kind]
        return [(event.seat, *(event[thing] for thing in things)) for event in events]


PART = re.compile(r"([rfc#]?)(\d,\d)(?:=(\w+))?")


def fits_part(shown: dict[str, tuple[str, str]], part: re.Match[str] | None) -> bool:
    """Whether a cell of a placement shows what a part of a specification says."""
    assert part is not None
    kind, icon = shown.get(part[2], ("", ""))
    return bool(kind) and part[1] in ("", kind) and (part[3] is None or part[3] == icon)


def numbers(cells: tuple[str, ...]) -> list[int]:
    """Cells by their names."""
    return [CELL_NAMES.index(cell) for cell in cells]


def names(north: int, south: int) -> Names:
    """A set of cells by their names."""
    return {cell_name(cell) for cell in cells_of(north, south)}


def new_table(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table before the partners have been chosen; seat 0 begins."""
    given: dict[str, Any] = {"boards": "12345"[:seats], "contracts": "fixed", "start": 0} | options
    match = th.new("wildtiled", seats=seats, seed=seed, options=given)
    match.watch()
    return Table(match)


def table(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """The first turn of seat 0, its partner chosen, one prairie die on 20."""
    t = new_table(seats, seed, **options)
    while t.step != "Turn":
        t.match.play(0)
    return t.dice(20)


__all__ = ["Table", "new_table", "proves", "table"]
