"""The expansion board in a position: reading it, and what may be wrong with it."""

from __future__ import annotations

from typing import Any

from trailhand.games.common.position import PositionReader
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.modules.north.board import (
    NAME,
    NOTHING,
    SPACES,
    STORES,
    Map,
    NorthPart,
)


def read_board(reader: PositionReader[Any], box: Box, printed: Map, data: Any) -> NorthPart:
    """The part that a position describes."""
    table = reader.field(data, NAME, dict, "")
    part = NorthPart(printed, box.seats)
    words = printed.spot_names
    for word, seat in reader.field(table, "stores", dict, f"{NAME}.").items():
        spot = reader.known(word, words, f"{NAME}.stores")
        if type(seat) is int and 1 <= seat <= box.seats:
            if part.entered[seat - 1] >> (spot // SPACES) & 1:
                reader.wrong(f"{NAME}.stores: seat {seat} has two stores in one town")
            part.put(seat - 1, spot)
        else:
            reader.wrong(f"{NAME}.stores.{word}: {seat!r} is no seat")
    medium = reader.field(table, "medium", dict, f"{NAME}.")
    for town, place in enumerate(printed.tile_place):
        if place != NOTHING:
            name = medium.get(printed.names[town])
            tile = reader.known(name, printed.tile_names, f"{NAME}.medium.{printed.names[town]}")
            part.tiles_laid.append(tile)
    masters = [master.name for master in box.masters]
    part.beside = reader.pile(table, "beside", f"{NAME}.", masters)
    return part


def board_problems(part: NorthPart) -> list[str]:
    """NOR1-BASE-03: 15 stores per player; of every medium town tile two copies."""
    problems: list[str] = []
    for seat in range(len(part.entered)):
        placed = sum(1 for owner in part.spots if owner == seat)
        if placed > STORES:
            problems.append(f"players[{seat + 1}]: {placed} stores instead of {STORES}")
        if placed != part.entered[seat].bit_count():
            problems.append(f"players[{seat + 1}]: two stores in one town")
    for kind, name in enumerate(part.map.tile_names):
        if part.tiles_laid.count(kind) > part.map.tile_copies:
            problems.append(f"medium town tile {name} is there too often")
    return problems
