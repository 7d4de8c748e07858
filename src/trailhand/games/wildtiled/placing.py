"""The decisions that put a tile or free streets on a board."""

from __future__ import annotations

from typing import ClassVar

from trailhand.core.step import NEVER
from trailhand.core.text import Argument, Description, Text
from trailhand.games.wildtiled.facts.codes import PLACEMENTS, TURNS, turn_name
from trailhand.games.wildtiled.grid import CELLS, cell_label, cell_name
from trailhand.games.wildtiled.placement import (
    SIGNPOST,
    placement_candidates,
    placement_objection,
    placements,
    price_of,
)
from trailhand.games.wildtiled.resolve import place_piece
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.stem import WestStep, cell_anchors
from trailhand.games.wildtiled.streets import StreetStep, piece_of, placement_of
from trailhand.games.wildtiled.words.names import tile_name


class PlaceTile(WestStep):
    """WTW-DRAFT-06: the tile must be placed at once.

    A choice is the orientation (quarter turns clockwise, 4 more if turned over) times 100
    plus the first covered cell in reading order. `mode` says how it has to connect.
    """

    verb: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("WTW-PLACE-01", "WTW-PLACE-02", "WTW-PLACE-05")
    parameters: ClassVar[tuple[str, ...]] = ("tile", "mode")
    domain: ClassVar[int] = PLACEMENTS

    tile: int
    mode: int

    def __init__(self, seat: int, tile: int, mode: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.mode = mode

    def candidates(self, state: WestState) -> list[int]:
        return placement_candidates(state.box.tiles[self.tile])

    def objection(self, state: WestState, choice: int) -> int:
        player = state.players[self.seat]
        return placement_objection(player, state.box.tiles[self.tile], choice, self.mode)

    def options(self, state: WestState) -> list[int]:
        return placements(state.players[self.seat], self.tile, self.mode)

    def previews(self, state: WestState, choice: int) -> bool:
        return True

    def choose(self, state: WestState, choice: int) -> None:
        place_piece(state, self.seat, self.tile, choice)

    def word(self, choice: int) -> str:
        return f"place {cell_name(choice % CELLS)} {turn_name(choice // CELLS)}"

    def meant(self, state: WestState, word: str) -> int:
        """WTW-PLACE-01: an orientation that looks like another one is the same."""
        shape = state.box.tiles[self.tile].shape
        for turn in range(TURNS):
            for cell in range(CELLS) if shape.turns[turn] is None else []:
                if self.word(CELLS * turn + cell) == word:
                    return CELLS * shape.like(turn) + cell
        return NEVER

    def describe(self, state: WestState, choice: int) -> Description:
        shape = state.box.tiles[self.tile].shape
        at = shape.place[choice]
        price = price_of(state.players[self.seat], shape.north[at], shape.south[at])
        args: dict[str, Argument] = {
            "tile": tile_name(state.box, self.tile),
            "cell": cell_label(choice % CELLS),
            "turn": choice // CELLS % 4,
            "flip": choice // CELLS // 4,
            "price": price,
        }
        rule = "WTW-CQ-GEN-02" if self.mode == SIGNPOST else "WTW-PLACE-01"
        return Description(
            Text("wtw-place", args), rule, cell_anchors(self.seat, shape.cells(choice))
        )

    def goals(self, state: WestState, choice: int) -> tuple[str, ...]:
        """Every cell that it covers; of a tile that leaves the board, the first one."""
        cells = state.box.tiles[self.tile].shape.cells(choice)
        return cell_anchors(self.seat, cells or [choice % CELLS])

    def because(self, state: WestState, choice: int, code: int) -> dict[str, Argument]:
        return {"gold": state.players[self.seat].gold}

    def question(self, state: WestState) -> Text:
        return Text("wtw-ask-placetile", {"tile": tile_name(state.box, self.tile)})


class FreeStreets(StreetStep):
    """WTW-STR-01, WTW-STR-03: one street or two adjacent ones instead of a tile; no die goes."""

    rules: ClassVar[tuple[str, ...]] = ("WTW-STR-01", "WTW-STR-02")

    def choose(self, state: WestState, choice: int) -> None:
        place_piece(state, self.seat, piece_of(choice), placement_of(choice))
