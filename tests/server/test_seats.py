"""Seats: other devices, stand-ins, leaving, watching."""

from __future__ import annotations

import pytest

from tests.server.conftest import Visit
from tests.server.driving import Refused, receive


def test_a_link_carries_a_seat_to_another_device_once(visit: Visit) -> None:
    laptop, phone, thief = visit(), visit(), visit()
    table = laptop.create("me", "bot")
    url = laptop.do(table, "device-link", seat=0)["url"]
    assert url.startswith(laptop.server.url + "/claim/")
    token = url.rpartition("/")[2]
    assert phone.post("/api/claim", token=token) == {"id": table["id"]}
    assert phone.table(table["id"])["you"]["seats"] == [0]
    assert phone.table(table["id"])["decision"]["yours"]
    with pytest.raises(Refused) as refused:
        thief.post("/api/claim", token=token)
    assert refused.value.code == "not-found"
    with pytest.raises(Refused) as refused:
        thief.do(table, "device-link", seat=0)
    assert refused.value.code == "forbidden"


def test_claiming_again_with_the_same_key_answers_the_same(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    table = laptop.create("me", "bot")
    url = laptop.do(table, "device-link", seat=0, key="link-key-1")["url"]
    assert laptop.do(table, "device-link", seat=0, key="link-key-1")["url"] == url
    token = url.rpartition("/")[2]
    for _ in range(2):
        assert phone.post("/api/claim", token=token, key="claim-key-1") == {"id": table["id"]}


def test_a_bot_stands_in_for_an_absent_player_who_comes_back(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create("me", "open", options={"preset": "first_game", "start": 1})
    guest.do(table, "join", name="Ben")
    with host.live(table["id"]) as live:
        seen = host.do(table, "seats/1/bot", bot="random")
        assert (seen["seats"][1]["kind"], seen["seats"][1]["bot"]) == ("human", "random")
        receive(live, lambda m: m["type"] == "table" and m["decision"]["seat"] == 0)
        with pytest.raises(Refused) as refused:
            host.do(table, "seats/1/bot", bot="random")
        assert refused.value.code == "invalid"
        back = guest.do(table, "seats/1/back")
        assert back["seats"][1]["bot"] is None
        table = host.play_until(host.table(table["id"]), lambda t: t["decision"]["seat"] == 1)
    mine = guest.table(table["id"])
    assert mine["decision"]["yours"]
    assert guest.play_until(mine, lambda t: t["moment"] > mine["moment"])


def test_nobody_replaces_a_player_who_is_there(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join")
    with guest.live(table["id"]) as live:
        receive(live, lambda m: m["type"] == "table")
        with pytest.raises(Refused) as refused:
            host.do(table, "seats/1/bot", bot="random")
        assert refused.value.code == "forbidden"
    for command in ("seats/1/bot", "seats/1/back"):
        with pytest.raises(Refused) as refused:
            stranger.do(table, command)
        assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        host.do(table, "seats/1/bot", bot="nobody")
    assert refused.value.code == "invalid"


def test_a_seat_that_was_left_is_open_again(visit: Visit) -> None:
    host, guest, heir = visit(), visit(), visit()
    table = host.create("me", "open")
    guest.do(table, "join", name="Ben")
    left = host.do(table, "leave")
    assert left["you"]["seats"] == []
    assert [seat["kind"] for seat in left["seats"]] == ["open", "human"]
    assert guest.table(table["id"])["you"]["host"]
    with pytest.raises(Refused) as refused:
        host.do(table, "leave")
    assert refused.value.code == "forbidden"
    assert heir.do(table, "join")["you"]["seats"] == [0]
    assert heir.table(table["id"])["decision"]["yours"]


def test_the_last_to_leave_closes_the_table(visit: Visit) -> None:
    host, late = visit(), visit()
    table = host.create("me", "bot")
    assert host.do(table, "leave")["status"] == "left"
    with pytest.raises(Refused) as refused:
        late.do(table, "join")
    assert refused.value.code == "over"
    assert table["id"] not in [each["id"] for each in host.get("/api/tables")["yours"]]


def test_spectators_only_where_they_are_welcome(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    table = host.create("me", "open", spectators=False)
    waiting = watcher.table(table["id"])
    assert (waiting["view"], waiting["log"], waiting["scores"]) == (None, [], [])
    guest.do(table, "join")
    for path in ("", "/record", "/about/trail:A", "?at=0"):
        with pytest.raises(Refused) as refused:
            watcher.get(f"/api/tables/{table['id']}{path}")
        assert refused.value.code == "forbidden"
    with watcher.live(table["id"]) as live:
        assert receive(live, lambda m: True)["code"] == "forbidden"
    open_table = host.create("me", "bot")
    assert watcher.table(open_table["id"])["you"]["spectator"]


def test_the_lobby_lists_public_tables_and_ones_own(visit: Visit) -> None:
    host, other = visit(), visit()
    public = host.create("me", "open", public=True, name="Open house")
    private = host.create("me", "open")
    mine = [table["id"] for table in host.get("/api/tables")["yours"]]
    assert {public["id"], private["id"]} <= set(mine)
    listed = {table["id"]: table for table in other.get("/api/tables")["public"]}
    assert listed[public["id"]]["name"] == "Open house"
    assert [seat["kind"] for seat in listed[public["id"]]["seats"]] == ["human", "open"]
    assert private["id"] not in listed
    other.do(public, "join")
    turns = {table["id"]: table["your_turn"] for table in host.get("/api/tables")["yours"]}
    assert (turns[public["id"]], turns[private["id"]]) == (True, False)
    assert [table["your_turn"] for table in other.get("/api/tables")["yours"]] == [False]


def test_names_are_in_the_log_and_cannot_speak_for_the_engine(visit: Visit) -> None:
    host = visit(lang="fr")
    seats = [{"kind": "me", "name": "@seat-2\n"}, {"kind": "partner", "name": "Zoé"}]
    table = host.create(seats=seats)
    assert [seat["name"] for seat in table["seats"]] == ["seat-2", "Zoé"]
    table = host.play_until(table, lambda t: t["decision"]["seat"] == 1 and t["moment"] > 8)
    assert any(line["text"].startswith("Zoé") for line in host.table(table["id"])["log"])
