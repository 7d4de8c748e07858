"""The story: events as sentences, for the log."""

from __future__ import annotations

from typing import Final

from trailhand.core.state import Event
from trailhand.core.text import Argument, Text
from trailhand.games.common.names import seat_name
from trailhand.games.common.story import line
from trailhand.games.wildtiled.codes import SLOT_NAMES, SLOTS, SUITS
from trailhand.games.wildtiled.dice import unpacked
from trailhand.games.wildtiled.grid import CELLS, cell_label
from trailhand.games.wildtiled.objections import REASONS
from trailhand.games.wildtiled.ridge import RIDGE, rank_of
from trailhand.games.wildtiled.scoring import score
from trailhand.games.wildtiled.state import WestState
from trailhand.games.wildtiled.steps import cell_anchor, cell_anchors
from trailhand.games.wildtiled.words import PARTNER_WORDS, partner_name, suit_name, tile_name

PREFIX: Final = "wtw-log-"
# Seen on the board, or told by the line that follows.
SILENT: Final = ("row",)
NUMBERS: Final = (
    "turn",
    "year",
    "income",
    "gold",
    "paid",
    "bullets",
    "streets",
    "streets-lost",
    "bandits",
    "tussle-won",
    "tussle-lost",
    "town-hall",
    "mine",
    "ridge-shot",
    "ridge-bandits",
)
TILES: Final = ("set-aside", "start-building", "delivery", "delivery-lost", "surrounded")
ON_CELLS: Final = ("shot", "sheriff-covered", "saucer", "hill-bandit", "stored")

RULES: Final[dict[str, str]] = {
    "turn": "WTW-FLOW-04",
    "year": "WTW-FLOW-01",
    "income": "WTW-FLOW-02",
    "round": "WTW-FLOW-04",
    "rolled": "WTW-DICE-03",
    "die-moved": "WTW-DICE-07",
    "drafted": "WTW-DRAFT-01",
    "mill": "WTW-BLD-12",
    "placed": "WTW-RES-01",
    "gold": "WTW-RES-04",
    "paid": "WTW-CQ-WATER-01",
    "bullets": "WTW-SHER-02",
    "streets": "WTW-STR-05",
    "streets-lost": "WTW-STR-06",
    "mine": "WTW-MINE-01",
    "partner": "WTW-PRT-02",
    "kept": "WTW-SET-14",
    "shot": "WTW-SHER-05",
    "sheriff-covered": "WTW-BLD-09",
    "ace": "WTW-CMP-05",
    "double-streets": "WTW-BLD-15",
    "pasture": "WTW-COW-02",
    "wrangled": "WTW-COW-03",
    "contract": "WTW-COW-06",
    "town": "WTW-TOWN-02",
    "surrounded": "WTW-BLD-05",
    "town-hall": "WTW-BLD-08",
    "saucer": "WTW-CQ-UFO-01",
    "set-aside": "WTW-CQ-GEN-01",
    "delivery": "WTW-CQ-GEN-02",
    "delivery-lost": "WTW-CQ-GEN-04",
    "start-building": "WTW-CQ-VAULT-01",
    "stored": "WTW-CQ-VAULT-03",
    "passed": "WTW-FLOW-08",
    "bandits": "WTW-TUS-01",
    "tussle-won": "WTW-TUS-02",
    "tussle-lost": "WTW-TUS-02",
    "hill-bandit": "WTW-TUS-06",
    "no-hill": "WTW-TUS-08",
    "revealed": "WTWS-FLOW-02",
    "ridge-shot": "WTWS-CARD-02",
    "ridge-contract": "WTWS-CARD-04",
    "ridge-bandits": "WTWS-TUS-01",
    "ridge-hill": "WTWS-TUS-03",
    "game-over": "WTW-END-01",
}


# Alone against the Bandit Ridge other rules say so.
ALONE: Final[dict[str, str]] = {
    "tussle-won": "WTWS-TUS-02",
    "tussle-lost": "WTWS-TUS-03",
    "hill-bandit": "WTWS-TUS-02",
    "game-over": "WTWS-END-01",
}


def rule_of(state: WestState, event: Event) -> str:
    """The rule behind an event."""
    if event.kind == "skipped":
        return REASONS[event.a].rule
    if state.ridge is not None and event.kind in ALONE:
        return ALONE[event.kind]
    return RULES.get(event.kind, "")


