"""The story: events as sentences, for the log."""

from __future__ import annotations

from typing import Final

from trailhand.core.state import Event
from trailhand.core.text import Argument, Text
from trailhand.games.common.story import line
from trailhand.games.elpaso.codes import (
    AUX_WORDS,
    BUILDINGS,
    KINDS,
    LETTERS,
    SIDES,
    WORKER_CARD,
    WORKERS,
)
from trailhand.games.elpaso.objections import REASONS
from trailhand.games.elpaso.sheets import BUILDING_SHEETS, NEUTRAL_SHEETS
from trailhand.games.elpaso.solo.ties import TIES
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.words import (
    NODE_WORDS,
    POST_WORDS,
    aux_name,
    bonus_text,
    building_name,
    card_name,
    disc_name,
    objective_text,
    party_name,
    place_name,
    worker_name,
)

# Told by the line that follows them, or seen on the board.
SILENT: Final = ("step", "hand-discarded")
NUMBERS: Final = (
    "turn",
    "gained",
    "certificates",
    "valued",
    "simmental",
    "sue-market",
)
CARDS: Final = ("drew", "discarded", "revealed", "sue-cattle", "sue-draws")

RULES: Final[dict[str, str]] = {
    "turn": "ELP-TURN-01",
    "placed": "ELP-MOVE-01",
    "moved": "ELP-MOVE-03",
    "step": "ELP-MOVE-03",
    "uses": "ELP-LOC-01",
    "aux": "ELP-AUX-01",
    "gained": "ELP-ACT-04",
    "drew": "ELP-DRAW-01",
    "worker-drawn": "ELP-DRAW-03",
    "reshuffled": "ELP-DRAW-02",
    "discarded": "ELP-FREE-01",
    "sold": "ELP-ACT-01",
    "culled": "ELP-CULL-01",
    "certificates": "ELP-ACT-05",
    "token-gained": "ELP-ACT-06",
    "token-used": "ELP-FREE-01",
    "spent": "ELP-FREE-07",
    "hired": "ELP-HIRE-01",
    "bought": "ELP-MKT-03",
    "cattle-gained": "ELP-ACT-07",
    "workers-paid": "ELP-MKT-05",
    "train-used": "ELP-TRAIN-01",
    "built": "ELP-BLD-01",
    "objective-gained": "ELP-TILE-01",
    "bonus-gained": "ELP-TILE-01",
    "simmental": "ELP-EP-01",
    "end-triggered": "ELP-END-01",
    "finishes": "ELP-END-02",
    "revealed": "ELP-DEL-01",
    "valued": "ELP-DEL-01",
    "doubled": "ELP-DEL-02",
    "certified": "ELP-DEL-04",
    "delivers": "ELP-DEL-05",
    "disc-cleared": "ELP-DISC-04",
    "no-delivery": "ELP-DISC-07",
    "no-disc": "ELP-DISC-05",
    "hand-discarded": "ELP-DEL-11",
    "game-over": "ELP-END-03",
    "sue-card": "SUE-TURN-02",
    "sue-shuffles": "SUE-TURN-02",
    "sue-moved": "SUE-MOVE-01",
    "sue-market": "SUE-ACT-01",
    "sue-cattle": "SUE-ACT-03",
    "sue-nothing": "SUE-ACT-02",
    "sue-draws": "SUE-ACT-04",
    "sue-worker": "SUE-ACT-04",
    "sue-train": "SUE-ACT-07",
    "sue-objective": "SUE-ACT-08",
    "sue-bonus": "SUE-ACT-08",
    "sue-best": "SUE-ACT-14",
    "sue-builds": "SUE-ACT-11",
    "sue-no-building": "SUE-ACT-13",
    "sue-delivers": "SUE-EP-01",
}
TIE_RULES: Final = ("SUE-MOVE-02", "SUE-SETUP-05", "SUE-ACT-08", "SUE-ACT-16")


def rule_of(event: Event) -> str:
    """The rule behind an event."""
    if event.kind in ("skipped", "lost"):
        return REASONS[event.a].rule
    if event.kind == "sue-tie":
        return TIE_RULES[event.a]
    if event.kind == "sue-builds" and event.c:
        return "SUE-ACT-12"
    if event.kind == "sue-worker" and event.a != WORKER_CARD + event.b:
        return "SUE-ACT-05"
    return RULES.get(event.kind, "")


def places_of(state: ElPasoState, event: Event) -> tuple[str, ...]:
    """The board elements that an event touched; secrets touch nothing."""
    kind, seat = event.kind, event.seat
    if event.secret:
        return ()
    if kind in ("placed", "moved", "step", "sue-moved"):
        return (f"trail:{NODE_WORDS[event.a]}",)
    if kind == "built":
        return (f"trail:{NODE_WORDS[event.b & 0xFF]}",)
    if kind == "sue-builds":
        return (f"trail:{NODE_WORDS[event.b]}",)
    if kind in ("delivers", "sue-delivers"):
        return (f"post:{POST_WORDS[event.a]}",)
    if kind == "disc-cleared":
        return (f"disc:{seat}.{state.box.disc_names[event.a]}",)
    if kind in ("certificates", "certified"):
        return (f"certificates:{seat}",)
    if kind == "aux":
        return (f"aux:{seat}.{AUX_WORDS[event.a]}",)
    if kind in ("train-used", "sue-train"):
        return (f"train:{event.a + 1}",)
    if kind == "hired":
        return (f"worker:{WORKERS[event.a]}",)
    if kind in ("worker-drawn", "spent"):
        return (f"area:{seat}.{WORKERS[event.a]}",)
    if kind in ("simmental", "finishes", "end-triggered"):
        return ("simmental:pile",)
    return tile_places(event) or sue_places(event)


