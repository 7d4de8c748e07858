"""What an option would bring is told before it is chosen, and then happens."""

from __future__ import annotations

import re
from typing import Any

import trailhand as th
from scripts.setup.page import WEB
from tests.records.golden import golden_record
from tests.server.conftest import Visit
from trailhand.core.rng import seeded
from trailhand.text import phrase

NUMBERS = ("gold", "bullets", "mine")


def placing(person: Any) -> Any:
    """A table of Wild Tiled West at which a tile is in the hand."""
    table = person.create("me", "partner", game="wildtiled", seed=5)
    while table["decision"]["step"] != "PlaceTile" or table["confirm"]:
        if table["confirm"]:
            table = person.do(table, "confirm")
        else:
            table = person.choose(table, table["decision"]["options"][0]["notation"])
    return table


def test_what_a_placement_brings_happens(visit: Visit) -> None:
    ada = visit()
    table = placing(ada)
    seat = table["decision"]["seat"]
    option = max(table["decision"]["options"], key=lambda each: each["brings"]["worth"])
    brings = option["brings"]
    assert set(brings["anchors"]).isdisjoint(option["anchors"])
    after = ada.choose(table, option["notation"])
    while after["decision"]["seat"] == seat and not after["confirm"]:
        after = ada.choose(after, after["decision"]["options"][0]["notation"])
    if after["confirm"]:
        after = ada.do(after, "confirm")
    before, now = (each["view"]["players"][seat] for each in (table, after))
    changed = {name: now[name] - before[name] for name in NUMBERS}
    assert changed == {name: brings["changes"].get(name, 0) for name in NUMBERS}


def test_it_is_said_in_words_and_nowhere_else(visit: Visit) -> None:
    ada = visit()
    table = placing(ada)
    options = table["decision"]["options"]
    told = {option["brings"]["text"] for option in options}
    assert len(told) > 1
    for option in options:
        changes = option["brings"]["changes"]
        assert len([part for part in option["brings"]["text"].split(", ") if part]) == len(changes)
    first = ada.create("me", "partner", game="wildtiled", seed=5)
    assert [option["brings"] for option in first["decision"]["options"]] == [None, None]


def test_every_icon_has_a_drawing(visit: Visit) -> None:
    drawings = (WEB / "src/lib/icons.ts").read_text(encoding="utf-8")
    known = set(re.findall(r'^  "?([a-z0-9-]+)"?: \[', drawings, re.MULTILINE))
    seen: set[str] = set()
    for game in ("gwt1", "gwt2", "elpaso"):
        for options in ({}, {"north": True, "poker": True})[: 1 + game.startswith("gwt")]:
            match, chance = th.new(game, seats=2, seed=4, options=options), seeded(4)
            while match.numbers and match.state.turn < 60:
                for number in range(len(match.numbers)):
                    found = match.preview(number)
                    parts = found.parts if found else []
                    seen |= {glyph.icon for part in parts for glyph in part.glyphs}
                match.play(chance.below(len(match.numbers)))
    assert {"coin", "hire", "discard", "building", "vp"} <= seen
    assert seen - {""} <= known


def test_a_move_tells_what_can_be_done_there_in_both_languages(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "partner", game="gwt2", seed=5, options={"preset": "first_game"})
    for lang, hire in (("en", "Hire worker"), ("fr", "Engager un ouvrier")):
        shown = ada.get(f"/api/tables/{table['id']}", lang=lang)
        options = {each["notation"]: each for each in shown["decision"]["options"]}
        brings = options["place A"]["brings"]
        assert brings["worth"] is None
        assert hire in [part["text"] for part in brings["parts"]]
        assert all(part["sure"] is False for part in brings["parts"])
        hazards = options["place F"]["brings"]["parts"]
        assert False in [part["open"] for part in hazards]


def test_alone_there_is_a_rank_and_no_winner_is_named(visit: Visit) -> None:
    ada = visit()
    made = ada.post("/api/import", record=golden_record("wtw-bandit-ridge"))
    over = ada.table(made["id"])["over"]
    ranks = [phrase(f"automaton-ridge-rank{n}", "en") for n in range(6)]
    assert any(over["text"].endswith(rank) for rank in ranks), over["text"]


def test_what_a_hand_is_worth_is_told_to_its_own_seat_only() -> None:
    for game, city in (("gwt2", "Bloomington"), ("elpaso", "")):
        match = th.new(game, seats=2, seed=3)
        for _ in range(30):
            match.play(0)
        seat = match.deciding
        worth = match.view(seat)["players"][seat]["worth"]
        assert worth["hand"] + worth["certificates"] == worth["total"] > 0
        assert city in worth["reaches"]
        for viewer in (1 - seat, -1):
            assert "worth" not in match.view(viewer)["players"][seat]
