"""The story: events as sentences, for the log."""

from __future__ import annotations

from typing import Final

from trailhand.core.state import Event
from trailhand.core.text import Argument, Text
from trailhand.games.common.story import line
from trailhand.games.gwt.auxiliary import AUX_WORDS
from trailhand.games.gwt.codes import WORKERS, position_name
from trailhand.games.gwt.discs import DISC_WORDS
from trailhand.games.gwt.objections import REASONS
from trailhand.games.gwt.solo.story import sam_rule
from trailhand.games.gwt.state import GwtState
from trailhand.games.gwt.words import (
    building_name,
    card_name,
    place_name,
    player_name,
    tile_name,
)

# Told by the line that follows them, or seen on the board.
SILENT: Final = ("step", "foresight-filled", "worker-placed", "objective-shown")
CARDS: Final = ("drew", "revealed", "discarded", "trashed")
OBJECTIVES: Final = ("objective-gained", "objective-played", "objective-drawn")
NUMBERS: Final = (
    "gained",
    "paid",
    "transport",
    "certificates",
    "token-gained",
    "market-filled",
    "market-drawn",
    "turn",
)


RULES: Final[dict[str, str]] = {
    "turn": "GWT-TURN-01",
    "moved": "GWT-MOVE-03",
    "placed": "GWT-FIRST-01",
    "fee": "GWT-FEE-01",
    "uses": "GWT-LOC-02",
    "aux": "GWT-AUX-05",
    "copies": "GWT-COPY-01",
    "hired": "GWT-HIRE-01",
    "bought": "GWT-BUY-02",
    "market-drawn": "GWT-BUY-07",
    "market-filled": "GWT-KC-09",
    "built": "GWT-BUILD-01",
    "engine": "GWT-ENG-06",
    "upgrades": "GWT-STA-01",
    "master-taken": "GWT-SM-02",
    "disc-cleared": "GWT-DISC-02",
    "disc-moved": "GWT-DISC-09",
    "hazard-taken": "GWT-HAZ-01",
    "village-taken": "GWT-VIL-01",
    "token-used": "GWT-EXC-01",
    "token-gained": "GWT-EXC-03",
    "drew": "GWT-DECK-02",
    "reshuffled": "GWT-DECK-02",
    "discarded": "GWT-GEN-08",
    "given-up": "GWT-EXC-04",
    "trashed": "GWT-AUX-15",
    "certificates": "GWT-CERT-02",
    "objective-gained": "GWT-OBJ-01",
    "objective-drawn": "GWT-OBJ-01",
    "objective-played": "GWT-OBJ-15",
    "foresight": "GWT-KC-02",
    "tile-placed": "GWT-KC-03",
    "tile-gone": "GWT-KC-05",
    "token-moved": "GWT-KC-07",
    "income": "GWT-INC-05",
    "revealed": "GWT-INC-01",
    "raised": "GWT-SIM-06",
    "store": "NOR1-STORE-02",
    "bell": "NOR1-BELL-01",
    "master-beside": "NOR1-DELIV-10",
    "brahman-income": "BRA-INCOME-01",
    "poker-sits": "POK-SEAT-01",
    "poker-pot": "POK-CARD-01",
    "poker-laid": "POK-CARD-01",
    "poker-shows": "POK-SHOW-02",
    "poker-wins": "POK-SHOW-03",
    "poker-left": "POK-SHOW-04",
    "delivers": "GWT-DEL-01",
    "no-delivery": "GWT-DISC-13",
    "transport": "GWT-TRN-01",
    "gained": "GWT-GEN-05",
    "paid": "GWT-GEN-05",
    "end-triggered": "GWT-END-01",
    "game-over": "GWT-END-08",
}


def rule_of(event: Event) -> str:
    """The rule behind an event."""
    if event.kind in ("skipped", "lost"):
        return REASONS[event.a].rule
    return RULES.get(event.kind) or sam_rule(event)


