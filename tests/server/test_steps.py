"""A choice step by step: an automaton does one thing after the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused


def after_a_turn(visit: Visit, game: str, options: dict[str, Any]) -> tuple[Any, Any]:
    """A visitor, and their table after the first turn of an automaton."""
    host = visit()
    table = host.create("me", game=game, options=options, seed=5, confirm=False)
    automaton = table["automaton"]["seat"]
    return host, host.play_until(table, lambda t: any(x["seat"] == automaton for x in t["log"]))


@pytest.mark.parametrize(
    ("game", "options", "piece"),
    [
        ("gwt2", {"solo": "easy"}, "herder"),
        ("elpaso", {"solo": 1}, "rancher"),
    ],
)
def test_an_automaton_moves_before_it_acts(
    visit: Visit, game: str, options: dict[str, Any], piece: str
) -> None:
    host, table = after_a_turn(visit, game, options)
    seat = table["automaton"]["seat"]
    moment = max(line["moment"] for line in table["log"] if line["seat"] == seat)
    before = host.table(table["id"], at=moment - 1)
    steps = host.get(f"/api/tables/{table['id']}/steps/{moment}")["steps"]
    now = host.table(table["id"], at=moment)
    assert len(steps) > 2
    assert [line for step in steps for line in step["log"]] == [
        line for line in now["log"] if line["moment"] == moment
    ]
    assert steps[-1]["view"] == now["view"]
    places = [step["view"]["automaton"][piece] for step in steps]
    told = [{line["theme"] for line in step["log"] if line["seat"] == seat} for step in steps]
    arrives = next(n for n, themes in enumerate(told) if "move" in themes)
    assert places[:arrives] == [before["view"]["automaton"][piece]] * arrives
    assert places[arrives] != before["view"]["automaton"][piece]


def test_steps_are_for_those_who_may_look(visit: Visit) -> None:
    host, stranger = visit(), visit()
    table = host.create("me", "partner", spectators=False)
    after = host.choose(table, table["decision"]["options"][0]["notation"])
    for visitor, moment in ((stranger, 1), (host, 0), (host, after["moment"] + 1)):
        with pytest.raises(Refused):
            visitor.get(f"/api/tables/{table['id']}/steps/{moment}")
    assert len(host.get(f"/api/tables/{table['id']}/steps/1")["steps"]) >= 1


def test_steps_tell_a_seat_only_what_it_may_know(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", seed=3)
    guest.do(table, "join")
    table = host.play_until(host.table(table["id"]), lambda t: t["decision"]["seat"] == 1)
    for moment in range(1, table["moment"] + 1):
        for step in guest.get(f"/api/tables/{table['id']}/steps/{moment}")["steps"]:
            assert "hand" not in step["view"]["players"][0]
            seen = {line["seq"]: line["text"] for line in guest.table(table["id"])["log"]}
            assert all(seen[line["seq"]] == line["text"] for line in step["log"])


def far_walks(table: Any) -> list[Any]:
    """The options of a move that passes at least two locations."""
    options = table["decision"]["options"] if table["decision"] else []
    return [o for o in options if sum(a.startswith("path:") for a in o["anchors"]) > 1]


def test_a_move_tells_the_places_it_passed(visit: Visit) -> None:
    """Whoever follows a herder sees the way it took, not one that the page would guess."""
    host = visit()
    table = host.create("me", "partner", seed=3, confirm=False)
    table = host.play_until(table, lambda t: far_walks(t) != [])
    far = far_walks(table)[0]
    after = host.choose(table, far["notation"])
    told = next(line for line in after["log"] if line["theme"] == "move")
    assert told["anchors"] == far["anchors"]
