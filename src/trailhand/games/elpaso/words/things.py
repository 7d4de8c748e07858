"""The things that events speak of: what each is called, and where it lies on the table.

The anchors are those of the views. A hand is lit by the names of its cards alone, so only what
everybody else cannot see may light it.
"""

from __future__ import annotations

from typing import Final

from trailhand.core.event import NUMBER, Fixture, Held, Pair, Thing
from trailhand.games.elpaso.facts.codes import AUX_WORDS, BREEDS, CARD_WORDS, KINDS, ROW, WORKERS
from trailhand.games.elpaso.sheets import is_train_sheet, train_card_of
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words.names import (
    NODE_WORDS,
    POST_WORDS,
    aux_name,
    bonus_text,
    building_name,
    card_name,
    disc_name,
    objective_text,
    place_name,
    sheet_name,
    tile_name,
    worker_name,
)

ElPasoThing = Thing[ElPasoState]


def tile_place(kind: int, place: int) -> str:
    """A place of the train display, or the pile behind it."""
    return f"{KINDS[kind]}:{'pile' if place == ROW else place + 1}"


DOLLARS: Final = NUMBER

# -- cards and workers ----------------------------------------------------------------------

CARD: Final[ElPasoThing] = Thing(lambda state, seat, card: card_name(card))
OPEN_CARD: Final[Held[ElPasoState]] = Held(
    lambda state, seat, card: card_name(card),
    lambda state, seat, card: f"hand:{CARD_WORDS[card]}",
)
HAND_CARD: Final[ElPasoThing] = Thing(
    lambda state, seat, card: card_name(card),
    lambda state, seat, card: f"hand:{CARD_WORDS[card]}",
)
MARKET_CARD: Final[ElPasoThing] = Thing(
    lambda state, seat, card: card_name(card),
    lambda state, seat, card: f"market:{BREEDS[card]}",
)
DISCARDED_CARD: Final[ElPasoThing] = Thing(
    lambda state, seat, card: card_name(card),
    lambda state, seat, card: f"discard:{seat}",
)
CULLED_CARD: Final[ElPasoThing] = Thing(
    lambda state, seat, card: card_name(card),
    lambda state, seat, card: f"culled:{seat}",
)
DRAW_STACK: Final[Fixture[ElPasoState]] = Fixture(lambda state, seat: f"deck:{seat}")

WORKER: Final[ElPasoThing] = Thing(lambda state, seat, worker: worker_name(worker))
WORKER_FOR_HIRE: Final[ElPasoThing] = Thing(
    lambda state, seat, worker: worker_name(worker),
    lambda state, seat, worker: f"worker:{WORKERS[worker]}",
)
OWN_WORKER: Final[ElPasoThing] = Thing(
    lambda state, seat, worker: worker_name(worker),
    lambda state, seat, worker: f"area:{seat}.{WORKERS[worker]}",
)
OWN_COWBOYS: Final[ElPasoThing] = Thing(
    place=lambda state, seat, count: f"area:{seat}.cowboy" if count else ""
)
OWN_JOKERS: Final[ElPasoThing] = Thing(
    place=lambda state, seat, count: f"area:{seat}.joker" if count else ""
)

# -- the trail, and what is used there --------------------------------------------------------

SPACE: Final[ElPasoThing] = Thing(
    lambda state, seat, node: NODE_WORDS[node],
    lambda state, seat, node: f"trail:{NODE_WORDS[node]}",
)
PASSED: Final[ElPasoThing] = Thing(
    lambda state, seat, node: NODE_WORDS[node],
    lambda state, seat, node: f"path:{NODE_WORDS[node]}",
)
PLACE: Final[ElPasoThing] = Pair(  # a space, and the tile that lies there
    place_name, lambda state, seat, node: f"trail:{NODE_WORDS[node]}"
)
TILE: Final[ElPasoThing] = Thing(lambda state, seat, tile: tile_name(state, tile))
BUILDING: Final[ElPasoThing] = Thing(
    lambda state, seat, number: building_name(state, number),
    lambda state, seat, number: f"building:{number}",
)
SHEET: Final[ElPasoThing] = Thing(  # a building is lit by its space
    lambda state, seat, sheet: sheet_name(sheet),
    lambda state, seat, sheet: f"train:{train_card_of(sheet) + 1}" if is_train_sheet(sheet) else "",
)

# -- the train and its tiles ------------------------------------------------------------------

TRAIN_CARD: Final[ElPasoThing] = Thing(
    lambda state, seat, card: card + 1,
    lambda state, seat, card: f"train:{card + 1}",
)
OBJECTIVE_TILE: Final[ElPasoThing] = Thing(
    lambda state, seat, tile: objective_text("elp-objective-tile", state.box, tile)
)
BONUS_TILE: Final[ElPasoThing] = Thing(
    lambda state, seat, tile: bonus_text("elp-bonus-tile", state.box, tile)
)
OBJECTIVE_PLACE: Final[ElPasoThing] = Thing(place=lambda state, seat, place: tile_place(0, place))
BONUS_PLACE: Final[ElPasoThing] = Thing(place=lambda state, seat, place: tile_place(1, place))

# -- player boards, trading posts, Simmentals -------------------------------------------------

AUX: Final[ElPasoThing] = Thing(
    lambda state, seat, slot: aux_name(slot),
    lambda state, seat, slot: f"aux:{seat}.{AUX_WORDS[slot]}",
)
DISC: Final[ElPasoThing] = Thing(
    lambda state, seat, disc: disc_name(disc),
    lambda state, seat, disc: f"disc:{seat}.{state.box.disc_names[disc]}",
)
CERTIFICATES: Final[ElPasoThing] = Thing(place=lambda state, seat, count: f"certificates:{seat}")
TOKENS: Final[ElPasoThing] = Thing(place=lambda state, seat, count: f"token:{seat}")
OWN_TOKENS: Final[Fixture[ElPasoState]] = Fixture(lambda state, seat: f"token:{seat}")
POST: Final[ElPasoThing] = Thing(
    lambda state, seat, post: POST_WORDS[post][1:],
    lambda state, seat, post: f"post:{POST_WORDS[post]}",
)
SIMMENTALS: Final[ElPasoThing] = Thing(place=lambda state, seat, count: "simmental:pile")
SIMMENTAL_SPACE: Final[Fixture[ElPasoState]] = Fixture(lambda state, seat: "simmental:pile")
