"""What is this? Every element of the board in a sentence, with its rules."""

from __future__ import annotations

from typing import Final

from trailhand.core.text import Argument, Text
from trailhand.games.common.slots import alternatives, either, place_of
from trailhand.games.elpaso.auxiliary import aux_effect
from trailhand.games.elpaso.facts.codes import (
    AUX_WORDS,
    BREEDS,
    BUILDINGS,
    CARD_WORDS,
    EL_PASO,
    EMPTY,
    FACES,
    GAP,
    KINDS,
    MARKET,
    MARKET_KINDS,
    NEUTRAL_LAST,
    WORKERS,
    number_of,
    owner_of,
)
from trailhand.games.elpaso.location import sheet_at
from trailhand.games.elpaso.payment import price
from trailhand.games.elpaso.sheets import building_sheet, train_sheet
from trailhand.games.elpaso.state import ElPasoState
from trailhand.games.elpaso.tiles import row_of
from trailhand.games.elpaso.words.names import (
    NODE_WORDS,
    POST_WORDS,
    building_name,
    card_name,
    disc_name,
    display_text,
    party_name,
    tile_name,
    worker_name,
)

Answer = tuple[Text, tuple[str, ...]]
NOTHING: Final = (Text("elp-about-nothing"), ())
BOARD_RULES: Final = {
    "certificates": ("ELP-ACT-05", "ELP-DEL-04"),
    "deck": ("ELP-DRAW-01", "ELP-DRAW-02"),
    "discard": ("ELP-EDGE-03", "ELP-FREE-07"),
    "culled": ("ELP-CULL-01", "ELP-CULL-02"),
    "token": ("ELP-FREE-01", "ELP-FREE-02"),
}
SUE_RULES: Final = {
    "deck": ("SUE-SETUP-04", "SUE-TURN-02"),
    "discard": ("SUE-TURN-02",),
    "reserve": ("SUE-SETUP-03", "SUE-ACT-04"),
    "cattle": ("SUE-ACT-03",),
}


def about(state: ElPasoState, anchor: str, viewer: int) -> Answer:
    """A sentence about a board element, and the rules that go with it."""
    anchor = place_of(anchor)
    kind, _, name = anchor.partition(":")
    if kind == "trail" and name in NODE_WORDS:
        return about_node(state, NODE_WORDS.index(name), viewer)
    if kind == "post" and name in POST_WORDS:
        return about_post(state, POST_WORDS.index(name), viewer)
    if kind == "train" and name in ("1", "2", "3", "4"):
        return about_train(state, int(name) - 1, viewer)
    if kind in KINDS:
        return about_tile(state, KINDS.index(kind), name)
    if kind == "building" and name in [str(number) for number in BUILDINGS]:
        return about_building(state, int(name), viewer)
    if kind in ("market", "hand") and name in CARD_WORDS:
        return about_card(state, kind, CARD_WORDS.index(name))
    if kind == "worker" and name in WORKERS:
        return about_worker(state, WORKERS.index(name))
    if anchor == "simmental:pile":
        text = Text("elp-about-simmental", {"n": state.simmentals, "vp": state.box.final_vp})
        return text, ("ELP-EP-01", "ELP-END-01", "ELP-END-02")
    if kind == "sue":
        return about_sue(state, name)
    return about_board(state, kind, name)


def actions_of(state: ElPasoState, sheet: int, viewer: int) -> tuple[Text, ...]:
    """What a sheet offers."""
    effects = state.box.effects
    return tuple(
        either("elp-either", [effects[slot.effect].text(state, max(viewer, 0)) for slot in group])
        for group in alternatives(state.box.sheets[sheet])
    )


def about_node(state: ElPasoState, node: int, viewer: int) -> Answer:
    """A place of the trail with what lies there."""
    tile = state.trail[node]
    if tile == EL_PASO:
        return Text("elp-about-el-paso", {"n": state.box.income}), ("ELP-CAT-01", "ELP-LOC-03")
    if tile == EMPTY:
        args: dict[str, Argument] = {
            "space": NODE_WORDS[node],
            "cost": state.box.node_cost[node],
        }
        return Text("elp-about-empty", args), ("ELP-COMP-06", "ELP-BLD-02")
    args = {
        "tile": tile_name(state, tile),
        "actions": actions_of(state, sheet_at(state, node), viewer),
    }
    if tile <= NEUTRAL_LAST:
        return Text("elp-about-neutral", args), ("ELP-LOC-01", "ELP-LOC-04")
    args["vp"] = state.box.building_vp[number_of(tile)]
    rule = "ELP-LOC-01" if owner_of(tile) == viewer else "ELP-LOC-02"
    return Text("elp-about-common", args), (rule, "ELP-SCORE-02")


def about_post(state: ElPasoState, post: int, viewer: int) -> Answer:
    """A trading post with its value, points and reward."""
    row = state.box.posts[post]
    args: dict[str, Argument] = {
        "value": row.value,
        "vp": row.vp,
        "corners": "@elp-corners-black" if row.black else "@elp-corners-white",
        "often": "@elp-often-many" if row.repeatable else "@elp-often-once",
    }
    rules = ("ELP-DEL-05", "ELP-DEL-06", "ELP-DISC-01")
    if row.reward < 0:
        return Text("elp-about-post", args), rules
    args["reward"] = state.box.effects[row.reward].text(state, max(viewer, 0))
    return Text("elp-about-post-reward", args), (*rules, "ELP-DEL-08")


