"""What the page builds on: positions and their problems, previews, anchors, speed."""

from __future__ import annotations

from typing import Any

import pytest

import trailhand as th
from tests.rules.wildtiled.vocabulary import Table, new_table, table
from trailhand.games.wildtiled.facts.codes import SHAPES
from trailhand.games.wildtiled.placement import (
    CONNECTED,
    placement_candidates,
    placement_objection,
    placements,
)
from trailhand.text import render


def problems(t: Table, edit: Any) -> list[str]:
    position = t.match.position()
    edit(position["state"])
    with pytest.raises(th.ImpossiblePosition) as refused:
        th.load(position)
    return refused.value.problems


def test_an_impossible_position_names_its_problems() -> None:
    t = table().streets(0, "5,5").lay(0, "R01", "4,4 4,5=sheriff 4,6")
    t.state.piles[t.tile("R01")] -= 1

    def edit(state: dict[str, Any]) -> None:
        mine = state["players"][0]
        mine["gold"] = -1
        mine["pieces"].append({"tile": "barn", "at": "5,5", "turn": "n"})
        mine["pieces"].append({"tile": "tent", "at": "5,5", "turn": "n"})
        mine["tombstones"] = ["0,0"]
        mine["boots"] = ["0,1"]
        mine["towns"] = ["A"]
        state["prairie"] = [3, 3]

    found = problems(t, edit)
    for part in (
        "prairie: at most 2",
        "players[1].gold: -1",
        "players[1].pieces[3].at: it covers a cell that is not free",
        "players[1].pieces[4].tile: unknown name 'tent'",
        "players[1].tombstones: nobody stood on 0,0",
        "players[1].boots: 0,1 is no field",
        "players[1].towns: A is not covered",
    ):
        assert any(problem.startswith(part) for problem in found), part


def test_a_tile_too_many_and_a_partner_twice_are_named() -> None:
    t = table()

    def edit(state: dict[str, Any]) -> None:
        state["piles"]["L-A1"] += 1
        state["players"][0]["second"] = state["players"][1]["partner"]
        state["players"][1]["board"] = "B1"

    found = problems(t, edit)
    name = t.match.view(1)["players"][1]["partner"]
    assert found == [
        "tile SAS: 4 instead of 3",
        f"partner {name}: 2 instead of 1",
        "a settlement board is used twice",
    ]


def test_a_die_at_an_empty_line_is_named() -> None:
    def edit(state: dict[str, Any]) -> None:
        for slot in ("L-A1", "L-B1", "L-C1", "L-D1"):
            state["gone"][slot] += state["piles"][slot]
            state["piles"][slot] = 0
        state["prairie"] = [6]

    assert problems(table(), edit) == ["prairie: no tile is left in the line of 6"]


def test_a_preview_says_what_a_placement_would_bring() -> None:
    t = table().streets(0, "7,5", "7,6", "8,5", "8,6", "8,7", "9,5").gives(0, "street")
    before = t.match.hash()
    options = [o.notation for o in t.match.decision.options]  # type: ignore[union-attr]
    preview = t.match.preview(options.index("place 9,6 n"))
    assert preview is not None
    assert preview.changes == {"points": 11, "towns": 1, "mine": 1}
    assert [event.name for event in preview.events] == ["laid", "mine", "town"]
    plain = t.match.preview(options.index("place 9,4 n"))
    assert plain is not None
    assert plain.changes == {}
    assert t.match.hash() == before


def test_a_preview_shows_bandits_herds_and_sights() -> None:
    t = table().streets(0, "4,4").gives(0, "F03")
    options = [o.notation for o in t.match.decision.options]  # type: ignore[union-attr]
    preview = t.match.preview(options.index("place 4,5 n"))
    assert preview is not None
    assert preview.changes["bandits"] == 1
    t = table().gives(0, "R01")
    options = [o.notation for o in t.match.decision.options]  # type: ignore[union-attr]
    preview = t.match.preview(options.index("place 5,4 n"))
    assert preview is not None
    assert preview.changes == {"in_sight": 1}