def tile_places(event: Event) -> tuple[str, ...]:
    """The place of the train display that a tile came from."""
    for name in KINDS:
        if event.kind in (f"{name}-gained", f"sue-{name}"):
            return (f"{name}:{'pile' if event.c == len(KINDS) + 1 else event.c + 1}",)
    return ()


def sue_places(event: Event) -> tuple[str, ...]:
    """The part of Sue's side that an event touched."""
    if event.kind in ("sue-card", "sue-shuffles"):
        return ("sue:discard",)
    if event.kind in ("sue-cattle", "sue-draws"):
        return ("sue:cattle",)
    if event.kind in ("sue-worker", "sue-best"):
        return (f"sue:{WORKERS[event.b if event.kind == 'sue-worker' else event.a]}",)
    return ()


def tell(state: ElPasoState, event: Event, seat: int) -> Text | None:
    """The sentence of an event for a seat; what is secret is told without its numbers."""
    if event.kind in SILENT:
        return None
    who = party_name(state, event.seat)
    return line(event, seat, "elp-log-", who, arguments(state, event))


def arguments(state: ElPasoState, event: Event) -> dict[str, Argument]:
    """The numbers of an event, by name."""
    kind = event.kind
    if kind in NUMBERS:
        return {"n": event.a}
    if kind in CARDS:
        return {"card": card_name(event.a)}
    if kind.startswith("sue-"):
        return sue_arguments(state, event)
    if kind in ("skipped", "lost"):
        reason = REASONS[event.a]
        return {"rule": reason.rule, "reason": "@elp-no-" + reason.name}
    if kind == "placed":
        return {"place": place_name(state, event.a, event.b)}
    if kind == "moved":
        return {"place": place_name(state, event.a, event.b), "cowboys": event.c}
    if kind == "uses":
        return {"sheet": sheet_name(event.a)}
    if kind == "aux":
        return {"aux": aux_name(event.a)}
    if kind in ("objective-gained", "bonus-gained"):
        show = objective_text if kind == "objective-gained" else bonus_text
        tile = show(f"elp-{kind.partition('-')[0]}-tile", state.box, event.a)
        return {"tile": tile, "cost": event.b}
    if kind == "built":
        node = event.b & 0xFF
        return {
            "building": building_name(state, event.a),
            "space": NODE_WORDS[node],
            "cost": event.b >> 8,
            "old": place_name(state, node, event.c),
            "replaced": 1 if event.c else 0,
        }
    return numbers(event)


def numbers(event: Event) -> dict[str, Argument]:
    """Events that are a name and a few numbers."""
    kind = event.kind
    if kind in ("worker-drawn", "spent"):
        return {"worker": worker_name(event.a), "cost": event.b}
    if kind in ("sold", "culled"):
        return {"card": card_name(event.a), "n": event.b}
    if kind == "token-gained":
        return {"n": event.a, "cost": event.b}
    if kind == "hired":
        return {"worker": worker_name(event.a), "cost": event.b}
    if kind == "bought":
        return {"card": card_name(event.a), "cowboys": event.b, "cost": event.c}
    if kind == "cattle-gained":
        return {"card": card_name(event.a), "cost": event.b}
    if kind == "workers-paid":
        return {"worker": worker_name(event.a), "n": event.b, "jokers": event.c}
    if kind == "train-used":
        return {"card": event.a + 1, "engineers": event.b, "cost": event.c}
    if kind == "doubled":
        return {"card": card_name(event.a), "total": event.b}
    if kind == "certified":
        return {"n": event.a, "total": event.b}
    if kind == "delivers":
        return {"post": POST_WORDS[event.a][1:]}
    if kind == "disc-cleared":
        return {"disc": disc_name(event.a), "dollars": event.b}
    return {}


def sue_arguments(state: ElPasoState, event: Event) -> dict[str, Argument]:
    """The numbers of what Sue does."""
    kind = event.kind
    if kind == "sue-card":
        card = state.box.solo_cards[event.a]
        steps = Text("elp-sue-steps", {"n": card.steps})
        if card.worker >= 0:
            steps = Text("elp-sue-steps-by", {"worker": worker_name(card.worker)})
        action = "@elp-sue-action-" + card.action.replace("_", "-")
        return {"card": card.name, "steps": steps, "action": action}
    if kind == "sue-moved":
        return {"place": place_name(state, event.a, event.b), "n": event.c}
    if kind == "sue-tie":
        return {"tie": "@elp-tie-" + TIES[event.a]}
    if kind == "sue-worker":
        return {"card": card_name(event.a), "worker": worker_name(event.b), "n": event.c}
    if kind == "sue-train":
        return {"card": event.a + 1}
    if kind == "sue-best":
        return {"worker": worker_name(event.a)}
    if kind in ("sue-objective", "sue-bonus"):
        show = objective_text if kind == "sue-objective" else bonus_text
        return {"tile": show(f"elp-{kind[4:]}-tile", state.box, event.a)}
    if kind == "sue-builds":
        return {
            "building": building_name(state, event.a),
            "space": NODE_WORDS[event.b],
            "replaced": 1 if event.c else 0,
        }
    if kind == "sue-delivers":
        return {"post": POST_WORDS[event.a][1:]}
    return {}


def sheet_name(sheet: int) -> Argument:
    """A building or train card in use, as short as a player would say it."""
    if sheet < NEUTRAL_SHEETS:
        return LETTERS[sheet]
    if sheet < NEUTRAL_SHEETS + BUILDING_SHEETS:
        place = sheet - NEUTRAL_SHEETS
        return f"{BUILDINGS[place // 2]}{SIDES[place % 2]}"
    card = (sheet - NEUTRAL_SHEETS - BUILDING_SHEETS) // 2
    return Text("elp-train-card", {"card": card + 1})
