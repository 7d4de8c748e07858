"""Names: what notation, anchors and messages call the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trailhand.core.text import Argument, Text
from trailhand.games.common.names import owned, seat_name
from trailhand.games.elpaso.facts.codes import (
    AUX_WORDS,
    BREEDS,
    BUILDINGS,
    CARD_WORDS,
    DISC_WORDS,
    EL_PASO,
    EMPTY,
    FILTERS,
    LETTERS,
    NEUTRAL,
    NEUTRAL_LAST,
    SIDES,
    WORKERS,
    number_of,
    owner_of,
)
from trailhand.games.elpaso.sheets import NEUTRAL_SHEETS, is_train_sheet, train_card_of

if TYPE_CHECKING:
    from trailhand.games.elpaso.facts.box import Box
    from trailhand.games.elpaso.state import ElPasoState

# The notation of nodes is the same at every table, so that steps need no box to speak.
NODE_WORDS: Final = (
    *("EP", "P1", "NB", "P2", "NC", "P3", "P4", "P5"),
    *("ND", "P6", "NE", "P7", "P8", "P9", "NF", "NG"),
)
POST_WORDS: Final = ("T0", "T5", "T7", "T9", "T10", "T12", "T14", "T16")
SUE: Final = "sue"


def dashed(word: str) -> str:
    """A word of the data as part of a message id."""
    return word.replace("_", "-")


def party_name(state: ElPasoState, seat: int) -> Argument:
    """A seat, or Sue, as a message argument."""
    return seat_name(seat) if seat < state.seats else "@automaton-sue"


def card_name(card: int) -> str:
    """A cattle or worker card as a message argument."""
    if card < len(BREEDS):
        return "@elp-breed-" + dashed(CARD_WORDS[card])
    return "@elp-worker-" + CARD_WORDS[card]


def worker_name(worker: int) -> str:
    """A type of workers as a message argument."""
    return "@elp-worker-" + WORKERS[worker]


def filter_name(icon: int) -> str:
    """What a discard icon accepts, as a message argument."""
    return "@elp-icon-" + dashed(FILTERS[icon])


def disc_name(disc: int) -> str:
    """A disc of the player board as a message argument."""
    return "@elp-disc-" + DISC_WORDS[disc]


def aux_name(slot: int) -> str:
    """An auxiliary slot as a message argument."""
    return "@elp-aux-" + AUX_WORDS[slot]


def building_name(state: ElPasoState, number: int) -> str:
    """Number and letter of a common building, as printed: 3a."""
    return f"{number}{SIDES[state.sides >> number & 1]}"


def tile_name(state: ElPasoState, tile: int) -> Argument:
    """A tile of the trail as a message argument."""
    if tile == EL_PASO:
        return "@elp-tile-el-paso"
    if tile <= NEUTRAL_LAST:
        return Text("elp-tile-neutral", {"letter": LETTERS[tile - NEUTRAL]})
    owner = party_name(state, owner_of(tile))
    return Text("elp-tile-common", {"name": building_name(state, number_of(tile)), "owner": owner})


def place_name(state: ElPasoState, node: int, tile: int) -> Argument:
    """A node of the trail with what lies there, as a message argument."""
    if tile == EMPTY:
        return Text("elp-place-empty", {"space": NODE_WORDS[node]})
    return tile_name(state, tile)


def sheet_name(sheet: int) -> Argument:
    """A building or train card in use, as short as a player would say it."""
    if is_train_sheet(sheet):
        return Text("elp-train-card", {"card": train_card_of(sheet) + 1})
    if sheet < NEUTRAL_SHEETS:
        return LETTERS[sheet]
    place = sheet - NEUTRAL_SHEETS
    return f"{BUILDINGS[place // 2]}{SIDES[place % 2]}"


def tile_word(state: ElPasoState, tile: int) -> str:
    """A tile in positions and views: EP, B, 3a@1 (the seat counts from 1), 3a@sue."""
    if tile == EL_PASO:
        return "EP"
    if tile <= NEUTRAL_LAST:
        return LETTERS[tile - NEUTRAL]
    owner = owner_of(tile)
    name = building_name(state, number_of(tile))
    return owned(name, owner) if owner < state.seats else f"{name}@{SUE}"


def objective_text(key: str, box: Box, tile: int) -> Text:
    """A message about an objective tile with everything printed on it."""
    row = box.objectives[tile]
    needs: list[Text] = []
    for breed, count in enumerate(row.cattle):
        if count:
            what = "@elp-breed-" + dashed(BREEDS[breed])
            needs.append(Text("elp-need-cattle", {"n": count, "what": what}))
    if row.bonuses:
        needs.append(Text("elp-need-bonuses", {"n": row.bonuses}))
    if row.buildings:
        needs.append(Text("elp-need-buildings", {"n": row.buildings}))
    if row.post >= 0:
        needs.append(Text("elp-need-post", {"n": box.posts[row.post].value}))
    return Text(key, {"name": row.name, "vp": row.vp, "needs": tuple(needs)})


def bonus_text(key: str, box: Box, tile: int) -> Text:
    """A message about a bonus tile with everything printed on it."""
    row = box.bonuses[tile]
    args: dict[str, Argument] = {"name": row.name, "vp": row.vp}
    args["effect"] = "@elp-bonus-" + dashed(row.kind)
    return Text(key, args)


def display_text(key: str, box: Box, kind: int, tile: int) -> Text:
    """A message about a tile of the train display; `key` is completed by its kind."""
    if kind == 0:
        return objective_text(key + "-objective", box, tile)
    return bonus_text(key + "-bonus", box, tile)
