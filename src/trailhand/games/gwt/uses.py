"""What is every element of the board called, and when can it be used at all?

`USES` has a row for every kind of thing: its sentence, its rule and, where an action of buildings
is needed, which one; the buildings that offer it now are named with it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trailhand.core.text import Argument, Text
from trailhand.games.common.slots import place_of
from trailhand.games.gwt.buildings import BuildEffect
from trailhand.games.gwt.cattle import BuyEffect
from trailhand.games.gwt.effects import Effect
from trailhand.games.gwt.facts.codes import (
    EMPTY,
    NEUTRAL_LAST,
    OBJECTIVE,
    WORKERS,
    is_hazard,
    is_village,
    owner_of,
)
from trailhand.games.gwt.hazards import HazardEffect, VillageEffect
from trailhand.games.gwt.jobs import HireEffect
from trailhand.games.gwt.location import is_building, slots_of
from trailhand.games.gwt.objectives import ObjectiveEffect
from trailhand.games.gwt.railroad import EngineEffect
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
    stop_name,
    tile_name,
)


class Use(NamedTuple):
    """When a kind of thing can be used: the sentence, its rule, the action that it takes."""

    text: str
    rule: str
    action: type[Effect] | None = None


USES: Final[dict[str, Use]] = {
    # the trail, by what lies there
    "kansas-city": Use("when-kansas-city", "GWT-KC-01"),
    "start": Use("when-start", "GWT-KC-01"),
    "neutral": Use("when-location", "GWT-LOC-02"),
    "own": Use("when-location", "GWT-LOC-02"),
    "foreign": Use("when-foreign", "GWT-LOC-09"),
    "hazard": Use("when-hazard", "GWT-HAZ-01", HazardEffect),
    "village": Use("when-village", "GWT-VIL-01", VillageEffect),
    "site": Use("when-site", "GWT-BUILD-07", BuildEffect),
    "gap": Use("when-gap", "GWT-KC-04"),
    # the edges of the board
    "city": Use("when-city", "GWT-DEL-01"),
    "station": Use("when-station", "GWT-STA-01"),
    "master": Use("when-master", "GWT-SM-01"),
    "track": Use("when-track", "GWT-ENG-06", EngineEffect),
    "job": Use("when-job", "GWT-HIRE-01", HireEffect),
    "job-empty": Use("when-job-empty", "GWT-KC-06"),
    "foresight": Use("when-foresight", "GWT-KC-02"),
    # cards
    "market": Use("when-market", "GWT-BUY-01", BuyEffect),
    "market-stack": Use("when-market-stack", "GWT-BUY-07", BuyEffect),
    "objective": Use("when-objective", "GWT-OBJ-01", ObjectiveEffect),
    "objective-stack": Use("when-objective", "GWT-OBJ-01", ObjectiveEffect),
    "hand": Use("when-hand", "GWT-INC-01"),
    "hand-objective": Use("when-hand-objective", "GWT-OBJ-11"),
    # player boards
    "building": Use("when-building", "GWT-BUILD-01", BuildEffect),
    "workers": Use("when-workers", "GWT-HIRE-05", HireEffect),
    "disc": Use("when-disc", "GWT-DISC-02"),
    "aux": Use("when-aux", "GWT-LOC-08"),
    "certificates": Use("when-certificates", "GWT-INC-04"),
    "deck": Use("when-deck", "GWT-DRAW-01"),
    "discard": Use("when-discard", "GWT-DECK-02"),
    "token": Use("when-token", "GWT-EXC-01"),
}
SEATED: Final = (
    "building",
    "workers",
    "disc",
    "aux",
    "certificates",
    "deck",
    "discard",
    "token",
)
NAMED: Final[dict[str, str]] = {
    "market-stack": "thing-market-stack",
    "objective-stack": "thing-objective-stack",
    "certificates": "thing-certificates",
    "deck": "thing-deck",
    "discard": "thing-discard",
    "token": "thing-token",
}


def use(state: GwtState, anchor: str, viewer: int) -> tuple[Text, str]:
    """When a board element can be used at all, and the rule that says so."""
    anchor = place_of(anchor)
    for module in state.box.modules:
        if told := module.use(state, anchor):
            return told
    row = USES.get(kind_of(state, anchor, viewer))
    if row is None:
        return Text("when-nothing"), ""
    seat = anchor.partition(":")[2].partition(".")[0]
    if anchor.partition(":")[0] in SEATED and seat.isdecimal() and int(seat) != viewer:
        return Text("when-others", {"who": player_name(state.box, int(seat))}), row.rule
    args: dict[str, Argument] = {}
    if row.action is not None:
        found = offered_at(state, row.action, viewer)
        if found:
            args["where"] = found
    return Text(row.text, args), row.rule


def kind_of(state: GwtState, anchor: str, viewer: int) -> str:
    """Which row of `USES` is about a board element."""
    kind, _, name = anchor.partition(":")
    if kind in ("trail", "path") and name in state.box.space_names:
        return kind_of_space(state, state.box.space_names.index(name), viewer)
    if kind == "job":
        return "job" if worker_at(state, name) >= 0 else "job-empty"
    if name == "stack":
        return f"{kind}-stack"
    if kind == "hand" and name in CARD_WORDS and CARD_WORDS.index(name) >= OBJECTIVE:
        return "hand-objective"
    return kind


def kind_of_space(state: GwtState, space: int, viewer: int) -> str:
    """The same for a space of the trail, by what lies there."""
    box, tile = state.box, state.trail[space]
    if space == box.kansas_city:
        return "kansas-city"
    if space == box.start:
        return "start"
    if tile == EMPTY:
        return "site" if space in box.building_spaces else "gap"
    if is_hazard(tile):
        return "hazard"
    if is_village(tile):
        return "village"
    if tile <= NEUTRAL_LAST:
        return "neutral"
    return "own" if owner_of(tile) == viewer else "foreign"


def offered_at(state: GwtState, action: type[Effect], viewer: int) -> tuple[Argument, ...]:
    """The neutral buildings and those of the viewer that offer an action."""
    box = state.box
    found: list[Argument] = []
    for space, tile in enumerate(state.trail):
        if not is_building(tile) or (tile > NEUTRAL_LAST and owner_of(tile) != viewer):
            continue
        offers = [box.actions[slot.action] for slot in slots_of(state, tile)]
        if any(isinstance(effect, action) for each in offers for effect in each.gives):
            found.append(stop_name(box, space, tile))
    return tuple(sorted(found, key=str))


def worker_at(state: GwtState, name: str) -> int:
    """The worker on a space of the job market, or -1."""
    row, _, column = name.partition(".")
    cell = 4 * (int(row) - 1) + int(column) - 1 if row.isdecimal() and column.isdecimal() else -1
    return state.jobs[cell] if 0 <= cell < len(state.jobs) else -1


# -- names --------------------------------------------------------------------------------


def named(state: GwtState, anchor: str, viewer: int) -> Text | None:
    """What a board element is called, in a few words."""
    anchor = place_of(anchor)
    for module in state.box.modules:
        if told := module.named(state, anchor):
            return told
    kind = kind_of(state, anchor, viewer)
    if kind in NAMED:
        return Text(NAMED[kind])
    kind, _, name = anchor.partition(":")
    if kind in ("trail", "path") and name in state.box.space_names:
        return named_space(state, state.box.space_names.index(name))
    if kind in ("station", "track"):
        return Text(f"thing-{kind}", {"name": name})
    if kind == "job" and worker_at(state, name) >= 0:
        worker = "@worker-" + WORKERS[worker_at(state, name)]
        return Text("thing-job", {"worker": worker, "row": name.partition(".")[0]})
    what = named_thing(state, kind, name)
    return Text("thing", {"what": what}) if what is not None else None


def named_space(state: GwtState, space: int) -> Text:
    """A space of the trail by what lies there."""
    box, tile = state.box, state.trail[space]
    if tile == EMPTY and space not in (box.kansas_city, box.start):
        return Text("thing", {"what": box.space_names[space]})
    if is_building(tile):
        return Text("thing", {"what": tile_name(box, tile)})
    return Text("thing-short", {"what": place_name(box, space, tile)})


def named_thing(state: GwtState, kind: str, name: str) -> Argument | None:
    """A card, a tile or something on a player board."""
    box = state.box
    seat, _, item = name.partition(".")
    if kind == "city" and name.isdecimal() and int(name) < len(box.cities):
        return box.cities[int(name)].name
    if kind == "master" and name in box.station_names:
        slot = box.station_slot[box.station_names.index(name)]
        known = slot >= 0 and state.masters[slot] >= 0
        return master_name(box, state.masters[slot]) if known else None
    if kind == "foresight" and seat in ("1", "2", "3") and item in ("1", "2"):
        return tile_name(box, state.foresight[2 * int(seat) + int(item) - 3])
    if kind in ("market", "hand", "objective") and name in CARD_WORDS:
        card = CARD_WORDS.index(name)
        if card < len(box.card_names):
            return card_name(box, card)
        if OBJECTIVE <= card < OBJECTIVE + len(box.objectives):
            return Text("thing-objective", {"name": name})
    if kind == "workers" and item in WORKERS:
        return "@worker-" + item
    if kind == "disc" and item in DISC_WORDS:
        return "@disc-" + item.replace("_", "-")
    if kind == "aux" and item in AUX_WORDS[: len(box.auxiliaries)]:
        return Text("thing-aux", {"aux": f"@aux-{item}"})
    if kind == "building" and item.isdecimal() and int(item) in box.buildings:
        building = 2 * int(item) + (state.sides >> int(item) & 1)
        return Text("thing-building", {"name": building_name(building)})
    return None
