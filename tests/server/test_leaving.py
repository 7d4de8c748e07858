"""Whoever leaves takes their hand along: the others neither see nor play it, a bot may."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused, Server, Visitor, receive


def refuse_seat(visitor: Visitor, table: Any, **body: Any) -> None:
    """The visitor knows another hand, and is told so."""
    with pytest.raises(Refused) as refused:
        visitor.do(table, "join", **body)
    assert refused.value.code == "forbidden"
    assert "You know another hand" in refused.value.body["detail"]


def hand(visitor: Visitor, table: Any, seat: int) -> list[Any] | None:
    """The hand of a seat as far as a visitor sees it."""
    cards: list[Any] | None = visitor.table(table["id"])["view"]["players"][seat].get("hand")
    return cards


def test_the_hand_of_a_seat_that_was_left_is_seen_by_nobody_else(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join")
    mine = hand(guest, table, 1)
    assert mine
    guest.do(table, "leave")
    refuse_seat(host, table, seat=1)
    assert host.table(table["id"])["you"]["seats"] == [0]
    assert hand(host, table, 1) is None
    with pytest.raises(Refused) as refused:
        host.do(table, "fork", at=0)
    assert refused.value.code == "forbidden"
    back = guest.do(table, "join")
    assert back["you"]["seats"] == [1]
    assert hand(guest, table, 1) == mine


def test_a_bot_plays_on_for_whoever_left(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", options={"preset": "first_game", "start": 1})
    guest.do(table, "join")
    guest.do(table, "leave")
    with host.live(table["id"]) as live:
        host.do(table, "seats/1/bot", bot="random")
        seen = receive(live, lambda m: m["type"] == "table" and m["decision"]["seat"] == 0)
    assert (seen["seats"][1]["kind"], seen["you"]["seats"]) == ("bot", [0])
    assert hand(host, table, 1) is None


def test_whoever_left_takes_no_other_seat(visit: Visit) -> None:
    host, guest, third = visit(), visit(), visit()
    table = host.create("me", "open", "open")
    guest.do(table, "join", seat=1)
    third.do(table, "join", seat=2)
    host.do(table, "leave")
    third.do(table, "leave")
    refuse_seat(host, table, seat=2)
    assert host.do(table, "join")["you"]["seats"] == [0]
    assert third.do(table, "join")["you"]["seats"] == [2]


def test_nobody_looks_at_one_hand_and_plays_another(visit: Visit) -> None:
    host, guest, heir = visit(), visit(), visit()
    table = host.create("me", "open", "open")
    guest.do(table, "join", seat=1)
    guest.do(table, "leave")
    refuse_seat(guest, table, seat=2)
    assert heir.do(table, "join", seat=1)["you"]["seats"] == [1]


def test_people_who_share_a_screen_take_fresh_seats_and_return_to_their_own(visit: Visit) -> None:
    host, guest, heir = visit(), visit(), visit()
    table = host.create("me", "open", "open")
    assert host.do(table, "join", seat=1)["you"]["seats"] == [0, 1]
    assert guest.do(table, "join")["status"] == "running"
    host.do(table, "leave")
    refuse_seat(guest, table, seat=0)
    assert heir.do(table, "join", seat=0)["you"]["seats"] == [0]
    refuse_seat(heir, table, seat=1)
    assert host.do(table, "join", seat=1)["you"]["seats"] == [1]


def dealt(server: Server, table_id: str, seat: int) -> list[Any]:
    """The hand of a seat as it lies in the database when a table begins."""
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        query = "select position from snapshots where table_id = ? and number = 0"
        (position,) = database.execute(query, (table_id,)).fetchone()
    cards: list[Any] = json.loads(position)["state"]["players"][seat]["hand"]
    return sorted(cards)


@pytest.mark.parametrize("other", ["bot", "partner"])
def test_a_fork_of_a_running_game_deals_the_unknown_again(
    visit: Visit, server: Server, other: str
) -> None:
    host = visit()
    table = host.create("me", other)
    forks = [host.do(table, "fork", at=0)["id"] for _ in range(8)]
    for forked in forks:
        seen = host.table(forked)
        assert dealt(server, forked, 0) == dealt(server, table["id"], 0)
        assert (seen["known"], seen["seed"]) == ("", None)
        assert seen["you"]["seats"] == table["you"]["seats"]
    hands = [dealt(server, forked, 1) for forked in forks]
    assert any(cards != dealt(server, table["id"], 1) for cards in hands)


def test_nobody_forks_a_running_game_that_another_device_is_at(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.create("me", "partner")
    url = host.do(table, "device-link", seat=1)["url"]
    friend.post("/api/claim", token=url.rpartition("/")[2])
    for visitor in (host, friend):
        with pytest.raises(Refused) as refused:
            visitor.do(table, "fork", at=0)
        assert refused.value.code == "forbidden"
