"""What is every element of the table called, and when can it be used at all?"""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument, Text
from trailhand.games.wildtiled.facts.codes import SLOT_NAMES, SUITS
from trailhand.games.wildtiled.grid import cell_label
from trailhand.games.wildtiled.position import CELL_NAMES
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.words.names import (
    PARTNER_WORDS,
    partner_name,
    piece_name,
    suit_name,
    tile_name,
)

USES: Final[dict[str, tuple[str, str]]] = {
    "cell": ("wtw-when-cell", "WTW-PLACE-02"),
    "foreign": ("wtw-when-foreign", "WTW-DRAFT-06"),
    "piece": ("wtw-when-piece", "WTW-PLACE-02"),
    "town": ("wtw-when-town", "WTW-TOWN-01"),
    "mine": ("wtw-when-mine", "WTW-MINE-01"),
    "side": ("wtw-when-side", "WTW-SET-11"),
    "slot": ("wtw-when-slot", "WTW-DRAFT-01"),
    "empty": ("wtw-when-empty", "WTW-DRAFT-01"),
    "die": ("wtw-when-die", "WTW-DRAFT-01"),
    "contract": ("wtw-when-contract", "WTW-COW-06"),
    "ace": ("wtw-when-ace", "WTW-ACE-01"),
    "partner": ("wtw-when-partner", "WTW-PRT-01"),
    "partners": ("wtw-when-partner", "WTW-PRT-01"),
    "streets": ("wtw-when-streets", "WTW-STR-01"),
    "ridge": ("wtw-when-ridge", "WTWS-TUS-01"),
}


def use(state: WestState, anchor: str, viewer: int) -> tuple[Text, str]:
    """When an element of the table can be used at all, and the rule that says so."""
    kind, _, name = anchor.partition(":")
    seat = name.partition(".")[0]
    if kind in ("cell", "piece") and seat.isdecimal() and int(seat) != viewer:
        kind = "foreign"
    if kind == "slot" and name in SLOT_NAMES and state.piles[SLOT_NAMES.index(name)] == 0:
        kind = "empty"
    text, rule = USES.get(kind, ("when-nothing", ""))
    return Text(text), rule


def named(state: WestState, anchor: str, viewer: int) -> Text | None:
    """What an element of the table is called, in a few words."""
    kind, _, name = anchor.partition(":")
    seat, _, item = name.partition(".")
    if kind == "cell" and item in CELL_NAMES:
        return Text("thing", {"what": cell_label(CELL_NAMES.index(item))})
    if kind == "die":
        return Text("wtw-thing-die", {"kind": seat, "n": item})
    if kind == "contract":
        return Text("wtw-thing-contract", {"n": name})
    if kind in ("mine", "partners", "streets", "ridge", "side"):
        return Text(f"wtw-thing-{kind}")
    what = named_thing(state, kind, name)
    return None if what is None else Text("thing", {"what": what})


def named_thing(state: WestState, kind: str, name: str) -> Argument | None:
    """A tile, a piece, a town or a card."""
    seat, _, item = name.partition(".")
    if kind == "slot" and name in SLOT_NAMES:
        return tile_name(state.box, SLOT_NAMES.index(name))
    if kind == "ace" and name in SUITS:
        return Text("wtw-thing-ace", {"suit": suit_name(SUITS.index(name))})
    if kind == "partner" and name in PARTNER_WORDS:
        return partner_name(PARTNER_WORDS.index(name))
    if not seat.isdecimal() or int(seat) >= state.seats:
        return None
    player = state.players[int(seat)]
    if kind == "piece" and item.isdecimal() and int(item) < len(player.pieces):
        return piece_name(state.box, player.pieces[int(item)])
    if kind == "town":
        return next((town.name for town in player.side.towns if town.letter == item), None)
    return None