def test_nothing_is_previewed_where_chance_or_hidden_cards_decide() -> None:
    t = table().dice(1, 2)
    assert t.match.preview(0) is None
    with pytest.raises(th.InvalidChoice):
        t.match.preview(99)


def test_all_placements_of_every_shape_are_those_without_objection() -> None:
    for seed in range(6):
        match = th.new("wildtiled", seats=2, seed=seed, options={"conquest": "random"})
        t = Table(match)
        for _ in range(40):
            if match.decision is None:
                break
            match.play(len(match.numbers) // 2)
        for player in t.state.players:
            for shape in range(SHAPES):
                tile = t.box.tiles[shape]
                legal = [
                    choice
                    for choice in placement_candidates(tile)
                    if placement_objection(player, tile, choice, CONNECTED) == 0
                ]
                assert sorted(placements(player, shape, CONNECTED)) == legal


ANCHORS = (
    "cell:0.5,5",
    "cell:0.6,3",
    "cell:0.5,4",
    "cell:1.0,0",
    "piece:0.0",
    "town:0.A",
    "mine:1",
    "side:0",
    "slot:L-B3",
    "slot:L-A1",
    "die:prairie.4",
    "die:river.2",
    "contract:5",
    "ace:spades",
    "partner:mayor",
    "partners:deck",
    "streets",
)


@pytest.mark.parametrize("anchor", ANCHORS)
def test_everything_on_the_table_can_be_asked_about(anchor: str) -> None:
    t = table().lay(0, "R01", "5,4 5,5=sheriff 5,6")
    message, rules = t.match.about(anchor, 0)
    assert message.id != "wtw-about-nothing"
    assert rules
    assert all(rule.startswith("WTW") for rule in rules)


@pytest.mark.parametrize(
    ("board", "says"),
    [
        (1, "and then 2 points more"),
        (2, "costs 1 gold"),
        (3, "up to 2 gold each"),
        (4, "worth 5 points"),
        (5, "of the 3 signposts"),
        (6, "0/0/4/9/15 points"),
        (7, "4 points for a saucer"),
        (8, "3 points per ace"),
    ],
)
def test_a_conquest_side_tells_its_rule(board: int, says: str) -> None:
    """WTW-CQ-01: with the numbers of the data."""
    t = new_table(2, boards=f"{board}{board % 8 + 1}", conquest="ca")
    message, rules = t.match.about("side:0", 0)
    assert rules[-1] == "WTW-CQ-01"
    assert says in render(message, "en")
    assert t.player(0).side.name in render(message, "fr")
    assert t.match.about("side:1", 0)[0].id == "wtw-about-side"


@pytest.mark.parametrize(
    "anchor",
    [
        "cell:0.10,1",
        "cell:9.0,0",
        "piece:0.99",
        "town:0.Z",
        "die:river.9",
        "x",
        "ridge",
        "side:7",
        "side:0.1",
    ],
)
def test_what_is_not_there_is_nothing_in_particular(anchor: str) -> None:
    assert table().match.about(anchor, 0)[0].id == "wtw-about-nothing"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"boards": "123"}, "2 different digits"),
        ({"boards": "19"}, "2 different digits"),
        ({"conquest": "x"}, "one letter per seat"),
        ({"conquest": "acc"}, "one letter per seat"),
        ({"start": 2}, "a seat from 0 to 1"),
        ({"weather": "fine"}, "no option 'weather'"),
    ],
)
def test_unknown_options_are_refused_with_a_sentence(options: dict[str, Any], words: str) -> None:
    with pytest.raises(th.InvalidSetup, match=words):
        new_table(2, **options)


def test_options_come_back_as_they_are_kept() -> None:
    kept = new_table(2, boards=14, conquest=True).match.options
    assert (kept["boards"], kept["conquest"]) == ("14", "cc")
    assert th.new("wildtiled", seats=2, options=kept).options == kept