def places_of(state: WestState, event: Event) -> tuple[str, ...]:
    """The board elements that an event touched; secrets touch nothing."""
    kind = event.kind
    seat = event.seat
    if event.secret:
        return ()
    if kind == "placed":
        return cell_anchors(seat, state.box.tiles[event.a].shape.cells(event.b))
    if kind in ON_CELLS:
        return (cell_anchor(seat, event.a),)
    if kind in ("wrangled", "pasture"):
        return (cell_anchor(seat, event.c),)
    if kind == "surrounded":
        return (cell_anchor(seat, event.b),)
    if kind == "town":
        return (f"town:{seat}.{state.players[seat].side.towns[event.a].letter}",)
    if kind == "drafted":
        return (f"slot:{SLOT_NAMES[event.a]}",)
    if kind == "rolled":
        dice = [f"die:prairie.{number}" for number in unpacked(event.a)]
        return (*dice, *(f"die:river.{number}" for number in unpacked(event.b)))
    if kind == "die-moved":
        return (f"die:{'river' if event.c else 'prairie'}.{event.b}",) if event.b else ()
    if kind in ("contract", "ridge-contract"):
        return (f"contract:{event.c if kind == 'contract' else event.b}",)
    if kind == "mine":
        return (f"mine:{seat}",)
    if kind == "ace":
        return (f"ace:{SUITS[event.a]}",)
    if kind == "partner":
        return (f"partner:{PARTNER_WORDS[event.a]}",)
    return ("ridge",) if state.ridge is not None and seat == RIDGE else ()


def who_of(state: WestState, event: Event) -> Argument:
    """A seat, or the Bandit Ridge."""
    if state.ridge is not None and event.seat == RIDGE:
        return "@automaton-ridge"
    return seat_name(event.seat)


def tell(state: WestState, event: Event, seat: int) -> Text | None:
    """The sentence of an event for a seat; what is secret is told without its numbers."""
    if event.kind in SILENT:
        return None
    if event.kind == "game-over" and state.ridge is not None:
        return rank_reached(state)
    return line(event, seat, PREFIX, who_of(state, event), arguments(state, event))


def rank_reached(state: WestState) -> Text:
    """WTWS-END-01: the points of who plays alone, and the rank they are worth."""
    points = sum(score(state, 0).values())
    rank = "@automaton-ridge-" + state.box.ranks[rank_of(state.box, points)].id
    return Text("wtw-log-rank", {"who": seat_name(0), "n": points, "rank": rank})


def arguments(state: WestState, event: Event) -> dict[str, Argument]:
    """The numbers of an event, by name."""
    box = state.box
    kind = event.kind
    if kind in NUMBERS:
        return {"n": event.a}
    if kind in TILES:
        return {"tile": tile_name(box, event.a)}
    if kind in ON_CELLS:
        return {"cell": cell_label(event.a), "n": event.b}
    if kind == "skipped":
        reason = REASONS[event.a]
        return {"rule": reason.rule, "reason": "@wtw-no-" + reason.name}
    if kind == "round":
        return {"n": event.a, "year": event.b}
    if kind == "rolled":
        return {"prairie": numbers(event.a), "river": numbers(event.b)}
    if kind == "die-moved":
        key = "@wtw-die-river" if event.c else "@wtw-die-prairie"
        return {"die": key, "from": event.a, "to": event.b}
    if kind == "drafted":
        return {"tile": tile_name(box, event.a), "slot": SLOT_NAMES[event.a], "cost": event.b}
    if kind == "placed":
        cells = box.tiles[event.a].shape.cells(event.b)
        name = tile_name(box, event.a)
        return {
            "tile": name,
            "cell": cell_label(event.b % CELLS),
            "n": len(cells) * (event.a >= SLOTS),
        }
    if kind in ("partner", "kept"):
        return {"card": partner_name(event.a)}
    if kind == "ace":
        return {"suit": suit_name(event.a)}
    if kind == "pasture":
        return {"cows": event.a, "boot": event.b}
    if kind == "wrangled":
        return {"cows": event.a, "points": event.b}
    if kind == "contract":
        text = Text(f"wtw-contract-{box.contracts[event.a].id}", {"n": event.b})
        return {"contract": text, "cows": event.c}
    if kind == "ridge-contract":
        return {"cows": event.b}
    if kind == "town":
        town = state.players[event.seat].side.towns[event.a]
        return {"town": town.name, "points": event.b, "bonus": event.c}
    if kind == "revealed":
        card = box.bandit_cards[event.a]
        return {"cows": card.cows, "bandits": card.bandits, "bullets": card.bullets}
    return {}


def numbers(packed: int) -> str:
    """A few dice in a sentence."""
    return ", ".join([str(number) for number in unpacked(packed)])
