"""What an option makes happen by itself is told before it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Visitor
from trailhand.core.rng import seeded


def with_more(host: Visitor, game: str) -> tuple[Any, Any]:
    """A table, and an option of it after which something is forced."""
    for seed in range(1, 30):
        table, chance = host.create("me", "partner", game=game, seed=seed), seeded(seed)
        while not table["over"] and table["moment"] < 80:
            for option in table["decision"]["options"]:
                if option["then"]:
                    return table, option
            table = host.step(table, chance)
    raise AssertionError("nothing was ever forced")


@pytest.mark.parametrize("game", ["gwt2", "elpaso", "wildtiled"])
def test_what_is_forced_is_told_before_and_then_happens(visit: Visit, game: str) -> None:
    host, french = visit(), visit(lang="fr")
    french.http.cookies.update(host.http.cookies)
    table, option = with_more(host, game)
    in_french = french.table(table["id"])["decision"]["options"][option["n"]]["then"]
    assert len(in_french) == len(option["then"])
    assert in_french != option["then"]
    after = host.choose(table, option["notation"])
    if after["confirm"]:
        assert after["confirm"]["steps"][-1]["then"] == option["then"]
        after = host.do(after, "confirm")
    assert after["moment"] == table["moment"] + 1
    asked = after["decision"]["options"] if after["decision"]["yours"] else []
    assert option["then"][0] not in [each["text"] for each in asked]
    told = [line for line in after["log"] if line["moment"] == after["moment"]]
    assert told


def test_nothing_is_said_to_follow_where_there_is_a_choice(visit: Visit) -> None:
    host = visit()
    table = host.create("me", "partner", game="gwt2", seed=3)
    for option in table["decision"]["options"]:
        after = host.choose(table, option["notation"])
        assert not option["then"]
        assert len(after["decision"]["options"]) > 1
        table = host.do(after, "undo")
