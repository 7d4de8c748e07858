"""What is this? Every element of the board in a sentence, with its rules."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.slots import alternatives, either, place_of
from trailhand.games.gwt.effects import module_count
from trailhand.games.gwt.facts.box import Slot
from trailhand.games.gwt.facts.codes import (
    EMPTY,
    NEUTRAL_LAST,
    OBJECTIVE,
    WORKERS,
    building_of,
    is_hazard,
    is_village,
    owner_of,
)
from trailhand.games.gwt.location import slots_of
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.trail import fee
from trailhand.games.gwt.words.names import (
    AUX_WORDS,
    CARD_WORDS,
    DISC_WORDS,
    building_name,
    card_name,
    master_name,
    objective_text,
    tile_name,
)

Answer = tuple[Text, tuple[str, ...]]
NOTHING: Final = (Text("about-nothing"), ())


def about(state: GwtState, anchor: str, viewer: int) -> Answer:
    """A sentence about a board element, and the rules that go with it."""
    anchor = place_of(anchor)
    kind, _, name = anchor.partition(":")
    box = state.box
    if kind in ("trail", "path") and name in box.space_names:
        return about_space(state, box.space_names.index(name), viewer)
    for module in box.modules:
        if told := module.about(state, anchor, viewer):
            return told
    if kind == "city" and name.isdecimal() and int(name) < len(box.cities):
        return about_city(state, int(name), viewer)
    if kind in ("station", "master") and name in box.station_names:
        return about_station(state, box.station_names.index(name), kind == "master")
    if kind == "job":
        return about_job(state, name)
    if kind == "foresight":
        return about_foresight(state, name)
    if kind in ("market", "hand", "objective"):
        return about_card(state, kind, name)
    if kind in ("disc", "aux", "certificates", "deck", "discard", "building", "token", "workers"):
        return about_board(state, kind, name)
    if kind == "track" and name in box.track_spaces():
        return Text("about-track", {"space": name}), ("GWT-ENG-01", "GWT-ENG-04")
    return NOTHING


def about_space(state: GwtState, space: int, viewer: int) -> Answer:
    """A trail space with the tile on it."""
    box = state.box
    tile = state.trail[space]
    name = box.space_names[space]
    if space == box.kansas_city:
        return Text("about-kansas-city"), ("GWT-KC-01",)
    if tile == EMPTY:
        key = "about-wood" if space in box.forest else "about-empty"
        return Text(key, {"space": name}), ("GWT-MOVE-02", "GWT-BUILD-07")
    args: dict[str, Argument] = {
        "tile": tile_name(box, tile),
        "space": name,
        "fee": fee(state, viewer, tile),
    }
    if is_hazard(tile):
        return Text("about-tile", args), ("GWT-HAZ-01", "GWT-FEE-02")
    if is_village(tile):
        return Text("about-tile", args), ("GWT-VIL-01", "GWT-FEE-02")
    actions = printed(state, slots_of(state, tile), max(viewer, 0))
    if box.add_on[space] >= 0:
        actions.append(box.actions[box.add_on[space]].text(state, max(viewer, 0)))
    args["actions"] = tuple(actions)
    if tile <= NEUTRAL_LAST:
        return Text("about-building", args), ("GWT-LOC-02",)
    args["vp"] = box.building_vp[building_of(tile)]
    rule = "GWT-LOC-02" if owner_of(tile) == viewer else "GWT-LOC-09"
    return Text("about-private", args), (rule, "GWT-FEE-03")


def printed(state: GwtState, slots: list[Slot], seat: int) -> list[Text]:
    """The actions that are printed on a tile, alternatives in one."""
    actions = state.box.actions
    return [
        either("either", [actions[slot.action].text(state, seat) for slot in group])
        for group in alternatives(slots)
    ]


def about_city(state: GwtState, city: int, viewer: int) -> Answer:
    """A city with its value and points."""
    row = state.box.cities[city]
    corners = "@corners-black" if row.black else "@corners-white"
    args: dict[str, Argument] = {
        "city": row.name,
        "value": row.value,
        "corners": corners,
        "vp": row.vp * module_count(state, max(viewer, 0), row.per) if row.per else row.vp,
        "dollars": row.dollars,
    }
    return Text("about-city", args), ("GWT-DEL-01", "GWT-DEL-04")


def about_station(state: GwtState, station: int, master: bool) -> Answer:
    """A station, or the station master beside it."""
    box = state.box
    slot = box.station_slot[station]
    if master and slot >= 0 and state.masters[slot] >= 0:
        tile = master_name(box, state.masters[slot])
        return Text("about-master", {"master": tile}), ("GWT-SM-01", "GWT-SM-02")
    args: dict[str, Argument] = {
        "station": box.station_names[station],
        "cost": box.station_cost[station],
        "vp": box.station_vp[station],
        "corners": "@corners-black" if box.station_black[station] else "@corners-white",
    }
    return Text("about-station", args), ("GWT-STA-01", "GWT-STA-05")


def about_job(state: GwtState, name: str) -> Answer:
    """A space of the job market."""
    row, _, column = name.partition(".")
    if not (row.isdecimal() and column.isdecimal()):
        return NOTHING
    cell = 4 * (int(row) - 1) + int(column) - 1
    if not 0 <= cell < len(state.jobs) or state.jobs[cell] < 0:
        return Text("about-job-empty"), ("GWT-KC-06",)
    args: dict[str, Argument] = {
        "worker": "@worker-" + WORKERS[state.jobs[cell]],
        "cost": state.box.row_cost[cell // 4],
    }
    return Text("about-job", args), ("GWT-HIRE-01", "GWT-HIRE-03")


def about_foresight(state: GwtState, name: str) -> Answer:
    """A foresight tile."""
    column, _, place = name.partition(".")
    if not (column in ("1", "2", "3") and place in ("1", "2")):
        return NOTHING
    tile = state.foresight[2 * (int(column) - 1) + int(place) - 1]
    args: dict[str, Argument] = {"tile": tile_name(state.box, tile), "column": int(column)}
    return Text("about-foresight", args), ("GWT-KC-02",)


def about_card(state: GwtState, kind: str, name: str) -> Answer:
    """A card of the market, of the hand, or an objective card."""
    if name == "stack":
        return Text(f"about-{kind}-stack"), ("GWT-BUY-07" if kind == "market" else "GWT-OBJ-01",)
    card = CARD_WORDS.index(name) if name in CARD_WORDS else -1
    box = state.box
    if OBJECTIVE <= card < OBJECTIVE + len(box.objectives):
        return objective_text("about-objective", box, card), ("GWT-OBJ-15", "GWT-OSC-02")
    if not 0 <= card < len(box.card_names):
        return NOTHING
    args: dict[str, Argument] = {
        "card": card_name(box, card),
        "value": box.card_value[card],
        "vp": box.card_vp[card],
    }
    return Text("about-cattle", args), ("GWT-INC-01", "GWT-SCO-06")


def about_board(state: GwtState, kind: str, name: str) -> Answer:
    """Something on a player board."""
    seat_text, _, item = name.partition(".")
    seat = int(seat_text) if seat_text.isdecimal() and int(seat_text) < state.seats else -1
    if seat < 0:
        return NOTHING
    who: dict[str, Argument] = {"who": seat_name(seat)}
    if kind == "disc" and item in DISC_WORDS:
        disc = "@disc-" + item.replace("_", "-")
        return Text("about-disc", who | {"disc": disc}), ("GWT-DISC-01", "GWT-DISC-02")
    if kind == "workers" and item in WORKERS:
        own = state.players[seat].workers[WORKERS.index(item)]
        return Text("about-workers", who | {"worker": "@worker-" + item, "n": own}), (
            "GWT-HIRE-05",
            "GWT-HIRE-07",
        )
    if kind == "aux" and item in AUX_WORDS[: len(state.box.auxiliaries)]:
        row = state.box.auxiliaries[AUX_WORDS.index(item)]
        action = state.box.actions[row.single].text(state, seat)
        return Text("about-aux", {"action": action}), ("GWT-AUX-02", "GWT-AUX-05")
    if kind == "building" and item.isdecimal() and int(item) in state.box.buildings:
        building = 2 * int(item) + (state.sides >> int(item) & 1)
        args: dict[str, Argument] = {
            "building": building_name(building),
            "builders": state.box.builders[building],
            "vp": state.box.building_vp[building],
            "actions": tuple(printed(state, state.box.slots[NEUTRAL_LAST + 1 + building], seat)),
        }
        return Text("about-supply", args), ("GWT-BUILD-01", "GWT-BUILD-02")
    if kind in ("deck", "discard"):
        return Text("about-deck", who), ("GWT-DECK-02",)
    if kind in ("certificates", "token"):
        rules = {"certificates": "GWT-CERT-01", "token": "GWT-EXC-01"}
        return Text(f"about-{kind}", who), (rules[kind],)
    return NOTHING