def places_of(state: GwtState, event: Event) -> tuple[str, ...]:
    """The board elements that an event touched; secrets touch nothing."""
    box = state.box
    kind = event.kind
    if event.secret:
        return ()
    if kind in ("placed", "step"):
        return (f"trail:{box.space_names[event.a]}",)
    if kind in ("moved", "hazard-taken", "village-taken", "tile-placed", "copies"):
        return (f"trail:{box.space_names[event.b]}",)
    if kind == "fee":
        return (f"trail:{box.space_names[event.c]}",)
    if kind == "built":
        return (f"trail:{box.space_names[event.b & 0xFF]}",)
    if kind == "engine":
        return (f"track:{position_name(event.b)}",)
    if kind in ("upgrades", "disc-moved"):
        return (f"station:{box.station_names[event.a]}",)
    if kind == "delivers":
        return (box.city_anchor(event.a),)
    if kind == "disc-cleared":
        return (f"disc:{event.seat}.{DISC_WORDS[event.a]}",)
    if kind == "certificates":
        return (f"certificates:{event.seat}",)
    if kind == "worker-placed":
        return (f"job:{event.b // 4 + 1}.{event.b % 4 + 1}",)
    for module in box.modules:
        if places := module.places(state, event):
            return places
    return ()


def tell(state: GwtState, event: Event, seat: int) -> Text | None:
    """The sentence of an event for a seat; what is secret is told without its numbers."""
    if event.kind in SILENT:
        return None
    who = player_name(state.box, event.seat)
    return line(event, seat, "log-", who, arguments(state, event))


def arguments(state: GwtState, event: Event) -> dict[str, Argument]:
    """The numbers of an event, by name."""
    box = state.box
    kind = event.kind
    if kind in NUMBERS:
        return {"n": event.a}
    if kind == "bought":
        return {"card": card_name(box, event.a), "cowboys": event.b, "dollars": event.c}
    if kind in CARDS or kind in OBJECTIVES:
        return {"card": card_name(box, event.a)}
    if kind in ("skipped", "lost"):
        reason = REASONS[event.a]
        return {"rule": reason.rule, "reason": "@no-" + reason.name}
    if kind == "fee":
        to: Argument = "@the-bank" if event.b < 0 else player_name(box, event.b)
        return {"n": event.a, "to": to, "space": box.space_names[event.c]}
    if kind == "engine":
        return {"from": position_name(event.a), "to": position_name(event.b)}
    if kind == "moved":
        return {"place": place_name(box, event.b, event.c)}
    if kind == "placed":
        return {"place": place_name(box, event.a, event.b)}
    if kind == "hired":
        return {"worker": "@worker-" + WORKERS[event.a], "cost": event.b}
    if kind == "upgrades":
        return {"station": box.station_names[event.a], "cost": event.b}
    if kind == "disc-cleared":
        return {"disc": "@disc-" + DISC_WORDS[event.a].replace("_", "-")}
    if kind == "disc-moved":
        return {"station": box.station_names[event.a]}
    if kind == "master-taken":
        name = box.masters[event.a].name.replace("_", "-")
        return {"master": f"@master-{name}", "worker": "@worker-" + WORKERS[event.b]}
    if kind in ("hazard-taken", "village-taken", "tile-placed"):
        space = box.space_names[event.b]
        return {"tile": tile_name(box, event.a), "space": space, "dollars": event.c}
    if kind == "tile-gone":
        return {"tile": tile_name(box, event.a)}
    if kind == "built":
        site = event.b & 0xFF
        return {
            "building": building_name(event.a),
            "space": box.space_names[site],
            "cost": event.b >> 8,
            "old": place_name(box, site, event.c),
            "replaced": 1 if event.c else 0,
        }
    if kind == "aux":
        return {"aux": f"@aux-{AUX_WORDS[event.a]}", "times": event.b}
    if kind == "uses":
        return {"tile": tile_name(box, event.a)}
    if kind == "copies":
        return {"tile": tile_name(box, event.a)}
    if kind == "delivers":
        return {"city": box.cities[event.a].name, "cost": event.b}
    if kind == "income":
        return {"total": event.a, "used": event.b}
    if kind == "foresight":
        return {"tile": tile_name(box, event.a), "column": event.b + 1}
    if kind == "token-moved":
        return {"row": event.a + 1}
    if kind == "raised":
        return {"from": card_name(box, event.a), "to": card_name(box, event.b)}
    for module in box.modules:
        if told := module.tell(state, event):
            return told
    return {}