def about_train(state: ElPasoState, card: int, viewer: int) -> Answer:
    """A train card with its visible face."""
    face = state.train >> card & 1
    engineers = state.box.train_cost[card]
    args: dict[str, Argument] = {
        "card": card + 1,
        "face": f"@elp-face-{FACES[face]}",
        "engineers": engineers,
        "cost": price(state, engineers),
        "actions": actions_of(state, train_sheet(card, face), viewer),
    }
    return Text("elp-about-train", args), ("ELP-TRAIN-01", "ELP-TRAIN-02")


def about_tile(state: ElPasoState, kind: int, name: str) -> Answer:
    """An objective or bonus tile: a place of the display, its pile, or a tile by its name."""
    rules = ("ELP-TILE-01", "ELP-SCORE-06" if kind else "ELP-SCORE-07")
    if name == "pile":
        return Text(f"elp-about-{KINDS[kind]}-pile"), ("ELP-TILE-01",)
    box = state.box
    names = [row.name for row in box.bonuses] if kind else [row.name for row in box.objectives]
    if name in names:
        return display_text("elp-about", box, kind, names.index(name)), rules
    if name in ("1", "2", "3"):
        tile = row_of(state, kind)[int(name) - 1]
        if tile == GAP:
            return Text("elp-about-gap"), ("ELP-TILE-04",)
        return display_text("elp-about", box, kind, tile), rules
    return NOTHING


def about_building(state: ElPasoState, number: int, viewer: int) -> Answer:
    """A pile of common buildings."""
    box = state.box
    sheet = building_sheet(number, state.sides >> number & 1)
    args: dict[str, Argument] = {
        "building": building_name(state, number),
        "n": state.piles[number],
        "builders": box.building_cost[number],
        "cost": price(state, box.building_cost[number]),
        "vp": box.building_vp[number],
        "actions": actions_of(state, sheet, viewer),
    }
    return Text("elp-about-pile", args), ("ELP-BLD-01", "ELP-BLD-04")


def about_card(state: ElPasoState, kind: str, card: int) -> Answer:
    """A cattle card in the market or in hand."""
    if card >= len(BREEDS):
        return NOTHING
    args: dict[str, Argument] = {
        "card": card_name(card),
        "value": state.box.card_value[card],
        "vp": state.box.card_vp[card],
    }
    if kind == "hand" or not MARKET <= card < MARKET + MARKET_KINDS:
        return Text("elp-about-card", args), ("ELP-DEL-01", "ELP-SCORE-05")
    cowboys = state.box.market_cowboys[card - MARKET]
    args |= {"n": state.market[card - MARKET], "cowboys": cowboys, "cost": price(state, cowboys)}
    return Text("elp-about-market", args), ("ELP-MKT-02", "ELP-MKT-03")


def about_worker(state: ElPasoState, worker: int) -> Answer:
    """A pile of the worker supply."""
    args: dict[str, Argument] = {
        "worker": worker_name(worker),
        "n": state.supply[worker],
        "bonus": "@elp-bonus-of-" + WORKERS[worker],
    }
    rule = ("ELP-FREE-06", "ELP-FREE-03", "ELP-FREE-05", "ELP-FREE-04")[worker]
    return Text("elp-about-worker", args), ("ELP-HIRE-01", rule)


def about_board(state: ElPasoState, kind: str, name: str) -> Answer:
    """Something on a player board."""
    seat_text, _, item = name.partition(".")
    seat = int(seat_text) if seat_text.isdecimal() and int(seat_text) < state.seats else -1
    if seat < 0:
        return NOTHING
    who: dict[str, Argument] = {"who": party_name(state, seat)}
    if kind == "disc" and item in state.box.disc_names:
        disc = state.box.disc_names.index(item)
        args = who | {"disc": disc_name(disc), "dollars": state.box.disc_money[disc]}
        return Text("elp-about-disc", args), ("ELP-DISC-01", "ELP-DISC-04")
    if kind == "aux" and item in AUX_WORDS:
        action = aux_effect(state, seat, AUX_WORDS.index(item)).text(state, seat)
        return Text("elp-about-aux", who | {"action": action}), ("ELP-AUX-01", "ELP-AUX-02")
    if kind == "area" and item in WORKERS:
        worker = WORKERS.index(item)
        args = who | {"worker": worker_name(worker), "n": state.players[seat].area[worker]}
        args["bonus"] = "@elp-bonus-of-" + item
        return Text("elp-about-area", args), ("ELP-COMP-07", "ELP-FREE-07")
    if kind in BOARD_RULES:
        return Text(f"elp-about-{kind}", who), BOARD_RULES[kind]
    return NOTHING


def about_sue(state: ElPasoState, name: str) -> Answer:
    """Something on Sue's side of the table."""
    sue = state.sue
    if sue is None:
        return NOTHING
    if name in SUE_RULES:
        return Text(f"elp-about-sue-{name}"), SUE_RULES[name]
    if name in WORKERS[: len(sue.workers)]:
        worker = WORKERS.index(name)
        args: dict[str, Argument] = {"worker": worker_name(worker), "n": sue.workers[worker]}
        return Text("elp-about-sue-group", args), ("SUE-SETUP-05", "SUE-ACT-05")
    return NOTHING
