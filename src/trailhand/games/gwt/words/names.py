"""Names: what notation, anchors and messages call the components."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.gwt.facts.box import Box
from trailhand.games.gwt.facts.codes import (
    BREEDS,
    CARD_KINDS,
    GREEN_VILLAGE,
    HAZARD,
    HAZARD_KINDS,
    HAZARD_LAST,
    HAZARD_TYPES,
    NEUTRAL_LAST,
    OBJECTIVE,
    SECOND_VILLAGE,
    WORKER_TILE,
    WORKERS,
    building_of,
    hazard_type,
    is_hazard,
    is_worker,
    owner_of,
)
from trailhand.games.gwt.facts.routes import SPACE_NAMES

# The notation of cards is the same in every edition and with any modules, so that a record can
# be read without knowing them. Modules name the cards that they bring (`name_cards`).
CATTLE_WORDS: Final = (
    *BREEDS[:7],
    "brown3",
    "brown4",
    "brown5",
    "purple5",
    "purple6",
    "purple7",
)
HAZARD_WORDS: Final = ("4green", "3green", "3black", "2green", "2black")
OBJECTIVE_WORDS: Final = (*(f"O{n:02}" for n in range(1, 25)), "S1", "S2", "S3", "S4")
CARD_WORDS: Final[list[str]] = [
    *CATTLE_WORDS,
    *(f"cattle{n}" for n in range(len(CATTLE_WORDS), OBJECTIVE)),
    *OBJECTIVE_WORDS,
    *(f"X{n:02}" for n in range(OBJECTIVE + len(OBJECTIVE_WORDS), CARD_KINDS)),
]
TILE_WORDS: Final[list[str]] = [
    "none",
    *"ABCDEFG",
    "green",
    "second",
    *WORKERS,
    "tile13",
    "tile14",
    "tile15",
    *(f"{zone}{kind}" for zone in HAZARD_TYPES for kind in HAZARD_WORDS),
]
SPACE_WORDS: Final[list[str]] = [*SPACE_NAMES, *(f"space{n}" for n in range(len(SPACE_NAMES), 65))]
SIDES: Final = "ab"
AUX_WORDS: Final[list[str]] = ["dollar", "draw", "cert", "engine", "trash", "aux6", "aux7", "aux8"]
DISC_WORDS: Final[list[str]] = [
    "aux_dollar",
    "aux_draw",
    "aux_cert",
    "aux_engine",
    "aux_trash",
    "cert_4",
    "cert_6",
    "step_left",
    "step_right",
    "hand",
]


def name_cards(first: int, *words: str) -> int:
    """Name the kinds of cards that a module brings, from a number on that never changes."""
    CARD_WORDS[first : first + len(words)] = words
    return first


def card_name(box: Box, card: int) -> Argument:
    """A card as a message argument."""
    if card >= OBJECTIVE:
        return objective_text("objective-card", box, card)
    return f"@card-{box.edition}-{CARD_WORDS[card]}"


def objective_text(key: str, box: Box, card: int) -> Text:
    """A message about an objective card with everything printed on it."""
    objective = box.objective(card)
    needs: list[Text] = []
    for pool, count in enumerate(objective.needs):
        if count:
            what = f"@need-{box.edition}-{box.pool_names[pool]}"
            needs.append(Text("need", {"what": what, "n": count}))
    args: dict[str, Argument] = {
        "name": CARD_WORDS[card],
        "needs": tuple(needs),
        "vp": objective.vp,
        "penalty": objective.penalty,
        "effect": f"@immediate-{objective.immediate}",
    }
    return Text(key, args)


def player_name(box: Box, seat: int) -> Argument:
    """A player as a message argument: a seat, or the automaton behind the last of them."""
    return seat_name(seat) if seat < box.people else "@automaton-sam"


def building_name(building: int) -> str:
    """Number and letter of a private building, as printed: 5a."""
    return f"{building // 2}{SIDES[building % 2]}"


def master_name(box: Box, tile: int) -> str:
    """A station master tile as a message argument."""
    return "@master-" + box.masters[tile].name.replace("_", "-")


def tile_name(box: Box, tile: int) -> Argument:
    """A tile as a message argument."""
    if tile <= NEUTRAL_LAST:
        return Text("tile-neutral", {"letter": "ABCDEFG"[tile - 1]}) if tile else "@tile-none"
    if tile == GREEN_VILLAGE:
        return f"@tile-{box.edition}-green"
    if tile == SECOND_VILLAGE:
        return f"@tile-{box.edition}-second"
    if is_worker(tile):
        return "@worker-" + WORKERS[tile - WORKER_TILE]
    if is_hazard(tile):
        kind = ("flood", "drought", "rockfall")[hazard_type(tile)]
        hand = (
            "green" if HAZARD_WORDS[(tile - HAZARD) % HAZARD_KINDS].endswith("green") else "black"
        )
        args: dict[str, Argument] = {
            "type": f"@hazard-{kind}",
            "vp": box.hazard_vp[tile],
            "hand": f"@hand-{hand}",
        }
        return Text("tile-hazard", args)
    return Text(
        "tile-private",
        {"name": building_name(building_of(tile)), "owner": player_name(box, owner_of(tile))},
    )


def place_name(box: Box, space: int, tile: int) -> Argument:
    """A trail space with the tile on it, as a message argument."""
    if space == box.kansas_city:
        return "@place-kansas-city"
    if space == box.start:
        return "@place-start"
    if tile == 0:
        return Text("place-empty", {"space": box.space_names[space]})
    if tile <= HAZARD_LAST and not tile <= NEUTRAL_LAST:
        return Text("place-tile", {"tile": tile_name(box, tile), "space": box.space_names[space]})
    return tile_name(box, tile)


def stop_name(box: Box, space: int, tile: int) -> str:
    """A location that is only passed, as short as a player would say it: what the tile shows."""
    if 0 < tile <= NEUTRAL_LAST:
        return TILE_WORDS[tile]
    if owner_of(tile) >= 0:
        return building_name(building_of(tile))
    return box.space_names[space]


def city_name(box: Box, city: int) -> str:
    """A city as a message argument (names are the same in every language)."""
    return box.cities[city].name
