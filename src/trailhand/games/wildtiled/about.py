"""What is this? Every element of the table in a sentence, with its rules."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.wildtiled.facts.box import Side
from trailhand.games.wildtiled.facts.codes import (
    BOARD_ICONS,
    NOBODY,
    PLACEMENTS,
    PRAIRIE,
    RIVER,
    SLOT_NAMES,
    SUITS,
)
from trailhand.games.wildtiled.grid import SIZE, cell_label, has
from trailhand.games.wildtiled.pastures import contract_text, cows_in, is_booted, pasture_at
from trailhand.games.wildtiled.placement import cells_of_piece
from trailhand.games.wildtiled.position import CELL_NAMES
from trailhand.games.wildtiled.ridge import living_bandits, loose_cows
from trailhand.games.wildtiled.sides import side_parameters
from trailhand.games.wildtiled.state import Player, WestState
from trailhand.games.wildtiled.words.names import (
    PARTNER_WORDS,
    partner_text,
    piece_name,
    suit_name,
    tile_name,
)

Answer = tuple[Text, tuple[str, ...]]
NOTHING: Final = (Text("wtw-about-nothing"), ())
SIGN_RULES: Final = {
    "bank": "WTW-BLD-07",
    "general_store": "WTW-BLD-10",
    "hideout": "WTW-BLD-09",
    "hotel": "WTW-TUS-05",
    "ranch": "WTW-BLD-11",
    "lumber_mill": "WTW-BLD-12",
    "sheriffs_office": "WTW-BLD-14",
    "wheelwright": "WTW-BLD-15",
}
ICON_RULES: Final = {
    "start": "WTW-PLACE-04",
    "pickaxe": "WTW-MINE-01",
    "horseshoe": "WTW-SHOE-01",
    "bullet": "WTW-RES-04",
    "gold": "WTW-RES-04",
    "street": "WTW-RES-04",
    "bandit": "WTW-SHER-01",
    "wanted_bandit": "WTW-CQ-WANT-01",
    "water": "WTW-CQ-WATER-01",
    "saucer": "WTW-CQ-UFO-01",
    "signpost": "WTW-CQ-GEN-02",
    "ace_card": "WTW-CQ-ACE-01",
}
SIDE_RULES: Final = {
    "charter": "WTW-CQ-CHART-01",
    "high_water": "WTW-CQ-WATER-01",
    "vault": "WTW-CQ-VAULT-03",
    "most_wanted": "WTW-CQ-WANT-01",
    "general_delivery": "WTW-CQ-GEN-02",
    "stage_line": "WTW-CQ-STAGE-01",
    "saucers": "WTW-CQ-UFO-01",
    "pair_of_aces": "WTW-CQ-ACE-02",
}
TERRAIN: Final = {".": "open", "h": "hill", "m": "mine", "f": "field", "c": "cow"}


def about(state: WestState, anchor: str, viewer: int) -> Answer:
    """A sentence about an element of the table, and the rules that go with it."""
    kind, _, name = anchor.partition(":")
    if kind in ("cell", "piece", "town", "mine", "side"):
        return about_board(state, kind, name)
    if kind == "slot" and name in SLOT_NAMES:
        return about_slot(state, SLOT_NAMES.index(name))
    if kind == "die":
        return about_die(name)
    if kind == "contract":
        return about_contract(state, name)
    if kind == "ace" and name in SUITS:
        return about_ace(state, SUITS.index(name))
    if kind == "partner" and name in PARTNER_WORDS:
        card = partner_text(state.box, PARTNER_WORDS.index(name))
        return Text("wtw-about-partner", {"card": card}), ("WTW-PRT-05", "WTW-PRT-06")
    if anchor == "partners:deck":
        return Text("wtw-about-deck", {"n": len(state.deck)}), ("WTW-PRT-02",)
    if anchor == "streets":
        return Text("wtw-about-streets"), ("WTW-STR-01", "WTW-STR-02")
    if anchor == "ridge" and state.ridge is not None:
        args: dict[str, Argument] = {
            "bandits": living_bandits(state.box, state.ridge),
            "cows": loose_cows(state.box, state.ridge),
            "bullets": state.ridge.bullets,
        }
        return Text("wtw-about-ridge", args), ("WTWS-TUS-01", "WTWS-CARD-04")
    return NOTHING


def about_board(state: WestState, kind: str, name: str) -> Answer:
    """Something on a seat's board."""
    number, _, rest = name.partition(".")
    if not number.isdecimal() or int(number) >= state.seats:
        return NOTHING
    player = state.players[int(number)]
    if kind == "mine" and not rest:
        return about_mine(state, player, int(number))
    if kind == "side" and not rest:
        return about_side(player.side)
    if kind == "piece" and rest.isdecimal() and int(rest) < len(player.pieces):
        return about_piece(state, player, player.pieces[int(rest)])
    if kind == "town":
        return about_town(player, rest)
    if kind == "cell" and rest in CELL_NAMES:
        return about_cell(state, player, CELL_NAMES.index(rest))
    return NOTHING


