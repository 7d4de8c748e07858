"""Hints: for whom, when, and made of nothing that the seat cannot know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import trailhand as th
from tests.server.conftest import Visit
from tests.server.driving import Refused, Visitor, finish
from tests.server.process import configuration_of
from tests.server.test_secrets import Browser
from trailhand.server.app import create_app
from trailhand.server.minds.advice import position_for


def refusal(visitor: Visitor, table: Any, **body: Any) -> str:
    """The code with which a hint is refused."""
    with pytest.raises(Refused) as refused:
        visitor.do(table, "hint", **body)
    assert refused.value.body["detail"]
    return str(refused.value.code)


def test_the_best_options_come_with_their_promise_and_a_plan(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "bot", seed=3)
    assert table["hints"]
    answer = ada.do(table, "hint")
    assert answer["moment"] == table["moment"]
    assert 1 <= len(answer["hints"]) <= 3
    options = {option["notation"]: option["text"] for option in table["decision"]["options"]}
    scored = [category["id"] for category in table["scores"][0]["categories"]]
    for hint in answer["hints"]:
        assert hint["text"] == options[hint["notation"]]
        assert [category["id"] for category in hint["categories"]] == scored
        total = sum(category["points"] for category in hint["categories"])
        assert hint["total"] == pytest.approx(total, abs=0.05 * (1 + len(scored)))
        assert isinstance(hint["ahead"], float)
    assert any(hint["plan"] for hint in answer["hints"])
    assert ada.table(table["id"])["moment"] == table["moment"]  # nothing was played


def test_a_player_against_an_automaton_is_told_of_no_lead(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", seed=3, options={"solo": "easy"})
    assert [hint["ahead"] for hint in ada.do(table, "hint")["hints"]] == [None] * 3


def test_whoever_asks_again_hears_the_same_in_their_language(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "bot", seed=3)
    first = ada.do(table, "hint")
    assert ada.do(table, "hint") == first
    ada.lang = "fr"
    ada.http.params = ada.http.params.set("lang", "fr")
    french = ada.do(table, "hint")
    assert [h["notation"] for h in french["hints"]] == [h["notation"] for h in first["hints"]]
    assert [h["text"] for h in french["hints"]] != [h["text"] for h in first["hints"]]
    assert [h["total"] for h in french["hints"]] == [h["total"] for h in first["hints"]]


def test_people_who_share_a_screen_may_ask_for_every_seat(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "partner", seed=3, confirm=False)
    table = ada.play_until(table, lambda t: t["decision"]["seat"] == 1)
    assert table["hints"]
    assert ada.do(table, "hint")["hints"]


def test_no_hints_where_others_play(visit: Visit) -> None:
    ada, ben, eve = visit(), visit(), visit()
    table = ada.create("me", "open", "bot")
    assert refusal(ada, table) == "not-your-turn"  # the game has not begun
    table = ben.do(table, "join")
    assert not ada.table(table["id"])["hints"]
    assert refusal(ada, table) == "forbidden"
    assert refusal(eve, table) == "forbidden"
    ada.do(table, "seats/1/bot", bot="random")  # whoever is away for a while plays, too
    assert refusal(ada, ada.table(table["id"])) == "forbidden"


def test_no_hints_for_those_who_watch_a_lonely_player(visit: Visit) -> None:
    ada, eve = visit(), visit()
    table = ada.create("me", "bot")
    assert not eve.table(table["id"])["hints"]
    assert refusal(eve, table) == "forbidden"


def test_no_hints_about_another_moment_or_a_turn_that_ends(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "partner", seed=3)
    assert refusal(ada, table, moment=table["moment"] + 1) == "stale"
    table = ada.play_until(table, lambda t: bool(t["confirm"]))
    assert not table["hints"]
    assert refusal(ada, table) == "stale"


def test_no_hints_in_the_lessons(visit: Visit) -> None:
    ada = visit()
    table = ada.table(ada.post("/api/learn", game="gwt2")["id"])
    assert not table["hints"]
    assert refusal(ada, table) == "lesson"


@pytest.mark.slow
def test_no_hints_when_all_is_over(visit: Visit) -> None:
    ada = visit()
    table = ada.create("me", "partner", seed=3, confirm=False)
    table = finish(ada.server, {0: ada, 1: ada}, table["id"])
    assert not table["hints"]
    assert refusal(ada, table) == "over"


def other_deals(match: th.Match, seat: int) -> list[th.Match]:
    """The match if what the seat cannot know were otherwise."""
    return [th.determinized(match, seat, seed) for seed in (1, 2, 3)]


async def positions(folder: Path) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What the worker would be sent about a table, and about its other deals."""
    door = create_app(configuration_of({"database": f"sqlite:///{folder / 'hints.sqlite3'}"}))
    browser = Browser(door)
    await browser.open()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = await browser.post("/api/tables", game="gwt2", seed=3, seats=seats)
    match = door.house.tables[made.json()["id"]].match
    seat = match.state.agenda[-1].seat
    sent = [position_for(each, seat, 7) for each in (match, *other_deals(match, seat))]
    await browser.http.aclose()
    await door.house.close()
    return sent, match.position()


def test_what_is_hidden_changes_nothing_that_a_worker_is_told(tmp_path: Path) -> None:
    sent, real = asyncio.run(positions(tmp_path))
    assert all(position == sent[0] for position in sent)
    assert sent[0] != real
