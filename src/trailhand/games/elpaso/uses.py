"""What is every element of the table called, and when can it be used at all?

`USES` has a row for every kind of thing: its sentence, its rule and, where an action of buildings
is needed, which one; the buildings that offer it now are named with it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trailhand.core.text import Argument, Text
from trailhand.games.common.slots import place_of
from trailhand.games.elpaso.effects import Effect
from trailhand.games.elpaso.facts.codes import (
    AUX_WORDS,
    BUILDINGS,
    CARD_WORDS,
    EL_PASO,
    EMPTY,
    GAP,
    KINDS,
    NEUTRAL_LAST,
    WORKERS,
    owner_of,
)
from trailhand.games.elpaso.location import sheet_at
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.tiles import row_of
from trailhand.games.elpaso.verbs import BuildEffect, BuyEffect, HireEffect, TileEffect, TrainEffect
from trailhand.games.elpaso.words.names import (
    NODE_WORDS,
    POST_WORDS,
    aux_name,
    building_name,
    card_name,
    disc_name,
    party_name,
    sheet_name,
    tile_name,
    worker_name,
)


class Use(NamedTuple):
    """When a kind of thing can be used: the sentence, its rule, the action that it takes."""

    text: str
    rule: str
    action: type[Effect] | None = None


USES: Final[dict[str, Use]] = {
    # the trail, by what lies there
    "el-paso": Use("elp-when-el-paso", "ELP-LOC-03"),
    "neutral": Use("elp-when-location", "ELP-LOC-01"),
    "own": Use("elp-when-location", "ELP-LOC-01"),
    "foreign": Use("elp-when-foreign", "ELP-LOC-02"),
    "site": Use("elp-when-site", "ELP-BLD-02", BuildEffect),
    # the rest of the table
    "post": Use("elp-when-post", "ELP-DEL-05"),
    "train": Use("elp-when-train", "ELP-TRAIN-01", TrainEffect),
    "objective": Use("elp-when-tile", "ELP-TILE-01", TileEffect),
    "bonus": Use("elp-when-tile", "ELP-TILE-01", TileEffect),
    "building": Use("elp-when-building", "ELP-BLD-01", BuildEffect),
    "market": Use("elp-when-market", "ELP-MKT-01", BuyEffect),
    "worker": Use("elp-when-worker", "ELP-HIRE-01", HireEffect),
    "simmental": Use("elp-when-simmental", "ELP-EP-01"),
    "hand": Use("elp-when-hand", "ELP-DEL-01"),
    # player boards
    "area": Use("elp-when-area", "ELP-FREE-10"),
    "aux": Use("elp-when-aux", "ELP-LOC-08"),
    "disc": Use("elp-when-disc", "ELP-DEL-07"),
    "certificates": Use("elp-when-certificates", "ELP-DEL-04"),
    "token": Use("elp-when-token", "ELP-FREE-01"),
    "deck": Use("elp-when-deck", "ELP-DRAW-01"),
    "discard": Use("elp-when-discard", "ELP-DRAW-02"),
    "culled": Use("elp-when-culled", "ELP-CULL-01"),
    "sue": Use("elp-when-sue", "SUE-TURN-02"),
}
SEATED: Final = ("area", "aux", "disc", "certificates", "token", "deck", "discard", "culled")
NAMED: Final[dict[str, str]] = {
    "simmental": "elp-thing-simmental",
    "certificates": "elp-thing-certificates",
    "token": "elp-thing-token",
    "deck": "elp-thing-deck",
    "discard": "elp-thing-discard",
    "culled": "elp-thing-culled",
    "sue": "elp-thing-sue",
}


def use(state: ElPasoState, anchor: str, viewer: int) -> tuple[Text, str]:
    """When a board element can be used at all, and the rule that says so."""
    anchor = place_of(anchor)
    row = USES.get(kind_of(state, anchor, viewer))
    if row is None:
        return Text("when-nothing"), ""
    seat = anchor.partition(":")[2].partition(".")[0]
    if anchor.partition(":")[0] in SEATED and seat.isdecimal() and int(seat) != viewer:
        return Text("when-others", {"who": party_name(state, int(seat))}), row.rule
    args: dict[str, Argument] = {}
    if row.action is not None:
        found = offered_at(state, row.action, viewer)
        if found:
            args["where"] = found
    return Text(row.text, args), row.rule


def kind_of(state: ElPasoState, anchor: str, viewer: int) -> str:
    """Which row of `USES` is about a board element."""
    kind, _, name = anchor.partition(":")
    if kind not in ("trail", "path") or name not in NODE_WORDS:
        return kind
    tile = state.trail[NODE_WORDS.index(name)]
    if tile == EL_PASO:
        return "el-paso"
    if tile == EMPTY:
        return "site"
    if tile <= NEUTRAL_LAST:
        return "neutral"
    return "own" if owner_of(tile) == viewer else "foreign"


def offered_at(state: ElPasoState, action: type[Effect], viewer: int) -> tuple[Argument, ...]:
    """The neutral buildings and those of the viewer that offer an action."""
    found: list[str] = []
    for node, tile in enumerate(state.trail):
        if tile in (EMPTY, EL_PASO) or (tile > NEUTRAL_LAST and owner_of(tile) != viewer):
            continue
        sheet = sheet_at(state, node)
        slots = state.box.sheets[sheet]
        if any(isinstance(state.box.effects[slot.effect], action) for slot in slots):
            found.append(str(sheet_name(sheet)))
    return tuple(sorted(found))


# -- names --------------------------------------------------------------------------------


def named(state: ElPasoState, anchor: str, viewer: int) -> Text | None:
    """What a board element is called, in a few words."""
    anchor = place_of(anchor)
    kind, _, name = anchor.partition(":")
    if kind in NAMED:
        return Text(NAMED[kind])
    if kind in ("trail", "path") and name in NODE_WORDS:
        node = NODE_WORDS.index(name)
        tile = state.trail[node]
        return Text(
            "thing", {"what": NODE_WORDS[node] if tile == EMPTY else tile_name(state, tile)}
        )
    if kind == "post" and name in POST_WORDS:
        return Text("elp-thing-post", {"value": state.box.posts[POST_WORDS.index(name)].value})
    if kind == "train":
        return Text("thing", {"what": Text("elp-train-card", {"card": name})})
    if kind in KINDS:
        return named_tile(state, KINDS.index(kind), name)
    item = name.partition(".")[2]
    if kind == "aux" and item in AUX_WORDS:
        return Text("elp-thing-aux", {"aux": aux_name(AUX_WORDS.index(item))})
    if kind == "building" and name in [str(number) for number in BUILDINGS]:
        return Text("elp-thing-building", {"name": building_name(state, int(name))})
    what = named_thing(state, kind, name)
    return Text("thing", {"what": what}) if what else None


def named_tile(state: ElPasoState, kind: int, name: str) -> Text | None:
    """An objective or bonus tile by its place in the display, or its pile."""
    if name == "pile":
        return Text(f"elp-thing-{KINDS[kind]}-pile")
    called = name
    if name in ("1", "2", "3"):
        tile = row_of(state, kind)[int(name) - 1]
        if tile == GAP:
            return None
        box = state.box
        called = box.bonuses[tile].name if kind else box.objectives[tile].name
    return Text(f"elp-thing-{KINDS[kind]}", {"name": called})


def named_thing(state: ElPasoState, kind: str, name: str) -> str:
    """A card, a worker or something on a player board; nothing: it has no name."""
    item = name.partition(".")[2]
    if kind in ("market", "hand") and name in CARD_WORDS:
        return card_name(CARD_WORDS.index(name))
    if kind == "worker" and name in WORKERS:
        return worker_name(WORKERS.index(name))
    if kind == "area" and item in WORKERS:
        return worker_name(WORKERS.index(item))
    if kind == "disc" and item in state.box.disc_names:
        return disc_name(state.box.disc_names.index(item))
    return ""