def about_mine(state: WestState, player: Player, seat: int) -> Answer:
    """The mine track of a seat."""
    args: dict[str, Argument] = {
        "who": seat_name(seat),
        "space": player.mine,
        "income": state.box.mine_income[player.mine],
        "points": state.box.mine_points[player.mine],
        "hat": state.box.hat,
    }
    return Text("wtw-about-mine", args), ("WTW-MINE-01", "WTW-FLOW-02", "WTW-PRT-01")


def about_side(side: Side) -> Answer:
    """WTW-CQ-01: a side of a settlement board, and the rule that it has of its own."""
    if not side.rule.name:
        return Text("wtw-about-side", {"name": side.name, "n": side.stars}), ("WTW-SET-11",)
    numbers: dict[str, Argument] = {}
    for name, value in side_parameters(side.rule.name).items():
        numbers[name.replace("_", "-")] = (
            value if isinstance(value, int) else "/".join(map(str, value))
        )
    says = Text("wtw-side-" + side.rule.name.replace("_", "-"), numbers)
    args: dict[str, Argument] = {"name": side.name, "n": side.stars, "says": says}
    return Text("wtw-about-conquest", args), (SIDE_RULES[side.rule.name], "WTW-CQ-01")


def about_piece(state: WestState, player: Player, piece: int) -> Answer:
    """A tile or a street on a board."""
    tile = state.box.tiles[piece // PLACEMENTS]
    args: dict[str, Argument] = {"tile": piece_name(state.box, piece)}
    if tile.building is None:
        return Text("wtw-about-piece", args), ("WTW-PLACE-05",)
    args["does"] = "@wtw-does-" + tile.id.replace("_", "-")
    return Text("wtw-about-building", args), ("WTW-BLD-01", sign_rule(tile.id))


def sign_rule(tile: str) -> str:
    """The rule of a named building."""
    return SIGN_RULES.get(tile, "WTW-BLD-08")


def about_town(player: Player, letter: str) -> Answer:
    """A town of a board."""
    for number, town in enumerate(player.side.towns):
        if town.letter == letter:
            args: dict[str, Argument] = {
                "town": town.name,
                "points": town.points,
                "order": town.order,
                "done": player.towns >> number & 1,
            }
            rules = ("WTW-TOWN-01", "WTW-TOWN-02")
            return Text("wtw-about-town", args), rules
    return NOTHING


def about_cell(state: WestState, player: Player, cell: int) -> Answer:
    """A cell: the piece on it, or what is printed there."""
    for piece in player.pieces:
        north, south = cells_of_piece(state.box, piece)
        if has(north, south, cell):
            answer, rules = about_piece(state, player, piece)
            return Text(
                "wtw-about-covered", {"what": answer, "more": standing(player, cell)}
            ), rules
    side = player.side
    row, column = cell // SIZE, cell % SIZE
    icon = BOARD_ICONS.get(side.icon_rows[row][column], "")
    args: dict[str, Argument] = {
        "cell": cell_label(cell),
        "terrain": "@wtw-terrain-" + TERRAIN[side.terrain[row][column]],
        "more": standing(player, cell),
    }
    rules = ("WTW-PLACE-03", ICON_RULES[icon]) if icon else ("WTW-PLACE-03",)
    if icon and icon not in ("bandit", "wanted_bandit"):
        args["icon"] = "@wtw-icon-" + icon.replace("_", "-")
        return Text("wtw-about-icon", args), rules
    return Text("wtw-about-cell", args), rules


def standing(player: Player, cell: int) -> Argument:
    """Who or what stands on a cell: a bandit, a sheriff, a tombstone; or the herd there."""
    if has(player.bandit_north, player.bandit_south, cell):
        side = player.side
        wanted = has(side.wanted_north, side.wanted_south, cell)
        return "@wtw-stands-wanted" if wanted else "@wtw-stands-bandit"
    if has(player.tomb_north, player.tomb_south, cell):
        return "@wtw-stands-tombstone"
    if has(player.sheriff_north, player.sheriff_south, cell):
        return "@wtw-stands-sheriff"
    if has(player.field_north, player.field_south, cell):
        pasture = pasture_at(player, cell)
        key = "wtw-stands-booted" if is_booted(player, pasture) else "wtw-stands-herd"
        return Text(key, {"cows": cows_in(player, pasture)})
    return "@wtw-stands-nobody"


def about_slot(state: WestState, slot: int) -> Answer:
    """A pile of the trays."""
    tile = state.box.tiles[slot]
    args: dict[str, Argument] = {
        "tile": tile_name(state.box, slot),
        "slot": SLOT_NAMES[slot],
        "cost": tile.cost,
        "n": state.piles[slot],
        "cells": len(tile.shape.cells(tile.shape.choices[0])),
    }
    if tile.building is None:
        return Text("wtw-about-slot", args), ("WTW-DRAFT-01", "WTW-DRAFT-02")
    args["does"] = "@wtw-does-" + tile.id.replace("_", "-")
    return Text("wtw-about-slot-building", args), ("WTW-DRAFT-02", sign_rule(tile.id))


def about_die(name: str) -> Answer:
    """A die at the trays."""
    kind, _, number = name.partition(".")
    faces = {"prairie": PRAIRIE, "river": RIVER}.get(kind, 0)
    if not number.isdecimal() or not 1 <= int(number) <= faces:
        return NOTHING
    rules = ("WTW-DICE-02", "WTW-DRAFT-03" if kind == "river" else "WTW-DRAFT-08")
    return Text(f"wtw-about-die-{kind}", {"n": int(number)}), rules


def about_contract(state: WestState, name: str) -> Answer:
    """A cattle contract."""
    spaces = [str(cows) for cows in state.box.contract_spaces]
    if name not in spaces:
        return NOTHING
    space = spaces.index(name)
    args: dict[str, Argument] = {
        "cows": int(name),
        "contract": contract_text(state, space),
        "points": state.box.herd_points[int(name)],
        "flipped": state.flipped >> space & 1,
    }
    return Text("wtw-about-contract", args), ("WTW-COW-06", "WTW-COW-07")


def about_ace(state: WestState, suit: int) -> Answer:
    """An Ace card."""
    args: dict[str, Argument] = {"suit": suit_name(suit)}
    if state.ace_owner[suit] == NOBODY:
        return Text("wtw-about-ace", args), ("WTW-ACE-01", "WTW-CMP-05")
    args["who"] = seat_name(state.ace_owner[suit])
    return Text("wtw-about-ace-owned", args), ("WTW-ACE-01", "WTW-CMP-05")
