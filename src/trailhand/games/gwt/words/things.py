"""The things that events speak of: what each is called, and where it lies on the board."""

from __future__ import annotations

from typing import Final

from trailhand.core.event import NUMBER, Fixture, Held, Pair, Thing
from trailhand.core.text import Argument
from trailhand.games.gwt.facts.codes import JOB_ROWS, WORKERS, position_name
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words.names import (
    AUX_WORDS,
    CARD_WORDS,
    DISC_WORDS,
    building_name,
    card_name,
    master_name,
    place_name,
    player_name,
    tile_name,
)

# -- places of the board ------------------------------------------------------------------


def space_anchor(state: GwtState, seat: int, space: int) -> str:
    """A space of the trail."""
    return f"trail:{state.box.space_names[space]}"


def job_anchor(state: GwtState, seat: int, cell: int) -> str:
    """A space of the job market."""
    return f"job:{cell // 4 + 1}.{cell % 4 + 1}"


def station_anchor(state: GwtState, seat: int, station: int) -> str:
    """A station."""
    return f"station:{state.box.station_names[station]}"


def spot_name(state: GwtState, space: int, tile: int) -> Argument:
    """A space with the tile that lay on it."""
    return place_name(state.box, space, tile)


# -- people and money ---------------------------------------------------------------------

DOLLARS: Final = NUMBER
CERTIFICATES: Final[Thing[GwtState]] = Thing(
    place=lambda state, seat, count: f"certificates:{seat}"
)
OWN_TOKENS: Final[Fixture[GwtState]] = Fixture(lambda state, seat: f"token:{seat}")
TOKENS: Final[Thing[GwtState]] = Thing(place=lambda state, seat, count: f"token:{seat}")
WORKER: Final[Thing[GwtState]] = Thing(
    lambda state, seat, worker: "@worker-" + WORKERS[worker],
)
PAYEE: Final[Thing[GwtState]] = Thing(
    lambda state, seat, other: "@the-bank" if other < 0 else player_name(state.box, other)
)

# -- the trail ----------------------------------------------------------------------------

SPACE: Final[Thing[GwtState]] = Thing(
    lambda state, seat, space: state.box.space_names[space], space_anchor
)
PASSED: Final[Thing[GwtState]] = Thing(
    lambda state, seat, space: state.box.space_names[space],
    lambda state, seat, space: f"path:{state.box.space_names[space]}",
)
SPOT: Final[Pair[GwtState]] = Pair(spot_name, space_anchor)
TILE: Final[Thing[GwtState]] = Thing(lambda state, seat, tile: tile_name(state.box, tile))
BUILDING: Final[Thing[GwtState]] = Thing(lambda state, seat, building: building_name(building))
AUX: Final[Thing[GwtState]] = Thing(
    lambda state, seat, aux: f"@aux-{AUX_WORDS[aux]}",
    lambda state, seat, aux: f"aux:{seat}.{AUX_WORDS[aux]}",
)

# -- cards --------------------------------------------------------------------------------


def card_word(state: GwtState, seat: int, card: int) -> Argument:
    """A card in a sentence."""
    return card_name(state.box, card)


CARD: Final[Thing[GwtState]] = Thing(card_word)
OPEN_CARD: Final[Held[GwtState]] = Held(
    card_word, lambda state, seat, card: f"hand:{CARD_WORDS[card]}"
)
DRAWN_CARD: Final = Thing(
    card_word, lambda state, seat, card: f"hand:{CARD_WORDS[card]}", secret=True
)
DISCARDED_CARD: Final[Thing[GwtState]] = Thing(
    card_word, lambda state, seat, card: f"discard:{seat}"
)
MARKET_CARD: Final[Thing[GwtState]] = Thing(
    card_word, lambda state, seat, card: f"market:{CARD_WORDS[card]}"
)
MARKET_CARDS: Final[Thing[GwtState]] = Thing(place=lambda state, seat, count: "market:stack")
DISPLAYED: Final[Thing[GwtState]] = Thing(
    card_word, lambda state, seat, card: f"objective:{CARD_WORDS[card]}"
)

# -- markets, railroad, player boards -----------------------------------------------------

JOB: Final[Thing[GwtState]] = Thing(lambda state, seat, cell: cell // 4 + 1, job_anchor)
JOB_ROW: Final[Thing[GwtState]] = Thing(
    lambda state, seat, row: row + 1,
    lambda state, seat, row: f"job:{row + 1}.1" if row < JOB_ROWS else "",
)
FORESIGHT: Final[Thing[GwtState]] = Thing(
    lambda state, seat, place: place // 2 + 1,
    lambda state, seat, place: f"foresight:{place // 2 + 1}.{place % 2 + 1}",
)
TRACK: Final[Thing[GwtState]] = Thing(lambda state, seat, position: position_name(position))
TRACK_SPACE: Final[Thing[GwtState]] = Thing(
    lambda state, seat, position: position_name(position),
    lambda state, seat, position: f"track:{position_name(position)}",
)
STATION: Final[Thing[GwtState]] = Thing(
    lambda state, seat, station: state.box.station_names[station], station_anchor
)
MASTER: Final[Thing[GwtState]] = Thing(lambda state, seat, tile: master_name(state.box, tile))
MASTER_PLACE: Final[Thing[GwtState]] = Thing(
    place=lambda state, seat, station: f"master:{state.box.station_names[station]}"
)
CITY: Final[Thing[GwtState]] = Thing(
    lambda state, seat, city: state.box.cities[city].name,
    lambda state, seat, city: state.box.city_anchor(city),
)
DISC: Final[Thing[GwtState]] = Thing(
    lambda state, seat, disc: "@disc-" + DISC_WORDS[disc].replace("_", "-"),
    lambda state, seat, disc: f"disc:{seat}.{DISC_WORDS[disc]}",
)
