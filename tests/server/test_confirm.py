"""Looking over one's turn before it ends: the board after it, its steps, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused, Visitor
from trailhand.core.rng import seeded

VOLATILE = ("seq", "log_after", "log")


def waiting(host: Visitor, game: str, seeds: range = range(1, 12)) -> Iterator[Any]:
    """Tables of two people in one browser, whenever the end of a turn waits for a yes."""
    for seed in seeds:
        table, chance = host.create("me", "partner", game=game, seed=seed), seeded(seed)
        while not table["over"] and table["moment"] < 60:
            if table["confirm"]:
                yield table
            table = host.step(table, chance)


@pytest.mark.parametrize("game", ["gwt2", "gwt1", "elpaso", "wildtiled"])
def test_whoever_confirms_sees_the_board_after_the_choice(visit: Visit, game: str) -> None:
    host = visit()
    ahead = 0
    for table in waiting(host, game):
        back = host.do(table, "undo")
        ahead += table["view"] != back["view"]
        assert host.table(table["id"], at=table["moment"])["view"] == back["view"]
        table = host.choose(back, table["confirm"]["notation"])
        if ahead >= 3:
            return
    raise AssertionError("the board never changed before a turn ended")


def test_nobody_else_sees_a_choice_before_it_is_confirmed(visit: Visit) -> None:
    host, guest, spectator = visit(), visit(), visit()
    people, chance = [host, guest], seeded(3)
    table = host.create("me", "open", seed=3)
    guest.do(table, "join")
    held = 0
    while held < 4:
        seat = guest.table(table["id"])["decision"]["seat"]
        mine, others = people[seat], (people[1 - seat], spectator)
        table = mine.table(table["id"])
        before = [other.table(table["id"]) for other in others]
        table = mine.step(table, chance)
        if not table["confirm"]:
            continue
        held += 1
        after = [other.table(table["id"]) for other in others]
        for was, now in zip(before, after, strict=True):
            assert now["confirm"] is None
            assert {n: v for n, v in now.items() if n not in VOLATILE} == {
                n: v for n, v in was.items() if n not in VOLATILE
            }
            assert now["log"] == was["log"]
        mine.do(table, "confirm")


def test_the_steps_of_the_turn_are_told_in_order(visit: Visit) -> None:
    host = visit()
    for table in waiting(host, "gwt2"):
        steps = table["confirm"]["steps"]
        assert steps[-1]["text"] == table["confirm"]["choice"]
        assert steps[-1]["undo"] == 1
        if len(steps) < 3 or not all(step["undo"] for step in steps):
            continue
        assert [step["undo"] for step in steps] == list(range(len(steps), 0, -1))
        second = steps[1]
        back = host.do(table, "undo", steps=second["undo"])
        assert back["confirm"] is None
        assert second["text"] in [option["text"] for option in back["decision"]["options"]]
        assert back["moment"] == table["moment"] - (len(steps) - 2)
        return
    raise AssertionError("no turn had three steps that can be taken back")


def test_a_step_that_stays_says_why(visit: Visit) -> None:
    host = visit()
    for table in waiting(host, "gwt2", range(1, 40)):
        stays = [step for step in table["confirm"]["steps"] if not step["undo"]]
        if stays:
            assert stays[0]["stays"] == table["undo"]["blocked"]
            with pytest.raises(Refused) as refused:
                host.do(table, "undo", steps=len(table["confirm"]["steps"]))
            assert refused.value.code == "undo-blocked"
            assert host.table(table["id"])["seq"] == table["seq"]
            return
    raise AssertionError("every step could be taken back")
