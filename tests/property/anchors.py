"""Every element of a table that can be pointed at, by its anchor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import trailhand as th
from trailhand.games.elpaso.facts.codes import (
    AUX_WORDS,
    BREEDS,
    BUILDINGS,
    CARD_WORDS,
    WORKERS,
)
from trailhand.games.elpaso.words.names import NODE_WORDS, POST_WORDS
from trailhand.games.gwt.words import names as gwt
from trailhand.games.wildtiled.facts.codes import SLOT_NAMES, SUITS
from trailhand.games.wildtiled.position import CELL_NAMES
from trailhand.games.wildtiled.words.names import PARTNER_WORDS

MATS = ("certificates", "deck", "discard", "token")


def anchors_of(match: th.Match) -> list[str]:
    """All elements of a table, with those that its modules bring."""
    state: Any = match.state
    family = {"gwt1": of_gwt, "gwt2": of_gwt, "elpaso": of_el_paso, "wildtiled": of_west}
    mats = [f"{kind}:{seat}" for kind, seat in product(MATS, range(match.seats))]
    return [*family[match.game.info.id](state), *(mats if hasattr(state, "trail") else [])]


def printed(places: Iterable[str]) -> Iterator[str]:
    """The actions that may be printed there."""
    yield from (f"action:{place}.{number}" for place, number in product(places, range(1, 9)))


def of_gwt(state: Any) -> Iterator[str]:
    box = state.box
    yield from printed(box.space_names)
    yield from (f"trail:{name}" for name in box.space_names)
    yield from (f"track:{name}" for name in box.track_spaces())
    yield from (f"station:{name}" for name in box.station_names)
    yield from (f"master:{n}" for s, n in enumerate(box.station_names) if box.station_slot[s] >= 0)
    yield from (f"city:{row.place or n}" for n, row in enumerate(box.cities))
    yield from (f"job:{row}.{column}" for row, column in product(range(1, 13), range(1, 5)))
    yield from (f"foresight:{column}.{place}" for column, place in product("123", "12"))
    cards = [gwt.CARD_WORDS[n] for n in range(len(box.card_names)) if box.card_names[n]]
    yield from (f"{kind}:{word}" for kind, word in product(("market", "hand"), cards))
    objectives = gwt.CARD_WORDS[32 : 32 + len(box.objectives)]
    yield from (f"{kind}:{word}" for kind, word in product(("hand", "objective"), objectives))
    yield from ("market:stack", "objective:stack")
    for seat in range(box.people):
        yield from (f"disc:{seat}.{word}" for word in gwt.DISC_WORDS[: len(box.disc_names)])
        yield from (f"workers:{seat}.{word}" for word in WORKERS[:3])
        yield from (f"aux:{seat}.{word}" for word in gwt.AUX_WORDS[: len(box.auxiliaries)])
        yield from (f"building:{seat}.{number}" for number in box.buildings)
    for module in box.modules:
        yield from of_module(state, module)


def of_module(state: Any, module: Any) -> Iterator[str]:
    if module.name == "north":
        yield "hall:kansas"
        yield from (f"town:{name}" for name in module.map.names)
        yield from (f"trade:{name}.{n}" for name, n in product(module.map.names, "1234"))
        yield from (f"bells:{seat}" for seat in range(state.box.people))
    if module.name == "poker":
        yield from ("poker:pot", *(f"poker:{seat}" for seat in range(state.box.people)))


def of_el_paso(state: Any) -> Iterator[str]:
    yield from (f"trail:{name}" for name in NODE_WORDS)
    yield from printed(NODE_WORDS)
    yield from (f"post:{name}" for name in POST_WORDS)
    yield from (f"train:{card}" for card in "1234")
    yield from (
        f"{kind}:{n}" for kind, n in product(("objective", "bonus"), ("1", "2", "3", "pile"))
    )
    yield from (f"building:{number}" for number in BUILDINGS)
    yield from (f"market:{BREEDS[breed]}" for breed in range(4, 8))
    yield from (f"hand:{word}" for word in CARD_WORDS)
    yield from (f"worker:{word}" for word in WORKERS)
    yield "simmental:pile"
    for seat in range(state.seats):
        yield from (f"disc:{seat}.{name}" for name in state.box.disc_names)
        yield from (f"aux:{seat}.{word}" for word in AUX_WORDS)
        yield from (f"area:{seat}.{word}" for word in WORKERS)
        yield f"culled:{seat}"
    if state.sue is not None:
        yield from (
            f"sue:{pile}" for pile in ("deck", "discard", "reserve", "cattle", *WORKERS[:3])
        )


def of_west(state: Any) -> Iterator[str]:
    yield from (f"slot:{name}" for name in SLOT_NAMES)
    yield from (f"die:prairie.{number}" for number in state.prairie)
    yield from (f"die:river.{number}" for number in state.river)
    yield from (f"contract:{cows}" for cows in state.box.contract_spaces)
    yield from (f"ace:{suit}" for suit in SUITS)
    yield from (f"partner:{word}" for word in PARTNER_WORDS)
    yield from ("partners:deck", "streets")
    if state.ridge is not None:
        yield "ridge"
    for seat, player in enumerate(state.players):
        yield from (f"{kind}:{seat}" for kind in ("mine", "side"))
        yield from (f"cell:{seat}.{cell}" for cell in CELL_NAMES)
        yield from (f"piece:{seat}.{place}" for place in range(len(player.pieces)))
        yield from (f"town:{seat}.{town.letter}" for town in player.side.towns)
