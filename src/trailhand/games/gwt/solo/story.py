"""Sam's events: their rules, their places and their numbers."""

from __future__ import annotations

from typing import Final

from trailhand.core.state import Event
from trailhand.core.text import Argument
from trailhand.games.gwt.box import Box
from trailhand.games.gwt.codes import WORKERS, position_name
from trailhand.games.gwt.solo.cards import MOST_BUILDINGS, SPECIALTY_WORKERS, sam_cards
from trailhand.games.gwt.solo.reasons import SKIPPED, WHY
from trailhand.games.gwt.words import (
    building_name,
    card_name,
    place_name,
    player_name,
    tile_name,
)

RULES: Final[dict[str, str]] = {
    "sam-reshuffled": "SAM-TURN-01",
    "sam-card": "SAM-TURN-02",
    "sam-steps": "SAM-MOVE-02",
    "sam-moved": "SAM-MOVE-01",
    "sam-tax": "SAM-MOVE-05",
    "sam-hired": "SAM-HIRE-02",
    "sam-specialty": "SAM-SPEC-01",
    "sam-bought": "SAM-CATTLE-01",
    "sam-took-card": "SAM-CATTLE-09",
    "sam-engine": "SAM-ENGINE-02",
    "sam-engine-gone": "SAM-ENGINE-06",
    "sam-upgraded": "SAM-ENGINE-04",
    "sam-master-gone": "SAM-ENGINE-04",
    "sam-disc-moved": "SAM-KC-06",
    "sam-built": "SAM-BUILD-01",
    "sam-objective": "SAM-OBJ-01",
    "sam-outlaw": "SAM-OUTLAW-01",
    "sam-hazard": "SAM-HAZARD-01",
    "sam-foresight": "SAM-KC-01",
    "sam-delivers": "SAM-KC-04",
    "sam-home": "SAM-KC-07",
    "sam-store": "SAMN-STORE-02",
    "sam-expansion": "SAMN-EXP-03",
    "sam-expansion-done": "SAMN-EXP-01",
}
MARKET_RULES: Final = ("SAM-CATTLE-04", "SAM-CATTLE-05", "SAM-CATTLE-08")
STEPS: Final = {SPECIALTY_WORKERS: "@sam-steps-specialty", MOST_BUILDINGS: "@sam-steps-buildings"}


def sam_rule(event: Event) -> str:
    """The rule behind an event of his."""
    kind = event.kind
    if kind == "sam-why":
        return WHY[event.a].rule
    if kind == "sam-skipped":
        return SKIPPED[event.a].rule
    if kind == "sam-market":
        return MARKET_RULES[event.b]
    if kind == "sam-hired" and not event.c:
        return "SAM-HIRE-03"
    if kind == "sam-built" and event.c:
        return "SAM-BUILD-04"
    return RULES.get(kind, "")


def sam_places(box: Box, event: Event) -> tuple[str, ...]:
    """The board elements that an event of his touched."""
    kind = event.kind
    if kind in ("sam-moved", "sam-built", "sam-outlaw", "sam-hazard"):
        return (f"trail:{box.space_names[event.b]}",)
    if kind == "sam-tax":
        return (f"trail:{box.space_names[event.c]}",)
    if kind == "sam-hired":
        return (f"job:{event.b // 4 + 1}.{event.b % 4 + 1}",)
    if kind == "sam-engine":
        return (f"track:{position_name(event.b)}",)
    if kind in ("sam-upgraded", "sam-disc-moved"):
        return (f"station:{box.station_names[event.a]}",)
    if kind == "sam-master-gone":
        return (f"master:{box.station_names[event.b]}",)
    if kind == "sam-delivers":
        return (box.city_anchor(event.a),)
    return ()


def sam_arguments(box: Box, event: Event) -> dict[str, Argument]:
    """The numbers of an event of his, by name."""
    kind = event.kind
    a, b = event.a, event.b
    if kind == "sam-why":
        return {"reason": f"@sam-why-{WHY[a].name}", "before": b, "after": event.c}
    if kind == "sam-skipped":
        return {"reason": f"@sam-skip-{SKIPPED[a].name}"}
    if kind == "sam-card":
        return {"card": a, "text": "@automaton-sam-" + sam_cards(box.sam_deck)[a].word()}
    if kind == "sam-steps":
        return {"n": a, "reason": STEPS.get(b, "@sam-steps-fixed")}
    if kind == "sam-moved":
        return {"place": place_name(box, b, event.c)}
    if kind == "sam-tax":
        return {"n": a, "to": player_name(box, b), "space": box.space_names[event.c]}
    if kind == "sam-hired":
        return {"worker": "@worker-" + WORKERS[a], "row": b // 4 + 1}
    if kind == "sam-specialty":
        return {"worker": "@worker-" + WORKERS[a]}
    if kind == "sam-market":
        return {"n": a}
    if kind == "sam-bought":
        return {"card": card_name(box, a), "cowboys": b, "dollars": event.c}
    if kind in ("sam-took-card", "sam-objective"):
        return {"card": card_name(box, a)}
    if kind == "sam-engine":
        return {"from": position_name(a), "to": position_name(b)}
    if kind in ("sam-upgraded", "sam-disc-moved"):
        return {"station": box.station_names[a]}
    if kind == "sam-master-gone":
        return {"master": "@master-" + box.masters[a].name.replace("_", "-")}
    if kind == "sam-built":
        return {
            "building": building_name(a),
            "space": box.space_names[b],
            "old": place_name(box, b, event.c),
            "replaced": 1 if event.c else 0,
        }
    if kind in ("sam-outlaw", "sam-hazard"):
        return {"tile": tile_name(box, a), "space": box.space_names[b]}
    if kind == "sam-foresight":
        return {"tile": tile_name(box, a), "column": b + 1}
    if kind == "sam-delivers":
        return {"city": box.cities[a].name, "value": box.cities[a].value}
    return {}
